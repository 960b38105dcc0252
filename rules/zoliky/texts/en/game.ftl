# Žolíky in English. The keys and their arguments come from rules/zoliky/*.py, the words from the glossary.
# A seat arrives as its sign (①), a card as K♥ (a joker as ★), a suit as its sign, a rank as its letter.
# Lines of board and log: 34 columns at most. Melds are M1, M2 … on screen; a record counts from 0.

## The game

deal-number = deal { $deal }
game-name = Žolíky
game-short = Žolíky
game-about = Joker rummy of the Jocker club: runs, sets, close from hand; for 2 to 4 players.
reason-target = somebody reached the limit
reason-time = time is up

## Pieces

stand-in = ★{ $rank }
drawn = { $seat }{ $card }
meld-run = { $suit }{ $low }–{ $high }
meld-run-jokers = { $suit }{ $low }–{ $high } ({ $jokers })
meld-set = { $rank }{ $suits }
meld-set-joker = { $rank }{ $suits }★
meld-none = { $cards }?

## Board

board-title = round { $round }
ask-shuffle = The cards are shuffled
ask-cut = { $seat } leads and cuts the pack
ask-draw = { $seat } draws a card
ask-first = { $seat } leads: discard, no draw
ask-discard = Still to do: discard
ask-play = Still to do: discard or close
ask-void = Void: same leader again
ask-over = The deal is over
board-pile = Pile { $card }
board-no-pile = Pile –
board-stock = stock { $count }
board-exposed = exposed { $card }
board-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
board-carries = { $jokers ->
    [one] carries { $jokers } joker
   *[other] carries { $jokers } jokers
}
board-laid = laid
board-total = { $points }
board-meld = M{ $number } { $meld } { $worth }
board-opens = Laying opens in round { $round }
board-closing-card = Closing card: face down

## Hand

hand-cards = Hand:
hand-carried = { $jokers ->
    [one] You carry { $jokers } joker over
   *[other] You carry { $jokers } jokers over
}
hand-lay = { $letter } { $worth }: { $melds }
hand-melds = Melds: { $melds } = { $worth }
hand-seen = Seen at the cut: { $cards }

## What a draft comes to

weigh-nothing = Nothing in the draft yet
weigh-ready = { $worth }: ready to lay
lacks-points = { $worth } of { $least }
lacks-run = { $worth } of { $least }, no run without ★ yet
lacks-both = { $worth } of { $least }, no run without ★ yet
lacks-run-alone = A close from hand needs a run without a joker.

## What is asked

form-cut = Cut: lift { $least } to { $most } cards
form-draw = Draw from the stock, or take { $card }:
form-draw-stock = Draw from the stock:
form-close = You can close:
form-close-exposed = Close from hand, no draw:
form-table = Lay, swap or add:
form-lay = First lay-down:
form-draft = Your own draft:
form-discard = Discard one:

## Keys, and the words that may be typed for them (separated by commas); what stands on a key may be typed too

key-cut = Cut { $at }
key-cut-thin = Thin
key-cut-middle = Middle
key-cut-thick = Thick
key-draw-stock = stock
key-draw-pile = pile { $card }
key-lay = Lay { $letter } { $worth }
key-lay-meld = Lay { $meld }
key-draft = Lay
key-swap = { $card }⇄★ M{ $number }
key-add = { $cards }→M{ $number }
key-add-low = { $cards }→M{ $number } low
key-add-high = { $cards }→M{ $number } high
key-discard = { $card }
key-discard-marked = Discard
key-close = Close { $card }
key-close-carry = Close { $card }, carry { $jokers ->
    [1] ★
   *[other] { $jokers }★
}
key-close-hand = Close from hand { $card }
key-close-exposed = Close, exposed { $card }

words-cut = cut { $at }, { $at } cards
words-cut-thin = thin, cut thin
words-cut-middle = middle, cut middle, cut
words-cut-thick = thick, cut thick
words-draw-stock = draw, draw stock, stock, from stock
words-draw-pile = draw pile, pile, take, take { $card }, draw discard, from pile
words-lay = lay { $letter }
words-lay-meld = lay { $cards }
words-draft = lay
words-swap = swap { $number } { $card }, swap m{ $number } { $card }, swap { $card } m{ $number }
words-add = add { $cards }, add { $number } { $cards }, add m{ $number } { $cards }, { $cards } m{ $number }
words-add-low = add { $cards }, add { $number } { $cards } low, add m{ $number } { $cards } low, add { $number } low { $cards }, add { $number } { $cards }
words-add-high = add { $cards }, add { $number } { $cards } high, add m{ $number } { $cards } high, add { $number } high { $cards }, add { $number } { $cards }
words-discard = discard { $card }, throw { $card }
words-close = close { $card }, close with { $card }

## Log

