## What people are told who press and type: commands, options, settings, help

## Tables: which one is meant

table-of-game = { $code } { $game }
game-by-name = { $game }
no-table = Nie ma tu stolika. Otwórz go: /new
no-tables-of-yours = Nie siedzisz przy żadnym stoliku. Otwórz go w grupie albo tutaj: /new
no-seat = Nie siedzisz tu przy żadnym stoliku. Otwarte: { $codes }. Usiądź: /join
no-table-code = Nie ma tu stolika { $code }. Otwórz nowy: /new
no-table-code-but = Nie ma tu stolika { $code }. Są: { $codes }
no-such-table = Tego stolika już nie ma.
which-table = Który stolik: { $codes }? Naciśnij go albo napisz { $command }.
refuse-tables = { $most ->
    [one] Na tym czacie jest już { $most } stolik: { $codes }. Dołącz albo poczekaj na koniec gry.
    [few] Na tym czacie są już { $most } stoliki: { $codes }. Dołącz albo poczekaj na koniec gry.
    [many] Na tym czacie jest już { $most } stolików: { $codes }. Dołącz albo poczekaj na koniec gry.
   *[other] Na tym czacie jest już { $most } stolika: { $codes }. Dołącz albo poczekaj na koniec gry.
}
table-lobby = { $table } · poczekalnia
table-paused = { $table } · wstrzymany
table-between = { $table } · między rozdaniami
# $who: the person himself, or seats by their signs.
table-turn = { $table } · { $who }
table-turn-until = { $table } · { $who } · czas: { $left }
table-you = twoja kolej
table-seats = { $seats }

span-seconds = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekundy
    [many] { $count } sekund
   *[other] { $count } sekundy
}
span-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
    [many] { $count } minut
   *[other] { $count } minuty
}
span-hours = { $count ->
    [one] { $count } godzina
    [few] { $count } godziny
    [many] { $count } godzin
   *[other] { $count } godziny
}
span-days = { $count ->
    [one] { $count } dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
}

## Answers: what was done

done = Gotowe.
done-new = Stolik { $code } otwarty: { $game }. Masz przy nim miejsce.
done-join = Twoje miejsce przy { $code }: { $seat }.
done-swap = Prośba wysłana. Zamiana miejsc, gdy zgodzi się { $seat }.
done-ready = Gotowość zgłoszona.
done-not-ready = Gotowość cofnięta.
done-begin = Mecz się zaczyna.
done-leave = Nie siedzisz już przy { $code }.
done-close = Stolik { $code } zamknięty.
done-next = Czekasz na następne rozdanie.
done-back = Witaj znowu; następna decyzja należy do ciebie.
done-pause = Stolik wstrzymany, najwyżej na 10 minut. Wcześniej wznawia: /resume
done-resume = Stolik gra dalej.
done-rematch = Rewanż otwarty, potwierdzone: { $confirmed } z { $people }. Miejsca czekają 2 minuty.
done-tell = Gdy tylko przy { $code } będzie dla ciebie miejsce, dostaniesz prywatną wiadomość.
done-computer = Siada komputer, poziom { $level }.
done-remove = Miejsce wolne: { $seat }.
done-kick = Poza meczem, gra dalej komputer: { $seat }.
done-voted = Głos oddany: { $voted } z { $people }.
done-last = To rozdanie jest ostatnie.
done-finish = Mecz zakończony.
done-luck = Twoje szczęście wchodzi do kart i kości tego stolika.
done-order = Stałe polecenie obowiązuje; wykonane będzie w zwykłym tempie.
done-no-order = Stałe polecenie cofnięte.
done-option = { $option }: { $value }. Wszyscy znów zgłaszają gotowość.
option-same = { $option }: { $value }. Tak było już wcześniej; kto zgłosił gotowość, jest nadal gotowy.
done-language = Od teraz: { $language }.
done-chat-language = Język tego czatu: { $language }.
done-record = Oto zapis: każde zakończone rozdanie.
# Odpowiedź zaczyna się od „uczciwie”.
fair = uczciwie: { $facts }
fair-shuffles = { $count ->
    [one] { $count } tasowanie
    [few] { $count } tasowania
    [many] { $count } tasowań
   *[other] { $count } tasowania
}
fair-dice = { $count ->
    [one] { $count } rzut
    [few] { $count } rzuty
    [many] { $count } rzutów
   *[other] { $count } rzutu
}
check-title = Sprawdzenie krok po kroku
check-numbers =
    Skrót z poczekalni, s[0]: { $commitment }
    Entropia: { $entropy }
check-how = SHA-256 z s[n] daje s[n−1], aż do s[0]. Rozdanie n losuje ze swojego klucza, czyli HMAC-SHA256 z „entropia|n” pod s[n]. Plik z /record ma każdy wynik losowania; hospoda verify sprawdza go bez sieci.
check-deal =
    s[{ $deal }]: { $secret }
    klucz { $deal }: { $key }

