# Kauboj in English. The keys and their arguments come from rules/kauboj/*.py, the words from the glossary.
# A seat arrives as its sign (①), a card as 10♥. Lines of board and log: 34 columns at most.

## The game

game-name = Wyoming Cowboy
game-short = Kauboj
game-about = Guns, badges and hidden hands; Kings are cowboys. For 3 or 4 players.
reason-deals = all deals played

## Small words

# A drawn gun: its name and the suits of its cards in order of ranks.
gun = { $kind } { $suits }
gun-kind = { $kind }
way-left = left
way-right = right
way-across = across
from-stock = stock
from-pile = pile

## Board

board-dealt = { $seat } dealt
board-on-turn = { $seat } on turn
board-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
board-total = { $points }
board-tens = laid { $cards }
board-protected = protected { $kings }
board-pile = Pile { $top }
board-shots = shots { $top }
board-stock = stock { $count }
board-top = { $card }
board-none = –
board-badges = Badges left { $suits }
board-no-badges = No badge left
board-married = marriages { $suits }
board-hand = { $seat }

## What is asked

ask-direction = { $seat } says where 3 cards go
# $seats: the way of the cards round the table; $pairs: who changes with whom.
ask-pass-left = Pass { $count } cards left: { $seats }
ask-pass-right = Pass { $count } cards right: { $seats }
ask-pass-across = Pass { $count } cards across: { $pairs }
pass-pair = { $one }↔{ $other }
ask-turn = One action, then discard and draw
ask-after-marriage = Marriage shown: discard and draw
ask-after-nine = Cards swapped: discard and draw
ask-after-gun = Gun drawn: discard and draw
ask-after-drop = Gun dropped: discard and draw
ask-after-shoot = Shoot on, or discard and draw
ask-after-ten = Ten laid
ask-duel = { $by } { $kind } → { $at }: “Can I shoot you?”

# What the target said, and what the card that was turned did.
say-no = { $at }: “No. No cowboy here.”
say-yes = { $at }: “Yes. Try your luck.”
say-backfire = { $at }: “Backfire! Take a Six.”
say-quick = { $at }: “Quick draw! I take that gun.”
say-hit = { $card }: Hit! { $lost } to { $by }
say-ricochet = { $card }: Ricochet! { $lost } to { $by }
say-badge = { $card }: Missed! { $king } takes { $ace }
say-missed = { $card }: Missed!

form-direction = Which way do three cards of everybody go?
# $seat: who gets them.
form-pass = { $count ->
    [0] You have no card that can be passed
    [one] Pass { $count } card to { $seat }
   *[other] Pass { $count } cards to { $seat }
}
form-marriage = Show a marriage:
form-nine = Nine, everybody passes 2 cards:
form-gun = Draw a gun:
form-drop = Drop a gun, draw as many cards:
form-shoot = Shoot:
form-ten = Lay a Ten, draw 1, end of turn:
form-five = Discard a Five for 2 cards, end of turn:
form-discard = Discard and draw from the stock ({ $stock }):
form-take = Take { $card } from the pile, discard:
form-reply = { $seat } { $kind } → you: “Can I shoot you?”
# $card: the one that was turned.
form-lose = { $card } turned: you are hit. Which King goes?
form-badge = { $card } turned: missed. Take the badge?
form-redraw = { $card } turned: { $lost } lost. Draw for it?

## Keys, and the words that may be typed for them (separated by commas). Cards in these are codes (9S).
## On a key + is a card that comes, − one that goes; what is done with it stands above its row.

key-left = Left
key-right = Right
key-across = Across
key-pass = { $count ->
    [one] Pass { $count } card
   *[other] Pass { $count } cards
}
key-pass-nothing = Pass nothing
key-marriage = Marriage { $suit } +25
key-nine = { $card } { $way }
key-gun = { $kind } { $cards }
key-drop = Drop { $gun }
key-shoot = { $gun }→{ $seat }
key-ten = Lay { $card }
key-five = { $card } +2
key-five-pile = { $card } +{ $top } +1
key-discard = { $card }
key-discard-nothing = Discard nothing, draw
key-take = +{ $top } −{ $card }
key-take-only = +{ $top }
key-stand-yes = Stand: “Yes”
key-stand-no = Stand: “No”
key-six = Give { $card }
key-quick = Quick draw { $cards }
key-lose = Lose { $card }
key-badge = Take the badge
key-no-badge = Leave the badge
key-redraw-nothing = Draw nothing
key-redraw = Draw: { $sources }

words-left = left, direction left
words-right = right, direction right
words-across = across, direction across
words-pass = pass
words-marriage = marriage { $suit }, marriage { $sign }, marry { $suit }, show { $suit }, show { $sign }
words-nine = nine { $card } { $way }, { $card } { $way }, nine { $way }, play { $card } { $way }
words-gun = gun { $cards }, gun { $kind }, draw { $kind }, play { $kind }, gun { $kind } { $cards }
words-drop = drop { $gun }, drop { $kind }
# $number: the target's seat, from 1.
words-shoot = shoot { $gun } { $number }, { $gun } { $number }, shoot { $gun } at { $number }, shoot { $gun } { $seat }, { $gun } { $seat }
words-ten = ten { $card }, ten, lay { $card }, play { $card }
words-five = five { $card }, five { $card } stock, five, five stock
words-five-pile = five { $card } pile, five pile, five { $card } { $top }
words-discard = discard { $card }, discard { $card } stock, { $card } stock
words-discard-nothing = discard nothing, discard nothing stock
words-take = discard { $card } pile, take { $top } discard { $card }, take discard { $card }, { $card } pile
words-take-only = discard nothing pile, take { $top }, take
words-stand = stand, reply stand
words-six = six { $card }, give { $card }, six, reply six
words-quick = quick draw, quick, quick { $cards }, quick draw { $cards }, reply quick draw
words-lose = lose { $card }, give { $card }
words-badge = badge, take badge, badge yes
words-no-badge = no badge, badge no, leave badge
words-redraw-nothing = draw 0, redraw nothing, no card
words-redraw = redraw { $sources }, draw { $sources }

## A player's own panel

hand-cards = Hand:
hand-empty = No card in your hand
hand-chosen = You pass { $cards }
hand-protected = { $kings } protected, one with the Ace
hand-orphanage = Orphanage = { $points }
hand-one-jack = Orphanage lacks one Jack ({ $points })
hand-harem = Harem = { $points }
hand-gang = Gang = { $points }
hand-one-king = Gang lacks one King ({ $points })
hand-posse = Posse = { $points }
hand-family = Family { $suit } = { $points }
hand-half-family = Family { $suit } lacks { $card }
hand-couple = Couple { $suit } { $points }: part them
hand-couple-new = Couple { $suit } { $points }: show it, part it
hand-lone = Lone { $cards } { $points }
hand-sixes = { $count ->
    [one] Six { $points }: no Nine to pass it with
   *[other] { $count } Sixes { $points }: no Nine to pass them
}
hand-sixes-nine = { $count ->
    [one] Six { $points }: a Nine passes it on
   *[other] { $count } Sixes { $points }: a Nine passes them
}
hand-tens = { $cards }: lay it, or −30
# $cards: all cards of the hand that such a gun can be made of.
hand-gun = Gun { $kind }: { $cards }
hand-quick = Quick draw: { $cards }
hand-passed = Last pass: gave { $gave }, got { $got }
hand-six-gave = Handed { $card } to { $seat }
hand-six-got = Got { $card } from { $seat }
hand-yes = Stand = “Yes”: { $kings }
hand-no = Stand = “No”
hand-turned = Turned: { $card }

## Log

log-direction = { $seat }: 3 cards { $way }
log-nine = { $seat } Nine { $card }: 2 cards { $way }
log-passed = Passed: { $counts }
passed = { $seat }{ $count }
log-marriage = { $seat } marriage { $suit }
log-gun = { $seat } draws a gun: { $gun }
log-dropped = { $count ->
    [0] { $seat } drops { $gun }
   *[other] { $seat } drops { $gun }, draws { $count }
}
log-ten = { $count ->
    [0] { $seat } lays { $card }
   *[other] { $seat } lays { $card }, draws { $count }
}
log-five = { $count ->
    [0] { $seat } discards { $card }
   *[other] { $seat } discards { $card }, draws { $count }
}
log-five-pile = { $count ->
    [0] { $seat } takes { $taken }, discards { $card }
   *[other] { $seat } takes { $taken }, discards { $card }, +{ $count }
}
log-discard = { $seat } discards { $card }
log-discard-nothing = { $seat } discards nothing
log-take = { $seat } takes { $taken }, discards { $card }
log-take-only = { $seat } takes { $taken }, discards none
log-backfire = { $by } { $kind }→{ $at }: Backfire! A Six.
log-quick = { $at }: Quick draw! Takes the { $kind }.
log-shot-no = { $by } { $kind }→{ $at }: No. No cowboy here.
log-hit = { $by } { $kind }→{ $at }: Yes. { $card }: hit, { $king } to { $by }
log-hit-protected = { $by } { $kind }→{ $at }: Yes. { $card }: hit, { $king } { $ace }
log-badge = { $by } { $kind }→{ $at }: Yes. { $card }: missed, badge { $suit }
log-missed = { $by } { $kind }→{ $at }: Yes. { $card }: missed
log-ricochet-hit = { $by } { $kind }→{ $at }: Ricochet! { $card }: { $king } to { $by }
log-ricochet-badge = { $by } { $kind }→{ $at }: Ricochet! { $card }: badge { $suit }
log-redraws = { $seat } redraws { $cards }
log-draws = { $seat } draws { $cards }
drew = { $count }
log-reshuffled = Reshuffled: stock { $stock }

## End of a deal

over-tens = Tens and a 22: { $seat } finishes
over-badges = 4th badge: { $seat } finishes
over-stall = Nobody could draw any more
over-turns = 400 turns: the deal is over
score-finisher = finisher
score-tens = { $count ->
    [1] Ten
   *[other] { $count } Tens
}
score-marriage = marriage { $suit }
score-orphanage = orphanage
score-harem = harem
score-family = family { $suit }
score-gang = gang
score-posse = posse
score-delay = delay ({ $cards })
score-sixes = { $count ->
    [1] Six
   *[other] { $count } Sixes
}
score-curse = curse ({ $count } Sixes)
score-couple = couple { $suit }
score-lone = lone { $cards }

## Refusals: what is wrong, then what would be right

refuse-over = This deal is over: wait for the next one.
refuse-shuffling = The cards are being shuffled: wait a moment.
refuse-direction-over = The direction has been said: go on with what is asked now.
refuse-not-dealer = { $seat } dealt and says where the cards go.
refuse-direction-first = First { $seat } says where three cards go.
refuse-across = Across is for four players: left or right.
refuse-no-pass = No cards are passed now.
refuse-pass-first = Everybody passes cards now: choose yours.
refuse-passed = Your cards are chosen: wait for the others.
refuse-pass-count = { $count ->
    [0] You have no card that can be passed: pass nothing.
    [one] Mark { $count } card; { $chosen } are marked.
   *[other] Mark { $count }; { $chosen } are marked.
}
refuse-twice = { $card } is named twice: each card once.
refuse-not-yours = { $card } is not in your hand.
refuse-unit = { $king } and { $ace } stay together.
refuse-not-your-turn = It is { $seat }’s turn: wait for yours.
refuse-answer-first = { $seat } is asked and answers first.
refuse-one-action = One action a turn: { $action }. Now discard and draw.
did-marriage = you showed a marriage
did-nine = you swapped with a Nine
did-gun = you drew a gun
did-drop = you dropped a gun
did-shoot = you have shot
did-ten = you laid a Ten
# $rank: 5, 6, 9, 10 or K.
refuse-rank = { $rank ->
    [K] { $card } is no King: name a King of your hand.
   *[other] { $card } is no { $rank }: name a { $rank } of your hand.
}
refuse-no-couple = A marriage needs K{ $suit } and Q{ $suit } in your hand.
refuse-married = The marriage { $suit } has been shown in this deal: each suit once.
refuse-no-gun = That is no gun: 2 2, 3 8, 3 5 7, or 4 5 of one suit.
refuse-hand-22 = You hold no 22: it takes 2 2.
refuse-hand-38 = You hold no 38: it takes 3 8.
refuse-hand-357 = You hold no 357: it takes 3 5 7.
refuse-hand-45 = You hold no 45: it takes 4 5 of one suit.
refuse-no-such-gun = That is none of your drawn guns: choose one that lies before you.
refuse-no-drawn-gun = You have no drawn gun: draw one first, and shoot in a later turn.
refuse-fired = That gun has fired in this turn: another one, or discard and draw.
refuse-no-target = Shoot at another player of this table.
refuse-target-no-gun = { $seat } has no drawn gun.
refuse-no-shot-card = There is no card left to turn for a shot: discard and draw.
refuse-five-draw = A Five draws two cards: both from the stock, or one from the pile and one from the stock.
refuse-pile-empty = The pile is empty: draw from the stock.
refuse-own-card = The card on the pile is from your own action: draw from the stock.
refuse-must-discard = You have a card that may go: discard one.
refuse-discard-nothing = Nothing in your hand may go: discard nothing and draw.
refuse-six = A 6 goes only if all else is in figures or nothing else may go: { $may } may.
refuse-no-shot = Nobody is being shot at now.
refuse-owed-reply = First answer the shot: stand, a Six, or a quick draw.
refuse-owed-lose = First say which King is hit.
refuse-owed-badge = First say whether you take the badge.
refuse-owed-redraw = First say what you draw for your King.
refuse-six-gun = A Six answers a 22 only: stand.
refuse-not-quick = A quick draw is 3 5 7 of one suit from your hand.
refuse-protected-king = { $king } is protected and cannot be lost now: name another King.
refuse-redraw-count = { $most ->
    [one] You may draw { $most } card for your King, or none.
   *[other] You may draw up to { $most } cards for your King.
}
refuse-redraw-pile = For this King you may draw from the stock only.
refuse-pile-short = { $pile ->
    [0] The pile is empty: draw from the stock.
    [one] The pile holds { $pile } card: the other one comes from the stock.
   *[other] The pile holds { $pile } cards: draw the rest from the stock.
}

## Options

option-any-target = targets without a gun
option-any-target-help = Whether a player without a drawn gun may be shot at too.
option-badge = badge
option-badge-help = Whether a King that is missed must take his badge, or his player decides.
option-badge-forced = must be taken
option-badge-optional = may be taken
option-curse-adds = curse is added
option-curse-adds-help = Whether three or four Sixes cost 100 besides 20 each (160, 180), or 100 and 120 in all.
option-target = points to reach
option-target-help = A match ends after the deal in which somebody alone is highest with this many points: 100 to 1000.
option-max-deals = most deals
option-max-deals-help = After so many deals the highest total wins: 1 to 1000.

## A setup that no deal can start from

setup-dealer = The dealer is a seat from 0 to { $most }.
setup-totals = “totals” needs one value for each of the { $seats } seats.

## Standing orders

order-stand = Stand when shot at

## Statistics

tally-kings = Kings shot { $count }
tally-finished = deals finished { $count }
