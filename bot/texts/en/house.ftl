# What the house says, whatever the game. Words: the glossary. Lines of boards: 34 columns at most.
# A game may say any of it its own way: a message of the same key in its folder comes first.

## Pages

deal-number = deal { $deal }
seat = { $seat }
seat-named = { $seat }
# Partners: their signs, then their names.
side-named = { $marks } { $names }
marks = { $marks }
in-seconds = { $seconds ->
    [one] in { $seconds } second
   *[other] in { $seconds } seconds
}
pile = { $number } { $between } { $holds }
die = { $seat }{ $die }

## Cards: letters that may be typed, and ours for them. The signs ♠ ♥ ♦ ♣ ★ and these English ones work everywhere.

card-ranks = A=A K=K Q=Q J=J T=T 10=T
card-suits = S=S H=H D=D C=C

# Cards on the table: laid by a seat, awaited, in a trick that is over; not-live: may not be played now.
card = { $card }
suit = { $suit }
card-laid = { $seat } { $card }
card-laid-word = { $seat } { $card } { $word }
card-awaited = { $seat } ?
card-of = { $seat }{ $card }
card-not-live = ({ $card })
card-fresh = { $card }*
trick-taken = → { $seat }

## Score sheet and result

sheet-item = { $what } { $points }
reason-target = target reached
reason-time = time’s up
reason-agreed = by vote
reason-abandoned = abandoned
reason-draw = a draw
voided = { $count ->
    [one] { $count } deal was void and dealt anew under a new commitment (a restored backup, or changed rules).
   *[other] { $count } deals were void and dealt anew under a new commitment (a restored backup, or changed rules).
}

## Refusals: what is wrong, then what would be right

refuse-no-such-seat = There is no such seat at this table.
refuse-deal-over = This deal is over: wait for the next one.
refuse-begun = The match has begun already.
refuse-old-question = That question is over.
refuse-no-window = There is no roll to let go now: answer what is asked.
refuse-no-next-deal = No deal waits to begin now.
refuse-match-over = The match is over.
refuse-not-away = You are not away: you decide yourself.
table-stopped = This table has stopped: a fault of ours. Everything up to now is saved; it goes on once Hospoda is started again.

## Wrong data: where, and why. Words that stand in the data itself are not translated.

fault = { $where }: { $why }
where = { $parts }
where-deal = deal { $n }
where-step = step { $n }
where-chance = chance { $n }
where-seat = seat { $n }
where-item = item { $n }
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
wrong-json = this is not JSON
wrong-json-line = line { $line }: this is not JSON
wrong-utf8 = this is not UTF-8 text
wrong-game = there is no game “{ $game }” here
wrong-rules = versions of this game’s rules go from 1 to { $newest } here
# $span: exact or range.
wrong-seats = { $span ->
    [exact] this game is for { $least } players
   *[range] this game is for { $least } to { $most } players
}
wrong-card = is no card: write two characters, such as KS, TH or XX
wrong-outcome = must hold either die or shuffle

## Replay and verify

fails-deal-unfinished = the deal before is not finished
fails-match-over = the match was over before this deal
fails-chance-missing = a chance outcome is missing
fails-chance-wrong = the chance outcome does not fit (wrong kind, out of range, or no permutation of the pack)
fails-chance-left = chance outcomes are left over
fails-scores-early = scores before the deal is over
fails-no-fact = there is no fact “{ $key }”
# $expected: what the record has; $came: what the rules came to.
fails-differs = { $key }: expected { $expected }, came { $came }
fails-legal = expected “{ $do }” to be refused, but it is legal
fails-illegal = “{ $do }” is against the rules: { $why }
verify-no-fairness = this record has no fairness to check
verify-chain = deal { $deal }: its secret does not hash to the one before it
verify-too-many = more secrets are revealed than there are deals
verify-does-not-hold = { $where }: { $why }
verify-not-revealed = deal { $deal }: its secret is not revealed
verify-not-yet = This match is not over, and its secrets are shown at its end: until then there is nothing to check.
# $expected: what the chain of secrets gives; $came: what the record has.
verify-differs = deal { $deal }, outcome { $number }: the record has { $came }, its secret gives { $expected }
# The answer begins with “fair” in every language: hospoda verify prints that word alone where all is well.
verify-fair-but = fair, but for deal { $deal }: it is not over, its secret is not revealed

## The database

store-in-use = Hospoda runs on { $path } already: { $command }, process { $pid }. End it first.
store-in-use-unknown = Another process works on { $path }. End it first.
store-busy = Another program, perhaps a database browser, holds { $path }. Close it there and try again.
store-full = There is no room left for { $path }: nothing of this was saved. Make room and try again.
store-not-writable = { $path } cannot be written. Check the rights of the file and of its folder.
store-is-folder = { $path } is a folder, not a file.
store-no-file = { $path } is a device, a pipe or the like, not a file.
store-missing = There is no file { $path }.
store-exists = { $path } exists already. Choose another name, or replace an old backup with --overwrite.
store-own-file = { $path } belongs to the database itself. Choose another name for the backup.
store-itself = { $path } is the database itself. Name a backup to restore.
store-foreign = { $path } is no database of Hospoda.
store-damaged = { $path } is damaged. Restore a backup that is whole: hospoda restore FILE
store-newer = { $path } was made by a newer version of Hospoda. Update Hospoda.
store-closed = Hospoda is closing: nothing more is saved.
store-stale = Table { $table } was changed from elsewhere at the same moment: nothing of this was saved.
store-origin-taken = This table was opened already: nothing was opened a second time.
# $error: a code of the system or of SQLite.
store-failed = { $path } failed with { $error }: nothing of this was saved.

## The same for people at a table, whom the database’s path does not concern

store-full-here = The disk is full: this was not saved. The table goes on as soon as there is room again.
store-not-writable-here = Nothing can be saved just now, for the database cannot be written. The table goes on once it can be.
store-busy-here = Another program holds the database: this was not saved. The table goes on once it is free.
store-damaged-here = The database is damaged: this was not saved. Whoever runs Hospoda has to restore a backup.
store-failed-here = The database failed with { $error }: this was not saved. The table tries again.
