## Die Befehle: je höchstens 100 Zeichen

command-new = Einen Tisch eröffnen
command-table = Die Tische hier: wer dran ist, mit Links
command-hand = Dein Blatt und was du tun kannst, nur für dich
command-bet = Groschen setzen
command-pass = Weiter, oder Karten weitergeben
command-play = Eine Karte spielen oder etwas tun
command-rules = Die Regeln eines Spiels
command-stats = Wie es jemandem bisher gegangen ist
command-leaderboard = Wer am besten spielt
command-help = Was es gibt
command-hospoda = Tische, Einstellungen und Aufzeichnungen
command-join = Mitspielen
command-leave = Den Tisch verlassen
command-begin = Die Partie beginnen
command-options = Optionen des Tisches
command-luck = Dem Geheimnis deinen eigenen Zufall dazugeben
command-close = Den Tisch schließen
command-pause = Pause am Tisch
command-resume = Weiterspielen
command-kick = Abstimmen, dass jemand geht
command-lastdeal = Dieses Spiel zum letzten machen
command-finish = Jetzt beenden, nach Abstimmung
command-record = Die Aufzeichnung der Partie
command-verify = Prüfen, ob der Zufall fair war
command-settings = Einstellungen des Kanals oder deine eigenen
command-language = Die Sprache des Kanals; privat deine eigene
command-history = Gespielte Partien
command-link = Ein Mensch auf zwei Plattformen
command-unlink = Wieder zwei
command-forget = Löschen, was über dich gespeichert ist
command-privacy = Was über dich gespeichert wird

## Ihre Optionen: je höchstens 100 Zeichen

command-option-game = Welches Spiel
command-option-new-options = Optionen, etwa: target=300 turn_seconds=120
command-option-thread = Für den Tisch einen Thread öffnen
command-option-table = Code des Tisches, falls mehrere gemeint sein können
command-option-coins = Wie viele Groschen
command-option-cards = Karten, etwa: 3♠ 4♥ 5♣
command-option-what = Eine Karte oder was du tust, etwa: K♠
command-option-player = Wessen Ergebnisse; ohne Angabe deine eigenen
command-option-period = Seit wann
command-option-where = Aus diesem Kanal oder aus allen
command-option-week = Diese Woche
command-option-month = Dieser Monat
command-option-year = Dieses Jahr
command-option-all = Immer
command-option-chat = Dieser Kanal
command-option-everywhere = Überall
command-option-seat = Nummer des Platzes
command-option-option = Name der Option
command-option-value = Ihr neuer Wert
command-option-phrase = Worte, die du dir aussuchst
command-option-setting = Name der Einstellung
command-option-mine = Deine eigenen Einstellungen statt der des Kanals
command-option-language = Welche Sprache
command-option-code = Der Code von der anderen Plattform
