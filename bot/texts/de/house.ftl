# Was Hospoda sagt, egal was gespielt wird. Wörter: das Glossar. Eine Zeile einer Tischansicht: höchstens 34 Zeichen.
# Ein Spiel darf alles davon auf seine Art sagen: eine Nachricht mit demselben Schlüssel in seinem Ordner geht vor.

## Seiten

deal-number = { $deal }. Spiel
seat = { $seat }
seat-named = { $seat }
# Partner: zuerst ihre Zeichen, dann die Namen.
side-named = { $marks } { $names }
marks = { $marks }
in-seconds = { $seconds ->
    [one] in { $seconds } Sekunde
   *[other] in { $seconds } Sekunden
}
pile = { $number } { $between } { $holds }
die = { $seat }{ $die }

## Karten: Buchstaben zum Tippen und die unseren (englischen) dafür. Die Zeichen ♠ ♥ ♦ ♣ ★ und die englischen gelten immer.

card-ranks = A=A K=K D=Q O=Q Q=Q B=J U=J J=J Z=T 10=T
card-suits = P=S H=H KA=D KR=C T=C

# Karten auf dem Tisch: gelegt, erwartet, in einem fertigen Stich; not-live: darf gerade nicht gespielt werden.
card = { $card }
suit = { $suit }
card-laid = { $seat } { $card }
card-laid-word = { $seat } { $card } { $word }
card-awaited = { $seat } ?
card-of = { $seat }{ $card }
card-not-live = ({ $card })
card-fresh = { $card }*
trick-taken = → { $seat }

## Abrechnung und Ergebnis

sheet-item = { $what } { $points }
reason-target = Ziel erreicht
reason-time = Zeit um
reason-agreed = nach Abstimmung
reason-abandoned = abgebrochen
reason-draw = unentschieden
voided = { $count ->
    [one] { $count } Spiel ist ungültig und wird mit neuem Fairness-Hash neu gegeben (wegen einer zurückgespielten Sicherung oder geänderter Regeln).
   *[other] { $count } Spiele sind ungültig und werden mit neuem Fairness-Hash neu gegeben (wegen einer zurückgespielten Sicherung oder geänderter Regeln).
}

## Ablehnungen: was nicht geht, dann was ginge

refuse-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
refuse-deal-over = Dieses Spiel ist aus: wart auf das nächste.
refuse-begun = Die Partie hat schon begonnen.
refuse-old-question = Danach fragt niemand mehr.
refuse-no-window = Gerade wartet kein Wurf: antworte auf das, was gefragt ist.
refuse-no-next-deal = Gerade wartet kein Spiel darauf, dass es losgeht.
refuse-match-over = Die Partie ist aus.
refuse-not-away = Du bist nicht abwesend: du entscheidest selbst.
table-stopped = Dieser Tisch steht still, durch einen Fehler von uns. Bis hierher ist alles gespeichert; es geht weiter, sobald Hospoda neu gestartet ist.

## Falsche Daten: wo und warum. Wörter aus den Daten selbst bleiben, wie sie sind.

fault = { $where }: { $why }
where = { $parts }
where-deal = Spiel { $n }
where-step = Schritt { $n }
where-chance = Zufall { $n }
where-seat = Platz { $n }
where-item = Eintrag { $n }
where-key = { $key }
wrong-missing = fehlt
wrong-unknown = ist hier unbekannt
wrong-twice = steht zweimal da
wrong-integer = muss eine ganze Zahl sein
wrong-text = muss Text sein
wrong-boolean = muss true oder false sein
wrong-list = muss eine Liste sein
wrong-object = muss ein Objekt sein
wrong-null = muss null sein
wrong-value = hat einen falschen Wert
wrong-length = hat eine falsche Länge
wrong-word = muss eines davon sein: { $words }
wrong-below = muss mindestens { $least } sein
wrong-above = darf höchstens { $most } sein
wrong-json = das ist kein JSON
wrong-json-line = Zeile { $line }: das ist kein JSON
wrong-utf8 = das ist kein Text in UTF-8
wrong-game = ein Spiel „{ $game }“ gibt es hier nicht
wrong-rules = die Regeln dieses Spiels gibt es hier in den Versionen 1 bis { $newest }
# $span: exact or range.
wrong-seats = { $span ->
    [exact] dieses Spiel ist für { $least } Leute
   *[range] dieses Spiel ist für { $least } bis { $most } Leute
}
wrong-card = das ist keine Karte: schreib zwei Zeichen, etwa KS, TH oder XX
wrong-outcome = hier muss entweder die oder shuffle stehen

## Aufzeichnungen nachspielen und prüfen

