# Žolíky auf Deutsch. Schlüssel und Werte kommen aus rules/zoliky/*.py, die Wörter aus dem Glossar.
# Ein Platz kommt als Zeichen (①), eine Karte als K♥ (ein Joker als ★), eine Farbe als Zeichen, ein Wert als Buchstabe.
# Zeilen von Tischansicht und Verlauf: höchstens 34 Zeichen. Figuren heißen am Schirm M1, M2 …; Aufzeichnungen zählen ab 0.

## Das Spiel

deal-number = { $deal }. Spiel
game-name = Žolíky
game-short = Žolíky
game-about = Rummy mit Jokern nach dem Jocker-Klub: Folgen, Sätze, Zumachen aus der Hand; für 2 bis 4 Leute.
reason-target = Grenze erreicht
reason-time = Zeit um

## Teile

stand-in = ★{ $rank }
drawn = { $seat }{ $card }
meld-run = { $suit }{ $low }–{ $high }
meld-run-jokers = { $suit }{ $low }–{ $high } ({ $jokers })
meld-set = { $rank }{ $suits }
meld-set-joker = { $rank }{ $suits }★
meld-none = { $cards }?

## Tischansicht

board-title = Runde { $round }
ask-shuffle = Die Karten werden gemischt
ask-cut = { $seat } beginnt und hebt ab
ask-draw = { $seat } zieht eine Karte
ask-first = { $seat } beginnt: nur abwerfen
ask-discard = Noch: abwerfen
ask-play = Noch: abwerfen oder zumachen
ask-void = Ungültig: derselbe Platz beginnt
ask-over = Das Spiel ist aus
board-pile = Ablage { $card }
board-no-pile = Ablage –
board-stock = Stapel { $count }
board-exposed = offen { $card }
board-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
board-carries = { $jokers ->
    [one] { $jokers } Joker übernommen
   *[other] { $jokers } Joker übernommen
}
board-laid = gelegt
board-total = { $points }
board-meld = M{ $number } { $meld } { $worth }
board-opens = Auslegen ab Runde { $round }
board-closing-card = Schlusskarte: verdeckt

## Blatt

hand-cards = Blatt:
hand-carried = { $jokers ->
    [one] Du übernimmst { $jokers } Joker
   *[other] Du übernimmst { $jokers } Joker
}
hand-lay = { $letter } { $worth }: { $melds }
hand-melds = Figuren: { $melds } = { $worth }
hand-seen = Beim Abheben gesehen: { $cards }

## Was ein Entwurf wert ist

weigh-nothing = Im Entwurf ist noch nichts
weigh-ready = { $worth }: kann ausgelegt werden
lacks-points = { $worth } von { $least }
lacks-run = { $worth } von { $least }, Folge ohne ★ fehlt
lacks-both = { $worth } von { $least }, Folge ohne ★ fehlt
lacks-run-alone = Zumachen aus der Hand braucht eine Folge ohne Joker.

## Was gefragt ist

form-cut = Heb { $least } bis { $most } Karten ab
form-draw = Zieh vom Stapel, oder nimm { $card }:
form-draw-stock = Zieh vom Stapel:
form-close = Du kannst zumachen:
form-close-exposed = Aus der Hand zu, ohne zu ziehen:
form-table = Leg aus, tausch oder leg an:
form-lay = Erstes Auslegen:
form-draft = Dein eigener Entwurf:
form-discard = Wirf eine ab:

## Knöpfe und die Wörter, die man dafür tippen kann (durch Beistriche getrennt); was auf einem Knopf steht, gilt auch

key-cut = { $at } abheben
key-cut-thin = Dünn
key-cut-middle = Mitte
key-cut-thick = Dick
key-draw-stock = Stapel
key-draw-pile = Ablage { $card }
key-lay = { $letter } { $worth } legen
key-lay-meld = { $meld } legen
key-draft = Auslegen
key-swap = { $card }⇄★ M{ $number }
key-add = { $cards }→M{ $number }
key-add-low = { $cards }→M{ $number } unten
key-add-high = { $cards }→M{ $number } oben
key-discard = { $card }
key-discard-marked = Abwerfen
key-close = Zu mit { $card }
key-close-carry = Zu mit { $card }, übrig { $jokers ->
    [1] ★
   *[other] { $jokers }★
}
key-close-hand = Aus der Hand zu { $card }
key-close-exposed = Zu, offene { $card }

