## Ergebnisse: Bestenlisten, Statistik, gespielte Partien. Eine Zeile hat 34 Zeichen.

rating = { $rating }
# Solange sie auf weniger als zehn Partien beruht.
rating-unsure = { $rating }?
player = { $name }
former-player = jemand von früher
refuse-barred = { $why } (noch { $left }).
refuse-barred-at = { $seat } darf nicht spielen: { $why }

top-title = { $game } · { $period } · { $where }
top-title-sorted = { $game } · { $period } · { $where } · { $sort }
top-columns = Wertung, Part./Siege, Pkt., bestes
top-line = { $rank } { $name } { $rating }, { $matches }/{ $wins }, { $points }, { $best }
top-own = Du: { $rank } von { $total } · { $rating }, { $matches }/{ $wins }, { $points }, { $best }
top-not-on-it = { $total ->
    [one] { $total } Name gelistet, deiner nicht
   *[other] { $total } Namen gelistet, deiner nicht
}
top-points-of = { $points }
top-no-best = –
top-empty = Noch keine Partie, die zählt. Dafür müssen mindestens zwei Leute beginnen, und kein Computer.
top-not-yours = Diese Knöpfe gehören zu einer fremden Anfrage. Deine eigene: { $command }
top-how = „{ $word }“ sagt mir hier nichts. Ein Spiel, week, month, year oder all, chat oder everywhere, rating, matches, wins, points oder best: { $command }
top-choose-game = Spiel…
top-choose = { $what }…
top-week = diese Woche
top-month = dieser Monat
top-year = dieses Jahr
top-all = insgesamt
top-chat = dieser Chat
top-everywhere = überall
top-rating = Wertung
top-matches = Partien
top-wins = Siege
top-points = Punkte
top-best = bestes Spiel
words-top-week = week, weekly, woche, diese woche
words-top-month = month, monthly, monat, dieser monat
words-top-year = year, yearly, jahr, dieses jahr
words-top-all = all, ever, alltime, ewig, immer, insgesamt
words-top-chat = chat, here, hier, dieser chat
words-top-everywhere = everywhere, everybody, überall, ueberall
words-top-rating = rating, ratings, wertung
words-top-matches = matches, played, partien
words-top-wins = wins, won, siege
words-top-points = points, score, punkte
words-top-best = best, bestes, bestes spiel
go-page-on = Seite { $page } ▶
go-page-back = ◀ Seite { $page }

stats-title = { $name } · { $game } · insgesamt
stats-none-yours = Du hast noch keine Partie zu Ende gespielt. Eröffne einen Tisch: /new
stats-none = { $name } hat noch keine Partie zu Ende gespielt.
stats-nobody = Niemand namens „{ $name }“ hat hier eine Partie zu Ende gespielt. Deine eigenen: { $command }
stats-which = Es gibt hier mehrmals den Namen „{ $name }“. Zuerst steht, wer zuletzt gespielt hat:
stats-one-of = { $number }. { $name }
stats-line = { $facts }
stats-rating = Wertung { $rating } · Rang { $rank }
stats-matches = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
stats-wins = { $count } gewonnen
stats-streak = gerade { $count } in Folge
stats-longest = einmal { $count } in Folge
stats-points = Punkte { $points }
stats-best = Bestes Spiel { $points }
stats-partner = Am besten mit: { $name }, { $wins } von { $matches }
stats-only-unrated = { $count ->
    [one] { $count } Partie, die nicht zählt
   *[other] { $count } Partien, von denen keine zählt
}
stats-unrated = { $count ->
    [one] { $count } weitere Partie zählt nicht
   *[other] { $count } weitere Partien zählen nicht
}

past-title-chat = Partien in diesem Chat
past-title-mine = Deine Partien
past-none = Noch keine. Eröffne einen Tisch: /new
past-line = { $number }. { $facts }
past-day = { $day }
past-won = Sieg: { $names }
past-nobody = niemand gewinnt
past-others = { $names }
past-name-left = { $name } (gegangen)
past-name-kicked = { $name } (entfernt)
past-name-took = { $name } (eingesprungen)
past-place = Rang { $place } von { $players }
past-points = Punkte { $points }
past-rating = Wertung { $by }
past-left = früher gegangen
past-kicked = entfernt
past-took = Platz übernommen
past-unrated = ohne Wertung
past-mine = Meine
go-record-of = Aufzeichnung { $number }
