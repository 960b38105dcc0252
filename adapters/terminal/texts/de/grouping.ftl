## hospoda group

help-group = Ein Gruppenchat im Terminal: mehrere Leute an einer Tastatur, ganz ohne Token.
help-as = Wer zuerst spricht.
help-admin = Wer im Chat Admin ist; ohne diese Option, wer zuerst spricht.
help-group-language = Die Sprache des Chats: { $languages }.
help-database = Die Datei mit der Datenbank.
group-name = { $name } braucht einen Namen, der mit einem Buchstaben beginnt und nicht „group“ ist
name-of-first = Anna
group-saved = Gespeichert. Weiter geht es mit: hospoda group
