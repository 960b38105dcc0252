## Polecenia: najwyżej 100 znaków każde

command-new = Otwórz stolik
command-table = Stoliki tutaj: czyja kolej, z odnośnikami
command-hand = Twoje karty i możliwości, tylko dla ciebie
command-bet = Postaw grosze
command-pass = Pas albo podaj karty
command-play = Zagraj kartę albo wykonaj ruch
command-rules = Zasady gry
command-stats = Wyniki gracza
command-leaderboard = Kto gra najlepiej
command-help = Co tu jest
command-hospoda = Stoliki, ustawienia i zapisy
command-join = Usiądź
command-leave = Wstań od stolika
command-begin = Zacznij mecz
command-options = Opcje stolika
command-luck = Dodaj swój los do sekretu
command-close = Zamknij stolik
command-pause = Wstrzymaj grę
command-resume = Graj dalej
command-kick = Głosuj, kto ma odejść
command-lastdeal = Niech to będzie ostatnie rozdanie
command-finish = Zakończ teraz, przez głosowanie
command-record = Zapis meczu
command-verify = Sprawdź, czy los był uczciwy
command-settings = Ustawienia kanału albo twoje
command-language = Język kanału, a prywatnie twój
command-history = Rozegrane mecze
command-link = Jedna osoba na dwóch platformach
command-unlink = Znowu dwie osoby
command-forget = Usuń, co jest o tobie pamiętane
command-privacy = Co jest o tobie pamiętane

## Ich opcje: najwyżej 100 znaków każda

command-option-game = Która gra
command-option-new-options = Opcje, na przykład: target=300 turn_seconds=120
command-option-thread = Otwórz wątek dla stolika
command-option-table = Kod stolika, jeśli może chodzić o kilka
command-option-coins = Ile groszy
command-option-cards = Karty, na przykład: 3♠ 4♥ 5♣
command-option-what = Karta albo ruch, na przykład: K♠
command-option-player = Czyje wyniki; bez tego: twoje
command-option-period = Od kiedy
command-option-where = Tego kanału czy wszystkie
command-option-week = Ten tydzień
command-option-month = Ten miesiąc
command-option-year = Ten rok
command-option-all = Od zawsze
command-option-chat = Ten kanał
command-option-everywhere = Wszędzie
command-option-seat = Numer miejsca
command-option-option = Nazwa opcji
command-option-value = Jej nowa wartość
command-option-phrase = Dowolne słowa
command-option-setting = Nazwa ustawienia
command-option-mine = Twoje ustawienia zamiast ustawień kanału
command-option-language = Który język
command-option-code = Kod z drugiej platformy