log-draw = Draw: { $cards }: { $seat } leads
log-draw-ties = Draw: { $cards }: again
log-cut = { $seat } cut: { $jokers ->
    [0] no joker
    [one] { $jokers } joker
   *[other] { $jokers } jokers
}
log-cut-exposed = { $seat } cut: { $jokers ->
    [0] no joker
    [one] { $jokers } joker
   *[other] { $jokers } jokers
}, exposed { $card }
log-draws = { $seat } draws
log-draws-discards = { $seat } draws, discards { $card }
log-takes = { $seat } takes { $card }
log-takes-discards = { $seat } takes { $taken }, discards { $card }
log-discards = { $seat } discards { $card }
log-lays = { $seat } lays M{ $first }–M{ $last } = { $worth }
log-lays-one = { $seat } lays M{ $number } = { $worth }
log-adds = { $seat } adds { $cards } to M{ $number }
log-adds-many = { $seat } adds { $count } cards to M{ $number }
log-swaps = { $seat } { $card } for ★ in M{ $number }
log-closes = { $seat } closes
log-closes-from-hand = { $seat } closes from hand
log-closes-exposed = { $seat } from hand with { $card }
log-reshuffled = Stock out: { $count } cards reshuffled
log-void-stock = Void: no card left to draw
log-void-idle = Void: 60 turns with no progress

## End of a deal

over-closed = { $seat } has closed
over-from-hand = { $seat } has closed from hand
over-void = Void: nobody scores, same leader
score-closed = closed
score-closed-carries = { $jokers ->
    [one] closed; carries { $jokers } joker
   *[other] closed; carries { $jokers } jokers
}
score-closed-from-hand = closed from hand
score-closed-from-hand-carries = { $jokers ->
    [one] closed from hand; carries { $jokers } joker
   *[other] closed from hand; carries { $jokers } jokers
}
score-not-laid = not laid down
score-hand = hand { $card }
score-hand-twice = hand, double, { $card }
score-card = { $card }

## What is wrong with a meld

fault-short = a meld has three cards or more
fault-jokers = jokers must be fewer than other cards
fault-adjacent = jokers may not lie next to each other in a run
fault-set-suits = a set has each suit once
fault-set-long = a set has at most four cards
fault-run-order = a run of one suit is written from low to high, without a gap
fault-run-long = a run has at most fourteen cards
fault-neither = neither a run of one suit nor a set of one rank
fault-nothing = no card is named
fault-set-at = a set has no low or high end
fault-run-at = say at which end: low or high
fault-swap-joker = a joker is not given for a joker
fault-swap-none = no joker lies there
fault-swap-other = no joker there stands for { $card }
fault-swap-fourth = a ★ in a set goes for the fourth card only; { $missing } are missing
refuse-meld = { $cards }: { $why }.
refuse-melds = { $melds }
refuse-add = M{ $meld }: { $why }.
refuse-swap = M{ $meld }: { $why }.

## Refusals: what is wrong, then what would be right

refuse-over = This deal is over: wait for the next one.
refuse-shuffling = The cards are being shuffled.
refuse-not-your-turn = { $seat } is on turn, not you.
refuse-cut-first = First cut the pack.
refuse-cut-made = The pack has been cut.
refuse-cut = Lift { $least } to { $most } cards.
refuse-draw-first = First draw a card.
refuse-drawn = You have drawn already: lay, add, swap, discard or close.
refuse-first-turn = Your first turn is one discard and nothing else.
refuse-locked = Laying and closing open in round { $round }.
refuse-pile-locked = The pile opens in round { $round }.
refuse-pile-leader = In round { $round } the leader may not take from the pile; the others may.
refuse-pile-empty = The pile is empty: draw from the stock.
refuse-pile-no-use = { $card } fits no meld of yours now: draw from the stock.
refuse-use-first = { $card } came from the pile: put it into a meld first.
refuse-taken = { $card } came from the pile this turn: discard another.
refuse-not-held = You do not hold { $card }.
refuse-last-card = { $card } is your last card: close with it.
refuse-keep-one = Keep one card to close with.
refuse-lay-first = Lay down first: only then may you add and swap.
refuse-no-melds = Name the melds that you lay.
refuse-no-meld-yet = No meld lies on the table yet.
refuse-no-such-meld = There is no such meld: M1 to M{ $count }.
refuse-exposed-late = The exposed card is taken instead of a draw, as a turn’s first act.
refuse-no-exposed = There is no exposed card.
refuse-exposed-meld = { $card } must lie in one of the melds with which you close from hand.
refuse-close-laid = You have laid down: close with one card, without melds.
refuse-close-nothing = You have laid nothing: close from hand with all your melds, or lay down first.
refuse-close-rest = Not yet: { $cards } would be left.

## Options

option-jokers = jokers
option-jokers-help = How many jokers go with the two packs: 4, 2 or 6.
option-locked-rounds = locked rounds
option-locked-rounds-help = Rounds without laying, closing and taking from the pile: 0 to 5.
option-opening = first lay-down
option-opening-help = What the melds of a first lay-down must be worth together: 0 to 60.
option-pure-run = run without a joker
option-pure-run-help = Whether every first lay-down and close from hand needs a run without a joker, or only one with a joker in it.
option-discard-use = card from the pile
option-discard-use-help = Whether a card taken from the pile must be put into a meld in the same turn.
option-discard-use-free = as you like
option-discard-use-must-use = into a meld
option-limit = limit
option-limit-help = The match ends after the deal in which a total falls so far below zero: 100 to 2000.
option-time-limit-minutes = time limit (minutes)
option-time-limit-minutes-help = After so many minutes the match ends, in the middle of a deal: 10 to 240, or none.

## A setup that no deal can start from

setup-leader = “leader” must be a seat from 0 to { $most }.
setup-length = “{ $field }” must have { $seats } entries, one for each seat.
setup-carried = “carried” has more jokers than the { $jokers } of the pack.
wrong-card = no card of this game

## Statistics

tally-closed = closed { $count }
tally-from-hand = from hand { $count }
