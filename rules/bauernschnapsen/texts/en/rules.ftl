# The rules of Bauernschnapsen as players read them, in our own words, after the source and our rulings.
# A line break is meant as one; a paragraph is one line and may be wrapped anywhere.

rules-title = Rules of Bauernschnapsen

rules-1-title = The game
rules-1-text =
    Bauernschnapsen comes from Austria and southern Germany; in Polish it is called Sznapsy chłopskie, peasants’ Schnapsen. Four play, two against two: partners sit opposite each other, seats 1 and 3 against seats 2 and 4, and win and lose together.

    In each deal a contract is bid and played. The side that first has 24 match points wins the match. The contracts keep their German names here, as they do at most tables.

    This text tells the rules in our own words. Where our source is silent or slips, somebody had to decide; such a place says “our ruling”. What players like to do differently is an option of the table; the value called usual holds unless the table says otherwise.

rules-2-title = The cards
rules-2-text =
    Twenty cards: A, 10, K, Q and J in ♠ ♥ ♦ ♣. That is also their order, from the highest to the lowest: the 10 beats the K. In the contract Zehner the order is 10, K, Q, J, A.

    Card points: A 11, 10 ten, K 4, Q 3, J 2. A suit has 30 of them, the pack 120. They decide who wins a deal; what is written down for a deal won are match points.

rules-3-title = Dealing and trump
rules-3-text =
    Forehand (Vorhand) is the player on the dealer’s left. First each gets a packet of three cards, forehand first, clockwise. Forehand looks at these three and names trump: a suit that is among them. Or forehand flips (aufschlagen): their own fourth card is turned face up, its suit is trump, and the card stays in forehand’s hand.

    Then each gets a packet of two; five cards each. (The source speaks of four, but twenty cards for four players make five: our ruling.) A flipped card is the first of forehand’s two.

    Seat 4 deals first, so seat 1 is forehand; then the deal goes round clockwise.

rules-4-title = Bidding
rules-4-text =
    Forehand begins, then clockwise; each says once either a contract or pass. A bid must be worth more than the highest so far, not just as much. The highest bid is played. If all pass, forehand plays a Rufspiel.

    Whoever can only pass is asked all the same, so nobody sees what somebody could have bid.

    Option bidding: one-round (usual): one call each. until-three-pass: the calls go on round the table; who has passed is out. It ends when all have passed, or all but the highest bidder; who has not spoken yet is always asked.

rules-5-title = The contracts
rules-5-text =
    Rufspiel, 1, 2 or 3: cannot be bid. With trump; forehand leads; the side that first has 66 wins.
    Bettler, 5, anybody: no trump; the bidder leads and must take no trick at all. The partner sits out, so a trick has three cards.
    Schnapser, 6, forehand or forehand’s partner: with trump; forehand leads; the bidder alone must have 66 within the first three tricks.
    Gang, 9, anybody: no trump; the bidder leads and alone must take all five tricks.
    Zehner, 10, anybody: as Gang, with the order 10 K Q J A. An ace still counts 11, which is no matter here.
    Bauernschnapser, 12, forehand or forehand’s partner: with trump; forehand leads; the bidder alone must take all five tricks.
    Kontraschnapser, 12, forehand’s opponents: as Schnapser, and forehand leads.
    Herrengang, 18, anybody but forehand: needs five cards of one suit; it is not played but shown, and won.
    Kontrabauernschnapser, 24, forehand’s opponents: as Bauernschnapser, and forehand leads.
    Herrenschnapser, 24, forehand: needs all five trumps; it is shown, and won.

    A hand that is shown is shown when the bidding has ended with it as the highest bid; until then it can be overbid.

    In Gang, Zehner, Bauernschnapser and Kontrabauernschnapser the partner plays too and must follow and beat like everybody; a trick of the partner loses the contract (our ruling).

    Option bettler_value: 5 (usual) or 4. Option bauernschnapser_partner: on (usual); off: only forehand may bid a Bauernschnapser.

rules-6-title = Kontra
rules-6-text =
    After the bidding and before the first lead the game can be doubled, unless a hand was shown. The declarer is the highest bidder, in a Rufspiel forehand. The declarer’s opponents are asked first, the one on the declarer’s left before the other: Kontra counts the deal ×2. (That it is always the declarer’s opponents is our ruling.)

    After a Kontra the declarer and then the partner may say Rekontra, ×4; after that the opponents Subkontra, ×8. Each is said once, by whichever of the two says it first; if both of a side pass, that ends it. The Bettler’s partner is asked as well. There is no limit to what a deal may bring.

