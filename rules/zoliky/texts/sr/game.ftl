# Žolíky na srpskom. Ključevi i argumenti: rules/zoliky/*.py; reči: rečnik projekta.
# Mesto stiže kao znak (①), karta kao K♥ (džoker kao ★), znak karte kao znak, jačina kao slovo.
# Red na prikazu stola i u toku igre: najviše 34 znaka. Kombinacije su na ekranu M1, M2 …; zapis broji od 0.

## Igra

deal-number = { $deal }. deljenje
game-name = Žolíky (češki remi)
game-short = Žolíky
game-about = Češki remi s džokerima: nizovi, grupe, zatvaranje iz ruke; za 2 do 4 igrača.
reason-target = granica je pređena
reason-time = vreme je isteklo

## Delići

stand-in = ★{ $rank }
drawn = { $seat }{ $card }
meld-run = { $suit }{ $low }–{ $high }
meld-run-jokers = { $suit }{ $low }–{ $high } ({ $jokers })
meld-set = { $rank }{ $suits }
meld-set-joker = { $rank }{ $suits }★
meld-none = { $cards }?

## Prikaz stola

board-title = krug { $round }
ask-shuffle = Karte se mešaju
ask-cut = { $seat } počinje i seče špil
ask-draw = { $seat } vuče kartu
ask-first = { $seat } počinje: odbacuje bez vučenja
ask-discard = Ostaje još: odbacivanje
ask-play = Ostaje još: odbaciti ili zatvoriti
ask-void = Poništeno: opet počinje isto mesto
ask-over = Deljenje je gotovo
board-pile = Hrpa { $card }
board-no-pile = Hrpa –
board-stock = ostatak { $count }
board-exposed = donja { $card }
board-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karte
   *[other] { $count } karata
}
board-carries = { $jokers ->
    [one] prenosi { $jokers } džokera
    [few] prenosi { $jokers } džokera
   *[other] prenosi { $jokers } džokera
}
board-laid = izloženo
board-total = { $points }
board-meld = {"M"}{ $number } { $meld } { $worth }
board-opens = Izlaganje od kruga { $round }
board-closing-card = Karta zatvaranja: licem nadole

## Ruka

hand-cards = U ruci:
hand-carried = { $jokers ->
    [one] Prenosiš { $jokers } džokera
    [few] Prenosiš { $jokers } džokera
   *[other] Prenosiš { $jokers } džokera
}
hand-lay = { $letter } { $worth }: { $melds }
hand-melds = Kombinacije: { $melds } = { $worth }
hand-seen = Viđeno pri sečenju: { $cards }

## Dokle je stigao nacrt

weigh-nothing = U nacrtu još nema ničega
weigh-ready = { $worth }: može da se izloži
lacks-points = { $worth } od { $least }
lacks-run = { $worth } od { $least }, još nema niza bez ★
lacks-both = { $worth } od { $least }, još nema niza bez ★
lacks-run-alone = Zatvaranje iz ruke traži niz bez džokera.

## Šta se sada pita

form-cut = Seci: podigni { $least } do { $most } karata
form-draw = Vuci sa ostatka, ili uzmi { $card }:
form-draw-stock = Vuci sa ostatka:
form-close = Možeš da zatvoriš:
form-close-exposed = Zatvori iz ruke, bez vučenja:
form-table = Izloži, zameni ili dodaj:
form-lay = Otvaranje:
form-draft = Tvoj nacrt:
form-discard = Odbaci jednu:

## Dugmad i reči koje se umesto njih mogu kucati (sa zarezima); može i ono što piše na dugmetu

key-cut = Seci { $at }
key-cut-thin = Tanko
key-cut-middle = Sredina
key-cut-thick = Debelo
key-draw-stock = ostatak
key-draw-pile = hrpa { $card }
key-lay = Izloži { $letter } { $worth }
key-lay-meld = Izloži { $meld }
key-draft = Izloži
key-swap = { $card }⇄★ {"M"}{ $number }
key-add = { $cards }→{"M"}{ $number }
key-add-low = { $cards }→{"M"}{ $number } dole
key-add-high = { $cards }→{"M"}{ $number } gore
key-discard = { $card }
key-discard-marked = Odbaci
key-close = Zatvori { $card }
key-close-carry = Zatvori { $card }, prenesi { $jokers ->
    [1] ★
   *[other] { $jokers }★
}
key-close-hand = Zatvori iz ruke { $card }
key-close-exposed = Zatvori, donja { $card }

