## Výsledky: žebříčky, statistiky, historie. Řádek má 34 znaků.

rating = { $rating }
# Dokud nestojí na deseti partiích.
rating-unsure = { $rating }?
player = { $name }
former-player = bývalý hráč
refuse-barred = { $why } (ještě { $left }).
refuse-barred-at = { $seat } teď nemůže hrát: { $why }

top-title = { $game } · { $period } · { $where }
top-title-sorted = { $game } · { $period } · { $where } · { $sort }
top-columns = rating, partie/výhry, body, rekord
top-line = { $rank }. { $name } { $rating }, { $matches }/{ $wins }, { $points }, { $best }
# Bez předložky: podle počtu by byla jednou „z“, jednou „ze“.
top-own = Ty: { $rank }./{ $total } · { $rating }, { $matches }/{ $wins }, { $points }, { $best }
top-not-on-it = { $total ->
    [one] { $total } hráč, a nejsi to ty
    [few] { $total } hráči, ty mezi nimi nejsi
   *[other] { $total } hráčů, ty mezi nimi nejsi
}
top-points-of = { $points }
top-no-best = –
top-empty = Zatím se žádná partie nepočítá. Na jejím začátku musí hrát nejméně dva lidé a žádný počítač.
top-not-yours = Tahle tlačítka jsou pro někoho jiného. Tvoje vlastní: { $command }
top-how = „{ $word }“ tu nic neznamená. Napsat se dá hra, týden, měsíc, rok nebo vše, chat nebo všude, rating, partie, výhry, body nebo rekord: { $command }
top-choose-game = Hra…
top-choose = { $what }…
top-week = tento týden
top-month = tento měsíc
top-year = tento rok
top-all = od začátku
top-chat = tento chat
top-everywhere = všude
top-rating = rating
top-matches = partie
top-wins = výhry
top-points = body
top-best = rekord
words-top-week = week, týden, tyden
words-top-month = month, měsíc, mesic
words-top-year = year, rok
words-top-all = all, vše, vse, všechno, vsechno, celkem
words-top-chat = chat, tady, zde
words-top-everywhere = everywhere, všude, vsude
words-top-rating = rating, ratingy
words-top-matches = matches, partie, hry
words-top-wins = wins, výhry, vyhry
words-top-points = points, body
words-top-best = best, rekord, nejlepší, nejlepsi
go-page-on = Strana { $page } ▶
go-page-back = ◀ Strana { $page }

stats-title = { $name } · { $game } · od začátku
stats-none-yours = Ještě nemáš žádnou dohranou partii. Otevři stůl: /new
stats-none = { $name } ještě nemá žádnou dohranou partii.
stats-nobody = Nikdo jménem „{ $name }“ tu nemá dohranou partii. Tvoje vlastní: { $command }
stats-which = Jméno „{ $name }“ má víc hráčů. První je ten, kdo hrál naposledy:
stats-one-of = { $number }. { $name }
stats-line = { $facts }
stats-rating = Rating { $rating } · { $rank }. místo
stats-matches = { $count ->
    [one] { $count } partie
    [few] { $count } partie
   *[other] { $count } partií
}
stats-wins = { $count ->
    [one] { $count } výhra
    [few] { $count } výhry
   *[other] { $count } výher
}
stats-streak = { $count } v řadě
stats-longest = nejvíc { $count } v řadě
stats-points = Body { $points }
stats-best = Nejlepší rozdání { $points }
stats-partner = Nejlepší partner: { $name }, výhry { $wins }/{ $matches }
stats-only-unrated = { $count ->
    [one] { $count } partie, která se nepočítá
    [few] { $count } partie, z nichž se žádná nepočítá
   *[other] { $count } partií, z nichž se žádná nepočítá
}
stats-unrated = { $count ->
    [one] { $count } další partie se nepočítá
    [few] { $count } další partie se nepočítají
   *[other] { $count } dalších partií se nepočítá
}

past-title-chat = Partie tohoto chatu
past-title-mine = Tvoje partie
past-none = Zatím žádná. Otevři stůl: /new
past-line = { $number }. { $facts }
past-day = { $day }
past-won = výhra: { $names }
past-nobody = nikdo nevyhrál
past-others = { $names }
past-name-left = { $name } (odchod)
past-name-kicked = { $name } (vyloučení)
past-name-took = { $name } (náhrada)
past-place = { $place }. místo { $players ->
    [2] ze
    [3] ze
    [4] ze
    [6] ze
    [7] ze
   *[other] z
} { $players }
past-points = body { $points }
past-rating = rating { $by }
past-left = odchod před koncem
past-kicked = vyloučení
past-took = převzaté místo
past-unrated = bez ratingu
past-mine = Moje
go-record-of = Záznam { $number }
