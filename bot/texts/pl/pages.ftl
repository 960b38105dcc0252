## Strony stolika: widok, poczekalnia, wyniki, panele. Wiersz ma 34 znaki, przycisk (trzy w rzędzie) 10.

# Pierwsze wiersze: czyja kolej albo na co czekamy; $until: kiedy to się samo skończy.
page-until = { $head } · { $until }
turn = ▶ { $who }
turn-lobby = ▶ zaczyna gospodarz
turn-lobby-host = ▶ { $seat } (gospodarz) zaczyna
turn-next-deal = ▶ następne rozdanie
turn-match-over = ▶ koniec meczu
turn-paused = ▶ przerwa
turn-stopped = ▶ stolik stoi
page-table = { $code }
page-name = { $code } { $game }
page-hash = { $hash }
count-of = { $count } z { $people }

## Co Hospoda ma do powiedzenia o stoliku

notice-paused = { $seat } wstrzymuje grę
notice-no-people = Przerwa: nikogo tu nie ma
notice-away = { $seat } poza stolikiem, gra komputer
notice-free = { $seat } wolne, gra komputer
notice-last-deal = to rozdanie jest ostatnie
notice-vote-finish = zakończ teraz: { $count }
notice-vote-last = ostatnie rozdanie: { $count }
notice-vote-close = zamknięcie: { $count }
notice-vote-kick = usunięcie { $seat }: { $count }
notice-ready = dalej: { $count }
notice-voided = Nieważne, grane od nowa: { $count }

## Poczekalnia

lobby-title = { $code } { $game } · { $seated } z { $seats }
lobby-seats = { $most } miejsc
lobby-seats-range = { $least }–{ $most } miejsc
lobby-ready = gotowe
lobby-not-ready = jeszcze niegotowe
lobby-held = bez potwierdzenia
lobby-computer = poziom { $level }
lobby-unrated = bez rankingu
lobby-of = { $seat } { $what }
lobby-seat-free = { $seat } wolne
lobby-swap = { $seat } prosi o zamianę: { $other }
lobby-target = do { $points }
lobby-trial = bez rankingu
lobby-option = { $option } { $value }
lobby-changed = Zmiana · { $option }: { $value }
lobby-commitment = Uczciwość (skrót sekretu):
short-seconds = { $count } s
short-minutes = { $count } min
short-hours = { $count } godz.
short-days = { $count } d

## Wyniki rozdania i meczu

deal-over = { $number }, koniec
tell-free = Wolne miejsce: { $table }
sheet-score = { $points } → { $total }
result-over = { $table } · koniec
result-closed = { $table } · zamknięty
result-deals = { $deals ->
    [one] { $deals } rozdanie
    [few] { $deals } rozdania
    [many] { $deals } rozdań
   *[other] { $deals } rozdania
}
# $reason to jeden z powodów Hospody albo gry.
result-reason = { $reason }
result-nobody = Nikt nie wygrywa.
result-winner = { $rank }. { $seat } { $total } · wygrana
result-seat = { $rank }. { $seat } { $total }
result-rating = Ranking { $move }
rating-move = { $seat } { $by }
result-unrated = Bez rankingu: { $why }
unrated-trial = gra próbna
unrated-computer = grał komputer
unrated-alone = jedna osoba
unrated-closed = zamknięty
unrated-nothing = bez rozdania
unrated-void = rozdanie nieważne
result-secret = Sekret s[{ $count }]; zahaszowany { $count ->
    [one] { $count } raz
    [few] { $count } razy
    [many] { $count } razy
   *[other] { $count } razy
}
result-commitment = daje skrót z poczekalni:

## Panel

panel-you = ▶ ty przy { $code }
panel-left = Nie grasz już przy { $code }.
panel-neutral = Twoja kolej przy { $code }
# Where nothing is asked of him.
panel-neutral-cards = Twoje karty przy { $code }
panel-last = Ostatnio: { $what }
panel-chosen = ✓ { $ask } { $what }
panel-mark = Zaznacz { $most }
panel-mark-range = Zaznacz od { $least } do { $most }
panel-by-card = { $what }: zaznacz jedną kartę
panel-marked-of = Zaznaczone { $count } z { $most }: { $cards }
panel-marked = Zaznaczone { $count }: { $cards }
panel-draft = Szkic: { $groups }
cards-together = { $cards }
cards-of = { $label } { $cards }
key-do = Zrób to: { $what }
key-do-cards = { $what } { $cards }
key-meld = Dodaj układ
key-meld-as = Układ { $cards }
key-undo = Cofnij układ
key-clear = Wyczyść
key-by-melds = Układami
key-by-ranks = Figurami
key-by-suits = Kolorami
let-it-roll = Niech rzuca

## „Moje karty” w 200 znakach i numery na widoku stolika

pop-up-cards = { $code }: { $cards }
pop-up-table = { $code }
pop-up-item = { $number } { $what }
pop-up-marked = { $number } ✓{ $what }
pop-up-more = ▶ dalej
pad-number = { $number }
pad-do = ✓
pad-more = ▶
pad-again = { $what }? Naciśnij { $number } jeszcze raz.
pad-ready = ✓ robi to: { $what }
pad-nothing = Nie ma teraz numeru { $number }. Co znaczą numery, mówi „{ go-hand }”.

## Przyciski

go-join = Dołącz
go-ready = Gotowe
go-confirm = Potwierdź
go-swap = Zamień się
go-options = Opcje
go-computer = Dodaj komputer
go-close-table = Zamknij stolik
go-begin = Zacznij
go-hand = Moje karty
go-menu = Menu
go-i-am-back = Już jestem
go-next = Następne
go-rematch = Rewanż
go-verify = Sprawdź

## Słowa, które można wpisać przy każdym stoliku, po przecinku

words-wave = roll, let it roll, ok, pass, niech rzuca, rzuć, rzuc, dalej
words-yes = y, yes, t, tak

## Od czego zaczyna się mecz

begun = { $table }: gramy
begun-commitment = Zobowiązanie (skrót sekretu):
begun-entropy = Entropia; z sekretem, pokazanym na końcu, daje każdą kartę i kość:
