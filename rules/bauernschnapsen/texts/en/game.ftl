# Bauernschnapsen in English. The keys and their arguments come from rules/bauernschnapsen/*.py, the words from
# the glossary: English keeps the German names. A seat arrives as its sign (①), a card as K♥, a suit as its sign.
# Lines of board and log: 34 columns at most.

## The game

deal-number = deal { $deal }
game-name = Bauernschnapsen
game-short = Bauernschn.
game-about = Twenty cards, two pairs of partners, bids and tricks; for 4 players.

## Contracts. named: with the German name beside, for languages that have their own

contract-rufspiel = Rufspiel
contract-bettler = Bettler
contract-schnapser = Schnapser
contract-gang = Gang
contract-zehner = Zehner
contract-bauernschnapser = Bauernschnapser
contract-kontraschnapser = Kontraschnapser
contract-herrengang = Herrengang
contract-kontrabauernschnapser = Kontrabauernschnapser
contract-herrenschnapser = Herrenschnapser

named-rufspiel = { contract-rufspiel }
named-bettler = { contract-bettler }
named-schnapser = { contract-schnapser }
named-gang = { contract-gang }
named-zehner = { contract-zehner }
named-bauernschnapser = { contract-bauernschnapser }
named-kontraschnapser = { contract-kontraschnapser }
named-herrengang = { contract-herrengang }
named-kontrabauernschnapser = { contract-kontrabauernschnapser }
named-herrenschnapser = { contract-herrenschnapser }

# What each asks, while bidding.
means-bettler = { $contract } { $value }: no trick, partner out
means-schnapser = { $contract } { $value }: 66 alone in 3 tricks
means-gang = { $contract } { $value }: all five tricks, no trump
means-zehner = { $contract } { $value }: Gang ranked 10 K Q J A
means-bauernschnapser = { $contract } { $value }: all 5, trump
means-kontraschnapser = { $contract } { $value }: 66 alone in 3 tricks
means-herrengang = { $contract } { $value }: your five of a suit
means-kontrabauernschnapser = { $contract } { $value }: all five, trump
means-herrenschnapser = { $contract } { $value }: five trumps

double-1 = Kontra
double-2 = Rekontra
double-3 = Subkontra
times = { $word } ×{ $times }

## Pieces

either = { $first } or { $last }
laid = { $seat }{ $card }
pair = { $points } { $suit }

## Board

board-target = to { $points }
board-points = { $points }
board-no-trick = no trick
board-tricks = { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}
# Card points: what lies in the tricks, and pairs that count.
board-cards = { $cards }
board-sum = { $cards } + { $pairs } = { $sum }
board-waits = { $points } waits for one
board-dealing = The cards are dealt
board-forehand = { $seat } (forehand) names trump or flips
board-trump-named = Trump { $suit }, named by { $seat } (forehand)
board-trump-flipped = Trump { $suit }: { $seat } flipped { $card }
board-pass = { $seat } passes
board-bid = { $seat } { $contract } { $value }
board-highest-none = highest bid: none
board-highest = highest bid: { $contract } { $value }, { $seat }
board-contract = { $contract } by { $seat }
board-trump = trump { $suit }
board-no-trump = no trump
board-tens = 10 K Q J A
board-sits-out = { $seat } sits out
board-alone = { $seat } alone: { $points } of 66
# The card that was flipped and has not been played.
board-holds = { $seat } holds { $card }
board-doubled = { $seat } says { $word }
board-double = { $word }? { $first }, then { $second }
board-double-last = { $word }? { $seat }
board-trick = Trick { $number }:
board-last = Last:
board-announced = ({ $points })
board-hand = Hand:
board-shown = { $seat } shows:

## What is asked

form-trump = Name trump, a suit you hold:
form-flip = Or flip your fourth card:
form-bid = What you may bid:
form-pass = Bid higher, or pass:
form-double = { $word }? The deal would count ×{ $times }.
form-lead = Your lead: any card
form-beat = Follow { $suit } and beat { $best }
form-follow = Follow { $suit }
form-overtrump = No { $suit }: take it with a trump
form-undertrump = No { $suit }: a trump, though too low
form-free = No { $suit }: any card
form-cards = { $why }: { $cards }

## Keys, and the words that may be typed for them (separated by commas); what stands on a key may be typed too

key-trump = { $suit } trump
key-flip = Flip 4th card
key-bid = { $contract } { $value }
key-pass = Pass
key-double = { $word } ×{ $times }
key-no = No
key-card = { $card }
key-announce = { $card } +{ $points }

words-trump = { $suit ->
    [S] ♠, trump ♠, spades, trump spades
    [H] ♥, trump ♥, hearts, trump hearts
    [D] ♦, trump ♦, diamonds, trump diamonds
   *[C] ♣, trump ♣, clubs, trump clubs
}
words-flip = flip, turn, turn up
words-bid = { $id ->
    [bettler] bettler, bid bettler
    [schnapser] schnapser, bid schnapser
    [gang] gang, bid gang
    [zehner] zehner, bid zehner
    [bauernschnapser] bauernschnapser, bid bauernschnapser
    [kontraschnapser] kontraschnapser, bid kontraschnapser
    [herrengang] herrengang, bid herrengang
    [kontrabauernschnapser] kontrabauernschnapser, bid kontrabauernschnapser
   *[herrenschnapser] herrenschnapser, bid herrenschnapser
}
words-pass = pass, no bid
words-double-1 = kontra, double
words-double-2 = rekontra, double
words-double-3 = subkontra, double
words-no = no, no { $word }, pass
words-play = play { $card }
words-announce = { $card } { $points }, { $points } { $card }, play { $card } { $points }, announce { $card }

