# The terminal and the command line.

## At the table

welcome = { $game } · table { $code }
resumed = { $game } · table { $code } goes on
# $options: such as --fast, --turn.
resume-keeps = The table goes on as it was begun. For new tables only: { $options }
commitment =
    Fairness (hash of the secret):
    { $hash }
entropy = Entropy: { $text }
unfinished = { $count ->
    [one] { $count } unfinished match waits: --resume goes on with it.
   *[other] { $count } unfinished matches wait: --resume goes on with the newest.
}
hint = Enter plays what is proposed · ? helps · q saves and leaves
name-you = You
# Names of computer players, separated by commas.
computer-names = Bolek, Cyryl, Danka, Edek, Fela, Gustlik, Hanka
prompt-enter = [Enter] { $what }
prompt-cards = { $what }: type the cards (Ks 10h)
prompt-groups = { $what }: type the cards (4s 5s 6s + Kh Kd Ks)
prompt-for = For { $seat }:
prompt-covered = [Enter] shows your hand >
prompt-confirm = Sure? [y] yes  [Enter] no >
prompt-next-deal = [Enter] go on  [finish] end the match >
prompt-back = { $seat } is away, a computer plays. [Enter] I’m back >
not-done = Not done.
typed-unknown = That means nothing here: type a number from the list, or ? for help.
typed-near = That means nothing here. Did you mean “{ $near }”?
typed-several = That could mean: { $options }. Type its number.
help-1 = Choose by number, or type the words of the list. Enter plays what is proposed.
help-2 = board · hand · log: show them again
help-3 = rules · tutorial: how the game goes
help-4 = fair: commitment and entropy of this match
help-5 = record: writes the finished deals to a file · finish: ends the match now
help-6 = q: saves and leaves; hospoda play GAME --resume goes on
saved = Saved. Go on with: hospoda play { $game } --resume
secret = Secret s[{ $deal }]: { $hash }
record-written = Written: { $path }
verify-with = Check it: hospoda verify "{ $path }"

## Words that may be typed, separated by commas. No word may stand in two lists, nor in a game's.
## English ones work in every language.

words-quit = q, quit, exit, leave
words-help = ?, help, h
words-rules = rules
words-tutorial = tutorial
words-log = log
words-board = board, table, b
words-hand = hand
words-fair = fair, fairness
words-record = record
words-finish = finish, finish now

## Self-play

selfplay-title = { $game } · matches: { $matches } · deals: { $deals } · seats: { $seats }
selfplay-measure = what
selfplay-least = least
selfplay-median = median
selfplay-mean = mean
selfplay-most = most
selfplay-deals = deals a match
selfplay-acts = actions a deal
selfplay-scores = points a deal
selfplay-spread = spread of a deal
selfplay-level = level
selfplay-seats = seats played
selfplay-match-wins = matches won
selfplay-deal-wins = deals won alone
selfplay-points = points a deal
selfplay-written = { $count ->
    [one] { $count } record written to { $folder }
   *[other] { $count } records written to { $folder }
}

## Commands. GAME and FILE are the command line's own words in every language.

help-app = Table games for Discord, Telegram and the terminal.
help-play = A table in the terminal against computer players.
help-replay = Replay records through the rules.
help-verify = Check that a record’s chance was fair.
help-selfplay = Computers against each other.
help-rules = The rules of a game, to read.
help-backup = Copy the database to FILE, also while Hospoda runs.
help-recompute = Work out ratings and leaderboards anew from the results, while nothing runs on the database.
help-restore = Put a backup in the place of the database.
help-version = Show the version and exit.
help-game = The game, such as koblarz.
help-seats = How many play, people and computers together.
help-level = How strong the computers are: 1 to 3.
help-language = The table’s language: { $languages }.
help-resume = Go on with the newest unfinished match, if there is one.
help-fast = Computers and dice do not wait.
help-name = A person at this keyboard; repeat it for several people.
# The braces stand in quotes, for Fluent has a use of its own for them.
help-options = The game’s options as JSON, such as '{"{"}"numbers": "seats"{"}"}'.
help-turn = Seconds for a decision, 15 to 604800; without it there is no clock.
help-reveal = When a deal’s secret is shown: match (after the match) or deal (after each deal).
help-facts = Print the facts after each step as JSON lines.
help-upto = Stop after this step, such as 1:4.
help-matches = How many matches.
help-levels = Levels by seat, such as 1,3,1; they move on by a seat each match.
help-seed = The same seed plays the same matches.
help-records = Write every match as a file into this folder.
help-overwrite = Replace FILE where it exists.
help-files = Records to read.
help-file = The file.

## Complaints

usage-no-option = there is no option { $option } (hospoda --help)
usage-option-value = option { $option } needs exactly one value
usage-missing = { $name } is missing (hospoda --help)
usage-bad-value = { $name } has a wrong value (hospoda --help)
usage-no-command = there is no command “{ $command }” (hospoda --help)
usage-missing-command = say what to do: hospoda --help
usage-extra = there are more words than this command takes
usage-wrong = this command line cannot be understood (hospoda --help)
usage-game = there is no game “{ $game }”; there are: { $games }
usage-language = there is no language “{ $language }”; there are: { $languages }
usage-level = levels of this game go from { $least } to { $most }
usage-levels = --levels needs one level from { $least } to { $most } for each seat, such as 1,3,1
# $span: exact or range.
usage-seats = { $span ->
    [exact] this game is for { $least } players
   *[range] this game is for { $least } to { $most } players
}
usage-names = there are more names than seats
usage-name = a name needs at least one letter
usage-name-sign = a name cannot hold a seat’s sign, as “{ $name }” does
usage-name-twice = two people are called “{ $name }”: give each a name of their own
usage-turn = --turn is from 15 to 604800 seconds
usage-reveal = --reveal is match or deal
usage-matches = -n is from 1 to 1000000
usage-options = --options: { $why }
replay-upto = --upto is DEAL:STEP, both from 1, such as 1:4
replay-no-such-step = the record has no such deal or step
file-unreadable = cannot be read: { $why }
folder-unwritable = { $folder } cannot be written: { $why }
fault-ours = a fault of ours at { $where }; nothing that was accepted is lost

## Backup and restore

recompute-done = { $count ->
    [one] Ratings and leaderboards follow from { $count } result.
   *[other] Ratings and leaderboards follow from { $count } results.
}
backup-done = Backup written to { $path }
restore-done = Restored from { $path }. Running deals are void and will be dealt anew under new commitments.

## Why a path cannot be used

os-missing = No such file or directory
os-denied = Permission denied
os-read-only = Read-only file system
os-folder = Is a directory
os-no-folder = Not a directory
os-exists = File exists
os-full = No space left on device
os-invalid = Invalid argument
os-too-long = File name too long
os-other = { $why }
