# Koblarz auf Deutsch. Schlüssel und Werte kommen aus rules/koblarz/*.py, die Wörter aus dem Glossar.
# Ein Platz kommt als Zeichen (①), mehrere durch Leerzeichen getrennt. Zeilen von Tischansicht und Verlauf: höchstens
# 34 Zeichen.

## Das Spiel

deal-number = { $deal }. Spiel
game-name = Schlesischer Koblarz
game-short = Koblarz
game-about = Geheime Einsätze, ein Würfel, ein Joker und ein Feuer; für 3 bis 7 Leute.

## Tischansicht

board-title = Runde { $round }
board-legend = Geldbörse, Socke, übrig, Partie:
board-purse = { $wallet }, { $sock }
# Ein Joker in der Socke.
board-won-jokers = { $jokers ->
    [1] +J
   *[other] +{ $jokers }J
}
board-total = { $points }
board-watches = schaut zu
board-trash = Müll: { $what }
board-dice = Würfel
# Plätze in der Reihenfolge ihrer Startnummern.
board-numbers = Startnummern 1–{ $most }: { $seats }
bank-coins = { $coins }
bank-coins-jokers = { $jokers ->
    [1] { $coins } + J
   *[other] { $coins } + { $jokers }J
}
seat = { $seat }

# Noch nicht gespielt: J der Joker, F das Feuer („Es brennt!“), F! ein Feuer, das ein unbeglichener Joker sperrt.
held-both = JF
held-joker = J
held-fire = F
held-fire-locked = F!
held-none = –

## Was gefragt ist

ask-over = Dieses Spiel ist aus
ask-numbers = Würfeln um die Startnummern
ask-stakes = Bank { $bank } { $low }–{ $high }: setzt 1, 2 oder 3
ask-target = Bank { $bank } { $low }–{ $high }: { $first } + { $second }, Ziel { $target }
ask-counts-as = { $seat } ohne Groschen: zählt als { $call }
# Ein Zeichen für jeden Wurf, der noch kommt, der Reihe nach.
ask-rolls = Es würfeln: { $seats }
ask-may-challenge = Joker möglich: { $seats }
ask-may-throw = Joker weg möglich: { $seats }
ask-may-fire = „Es brennt!“ möglich: { $seats }

# $coins: was in der Geldbörse liegt.
form-stake = { $coins ->
    [1] Bank { $bank }: setz deinen letzten Groschen
    [2] Bank { $bank }: setz 1 oder 2 von deinen 2
   *[other] Bank { $bank }: setz 1, 2 oder 3 von deinen { $coins }
}
form-interrupt = Bank { $bank }: { $roller } würfelt, Zielzahl { $target }

## Knöpfe und die Wörter, die man dafür tippen kann (durch Beistriche getrennt)

key-stake = { $coins } setzen
# What whoever staked is told, after "Done: ".
said-stake = du setzt { $coins } Groschen, Bank { $bank }
key-roll = Würfeln
key-joker = Joker { $side }
key-throw = Joker weg
key-fire = Es brennt!

words-stake = { $coins } setzen, setz { $coins }, setze { $coins }, ich setze { $coins }
words-roll = würfeln, wuerfeln, würfle, wuerfle
words-joker = joker { $side }
words-throw = joker, joker weg, wegwerfen, joker wegwerfen
words-fire = es brennt, es brennt!, brennt, feuer, verbrennen

## Noch einmal gefragt, vor einem Joker oder Feuer

# $coins: die Strafe, 2 je Seite; was in der Socke fehlt, kostet doppelt aus der Geldbörse.
confirm-joker = { $side ->
    [1] { $sock ->
        [1] Joker 1: du würfelst einmal, Zielzahl { $target }. Daneben kostet den 1 Groschen aus deiner Socke und 2 aus der Geldbörse. Sind die nicht da, ist dein Feuer gesperrt.
       *[other] Joker 1: du würfelst einmal, Zielzahl { $target }. Daneben kostet { $coins } von den { $sock } Groschen in deiner Socke.
    }
   *[other] { $sock ->
        [1] Joker 2: du würfelst zweimal, Zielzahl { $target }. Zweimal daneben kostet den 1 Groschen aus deiner Socke und 6 aus der Geldbörse. Sind die nicht da, ist dein Feuer gesperrt.
        [2] Joker 2: du würfelst zweimal, Zielzahl { $target }. Zweimal daneben kostet die 2 Groschen aus deiner Socke und 4 aus der Geldbörse. Sind die nicht da, ist dein Feuer gesperrt.
        [3] Joker 2: du würfelst zweimal, Zielzahl { $target }. Zweimal daneben kostet die 3 Groschen aus deiner Socke und 2 aus der Geldbörse. Sind die nicht da, ist dein Feuer gesperrt.
       *[other] Joker 2: du würfelst zweimal, Zielzahl { $target }. Zweimal daneben kostet { $coins } von den { $sock } Groschen in deiner Socke.
    }
}
confirm-throw = Joker wegwerfen: er kommt in die Bank, ohne Risiko und ohne Wurf. Wer trifft, bekommt ihn.
confirm-throw-own = { $rolls ->
    [one] Joker wegwerfen: er kommt in die Bank, und dein { $rolls } restlicher Wurf verfällt.
   *[other] Joker wegwerfen: er kommt in die Bank, und deine { $rolls } restlichen Würfe verfallen.
}
confirm-fire =
    Es brennt: alles aus Bank { $bank } kommt in den Müll, { $coins ->
        [0] kein Groschen
        [one] { $coins } Groschen
       *[other] { $coins } Groschen
    } und { $jokers ->
        [0] kein Joker
        [one] { $jokers } Joker
       *[other] { $jokers } Joker
    }. Dein Feuer ist dann verbraucht.

