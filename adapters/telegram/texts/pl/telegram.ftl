## Teksty samego Telegrama

telegram-wait = Przyjęte. To chwilę potrwa.
telegram-sent = Jest w naszym czacie prywatnym.
telegram-no-private = Otwórz nasz czat prywatny i naciśnij Start, potem zapytaj jeszcze raz.
telegram-open = Do czatu prywatnego
telegram-anonymous = W imieniu grupy lub kanału możesz zamykać i ustawiać, ale nie siadać: napisz jako ty.

## Lista poleceń: najwyżej 256 znaków każde

command-new = otwórz stolik
command-table = stoliki: czyja kolej, z odnośnikami
command-hand = twoje karty
command-bet = postaw grosze: /bet 2
command-pass = pas albo podaj karty: /pass 3♠ 4♥ 5♣
command-play = zagraj kartę: /play K♠
command-rules = zasady gry
command-stats = twoje mecze w liczbach albo czyjeś
command-leaderboard = kto prowadzi, według gry i okresu
command-help = co tu jest
command-join = usiądź
command-leave = wstań od stolika
command-begin = zacznij mecz
command-options = opcje stolika
command-luck = dodaj swój los do sekretu
command-close = zamknij stolik
command-pause = wstrzymaj grę
command-resume = graj dalej
command-kick = głosuj, kto ma odejść
command-lastdeal = niech to będzie ostatnie rozdanie
command-finish = zakończ teraz, przez głosowanie
command-history = mecze tego czatu albo twoje
command-record = zapis meczu
command-verify = sprawdź, czy los był uczciwy
command-settings = ustawienia czatu albo twoje
command-language = twój język
command-link = licz dwa konta jako jednego gracza
command-unlink = licz to konto znów osobno
command-forget = usuń, co się o tobie przechowuje
command-privacy = co jest o tobie pamiętane
