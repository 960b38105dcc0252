# Žolíky česky. Klíče a jejich argumenty: rules/zoliky/*.py; slova: pravidla Jocker clubu a slovníček projektu.
# Místo přichází jako značka (①), karta jako K♥ (žolík jako ★), barva jako značka, hodnota jako písmeno.
# Řádky přehledu a průběhu: nejvýš 34 znaků. Kombinace jsou na obrazovce M1, M2 …; záznam počítá od 0.

## Hra

deal-number = { $deal }. rozdání
game-name = Žolíky
game-short = Žolíky
game-about = Žolíky podle Jocker clubu: čisté a špinavé postupky, zavření z ruky; pro 2–4 hráče.
reason-target = někdo je pod hranicí
reason-time = čas vypršel

## Kousky

stand-in = ★{ $rank }
drawn = { $seat }{ $card }
meld-run = { $suit }{ $low }–{ $high }
meld-run-jokers = { $suit }{ $low }–{ $high } ({ $jokers })
meld-set = { $rank }{ $suits }
meld-set-joker = { $rank }{ $suits }★
meld-none = { $cards }?

## Přehled stolu

board-title = { $round }. kolo
ask-shuffle = Karty se míchají
ask-cut = Předák { $seat } snímá
ask-draw = { $seat } líže kartu
ask-first = Předák { $seat }: odhodit bez lízání
ask-discard = Zbývá: odhodit
ask-play = Zbývá: odhodit, nebo zavřít
ask-void = Neplatné: předák zůstává
ask-over = Rozdání skončilo
board-pile = Odhoz { $card }
board-no-pile = Odhoz –
board-stock = balík { $count }
board-exposed = spodní { $card }
board-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
board-carries = { $jokers ->
    [one] přenáší { $jokers } žolíka
    [few] přenáší { $jokers } žolíky
   *[other] přenáší { $jokers } žolíků
}
board-laid = vyloženo
board-total = { $points }
board-meld = M{ $number } { $meld } { $worth }
board-opens = Vykládá se od { $round }. kola
board-closing-card = Zavírací karta: rubem nahoru

## Ruka

hand-cards = V ruce:
hand-carried = { $jokers ->
    [one] Přenášíš { $jokers } žolíka
    [few] Přenášíš { $jokers } žolíky
   *[other] Přenášíš { $jokers } žolíků
}
hand-lay = { $letter } { $worth }: { $melds }
hand-melds = Kombinace: { $melds } = { $worth }
hand-seen = Při snímání: { $cards }

## Kolik dá návrh

weigh-nothing = Návrh je zatím prázdný
weigh-ready = { $worth }: můžeš vyložit
lacks-points = { $worth } ze { $least }
lacks-run = { $worth } ze { $least }, chybí čistá bez ★
lacks-both = { $worth } ze { $least }, chybí čistá bez ★
lacks-run-alone = Zavření z ruky potřebuje čistou postupku bez žolíka.

## Na co se hra ptá

form-cut = Sejmi { $least } až { $most } karet
form-draw = Lízni z balíku, nebo vezmi { $card }:
form-draw-stock = Lízni z balíku:
form-close = Můžeš zavřít:
form-close-exposed = Zavření z ruky, bez lízání:
form-table = Vylož, vyměň, nebo dolož:
form-lay = První vyložení:
form-draft = Vlastní návrh:
form-discard = Odhoď jednu:

## Tlačítka a slova, která se za ně dají napsat (oddělená čárkou); napsat se dá i to, co je na tlačítku

key-cut = Sejmout { $at }
key-cut-thin = Málo
key-cut-middle = Půlku
key-cut-thick = Hodně
key-draw-stock = Líznout
key-draw-pile = Vzít { $card }
key-lay = Vyložit { $letter } { $worth }
key-lay-meld = Vyložit { $meld }
key-draft = Vyložit
key-swap = { $card }⇄★ M{ $number }
key-add = { $cards }→M{ $number }
key-add-low = { $cards }→M{ $number } dolů
key-add-high = { $cards }→M{ $number } nahoru
key-discard = { $card }
key-discard-marked = Odhodit
key-close = Zavřít { $card }
key-close-carry = Zavřít { $card }, přenést { $jokers ->
    [1] ★
   *[other] { $jokers }★
}
key-close-hand = Zavřít z ruky { $card }
key-close-exposed = Zavřít, spodní { $card }

