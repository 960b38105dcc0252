# Co mówi Hospoda, niezależnie od gry. Słowa: słownik projektu. Wiersz widoku stolika: do 34 znaków.
# Gra może powiedzieć to po swojemu: komunikat o tym samym kluczu w jej folderze ma pierwszeństwo.

## Strony

deal-number = { $deal }. rozdanie
seat = { $seat }
seat-named = { $seat }
# Partnerzy: ich znaki, potem imiona.
side-named = { $marks } { $names }
marks = { $marks }
in-seconds = { $seconds ->
    [one] za { $seconds } sekundę
    [few] za { $seconds } sekundy
    [many] za { $seconds } sekund
   *[other] za { $seconds } sekundy
}
pile = { $number } { $between } { $holds }
die = { $seat }{ $die }

## Karty: litery, które można wpisać, i nasze (angielskie) litery. Znaki ♠ ♥ ♦ ♣ ★ i litery angielskie działają zawsze.

card-ranks = A=A K=K D=Q W=J 10=T
card-suits = P=S KI=H KA=D T=C

# Karty na stole: wyłożona, oczekiwana, w zakończonej lewie; not-live: teraz nie wolno jej zagrać.
card = { $card }
suit = { $suit }
card-laid = { $seat } { $card }
card-laid-word = { $seat } { $card } { $word }
card-awaited = { $seat } ?
card-of = { $seat }{ $card }
card-not-live = ({ $card })
card-fresh = { $card }*
trick-taken = → { $seat }

## Wyniki rozdania i meczu

sheet-item = { $what } { $points }
reason-target = osiągnięty próg
reason-time = czas minął
reason-agreed = głosowanie
reason-abandoned = mecz przerwany
reason-draw = remis
voided = { $count ->
    [one] { $count } nieważne rozdanie: gramy je od nowa, z nowym skrótem sekretu (wczytana kopia zapasowa albo zmienione zasady).
    [few] { $count } nieważne rozdania: gramy je od nowa, z nowym skrótem sekretu (wczytana kopia zapasowa albo zmienione zasady).
    [many] { $count } nieważnych rozdań: gramy je od nowa, z nowym skrótem sekretu (wczytana kopia zapasowa albo zmienione zasady).
   *[other] { $count } nieważnego rozdania: gramy je od nowa, z nowym skrótem sekretu (wczytana kopia zapasowa albo zmienione zasady).
}

## Odmowy: co jest nie tak, potem co byłoby dobrze

refuse-no-such-seat = Przy tym stoliku nie ma takiego miejsca.
refuse-deal-over = To rozdanie już się skończyło: poczekaj na następne.
refuse-begun = Mecz już trwa.
refuse-old-question = To pytanie jest już nieaktualne.
refuse-no-window = Nie ma teraz rzutu do przepuszczenia: odpowiedz na pytanie.
refuse-no-next-deal = Żadne rozdanie nie czeka teraz na początek.
refuse-match-over = Mecz już się skończył.
refuse-not-away = Jesteś przy stoliku: decyzje należą do ciebie.
table-stopped = Ten stolik stanął z naszej winy. Wszystko do tej pory jest zapisane; gra ruszy dalej po ponownym uruchomieniu Hospody.

## Złe dane: gdzie i dlaczego. Słowa z samych danych zostają po angielsku.

fault = { $where }: { $why }
where = { $parts }
where-deal = rozdanie { $n }
where-step = krok { $n }
where-chance = los { $n }
where-seat = miejsce { $n }
where-item = pozycja { $n }
where-key = { $key }
wrong-missing = brakuje tego
wrong-unknown = tego tu nie znamy
wrong-twice = występuje dwa razy
wrong-integer = tu musi być liczba całkowita
wrong-text = tu musi być tekst
wrong-boolean = tu musi być true albo false
wrong-list = tu musi być lista
wrong-object = tu musi być obiekt
wrong-null = tu musi być null
wrong-value = zła wartość
wrong-length = zła długość
wrong-word = dozwolone: { $words }
wrong-below = musi być co najmniej { $least }
wrong-above = może być najwyżej { $most }
wrong-json = to nie jest JSON
wrong-json-line = wiersz { $line }: to nie jest JSON
wrong-utf8 = to nie jest tekst w UTF-8
wrong-game = nie ma tu gry „{ $game }”
wrong-rules = zasady tej gry mają tu wersje od 1 do { $newest }
# $span: exact or range.
wrong-seats = { $span ->
    [exact] { $least ->
        [one] w tę grę gra { $least } osoba
        [few] w tę grę grają { $least } osoby
        [many] w tę grę gra { $least } osób
       *[other] w tę grę gra { $least } osoby
    }
   *[range] w tę grę gra od { $least } do { $most } osób
}
wrong-card = to nie karta: pisz dwa znaki, na przykład KS, TH albo XX
wrong-outcome = tu musi być albo die, albo shuffle

