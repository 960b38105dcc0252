## What people are told who press and type: commands, options, settings, help

## Tables: which one is meant

table-of-game = { $code } { $game }
game-by-name = { $game }
no-table = There is no table here. Open one: /new
no-tables-of-yours = You sit at no table. Open one in a group or here: /new
no-seat = You sit at no table here. Running: { $codes }. Sit down: /join
no-table-code = There is no table { $code } here. Open one: /new
no-table-code-but = There is no table { $code } here. There are: { $codes }
no-such-table = That table is no more.
which-table = Which table: { $codes }? Press it, or type { $command }.
refuse-tables = { $most ->
    [one] This chat has its { $most } table already: { $codes }. Join it, or wait until it is over.
   *[other] This chat has its { $most } tables already: { $codes }. Join one, or wait until one is over.
}
table-lobby = { $table } · not begun
table-paused = { $table } · paused
table-between = { $table } · between deals
# $who: the person himself, or seats by their signs.
table-turn = { $table } · { $who }
table-turn-until = { $table } · { $who } · in { $left }
table-you = you
table-seats = { $seats }

span-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
span-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
span-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
span-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}

## Answers: what was done

done = Done.
done-new = Table { $code } is open: { $game }. You sit at it.
done-join = You sit at { $code }: { $seat }.
done-swap = Asked: the seats are swapped once { $seat } agrees.
done-ready = You are ready.
done-not-ready = You are not ready.
done-begin = The match begins.
done-leave = You have left { $code }.
done-close = Table { $code } is closed.
done-next = Ready for the next deal.
done-back = Welcome back; the next decision is yours.
done-pause = The table is paused, for 10 minutes at most. Go on sooner: /resume
done-resume = The table goes on.
done-rematch = A rematch is open: { $confirmed } of { $people } { $confirmed ->
        [one] is
       *[other] are
    } in. Seats are held for 2 minutes.
done-tell = As soon as there is a seat for you at { $code }, you are told in private.
done-computer = A computer of level { $level } sits down.
done-remove = The seat is free: { $seat }.
done-kick = Out of the match, a computer plays on: { $seat }.
done-voted = Your vote counts: { $voted } of { $people }.
done-last = This deal is the last one.
done-finish = The match is over.
done-luck = Your luck is mixed into the cards and dice of this table.
done-order = The standing order holds; it is carried out at the usual pace.
done-no-order = The standing order is taken back.
done-option = { $option }: { $value }. Everybody is asked again whether they are ready.
option-same = { $option }: { $value }. It was so already; whoever is ready still is.
done-language = From now on: { $language }.
done-chat-language = Language of this chat: { $language }.
done-record = Here is the record: every deal that has ended.
# The answer begins with “fair”, as hospoda verify prints it.
fair = fair: { $facts }
fair-shuffles = { $count ->
    [one] { $count } shuffle
   *[other] { $count } shuffles
}
fair-dice = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
check-title = To check it by hand
check-numbers =
    Commitment, s[0]: { $commitment }
    Entropy: { $entropy }
check-how = SHA-256 of s[n] is s[n−1], down to s[0]. Deal n draws from its key, which is HMAC-SHA256 of “entropy|n” under s[n]. The file of /record has every outcome; hospoda verify checks it without a network.
check-deal =
    s[{ $deal }]: { $secret }
    key { $deal }: { $key }

## Answers: what is wrong, and what would be right

old-key = This key is no longer in use. See the board, or type /help.
could-mean = That could mean: { $options }. Type one of them in full.
not-understood = That means nothing here. Your hand and what you may do: /hand
not-understood-near = That means nothing here. Did you mean “{ $near }”?
not-understood-now = That means nothing here. Now: { $now }
not-understood-near-now = That means nothing here. Did you mean “{ $near }”? Now: { $now }
not-possible-now = “{ $word }” is not possible now. Now: { $now }
now-choices = { $choices }
no-such-command = There is no such command. What there is: /help
no-such-command-near = There is no such command. Did you mean { $near }?
no-such-game = There is no such game. There are: { $games }
no-such-option = There is no option “{ $name }”. There are: { $options }
no-such-setting = There is no such setting. There are: { $settings }
no-such-language = That language is not here yet. There are: { $languages }
platform-silent = The platform did not answer. Nothing has happened: please try again.
plays-in-private = Plays are taken in private.
start-foreign = This address was made for somebody else, or is old. Press { go-join } on the board.
start-again = From now on I can write to you here. What you asked for: ask once more.
kick-whom = Who is to go? The others decide by vote, an admin alone.
kick-none = Nobody else sits here.
leave-sure = Leave { $code }? A computer plays on for you. If the match counts, you come last, unless you come back to your seat.
kick-sure = Kick { $seat } from { $code }? A computer plays on. If the match counts, that means last place; there is no sitting down again before it is over.
kick-sure-away = Kick { $seat } from { $code }? A computer plays on. If the match counts, that means last place, unless they come back to their seat.
kick-nobody = Nobody of that name sits here. Name the seat: { $command }
luck-how = Your own part of the luck: { $command } and up to 64 characters of your choice.
refuse-right-begin = Only the host or an admin begins.
refuse-right-options = Only the host or an admin changes options.
refuse-right-computers = Only the host or an admin adds a computer.
refuse-right-remove = Only the host or an admin takes somebody out of the lobby.
refuse-right-close = Only the host or an admin closes the table.
refuse-right-close-late = After the first deal the table is closed by vote, or by an admin.
refuse-right-kick = Only an admin does that alone; the others vote: /kick
refuse-right-open = In this chat only admins open tables.
refuse-right-settings = Only admins change the settings of this chat. Your own: /settings mine