## Die eigene Zeile

hand-wallet = Geldbörse { $coins }
hand-sock = Socke { $coins }
hand-staked = { $coins } gesetzt, noch verdeckt

## Verlauf

log-round = Runde { $round }
# $target: 0 bei einer Blockade (niemand würfelt).
log-shown = { $target ->
    [0] Bank { $bank }: { $low } { $first } + { $high } { $second }
   *[other] Bank { $bank }: { $low } { $first } + { $high } { $second }, Ziel { $target }
}
stake-coins = { $coins }
# Eine leere Geldbörse, mit dem, als was sie zählt.
stake-empty = ({ $call })
log-blocked = Bank { $bank }: Blockade 3:3, { $coins } bleiben
log-roll = { $seat }{ $die }
log-misses = { $rolls }: daneben
log-hit = { $seat } { $die }: Treffer, nimmt { $what }
log-stays = In Bank { $bank } bleibt: { $what }
log-challenge = { $seat } Joker { $side } an Bank { $bank }
log-penalty = { $seat } daneben, Strafe { $coins }
log-unsettled = { $seat } zahlt { $coins }, Feuer gesperrt
log-thrown = { $struck ->
    [0] { $seat } wirft Joker weg
    [one] { $seat } wirft Joker weg, { $struck } Wurf weg
   *[other] { $seat } wirft Joker weg, { $struck } Würfe weg
}
log-fire = { $seat } Es brennt! Bank { $bank }: { $what } weg

## Ende eines Spiels

over-banks-dead = Alle Banken und Geldbörsen leer
over-silesian-draw = Schlesisches Remis: ohne Sieger
score-sock = Socke
score-jokers = { $jokers ->
    [1] J gewonnen
   *[other] { $jokers }J gewonnen
}
score-joker-held = J übrig
score-fire-held = F übrig

## Ablehnungen: was nicht geht, dann was ginge

refuse-game-over = Dieses Spiel ist aus: wart auf das nächste.
refuse-numbers-drawn = Gerade wird um die Startnummern gewürfelt: dann kommen die Einsätze.
refuse-stakes-first = Die Einsätze sind noch nicht da: Würfeln, Joker und Feuer kommen danach.
refuse-not-staking = Die Einsätze liegen offen: jetzt wird gewürfelt.
refuse-not-your-bank = Bank { $bank } ist für { $low } und { $high }: setz an deinen eigenen zwei Banken.
refuse-empty-wallet = Deine Geldbörse ist leer: du spielst ohne Einsatz.
refuse-already-staked = Dein Einsatz ist gesetzt und bleibt: wart auf den anderen.
refuse-stake = { $most ->
    [1] Du hast 1 Groschen: setz 1.
    [2] Du hast 2 Groschen: setz 1 oder 2.
   *[other] Ein Einsatz ist 1, 2 oder 3: {"/bet 2"}
}
refuse-not-your-roll = Jetzt würfelt { $roller }: wart auf den Würfel.
refuse-die-rolls = Der Würfel rollt schon: Joker und Feuer kommen vor einem Wurf.
refuse-finished = Für dich ist dieses Spiel vorbei, du schaust zu. Im nächsten spielst du wieder mit.
refuse-no-joker = Dein Joker ist weg: es gibt einen im Spiel.
refuse-joker-thrown = Ein Joker je Bank und Runde: einen hat { $seat } weggeworfen. Wart auf die nächste Bank.
refuse-joker-played = Ein Joker je Bank und Runde: einen hat { $seat } gespielt. Wart auf die nächste Bank.
refuse-challenge-late = Das Paar würfelt schon: ab jetzt kannst du einen Joker nur noch wegwerfen.
refuse-throw-own = Deine eigene Bank: wirf deinen Joker nach dem ersten Wurf weg.
refuse-throw-early = Das Paar hat noch nicht gewürfelt: greif mit Joker 1 oder Joker 2 an, oder wirf ihn nach dem ersten Wurf weg.
refuse-throw-wait = Das Paar hat noch nicht gewürfelt: wirf deinen Joker nach seinem ersten Wurf weg.
refuse-throw-sock = Um deinen Joker wegzuwerfen, brauchst du einen Groschen in der Socke (eine Option dieses Tisches).
refuse-challenge-sock = Um anzugreifen, brauchst du einen Groschen in der Socke.
refuse-side = Ein Joker hat zwei Seiten: joker 1 oder joker 2.
refuse-no-fire = Dein Feuer ist verbraucht: es gibt eines im Spiel.
refuse-fire-joker = „Es brennt!“ geht erst, wenn dein eigener Joker weg ist.
refuse-fire-locked = Dein Joker ist unbeglichen: dein Feuer bleibt gesperrt, bis dieses Spiel aus ist.

