# Koblarz in English. The keys and their arguments come from rules/koblarz/*.py, the words from the glossary.
# A seat arrives as its sign (①), lists of seats joined by spaces. Lines of board and log: 34 columns at most.

## The game

deal-number = game { $deal }
game-name = Silesian Koblarz
game-short = Koblarz
game-about = Hidden stakes, one die, a Joker and a Fire; for 3 to 7 players.

## Board

board-title = round { $round }
board-legend = wallet, sock, held, match:
board-purse = { $wallet }, { $sock }
# A Joker in the sock.
board-won-jokers = { $jokers ->
    [1] +J
   *[other] +{ $jokers }J
}
board-total = { $points }
board-watches = watches
board-trash = Trash: { $what }
board-dice = Dice
# Seats in the order of their start numbers.
board-numbers = Start numbers 1–{ $most }: { $seats }
bank-coins = { $coins }
bank-coins-jokers = { $jokers ->
    [1] { $coins } + J
   *[other] { $coins } + { $jokers }J
}
seat = { $seat }

# Tokens still held: J a Joker, F a Fire, F! a Fire locked by an unsettled Joker.
held-both = JF
held-joker = J
held-fire = F
held-fire-locked = F!
held-none = –

## What is asked

ask-over = This game is over
ask-numbers = Dice for the start numbers
ask-stakes = Bank { $bank } { $low }–{ $high }: stake 1, 2 or 3
ask-target = Bank { $bank } { $low }–{ $high }: { $first } + { $second }, to hit { $target }
ask-counts-as = { $seat } has no coin: counts as { $call }
# One sign for each roll still to come, in order.
ask-rolls = To roll: { $seats }
ask-may-challenge = May play Joker: { $seats }
ask-may-throw = May throw Joker: { $seats }
ask-may-fire = May call Fire: { $seats }

# $coins: what lies in the wallet.
form-stake = { $coins ->
    [1] Bank { $bank }: stake your last coin
    [2] Bank { $bank }: stake 1 or 2 of your 2
   *[other] Bank { $bank }: stake 1, 2 or 3 of your { $coins }
}
form-interrupt = Bank { $bank }: { $roller } rolls at { $target }

## Keys, and the words that may be typed for them (separated by commas)

key-stake = Stake { $coins }
# What whoever staked is told, after "Done: ".
said-stake = you staked { $coins } at bank { $bank }
key-roll = Roll
key-joker = Joker { $side }
key-throw = Throw Joker
key-fire = Fire

words-stake = bet { $coins }, stake { $coins }
words-roll = roll
words-joker = joker { $side }
words-throw = joker, throw, throw joker
words-fire = fire, burn

## Asked once more before a Joker or a Fire

# $coins: the penalty, 2 a side; what the sock lacks costs double from the wallet.
confirm-joker = { $side ->
    [1] { $sock ->
        [1] Joker 1: you roll once at { $target }; a miss costs the 1 coin in your sock and 2 from your wallet. If they are not there, your Fire is locked.
       *[other] Joker 1: you roll once at { $target }; a miss costs { $coins } of your { $sock } in the sock.
    }
   *[other] { $sock ->
        [1] Joker 2: you roll twice at { $target }; two misses cost the 1 coin in your sock and 6 from your wallet. If they are not there, your Fire is locked.
        [2] Joker 2: you roll twice at { $target }; two misses cost the 2 coins in your sock and 4 from your wallet. If they are not there, your Fire is locked.
        [3] Joker 2: you roll twice at { $target }; two misses cost the 3 coins in your sock and 2 from your wallet. If they are not there, your Fire is locked.
       *[other] Joker 2: you roll twice at { $target }; two misses cost { $coins } of your { $sock } in the sock.
    }
}
confirm-throw = Throw Joker: it goes into the bank, without risk and without a roll. Whoever hits takes it.
confirm-throw-own = { $rolls ->
    [one] Throw Joker: it goes into the bank, and your { $rolls } remaining roll is struck.
   *[other] Throw Joker: it goes into the bank, and your { $rolls } remaining rolls are struck.
}
confirm-fire =
    Fire: all of bank { $bank } goes to the trash, { $coins ->
        [0] no coin
        [one] { $coins } coin
       *[other] { $coins } coins
    } and { $jokers ->
        [0] no Joker
        [one] { $jokers } Joker
       *[other] { $jokers } Jokers
    }. Your Fire is used up.

## A player's own line

hand-wallet = Wallet { $coins }
hand-sock = sock { $coins }
hand-staked = staked { $coins }, not shown yet

## Log

log-round = Round { $round }
# $target: 0 where the stakes block (nobody rolls).
log-shown = { $target ->
    [0] Bank { $bank }: { $low } { $first } + { $high } { $second }
   *[other] Bank { $bank }: { $low } { $first } + { $high } { $second }, to hit { $target }
}
stake-coins = { $coins }
# An empty wallet, with what it counts as.
stake-empty = ({ $call })
log-blocked = Bank { $bank }: 3 + 3 blocks, { $coins } stay
log-roll = { $seat }{ $die }
log-misses = { $rolls }: miss
log-hit = { $seat } { $die }: hit, takes { $what }
log-stays = Bank { $bank } stays: { $what }
log-challenge = { $seat } Joker { $side } at bank { $bank }
log-penalty = { $seat } misses, penalty { $coins }
log-unsettled = { $seat } pays { $coins }, unsettled: Fire locked
log-thrown = { $struck ->
    [0] { $seat } throws Joker away
    [one] { $seat } throws Joker away, { $struck } roll lost
   *[other] { $seat } throws Joker away, { $struck } rolls lost
}
log-fire = { $seat } Fire! Bank { $bank }: { $what } burnt