rules-7-title = Following
rules-7-text =
    You may lead any card. Who comes after that is bound, by what is in the hand, to the first of these that can be done:

    1. a card of the suit led that beats the best card so far;
    2. any card of the suit led;
    3. a trump that beats the best card so far;
    4. any trump, though it is too low (3 and 4 are our ruling);
    5. any card.

    Once somebody has trumped another suit, no card of that suit can beat the trick any more, so any of it will do. Partners are not spared, and the Bettler is bound like everybody. Without trump there are only 1, 2 and 5.

    The best trump takes the trick, and without a trump the best card of the suit led. Who takes it leads to the next.

    Option trumping: must (usual). may: who cannot follow suit may play anything. Option undertrump: must (usual). free: who cannot follow suit and cannot beat the trump on the table may play anything.

rules-8-title = 20 and 40
rules-8-text =
    In Rufspiel, Schnapser and Kontraschnapser a player who is on lead and holds K and Q of one suit may announce them by leading one of the two: 40 in trump, 20 in another suit. Each pair counts once.

    The points count once that side has a trick, before or after. A side without a trick never gets them. In Schnapser and Kontraschnapser anybody on lead may announce, but only the bidder’s own pairs count, and only once the bidder has a trick.

rules-9-title = How a Rufspiel ends
rules-9-text =
    Points of tricks and of pairs that count are added up by themselves, for both partners together. The side that first has 66 wins at once, also at the moment of an announcement; the card led then lies in an unfinished trick and counts nothing.

    The winners, whichever side they are (our ruling), get 3 if the losers have no trick, else 2 if they have fewer than 33 (pairs that count included), else 1. With a Kontra that is doubled.

    If nobody has 66 after five tricks, the side that took the last trick wins 1 (our ruling). Option nobody_66: last-trick (usual). forehand-loses: forehand’s opponents get the 1.

rules-10-title = How other contracts end
rules-10-text =
    A contract that is won brings its value to the bidder’s side; one that is lost brings the same to the other side. It ends as soon as it is decided: with the first wrong trick, at 66, after the third trick of a Schnapser. What could still happen is not looked at.

    For the 66 of a Schnapser or Kontraschnapser only the tricks that the bidder takes and the pairs that the bidder announces count (our ruling). Option schnapser_tricks: within-three (usual): others may take a trick on the way. all-three: the first trick that anybody else takes loses it.

rules-11-title = The match
rules-11-text =
    The side that first has 24 match points wins. Who has lost a match without a single point is Schneider; that is shown and kept in the statistics.

    Option target: 24 (usual), or 7 to 66.

rules-12-title = What is open and what is not
rules-12-text =
    Everybody sees: trump and the flipped card, every call, every Kontra, the trick on the table, the last trick, the tricks and card points of each side, announcements, and the match points. Your hand is yours alone.

    The game tells nobody why a card was not played, nor that a bid was possible. Computers know what their seat may know, and nothing else.

rules-13-title = An example
rules-13-text =
    Ala (seat 1) is forehand, with ♥ K Q and ♣ 10 in the first packet, and names hearts. The other two cards are ♣ J and ♠ A. All pass, so Ala plays a Rufspiel with Cyryl (seat 3). Bolek (seat 2) says Kontra: whatever it brings counts twice.

    Ala leads ♥ Q and announces 40. The points wait, for Ala and Cyryl have no trick yet. Bolek holds ♥ A and must beat; Cyryl plays ♥ J, and Dana (seat 4) must give ♥ 10. Bolek takes 26.

    Bolek leads ♠ Q and announces 20: Bolek and Dana have a trick, so it counts at once, 26 + 20 = 46. Cyryl has no spades and no trump and throws ♦ 10. Dana must follow and beat, with ♠ 10. Ala beats it with ♠ A: 11 + 10 + 10 + 3 = 34 points, and now the 40 count as well. 74, won. The losers have 46, which is 33 or more: 1, and with the Kontra 2.

rules-14-title = What is not said here, and what is unclear
rules-14-text =
    There are many ways to play Bauernschnapsen. What these rules leave open is agreed at the table; the options named above are such choices, set before the match begins and seen by everybody.

    If something here is unclear, or the game does not do what is written, tell whoever runs this bot, or open an issue of the project.

## Your first deal

tutorial-1 = You play with the partner opposite you. Twenty cards, five each: A 11, 10 ten, K 4, Q 3, J 2, and the 10 beats the K. Forehand sees three cards and names trump, or flips the fourth card and takes its suit.
tutorial-2 = Then everybody may bid once: a Bettler takes no trick, a Gang takes all five, a Schnapser has 66 alone in three tricks. While you bid, your hand message shows what you may bid and what it asks. If all pass, forehand plays a Rufspiel, and that is what most deals are.
tutorial-3 = In a Rufspiel both sides race to 66 card points. You must follow suit, and beat the trick if you can, even your partner’s. Without the suit you must trump. Only cards that may be played are offered, and the line above them says why.
tutorial-4 = On lead with K and Q of a suit? Lead one of them with +20 (trump: +40). It counts once your side has a trick. The game adds up for you and stops at 66.
tutorial-5 = A Rufspiel brings 1, 2 if the losers have fewer than 33, 3 if they have no trick. Kontra counts everything twice. The first side with 24 wins; who loses with 0 is Schneider. Good luck!
