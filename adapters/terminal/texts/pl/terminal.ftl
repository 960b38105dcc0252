# Terminal i wiersz poleceń.

## Przy stoliku

welcome = { $game } · stolik { $code }
resumed = { $game } · stolik { $code }, gramy dalej
# $options: such as --fast, --turn.
resume-keeps = Stolik gra dalej tak, jak zaczął. Tylko dla nowych stolików: { $options }
commitment =
    Uczciwość (skrót sekretu):
    { $hash }
entropy = Entropia: { $text }
unfinished = { $count ->
    [one] Czeka { $count } niedokończony mecz: --resume do niego wraca.
    [few] Czekają { $count } niedokończone mecze: --resume wraca do najnowszego.
    [many] Czeka { $count } niedokończonych meczów: --resume wraca do najnowszego.
   *[other] Czeka { $count } niedokończonego meczu: --resume wraca do najnowszego.
}
hint = Enter: proponowany ruch · ?: pomoc · q: zapis i wyjście
name-you = Ty
# Imiona graczy komputerowych, po przecinku.
computer-names = Bolek, Cyryl, Danka, Edek, Fela, Gustlik, Hanka
prompt-enter = [Enter] { $what }
prompt-cards = { $what }: wpisz karty (Ks 10h)
prompt-groups = { $what }: wpisz karty (4s 5s 6s + Kh Kd Ks)
prompt-for = Teraz: { $seat }
prompt-covered = [Enter] pokazuje twoje karty >
prompt-confirm = Na pewno? [t] tak  [Enter] nie >
prompt-next-deal = [Enter] gramy dalej  [zakończ] koniec meczu >
prompt-back = { $seat } poza stolikiem, gra komputer. [Enter] Już jestem >
not-done = Dobrze, bez tego.
typed-unknown = To tu nic nie znaczy: wpisz numer z listy albo ? po pomoc.
typed-near = To tu nic nie znaczy. Może chodzi o „{ $near }”?
typed-several = To może znaczyć: { $options }. Wpisz numer.
help-1 = Wybierz numerem albo wpisz słowa z listy. Enter gra to, co jest proponowane.
help-2 = stolik · karty · przebieg: pokaż jeszcze raz widok stolika, swoje rzeczy, przebieg gry
help-3 = zasady · samouczek: jak się w to gra
help-4 = uczciwość: skrót sekretu i entropia tego meczu
help-5 = zapis: zapisuje skończone rozdania do pliku · zakończ: kończy mecz teraz
help-6 = q: zapis i wyjście; hospoda play GAME --resume wraca do meczu
saved = Zapisane. Dalszy ciąg: hospoda play { $game } --resume
secret = Sekret s[{ $deal }]: { $hash }
record-written = Zapisano: { $path }
verify-with = Sprawdź: hospoda verify "{ $path }"

## Słowa do wpisania, po przecinku. Żadne nie może stać na dwóch listach ani na liście gry.
## Angielskie działają w każdym języku; polskie także bez znaków diakrytycznych.

words-quit = q, quit, exit, leave, koniec, wyjdź, wyjdz, wyjście, wyjscie
words-help = ?, help, h, pomoc
words-rules = rules, zasady
words-tutorial = tutorial, samouczek
words-log = log, przebieg
words-board = board, table, b, stolik, stół, stol
words-hand = hand, karty, moje karty, ręka, reka
words-fair = fair, fairness, uczciwość, uczciwosc
words-record = record, zapis
words-finish = finish, finish now, zakończ, zakoncz, zakończ teraz, zakoncz teraz

## Komputery między sobą

selfplay-title = { $game } · mecze: { $matches } · rozdania: { $deals } · miejsca: { $seats }
selfplay-measure = co
selfplay-least = najmniej
selfplay-median = mediana
selfplay-mean = średnia
selfplay-most = najwięcej
selfplay-deals = rozdania na mecz
selfplay-acts = ruchy na rozdanie
selfplay-scores = punkty za rozdanie
selfplay-spread = rozrzut w rozdaniu
selfplay-level = poziom
selfplay-seats = rozegrane miejsca
selfplay-match-wins = wygrane mecze
selfplay-deal-wins = rozdania wygrane samodzielnie
selfplay-points = punkty za rozdanie
selfplay-written = { $count ->
    [one] { $count } zapis w folderze { $folder }
    [few] { $count } zapisy w folderze { $folder }
    [many] { $count } zapisów w folderze { $folder }
   *[other] { $count } zapisu w folderze { $folder }
}

## Polecenia. GAME i FILE to słowa wiersza poleceń, takie same w każdym języku.

