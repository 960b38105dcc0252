# Terminal und Kommandozeile.

## Am Tisch

welcome = { $game } · Tisch { $code }
resumed = { $game } · Tisch { $code } geht weiter
# $options: etwa --fast, --turn.
resume-keeps = Der Tisch geht so weiter, wie er begonnen wurde. Nur für neue Tische: { $options }
commitment =
    Fairness (Hash des Geheimnisses):
    { $hash }
entropy = Entropie: { $text }
unfinished = { $count ->
    [one] { $count } Partie ist noch nicht fertig: mit --resume geht sie weiter.
   *[other] { $count } Partien sind noch nicht fertig: mit --resume geht die neueste weiter.
}
hint = Enter spielt den Vorschlag · ? hilft · q speichert und geht
name-you = Du
# Namen für Computer, durch Beistriche getrennt.
computer-names = Berti, Christl, Dani, Edi, Fini, Gustl, Hansi
prompt-enter = [Enter] { $what }
prompt-cards = { $what }: tippe die Karten (Ks 10h)
prompt-groups = { $what }: tippe die Karten (4s 5s 6s + Kh Kd Ks)
prompt-for = Für { $seat }:
prompt-covered = [Enter] zeigt deine Karten >
prompt-confirm = Sicher? [j] ja  [Enter] nein >
prompt-next-deal = [Enter] weiter  [beenden] Partie beenden >
prompt-back = { $seat } ist abwesend, ein Computer spielt. [Enter] Bin wieder da >
not-done = Nicht gemacht.
typed-unknown = Das sagt mir hier nichts: tippe eine Zahl aus der Liste, oder ? für Hilfe.
typed-near = Das sagt mir hier nichts. Meinst du „{ $near }“?
typed-several = Das könnte heißen: { $options }. Tippe die Zahl davor.
help-1 = Wähl mit der Zahl, oder tippe, was in der Liste steht. Enter spielt den Vorschlag.
help-2 = tisch · blatt · verlauf: noch einmal zeigen
help-3 = regeln · einführung: wie das Spiel geht
help-4 = fair: Hash und Entropie dieser Partie
help-5 = aufzeichnung: schreibt die fertigen Spiele in eine Datei · beenden: beendet die Partie jetzt
help-6 = q: speichert und geht; mit hospoda play GAME --resume geht es weiter
saved = Gespeichert. Weiter geht es mit: hospoda play { $game } --resume
secret = Geheimnis s[{ $deal }]: { $hash }
record-written = Gespeichert: { $path }
verify-with = Zum Prüfen: hospoda verify "{ $path }"

## Wörter, die man tippen kann, durch Beistriche getrennt. Keines darf in zwei Listen stehen, auch nicht in der
## eines Spiels. Englische gelten in jeder Sprache; Umlaute gehen auch als ae, oe, ue.

words-quit = q, quit, exit, leave, ende, gehen, verlassen
words-help = ?, help, h, hilfe
words-rules = rules, regeln
words-tutorial = tutorial, einführung, einfuehrung
words-log = log, verlauf
words-board = board, table, b, tisch, tischansicht
words-hand = hand, blatt, karten, meine karten
words-fair = fair, fairness, hash
words-record = record, aufzeichnung
words-finish = finish, finish now, beenden, jetzt beenden

## Computer gegen Computer

selfplay-title = { $game } · Partien: { $matches } · Spiele: { $deals } · Plätze: { $seats }
selfplay-measure = was
selfplay-least = Minimum
selfplay-median = Median
selfplay-mean = Mittel
selfplay-most = Maximum
selfplay-deals = Spiele je Partie
selfplay-acts = Züge je Spiel
selfplay-scores = Punkte je Spiel
selfplay-spread = Spanne je Spiel
selfplay-level = Stufe
selfplay-seats = gespielte Plätze
selfplay-match-wins = gewonnene Partien
selfplay-deal-wins = allein gewonnene Spiele
selfplay-points = Punkte je Spiel
selfplay-written = { $count ->
    [one] { $count } Aufzeichnung geschrieben nach { $folder }
   *[other] { $count } Aufzeichnungen geschrieben nach { $folder }
}

## Befehle. GAME und FILE schreibt die Kommandozeile in jeder Sprache so.

