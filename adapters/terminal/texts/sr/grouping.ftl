## hospoda group

help-group = Grupni čet u terminalu: više ljudi za jednom tastaturom, bez tokena.
help-as = Ko govori prvi.
help-admin = Administrator četa; bez ovoga onaj ko govori prvi.
help-group-language = Jezik četa: { $languages }.
help-database = Datoteka baze.
group-name = { $name } traži ime koje počinje slovom i nije „{"group"}”
name-of-first = Ana
group-saved = Sačuvano. Dalje: {"hospoda group"}
