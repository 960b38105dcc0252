# Kauboj auf Deutsch. Schlüssel und Werte kommen aus rules/kauboj/*.py, die Wörter aus dem Glossar.
# Ein Platz kommt als Zeichen (①), eine Karte als 10♥. Zeilen von Tischansicht und Verlauf: höchstens 34 Zeichen.

## Das Spiel

game-name = Wyoming-Cowboy
game-short = Kauboj
game-about = Revolver, Sheriffsterne und verdeckte Blätter; Könige sind Cowboys. Für 3 oder 4 Leute.
reason-deals = alle Spiele gespielt

## Kleine Wörter

# Ein gezogener Revolver: sein Name und die Farben seiner Karten nach Werten.
gun = { $kind } { $suits }
gun-kind = { $kind }
way-left = links
way-right = rechts
way-across = gegenüber
from-stock = Stapel
from-pile = Ablage

## Tischansicht

board-dealt = { $seat } hat gegeben
board-on-turn = { $seat } am Zug
board-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
board-total = { $points }
board-tens = ausgelegt { $cards }
board-protected = geschützt { $kings }
board-pile = Ablage { $top }
board-shots = Schüsse { $top }
board-stock = Stapel { $count }
board-top = { $card }
board-none = –
board-badges = Sterne übrig { $suits }
board-no-badges = Kein Stern übrig
board-married = Ehen { $suits }
board-hand = { $seat }

## Was gefragt ist

ask-direction = { $seat } sagt, wohin 3 Karten gehen
# $seats: der Weg der Karten um den Tisch; $pairs: wer mit wem tauscht.
ask-pass-left = { $count } links weiter: { $seats }
ask-pass-right = { $count } rechts weiter: { $seats }
ask-pass-across = { $count } gegenüber: { $pairs }
pass-pair = { $one }↔{ $other }
ask-turn = Eine Aktion, dann abwerfen, ziehen
ask-after-marriage = Ehe gezeigt: abwerfen und ziehen
ask-after-nine = Getauscht: abwerfen und ziehen
ask-after-gun = Gezogen: abwerfen, Karte ziehen
ask-after-drop = Abgelegt: abwerfen und ziehen
ask-after-shoot = Weiter schießen, oder abwerfen
ask-after-ten = Zehner ausgelegt
ask-duel = { $by } { $kind } → { $at }: „Darf ich schießen?“

# Was die Antwort war und was die aufgedeckte Karte getan hat.
say-no = { $at }: „Nein. Hier ist kein Cowboy.“
say-yes = { $at }: „Ja. Versuch dein Glück.“
say-backfire = { $at }: „Nach hinten! Nimm den 6er.“
say-quick = { $at }: „Schneller! Revolver her.“
say-hit = { $card }: Treffer! { $lost } an { $by }
say-ricochet = { $card }: Quer! { $lost } an { $by }
say-badge = { $card }: Daneben! { $king } nimmt { $ace }
say-missed = { $card }: Daneben!

form-direction = Wohin gehen von allen je drei Karten?
# $seat: wer sie bekommt.
form-pass = { $count ->
    [0] Du hast keine Karte zum Weitergeben
    [one] Gib { $count } Karte weiter: { $seat }
   *[other] Gib { $count } Karten weiter: { $seat }
}
form-marriage = Zeig eine Ehe:
form-nine = Neuner, alle geben 2 Karten weiter:
form-gun = Zieh einen Revolver:
form-drop = Leg einen Revolver ab, zieh ebenso viele Karten:
form-shoot = Schieß:
form-ten = Leg einen Zehner aus, zieh 1, Zug aus:
form-five = Wirf einen Fünfer für 2 Karten ab, Zug aus:
form-discard = Wirf ab und zieh vom Stapel ({ $stock }):
form-take = Nimm { $card } von der Ablage, wirf ab:
form-reply = { $seat } { $kind } → du: „Darf ich dich erschießen?“
# $card: die aufgedeckte.
form-lose = { $card } aufgedeckt: Treffer. Welcher König geht?
form-badge = { $card } aufgedeckt: daneben. Nimmst du den Stern?
form-redraw = { $card } aufgedeckt: { $lost } weg. Dafür ziehen?

## Knöpfe und die Wörter, die man dafür tippen kann (durch Beistriche getrennt). Karten darin sind Codes (9S).
## Auf einem Knopf ist + eine Karte, die kommt, − eine, die geht; was damit geschieht, steht über der Reihe.

key-left = Links
key-right = Rechts
key-across = Gegenüber
key-pass = { $count ->
    [one] { $count } Karte weitergeben
   *[other] { $count } Karten weitergeben
}
key-pass-nothing = Nichts weitergeben
key-marriage = Ehe { $suit } +25
key-nine = { $card } { $way }
key-gun = { $kind } { $cards }
key-drop = { $gun } ablegen
key-shoot = { $gun }→{ $seat }
key-ten = { $card } auslegen
key-five = { $card } +2
key-five-pile = { $card } +{ $top } +1
key-discard = { $card }
key-discard-nothing = Nichts abwerfen, ziehen
key-take = +{ $top } −{ $card }
key-take-only = +{ $top }
key-stand-yes = Nicht wehren: „Ja“
key-stand-no = Nicht wehren: „Nein“
key-six = { $card } geben
key-quick = Schneller: { $cards }
key-lose = { $card } abgeben
key-badge = Stern nehmen
key-no-badge = Stern liegen lassen
key-redraw-nothing = Nichts ziehen
key-redraw = Ziehen: { $sources }

words-left = links, nach links
words-right = rechts, nach rechts
words-across = gegenüber, gegenueber
words-pass = weitergeben, geben, weiter
words-marriage = { $suit ->
    [S] ehe { $suit }, ehe { $sign }, zeig { $sign }, zeigen { $sign }, zeig { $suit }, zeigen { $suit }, ehe pik, zeig pik, ehe p, zeig p
    [H] ehe { $suit }, ehe { $sign }, zeig { $sign }, zeigen { $sign }, zeig { $suit }, zeigen { $suit }, ehe herz, zeig herz
    [D] ehe { $suit }, ehe { $sign }, zeig { $sign }, zeigen { $sign }, zeig { $suit }, zeigen { $suit }, ehe karo, zeig karo, ehe ka, zeig ka
   *[C] ehe { $suit }, ehe { $sign }, zeig { $sign }, zeigen { $sign }, zeig { $suit }, zeigen { $suit }, ehe kreuz, zeig kreuz, ehe kr, zeig kr, ehe treff, zeig treff
}
words-nine = neuner { $card } { $way }, { $card } { $way }, neuner { $way }, { $card } nach { $way }, neuner nach { $way }
words-gun = revolver { $cards }, revolver { $kind }, { $kind } ziehen, zieh { $kind }, revolver { $kind } { $cards }
words-drop = { $gun } ablegen, { $kind } ablegen, ablegen { $gun }, ablegen { $kind }
# $number: der Platz des Ziels, ab 1.
words-shoot = schieß { $gun } { $number }, schieße { $gun } { $number }, schießen { $gun } { $number }, { $gun } { $number }, { $gun } auf { $number }, schieß { $gun } auf { $number }, schieß { $gun } { $seat }, { $gun } { $seat }, { $gun } auf { $seat }
words-ten = { $card } auslegen, zehner { $card }, zehner, zehner auslegen, leg { $card }
words-five = fünfer { $card }, fuenfer { $card }, fünfer, fuenfer, fünfer stapel, fuenfer stapel, fünfer { $card } stapel, fuenfer { $card } stapel
words-five-pile = fünfer { $card } ablage, fuenfer { $card } ablage, fünfer ablage, fuenfer ablage, fünfer { $card } { $top }, fuenfer { $card } { $top }
words-discard = { $card } abwerfen, wirf { $card } ab, abwerfen { $card }, { $card } stapel, abwerfen { $card } stapel
words-discard-nothing = nichts abwerfen, nichts stapel
words-take = abwerfen { $card } ablage, nimm { $top } wirf { $card }, nehmen { $top } abwerfen { $card }, { $card } ablage
words-take-only = nichts ablage, nimm { $top }, { $top } nehmen, nehmen
words-stand = nicht wehren, keine gegenwehr
words-six = sechser { $card }, { $card } geben, gib { $card }, sechser
words-quick = schneller, schneller gezogen, schneller { $cards }
words-lose = { $card } abgeben, abgeben { $card }
words-badge = stern, stern nehmen
words-no-badge = kein stern, stern liegen lassen, liegen lassen
words-redraw-nothing = nichts ziehen, nichts, keine karte
words-redraw = ziehen { $sources }, { $sources } ziehen

## Das eigene Panel

hand-cards = Blatt:
hand-empty = Dein Blatt ist leer
hand-chosen = Du gibst weiter: { $cards }
hand-protected = { $kings } geschützt, eins mit dem Ass
hand-orphanage = Waisenhaus = { $points }
hand-one-jack = Fürs Waisenhaus fehlt ein B ({ $points })
hand-harem = Harem = { $points }
hand-gang = Bande = { $points }
hand-one-king = Zur Bande fehlt ein König ({ $points })
hand-posse = Aufgebot = { $points }
hand-family = Familie { $suit } = { $points }
hand-half-family = Zur Familie { $suit } fehlt { $card }
hand-couple = Wilde Ehe { $suit } { $points }: trenn sie
hand-couple-new = Wilde Ehe { $suit } { $points }: zeigen, trennen
hand-lone = Einsame { $cards } { $points }
hand-sixes = { $count ->
    [one] Sechser { $points }: kein Neuner zum Weitergeben
   *[other] { $count } Sechser { $points }: kein Neuner zum Weitergeben
}
hand-sixes-nine = { $count ->
    [one] Sechser { $points }: ein Neuner bringt ihn weg
   *[other] { $count } Sechser { $points }: ein Neuner bringt sie weg
}
hand-tens = { $cards }: auslegen, sonst −30
# $cards: alle Karten im Blatt, aus denen so ein Revolver werden kann.
hand-gun = Revolver { $kind }: { $cards }
hand-quick = Schneller gezogen: { $cards }
hand-passed = Zuletzt: { $gave } weg, { $got } da
hand-six-gave = { $card } gegeben an { $seat }
hand-six-got = { $card } bekommen von { $seat }
hand-yes = Nicht wehren = „Ja“: { $kings }
hand-no = Nicht wehren = „Nein“
hand-turned = Aufgedeckt: { $card }

## Verlauf

log-direction = { $seat }: 3 Karten { $way }
log-nine = { $seat } Neuner { $card }: 2 Karten { $way }
log-passed = Weitergegeben: { $counts }
passed = { $seat }{ $count }
log-marriage = { $seat } Ehe { $suit }
log-gun = { $seat } zieht den Revolver: { $gun }
log-dropped = { $count ->
    [0] { $seat } legt { $gun } ab
   *[other] { $seat } legt { $gun } ab, zieht { $count }
}
log-ten = { $count ->
    [0] { $seat } legt { $card } aus
   *[other] { $seat } legt { $card } aus, zieht { $count }
}
log-five = { $count ->
    [0] { $seat } wirft { $card } ab
   *[other] { $seat } wirft { $card } ab, zieht { $count }
}
log-five-pile = { $count ->
    [0] { $seat } nimmt { $taken }, wirft { $card } ab
   *[other] { $seat } nimmt { $taken }, wirft { $card }, +{ $count }
}
log-discard = { $seat } wirft { $card } ab
log-discard-nothing = { $seat } wirft nichts ab
log-take = { $seat } nimmt { $taken }, wirft { $card } ab
log-take-only = { $seat } nimmt { $taken }, wirft nichts ab
log-backfire = { $by } { $kind }→{ $at }: Nach hinten! Ein 6er.
log-quick = { $at } zieht schneller: nimmt { $kind }
log-shot-no = { $by } { $kind }→{ $at }: Nein. Kein Cowboy.
log-hit = { $by } { $kind }→{ $at }: Ja. { $card } trifft, { $king } an { $by }
log-hit-protected = { $by } { $kind }→{ $at }: Ja. { $card } trifft { $king } { $ace }
log-badge = { $by } { $kind }→{ $at }: Ja. { $card } daneben, Stern { $suit }
log-missed = { $by } { $kind }→{ $at }: Ja. { $card } daneben
log-ricochet-hit = { $by } { $kind }→{ $at }: Quer! { $card }: { $king } an { $by }
log-ricochet-badge = { $by } { $kind }→{ $at }: Quer! { $card }: Stern { $suit }
log-redraws = { $seat } zieht als Ersatz { $cards }
log-draws = { $seat } zieht { $cards }
drew = { $count }
log-reshuffled = Neu gemischt: Stapel { $stock }

## Ende eines Spiels

over-tens = Zehner und 22: Schluss durch { $seat }
over-badges = 4. Stern: Schluss durch { $seat }
over-stall = Niemand konnte mehr ziehen
over-turns = 400 Züge: das Spiel ist aus
score-finisher = Schluss
score-tens = { $count ->
    [1] Zehner
   *[other] { $count } Zehner
}
score-marriage = Ehe { $suit }
score-orphanage = Waisenhaus
score-harem = Harem
score-family = Familie { $suit }
score-gang = Bande
score-posse = Aufgebot
score-delay = Verzögerung ({ $cards })
score-sixes = { $count ->
    [1] Sechser
   *[other] { $count } Sechser
}
score-curse = Fluch ({ $count } Sechser)
score-couple = wilde Ehe { $suit }
score-lone = einsame { $cards }

## Ablehnungen: was nicht geht, dann was ginge

refuse-over = Dieses Spiel ist aus: wart auf das nächste.
refuse-shuffling = Es wird gerade gemischt: wart einen Moment.
refuse-direction-over = Die Richtung ist schon angesagt: mach weiter mit dem, was jetzt gefragt ist.
refuse-not-dealer = { $seat } hat gegeben und sagt, wohin die Karten gehen.
refuse-direction-first = Zuerst sagt { $seat }, wohin drei Karten gehen.
refuse-across = Gegenüber geht nur zu viert: links oder rechts.
refuse-no-pass = Gerade werden keine Karten weitergegeben.
refuse-pass-first = Gerade geben alle Karten weiter: such deine aus.
refuse-passed = Deine Karten sind ausgesucht: wart auf die anderen.
refuse-pass-count = { $count ->
    [0] Du hast keine Karte, die du weitergeben darfst: gib nichts weiter.
    [one] Markiere { $count } Karte; markiert: { $chosen }.
   *[other] Markiere { $count } Karten; markiert: { $chosen }.
}
refuse-twice = { $card } ist zweimal genannt: jede Karte einmal.
refuse-not-yours = { $card } ist nicht in deinem Blatt.
refuse-unit = { $king } und { $ace } bleiben beisammen.
refuse-not-your-turn = Am Zug ist { $seat }: wart, bis du dran bist.
refuse-answer-first = Gefragt ist { $seat }: zuerst kommt diese Antwort.
refuse-one-action = Eine Aktion im Zug: { $action }. Jetzt wirf ab und zieh.
did-marriage = du hast eine Ehe gezeigt
did-nine = du hast mit einem Neuner getauscht
did-gun = du hast einen Revolver gezogen
did-drop = du hast einen Revolver abgelegt
did-shoot = du hast geschossen
did-ten = du hast einen Zehner ausgelegt
# $rank: 5, 6, 9, 10 oder K.
refuse-rank = { $rank ->
    [K] { $card } ist kein König: nenn einen König aus deinem Blatt.
   *[other] { $card } ist kein { $rank }er: nenn einen { $rank }er aus deinem Blatt.
}
refuse-no-couple = Für eine Ehe brauchst du K{ $suit } und D{ $suit } im Blatt.
refuse-married = Die Ehe { $suit } ist in diesem Spiel schon gezeigt: jede Farbe einmal.
refuse-no-gun = Das ist kein Revolver: 2 2, 3 8, 3 5 7, oder 4 5 einer Farbe.
refuse-hand-22 = Du hast keine 22: dafür braucht es 2 2.
refuse-hand-38 = Du hast keine 38: dafür braucht es 3 8.
refuse-hand-357 = Du hast keine 357: dafür braucht es 3 5 7.
refuse-hand-45 = Du hast keine 45: dafür braucht es 4 5 einer Farbe.
refuse-no-such-gun = So einen Revolver hast du nicht gezogen: nimm einen, der vor dir liegt.
refuse-no-drawn-gun = Vor dir liegt kein Revolver: zieh zuerst einen, und schieß in einem späteren Zug.
refuse-fired = Dieser Revolver hat in diesem Zug schon geschossen: nimm einen anderen, oder wirf ab und zieh.
refuse-no-target = Schieß auf jemand anderen an diesem Tisch.
refuse-target-no-gun = { $seat } hat keinen gezogenen Revolver.
refuse-no-shot-card = Für einen Schuss ist keine Karte zum Aufdecken mehr da: wirf ab und zieh.
refuse-five-draw = Ein Fünfer zieht zwei Karten: beide vom Stapel, oder eine von der Ablage und eine vom Stapel.
refuse-pile-empty = Die Ablage ist leer: zieh vom Stapel.
refuse-own-card = Die Karte auf der Ablage kommt von deiner eigenen Aktion: zieh vom Stapel.
refuse-must-discard = Du hast eine Karte, die gehen darf: wirf eine ab.
refuse-discard-nothing = Nichts in deinem Blatt darf gehen: wirf nichts ab und zieh.
refuse-six = Ein 6er geht nur, wenn alles andere in Figuren steckt oder sonst nichts gehen darf: gehen darf { $may }.
refuse-no-shot = Gerade wird auf niemanden geschossen.
refuse-owed-reply = Antworte zuerst auf den Schuss: nicht wehren, ein Sechser, oder schneller ziehen.
refuse-owed-lose = Sag zuerst, welcher König getroffen ist.
refuse-owed-badge = Sag zuerst, ob du den Stern nimmst.
refuse-owed-redraw = Sag zuerst, was du für deinen König ziehst.
refuse-six-gun = Ein Sechser hilft nur gegen eine 22: hier geht nur nicht wehren.
refuse-not-quick = Schneller ziehst du mit 3 5 7 einer Farbe aus deinem Blatt.
refuse-protected-king = { $king } ist geschützt und kann jetzt nicht verloren gehen: nenn einen anderen König.
refuse-redraw-count = { $most ->
    [one] Für deinen König kannst du { $most } Karte ziehen, oder keine.
   *[other] Für deinen König kannst du bis zu { $most } Karten ziehen.
}
refuse-redraw-pile = Für diesen König kannst du nur vom Stapel ziehen.
refuse-pile-short = { $pile ->
    [0] Die Ablage ist leer: zieh vom Stapel.
    [one] Auf der Ablage liegt { $pile } Karte: die andere kommt vom Stapel.
   *[other] Auf der Ablage liegen { $pile } Karten: zieh den Rest vom Stapel.
}

## Optionen

option-any-target = Ziele ohne Revolver
option-any-target-help = Ob man auch auf jemanden ohne gezogenen Revolver schießen darf.
option-badge = Stern
option-badge-help = Ob ein verfehlter König seinen Stern nehmen muss, oder ob man das selbst entscheidet.
option-badge-forced = muss genommen werden
option-badge-optional = darf genommen werden
option-curse-adds = Fluch kommt dazu
option-curse-adds-help = Ob drei oder vier Sechser 100 zusätzlich zu je 20 kosten (160, 180), oder insgesamt 100 und 120.
option-target = Punkte zum Sieg
option-target-help = Die Partie endet nach dem Spiel, in dem jemand mit so vielen Punkten allein vorn liegt: 100 bis 1000.
option-max-deals = Spiele höchstens
option-max-deals-help = Nach so vielen Spielen gewinnt der höchste Stand: 1 bis 1000.

## Ein Anfang, mit dem kein Spiel beginnen kann

setup-dealer = Der Geber ist ein Platz von 0 bis { $most }.
setup-totals = „totals“ braucht für jeden der { $seats } Plätze einen Wert.

## Daueraufträge

order-stand = Bei Schüssen nicht wehren

## Statistik

tally-kings = Könige getroffen { $count }
tally-finished = Schluss gemacht { $count }
