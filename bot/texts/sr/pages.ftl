## Strane stola: prikaz, čekaonica, rezultati, paneli. Red ima 34 znaka, dugme (tri u redu) 10.

# Prvi redovi: ko je na potezu ili šta se čeka; $until: kada se to samo završava.
page-until = { $head } · { $until }
turn = ▶ { $who }
turn-lobby = ▶ domaćin počinje
turn-lobby-host = ▶ { $seat } (domaćin) počinje
turn-next-deal = ▶ sledeće deljenje
turn-match-over = ▶ kraj partije
turn-paused = ▶ pauza
turn-stopped = ▶ sto stoji
page-table = { $code }
page-name = { $code } { $game }
page-hash = { $hash }
count-of = { $count } od { $people }

## Šta Hospoda ima da kaže o stolu

notice-paused = { $seat } pauzira sto
notice-no-people = Pauza: nikog nema
notice-away = { $seat } nije tu, igra računar
notice-free = { $seat } slobodno, igra računar
notice-last-deal = ovo deljenje je poslednje
notice-vote-finish = završi odmah: { $count }
notice-vote-last = poslednje deljenje: { $count }
notice-vote-close = zatvaranje: { $count }
notice-vote-kick = izbacivanje { $seat }: { $count }
notice-ready = dalje: { $count }
notice-voided = Poništeno, deli se ponovo: { $count }

## Čekaonica

lobby-title = { $code } { $game } · { $seated } od { $seats }
lobby-seats = { $most } mesta
lobby-seats-range = { $least }–{ $most } mesta
lobby-ready = spremno
lobby-not-ready = još nije spremno
lobby-held = bez potvrde
lobby-computer = nivo { $level }
lobby-unrated = nerangirano
lobby-of = { $seat } { $what }
lobby-seat-free = { $seat } slobodno
lobby-swap = { $seat } moli za zamenu: { $other }
lobby-target = do { $points }
lobby-trial = nerangirano
lobby-option = { $option } { $value }
lobby-changed = Novo · { $option }: { $value }
lobby-commitment = Poštenje (heš tajne):
short-seconds = { $count } s
short-minutes = { $count } min
short-hours = { $count } {"h"}
short-days = { $count } d

## Obračun i rezultat

deal-over = { $number }, kraj
tell-free = Slobodno mesto: { $table }
sheet-score = { $points } → { $total }
result-over = { $table } · kraj
result-closed = { $table } · zatvoren
result-deals = { $deals ->
    [one] { $deals } deljenje
    [few] { $deals } deljenja
   *[other] { $deals } deljenja
}
# $reason je jedan od razloga kuće ili igre.
result-reason = { $reason }
result-nobody = Niko ne pobeđuje.
result-winner = { $rank }. { $seat } { $total } · pobeda
result-seat = { $rank }. { $seat } { $total }
result-rating = Rejting { $move }
rating-move = { $seat } { $by }
result-unrated = Nerangirano: { $why }
unrated-trial = probna igra
unrated-computer = igrao je računar
unrated-alone = samo jedan igrač
unrated-closed = zatvoreno pre kraja
unrated-nothing = nijedno deljenje
unrated-void = poništeno deljenje
result-secret = Tajna {"s"}[{ $count }]; heširana { $count ->
    [one] { $count } put
    [few] { $count } puta
   *[other] { $count } puta
}
result-commitment = daje heš iz čekaonice:

## Panel

panel-you = ▶ ti za stolom { $code }
panel-left = Više ne igraš za stolom { $code }.
panel-neutral = Ti si na potezu: { $code }
# Where nothing is asked of him.
panel-neutral-cards = Tvoje karte: { $code }
panel-last = Poslednje: { $what }
panel-chosen = ✓ { $ask } { $what }
panel-mark = Označi { $most }
panel-mark-range = Označi { $least } do { $most }
panel-by-card = { $what }: označi jednu kartu
panel-marked-of = Označeno { $count } od { $most }: { $cards }
panel-marked = Označeno { $count }: { $cards }
panel-draft = Nacrt: { $groups }
cards-together = { $cards }
cards-of = { $label } { $cards }
key-do = Izvedi: { $what }
key-do-cards = { $what } { $cards }
key-meld = Složi
key-meld-as = Složi { $cards }
key-undo = Rastavi
key-clear = Obriši
key-by-melds = Po komb.
key-by-ranks = Po jačini
key-by-suits = Po znaku
let-it-roll = Neka baca

## „Moje karte” u 200 znakova i dugmad s brojevima na prikazu stola

pop-up-cards = { $code }: { $cards }
pop-up-table = { $code }
pop-up-item = { $number } { $what }
pop-up-marked = { $number } ✓{ $what }
pop-up-more = ▶ još
pad-number = { $number }
pad-do = ✓
pad-more = ▶
pad-again = { $what }? Pritisni { $number } ponovo.
pad-ready = ✓ izvodi: { $what }
pad-nothing = Broja { $number } sada nema. Šta brojevi znače, kaže dugme „{ go-hand }”.

## Dugmad

go-join = Pridruži se
go-ready = Spremno
go-confirm = Potvrdi
go-swap = Zameni mesta
go-options = Opcije
go-computer = Dodaj računar
go-close-table = Zatvori sto
go-begin = Počni
go-hand = Moje karte
go-menu = Meni
go-i-am-back = Tu sam
go-next = Sledeće
go-rematch = Revanš
go-verify = Proveri

## Reči koje se mogu kucati za svakim stolom, sa zarezima

words-wave = roll, let it roll, ok, pass, neka baca, baci, dalje
words-yes = y, yes, d, da

## Čime partija počinje

begun = { $table }: počinjemo
begun-commitment = Heš tajne, objavljen unapred:
begun-entropy = Entropija; s tajnom, koja se pokazuje na kraju, daje svaku kartu i kockicu:
