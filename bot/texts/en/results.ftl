## Results: leaderboards, statistics, history. A line has 34 columns.

rating = { $rating }
# Until it rests on ten matches.
rating-unsure = { $rating }?
player = { $name }
former-player = a former player
refuse-barred = { $why } ({ $left } to go).
refuse-barred-at = { $seat } cannot play: { $why }

top-title = { $game } · { $period } · { $where }
top-title-sorted = { $game } · { $period } · { $where } · { $sort }
top-columns = rating, played/won, points, best
top-line = { $rank } { $name } { $rating }, { $matches }/{ $wins }, { $points }, { $best }
top-own = You: { $rank } of { $total } · { $rating }, { $matches }/{ $wins }, { $points }, { $best }
top-not-on-it = { $total ->
    [one] { $total } player, you not among them
   *[other] { $total } players, you not among them
}
top-points-of = { $points }
top-no-best = –
top-empty = No match that counts yet. It takes two people or more and no computer when it begins.
top-not-yours = These keys belong to whoever asked. Your own: { $command }
top-how = “{ $word }” means nothing here. A game, week, month, year or all, chat or everywhere, rating, matches, wins, points or best: { $command }
top-choose-game = Game…
top-choose = { $what }…
top-week = this week
top-month = this month
top-year = this year
top-all = all time
top-chat = this chat
top-everywhere = everywhere
top-rating = rating
top-matches = played
top-wins = won
top-points = points
top-best = best deal
words-top-week = week, weekly
words-top-month = month, monthly
words-top-year = year, yearly
words-top-all = all, ever, alltime
words-top-chat = chat, here
words-top-everywhere = everywhere, everybody
words-top-rating = rating, ratings
words-top-matches = matches, played
words-top-wins = wins, won
words-top-points = points, score
words-top-best = best
go-page-on = Page { $page } ▶
go-page-back = ◀ Page { $page }

stats-title = { $name } · { $game } · all time
stats-none-yours = You have finished no match yet. Open a table: /new
stats-none = { $name } has finished no match yet.
stats-nobody = Nobody called “{ $name }” has finished a match here. Your own: { $command }
stats-which = Several players are called “{ $name }”. The one who played last stands first:
stats-one-of = { $number }. { $name }
stats-line = { $facts }
stats-rating = Rating { $rating } · rank { $rank }
stats-matches = { $count ->
    [one] { $count } match
   *[other] { $count } matches
}
stats-wins = { $count } won
stats-streak = { $count } in a row
stats-longest = { $count } in a row once
stats-points = Points { $points }
stats-best = Best deal { $points }
stats-partner = Best partner: { $name }, { $wins } of { $matches }
stats-only-unrated = { $count ->
    [one] { $count } match, which does not count
   *[other] { $count } matches, none of which counts
}
stats-unrated = { $count ->
    [one] { $count } more match does not count
   *[other] { $count } more matches do not count
}

past-title-chat = Matches of this chat
past-title-mine = Your matches
past-none = None yet. Open a table: /new
past-line = { $number }. { $facts }
past-day = { $day }
past-won = won: { $names }
past-nobody = nobody won
past-others = { $names }
past-name-left = { $name } (left)
past-name-kicked = { $name } (kicked)
past-name-took = { $name } (took over)
past-place = place { $place } of { $players }
past-points = points { $points }
past-rating = rating { $by }
past-left = left early
past-kicked = kicked
past-took = took over a seat
past-unrated = unrated
past-mine = Mine
go-record-of = Record { $number }