help-app = Spiele am Wirtshaustisch, für Discord, Telegram und das Terminal.
help-play = Ein Tisch im Terminal gegen Computer.
help-replay = Aufzeichnungen nach den Regeln nachspielen.
help-verify = Prüfen, ob der Zufall einer Aufzeichnung fair war.
help-selfplay = Computer gegen Computer.
help-rules = Die Regeln eines Spiels zum Lesen.
help-backup = Die Datenbank nach FILE kopieren, auch während Hospoda läuft.
help-recompute = Wertungen und Bestenlisten aus den Ergebnissen neu ausrechnen, während nichts mit der Datenbank arbeitet.
help-restore = Eine Sicherung an die Stelle der Datenbank setzen.
help-version = Die Version zeigen und aufhören.
help-game = Das Spiel, etwa koblarz.
help-seats = Wie viele spielen, Leute und Computer zusammen.
help-level = Wie stark die Computer sind: 1 bis 3.
help-language = Die Sprache des Tisches: { $languages }.
help-resume = Mit der neuesten nicht fertigen Partie weitermachen, falls es eine gibt.
help-fast = Computer und Würfel warten nicht.
help-name = Jemand an dieser Tastatur; für mehrere Leute mehrmals angeben.
# Die geschwungenen Klammern stehen in Anführungszeichen, weil Fluent sie sonst selbst braucht.
help-options = Die Optionen des Spiels als JSON, etwa '{"{"}"numbers": "seats"{"}"}'.
help-turn = Sekunden für eine Entscheidung, 15 bis 604800; ohne diese Option läuft keine Uhr.
help-reveal = Wann das Geheimnis eines Spiels gezeigt wird: match (nach der Partie) oder deal (nach jedem Spiel).
help-facts = Die Fakten nach jedem Schritt als JSON-Zeilen ausgeben.
help-upto = Nach diesem Schritt aufhören, etwa 1:4.
help-matches = Wie viele Partien.
help-levels = Stufen nach Plätzen, etwa 1,3,1; sie rücken in jeder Partie um einen Platz weiter.
help-seed = Derselbe Startwert spielt dieselben Partien.
help-records = Jede Partie als Datei in diesen Ordner schreiben.
help-overwrite = FILE ersetzen, falls es die Datei schon gibt.
help-files = Aufzeichnungen, die gelesen werden.
help-file = Die Datei.

## Beschwerden

usage-no-option = eine Option { $option } gibt es nicht (hospoda --help)
usage-option-value = Option { $option } braucht genau einen Wert
usage-missing = { $name } fehlt (hospoda --help)
usage-bad-value = { $name } hat einen falschen Wert (hospoda --help)
usage-no-command = einen Befehl „{ $command }“ gibt es nicht (hospoda --help)
usage-missing-command = sag, was zu tun ist: hospoda --help
usage-extra = das sind mehr Wörter, als dieser Befehl nimmt
usage-wrong = diese Kommandozeile ist nicht zu verstehen (hospoda --help)
usage-game = ein Spiel „{ $game }“ gibt es nicht; es gibt: { $games }
usage-language = eine Sprache „{ $language }“ gibt es nicht; es gibt: { $languages }
usage-level = die Stufen dieses Spiels gehen von { $least } bis { $most }
usage-levels = --levels braucht für jeden Platz eine Stufe von { $least } bis { $most }, etwa 1,3,1
# $span: exact or range.
usage-seats = { $span ->
    [exact] dieses Spiel ist für { $least } Leute
   *[range] dieses Spiel ist für { $least } bis { $most } Leute
}
usage-names = das sind mehr Namen als Plätze
usage-name = ein Name braucht mindestens einen Buchstaben
usage-name-sign = ein Name darf kein Platzzeichen enthalten wie „{ $name }“
usage-name-twice = zwei Leute heißen „{ $name }“: gib jedem einen eigenen Namen
usage-turn = --turn geht von 15 bis 604800 Sekunden
usage-reveal = --reveal ist match oder deal
usage-matches = -n geht von 1 bis 1000000
usage-options = --options: { $why }
replay-upto = --upto ist SPIEL:SCHRITT, beide ab 1, etwa 1:4
replay-no-such-step = dieses Spiel oder diesen Schritt hat die Aufzeichnung nicht
file-unreadable = lässt sich nicht lesen: { $why }
folder-unwritable = { $folder } lässt sich nicht schreiben: { $why }
fault-ours = ein Fehler von uns bei { $where }; nichts, was angenommen wurde, ist verloren

## Sichern und Zurückspielen

recompute-done = { $count ->
    [one] Wertungen und Bestenlisten folgen aus { $count } Ergebnis.
   *[other] Wertungen und Bestenlisten folgen aus { $count } Ergebnissen.
}
backup-done = Sicherung geschrieben nach { $path }
restore-done = Zurückgespielt aus { $path }. Laufende Spiele sind ungültig und werden mit neuem Fairness-Hash neu gegeben.

## Warum ein Pfad nicht taugt

os-missing = Datei oder Ordner gibt es nicht
os-denied = Keine Berechtigung
os-read-only = Das Dateisystem lässt sich nur lesen
os-folder = Das ist ein Ordner
os-no-folder = Das ist kein Ordner
os-exists = Die Datei gibt es schon
os-full = Auf dem Gerät ist kein Platz mehr
os-invalid = Ungültige Angabe
os-too-long = Der Dateiname ist zu lang
os-other = { $why }