words-cut = seci { $at }, podigni { $at }, { $at } karata, cut { $at }
words-cut-thin = tanko, seci tanko, thin
words-cut-middle = sredina, po sredini, seci po sredini, seci, middle, cut
words-cut-thick = debelo, seci debelo, thick
words-draw-stock = vuci, ostatak, sa ostatka, vuci sa ostatka, draw, stock
words-draw-pile = hrpa, s hrpe, uzmi s hrpe, vuci s hrpe, uzmi, uzmi { $card }, pile, take
words-lay = izloži { $letter }, izlozi { $letter }, lay { $letter }
words-lay-meld = izloži { $cards }, izlozi { $cards }, lay { $cards }
words-draft = izloži, izlozi, lay
words-swap = zameni { $number } { $card }, zameni m{ $number } { $card }, zameni { $card } m{ $number }, swap { $number } { $card }
words-add = dodaj { $cards }, dodaj { $number } { $cards }, dodaj m{ $number } { $cards }, { $cards } m{ $number }, add { $number } { $cards }
words-add-low = dodaj { $cards }, dodaj { $number } { $cards } dole, dodaj m{ $number } { $cards } dole, dodaj { $number } dole { $cards }, dodaj { $number } { $cards }
words-add-high = dodaj { $cards }, dodaj { $number } { $cards } gore, dodaj m{ $number } { $cards } gore, dodaj { $number } gore { $cards }, dodaj { $number } { $cards }
words-discard = odbaci { $card }, baci { $card }, discard { $card }
words-close = zatvori { $card }, zatvori sa { $card }, close { $card }

## Tok igre

log-draw = Žreb: { $cards }: počinje { $seat }
log-draw-ties = Žreb: { $cards }: ponovo
log-cut = { $seat } seče: { $jokers ->
    [0] bez džokera
    [one] { $jokers } džoker
    [few] { $jokers } džokera
   *[other] { $jokers } džokera
}
log-cut-exposed = { $seat } seče: { $jokers ->
    [0] bez džokera
    [one] { $jokers } džoker
    [few] { $jokers } džokera
   *[other] { $jokers } džokera
}, donja { $card }
log-draws = { $seat } vuče
log-draws-discards = { $seat } vuče, odbacuje { $card }
log-takes = { $seat } uzima { $card }
log-takes-discards = { $seat } uzima { $taken }, odbacuje { $card }
log-discards = { $seat } odbacuje { $card }
log-lays = { $seat } izlaže {"M"}{ $first }–{"M"}{ $last } = { $worth }
log-lays-one = { $seat } izlaže {"M"}{ $number } = { $worth }
log-adds = { $seat } dodaje { $cards } na {"M"}{ $number }
log-adds-many = { $seat } dodaje { $count ->
    [one] { $count } kartu
    [few] { $count } karte
   *[other] { $count } karata
} na {"M"}{ $number }
log-swaps = { $seat } { $card } za ★ u {"M"}{ $number }
log-closes = { $seat } zatvara
log-closes-from-hand = { $seat } zatvara iz ruke
log-closes-exposed = { $seat } iz ruke, s donjom { $card }
log-reshuffled = Promešano u ostatak: { $count ->
    [one] { $count } karta
    [few] { $count } karte
   *[other] { $count } karata
}
log-void-stock = Poništeno: nema šta da se vuče
log-void-idle = Poništeno: 60 poteza bez promene

## Kraj deljenja

over-closed = { $seat } zatvara
over-from-hand = { $seat } zatvara iz ruke
over-void = Poništeno: bez bodova, opet počinje isto mesto
score-closed = zatvaranje
score-closed-carries = { $jokers ->
    [one] zatvaranje; prenosi { $jokers } džokera
    [few] zatvaranje; prenosi { $jokers } džokera
   *[other] zatvaranje; prenosi { $jokers } džokera
}
score-closed-from-hand = zatvaranje iz ruke
score-closed-from-hand-carries = { $jokers ->
    [one] zatvaranje iz ruke; prenosi { $jokers } džokera
    [few] zatvaranje iz ruke; prenosi { $jokers } džokera
   *[other] zatvaranje iz ruke; prenosi { $jokers } džokera
}
score-not-laid = bez otvaranja
score-hand = ruka { $card }
score-hand-twice = ruka, duplo, { $card }
score-card = { $card }

## Šta ne valja s kombinacijom

fault-short = kombinacija ima najmanje tri karte
fault-jokers = džokera mora biti manje nego drugih karata
fault-adjacent = u nizu džokeri ne smeju da leže jedan do drugog
fault-set-suits = u grupi je svaki znak samo jednom
fault-set-long = grupa ima najviše četiri karte
fault-run-order = niz istog znaka piše se od najniže do najviše karte, bez rupe
fault-run-long = niz ima najviše četrnaest karata
fault-neither = to nije ni niz istog znaka ni grupa iste jačine
fault-nothing = nije navedena nijedna karta
fault-set-at = grupa nema ni donji ni gornji kraj
fault-run-at = reci na kom kraju: dole ili gore
fault-swap-joker = džoker se ne daje za džokera
fault-swap-none = tu nema džokera
fault-swap-other = nijedan džoker tu ne zamenjuje { $card }
fault-swap-fourth = ★ iz grupe ide samo za četvrtu kartu; fali { $missing }
refuse-meld = { $cards }: { $why }.
refuse-melds = { $melds }
refuse-add = {"M"}{ $meld }: { $why }.
refuse-swap = {"M"}{ $meld }: { $why }.

