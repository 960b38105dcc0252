## Was Leute zu hören bekommen, die drücken und tippen: Befehle, Optionen, Einstellungen, Hilfe

## Tische: welcher gemeint ist

table-of-game = { $code } { $game }
game-by-name = { $game }
no-table = Hier gibt es keinen Tisch. Eröffne einen: /new
no-tables-of-yours = Du sitzt an keinem Tisch. Eröffne einen in einer Gruppe oder hier: /new
no-seat = Du sitzt hier an keinem Tisch. Gespielt wird: { $codes }. Setz dich dazu: /join
no-table-code = Einen Tisch { $code } gibt es hier nicht. Eröffne einen: /new
no-table-code-but = Einen Tisch { $code } gibt es hier nicht. Es gibt: { $codes }
no-such-table = Diesen Tisch gibt es nicht mehr.
which-table = Welcher Tisch: { $codes }? Drück darauf, oder tippe { $command }.
refuse-tables = { $most ->
    [one] Dieser Chat hat schon { $most } Tisch: { $codes }. Spiel dort mit, oder wart, bis er fertig ist.
   *[other] Dieser Chat hat schon { $most } Tische: { $codes }. Spiel dort mit, oder wart, bis einer fertig ist.
}
table-lobby = { $table } · noch in der Lobby
table-paused = { $table } · Pause
table-between = { $table } · zwischen zwei Spielen
# $who: man selbst, oder Plätze mit ihren Zeichen.
table-turn = { $table } · { $who }
table-turn-until = { $table } · { $who } · noch { $left }
table-you = du bist dran
table-seats = { $seats }

span-seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
span-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
span-hours = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}
span-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}

## Antworten: was geschehen ist

done = Erledigt.
done-new = Tisch { $code } ist eröffnet: { $game }. Du sitzt schon dort.
done-join = Dein Platz an { $code }: { $seat }.
done-swap = Angefragt: getauscht wird, sobald { $seat } zustimmt.
done-ready = Du bist bereit.
done-not-ready = Du bist nicht mehr bereit.
done-begin = Die Partie beginnt.
done-leave = Du hast { $code } verlassen.
done-close = Tisch { $code } ist geschlossen.
done-next = Bereit für das nächste Spiel.
done-back = Schön, dass du wieder da bist; die nächste Entscheidung ist deine.
done-pause = Am Tisch ist Pause, höchstens 10 Minuten. Früher weiter: /resume
done-resume = Am Tisch geht es weiter.
done-rematch = Die Revanche ist eröffnet, dabei: { $confirmed } von { $people }. Die Plätze bleiben 2 Minuten reserviert.
done-tell = Sobald bei { $code } ein Platz für dich frei ist, bekommst du privat Bescheid.
done-computer = Ein Computer der Stufe { $level } setzt sich dazu.
done-remove = Der Platz ist frei: { $seat }.
done-kick = Nicht mehr in der Partie, ein Computer spielt weiter: { $seat }.
done-voted = Deine Stimme zählt: { $voted } von { $people }.
done-last = Dieses Spiel ist das letzte.
done-finish = Die Partie ist aus.
done-luck = Dein Glück ist in die Karten und Würfel dieses Tisches gemischt.
done-order = Der Dauerauftrag gilt; er wird im üblichen Tempo ausgeführt.
done-no-order = Der Dauerauftrag ist aufgehoben.
done-option = { $option }: { $value }. Alle müssen sich noch einmal bereit melden.
option-same = { $option }: { $value }. So war es schon; wer bereit ist, bleibt es.
done-language = Ab jetzt: { $language }.
done-chat-language = Sprache dieses Chats: { $language }.
done-record = Hier ist die Aufzeichnung: jedes Spiel, das fertig ist.
# Die Antwort beginnt mit „fair“, wie hospoda verify es ausgibt.
fair = fair, geprüft: { $facts }
fair-shuffles = { $count ->
    [one] { $count }-mal gemischt
   *[other] { $count }-mal gemischt
}
fair-dice = { $count ->
    [one] { $count } Wurf
   *[other] { $count } Würfe
}
check-title = Zum Prüfen von Hand
check-numbers =
    Fairness-Hash, s[0]: { $commitment }
    Entropie: { $entropy }
check-how = SHA-256 von s[n] ist s[n−1], hinunter bis s[0]. Spiel n zieht aus seinem Schlüssel, das ist HMAC-SHA256 von „Entropie|n“ unter s[n]. In der Datei von /record steht jedes Ergebnis; hospoda verify prüft sie ohne Netz.
check-deal =
    s[{ $deal }]: { $secret }
    Schlüssel { $deal }: { $key }

## Antworten: was nicht geht, und was ginge