words-cut = abheben { $at }, { $at } abheben, heb { $at } ab, { $at } karten
words-cut-thin = dünn, duenn, dünn abheben, duenn abheben
words-cut-middle = mitte, abheben, in der mitte, in der mitte abheben
words-cut-thick = dick, dick abheben
words-draw-stock = ziehen, stapel, vom stapel, vom stapel ziehen
words-draw-pile = ablage, von der ablage, nehmen, nimm, nimm { $card }, { $card } nehmen, ablage nehmen
words-lay = auslegen { $letter }, { $letter } auslegen, leg { $letter }, { $letter } legen
words-lay-meld = auslegen { $cards }, leg { $cards }
words-draft = auslegen
words-swap = tauschen { $number } { $card }, tauschen m{ $number } { $card }, tausch { $number } { $card }, tausch m{ $number } { $card }, tausch { $card } m{ $number }
words-add = anlegen { $cards }, anlegen { $number } { $cards }, anlegen m{ $number } { $cards }, { $cards } m{ $number }, { $cards } an m{ $number }, { $cards } anlegen
words-add-low = anlegen { $cards }, anlegen { $number } { $cards } unten, anlegen m{ $number } { $cards } unten, { $cards } m{ $number } unten, anlegen { $number } { $cards }
words-add-high = anlegen { $cards }, anlegen { $number } { $cards } oben, anlegen m{ $number } { $cards } oben, { $cards } m{ $number } oben, anlegen { $number } { $cards }
words-discard = { $card } abwerfen, abwerfen { $card }, wirf { $card }, wirf { $card } ab
words-close = zumachen { $card }, zumachen mit { $card }, { $card } zumachen, zu mit { $card }

## Verlauf

log-draw = Los: { $cards }: { $seat } beginnt
log-draw-ties = Los: { $cards }: noch einmal
log-cut = { $seat } hebt ab: { $jokers ->
    [0] kein Joker
    [one] { $jokers } Joker
   *[other] { $jokers } Joker
}
log-cut-exposed = { $seat } hebt ab: { $jokers ->
    [0] kein Joker
    [one] { $jokers } Joker
   *[other] { $jokers } Joker
}, offen { $card }
log-draws = { $seat } zieht
log-draws-discards = { $seat } zieht, wirft { $card } ab
log-takes = { $seat } nimmt { $card }
log-takes-discards = { $seat } nimmt { $taken }, wirft { $card } ab
log-discards = { $seat } wirft { $card } ab
log-lays = { $seat } legt M{ $first }–M{ $last } aus = { $worth }
log-lays-one = { $seat } legt M{ $number } aus = { $worth }
log-adds = { $seat } legt { $cards } an M{ $number } an
log-adds-many = { $seat } legt { $count } Karten an M{ $number } an
log-swaps = { $seat } { $card } für ★ in M{ $number }
log-closes = { $seat } macht zu
log-closes-from-hand = { $seat } macht aus der Hand zu
log-closes-exposed = { $seat } aus der Hand zu mit { $card }
log-reshuffled = Stapel leer: { $count } neu gemischt
log-void-stock = Ungültig: nichts mehr zu ziehen
log-void-idle = Ungültig: 60 Züge ohne Ereignis

## Ende eines Spiels

over-closed = { $seat } hat zugemacht
over-from-hand = { $seat } hat aus der Hand zugemacht
over-void = Ungültig: zählt nicht, noch einmal
score-closed = zugemacht
score-closed-carries = { $jokers ->
    [one] zu; übernimmt { $jokers } Joker
   *[other] zu; übernimmt { $jokers } Joker
}
score-closed-from-hand = aus der Hand zu
score-closed-from-hand-carries = { $jokers ->
    [one] Hand zu; übernimmt { $jokers } Joker
   *[other] Hand zu; übernimmt { $jokers } Joker
}
score-not-laid = nicht ausgelegt
score-hand = Blatt { $card }
score-hand-twice = Blatt, doppelt, { $card }
score-card = { $card }

## Was an einer Figur nicht stimmt

fault-short = eine Figur hat mindestens drei Karten
fault-jokers = Joker müssen weniger sein als andere Karten
fault-adjacent = in einer Folge dürfen Joker nicht nebeneinander liegen
fault-set-suits = ein Satz hat jede Farbe einmal
fault-set-long = ein Satz hat höchstens vier Karten
fault-run-order = eine Folge einer Farbe schreibt man von unten nach oben, ohne Lücke
fault-run-long = eine Folge hat höchstens vierzehn Karten
fault-neither = weder eine Folge einer Farbe noch ein Satz eines Werts
fault-nothing = keine Karte ist genannt
fault-set-at = ein Satz hat kein unteres oder oberes Ende
fault-run-at = sag, an welchem Ende: unten oder oben
fault-swap-joker = für einen Joker gibt man keinen Joker
fault-swap-none = dort liegt kein Joker
fault-swap-other = dort steht kein Joker für { $card }
fault-swap-fourth = ein ★ in einem Satz geht nur für die vierte Karte; es fehlt: { $missing }
refuse-meld = { $cards }: { $why }.
refuse-melds = { $melds }
refuse-add = M{ $meld }: { $why }.
refuse-swap = M{ $meld }: { $why }.