## Odbijanja: šta ne valja, pa šta bi valjalo

refuse-over = Ovo deljenje je gotovo: sačekaj sledeće.
refuse-shuffling = Karte se upravo mešaju.
refuse-not-your-turn = Na potezu je { $seat }, a ne ti.
refuse-cut-first = Prvo preseci špil.
refuse-cut-made = Špil je već presečen.
refuse-cut = Podigni { $least } do { $most } karata.
refuse-draw-first = Prvo vuci kartu.
refuse-drawn = Karta je već uzeta: izloži, dodaj, zameni, odbaci ili zatvori.
refuse-first-turn = Tvoj prvi potez je jedno odbacivanje i ništa drugo.
refuse-locked = Izlaganje i zatvaranje su mogući od kruga { $round }.
refuse-pile-locked = S hrpe sme da se uzima od kruga { $round }.
refuse-pile-leader = U krugu { $round } ko počinje još ne sme da uzima s hrpe; ostali smeju.
refuse-pile-empty = Hrpa je prazna: vuci sa ostatka.
refuse-pile-no-use = { $card } sada ne ide ni u jednu tvoju kombinaciju: vuci sa ostatka.
refuse-use-first = { $card } je s hrpe: prvo je stavi u kombinaciju.
refuse-taken = { $card } je u ovom potezu uzeta s hrpe: odbaci drugu.
refuse-not-held = U ruci nemaš { $card }.
refuse-last-card = { $card } je tvoja poslednja karta: zatvori njome.
refuse-keep-one = Zadrži jednu kartu za zatvaranje.
refuse-lay-first = Prvo se otvori: tek tada smeš da dodaješ i zamenjuješ.
refuse-no-melds = Navedi kombinacije koje izlažeš.
refuse-no-meld-yet = Na stolu još nema nijedne kombinacije.
refuse-no-such-meld = Nema te kombinacije: postoje {"M1"} do {"M"}{ $count }.
refuse-exposed-late = Otvorena donja karta se uzima umesto vučenja, kao prvo u potezu.
refuse-no-exposed = Nema otvorene donje karte.
refuse-exposed-meld = { $card } mora da leži u nekoj od kombinacija kojima zatvaraš iz ruke.
refuse-close-laid = Otvaranje je već za tobom: zatvori jednom kartom, bez kombinacija.
refuse-close-nothing = Nemaš ništa na stolu: zatvori iz ruke svim kombinacijama, ili se prvo otvori.
refuse-close-rest = Još ne: preostalo bi { $cards }.

## Opcije

option-jokers = džokeri
option-jokers-help = Koliko džokera ide uz dva špila: 4, 2 ili 6.
option-locked-rounds = zaključani krugovi
option-locked-rounds-help = Krugovi bez izlaganja, zatvaranja i uzimanja s hrpe: od 0 do 5.
option-opening = otvaranje
option-opening-help = Koliko zajedno moraju da vrede kombinacije pri otvaranju: od 0 do 60.
option-pure-run = niz bez džokera
option-pure-run-help = Da li svako otvaranje i zatvaranje iz ruke traži niz bez džokera, ili samo ono u kome je džoker.
option-discard-use = karta s hrpe
option-discard-use-help = Da li karta uzeta s hrpe mora u istom potezu u kombinaciju.
option-discard-use-free = po volji
option-discard-use-must-use = u kombinaciju
option-limit = granica
option-limit-help = Partija se završava posle deljenja u kome nečiji zbir padne toliko ispod nule: od 100 do 2000.
option-time-limit-minutes = ograničenje vremena (minuti)
option-time-limit-minutes-help = Posle toliko minuta partija se završava, i usred deljenja: od 10 do 240, ili bez toga.

## Postavka od koje nijedno deljenje ne može da počne

setup-leader = „{"leader"}” mora biti mesto od 0 do { $most }.
setup-length = „{ $field }” mora imati onoliko vrednosti koliko je mesta: { $seats }.
setup-carried = „{"carried"}” ima više džokera nego špil, u kome ih je { $jokers }.
wrong-card = takve karte u ovoj igri nema

## Statistika

tally-closed = zatvaranja { $count }
tally-from-hand = iz ruke { $count }
