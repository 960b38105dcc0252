## hospoda group

help-group = Czat grupowy w terminalu: kilka osób przy jednej klawiaturze, bez tokenu.
help-as = Kto mówi pierwszy.
help-admin = Admin czatu; bez tej opcji ten, kto mówi pierwszy.
help-group-language = Język czatu: { $languages }.
help-database = Plik bazy danych.
group-name = { $name } wymaga imienia, które zaczyna się od litery i nie brzmi „group”
name-of-first = Ala
group-saved = Zapisano. Dalej: hospoda group