old-key = Dieser Knopf gilt nicht mehr. Schau auf die Tischansicht, oder tippe /help.
could-mean = Das könnte heißen: { $options }. Tippe eines davon ganz aus.
not-understood = Das sagt mir hier nichts. Dein Blatt und was du tun kannst: /hand
not-understood-near = Das sagt mir hier nichts. Meinst du „{ $near }“?
not-understood-now = Das sagt mir hier nichts. Jetzt: { $now }
not-understood-near-now = Das sagt mir hier nichts. Meinst du „{ $near }“? Jetzt: { $now }
not-possible-now = „{ $word }“ geht jetzt nicht. Jetzt: { $now }
now-choices = { $choices }
no-such-command = Diesen Befehl gibt es nicht. Was es gibt: /help
no-such-command-near = Diesen Befehl gibt es nicht. Meinst du { $near }?
no-such-game = Dieses Spiel gibt es hier nicht. Es gibt: { $games }
no-such-option = Eine Option „{ $name }“ gibt es nicht. Es gibt: { $options }
no-such-setting = Diese Einstellung gibt es nicht. Es gibt: { $settings }
no-such-language = Diese Sprache gibt es noch nicht. Es gibt: { $languages }
platform-silent = Die Plattform hat nicht geantwortet. Es ist nichts geschehen: versuch es bitte noch einmal.
plays-in-private = Gespielt wird im privaten Chat.
start-foreign = Diese Adresse ist für jemand anderen oder schon alt. Drück „{ go-join }“ auf der Tischansicht.
start-again = Ab jetzt kann ich dir hier schreiben. Was du gerade wolltest: verlang es noch einmal.
kick-whom = Wer soll gehen? Die anderen stimmen ab, ein Admin entscheidet allein.
kick-none = Sonst sitzt hier niemand.
leave-sure = { $code } verlassen? Ein Computer spielt für dich weiter. Wenn die Partie gewertet wird, landest du auf dem letzten Platz, außer du kommst auf deinen zurück.
kick-sure = { $seat } von { $code } entfernen? Ein Computer spielt weiter. Wenn die Partie gewertet wird, ist das der letzte Platz; mitspielen geht erst wieder nach der Partie.
kick-sure-away = { $seat } von { $code } entfernen? Ein Computer spielt weiter. Wenn die Partie gewertet wird, ist das der letzte Platz, außer die Person kommt auf ihren Platz zurück.
kick-nobody = Niemand mit diesem Namen sitzt hier. Nenn den Platz: { $command }
luck-how = Dein eigenes Stück Glück: { $command } und bis zu 64 Zeichen deiner Wahl.
refuse-right-begin = Nur der Host oder ein Admin kann beginnen.
refuse-right-options = Nur der Host oder ein Admin kann Optionen ändern.
refuse-right-computers = Nur der Host oder ein Admin kann einen Computer dazusetzen.
refuse-right-remove = Nur der Host oder ein Admin kann jemanden aus der Lobby entfernen.
refuse-right-close = Nur der Host oder ein Admin kann den Tisch schließen.
refuse-right-close-late = Nach dem ersten Spiel schließt den Tisch nur eine Abstimmung oder ein Admin.
refuse-right-kick = Allein darf das nur ein Admin; die anderen stimmen ab: /kick
refuse-right-open = In diesem Chat eröffnen nur Admins Tische.
refuse-right-settings = Nur Admins ändern die Einstellungen dieses Chats. Deine eigenen: /settings mine

## Optionen eines Tisches

refuse-option-unknown = Diese Option gibt es nicht. Es gibt: { $options }
refuse-option = { $option }: { $allowed }.
refuse-options-together = Diese Optionen passen nicht zusammen: eine Partie braucht Punkte oder eine Zeit, damit sie endet.
allowed-words = zur Wahl: { $words }
allowed-range = { $least } bis { $most }
allowed-range-or-none = { $least } bis { $most }, oder „keine“
option-yes = ja
option-no = nein
option-none = keine
option-number = { $number }
option-word = { $word }
option-line = { $option }: { $value }
# $name: what may be typed.
option-line-named = { $name } – { $option }: { $value }
option-named = { $name } ({ $option })
option-typed = { $allowed }. Ein anderer Wert: { $command }
option-may-be = Zur Wahl: { $values }
options-title = Optionen von { $code }
setting-turn = Zugzeit
setting-turn-help = Wie lang man für eine Entscheidung Zeit hat: 15 Sekunden bis 7 Tage. Dann macht ein Computer diesen einen Zug.
setting-window = Zeit für Joker
setting-window-help = Wie lang die anderen Joker oder Feuer spielen können, bevor gewürfelt wird: 3 bis 60 Sekunden.
setting-reveal = Geheimnis gezeigt
setting-reveal-help = Wann das Geheimnis gezeigt wird, aus dem alle Karten und Würfe folgen: nach der Partie oder nach jedem Spiel.
reveal-match = nach der Partie
reveal-deal = nach jedem Spiel
setting-rated = gewertet
setting-rated-help = Ob die Partie für die Wertung zählen darf; wenn nicht, ist es eine Probepartie.

## Wohin das Blatt kommt

