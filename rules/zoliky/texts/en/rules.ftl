# The rules of Žolíky as players read them, in our own words, after the source and our rulings.
# A line break is meant as one; a paragraph is one line and may be wrapped anywhere.

rules-title = Rules of Žolíky

rules-1-title = The game
rules-1-text =
    Žolíky is the Czech rummy with jokers, as the Jocker club plays it. Two to four play, each for themselves. You collect melds, lay them on the table, and try to be the one who closes.

    Points are mostly minus points. They are added up over the deals; when somebody has fallen to −1000 or below, the match is over, and the best total wins.

    This text tells the rules in our own words. Where our source is silent or says two things, somebody had to decide; such a place says “our ruling”. What tables like to do differently is an option; the value called usual holds unless the table says otherwise.

rules-2-title = The cards
rules-2-text =
    Two packs of 52 cards and four jokers (option jokers: 4, usual; 2 or 6).

    In a meld 2 to 10 count as printed, J, Q, K and A ten, an ace as the lowest card of a run 1. A joker counts as the card that it stands for. In a hand at the end an ace counts 20 and a joker 50, the rest as before.

rules-3-title = Melds
rules-3-text =
    A run (čistá postupka) is 3 to 14 cards of one suit in sequence. The ace is low (A 2 3), high (Q K A) or both (A 2 … K A), but a run does not go round the corner.
    A set (špinavá) is 3 or 4 cards of one rank, all of different suits.

    A joker stands for any card. In each meld jokers must be fewer than the other cards, so a set has at most one; in a run they may not lie next to each other. This still holds after anything was added. A run is written from low to high, so a joker’s place says what it stands for.

rules-4-title = Who leads, and the cut
rules-4-text =
    In the first deal everybody is dealt one card, face up; the highest leads: a joker counts 50, an ace 20, K, Q, J and 10 all count 10, the rest as printed. Those who tie draw again among themselves. Later the lead goes round clockwise.

    The leader cuts: lifts at least three cards and leaves at least one. The leader looks at the bottom three cards of what was lifted, and nobody else sees them (our ruling). Jokers among them are the leader’s, who is dealt so many cards fewer. The card just below the lowest such joker is the exposed card: it is laid face up under the stock. Without a joker it is the bottom card of the lifted packet; if the joker is the very bottom card, it is the first card above it that is no joker. Only who lifts just three cards, all of them jokers, leaves no exposed card.

    The lifted packet goes under the rest, and the deal runs from the card that lay below it: three cards to the leader first, two to everybody else, then two to each, round after round, until the leader has 15 and everybody else 14. Jokers from the cut, and jokers carried over, are included.

rules-5-title = The course of a turn
rules-5-text =
    The leader begins by discarding one card, without drawing; that first turn is nothing but this. From then on a turn is: draw a card; from round 4 on lay, add and swap as you like; then discard one card, or close.

    You draw from the stock, or from round 4 on the top card of the pile. In round 4 the leader may not yet take from the pile, all others may. A card taken from the pile may not be discarded in the same turn while there is a stock (our ruling); an identical other card may.

    Option locked_rounds: 3 (usual), 0 to 5: so many rounds are without laying, closing and the pile. Option discard_use: free (usual). must-use: the pile’s card may be taken only if you can put it into a meld at once, by one lay, add, swap or close from hand, and it must go into one before you discard or close.

    A card laid is a card played: nothing is taken back.

rules-6-title = The first lay-down
rules-6-text =
    Your first lay-down in a deal must be worth 42 or more, all its melds together, and hold a run without a joker (that it is asked for in every opening is our ruling). Later melds are free.

    One card must always stay in your hand: you close with it.

    Option opening: 42 (usual), 0 to 60. Option pure_run: on (usual); off: the run without a joker is only asked for where a joker lies in the melds.

rules-7-title = Adding, and swapping a joker
rules-7-text =
    Once you have laid down, in the same turn too, you may add cards to any meld on the table, your own or another’s.

    You may also give the card for which a joker stands, and take the joker into your hand to use it as you like. In a set that goes only for the fourth card: the other three must lie there. If two jokers of a run stand for the same ace, the lower one is taken.

rules-8-title = Closing
rules-8-text =
    You close when everything in your hand is laid but one card: it goes face down, and stays so. Any card will do, a joker too. The last card cannot simply be discarded.

    Jokers may be left over. A joker left in the closer’s hand, and a joker closed with (our ruling), is kept for the next deal, in which the closer is dealt so many cards fewer. The others keep nothing, and nothing is kept past the end of a match.

rules-9-title = Closing from hand
rules-9-text =
    Who has nothing on the table when the turn begins may close in one go: lay melds, perhaps add and swap, and close. With melds alone no 42 are needed, but a run without a joker is. With adds or swaps the melds must be a valid first lay-down by themselves. Melds come first, then adds, then swaps; a joker got by such a swap can only be closed with, or is kept. Laying down first and closing in the same turn counts as from hand as well (our ruling).

    Instead of drawing you may take the exposed card for a close from hand, from round 4 on, the leader’s turn included. It must lie in one of the melds with which you close (our ruling).

rules-10-title = Points
rules-10-text =
    The closer gets +10, from hand +20.
    Whoever has laid down in this deal loses the points in the hand; twice as many when somebody closed from hand.
    Whoever has not laid down loses 100; 200 when somebody closed from hand.

rules-11-title = When the stock runs out
rules-11-text =
    When a card is to be drawn and the stock is empty, all discards but the top one are shuffled into a new stock. If there is nothing to shuffle, the deal is void.

    Sixty turns in a row in which nobody drew from the stock, laid, added or swapped also make the deal void (our ruling). A void deal scores nothing and is dealt again with the same leader and the same carried jokers.

rules-12-title = The match
rules-12-text =
    The match ends after a deal in which somebody’s total is −1000 or below. The best total wins; equal best ones share.

    Option limit: 1000 (usual), 100 to 2000. Option time_limit_minutes: none (usual), or 10 to 240: when the time is up the match ends at once; the deal that is being played is neither finished nor scored.

rules-13-title = What is open and what is not
rules-13-text =
    Everybody sees: the melds, the top card of the pile and nothing under it, the exposed card, how many cards each hand and the stock have, who has laid down, how many jokers the cut brought and how many are carried. Hands are private until the deal ends; then those that count are laid open (who never laid down shows none).

    How deep somebody cut is not told. The closing card stays face down; the record shows it after the match. Computers know what their seat may know, and nothing else.

rules-14-title = An example
rules-14-text =
    Round 5. Bolek has laid down in round 4: the runs 8♥ 9♥ ★ J♥ as M1 and 3♣ 4♣ 5♣ as M2, together 37 + 12 = 49. Ala has laid nothing yet and, after drawing, holds 15 cards: 4♠ 5♠ 6♠, K♠ K♥ K♦ and nine others. The run is worth 15, the set 30: together 45, which is 42 or more, and the run has no joker. Ala lays both, as M3 and M4, and discards 7♦.

    Now it is Bolek’s turn. He draws a card, adds 7♠ to M3 and K♣ to M4, gives 10♥ for the joker in M1, takes it, and uses it at once in a new meld.

rules-15-title = What is not said here, and what is unclear
rules-15-text =
    There are many ways to play Žolíky. What these rules leave open is agreed at the table; the options named above are such choices, set before the match begins and seen by everybody.

    If something here is unclear, or the game does not do what is written, tell whoever runs this bot, or open an issue of the project.

## Your first deal

tutorial-1 = You have 14 cards (the leader 15) and collect melds: runs of one suit such as 4♠ 5♠ 6♠, and sets of one rank such as K♠ K♥ K♦. A joker ★ stands for any card, but in each meld jokers are fewer than other cards.
tutorial-2 = A turn: draw a card, then discard one. For three rounds that is all; the pile opens, and laying too, in round 4. So in the first rounds collect, and throw away what fits nothing.
tutorial-3 = Your first lay-down must be worth 42 or more and hold a run without a joker. Your hand message offers what you could lay, with its value; or build your own: mark cards, Meld it, until it says that it is ready. In words: lay 4♠ 5♠ 6♠ + K♥ K♠ ★.
tutorial-4 = Once you have laid down you may add to any meld on the table (add 2 7♠), and take a joker for the card that it stands for (swap 1 6♠). When all but one card is laid, close with it: it goes face down.
tutorial-5 = The closer gets 10, the others lose what they hold, and 100 if they never laid down. Close everything in one go from hand, and they lose double. At −1000 the match is over. Good luck!