fails-deal-unfinished = das Spiel davor ist nicht fertig
fails-match-over = die Partie war schon vor diesem Spiel aus
fails-chance-missing = ein Zufallsergebnis fehlt
fails-chance-wrong = das Zufallsergebnis passt nicht (falsche Art, außerhalb des Bereichs oder andere Karten als im Paket)
fails-chance-left = es sind Zufallsergebnisse übrig
fails-scores-early = Punkte stehen da, aber das Spiel ist noch nicht aus
fails-no-fact = eine Angabe „{ $key }“ gibt es nicht
# $expected: was die Aufzeichnung hat; $came: was die Regeln ergeben.
fails-differs = { $key }: erwartet { $expected }, herausgekommen { $came }
fails-legal = „{ $do }“ hätte abgelehnt werden sollen, ist aber erlaubt
fails-illegal = „{ $do }“ ist gegen die Regeln: { $why }
verify-no-fairness = in dieser Aufzeichnung steht nichts, womit sich die Fairness prüfen lässt
verify-chain = Spiel { $deal }: der Hash seines Geheimnisses passt nicht zum vorigen
verify-too-many = es sind mehr Geheimnisse offengelegt, als es Spiele gibt
verify-does-not-hold = { $where }: { $why }
verify-not-revealed = Spiel { $deal }: sein Geheimnis ist nicht offengelegt
verify-not-yet = Diese Partie läuft noch, und ihre Geheimnisse werden erst am Ende gezeigt: bis dahin gibt es nichts zu prüfen.
# $expected: was die Kette der Geheimnisse ergibt; $came: was die Aufzeichnung hat.
verify-differs = Spiel { $deal }, Zufall { $number }: in der Aufzeichnung steht { $came }, das Geheimnis ergibt { $expected }
# Die Antwort beginnt in jeder Sprache mit „fair“: wo alles stimmt, gibt hospoda verify nur dieses Wort aus.
verify-fair-but = fair, bis auf Spiel { $deal }: es läuft noch, sein Geheimnis ist nicht offengelegt

## Die Datenbank

store-in-use = Auf { $path } läuft Hospoda schon: { $command }, Prozess { $pid }. Beende das zuerst.
store-in-use-unknown = Mit { $path } arbeitet schon ein anderer Prozess. Beende ihn zuerst.
store-busy = Ein anderes Programm, vielleicht ein Datenbank-Browser, hält { $path } fest. Mach die Datei dort zu und versuch es noch einmal.
store-full = Für { $path } ist kein Platz mehr: davon wurde nichts gespeichert. Schaff Platz und versuch es noch einmal.
store-not-writable = { $path } lässt sich nicht schreiben. Prüf die Rechte der Datei und ihres Ordners.
store-is-folder = { $path } ist ein Ordner, keine Datei.
store-no-file = { $path } ist ein Gerät, eine Pipe oder Ähnliches, keine Datei.
store-missing = Eine Datei { $path } gibt es nicht.
store-exists = { $path } gibt es schon. Nimm einen anderen Namen oder ersetze eine alte Sicherung mit --overwrite.
store-own-file = { $path } gehört zur Datenbank selbst. Nimm für die Sicherung einen anderen Namen.
store-itself = { $path } ist die Datenbank selbst. Gib die Sicherung an, die zurückgespielt werden soll.
store-foreign = { $path } ist keine Datenbank von Hospoda.
store-damaged = { $path } ist beschädigt. Spiel eine heile Sicherung zurück: hospoda restore FILE
store-newer = { $path } stammt von einer neueren Version von Hospoda. Aktualisiere Hospoda.
store-closed = Hospoda schließt gerade: es wird nichts mehr gespeichert.
store-stale = Tisch { $table } wurde im selben Moment von anderswo geändert: davon wurde nichts gespeichert.
store-origin-taken = Dieser Tisch ist schon eröffnet: ein zweites Mal wurde nichts eröffnet.
# $error: ein Code des Systems oder von SQLite.
store-failed = { $path } meldet { $error }: davon wurde nichts gespeichert.

## Dasselbe für die Leute am Tisch, die der Pfad der Datenbank nichts angeht

store-full-here = Die Festplatte ist voll: das wurde nicht gespeichert. Am Tisch geht es weiter, sobald wieder Platz ist.
store-not-writable-here = Gerade lässt sich nichts speichern, weil die Datenbank nicht beschreibbar ist. Am Tisch geht es weiter, sobald das wieder geht.
store-busy-here = Ein anderes Programm hält die Datenbank fest: das wurde nicht gespeichert. Am Tisch geht es weiter, sobald sie frei ist.
store-damaged-here = Die Datenbank ist beschädigt: das wurde nicht gespeichert. Wer Hospoda betreibt, muss eine Sicherung zurückspielen.
store-failed-here = Die Datenbank meldet { $error }: das wurde nicht gespeichert. Der Tisch versucht es noch einmal.
