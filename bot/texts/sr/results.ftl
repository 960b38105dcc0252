## Rezultati: rang-liste, statistika, istorija. Red ima 34 znaka.

rating = { $rating }
# Dok se ne oslanja na deset partija.
rating-unsure = { $rating }?
player = { $name }
former-player = bivši igrač
refuse-barred = { $why } (još { $left }).
refuse-barred-at = { $seat } ne može da igra: { $why }

top-title = { $game } · { $period } · { $where }
top-title-sorted = { $game } · { $period } · { $where } · { $sort }
top-columns = rejting, partije/pobede, bodovi, rekord
top-line = { $rank }. { $name } { $rating }, { $matches }/{ $wins }, { $points }, { $best }
top-own = Ti: { $rank } od { $total } · { $rating }, { $matches }/{ $wins }, { $points }, { $best }
top-not-on-it =
    { $total ->
        [one] { $total } igrač, ti nisi na listi
        [few] { $total } igrača, ti nisi na listi
       *[other] { $total } igrača, ti nisi na listi
    }
top-points-of = { $points }
top-no-best = –
top-empty = Još nema partije koja se računa. Na početku mora da sedi bar dvoje ljudi i nijedan računar.
top-not-yours = Ova dugmad pripadaju onome ko je pitao. Tvoja: { $command }
top-how = „{ $word }” ovde ništa ne znači. Može igra, nedelja, mesec, godina ili sve, čet ili svuda, rejting, partije, pobede, bodovi ili rekord: { $command }
top-choose-game = Igra…
top-choose = { $what }…
top-week = ova nedelja
top-month = ovaj mesec
top-year = ova godina
top-all = od početka
top-chat = ovaj čet
top-everywhere = svuda
top-rating = rejting
top-matches = partije
top-wins = pobede
top-points = bodovi
top-best = rekord
words-top-week = week, nedelja, sedmica
words-top-month = month, mesec
words-top-year = year, godina
words-top-all = all, sve, oduvek
words-top-chat = chat, čet, cet, ovde
words-top-everywhere = everywhere, svuda
words-top-rating = rating, rejting
words-top-matches = matches, partije
words-top-wins = wins, pobede
words-top-points = points, bodovi
words-top-best = best, rekord, najbolje
go-page-on = Strana { $page } ▶
go-page-back = ◀ Strana { $page }

stats-title = { $name } · { $game } · od početka
stats-none-yours = Još nemaš nijednu završenu partiju. Otvori sto: /new
stats-none = { $name } još nema nijednu završenu partiju.
stats-nobody = Niko s imenom „{ $name }” ovde nema završenu partiju. Tvoje: { $command }
stats-which = Više igrača ima ime „{ $name }”. Prvo je ono koje je poslednje igralo:
stats-one-of = { $number }. { $name }
stats-line = { $facts }
stats-rating = Rejting { $rating } · mesto { $rank }
stats-matches =
    { $count ->
        [one] { $count } partija
        [few] { $count } partije
       *[other] { $count } partija
    }
stats-wins = pobede { $count }
stats-streak = { $count } zaredom
stats-longest = nekad { $count } zaredom
stats-points = Bodovi { $points }
stats-best = Najbolje deljenje { $points }
stats-partner = Najbolji partner: { $name }, { $wins } od { $matches }
stats-only-unrated =
    { $count ->
        [one] { $count } partija koja se ne računa
        [few] { $count } partije, od kojih se nijedna ne računa
       *[other] { $count } partija, od kojih se nijedna ne računa
    }
stats-unrated =
    { $count ->
        [one] još { $count } partija se ne računa
        [few] još { $count } partije se ne računaju
       *[other] još { $count } partija se ne računa
    }

past-title-chat = Partije ovog četa
past-title-mine = Tvoje partije
past-none = Još nijedna. Otvori sto: /new
past-line = { $number }. { $facts }
past-day = { $day }
past-won = pobeda: { $names }
past-nobody = bez pobednika
past-others = { $names }
past-name-left = { $name } (napuštanje)
past-name-kicked = { $name } (izbacivanje)
past-name-took = { $name } (zamena)
past-place = mesto { $place } od { $players }
past-points = bodovi { $points }
past-rating = rejting { $by }
past-left = napuštanje pre kraja
past-kicked = izbacivanje
past-took = preuzeto mesto
past-unrated = nerangirano
past-mine = Moje
go-record-of = Zapis { $number }