way-ask = Wohin sollen deine Karten kommen?
way-open = Deine Karten kommen privat: öffne dort den Bot, dann sitzt du am Tisch.
way-here-how = Ohne Privatchat: { $command } zeigt sie in kleinen Fenstern am Tisch.
tell-open = Die Nachricht kommt privat: öffne dort den Bot.
tell-how = Bescheid, sobald ein Platz frei ist: { $command }
way-here-key = Hierher
way-private-key = Privat

## Eröffnen und Auswählen

which-game = Welches Spiel?
which-free-seat = Welcher Platz?
which-seat = Welcher Platz? Sitzt dort jemand, wird getauscht, sobald ihr es beide wollt.
which-seat-computer = Wo soll der Computer sitzen? Gegenüber sitzt sein Partner.
which-rules = Die Regeln von welchem Spiel?
which-level = Ein Computer welcher Stufe?
which-language = Welche Sprache?
level = Stufe { $level }
# Each by its own name: who looks for his language may read no other.
language-en = English
language-pl = Polski
language-cs = Čeština
language-de = Deutsch
language-sr = Srpski
language-sr-cyrl = Српски
language-auto = wie auf der Plattform

## Einstellungen

settings-title = Einstellungen dieses Chats (Admins)
mine-title = Deine Einstellungen
defaults-title = { $game }: Optionen neuer Tische
set-line = { $setting }: { $value }
set-how = { $how }
set-one-of = zur Wahl: { $words }
refuse-setting = { $setting }: { $allowed }
set-language = Sprache
set-time-zone = Zeitzone
set-time-zone-how = Nach ihr gehen Ruhezeit und Datum. Getippt mit ihrem Namen: /settings timezone Europe/Vienna
set-other-zone = andere …
zone-of-chat = die vom Chat
set-tables = Tische
set-tables-how = { $least } bis { $most } Tische zugleich.
set-opened-by = eröffnen dürfen
opened-by-everybody = alle
opened-by-admins = Admins
set-nudges = Erinnerungen
set-nudges-how = Ob eine Tischansicht einmal im Zug erwähnen darf, auf wen gewartet wird.
set-quiet = Ruhezeit
set-quiet-how = Stunden ohne Erinnerung; keine, oder getippt als 22-7.
set-other-hours = andere …
hours = { $start } bis { $end }
hours-from = ab { $start }
set-turn = Zugzeit
set-turn-how = Für eine Entscheidung, 15 Sekunden bis 7 Tage; getippt: /settings turn 2h
set-way = mein Blatt kommt
set-one-tap = einmal tippen
set-one-tap-how = Ein Tipp auf eine Karte spielt sie sofort, ohne Nachfrage.
set-by-melds = nach Figuren sortiert
set-by-melds-how = Wo ein Spiel Figuren kennt, ist dein Blatt danach sortiert; sonst nach Farben.
set-letters = Buchstaben
letters-own = wie in meiner Sprache
set-suits = Farben
set-suits-how = Deutsche Karten: wo ein Spiel damit gespielt wird.
set-mention = mich erwähnen
set-mention-how = Ob eine Tischansicht dich einmal im Zug erwähnen darf, wenn auf dich gewartet wird.
done-mine = Erledigt: { $setting }.
mine-in-private = Was du für dich eingestellt hast, steht im privaten Chat.
way-open-now = Ab jetzt kommen deine Karten privat: öffne dort den Bot.

## Knöpfe

go-alone = Allein probieren
go-back = Zurück
go-more = Mehr …
go-close = Schließen
go-help = Hilfe
go-rules = Regeln
go-tutorial = Einführung
go-new = Tisch eröffnen
go-log = Verlauf
go-last-trick = Letzter Stich
go-record = Aufzeichnung
go-pause = Pause machen
go-resume = Fortsetzen
go-last = Letztes Spiel
go-finish = Jetzt beenden
go-kick = Entfernen
go-leave = Verlassen
go-take = Platz { $seat } nehmen
go-tell = Sag Bescheid

## Hilfe

menu-title = Tisch { $code }
log-empty = In diesem Spiel ist noch nichts geschehen.
trick-last = Letzter Stich: { $cards }
trick-none = In diesem Spiel ist noch kein Stich fertig.
rules-options = Optionen von { $code }
tutorial-title = Einführung
alone-here = Eröffne hier einen Tisch und setz Computer dazu. Welches Spiel?
alone-private = Öffne einen privaten Chat mit mir und tippe /new: dort spielst du gegen Computer.
help-desk =
    Vier Spiele, Karten privat
    /new eröffnet hier einen Tisch
    /hand deine Karten
    /table deine Tische
    /bet 2 · /pass 3♠ 4♥ 5♣ · /play K♠
    /rules · /stats · /leaderboard
    /history · /record · /verify
    /settings · /language
    /luck · /link · /privacy · /forget
    Karten: ★ Joker, * die neueste
    Ratlos? { go-menu } auf der Tischansicht.
