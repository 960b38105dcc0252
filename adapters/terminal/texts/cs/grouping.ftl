## hospoda group

help-group = Skupinový chat v terminálu: několik lidí u jedné klávesnice, bez tokenu.
help-as = Kdo mluví první.
help-admin = Správce chatu; bez této volby je to ten, kdo mluví první.
help-group-language = Jazyk chatu: { $languages }.
help-database = Soubor s databází.
group-name = { $name } potřebuje jméno, které začíná písmenem a není „group“
name-of-first = Anna
group-saved = Uloženo. Dál: hospoda group
