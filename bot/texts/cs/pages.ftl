## Stránky stolu: přehled, čekárna, výsledky, panely. Řádek má 34 znaků, tlačítko (tři v řadě) 10.

# První řádky: kdo je na tahu nebo na co se čeká; $until: kdy to skončí samo.
page-until = { $head } · { $until }
turn = ▶ { $who }
turn-lobby = ▶ začíná hostitel
turn-lobby-host = ▶ { $seat } (hostitel) začíná
turn-next-deal = ▶ další rozdání
turn-match-over = ▶ konec partie
turn-paused = ▶ pauza
turn-stopped = ▶ stůl stojí
page-table = { $code }
page-name = { $code } { $game }
page-hash = { $hash }
count-of = { $count } { $people ->
    [2] ze
    [3] ze
    [4] ze
    [6] ze
    [7] ze
   *[other] z
} { $people }

## Co má Hospoda říct o stolu

notice-paused = { $seat } má pauzu
notice-no-people = Pauza: nikdo tu není
notice-away = { $seat } je pryč, hraje počítač
notice-free = { $seat } je volné, hraje počítač
notice-last-deal = tohle rozdání je poslední
notice-vote-finish = ukončit hned: { $count }
notice-vote-last = poslední rozdání: { $count }
notice-vote-close = zrušit stůl: { $count }
notice-vote-kick = vyloučit { $seat }: { $count }
notice-ready = dál: { $count }
notice-voided = Neplatná, hraná znovu: { $count }

## Čekárna

# Předložka „ze“: u všech her začíná počet míst dvojkou, trojkou nebo čtyřkou.
lobby-title = { $code } { $game } · { $seated } ze { $seats }
lobby-seats = { $most } míst
lobby-seats-range = { $least }–{ $most } míst
lobby-ready = připraveno
lobby-not-ready = ještě nepřipraveno
lobby-held = bez potvrzení
lobby-computer = úroveň { $level }
lobby-unrated = bez ratingu
lobby-of = { $seat } { $what }
lobby-seat-free = { $seat } volné
lobby-swap = { $seat } si chce vyměnit místo: { $other }
lobby-target = do { $points }
lobby-trial = bez ratingu
lobby-option = { $option } { $value }
lobby-changed = Změna · { $option }: { $value }
lobby-commitment = Férovost (otisk tajemství):
short-seconds = { $count } s
short-minutes = { $count } min
short-hours = { $count } hod.
short-days = { $count } d

## Výsledek rozdání a partie

deal-over = { $number }, konec
tell-free = Volné místo: { $table }
sheet-score = { $points } → { $total }
result-over = { $table } · konec
result-closed = { $table } · zrušeno
result-deals = { $deals ->
    [one] { $deals } rozdání
    [few] { $deals } rozdání
   *[other] { $deals } rozdání
}
# $reason je jeden z důvodů Hospody nebo hry.
result-reason = { $reason }
result-nobody = Nikdo nevítězí.
result-winner = { $rank }. { $seat } { $total } · výhra
result-seat = { $rank }. { $seat } { $total }
result-rating = Rating: { $move }
rating-move = { $seat } { $by }
result-unrated = Bez ratingu: { $why }
unrated-trial = partie na zkoušku
unrated-computer = začínal i počítač
unrated-alone = jen jeden člověk
unrated-closed = zrušeno předčasně
unrated-nothing = žádné dohrané rozdání
unrated-void = neplatné rozdání
result-secret = Tajemství s[{ $count }]; { $count }× hašované dává
result-commitment = otisk z čekárny:

## Panel

panel-you = ▶ ty u { $code }
panel-left = U { $code } už nehraješ.
panel-neutral = Jsi na tahu u { $code }
# Where nothing is asked of him.
panel-neutral-cards = Tvoje karty u { $code }
panel-last = Naposledy: { $what }
panel-chosen = ✓ { $ask } { $what }
panel-mark = Označ { $most }
panel-mark-range = Označ { $least } až { $most }
panel-by-card = { $what }: označ jednu kartu
panel-marked-of = Označeno { $count }/{ $most }: { $cards }
panel-marked = Označeno { $count }: { $cards }
panel-draft = Návrh: { $groups }
cards-together = { $cards }
cards-of = { $label } { $cards }
key-do = Udělat: { $what }
key-do-cards = { $what } { $cards }
key-meld = Spojit
key-meld-as = Spojit { $cards }
key-undo = Rozpojit
key-clear = Vyčistit
key-by-melds = Podle kombinací
key-by-ranks = Podle hodnot
key-by-suits = Podle barev
let-it-roll = Ať hází

## „Moje karty“ ve 200 znacích a číselná tlačítka v přehledu stolu

pop-up-cards = { $code }: { $cards }
pop-up-table = { $code }
pop-up-item = { $number } { $what }
pop-up-marked = { $number } ✓{ $what }
pop-up-more = ▶ dál
pad-number = { $number }
pad-do = ✓
pad-more = ▶
pad-again = { $what }? Stiskni znovu { $number }.
pad-ready = ✓ udělá: { $what }
pad-nothing = Číslo { $number } tu teď není. Co čísla znamenají, říká tlačítko „{ go-hand }“.

## Tlačítka

go-join = Připojit se
go-ready = Připraveno
go-confirm = Potvrdit
go-swap = Výměna míst
go-options = Volby
go-computer = Přidat počítač
go-close-table = Zrušit stůl
go-begin = Začít
go-hand = Moje karty
go-menu = Menu
go-i-am-back = Jsem zpět
go-next = Další
go-rematch = Odveta
go-verify = Ověřit

## Slova, která se dají napsat u každého stolu, oddělená čárkou

words-wave = roll, let it roll, ok, pass, ať hází, at hazi, hodit, hoď, hod, dál, dal
words-yes = y, yes, a, ano, jo

## Čím partie začíná

begun = { $table }: hrajeme
begun-commitment = Férovost (otisk tajemství):
begun-entropy = Entropie; s tajemstvím, které se ukáže na konci, z ní plynou všechny karty a kostky:
