# Bauernschnapsen auf Deutsch, wie man in Österreich am Tisch redet. Schlüssel und Werte kommen aus
# rules/bauernschnapsen/*.py, die Wörter aus dem Glossar. Ein Platz kommt als Zeichen (①), eine Karte als K♥, eine
# Farbe als Zeichen. Zeilen von Tischansicht und Verlauf: höchstens 34 Zeichen.

## Das Spiel

deal-number = { $deal }. Spiel
game-name = Bauernschnapsen
game-short = Bauernschn.
game-about = Zwanzig Karten, zwei Paare, Ansagen und Stiche; für 4 Leute.

## Spiele zum Ansagen

contract-rufspiel = Einfacher Rufer
contract-bettler = Bettler
contract-schnapser = Schnapser
contract-gang = Gang
contract-zehner = Zehnergang
contract-bauernschnapser = Bauernschnapser
contract-kontraschnapser = Kontraschnapser
contract-herrengang = Herrengang
contract-kontrabauernschnapser = Kontrabauernschnapser
contract-herrenschnapser = Herrenschnapser

named-rufspiel = { contract-rufspiel }
named-bettler = { contract-bettler }
named-schnapser = { contract-schnapser }
named-gang = { contract-gang }
named-zehner = { contract-zehner }
named-bauernschnapser = { contract-bauernschnapser }
named-kontraschnapser = { contract-kontraschnapser }
named-herrengang = { contract-herrengang }
named-kontrabauernschnapser = { contract-kontrabauernschnapser }
named-herrenschnapser = { contract-herrenschnapser }

# Was jedes verlangt, während angesagt wird.
means-bettler = { $contract } { $value }: kein Stich, allein
means-schnapser = { $contract } { $value }: allein 66 in 3 Stichen
means-gang = { $contract } { $value }: alle Stiche, kein Trumpf
means-zehner = { $contract } { $value }: Gang, 10 K D B A
means-bauernschnapser = { $contract } { $value }: alle 5, Trumpf
means-kontraschnapser = { $contract } { $value }: allein 66 in 3 Stichen
means-herrengang = { $contract } { $value }: fünf einer Farbe
means-kontrabauernschnapser = { $contract } { $value }: alle fünf, Trumpf
means-herrenschnapser = { $contract } { $value }: fünf Trümpfe

double-1 = Kontra
double-2 = Rekontra
double-3 = Subkontra
times = { $word } ×{ $times }

## Teile

either = { $first } oder { $last }
laid = { $seat }{ $card }
pair = { $points } { $suit }

## Tischansicht

board-target = bis { $points }
board-points = { $points }
board-no-trick = kein Stich
board-tricks = { $tricks ->
    [one] { $tricks } Stich
   *[other] { $tricks } Stiche
}
# Augen: was in den Stichen liegt, und Paare, die zählen.
board-cards = { $cards }
board-sum = { $cards } + { $pairs } = { $sum }
board-waits = { $points } wartet auf einen
board-dealing = Die Karten werden gegeben
board-forehand = Vorhand { $seat }: Trumpf ansagen?
board-trump-named = Trumpf { $suit }, angesagt von { $seat }
board-trump-flipped = Trumpf { $suit }: { $seat } hat { $card } aufgeschlagen
board-pass = { $seat } weiter
board-bid = { $seat } { $contract } { $value }
board-highest-none = Noch nichts angesagt
board-highest = hoch: { $contract } { $value }, { $seat }
board-contract = { $contract } von { $seat }
board-trump = Trumpf { $suit }
board-no-trump = ohne Trumpf
board-tens = 10 K D B A
board-sits-out = { $seat } setzt aus
board-alone = { $seat } allein: { $points } von 66
# Die Karte, die aufgeschlagen und noch nicht gespielt wurde.
board-holds = { $seat } hat { $card }
board-doubled = { $seat } sagt { $word }
board-double = { $word }? { $first }, dann { $second }
board-double-last = { $word }? { $seat }
board-trick = { $number }. Stich:
board-last = Letzter:
board-announced = ({ $points })
board-hand = Blatt:
board-shown = { $seat } zeigt:

## Was gefragt ist

form-trump = Sag Trumpf an, eine Farbe im Blatt:
form-flip = Oder schlag deine vierte Karte auf:
form-bid = Was du ansagen kannst:
form-pass = Sag ein höheres Spiel an, oder weiter:
form-double = { $word }? Das Spiel zählt dann ×{ $times }.
form-lead = Du spielst aus: jede Karte geht
form-beat = { $suit } bedienen und { $best } stechen
form-follow = { $suit } bedienen
form-overtrump = Kein { $suit }: mit Trumpf stechen
form-undertrump = Kein { $suit }: untertrumpfen
form-free = Kein { $suit }: jede Karte geht
form-cards = { $why }: { $cards }

## Knöpfe und die Wörter, die man dafür tippen kann (durch Beistriche getrennt); was auf einem Knopf steht, gilt auch

key-trump = Trumpf { $suit }
key-flip = Aufschlagen
key-bid = { $contract } { $value }
key-pass = Weiter
key-double = { $word } ×{ $times }
key-no = Nein
key-card = { $card }
key-announce = { $card } +{ $points }

words-trump = { $suit ->
    [S] ♠, trumpf ♠, pik, trumpf pik, atout pik
    [H] ♥, trumpf ♥, herz, trumpf herz, atout herz
    [D] ♦, trumpf ♦, karo, trumpf karo, atout karo
   *[C] ♣, trumpf ♣, kreuz, trumpf kreuz, atout kreuz, treff, trumpf treff
}
words-flip = aufschlagen, schlag auf, ich schlag auf
words-bid = { $id ->
    [bettler] bettler
    [schnapser] schnapser
    [gang] gang
    [zehner] zehnergang, zehner
    [bauernschnapser] bauernschnapser
    [kontraschnapser] kontraschnapser
    [herrengang] herrengang
    [kontrabauernschnapser] kontrabauernschnapser
   *[herrenschnapser] herrenschnapser, herrenjodler
}
words-pass = weiter, passe, pass
words-double-1 = kontra
words-double-2 = rekontra
words-double-3 = subkontra
words-no = nein, kein { $word }, weiter, pass
words-play = { $card } spielen, spiel { $card }, spiele { $card }
words-announce = { $card } { $points }, { $points } { $card }, { $card } { $points }er, { $points }er { $card }, { $card } mit { $points }

## Verlauf

log-trump = { $seat } sagt Trumpf { $suit } an
log-flip = { $seat } schlägt { $card } auf: Trumpf { $suit }
log-bid = { $seat } sagt { $contract } { $value }
log-pass = { $seat } weiter
log-all-pass = Alle weiter: { $contract }, { $seat }
log-shown = { $seat } zeigt fünf { $suit }: { $contract }
log-double = { $seat } { $word } ×{ $times }
log-no-double = { $seat } kein { $word }
log-leads = { $seat } spielt { $card } aus
log-announces = { $seat } spielt { $card } aus, { $points }
log-trick = { $lead } · { $cards }
log-takes = { $seat } macht { $points }

# Wie ein Spiel ausgegangen ist.
log-side = { $seats } { $points }
log-side-pairs = { $seats } { $points }: { $cards } + { $pairs }
log-no-trick-3 = Verlierer ohne Stich: 3
log-under = { $points } ist unter { $least }: 2
log-not-under = { $points } ist { $least } oder mehr: 1
log-last-trick = Niemand 66, letzter Stich { $seats }: 1
log-nobody = Niemand hat 66: 1 für { $seats }
log-has-66 = { $seat } hat allein { $points }: gewonnen
log-short-of-66 = { $seat } hat { $points } von 66: verloren
log-no-trick = { $seat } ohne Stich: gewonnen
log-all-tricks = { $seat } macht alle fünf: gewonnen
log-took-trick = { $number }. Stich an { $seat }: verloren
log-value = { $contract }: { $value }
log-times = { $word } ×{ $times }: { $points }

## Ende eines Spiels und einer Partie

over-won = { $contract }, { $seat }: { $seats } gewinnen
score-contract = { $contract }
# Über Partner, die eine Partie ganz ohne Punkt verloren haben.
remark-schneider = Schneider

## Ablehnungen: was nicht geht, dann was ginge

refuse-over = Dieses Spiel ist aus: wart auf das nächste.
refuse-dealing = Die Karten werden gerade gegeben.
refuse-now-trump = Noch nicht: { $seat } sagt Trumpf an oder schlägt auf.
refuse-now-bid = Jetzt nicht: { $seat } sagt ein Spiel an oder weiter.
refuse-now-double = Jetzt nicht: { $seat } ist nach Kontra, Rekontra oder Subkontra gefragt.
refuse-now-play = Jetzt nicht: { $seat } spielt eine Karte.
refuse-not-asked = Gefragt ist { $seat }, nicht du ({ $me }).
refuse-sits-out = Auf deiner Seite läuft ein Bettler: du setzt aus.
refuse-trump = Du hast kein { $suit }: sag { $held } an, oder schlag auf.
refuse-rufspiel = Der Einfache Rufer wird nicht angesagt: er wird gespielt, wenn alle weiter sagen.
refuse-bid-seats = { $contract } ist nur für { $seats }.
refuse-five-trumps = { $contract } braucht alle fünf Trümpfe im Blatt.
refuse-five-of-a-suit = { $contract } braucht fünf Karten einer Farbe.
refuse-bid-low = { $contract } { $value } ist nicht höher als { $highest } { $height }.
refuse-no-such-card = { $card } gibt es in diesem Spiel nicht: nur B, D, K, 10 und A.
refuse-not-held = { $card } ist nicht in deinem Blatt.
refuse-beat = { $card } geht nicht: du hast { $suit }, und { $cards } sticht { $best }.
refuse-follow = { $card } geht nicht: du hast { $suit }, bediene mit { $cards }.
refuse-overtrump = { $card } geht nicht: du hast kein { $suit }, also stich mit Trumpf, { $cards }.
refuse-undertrump = { $card } geht nicht: du hast kein { $suit }, also Trumpf, auch wenn er zu klein ist: { $cards }.
refuse-announce-contract = Bei { $contract } gibt es keinen 20er und 40er.
refuse-announce-lead = 20er und 40er werden beim Ausspielen angesagt.
refuse-announce-pair = Um { $card } mit Ansage auszuspielen, brauchst du K{ $suit } und D{ $suit } im Blatt.

## Optionen

option-bidding = Ansagen
option-bidding-help = Ob jeder Platz einmal etwas sagt, oder ob es reihum geht, bis alle weiter gesagt haben, oder alle außer der höchsten Ansage.
option-bidding-one-round = einmal reihum
option-bidding-until-three-pass = bis drei weiter sagen
option-bettler-value = Wert vom Bettler
option-bettler-value-help = Wie viel ein Bettler zählt: 5 oder 4.
option-bauernschnapser-partner = Bauernschnapser auch für den Platz gegenüber der Vorhand
option-bauernschnapser-partner-help = Ob nur die Vorhand einen Bauernschnapser ansagen darf, oder auch der Platz gegenüber.
option-schnapser-tricks = Stiche beim Schnapser
option-schnapser-tricks-help = Ob beim Schnapser auf dem Weg zu 66 ein Stich verloren gehen darf.
option-schnapser-tricks-within-three = 66 in drei Stichen
option-schnapser-tricks-all-three = kein Stich darf verloren gehen
option-trumping = Trumpfzwang
option-trumping-help = Ob man Trumpf spielen muss, wenn man nicht bedienen kann.
option-trumping-must = gilt
option-trumping-may = gilt nicht
option-undertrump = Untertrumpfen
option-undertrump-help = Ob man einen zu kleinen Trumpf spielen muss, wenn man weder bedienen noch den Trumpf am Tisch stechen kann.
option-undertrump-must = Pflicht
option-undertrump-free = frei
option-nobody-66 = niemand hat 66
option-nobody-66-help = Wer einen Einfachen Rufer gewinnt, wenn nach fünf Stichen niemand 66 hat.
option-nobody-66-last-trick = der letzte Stich gewinnt
option-nobody-66-forehand-loses = die Vorhand verliert
option-target = Punkte zum Sieg
option-target-help = Die Partie endet, wenn eine Seite so viele Punkte hat: 7 bis 66.

## Ein Anfang, mit dem kein Spiel beginnen kann

setup-points = „points“ muss auf beiden Seiten unter { $target } sein.

## Daueraufträge

order-pass = Diesmal sag ich weiter
order-no-kontra = Kein Kontra

## Statistik

tally-bids = angesagt { $count }
tally-made = gewonnen { $count }
tally-contract = am öftesten: { $most }
tally-schneider = Gegner Schneider { $count }
