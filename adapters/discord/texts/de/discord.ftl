## Was nur auf Discord zu sagen ist.

discord-choose = Wählen…
discord-more = Mehr…
discord-mark = Karten markieren…
discord-mark-exactly = Markiere { $count }…
discord-type = Tippen…
discord-type-title = Tippe deinen Zug oder Wert
discord-type-hint = K♠, oder was auf einem Knopf steht
discord-press-hand = Dieses Panel bewegt sich nicht mehr. Drück „{ go-hand }“ auf der Tischansicht.
discord-panel-now = Zu spät für diesen Knopf: Das Panel zeigt jetzt, was gefragt ist.
discord-hint-hand = Kann ein Blatt nicht privat kommen, ist es auf der Tischansicht unter „{ go-hand }“, nur für seinen Platz.
discord-fault = Da ist etwas schiefgegangen. Versuch es bitte noch einmal.
discord-no-thread = Hier lässt sich kein Thread öffnen. Nimm /new in einem Textkanal, oder ohne Thread.
discord-lacks = Hier kann ich keinen Tisch aufstellen. Mir fehlt noch: { $rights }.
discord-no-file = Ich kann hier keine Datei schicken. Mir fehlt noch: { $rights }. Privat geht es.
discord-locked = Hier kann ich keinen Tisch aufstellen: dieser Thread ist gesperrt.
discord-board-lacks = Die Tischansicht hier ist nicht auf dem neuesten Stand. Mir fehlt noch: { $rights }.
discord-board-shut = Die Tischansicht hier ist nicht auf dem neuesten Stand: dieser Thread ist gesperrt oder archiviert.
# $why: channel, view, thread or send.
discord-table-shut = { $why ->
    [channel] { $code } kann nicht gezeigt werden: den Kanal gibt es nicht mehr, oder ich bin nicht mehr in diesem Server.
    [view] { $code } kann nicht gezeigt werden: ich sehe den Kanal nicht.
    [thread] { $code } kann nicht gezeigt werden: der Thread ist gesperrt oder archiviert.
   *[send] { $code } kann nicht gezeigt werden: ich darf in diesem Kanal nicht schreiben.
}
discord-not-here = Ich bin hier kein Mitglied, also kann hier kein Tisch stehen. Bitte jemanden, der den Server verwaltet, mich hinzuzufügen, oder schreib mir privat.

## Berechtigungen, so wie Discord sie nennt

right-view-channel = Kanal ansehen
right-send-messages = Nachrichten senden
right-send-messages-in-threads = Nachrichten in Threads senden
right-create-public-threads = Öffentliche Threads erstellen
right-attach-files = Dateien anhängen