## Odtwarzanie i sprawdzanie zapisów

fails-deal-unfinished = poprzednie rozdanie nie jest skończone
fails-match-over = mecz skończył się przed tym rozdaniem
fails-chance-missing = brakuje wyniku losowania
fails-chance-wrong = wynik losowania nie pasuje (zły rodzaj, zły zakres albo karty inne niż w talii)
fails-chance-left = zostały niewykorzystane wyniki losowania
fails-scores-early = są punkty, a rozdanie jeszcze trwa
fails-no-fact = nie ma faktu „{ $key }”
# $expected: co stoi w zapisie; $came: co wynika z zasad.
fails-differs = { $key }: miało być { $expected }, jest { $came }
fails-legal = „{ $do }” ma być odrzucone, a jest dozwolone
fails-illegal = „{ $do }” jest wbrew zasadom: { $why }
verify-no-fairness = w tym zapisie nie ma danych do sprawdzenia uczciwości
verify-chain = rozdanie { $deal }: skrót jego sekretu nie zgadza się z poprzednim
verify-too-many = ujawnionych sekretów jest więcej niż rozdań
verify-does-not-hold = { $where }: { $why }
verify-not-revealed = rozdanie { $deal }: sekret nie jest ujawniony
verify-not-yet = Mecz jeszcze trwa, a jego sekrety wychodzą na jaw na końcu: do tego czasu nie ma czego sprawdzać.
# $expected: co wynika z łańcucha sekretów; $came: co stoi w zapisie.
verify-differs = rozdanie { $deal }, los { $number }: w zapisie stoi { $came }, z sekretu wynika { $expected }
# Odpowiedź w każdym języku zaczyna się od „fair”: gdy wszystko się zgadza, hospoda verify pisze tylko to słowo.
verify-fair-but = fair, oprócz rozdania { $deal }: jeszcze trwa, jego sekret nie jest ujawniony

## Baza danych

store-in-use = Na { $path } działa już Hospoda: { $command }, proces { $pid }. Najpierw zakończ ten proces.
store-in-use-unknown = Na { $path } działa już inny proces. Najpierw go zakończ.
store-busy = Inny program, może przeglądarka baz danych, zajmuje { $path }. Zamknij go i spróbuj jeszcze raz.
store-full = Nie ma już miejsca na { $path }: nic z tego się nie zapisało. Zrób miejsce i spróbuj jeszcze raz.
store-not-writable = Nie da się zapisać { $path }. Sprawdź prawa do pliku i do jego folderu.
store-is-folder = { $path } to folder, a nie plik.
store-no-file = { $path } to urządzenie, potok lub coś podobnego, a nie plik.
store-missing = Nie ma pliku { $path }.
store-exists = { $path } już istnieje. Wybierz inną nazwę albo zastąp starą kopię przez --overwrite.
store-own-file = { $path } należy do samej bazy danych. Wybierz inną nazwę kopii zapasowej.
store-itself = { $path } to sama baza danych. Podaj kopię zapasową, którą chcesz wczytać.
store-foreign = { $path } to nie jest baza danych Hospody.
store-damaged = Plik { $path } jest uszkodzony. Wczytaj dobrą kopię zapasową: hospoda restore FILE
store-newer = { $path } pochodzi z nowszej wersji Hospody. Zaktualizuj Hospodę.
store-closed = Hospoda się zamyka: nic więcej się nie zapisze.
store-stale = Stolik { $table } zmienił się w tej samej chwili z innego miejsca: nic z tego się nie zapisało.
store-origin-taken = Ten stolik już otwarto: drugi raz nic się nie otworzyło.
# $error: kod systemu albo SQLite.
store-failed = { $path } zawodzi z kodem { $error }: nic z tego się nie zapisało.

## To samo dla osób przy stoliku: ścieżka bazy danych to nie ich sprawa

store-full-here = Dysk jest pełny: to się nie zapisało. Stolik ruszy dalej, gdy znów będzie miejsce.
store-not-writable-here = Teraz nic się nie zapisze, bo do bazy danych nie da się pisać. Stolik ruszy dalej, gdy będzie się dało.
store-busy-here = Inny program zajmuje bazę danych: to się nie zapisało. Stolik ruszy dalej, gdy ją zwolni.
store-damaged-here = Baza danych jest uszkodzona: to się nie zapisało. Kto prowadzi Hospodę, musi wczytać kopię zapasową.
store-failed-here = Baza danych zawodzi z kodem { $error }: to się nie zapisało. Stolik spróbuje jeszcze raz.
