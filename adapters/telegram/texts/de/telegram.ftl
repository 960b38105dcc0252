## Was nur auf Telegram zu sagen ist.

telegram-wait = Angekommen. Es dauert einen Moment.
telegram-sent = Es steht in unserem privaten Chat.
telegram-no-private = Öffne unseren privaten Chat und drück Start; dann frag noch einmal.
telegram-open = Zum privaten Chat
telegram-anonymous = Im Namen einer Gruppe oder eines Kanals kannst du schließen und einstellen, aber nicht mitspielen: schreib als du selbst.

## Das Menü der Befehle: höchstens 256 Zeichen je Zeile

command-new = einen Tisch eröffnen
command-table = Tische: wer dran ist, mit Links
command-hand = dein Blatt
command-bet = Groschen setzen: /bet 2
command-pass = weiter, oder Karten weitergeben: /pass 3♠ 4♥ 5♣
command-play = eine Karte spielen: /play K♠
command-rules = die Regeln eines Spiels
command-stats = deine Partien in Zahlen, oder die von jemand anderem
command-leaderboard = wer vorn liegt, nach Spiel und Zeitraum
command-help = was es gibt
command-join = mitspielen
command-leave = den Tisch verlassen
command-begin = die Partie beginnen
command-options = Optionen des Tisches
command-luck = dem Geheimnis deinen eigenen Zufall dazugeben
command-close = den Tisch schließen
command-pause = Pause am Tisch
command-resume = weiterspielen
command-kick = abstimmen, dass jemand geht
command-lastdeal = dieses Spiel zum letzten machen
command-finish = jetzt beenden, nach Abstimmung
command-history = die Partien dieses Chats, oder deine
command-record = die Aufzeichnung der Partie
command-verify = prüfen, ob der Zufall fair war
command-settings = Einstellungen des Chats oder deine eigenen
command-language = deine Sprache
command-link = zwei Konten gemeinsam zählen
command-unlink = dieses Konto wieder für sich zählen
command-forget = löschen, was über dich gespeichert ist
command-privacy = was über dich gespeichert wird