## Options of a table

refuse-option-unknown = There is no such option. There are: { $options }
refuse-option = { $option }: { $allowed }.
refuse-options-together = These options do not go together: a match needs points or a time to end it.
allowed-words = one of { $words }
allowed-range = { $least } to { $most }
allowed-range-or-none = { $least } to { $most }, or none
option-yes = yes
option-no = no
option-none = none
option-number = { $number }
option-word = { $word }
option-line = { $option }: { $value }
# $name: what may be typed.
option-line-named = { $name } – { $option }: { $value }
option-named = { $name } ({ $option })
option-typed = { $allowed }. Any other: { $command }
option-may-be = It may be: { $values }
options-title = Options of { $code }
setting-turn = turn
setting-turn-help = How long somebody has for a decision: 15 seconds to 7 days. Then a computer makes that one move.
setting-window = window
setting-window-help = How long the others may play Joker or Fire before a die is rolled: 3 to 60 seconds.
setting-reveal = secret shown
setting-reveal-help = When the secret is shown from which all cards and dice follow: after the match, or after each deal.
reveal-match = after the match
reveal-deal = after each deal
setting-rated = rated
setting-rated-help = Whether the match may count for ratings; if not, it is a trial game.

## Where a hand comes

way-ask = Where shall your cards come?
way-open = Your cards come in private: open the bot there, and you sit down.
way-here-how = Without a private chat: { $command } shows them as pop-ups on the board.
tell-open = You are told in private: open the bot there.
tell-how = To be told once a seat is free: { $command }
way-here-key = Here
way-private-key = Private chat

## Opening and choosing

which-game = Which game?
which-free-seat = Which seat?
which-seat = Which seat? Where somebody sits, the two of you swap once both want it.
which-seat-computer = Where shall the computer sit? Across sits its partner.
which-rules = The rules of which game?
which-level = A computer of which level?
which-language = Which language?
level = level { $level }
# Each by its own name: who looks for his language may read no other.
language-en = English
language-pl = Polski
language-cs = Čeština
language-de = Deutsch
language-sr = Srpski
language-sr-cyrl = Српски
language-auto = as the platform has it

## Settings

settings-title = Settings of this chat (admins)
mine-title = Your own settings
defaults-title = { $game }: options of new tables
set-line = { $setting }: { $value }
set-how = { $how }
set-one-of = one of { $words }
refuse-setting = { $setting }: { $allowed }
set-language = language
set-time-zone = time zone
set-time-zone-how = Quiet hours and dates go by it. Typed by its name: /settings timezone Europe/Warsaw
set-other-zone = others …
zone-of-chat = the chat’s
set-tables = tables
set-tables-how = { $least } to { $most } tables at once.
set-opened-by = opened by
opened-by-everybody = everybody
opened-by-admins = admins
set-nudges = nudges
set-nudges-how = Whether a board may mention who is waited for, once a turn.
set-quiet = quiet hours
set-quiet-how = Hours without a nudge; none, or typed as 22-7.
set-other-hours = others …
hours = { $start } to { $end }
hours-from = from { $start }
set-turn = turn
set-turn-how = For a decision, 15 seconds to 7 days; typed: /settings turn 2h
set-way = my hand comes
set-one-tap = one tap
set-one-tap-how = A tap on a card plays it at once, without asking again.
set-by-melds = sorted by melds
set-by-melds-how = Where a game knows melds, your hand is sorted by them; else by suits.
set-letters = letters
letters-own = as in my language
set-suits = suits
set-suits-how = German cards: where a game is played with them.
set-mention = mention me
set-mention-how = Whether a board may mention you when you are waited for, once a turn.
done-mine = Done: { $setting }.
mine-in-private = What you have set for yourself is shown in private.
way-open-now = From now on your cards come in private: open the bot there.

## Keys

go-alone = Try it alone
go-back = Back
go-more = More …
go-close = Close
go-help = Help
go-rules = Rules
go-tutorial = Tutorial
go-new = Open a table
go-log = Log
go-last-trick = Last trick
go-record = Record
go-pause = Pause
go-resume = Resume
go-last = Last deal
go-finish = Finish now
go-kick = Kick
go-leave = Leave
go-take = Take seat { $seat }
go-tell = Tell me

## Help

menu-title = Table { $code }
log-empty = Nothing has happened in this deal yet.
trick-last = Last trick: { $cards }
trick-none = No trick is over in this deal yet.
rules-options = Options of { $code }
tutorial-title = Tutorial
alone-here = Open a table here and add computers. Which game?
alone-private = Open a private chat with me and type /new: there you play against computers.
help-desk =
    Four games, hands in private
    /new opens a table here
    /hand your cards
    /table your tables
    /bet 2 · /pass 3♠ 4♥ 5♣ · /play K♠
    /rules · /stats · /leaderboard
    /history · /record · /verify
    /settings · /language
    /luck · /link · /privacy · /forget
    Cards: ★ joker, * the newest
    Stuck? { go-menu } on the board.
