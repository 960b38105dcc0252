# Kauboj na srpskom. Ključevi i argumenti: rules/kauboj/*.py; reči: izvorni tekst igre i rečnik projekta.
# Mesto stiže kao znak (①), karta kao 10♥. Red na prikazu stola i u toku igre: najviše 34 znaka.

## Igra

game-name = Vajoming kauboj
game-short = Kauboj
game-about = Pištolji, šerifske značke i skrivene karte; kralj je kauboj. Za 3 ili 4 igrača.
reason-deals = sva deljenja

## Male reči

# Potegnut pištolj: ime i znaci njegovih karata po jačini.
gun = { $kind } { $suits }
gun-kind = { $kind }
way-left = levo
way-right = desno
way-across = preko puta
from-stock = ostatak
from-pile = hrpa

## Prikaz stola

board-dealt = deli { $seat }
board-on-turn = igra { $seat }
board-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karte
   *[other] { $count } karata
}
board-total = { $points }
board-tens = izloženo { $cards }
board-protected = zaštićeno { $kings }
board-pile = Hrpa { $top }
board-shots = hici { $top }
board-stock = ostatak { $count }
board-top = { $card }
board-none = –
board-badges = Značke { $suits }
board-no-badges = Značaka više nema
board-married = brakovi { $suits }
board-hand = { $seat }

## Šta se sada pita

ask-direction = Kuda idu po 3 karte? Kaže { $seat }
# $seats: put karata oko stola; $pairs: ko se s kim menja.
ask-pass-left = Karte levo, po { $count }: { $seats }
ask-pass-right = Karte desno, po { $count }: { $seats }
ask-pass-across = Karte preko puta, po { $count }: { $pairs }
pass-pair = { $one }↔{ $other }
ask-turn = Jedna akcija, pa odbaci i vuci
ask-after-marriage = Bračni par je tu: odbaci i vuci
ask-after-nine = Karte zamenjene: odbaci i vuci
ask-after-gun = Pištolj je tu: odbaci i vuci
ask-after-drop = Pištolj odbačen: odbaci i vuci
ask-after-shoot = Pucaj još, ili odbaci i vuci
ask-after-ten = Desetka je izložena
ask-duel = { $by } { $kind }→{ $at } „Da li mogu da te ubijem?”

# Šta kaže meta i šta radi okrenuta karta.
say-no = { $at }: Ne. Ovde nema kauboja.
say-yes = { $at }: Da. Okušaj sreću.
say-backfire = { $at }: Povratna paljba! Uzmi Šesticu.
say-quick = { $at }: Brzo potezanje! Daj pištolj.
say-hit = { $card }: Pogodak! { $lost } → { $by }
say-ricochet = { $card }: Rikošet! { $lost } → { $by }
say-badge = { $card }: Promašaj! { $king } uzima { $ace }
say-missed = { $card }: Promašaj!

form-direction = Kuda idu po tri karte od svakoga?
# $seat: ko ih dobija.
form-pass = { $count ->
    [0] Nemaš kartu koja sme da se preda
    [one] Predaj { $count } kartu → { $seat }
    [few] Predaj { $count } karte → { $seat }
   *[other] Predaj { $count } karata → { $seat }
}
form-marriage = Pokaži bračni par:
form-nine = Devetka, svako predaje 2 karte:
form-gun = Potegni pištolj:
form-drop = Odbaci pištolj i vuci isto toliko karata:
form-shoot = Pucaj:
form-ten = Izloži Desetku, vuci 1, kraj poteza:
form-five = Odbaci Peticu za 2 karte, kraj poteza:
form-discard = Odbaci i vuci sa ostatka ({ $stock }):
form-take = Uzmi { $card } s hrpe i odbaci:
form-reply = { $seat } { $kind }→ti „Da li mogu da te ubijem?”
# $card: karta okrenuta pri hicu.
form-lose = Okrenuta { $card }: pogodak. Kog Kralja predaješ?
form-badge = Okrenuta { $card }: promašaj. Uzimaš li značku?
form-redraw = Okrenuta { $card }: gubiš { $lost }. Vučeš li zamenu?

## Dugmad i reči koje se umesto njih mogu kucati (sa zarezima). Karte u rečima su šifre (9S).
## Na dugmetu je + karta koja dolazi, − ona koja odlazi; šta se s njom radi, piše iznad reda.