## Optionen

option-numbers = Startnummern
option-numbers-help = Wie die Startnummern vergeben werden; sie entscheiden, wer gegen wen spielt.
option-numbers-each-game = vor jedem Spiel gewürfelt
option-numbers-once = einmal gewürfelt
option-numbers-seats = nach Plätzen, ohne Würfel
option-empty-call = leere Geldbörse zählt als
option-empty-call-help = Als wie viele Groschen eine leere Geldbörse zählt, wenn die Einsätze gezeigt werden: 1, 2 oder 3.
option-four-players = erster Wurf zu viert
option-four-players-help = Wer in einem Spiel zu viert zuerst würfelt; bei anderer Spielerzahl ändert das nichts.
option-four-players-low-number = niedrigere Startnummer
option-four-players-high-call = höherer Einsatz
option-rolls = Reihenfolge der Würfe
option-rolls-help = Ob die beiden ihre Würfe jeweils am Stück machen oder abwechselnd.
option-rolls-in-a-row = alle am Stück
option-rolls-alternate = abwechselnd
option-throw-needs-sock = Joker weg nur mit Groschen
option-throw-needs-sock-help = Ob man einen Joker nur mit einem Groschen in der Socke wegwerfen darf.
option-finished-players = wer fertig ist
option-finished-players-help = Ob man mit leerer Geldbörse und zwei toten Banken noch Joker und Feuer spielen darf.
option-finished-players-watch = schaut nur zu
option-finished-players-interrupt = darf Joker und Feuer spielen
option-silesian-draw = schlesisches Remis
option-silesian-draw-help = Ob ein Spiel, das für alle völlig gleich ausgeht, von allen verloren ist und die Partie beendet.
option-target = Punkte zum Sieg
option-target-help = Die Partie endet nach dem Spiel, in dem jemand so viele Punkte hat: 100 bis 2000, oder keine, wenn eine Zeit gesetzt ist.
option-target-needs-time = Ohne Punkte zum Sieg braucht eine Partie eine Zeit: stell time_limit_minutes auf 10–240.
option-time-limit-minutes = Zeitlimit (Minuten)
option-time-limit-minutes-help = Das erste Spiel, das nach so vielen Minuten endet, ist das letzte: 10 bis 240, oder keine.

## Ein Anfang, mit dem kein Spiel beginnen kann

setup-length = „{ $field }“ braucht für jeden der { $seats } Plätze einen Wert.
setup-numbers-not-here = Startnummern kann man erst ab dem 2. Spiel setzen, und nur mit der Option numbers: once.
setup-numbers-not-each-once = Jede Startnummer von 1 bis { $seats } muss genau einmal da sein.

## Was das Haus sonst auf seine Art sagt

reason-silesian-draw = schlesisches Remis
turn-next-deal = ▶ nächstes Spiel
result-deals = { $deals ->
    [one] { $deals } Spiel
   *[other] { $deals } Spiele
}
go-next = Weiter
go-last = Letztes Spiel
notice-last-deal = das ist das letzte Spiel
notice-vote-last = letztes Spiel: { $count }
voided = { $count ->
    [one] { $count } Spiel ist ungültig und beginnt mit neuem Fairness-Hash von vorn (wegen einer zurückgespielten Sicherung oder geänderter Regeln).
   *[other] { $count } Spiele sind ungültig und beginnen mit neuem Fairness-Hash von vorn (wegen einer zurückgespielten Sicherung oder geänderter Regeln).
}
refuse-deal-over = Dieses Spiel ist aus: wart auf das nächste.
refuse-no-next-deal = Gerade wartet kein Spiel darauf, dass es losgeht.

## Daueraufträge

order-bank = Diese Bank nicht ({ $bank })

## Statistik

tally-banks = Banken gewonnen { $count }
tally-fires = Feuer { $count }
# Warum man sich heute nicht mehr setzen darf; dahinter steht, wie lange noch.
bar-silesian-draw = Nach einem schlesischen Remis gibt es vor Mitternacht keinen Koblarz