## Ablehnungen: was nicht geht, dann was ginge

refuse-over = Dieses Spiel ist aus: wart auf das nächste.
refuse-shuffling = Die Karten werden gerade gemischt.
refuse-not-your-turn = Am Zug ist { $seat }, nicht du.
refuse-cut-first = Heb zuerst ab.
refuse-cut-made = Es ist schon abgehoben.
refuse-cut = Heb { $least } bis { $most } Karten ab.
refuse-draw-first = Zieh zuerst eine Karte.
refuse-drawn = Du hast schon gezogen: leg aus, leg an, tausch, wirf ab oder mach zu.
refuse-first-turn = In deinem ersten Zug wirfst du eine Karte ab und tust sonst nichts.
refuse-locked = Auslegen und Zumachen geht ab Runde { $round }.
refuse-pile-locked = Von der Ablage nehmen geht ab Runde { $round }.
refuse-pile-leader = In Runde { $round } darf, wer beginnt, nicht von der Ablage nehmen; die anderen dürfen.
refuse-pile-empty = Die Ablage ist leer: zieh vom Stapel.
refuse-pile-no-use = { $card } passt jetzt in keine deiner Figuren: zieh vom Stapel.
refuse-use-first = { $card } kam von der Ablage: bring sie zuerst in eine Figur.
refuse-taken = { $card } kam in diesem Zug von der Ablage: wirf eine andere ab.
refuse-not-held = { $card } ist nicht in deinem Blatt.
refuse-last-card = { $card } ist deine letzte Karte: mach mit ihr zu.
refuse-keep-one = Behalte eine Karte zum Zumachen.
refuse-lay-first = Leg zuerst aus: erst dann darfst du anlegen und tauschen.
refuse-no-melds = Nenn die Figuren, die du auslegst.
refuse-no-meld-yet = Noch liegt keine Figur auf dem Tisch.
refuse-no-such-meld = Diese Figur gibt es nicht: M1 bis M{ $count }.
refuse-exposed-late = Die aufgedeckte Karte nimmt man statt zu ziehen, als Erstes im Zug.
refuse-no-exposed = Es gibt keine aufgedeckte Karte.
refuse-exposed-meld = { $card } muss in einer der Figuren liegen, mit denen du aus der Hand zumachst.
refuse-close-laid = Du hast schon ausgelegt: mach mit einer Karte zu, ohne Figuren.
refuse-close-nothing = Du hast noch nichts ausgelegt: mach mit allen Figuren aus der Hand zu, oder leg zuerst aus.
refuse-close-rest = Noch nicht: { $cards } bliebe übrig.

## Optionen

option-jokers = Joker
option-jokers-help = Wie viele Joker zu den zwei Paketen kommen: 4, 2 oder 6.
option-locked-rounds = gesperrte Runden
option-locked-rounds-help = Runden ohne Auslegen, Zumachen und Nehmen von der Ablage: 0 bis 5.
option-opening = erstes Auslegen
option-opening-help = Was die Figuren beim ersten Auslegen zusammen wert sein müssen: 0 bis 60.
option-pure-run = Folge ohne Joker
option-pure-run-help = Ob jedes erste Auslegen und Zumachen aus der Hand eine Folge ohne Joker braucht, oder nur eines, in dem ein Joker liegt.
option-discard-use = Karte von der Ablage
option-discard-use-help = Ob eine Karte von der Ablage noch im selben Zug in eine Figur muss.
option-discard-use-free = wie du willst
option-discard-use-must-use = in eine Figur
option-limit = Grenze
option-limit-help = Die Partie endet nach dem Spiel, in dem jemand so weit unter null fällt: 100 bis 2000.
option-time-limit-minutes = Zeitlimit (Minuten)
option-time-limit-minutes-help = Nach so vielen Minuten endet die Partie, auch mitten in einem Spiel: 10 bis 240, oder keine.

## Ein Anfang, mit dem kein Spiel beginnen kann

setup-leader = „leader“ muss ein Platz von 0 bis { $most } sein.
setup-length = „{ $field }“ muss { $seats } Einträge haben, einen für jeden Platz.
setup-carried = „carried“ hat mehr Joker als die { $jokers } im Paket.
wrong-card = keine Karte dieses Spiels

## Statistik

tally-closed = zugemacht { $count }
tally-from-hand = aus der Hand { $count }