key-left = Levo
key-right = Desno
key-across = Preko puta
key-pass = { $count ->
    [one] Predaj { $count } kartu
    [few] Predaj { $count } karte
   *[other] Predaj { $count } karata
}
key-pass-nothing = Ne predaj ništa
key-marriage = Bračni par { $suit } +25
key-nine = { $card } { $way }
key-gun = { $kind } { $cards }
key-drop = Odbaci { $gun }
key-shoot = { $gun }→{ $seat }
key-ten = Izloži { $card }
key-five = { $card } +2
key-five-pile = { $card } +{ $top } +1
key-discard = { $card }
key-discard-nothing = Ne odbacuj ništa, vuci
key-take = +{ $top } −{ $card }
key-take-only = +{ $top }
key-stand-yes = Bez odbrane: „Da”
key-stand-no = Bez odbrane: „Ne”
key-six = Daj { $card }
key-quick = Brzo potezanje { $cards }
key-lose = Predaj { $card }
key-badge = Uzmi značku
key-no-badge = Ostavi značku
key-redraw-nothing = Ne vuci ništa
key-redraw = Vuci: { $sources }

words-left = levo, smer levo, left, direction left
words-right = desno, smer desno, right, direction right
words-across = preko puta, preko, smer preko puta, across, direction across
words-pass = predaj, pass
words-marriage = { $suit ->
    [S] bračni par { $suit }, bračni par { $sign }, bračni par pik, bračni par p, bracni par { $suit }, bracni par { $sign }, bracni par pik, bracni par p, par { $suit }, par { $sign }, par pik, par p, pokaži { $suit }, pokazi { $suit }, pokaži { $sign }, pokazi { $sign }, marriage { $suit }, marry { $suit }, show { $suit }
    [H] bračni par { $suit }, bračni par { $sign }, bračni par herc, bračni par h, bracni par { $suit }, bracni par { $sign }, bracni par herc, bracni par h, par { $suit }, par { $sign }, par herc, par h, pokaži { $suit }, pokazi { $suit }, pokaži { $sign }, pokazi { $sign }, marriage { $suit }, marry { $suit }, show { $suit }
    [D] bračni par { $suit }, bračni par { $sign }, bračni par karo, bračni par k, bracni par { $suit }, bracni par { $sign }, bracni par karo, bracni par k, par { $suit }, par { $sign }, par karo, par k, pokaži { $suit }, pokazi { $suit }, pokaži { $sign }, pokazi { $sign }, marriage { $suit }, marry { $suit }, show { $suit }
   *[C] bračni par { $suit }, bračni par { $sign }, bračni par tref, bračni par t, bracni par { $suit }, bracni par { $sign }, bracni par tref, bracni par t, par { $suit }, par { $sign }, par tref, par t, pokaži { $suit }, pokazi { $suit }, pokaži { $sign }, pokazi { $sign }, marriage { $suit }, marry { $suit }, show { $suit }
}
words-nine = devetka { $card } { $way }, { $card } { $way }, devetka { $way }, nine { $card } { $way }
words-gun = pištolj { $cards }, pistolj { $cards }, pištolj { $kind }, pistolj { $kind }, potegni { $kind }, potegni { $cards }, gun { $cards }, gun { $kind }, draw { $kind }, play { $kind }
words-drop = odbaci { $gun }, odbaci { $kind }, drop { $gun }, drop { $kind }
# $number: mesto mete, od 1.
words-shoot = pucaj { $gun } { $number }, hitac { $gun } { $number }, pucaj { $gun } { $seat }, { $gun } { $number }, { $gun } { $seat }, shoot { $gun } { $number }
words-ten = izloži { $card }, izlozi { $card }, desetka { $card }, desetka, ten { $card }, ten, lay { $card }
words-five = petica { $card }, petica, five { $card }, five
words-five-pile = petica { $card } hrpa, petica { $card } { $top }, petica hrpa, five { $card } pile, five pile
words-discard = odbaci { $card }, odbaci { $card } ostatak, discard { $card }, discard { $card } stock
words-discard-nothing = ne odbacuj ništa, ne odbacuj nista, discard nothing
words-take = odbaci { $card } hrpa, uzmi { $top } odbaci { $card }, discard { $card } pile, take { $top } discard { $card }
words-take-only = uzmi { $top }, uzmi, take { $top }, take
words-stand = bez odbrane, stand, reply stand
words-six = šestica { $card }, sestica { $card }, daj { $card }, šestica, sestica, six { $card }, six
words-quick = brzo potezanje, brzo potezanje { $cards }, brzo, quick draw, quick
words-lose = predaj { $card }, lose { $card }
words-badge = uzmi značku, uzmi znacku, značka, znacka, badge, take badge
words-no-badge = ostavi značku, ostavi znacku, bez značke, bez znacke, no badge, leave badge
words-redraw-nothing = ne vuci ništa, ne vuci nista, vuci 0, draw 0, redraw nothing
words-redraw = vuci { $sources }, zamena { $sources }, redraw { $sources }, draw { $sources }

