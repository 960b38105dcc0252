# Kauboj česky. Klíče a jejich argumenty: rules/kauboj/*.py; slova: slovníček projektu.
# Místo přichází jako značka (①), karta jako 10♥. Řádky přehledu a průběhu: nejvýš 34 znaků.

## Hra

game-name = Wyomingský kovboj
game-short = Kovboj
game-about = Revolvery, šerifské hvězdy a skryté karty; král je kovboj. Pro 3 nebo 4 hráče.
reason-deals = všechna rozdání

## Drobná slova

# Tasený revolver: jeho jméno a barvy jeho karet v pořadí hodnot.
gun = { $kind } { $suits }
gun-kind = { $kind }
way-left = doleva
way-right = doprava
way-across = naproti
from-stock = balík
from-pile = odhoz

## Přehled stolu

board-dealt = rozdává { $seat }
board-on-turn = na tahu { $seat }
board-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
board-total = { $points }
board-tens = vyloženo { $cards }
board-protected = chráněno { $kings }
board-pile = Odhoz { $top }
board-shots = výstřel { $top }
board-stock = balík { $count }
board-top = { $card }
board-none = –
board-badges = Hvězdy { $suits }
board-no-badges = Žádná hvězda už není
board-married = sňatky { $suits }
board-hand = { $seat }

## Na co se hra ptá

ask-direction = Kam půjdou 3 karty, řekne { $seat }
# $seats: cesta karet kolem stolu; $pairs: kdo si vyměňuje s kým.
ask-pass-left = Předat { $count } doleva: { $seats }
ask-pass-right = Předat { $count } doprava: { $seats }
ask-pass-across = Předat { $count } naproti: { $pairs }
pass-pair = { $one }↔{ $other }
ask-turn = Akce, potom odhodit a líznout
ask-after-marriage = Sňatek je: odhodit a líznout
ask-after-nine = Po výměně: odhodit a líznout
ask-after-gun = Revolver leží: odhodit a líznout
ask-after-drop = Bez revolveru: odhodit a líznout
ask-after-shoot = Střílet, nebo odhodit a líznout
ask-after-ten = Desítka leží
ask-duel = { $by } { $kind } → { $at }: „Můžu tě zastřelit?“

# Co řekl cíl a co udělala otočená karta.
say-no = { $at }: „Ne. Tady kovboj není.“
say-yes = { $at }: „Ano. Zkus štěstí.“
say-backfire = { $at }: „Zpětná palba! Ber šestku.“
say-quick = { $at }: „Rychlé tasení! Sem s revolverem.“
say-hit = { $card }: Zásah! { $lost } → { $by }
say-ricochet = { $card }: Rikošet! { $lost } → { $by }
say-badge = { $card }: Vedle! { $king } bere { $ace }
say-missed = { $card }: Vedle!

form-direction = Kam půjdou tři karty od každého?
# $seat: kdo je dostane.
form-pass = { $count ->
    [0] Nemáš kartu, která jde předat
    [one] Předej { $count } kartu, dostane ji { $seat }
    [few] Předej { $count } karty, dostane je { $seat }
   *[other] Předej { $count } karet, dostane je { $seat }
}
form-marriage = Ukaž sňatek:
form-nine = Devítka, každý předá 2 karty:
form-gun = Tas revolver:
form-drop = Odhoď revolver a lízni tolik karet:
form-shoot = Vystřel:
form-ten = Vylož desítku, lízni 1, konec tahu:
form-five = Odhoď pětku, lízni 2, konec tahu:
form-discard = Odhoď a lízni z balíku ({ $stock }):
form-take = Vezmi { $card } z odhozu a odhoď:
form-reply = { $seat } { $kind } → ty: „Můžu tě zastřelit?“
# $card: karta, která se otočila.
form-lose = Otočena { $card }: zásah. Kterého krále odevzdáš?
form-badge = Otočena { $card }: vedle. Bereš hvězdu?
form-redraw = Otočena { $card }: { $lost } je pryč. Lízneš náhradu?

## Tlačítka a slova, která se za ně dají napsat (oddělená čárkou). Karty v nich jsou kódy (9S).
## Na tlačítku je + karta, která přijde, a − ta, která odejde; co se děje, říká řádek nad nimi.

key-left = Doleva
key-right = Doprava
key-across = Naproti
key-pass = { $count ->
    [one] Předat { $count } kartu
    [few] Předat { $count } karty
   *[other] Předat { $count } karet
}
key-pass-nothing = Nic nepředat
key-marriage = Sňatek { $suit } +25
key-nine = { $card } { $way }
key-gun = { $kind } { $cards }
key-drop = Odhodit { $gun }
key-shoot = { $gun }→{ $seat }
key-ten = Vyložit { $card }
key-five = { $card } +2
key-five-pile = { $card } +{ $top } +1
key-discard = { $card }
key-discard-nothing = Nic neodhodit, líznout
key-take = +{ $top } −{ $card }
key-take-only = +{ $top }
key-stand-yes = Bez obrany: „Ano“
key-stand-no = Bez obrany: „Ne“
key-six = Dát { $card }
key-quick = Rychlé tasení { $cards }
key-lose = Odevzdat { $card }
key-badge = Vzít hvězdu
key-no-badge = Nechat hvězdu
key-redraw-nothing = Nic nelíznout
key-redraw = Líznout: { $sources }

words-left = doleva, left, direction left
words-right = doprava, right, direction right
words-across = naproti, across, direction across
words-pass = předat, predat, předej, predej, pass
words-marriage = { $suit ->
    [S] sňatek { $suit }, sňatek { $sign }, sňatek listy, sňatek piky, sňatek p, sňatek l, snatek { $suit }, snatek { $sign }, snatek listy, snatek piky, snatek p, snatek l, marriage { $suit }, marry { $suit }, show { $suit }
    [H] sňatek { $suit }, sňatek { $sign }, sňatek srdce, sňatek sr, snatek { $suit }, snatek { $sign }, snatek srdce, snatek sr, marriage { $suit }, marry { $suit }, show { $suit }
    [D] sňatek { $suit }, sňatek { $sign }, sňatek káry, sňatek kary, sňatek ka, snatek { $suit }, snatek { $sign }, snatek káry, snatek kary, snatek ka, marriage { $suit }, marry { $suit }, show { $suit }
   *[C] sňatek { $suit }, sňatek { $sign }, sňatek kříže, sňatek krize, sňatek kr, snatek { $suit }, snatek { $sign }, snatek kříže, snatek krize, snatek kr, marriage { $suit }, marry { $suit }, show { $suit }
}
words-nine = devítka { $card } { $way }, devitka { $card } { $way }, { $card } { $way }, nine { $card } { $way }
words-gun = revolver { $cards }, revolver { $kind }, tasit { $kind }, tas { $kind }, tasit { $cards }, gun { $cards }, gun { $kind }, draw { $kind }, play { $kind }
words-drop = odhodit { $gun }, odhoď { $gun }, odhod { $gun }, odhodit { $kind }, odhoď { $kind }, odhod { $kind }, drop { $gun }, drop { $kind }
# $number: místo cíle, od 1.
words-shoot = vystřelit { $gun } { $number }, vystrelit { $gun } { $number }, vystřel { $gun } { $number }, vystrel { $gun } { $number }, střílet { $gun } { $number }, strilet { $gun } { $number }, vystřelit { $gun } { $seat }, vystrelit { $gun } { $seat }, { $gun } { $number }, { $gun } { $seat }, shoot { $gun } { $number }
words-ten = vyložit { $card }, vylozit { $card }, vylož { $card }, vyloz { $card }, desítka, desitka, ten { $card }, ten, lay { $card }
words-five = pětka { $card }, petka { $card }, pětka, petka, five { $card }, five
words-five-pile = pětka { $card } odhoz, petka { $card } odhoz, pětka { $card } { $top }, petka { $card } { $top }, pětka odhoz, petka odhoz, five { $card } pile, five pile
words-discard = odhodit { $card }, odhoď { $card }, odhod { $card }, discard { $card }, discard { $card } stock
words-discard-nothing = nic neodhodit, nic neodhazovat, discard nothing
words-take = odhodit { $card } odhoz, odhoď { $card } odhoz, odhod { $card } odhoz, vzít { $top } odhodit { $card }, vzit { $top } odhodit { $card }, vezmi { $top } odhoď { $card }, vezmi { $top } odhod { $card }, discard { $card } pile, take { $top } discard { $card }
words-take-only = vzít { $top }, vzit { $top }, vezmi { $top }, vzít, vzit, vezmi, take { $top }, take
words-stand = bez obrany, stand, reply stand
words-six = šestka { $card }, sestka { $card }, dát { $card }, dat { $card }, dej { $card }, šestka, sestka, six { $card }, six
words-quick = rychlé tasení, rychle taseni, rychlé tasení { $cards }, rychle taseni { $cards }, quick draw, quick
words-lose = odevzdat { $card }, odevzdej { $card }, lose { $card }
words-badge = vzít hvězdu, vzit hvezdu, hvězda, hvezda, badge, take badge
words-no-badge = nechat hvězdu, nechat hvezdu, bez hvězdy, bez hvezdy, no badge, leave badge
words-redraw-nothing = nic nelíznout, nic neliznout, líznout 0, liznout 0, draw 0, redraw nothing
words-redraw = líznout { $sources }, liznout { $sources }, lízni { $sources }, lizni { $sources }, redraw { $sources }, draw { $sources }

## Vlastní panel hráče

hand-cards = V ruce:
hand-empty = V ruce nemáš žádnou kartu
hand-chosen = Předáváš { $cards }
hand-protected = { $kings } chráněno, spolu s esem
hand-orphanage = Sirotčinec = { $points }
hand-one-jack = Sirotčinec: chybí janek ({ $points })
hand-harem = Harém = { $points }
hand-gang = Banda = { $points }
hand-one-king = Banda: chybí král ({ $points })
hand-posse = Šerifova družina = { $points }
hand-family = Rodina { $suit } = { $points }
hand-half-family = Do rodiny { $suit } chybí { $card }
hand-couple = Pár { $suit } { $points }: rozděl ho
hand-couple-new = Pár { $suit } { $points }: ukaž, rozděl
hand-lone = Osamělá dáma: { $cards } { $points }
hand-sixes = { $count ->
    [one] Šestka { $points }: není s čím ji předat
    [few] { $count } šestky { $points }: chybí devítka
   *[other] { $count } šestek { $points }: chybí devítka
}
hand-sixes-nine = { $count ->
    [one] Šestka { $points }: předej ji devítkou
    [few] { $count } šestky { $points }: předej devítkou
   *[other] { $count } šestek { $points }: předej devítkou
}
hand-tens = { $cards }: vylož, nebo −30
# $cards: všechny karty v ruce, ze kterých takový revolver jde složit.
hand-gun = Revolver { $kind }: { $cards }
hand-quick = Rychlé tasení: { $cards }
hand-passed = Minulá výměna: pryč { $gave }, přišlo { $got }
hand-six-gave = Předána šestka: { $card } → { $seat }
hand-six-got = Šestka od hráče { $seat }: { $card }
hand-yes = Bez obrany = „Ano“: { $kings }
hand-no = Bez obrany = „Ne“
hand-turned = Otočena: { $card }

## Průběh

log-direction = { $seat }: 3 karty { $way }
log-nine = { $seat } devítka { $card }: 2 karty { $way }
log-passed = Předáno: { $counts }
passed = { $seat }{ $count }
log-marriage = { $seat } sňatek { $suit }
log-gun = { $seat } tasí revolver: { $gun }
log-dropped = { $count ->
    [0] { $seat } odhazuje { $gun }
   *[other] { $seat } odhazuje { $gun }, líže { $count }
}
log-ten = { $count ->
    [0] { $seat } vykládá { $card }
   *[other] { $seat } vykládá { $card }, líže { $count }
}
log-five = { $count ->
    [0] { $seat } odhazuje { $card }
   *[other] { $seat } odhazuje { $card }, líže { $count }
}
log-five-pile = { $count ->
    [0] { $seat } bere { $taken }, odhazuje { $card }
   *[other] { $seat } bere { $taken }, odhazuje { $card }, +{ $count }
}
log-discard = { $seat } odhazuje { $card }
log-discard-nothing = { $seat } nic neodhazuje
log-take = { $seat } bere { $taken }, odhazuje { $card }
log-take-only = { $seat } bere { $taken }, nic neodhazuje
log-backfire = { $by } { $kind }→{ $at }: Zpětná palba! Šestka.
log-quick = { $at }: Rychlé tasení! Bere { $kind }.
log-shot-no = { $by } { $kind }→{ $at }: Ne. Tady kovboj není.
log-hit = { $by } { $kind }→{ $at }: Ano. { $card }: zásah, { $king }→{ $by }
log-hit-protected = { $by } { $kind }→{ $at }: Ano. { $card }: zásah, { $king } { $ace }
log-badge = { $by } { $kind }→{ $at }: Ano. { $card }: vedle, hvězda { $suit }
log-missed = { $by } { $kind }→{ $at }: Ano. { $card }: vedle
log-ricochet-hit = { $by } { $kind }→{ $at }: Rikošet! { $card }: { $king }→{ $by }
log-ricochet-badge = { $by } { $kind }→{ $at }: Rikošet! { $card }: hvězda { $suit }
log-redraws = { $seat } líže náhradu: { $cards }
log-draws = { $seat } líže { $cards }
drew = { $count }
log-reshuffled = Nově zamícháno: balík { $stock }

## Konec rozdání

over-tens = Desítky a 22, ukončení: { $seat }
over-badges = 4. hvězda, ukončení: { $seat }
over-stall = Nikdo už nemohl nic líznout
over-turns = 400 tahů: rozdání končí
score-finisher = ukončení
score-tens = { $count ->
    [1] desítka
   *[other] { $count } desítky
}
score-marriage = sňatek { $suit }
score-orphanage = sirotčinec
score-harem = harém
score-family = rodina { $suit }
score-gang = banda
score-posse = šerifova družina
score-delay = zdržování ({ $cards })
score-sixes = { $count ->
    [1] šestka
   *[other] { $count } šestky
}
score-curse = prokletí ({ $count } šestky)
score-couple = nezákonný sňatek { $suit }
score-lone = osamělá dáma: { $cards }

## Odmítnutí: co je špatně, potom co by bylo dobře

refuse-over = Tohle rozdání už skončilo: počkej na další.
refuse-shuffling = Karty se míchají: chvilku počkej.
refuse-direction-over = Směr už je určený: odpověz na to, na co se hra ptá teď.
refuse-not-dealer = Rozdává { $seat } a určuje, kam karty půjdou.
refuse-direction-first = Nejdřív { $seat } řekne, kam půjdou tři karty.
refuse-across = Naproti jde jen ve čtyřech: doleva, nebo doprava.
refuse-no-pass = Teď se žádné karty nepředávají.
refuse-pass-first = Teď všichni předávají karty: vyber svoje.
refuse-passed = Tvoje karty už jsou vybrané: počkej na ostatní.
refuse-pass-count = { $count ->
    [0] Nemáš kartu, která jde předat: nepředávej nic.
    [one] Označ { $count } kartu; označeno: { $chosen }.
    [few] Označ { $count } karty; označeno: { $chosen }.
   *[other] Označ { $count } karet; označeno: { $chosen }.
}
refuse-twice = { $card } je tu dvakrát: každá karta jen jednou.
refuse-not-yours = { $card } v ruce nemáš.
refuse-unit = { $king } a { $ace } zůstávají spolu.
refuse-not-your-turn = Na tahu je { $seat }: počkej na svůj tah.
refuse-answer-first = Nejdřív odpovídá { $seat }.
refuse-one-action = Jedna akce za tah: { $action }. Teď odhoď a lízni.
did-marriage = sňatek už byl
did-nine = výměna devítkou už byla
did-gun = revolver už je tasený
did-drop = revolver už je odhozený
did-shoot = výstřel už padl
did-ten = desítka už je vyložená
# $rank: 5, 6, 9, 10 nebo K.
refuse-rank = { $rank ->
    [K] { $card } není král: uveď krále, kterého máš v ruce.
   *[other] { $card } není { $rank }: uveď kartu { $rank }, kterou máš v ruce.
}
refuse-no-couple = Sňatek potřebuje K{ $suit } a D{ $suit } v ruce.
refuse-married = Sňatek { $suit } už v tomto rozdání byl: každá barva jen jednou.
refuse-no-gun = Tohle není revolver: 2 2, 3 8, 3 5 7, nebo 4 5 jedné barvy.
refuse-hand-22 = 22 v ruce nemáš: chce to 2 2.
refuse-hand-38 = 38 v ruce nemáš: chce to 3 8.
refuse-hand-357 = 357 v ruce nemáš: chce to 3 5 7.
refuse-hand-45 = 45 v ruce nemáš: chce to 4 5 jedné barvy.
refuse-no-such-gun = Takový tasený revolver nemáš: vyber některý, který leží před tebou.
refuse-no-drawn-gun = Nemáš tasený revolver: nejdřív ho tas a střílej v některém dalším tahu.
refuse-fired = Tenhle revolver už v tomto tahu střílel: vezmi jiný, nebo odhoď a lízni.
refuse-no-target = Střílej na někoho jiného u tohoto stolu.
refuse-target-no-gun = { $seat } nemá tasený revolver.
refuse-no-shot-card = Není karta, která by se k výstřelu otočila: odhoď a lízni.
refuse-five-draw = Za pětku se lížou dvě karty: obě z balíku, nebo jedna z odhozu a jedna z balíku.
refuse-pile-empty = Odhazovací balíček je prázdný: lízni z balíku.
refuse-own-card = Karta na odhozu je z tvojí vlastní akce: lízni z balíku.
refuse-must-discard = Máš kartu, která odhodit jde: jednu odhoď.
refuse-discard-nothing = Odhodit nesmíš nic z ruky: neodhazuj a lízni.
refuse-six = 6 jde odhodit jen tehdy, když je všechno ostatní ve figurách nebo nic jiného odhodit nejde. Teď jde: { $may }.
refuse-no-shot = Teď se na nikoho nestřílí.
refuse-owed-reply = Nejdřív odpověz na výstřel: bez obrany, šestka, nebo rychlé tasení.
refuse-owed-lose = Nejdřív řekni, kterého krále odevzdáš.
refuse-owed-badge = Nejdřív řekni, zda bereš hvězdu.
refuse-owed-redraw = Nejdřív řekni, co lízneš za krále.
refuse-six-gun = Šestkou se odpovídá jen na 22: zůstaň bez obrany.
refuse-not-quick = Rychlé tasení je 3 5 7 jedné barvy z ruky.
refuse-protected-king = { $king } je chráněný a teď o něj přijít nejde: uveď jiného krále.
refuse-redraw-count = { $most ->
    [one] Za krále si smíš líznout { $most } kartu, nebo žádnou.
    [few] Za krále si smíš líznout nejvýš { $most } karty.
   *[other] Za krále si smíš líznout nejvýš { $most } karet.
}
refuse-redraw-pile = Za tohoto krále se líže jen z balíku.
refuse-pile-short = { $pile ->
    [0] Odhazovací balíček je prázdný: lízni z balíku.
    [one] V odhozu je { $pile } karta: druhou lízni z balíku.
    [few] V odhozu jsou { $pile } karty: zbytek lízni z balíku.
   *[other] V odhozu je { $pile } karet: zbytek lízni z balíku.
}

## Volby

option-any-target = cíl bez revolveru
option-any-target-help = Zda se smí střílet i na hráče, který nemá tasený revolver.
option-badge = šerifská hvězda
option-badge-help = Zda si král, kterého výstřel minul, musí vzít hvězdu, nebo o tom rozhodne jeho hráč.
option-badge-forced = musí se vzít
option-badge-optional = smí se vzít
option-curse-adds = prokletí se přičítá
option-curse-adds-help = Zda tři nebo čtyři šestky stojí 100 navíc k 20 za každou (160, 180), nebo dohromady 100 a 120.
option-target = body k dosažení
option-target-help = Partie končí po rozdání, ve kterém má někdo tolik bodů a je sám nejvýš: 100 až 1000.
option-max-deals = nejvíc rozdání
option-max-deals-help = Po tolika rozdáních vyhrává nejvyšší součet: 1 až 1000.

## Nastavení, ze kterého se začít nedá

setup-dealer = Rozdávající je místo od 0 do { $most }.
setup-totals = „totals“ potřebuje po jedné hodnotě pro každé místo, dohromady { $seats }.

## Trvalé pokyny

order-stand = Vždycky bez obrany

## Statistiky

tally-kings = zastřelení králové { $count }
tally-finished = ukončená rozdání { $count }
