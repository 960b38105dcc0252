# Trojka in English: every key that tests/example/trojka/*.py emits.

game-name = Trojka
game-short = Trojka
game-about = Three cards, laid face down by all at once; for 2 to 4 players.

option-cards = cards
option-cards-help = How many cards each is dealt, and so how many rounds a deal has: 3 to 5.
option-ace = ace
option-ace-help = high: an Ace beats a King. low: it loses to a Nine.
option-ace-high = high
option-ace-low = low
option-target = target
option-target-help = Points that end the match: 30 to 200.

board-title = round { $round } of { $rounds }
board-round = Round { $round }:
board-won = won { $count }
board-total = { $points }
ask-lay = To lay a card: { $seats }
ask-nothing = Nobody is to lay a card
form-lay = Round { $round }: lay a card
key-lay = Lay { $card }
words-lay = lay { $card }, play { $card }
hand-cards = Hand
hand-laid = laid { $card }
log-won = Round { $round }: { $seat } takes it
log-tie = Round { $round }: a tie, nobody’s
score-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
over-all-laid = All cards are laid
tally-rounds = rounds won { $count }

refuse-laid = Your card lies already: wait for the others.
refuse-nothing-to-lay = There is no round now: wait for the next deal.
refuse-not-in-hand = You do not hold { $card }: choose a card of your hand.