words-cut = sejmout { $at }, sejmi { $at }, snímat { $at }, snimat { $at }, { $at } karet
words-cut-thin = málo, malo, sejmout málo, sejmout malo
words-cut-middle = půlku, pulku, půlka, pulka, sejmout půlku, sejmout pulku, sejmout, sejmi
words-cut-thick = hodně, hodne, sejmout hodně, sejmout hodne
words-draw-stock = líznout, liznout, lízni, lizni, balík, balik, z balíku, z baliku, balíček, balicek, z balíčku, z balicku
words-draw-pile = vzít, vzit, vezmi, vzít { $card }, vzit { $card }, vezmi { $card }, odhoz, z odhozu, vzít z odhozu, vzit z odhozu
words-lay = vyložit { $letter }, vylozit { $letter }, vylož { $letter }, vyloz { $letter }
words-lay-meld = vyložit { $cards }, vylozit { $cards }, vylož { $cards }, vyloz { $cards }
words-draft = vyložit, vylozit, vylož, vyloz
words-swap = vyměnit { $number } { $card }, vymenit { $number } { $card }, vyměň { $number } { $card }, vymen { $number } { $card }, vyměnit m{ $number } { $card }, vymenit m{ $number } { $card }, vyměnit { $card } m{ $number }, vymenit { $card } m{ $number }
words-add = doložit { $cards }, dolozit { $cards }, dolož { $cards }, doloz { $cards }, doložit { $number } { $cards }, dolozit { $number } { $cards }, dolož { $number } { $cards }, doloz { $number } { $cards }, doložit m{ $number } { $cards }, dolozit m{ $number } { $cards }, { $cards } m{ $number }
words-add-low = doložit { $cards }, dolozit { $cards }, dolož { $cards }, doloz { $cards }, doložit { $number } { $cards } dolů, dolozit { $number } { $cards } dolu, dolož { $number } { $cards } dolů, doloz { $number } { $cards } dolu, doložit m{ $number } { $cards } dolů, dolozit m{ $number } { $cards } dolu, doložit { $number } dolů { $cards }, dolozit { $number } dolu { $cards }, doložit { $number } { $cards }, dolozit { $number } { $cards }, dolož { $number } { $cards }, doloz { $number } { $cards }
words-add-high = doložit { $cards }, dolozit { $cards }, dolož { $cards }, doloz { $cards }, doložit { $number } { $cards } nahoru, dolozit { $number } { $cards } nahoru, dolož { $number } { $cards } nahoru, doloz { $number } { $cards } nahoru, doložit m{ $number } { $cards } nahoru, dolozit m{ $number } { $cards } nahoru, doložit { $number } nahoru { $cards }, dolozit { $number } nahoru { $cards }, doložit { $number } { $cards }, dolozit { $number } { $cards }, dolož { $number } { $cards }, doloz { $number } { $cards }
words-discard = odhodit { $card }, odhoď { $card }, odhod { $card }, vyhodit { $card }, vyhoď { $card }, vyhod { $card }
words-close = zavřít { $card }, zavrit { $card }, zavři { $card }, zavri { $card }, zavřít kartou { $card }, zavrit kartou { $card }

## Průběh

log-draw = Los: { $cards }: předák { $seat }
log-draw-ties = Los: { $cards }: znovu
log-cut = { $seat } snímá: { $jokers ->
    [0] bez žolíka
    [one] { $jokers } žolík
    [few] { $jokers } žolíky
   *[other] { $jokers } žolíků
}
log-cut-exposed = { $seat } snímá: { $jokers ->
    [0] bez žolíka
    [one] { $jokers } žolík
    [few] { $jokers } žolíky
   *[other] { $jokers } žolíků
}, spodní { $card }
log-draws = { $seat } líže
log-draws-discards = { $seat } líže, odhazuje { $card }
log-takes = { $seat } bere { $card }
log-takes-discards = { $seat } bere { $taken }, odhazuje { $card }
log-discards = { $seat } odhazuje { $card }
log-lays = { $seat } vykládá M{ $first }–M{ $last } = { $worth }
log-lays-one = { $seat } vykládá M{ $number } = { $worth }
log-adds = { $seat } dokládá { $cards } k M{ $number }
log-adds-many = { $seat } dokládá { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
} k M{ $number }
log-swaps = { $seat } { $card } za ★ v M{ $number }
log-closes = { $seat } zavírá
log-closes-from-hand = { $seat } zavírá z ruky
log-closes-exposed = { $seat } zavírá z ruky, spodní { $card }
log-reshuffled = Balík došel, nový má { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}
log-void-stock = Neplatné: není co líznout
log-void-idle = Neplatné: 60 tahů beze změny

## Konec rozdání

over-closed = { $seat } zavírá
over-from-hand = { $seat } zavírá z ruky
over-void = Neplatné: bez bodů, předák zůstává
score-closed = zavření
score-closed-carries = { $jokers ->
    [one] zavření; přenáší { $jokers } žolíka
    [few] zavření; přenáší { $jokers } žolíky
   *[other] zavření; přenáší { $jokers } žolíků
}
score-closed-from-hand = zavření z ruky
score-closed-from-hand-carries = { $jokers ->
    [one] zavření z ruky; přenáší { $jokers } žolíka
    [few] zavření z ruky; přenáší { $jokers } žolíky
   *[other] zavření z ruky; přenáší { $jokers } žolíků
}
score-not-laid = nevyloženo
score-hand = v ruce { $card }
score-hand-twice = v ruce, dvojnásobně, { $card }
score-card = { $card }

## Co je s kombinací špatně