## Answers: what is wrong, and what would be right

old-key = Ten przycisk już nie działa. Spójrz na widok stolika albo napisz /help.
could-mean = To może znaczyć: { $options }. Napisz jedno z nich w całości.
not-understood = To tutaj nic nie znaczy. Twoje karty i co możesz zrobić: /hand
not-understood-near = To tutaj nic nie znaczy. Czy chodzi o „{ $near }”?
not-understood-now = To tutaj nic nie znaczy. Teraz: { $now }
not-understood-near-now = To tutaj nic nie znaczy. Czy chodzi o „{ $near }”? Teraz: { $now }
not-possible-now = „{ $word }” teraz się nie da. Teraz: { $now }
now-choices = { $choices }
no-such-command = Nie ma takiego polecenia. Co jest: /help
no-such-command-near = Nie ma takiego polecenia. Czy chodzi o { $near }?
no-such-game = Nie ma takiej gry. Są: { $games }
no-such-option = Nie ma opcji „{ $name }”. Są: { $options }
no-such-setting = Nie ma takiego ustawienia. Są: { $settings }
no-such-language = Tego języka tu jeszcze nie ma. Są: { $languages }
platform-silent = Platforma nie odpowiedziała. Nic się nie stało: spróbuj jeszcze raz.
plays-in-private = Zagrania przyjmujemy prywatnie.
start-foreign = Ten adres jest dla kogoś innego albo stary. Naciśnij „{ go-join }” na widoku stolika.
start-again = Od teraz mogę tu do ciebie pisać. O co chodziło przed chwilą: poproś jeszcze raz.
kick-whom = Kto ma odejść? Reszta decyduje głosowaniem, administrator sam.
kick-none = Nikt inny tu nie siedzi.
leave-sure = Odejść od stolika { $code }? Za ciebie gra dalej komputer. Jeśli mecz liczy się do rankingu, zajmiesz ostatnie miejsce, chyba że wrócisz na swoje.
kick-sure = Usunąć z { $code }: { $seat }? Gra dalej komputer. Jeśli mecz liczy się do rankingu, to ostatnie miejsce; usiąść znów można dopiero po meczu.
kick-sure-away = Usunąć z { $code }: { $seat }? Gra dalej komputer. Jeśli mecz liczy się do rankingu, to ostatnie miejsce, chyba że ta osoba wróci na swoje.
kick-nobody = Nikt o tym imieniu tu nie siedzi. Podaj miejsce: { $command }
luck-how = Twoja część szczęścia: { $command } i do 64 dowolnych znaków.
refuse-right-begin = Zaczyna tylko gospodarz albo administrator.
refuse-right-options = Opcje zmienia tylko gospodarz albo administrator.
refuse-right-computers = Komputer dodaje tylko gospodarz albo administrator.
refuse-right-remove = Z poczekalni usuwa tylko gospodarz albo administrator.
refuse-right-close = Stolik zamyka tylko gospodarz albo administrator.
refuse-right-close-late = Po pierwszym rozdaniu stolik zamyka głosowanie albo administrator.
refuse-right-kick = Samodzielnie robi to tylko administrator; pozostali głosują: /kick
refuse-right-open = Na tym czacie stoliki otwierają tylko administratorzy.
refuse-right-settings = Ustawienia tego czatu zmieniają tylko administratorzy. Twoje własne: /settings mine

## Options of a table

refuse-option-unknown = Nie ma takiej opcji. Są: { $options }
refuse-option = { $option }: { $allowed }.
refuse-options-together = Te opcje się wykluczają: mecz kończą punkty albo czas.
allowed-words = do wyboru { $words }
allowed-range = od { $least } do { $most }
allowed-range-or-none = od { $least } do { $most } albo brak
option-yes = tak
option-no = nie
option-none = brak
option-number = { $number }
option-word = { $word }
option-line = { $option }: { $value }
# $name: what may be typed.
option-line-named = { $name } – { $option }: { $value }
option-named = { $name } ({ $option })
option-typed = { $allowed }. Inna wartość: { $command }
option-may-be = Do wyboru: { $values }
options-title = Opcje stolika { $code }
setting-turn = czas na ruch
setting-turn-help = Ile czasu jest na decyzję: od 15 sekund do 7 dni. Potem ten jeden ruch robi komputer.
setting-window = czas na Jokera
setting-window-help = Ile czasu mają pozostali na Jokera albo „Pali się”, zanim padnie rzut kością: od 3 do 60 sekund.
setting-reveal = sekret jawny
setting-reveal-help = Kiedy pokazać sekret, z którego wynikają karty i kości: po meczu albo po każdym rozdaniu.
reveal-match = po meczu
reveal-deal = po każdym rozdaniu
setting-rated = do rankingu
setting-rated-help = Czy mecz może liczyć się do rankingu; jeśli nie, to gra próbna.