## Igračev sopstveni panel

hand-cards = U ruci:
hand-empty = U ruci nemaš nijednu kartu
hand-chosen = Predaješ { $cards }
hand-protected = { $kings } pod zaštitom, zajedno s Kecom
hand-orphanage = Sirotište = { $points }
hand-one-jack = Do sirotišta fali Žandar ({ $points })
hand-harem = Harem = { $points }
hand-gang = Banda = { $points }
hand-one-king = Do bande fali Kralj ({ $points })
hand-posse = Potera = { $points }
hand-family = Porodica { $suit } = { $points }
hand-half-family = Do porodice { $suit } fali { $card }
hand-couple = Marijaž { $suit } { $points }: razdvoji
hand-couple-new = Marijaž { $suit } { $points }: pokaži, razdvoji
hand-lone = Bludnica: { $cards } { $points }
hand-sixes = { $count ->
    [one] Šestica { $points }: nema Devetke
    [few] { $count } Šestice { $points }: nema Devetke
   *[other] { $count } Šestica { $points }: nema Devetke
}
hand-sixes-nine = { $count ->
    [one] Šestica { $points }: predaj uz Devetku
    [few] { $count } Šestice { $points }: predaj uz Devetku
   *[other] { $count } Šestica { $points }: predaj uz Devetku
}
hand-tens = { $cards }: izloži, ili −30
# $cards: sve karte u ruci od kojih može da nastane takav pištolj.
hand-gun = Pištolj { $kind }: { $cards }
hand-quick = Brzo potezanje: { $cards }
hand-passed = Zamena: predato { $gave }, stiglo { $got }
hand-six-gave = Data Šestica: { $card } → { $seat }
hand-six-got = Stigla Šestica: { $card } ← { $seat }
hand-yes = Bez odbrane = „Da”: { $kings }
hand-no = Bez odbrane = „Ne”
hand-turned = Okrenuta: { $card }

## Tok igre

log-direction = { $seat }: po 3 karte { $way }
log-nine = { $seat } { $card }: po 2 karte { $way }
log-passed = Predato: { $counts }
passed = { $seat }{ $count }
log-marriage = { $seat } bračni par { $suit }
log-gun = { $seat } poteže pištolj: { $gun }
log-dropped = { $count ->
    [0] { $seat } odbacuje { $gun }
   *[other] { $seat } odbacuje { $gun }, vuče { $count }
}
log-ten = { $count ->
    [0] { $seat } izlaže { $card }
   *[other] { $seat } izlaže { $card }, vuče { $count }
}
log-five = { $count ->
    [0] { $seat } odbacuje { $card }
   *[other] { $seat } odbacuje { $card }, vuče { $count }
}
log-five-pile = { $count ->
    [0] { $seat } uzima { $taken }, odbacuje { $card }
   *[other] { $seat } uzima { $taken }, odbacuje { $card }, +{ $count }
}
log-discard = { $seat } odbacuje { $card }
log-discard-nothing = { $seat } ne odbacuje ništa
log-take = { $seat } uzima { $taken }, odbacuje { $card }
log-take-only = { $seat } uzima { $taken }, ne odbacuje
log-backfire = { $by } { $kind }→{ $at }: Povratna paljba! Šestica.
log-quick = { $at }: Brzo potezanje! Uzima { $kind }.
log-shot-no = { $by } { $kind }→{ $at }: Ne. Ovde nema kauboja.
log-hit = { $by } { $kind }→{ $at }: Da. { $card }: pogodak, { $king }→{ $by }
log-hit-protected = { $by } { $kind }→{ $at }: Da. { $card }: pogodak, { $king } { $ace }
log-badge = { $by } { $kind }→{ $at } Da. { $card } promašaj, značka { $suit }
log-missed = { $by } { $kind }→{ $at }: Da. { $card }: promašaj
log-ricochet-hit = { $by } { $kind }→{ $at }: Rikošet! { $card }: { $king }→{ $by }
log-ricochet-badge = { $by } { $kind }→{ $at }: Rikošet! { $card }: značka { $suit }
log-redraws = { $seat } vuče zamenu { $cards }
log-draws = { $seat } vuče { $cards }
drew = { $count }
log-reshuffled = Promešano: ostatak { $stock }