help-app = Gry przy stoliku: na Discordzie, w Telegramie i w terminalu.
help-play = Stolik w terminalu, przeciwko komputerom.
help-replay = Odtwórz zapisy według zasad.
help-verify = Sprawdź, czy losowanie w zapisie było uczciwe.
help-selfplay = Komputery grają między sobą.
help-rules = Zasady gry do przeczytania.
help-backup = Skopiuj bazę danych do FILE, także wtedy, gdy Hospoda działa.
help-recompute = Policz rankingi od nowa z wyników, gdy nic nie używa bazy danych.
help-restore = Wstaw kopię zapasową na miejsce bazy danych.
help-version = Pokaż wersję i zakończ.
help-game = Gra, na przykład koblarz.
help-seats = Ile jest miejsc dla ludzi i komputerów razem.
help-level = Jak mocne są komputery: od 1 do 3.
help-language = Język stolika: { $languages }.
help-resume = Wróć do najnowszego niedokończonego meczu, jeśli taki jest.
help-fast = Komputery i kości nie czekają.
help-name = Osoba przy tej klawiaturze; dla kilku osób podaj kilka razy.
# Nawiasy klamrowe stoją w cudzysłowie, bo Fluent używa ich po swojemu.
help-options = Opcje gry jako JSON, na przykład '{"{"}"numbers": "seats"{"}"}'.
help-turn = Sekundy na decyzję, od 15 do 604800; bez tego nie ma zegara.
help-reveal = Kiedy ujawnić sekret rozdania: match (po meczu) albo deal (po każdym rozdaniu).
help-facts = Po każdym kroku wypisz fakty jako wiersze JSON.
help-upto = Zatrzymaj się po tym kroku, na przykład 1:4.
help-matches = Ile meczów.
help-levels = Poziomy według miejsc, na przykład 1,3,1; co mecz przesuwają się o jedno miejsce.
help-seed = To samo ziarno daje te same mecze.
help-records = Zapisz każdy mecz jako plik w tym folderze.
help-overwrite = Zastąp FILE, jeśli istnieje.
help-files = Zapisy do wczytania.
help-file = Plik.

## Skargi

usage-no-option = nie ma opcji { $option } (hospoda --help)
usage-option-value = opcja { $option } wymaga dokładnie jednej wartości
usage-missing = brakuje { $name } (hospoda --help)
usage-bad-value = zła wartość: { $name } (hospoda --help)
usage-no-command = nie ma polecenia „{ $command }” (hospoda --help)
usage-missing-command = powiedz, co zrobić: hospoda --help
usage-extra = to polecenie nie przyjmuje tylu słów
usage-wrong = tego polecenia nie da się zrozumieć (hospoda --help)
usage-game = nie ma gry „{ $game }”; są: { $games }
usage-language = nie ma języka „{ $language }”; są: { $languages }
usage-level = ta gra ma poziomy od { $least } do { $most }
usage-levels = --levels wymaga dla każdego miejsca poziomu od { $least } do { $most }, na przykład 1,3,1
# $span: exact or range.
usage-seats = { $span ->
    [exact] { $least ->
        [one] w tę grę gra { $least } osoba
        [few] w tę grę grają { $least } osoby
        [many] w tę grę gra { $least } osób
       *[other] w tę grę gra { $least } osoby
    }
   *[range] w tę grę gra od { $least } do { $most } osób
}
usage-names = imion jest więcej niż miejsc
usage-name = imię musi mieć choć jedną literę
usage-name-sign = w imieniu nie może być znaku miejsca, a w „{ $name }” jest
usage-name-twice = dwie osoby mają imię „{ $name }”: każda musi mieć inne
usage-turn = --turn to od 15 do 604800 sekund
usage-reveal = --reveal to match albo deal
usage-matches = -n to od 1 do 1000000
usage-options = --options: { $why }
replay-upto = --upto to DEAL:STEP, oba od 1, na przykład 1:4
replay-no-such-step = w tym zapisie nie ma takiego rozdania albo kroku
file-unreadable = nie da się odczytać: { $why }
folder-unwritable = nie da się zapisać w { $folder }: { $why }
fault-ours = nasz błąd ({ $where }); nic, co zostało przyjęte, nie przepadło

## Kopia zapasowa

recompute-done = { $count ->
    [one] Rankingi policzone od nowa: { $count } wynik.
    [few] Rankingi policzone od nowa: { $count } wyniki.
    [many] Rankingi policzone od nowa: { $count } wyników.
   *[other] Rankingi policzone od nowa: { $count } wyniku.
}
backup-done = Kopia zapasowa: { $path }
restore-done = Wczytano { $path }. Trwające rozdania są nieważne i zagramy je od nowa, z nowymi skrótami sekretów.

## Dlaczego ścieżka się nie nadaje

os-missing = nie ma takiego pliku ani katalogu
os-denied = brak uprawnień
os-read-only = system plików tylko do odczytu
os-folder = to jest katalog
os-no-folder = to nie jest katalog
os-exists = taki plik już jest
os-full = na dysku nie ma miejsca
os-invalid = nieprawidłowa ścieżka
os-too-long = za długa nazwa pliku
os-other = { $why }