## Log

log-trump = { $seat } names { $suit } trumps
log-flip = { $seat } flips { $card }: { $suit } trumps
log-bid = { $seat } bids { $contract } { $value }
log-pass = { $seat } passes
log-all-pass = All pass: { $contract } by { $seat }
log-shown = { $seat } shows five { $suit }: { $contract }
log-double = { $seat } { $word } ×{ $times }
log-no-double = { $seat } no { $word }
log-leads = { $seat } leads { $card }
log-announces = { $seat } leads { $card }, { $points }
log-trick = { $lead } · { $cards }
log-takes = { $seat } takes { $points }

# How a deal came out.
log-side = { $seats } { $points }
log-side-pairs = { $seats } { $points }: { $cards } + { $pairs }
log-no-trick-3 = No trick for the losers: 3
log-under = { $points } is under { $least }: 2
log-not-under = { $points } is { $least } or more: 1
log-last-trick = Nobody has 66, last trick { $seats }: 1
log-nobody = Nobody has 66: 1 to { $seats }
log-has-66 = { $seat } alone has { $points }: won
log-short-of-66 = { $seat } alone has { $points } of 66: lost
log-no-trick = { $seat } took no trick: won
log-all-tricks = { $seat } took all five tricks: won
log-took-trick = { $seat } took trick { $number }: lost
log-value = { $contract }: { $value }
log-times = { $word } ×{ $times }: { $points }

## End of a deal and of a match

over-won = { $contract } by { $seat }: { $seats } win
score-contract = { $contract }
# Said of partners who have lost a match with no point at all.
remark-schneider = Schneider

## Refusals: what is wrong, then what would be right

refuse-over = This deal is over: wait for the next one.
refuse-dealing = The cards are being dealt.
refuse-now-trump = Not yet: { $seat } names trump or flips.
refuse-now-bid = Not now: { $seat } bids or passes.
refuse-now-double = Not now: { $seat } is asked whether to double.
refuse-now-play = Not now: { $seat } plays a card.
refuse-not-asked = { $seat } is asked, not you ({ $me }).
refuse-sits-out = Your partner plays a Bettler: you sit out.
refuse-trump = You hold no { $suit }: name { $held }, or flip.
refuse-rufspiel = Rufspiel cannot be bid: it is played when all pass.
refuse-bid-seats = { $contract } is for { $seats }.
refuse-five-trumps = { $contract } needs all five trumps in your hand.
refuse-five-of-a-suit = { $contract } needs five cards of one suit.
refuse-bid-low = { $contract } { $value } is not above { $highest } { $height }.
refuse-no-such-card = There is no { $card } in this game: only J, Q, K, 10 and A.
refuse-not-held = You do not hold { $card }.
refuse-beat = { $card } no: you hold { $suit }, and { $cards } beats { $best }.
refuse-follow = { $card } no: you hold { $suit }, follow with { $cards }.
refuse-overtrump = { $card } no: no { $suit } in your hand, so take it with a trump, { $cards }.
refuse-undertrump = { $card } no: no { $suit } in your hand, so a trump, though too low: { $cards }.
refuse-announce-contract = There is no 20 and 40 in a { $contract }.
refuse-announce-lead = 20 and 40 are announced when you lead.
refuse-announce-pair = For { $card } with an announcement you need both K{ $suit } and Q{ $suit } in your hand.

## Options

option-bidding = bidding
option-bidding-help = Whether everybody calls once, or the calls go on until all, or all but the highest bidder, have passed.
option-bidding-one-round = one call each
option-bidding-until-three-pass = until three pass
option-bettler-value = value of a Bettler
option-bettler-value-help = What a Bettler is worth: 5 or 4.
option-bauernschnapser-partner = forehand’s partner may bid Bauernschnapser
option-bauernschnapser-partner-help = Whether only forehand, or forehand’s partner too, may bid a Bauernschnapser.
option-schnapser-tricks = tricks of a Schnapser
option-schnapser-tricks-help = Whether the bidder of a Schnapser may lose a trick on the way to 66.
option-schnapser-tricks-within-three = 66 within three tricks
option-schnapser-tricks-all-three = no trick may be lost
option-trumping = trumping
option-trumping-help = Whether a player who cannot follow suit must play a trump.
option-trumping-must = must
option-trumping-may = may
option-undertrump = undertrumping
option-undertrump-help = Whether a player who cannot follow and cannot beat the trump on the table must play a lower one.
option-undertrump-must = must
option-undertrump-free = free
option-nobody-66 = nobody has 66
option-nobody-66-help = Who wins a Rufspiel in which five tricks leave nobody at 66.
option-nobody-66-last-trick = the last trick wins
option-nobody-66-forehand-loses = forehand loses
option-target = points to reach
option-target-help = The match ends when a side reaches this many points: 7 to 66.

## A setup that no deal can start from

setup-points = “points” must be below { $target } on both sides.

## Standing orders

order-pass = I pass this bidding
order-no-kontra = No Kontra

## Statistics

tally-bids = bids { $count }
tally-made = made { $count }
tally-contract = most: { $most }
tally-schneider = Schneider given { $count }
