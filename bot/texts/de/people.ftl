## Verknüpfte Konten, und was über Leute gespeichert ist

account-in-private = Das machen wir unter uns aus: komm in meinen privaten Chat.
# $accounts: Namen mit ihren Plattformen.
link-account = { $name } ({ $platform })
link-with = Verknüpft: { $accounts }
link-code = Dein Code: { $code }. Tippe ihn innerhalb von 10 Minuten privat mit deinem anderen Konto: auf Telegram { $command }, auf Discord mit dem Befehl „hospoda link“.
link-how = Ab dann zählen die Ergebnisse beider Konten zusammen. Mit /unlink wieder getrennt; verloren geht nichts.
link-ask = Diesen Code hat { $account } bekommen. Bist das auch du? Dann zählen eure Ergebnisse zusammen.
link-unknown = Dieser Code ist falsch, verbraucht oder älter als 10 Minuten. Einen neuen gibt es mit deinem anderen Konto: /link
link-own = Das ist der Code dieses Kontos selbst. Tippe ihn mit deinem anderen Konto.
link-too-many = Zu viele falsche Codes. Wart 10 Minuten, dann hol dir einen neuen: /link
link-too-often = Verknüpfen und Trennen rechnet jede Wertung neu aus: versuch es morgen wieder.
link-already = Diese Konten sind schon verknüpft.
link-not = Es wurde nichts geändert.
done-link = Verknüpft mit { $account }. Ergebnisse zählen zusammen; nach vielen Partien folgen die Wertungen binnen Minuten.
unlink-none = Dieses Konto ist mit keinem anderen verknüpft. Zum Verknüpfen: /link
unlink-ask = Soll dieses Konto wieder für sich zählen? Jedes behält die Ergebnisse, die mit ihm gespielt wurden.
done-unlink = Dieses Konto zählt wieder für sich; die Wertungen werden so, als wäre es immer so gewesen, nach vielen Partien binnen Minuten.
go-link = Verknüpfen
go-unlink = Trennen
go-cancel = Abbrechen
go-my-data = Meine Daten
go-forget = Vergiss mich
go-forget-now = Endgültig löschen
forget-about =
    Gelöscht wird: was du eingestellt hast, dein Name und dein Konto, wo immer sie hier stehen, Verknüpfungen mit anderen Konten. Du verlässt alle Tische.
    Es bleibt: was an den Tischen geschehen ist, ohne deinen Namen, damit die Ergebnisse und Aufzeichnungen der anderen bestehen.
    Deine anderen Konten bleiben: mach dort dasselbe.
forget-ask = Alles löschen, was über dich gespeichert ist? Das lässt sich nicht rückgängig machen.
forget-late = Dieser Knopf ist zu alt. Fang von vorn an: /forget
forget-not = Es wurde nichts gelöscht.
done-forget = Erledigt: nichts, was hier gespeichert ist, nennt dich mehr.
done-forget-later = Fast erledigt: einer deiner Tische steht wegen eines Fehlers still. Er vergisst dich, sobald er weitergeht.
done-my-data = Alles, was über dich gespeichert ist.
privacy =
    Was gespeichert wird, bis du /forget sagst: deine Nummer und dein Name auf dieser Plattform, was du eingestellt hast, wo du sitzt oder auf einen Platz wartest, deine Ergebnisse mit deinem Namen, die Aufzeichnungen deiner Partien mit deinen Zügen, ein Glücksspruch, den du dir ausgesucht hast.
    Was nicht: alles andere, was du schreibst. Blätter und Züge stehen in keinem Log; ein Log nennt niemanden, außer den Nummern von Admins, die Einstellungen geändert haben.
    Ergebnisse und Aufzeichnungen bleiben für immer, damit alle prüfen können, dass eine Partie fair war; nach /forget ohne deinen Namen. Ein Glücksspruch bleibt in seiner Aufzeichnung, denn das Mischen folgt aus ihm.
    Wer diesen Bot betreibt, entscheidet, wie lange Sicherungen und Logs aufgehoben werden. Was im Chat steht, gehört zur Plattform.