## Kraj deljenja

over-tens = Desetke i 22, završetak: { $seat }
over-badges = 4. značka, završetak: { $seat }
over-stall = Više niko nije mogao da vuče
over-turns = 400 poteza: kraj deljenja
score-finisher = završetak
score-tens = { $count ->
    [1] Desetka
   *[other] { $count } Desetke
}
score-marriage = bračni par { $suit }
score-orphanage = sirotište
score-harem = harem
score-family = porodica { $suit }
score-gang = banda
score-posse = potera
score-delay = odugovlačenje ({ $cards })
score-sixes = { $count ->
    [1] Šestica
   *[other] { $count } Šestice
}
score-curse = prokletstvo ({ $count } Šestice)
score-couple = marijaž { $suit }
score-lone = bludnica { $cards }

## Odbijanja: šta ne valja, pa šta bi valjalo

refuse-over = Ovo deljenje je gotovo: sačekaj sledeće.
refuse-shuffling = Karte se mešaju: sačekaj trenutak.
refuse-direction-over = Smer je već određen: odgovori na ono što se sada pita.
refuse-not-dealer = Deli { $seat } i otuda dolazi smer.
refuse-direction-first = Prvo { $seat } kaže kuda idu po tri karte.
refuse-across = Preko puta može samo učetvoro: levo ili desno.
refuse-no-pass = Sada se karte ne predaju.
refuse-pass-first = Sada svi predaju karte: izaberi svoje.
refuse-passed = Tvoje karte su već izabrane: sačekaj ostale.
refuse-pass-count = { $count ->
    [0] Nemaš kartu koja sme da se preda: ne predaj ništa.
    [one] Označi { $count } kartu; označeno: { $chosen }.
    [few] Označi { $count } karte; označeno: { $chosen }.
   *[other] Označi { $count } karata; označeno: { $chosen }.
}
refuse-twice = { $card } stoji dvaput: svaka karta samo jednom.
refuse-not-yours = U ruci nemaš { $card }.
refuse-unit = { $king } i { $ace } idu samo zajedno.
refuse-not-your-turn = Na potezu je { $seat }: sačekaj svoj red.
refuse-answer-first = Prvo odgovara { $seat }.
refuse-one-action = Jedna akcija po potezu: { $action }. Sada odbaci i vuci.
did-marriage = već je pokazan bračni par
did-nine = već je bila zamena uz Devetku
did-gun = već je potegnut pištolj
did-drop = već je odbačen pištolj
did-shoot = već se pucalo
did-ten = već je izložena Desetka
# $rank: 5, 6, 9, 10 ili K.
refuse-rank = { $rank ->
    [K] { $card } nije Kralj: navedi Kralja iz svoje ruke.
   *[other] { $card } nije { $rank }: navedi { $rank } iz svoje ruke.
}
refuse-no-couple = Za bračni par treba ti u ruci {"K"}{ $suit } i {"D"}{ $suit }.
refuse-married = Bračni par { $suit } je u ovom deljenju već pokazan: svaki znak samo jednom.
refuse-no-gun = To nije pištolj: 2 2, 3 8, 3 5 7, ili 4 5 u istom znaku.
refuse-hand-22 = U ruci nemaš 22: za njega trebaju 2 2.
refuse-hand-38 = U ruci nemaš 38: za njega trebaju 3 8.
refuse-hand-357 = U ruci nemaš 357: za njega trebaju 3 5 7.
refuse-hand-45 = U ruci nemaš 45: za njega trebaju 4 5 u istom znaku.
refuse-no-such-gun = To nije nijedan od tvojih potegnutih pištolja: izaberi onaj koji leži ispred tebe.
refuse-no-drawn-gun = Nemaš potegnut pištolj: prvo ga potegni, a puca se u nekom sledećem potezu.
refuse-fired = Taj pištolj je u ovom potezu već pucao: uzmi drugi, ili odbaci i vuci.
refuse-no-target = Pucaj u nekog drugog za ovim stolom.
refuse-target-no-gun = { $seat } nema potegnut pištolj.
refuse-no-shot-card = Nema više karte koja bi se okrenula za hitac: odbaci i vuci.
refuse-five-draw = Za Peticu se vuku dve karte: obe sa ostatka, ili jedna s hrpe i jedna sa ostatka.
refuse-pile-empty = Hrpa je prazna: vuci sa ostatka.
refuse-own-card = Ta karta na hrpi je iz tvoje sopstvene akcije: vuci sa ostatka.
refuse-must-discard = Imaš kartu koja sme da ode: odbaci jednu.
refuse-discard-nothing = Ništa iz tvoje ruke ne sme da ode: ne odbacuj ništa i vuci.
refuse-six = Šestica ide samo ako je sve ostalo u figurama ili ako ništa drugo ne sme da ode. Sada sme: { $may }.
refuse-no-shot = Sada niko ne puca.
refuse-owed-reply = Prvo odgovori na hitac: bez odbrane, Šestica ili brzo potezanje.
refuse-owed-lose = Prvo reci kog Kralja predaješ.
refuse-owed-badge = Prvo reci da li uzimaš značku.
refuse-owed-redraw = Prvo reci šta vučeš kao zamenu za Kralja.
refuse-six-gun = Šestica je odgovor samo na 22: ostani bez odbrane.
refuse-not-quick = Brzo potezanje je 3 5 7 u istom znaku, sve iz ruke.
refuse-protected-king = { $king } je pod zaštitom i sada ne može da se izgubi: navedi drugog Kralja.
refuse-redraw-count = { $most ->
    [one] Za Kralja smeš da vučeš { $most } kartu, ili nijednu.
    [few] Za Kralja smeš da vučeš najviše { $most } karte.
   *[other] Za Kralja smeš da vučeš najviše { $most } karata.
}
refuse-redraw-pile = Za ovog Kralja sme da se vuče samo sa ostatka.
refuse-pile-short = { $pile ->
    [0] Hrpa je prazna: vuci sa ostatka.
    [one] Na hrpi je { $pile } karta: drugu vuci sa ostatka.
    [few] Na hrpi su { $pile } karte: ostale vuci sa ostatka.
   *[other] Na hrpi je { $pile } karata: ostale vuci sa ostatka.
}

## Opcije

option-any-target = meta bez pištolja
option-any-target-help = Da li sme da se puca i u nekog ko nema potegnut pištolj.
option-badge = značka
option-badge-help = Da li promašeni Kralj mora da uzme svoju značku, ili o tome odlučuje njegov igrač.
option-badge-forced = mora da se uzme
option-badge-optional = sme da se uzme
option-curse-adds = prokletstvo se dodaje
option-curse-adds-help = Da li tri ili četiri Šestice koštaju 100 povrh 20 za svaku (160, 180), ili ukupno 100 i 120.
option-target = bodovi za kraj
option-target-help = Partija se završava posle deljenja u kome neko s toliko bodova bude najviši bez ikog uz sebe: od 100 do 1000.
option-max-deals = najviše deljenja
option-max-deals-help = Posle toliko deljenja pobeđuje najveći zbir: od 1 do 1000.

## Postavka od koje nijedno deljenje ne može da počne

setup-dealer = Delitelj je mesto od 0 do { $most }.
setup-totals = „{"totals"}”: potrebna je po jedna vrednost za svako mesto, a njih je { $seats }.

## Stalni nalozi

order-stand = Uvek bez odbrane

## Statistika

tally-kings = pogođeni Kraljevi { $count }
tally-finished = završeci { $count }
