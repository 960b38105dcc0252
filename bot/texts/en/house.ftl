# What the house says, whatever the game. Words: the glossary.

## Pages

page-table = { $code }
page-title = { $parts }
deal-number = deal { $deal }
seat = { $seat }
seat-named = { $seat }
marks = { $marks }
turn = ▶ { $who }
turn-until = ▶ { $who } · { $until }
turn-lobby = ▶ not begun
turn-next-deal = ▶ next deal
turn-match-over = ▶ the match is over
in-seconds = { $seconds ->
    [one] in { $seconds } second
   *[other] in { $seconds } seconds
}
pile = { $number } { $between } { $holds }
die = { $seat }{ $die }

## Score sheet and result

sheet-seat = { $seat } { $points } → { $total }
sheet-item = { $what } { $points }
result-title = { $deals ->
    [one] The match is over: { $deals } deal, { $reason }
   *[other] The match is over: { $deals } deals, { $reason }
}
reason-target = the points are reached
reason-time = the time is up
reason-agreed = ended by agreement
reason-abandoned = abandoned
reason-draw = drawn
result-nobody = Nobody wins.
result-winner = { $rank } { $seat } { $total } wins
result-seat = { $rank } { $seat } { $total }
voided = { $count ->
    [one] { $count } deal was void and dealt anew under a new commitment (a restored backup, or changed rules).
   *[other] { $count } deals were void and dealt anew under a new commitment (a restored backup, or changed rules).
}

## Refusals

refuse-no-such-seat = There is no such seat at this table.
refuse-deal-over = This deal is over: wait for the next one.
refuse-begun = The match has begun already.
refuse-old-question = That question is over.
refuse-no-window = Nobody waits for a Let it roll now.
refuse-no-next-deal = No deal waits to begin.
refuse-match-over = The match is over.
refuse-not-away = You are not away.
table-stopped = This table has stopped: a fault of ours. Everything up to now is saved; start Hospoda again.

## Wrong data

fault = { $where }: { $why }
where = { $parts }
where-deal = deal { $n }
where-step = step { $n }
where-chance = chance { $n }
where-seat = seat { $n }
where-item = place { $n }
where-key = { $key }
wrong-missing = is missing
wrong-unknown = is not known here
wrong-twice = stands there twice
wrong-integer = must be a whole number
wrong-text = must be text
wrong-boolean = must be true or false
wrong-list = must be a list
wrong-object = must be an object
wrong-null = must be null
wrong-value = has a wrong value
wrong-length = has a wrong length
wrong-word = must be one of: { $words }
wrong-below = must be at least { $least }
wrong-above = must be at most { $most }
wrong-json = this is no JSON
wrong-json-line = line { $line }: this is no JSON
wrong-utf8 = this is no UTF-8 text
wrong-game = there is no game “{ $game }” here
wrong-rules = versions of this game’s rules go from 1 to { $newest } here
wrong-seats = this game is for { $least } to { $most } players
wrong-card = is no card: two characters such as KS, TH or XX
wrong-outcome = must be either a die or a shuffle

## Replay and verify

fails-deal-unfinished = the deal before is not finished
fails-match-over = the match was over before this deal
fails-chance-missing = a chance outcome is missing
fails-chance-wrong = the chance outcome does not fit (wrong kind, out of range, or no permutation of the pack)
fails-chance-left = chance outcomes are left over
fails-scores-early = scores before the deal is over
fails-no-fact = there is no fact “{ $key }”
fails-differs = { $key }: expected { $expected }, came { $came }
fails-legal = expected “{ $do }” to be refused, but it is legal
fails-illegal = IllegalAction: “{ $do }”: { $why }
verify-no-fairness = this record has no fairness to check
verify-chain = deal { $deal }: its secret does not hash to the one before it
verify-too-many = more secrets are revealed than there are deals
verify-does-not-hold = { $where }: { $why }
verify-not-revealed = deal { $deal }: its secret is not revealed
verify-differs = deal { $deal }, outcome { $number }: expected { $expected }, came { $came }
verify-fair-but = fair, but for deal { $deal }: it is not over, its secret is not revealed