## End of a game

over-banks-dead = All banks and wallets are empty
over-silesian-draw = Silesian draw: nobody wins
score-sock = sock
score-jokers = { $jokers ->
    [1] won J
   *[other] won { $jokers }J
}
score-joker-held = held J
score-fire-held = held F

## Refusals: what is wrong, then what would be right

refuse-game-over = This game is over: wait for the next one.
refuse-numbers-drawn = The start numbers are being drawn: the stakes come next.
refuse-stakes-first = The stakes are not in yet: roll, Joker and Fire come after them.
refuse-not-staking = The stakes lie open: now it is time to roll.
refuse-not-your-bank = Bank { $bank } is for { $low } and { $high }: stake at your own two banks.
refuse-empty-wallet = Your wallet is empty: you play without a stake.
refuse-already-staked = Your stake is in and stays: wait for the other one.
refuse-stake = { $most ->
    [1] You have 1 coin: stake 1.
    [2] You have 2 coins: stake 1 or 2.
   *[other] A stake is 1, 2 or 3: {"/bet 2"}
}
refuse-not-your-roll = Now { $roller } rolls: wait for the die.
refuse-die-rolls = The die is rolling: Joker and Fire go before a roll.
refuse-finished = You have finished this game and watch. You play again in the next game.
refuse-no-joker = Your Joker is gone: there is one a game.
refuse-joker-thrown = One Joker per bank and round: { $seat } threw one. Wait for the next bank.
refuse-joker-played = One Joker per bank and round: { $seat } played one. Wait for the next bank.
refuse-challenge-late = The pair has begun to roll: from now on a Joker can only be thrown away.
refuse-throw-own = Your own bank: throw your Joker away after the first roll.
refuse-throw-early = The pair has not rolled yet: challenge with Joker 1 or Joker 2, or throw it away after the first roll.
refuse-throw-wait = The pair has not rolled yet: throw your Joker away after its first roll.
refuse-throw-sock = To throw your Joker away you need a coin in your sock (an option of this table).
refuse-challenge-sock = To challenge you need a coin in your sock.
refuse-side = A Joker has two sides: joker 1 or joker 2.
refuse-no-fire = Your Fire is used up: there is one a game.
refuse-fire-joker = Fire only after your own Joker is gone.
refuse-fire-locked = Your Joker is unsettled: your Fire stays locked until this game ends.

## Options

option-numbers = start numbers
option-numbers-help = How the start numbers are given out; they decide who plays whom.
option-numbers-each-game = drawn before each game
option-numbers-once = drawn once, then kept
option-numbers-seats = by seat, no dice
option-empty-call = empty wallet counts as
option-empty-call-help = How many coins an empty wallet counts as when the stakes are shown: 1, 2 or 3.
option-four-players = first roll among four
option-four-players-help = Who rolls first in a game of four; with other numbers of players it changes nothing.
option-four-players-low-number = lower start number
option-four-players-high-call = higher stake
option-rolls = order of rolls
option-rolls-help = Whether each of the pair rolls all rolls in a row, or the two take turns.
option-rolls-in-a-row = all in a row
option-rolls-alternate = one each in turn
option-throw-needs-sock = throwing a Joker needs a coin
option-throw-needs-sock-help = Whether a Joker may be thrown away only with a coin in the sock.
option-finished-players = finished players
option-finished-players-help = Whether players with an empty wallet and two dead banks may still play Joker and Fire.
option-finished-players-watch = only watch
option-finished-players-interrupt = may play Joker and Fire
option-silesian-draw = Silesian draw
option-silesian-draw-help = Whether a game that ends all equal is lost by everybody and ends the match.
option-target = points to reach
option-target-help = A match ends after the game in which somebody reaches this many points: 100 to 2000, or none where a time limit is set.
option-target-needs-time = Without points to reach a match needs a time limit: set time_limit_minutes to 10–240.
option-time-limit-minutes = time limit (minutes)
option-time-limit-minutes-help = The first game that ends after this many minutes is the last one: 10 to 240, or none.

## A setup that no game can start from

setup-length = “{ $field }” needs one value for each of the { $seats } seats.
setup-numbers-not-here = Start numbers may be set only from game 2 on, and only with the option numbers: once.
setup-numbers-not-each-once = Each start number from 1 to { $seats } must be there exactly once.

## The house's own lines, in this game's words

reason-silesian-draw = Silesian draw
turn-next-deal = ▶ next game
result-deals = { $deals ->
    [one] { $deals } game
   *[other] { $deals } games
}
go-next = Next game
go-last = Last game
notice-last-deal = this game is the last
notice-vote-last = last game: { $count }
voided = { $count ->
    [one] { $count } game was void and starts anew under a new commitment (a restored backup, or changed rules).
   *[other] { $count } games were void and start anew under a new commitment (a restored backup, or changed rules).
}
refuse-deal-over = This game is over: wait for the next one.
refuse-no-next-deal = No game waits to begin now.

## Standing orders

order-bank = Not this bank ({ $bank })

## Statistics

tally-banks = banks taken { $count }
tally-fires = Fires { $count }
# Why somebody may not sit down for the rest of the day; how long still stands after it.
bar-silesian-draw = After a Silesian draw there is no Koblarz before midnight