fault-short = kombinace má nejméně tři karty
fault-jokers = žolíků musí být méně než ostatních karet
fault-adjacent = v čisté postupce nesmějí být dva žolíky vedle sebe
fault-set-suits = ve špinavé postupce je každá barva jen jednou
fault-set-long = špinavá postupka má nejvýš čtyři karty
fault-run-order = čistá postupka v jedné barvě se píše od nejnižší karty po nejvyšší, bez mezer
fault-run-long = čistá postupka má nejvýš čtrnáct karet
fault-neither = není to ani čistá postupka v jedné barvě, ani špinavá ze stejných hodnot
fault-nothing = není uvedena žádná karta
fault-set-at = špinavá postupka nemá dolní ani horní konec
fault-run-at = řekni, na kterém konci: dolů, nebo nahoru
fault-swap-joker = žolík se za žolíka nemění
fault-swap-none = žádný žolík tam není
fault-swap-other = žádný žolík tam nenahrazuje { $card }
fault-swap-fourth = ★ ze špinavé postupky jde vyměnit jen za čtvrtou kartu; chybí { $missing }
refuse-meld = { $cards }: { $why }.
refuse-melds = { $melds }
refuse-add = M{ $meld }: { $why }.
refuse-swap = M{ $meld }: { $why }.

## Odmítnutí: co je špatně, potom co by bylo dobře

refuse-over = Tohle rozdání už skončilo: počkej na další.
refuse-shuffling = Karty se právě míchají.
refuse-not-your-turn = Na tahu je { $seat }, ne ty.
refuse-cut-first = Nejdřív sejmi karty.
refuse-cut-made = Karty už jsou sejmuté.
refuse-cut = Sejmi { $least } až { $most } karet.
refuse-draw-first = Nejdřív si lízni kartu.
refuse-drawn = Kartu už máš: vykládej, dokládej, vyměňuj, odhoď, nebo zavři.
refuse-first-turn = Tvůj první tah je odhodit jednu kartu a nic jiného.
refuse-locked = Vykládat a zavírat se smí od { $round }. kola.
refuse-pile-locked = Z odhazovacího balíčku se smí brát od { $round }. kola.
refuse-pile-leader = V { $round }. kole předák z odhazovacího balíčku brát nesmí; ostatní ano.
refuse-pile-empty = Odhazovací balíček je prázdný: lízni z balíku.
refuse-pile-no-use = { $card } se ti teď do žádné kombinace nehodí: lízni z balíku.
refuse-use-first = { $card } je z odhazovacího balíčku: nejdřív ji dej do kombinace.
refuse-taken = { $card } je v tomto tahu vzatá z odhazovacího balíčku: odhoď jinou.
refuse-not-held = { $card } nemáš.
refuse-last-card = { $card } je tvoje poslední karta: zavři s ní.
refuse-keep-one = Nech si jednu kartu na zavření.
refuse-lay-first = Nejdřív vylož: teprve potom můžeš dokládat a vyměňovat.
refuse-no-melds = Uveď kombinace, které vykládáš.
refuse-no-meld-yet = Na stole ještě žádná kombinace není.
refuse-no-such-meld = Taková kombinace není: jsou tu M1 až M{ $count }.
refuse-exposed-late = Spodní karta se bere místo lízání, hned na začátku tahu.
refuse-no-exposed = Spodní karta tu není.
refuse-exposed-meld = { $card } musí být v některé z kombinací, se kterými zavíráš z ruky.
refuse-close-laid = Vyloženo už máš: zavři jednou kartou, bez kombinací.
refuse-close-nothing = Ještě nemáš nic vyloženo: zavři z ruky se všemi kombinacemi, nebo nejdřív vylož.
refuse-close-rest = Ještě ne: zbylo by { $cards }.

## Volby

option-jokers = žolíky
option-jokers-help = Kolik žolíků se hraje se dvěma balíčky: 4, 2, nebo 6.
option-locked-rounds = zamčená kola
option-locked-rounds-help = Kola bez vykládání, zavírání a braní z odhazovacího balíčku: 0 až 5.
option-opening = první vyložení
option-opening-help = Kolik musí mít dohromady kombinace prvního vyložení: 0 až 60.
option-pure-run = čistá bez žolíka
option-pure-run-help = Zda čistou postupku bez žolíka potřebuje každé první vyložení a zavření z ruky, nebo jen takové, ve kterém žolík je.
option-discard-use = karta z odhozu
option-discard-use-help = Zda karta vzatá z odhazovacího balíčku musí přijít v tomtéž tahu do kombinace.
option-discard-use-free = jak chceš
option-discard-use-must-use = do kombinace
option-limit = hranice
option-limit-help = Partie končí po rozdání, ve kterém něčí součet klesne tolik pod nulu: 100 až 2000.
option-time-limit-minutes = časový limit (minuty)
option-time-limit-minutes-help = Po tolika minutách partie končí, i uprostřed rozdání: 10 až 240, nebo není.

## Nastavení, ze kterého se začít nedá

setup-leader = „leader“ musí být místo od 0 do { $most }.
setup-length = „{ $field }“ musí mít tolik položek, kolik je míst: { $seats }.
setup-carried = „carried“ má víc žolíků, než kolik jich je v kartách: { $jokers }.
wrong-card = taková karta v této hře není

## Statistiky

tally-closed = zavření { $count }
tally-from-hand = z ruky { $count }