## Where a hand comes

way-ask = Gdzie pokazywać twoje karty?
way-open = Twoje karty przyjdą prywatnie: otwórz tam bota, a dostaniesz miejsce.
way-here-how = Bez czatu prywatnego: { $command } pokazuje je w okienkach przy stoliku.
tell-open = Wiadomość przyjdzie prywatnie: otwórz tam bota.
tell-how = Chcesz wiedzieć, kiedy zwolni się miejsce? { $command }
way-here-key = Tutaj
way-private-key = Czat prywatny

## Opening and choosing

which-game = Która gra?
which-free-seat = Które miejsce?
which-seat = Które miejsce? Jeśli ktoś tam siedzi, zamiana następuje, gdy chcą obie osoby.
which-seat-computer = Gdzie ma usiąść komputer? Jego partner siedzi naprzeciwko.
which-rules = Zasady której gry?
which-level = Komputer którego poziomu?
which-language = Jaki język?
level = poziom { $level }
# Each by its own name: who looks for his language may read no other.
language-en = English
language-pl = Polski
language-cs = Čeština
language-de = Deutsch
language-sr = Srpski
language-sr-cyrl = Српски
language-auto = jak na platformie

## Settings

settings-title = Ustawienia tego czatu (administratorzy)
mine-title = Twoje ustawienia
defaults-title = { $game }: opcje nowych stolików
set-line = { $setting }: { $value }
set-how = { $how }
set-one-of = do wyboru { $words }
refuse-setting = { $setting }: { $allowed }
set-language = język
set-time-zone = strefa czasowa
set-time-zone-how = Według niej liczą się godziny ciszy i daty. Z nazwy: /settings timezone Europe/Warsaw
set-other-zone = inne …
zone-of-chat = jak w czacie
set-tables = stoliki
set-tables-how = Od { $least } do { $most } stolików naraz.
set-opened-by = otwierają
opened-by-everybody = wszyscy
opened-by-admins = administratorzy
set-nudges = przypomnienia
set-nudges-how = Czy widok stolika może oznaczyć tego, na kogo się czeka, raz na ruch.
set-quiet = cisza
set-quiet-how = Godziny bez przypomnień: brak albo wpisane jak 22-7.
set-other-hours = inne …
hours = { $start }–{ $end }
hours-from = od { $start }
set-turn = czas na ruch
set-turn-how = Na decyzję, od 15 sekund do 7 dni; wpisz: /settings turn 2h
set-way = moje karty
set-one-tap = jedno dotknięcie
set-one-tap-how = Dotknięcie karty zagrywa ją od razu, bez pytania.
set-by-melds = sortuj układami
set-by-melds-how = Gdzie gra zna układy, karty leżą według nich; gdzie indziej kolorami.
set-letters = litery
letters-own = jak w moim języku
set-suits = kolory
set-suits-how = Karty niemieckie: w grach, w które się nimi gra.
set-mention = oznaczaj mnie
set-mention-how = Czy widok stolika może cię oznaczyć, gdy inni na ciebie czekają, raz na ruch.
done-mine = Gotowe: { $setting }.
mine-in-private = Twoje własne ustawienia widać na osobności.
way-open-now = Odtąd twoje karty przychodzą na osobności: otwórz tam bota.

## Keys

go-alone = Zagraj na próbę
go-back = Wstecz
go-more = Więcej …
go-close = Zamknij
go-help = Pomoc
go-rules = Zasady
go-tutorial = Samouczek
go-new = Otwórz stolik
go-log = Przebieg
go-last-trick = Poprzednia lewa
go-record = Zapis
go-pause = Wstrzymaj
go-resume = Wznów
go-last = Ostatnie rozdanie
go-finish = Zakończ teraz
go-kick = Usuń
go-leave = Wyjdź
go-take = Zajmij miejsce { $seat }
go-tell = Daj znać

## Help

menu-title = Stolik { $code }
log-empty = W tym rozdaniu nic się jeszcze nie stało.
trick-last = Poprzednia lewa: { $cards }
trick-none = W tym rozdaniu nie ma jeszcze pełnej lewy.
rules-options = Opcje stolika { $code }
tutorial-title = Samouczek
alone-here = Otwórz tu stolik i dodaj komputery. Która gra?
alone-private = Otwórz ze mną czat prywatny i napisz /new: zagrasz tam z komputerami.
help-desk =
    Cztery gry, karty prywatnie
    /new otwiera stolik
    /hand twoje karty
    /table twoje stoliki
    /bet 2 · /pass 3♠ 4♥ 5♣ · /play K♠
    /rules · /stats · /leaderboard
    /history · /record · /verify
    /settings · /language
    /luck · /link · /privacy · /forget
    Karty: ★ joker, * najnowsza
    Kłopot? { go-menu } na widoku stolika.
