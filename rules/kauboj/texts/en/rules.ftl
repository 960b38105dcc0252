# The rules of Kauboj as players read them, in our own words, after the source text and our rulings.
# A line break is meant as one; a paragraph is one line and may be wrapped anywhere.

rules-title = Rules of Wyoming Cowboy

rules-1-title = The game
rules-1-text =
    Wyoming Cowboy (in Serbian “Vajoming Kauboj”) is a card game for three or four people, best with four. You draw guns, shoot at the Kings of the others, get rid of bad luck and collect figures. Everybody's hand is secret; what lies on the table is open.

    This text tells the rules in our own words. Where the source is silent or says two things, somebody had to decide; such a place says “our ruling”. Some of these decisions are options of the table. The value called usual holds unless the table says otherwise.

rules-2-title = The cards and what they are
rules-2-text =
    One pack of 52 cards. A King is a cowboy, a Queen a girl, a Jack a child, a Six is bad luck, and an Ace is a sheriff's badge. The four Aces are laid aside at the start; the other 48 cards are shuffled.

    Left of you is who sits after you, and play goes to the left. Three piles come to lie in the middle: the stock, face down; the discard pile, called the pile here; and the shot pile. Of the last two only the top card can be seen.

rules-3-title = Deal and first pass
rules-3-text =
    Everybody gets 7 cards, one at a time, from the dealer's left round the table (our ruling); the rest is the stock. The pile and the shot pile start empty.

    Then the dealer says where three cards go: left, right, or, with four players, across. Everybody chooses three cards of their own hand at the same time, without seeing what comes; then all cards move at once.

    Who sits left of the dealer begins. In deal 1 the last seat deals; after each deal the dealer's right-hand neighbour deals, so that the old dealer begins the next deal.

rules-4-title = Your turn
rules-4-text =
    You may do one action, or none; then you discard a card and draw one. The actions are: show a marriage, swap with a Nine, draw a gun, drop a gun, shoot, lay a Ten, discard a Five. A Ten and a Five end your turn at once, without the discard and the draw; both are the turn's action, so neither comes after another one.

    Discard and draw: from the stock you discard first and then draw its top card. From the pile you take its top card first and then discard; you may even discard the card you have just taken. You may not take a card that your own action of this turn has put there (our ruling). The shot pile is never drawn from.

    If nothing in your hand may be discarded, you discard nothing and still draw; this is judged before you take a card, and with the pile you keep what you take.

rules-5-title = The actions
rules-5-text =
    Marriage: you show King and Queen of one suit from your hand, for 25 points that are counted with the deal's score (our ruling). Each suit can be shown once in a deal, whoever shows it, and you can show one in a turn (our ruling). The two stay in your hand. Part them later: left together they cost you points.

    Nine: you discard a Nine and say left, right or, with four, across. Everybody, you too, passes two cards that way at the same time; who can pass fewer than two passes those, or none. Then you discard and draw as usual, so you end with one card fewer.

    Draw a gun: you lay the cards of one gun (chapter 8) face up before you. Nothing is drawn for them, and you cannot shoot in this turn. You may have any number of drawn guns.

    Drop a gun: you discard one of your drawn guns; its cards go to the pile, and you draw as many from the stock, one by one. You can do this on your turn only (our ruling).

    Shoot: with each of your drawn guns once in a turn, one shot after the other, each at whom you like (chapter 9).

    Lay a Ten: you put a Ten open before you and draw one card from the stock, not from the pile (our ruling). Your turn is over.

    Discard a Five: you draw two cards for it, both from the stock, or one from the stock and the card that lay on top of the pile before the Five. Your turn is over.

    A Nine, a Ten or a Five may also be a turn's plain discard, for one card (our ruling).

rules-6-title = Sixes
rules-6-text =
    A Six may be discarded only if every other card of your hand that is no Six belongs to a complete figure: orphanage, harem, family, gang or posse (chapter 13). Drawn guns lie on the table and do not matter for this (our ruling). A Six may also go if no other card of your hand may go (our ruling). If you take from the pile, the card you took counts as part of your hand for this.

    So you get rid of Sixes by passing them, or by handing one to somebody who shoots at you with a 22.

rules-7-title = Protected cowboys
rules-7-text =
    A King with his Ace is a protected cowboy. The two are one unit: neither can be discarded or passed (our ruling). Both count as cards of your hand, and the King may be shown in a marriage. How a King gets his badge is told in chapter 10.

rules-8-title = Guns
rules-8-text =
    22: two Twos. It hits unprotected Kings.
    Colt 38: a Three and an Eight of any suits. It hits unprotected Kings.
    Magnum 357: a Three, a Five and a Seven of any suits. It hits unprotected Kings. All three of one suit are a quick draw too.
    Colt 45: a Four and a Five of one suit. It hits protected and unprotected Kings.

    Drawn guns lie on the table. They are not passed and count for nothing in the score, and they leave the table only when they are dropped or lost to a quick draw.

rules-9-title = A shot
rules-9-text =
    You name one of your guns and another player with at least one drawn gun, and ask: “Can I shoot you?” That is this gun's shot, whatever the answer; your other guns may still fire. The target always answers, also if there is nothing to choose, so that the time it takes tells nothing.

    Option any_target: off (usual): as just said. on: a player without a drawn gun may be shot at too.

    A shot needs a card to turn. If the stock is empty and there is nothing to make a new one of, nobody can shoot at all.

rules-10-title = The answer
rules-10-text =
    A Six: only against a 22. The target hands a Six of their choice to the shooter (our ruling), and the shot is over. Nobody is forced to (our ruling).

    Quick draw: the target lays a Three, a Five and a Seven of one suit from the hand as a drawn gun, and takes the shooter's gun, drawn as well. The shot is over. The shooter's other guns may still fire; the gun that was taken has had its shot in this turn.

    Stand: the answer is the truth. “No”, if the target has no King that counts; protected Kings count against a 45 only. That is a miss, and no card is turned. Otherwise it is “Yes”, and the stock's top card goes to the shot pile. Its suit decides:

    First, a 45 against protected Kings: if one of them has this suit, he is hit. King and Ace go to the shooter's hand and stay protected. The target may at once draw up to two cards, each from the stock or from the pile.

    Then the unprotected Kings (after a 45 that has just failed at a protected King this is a ricochet). If one of them has this suit, it is a miss, and that King takes his badge: the Ace of his suit comes from aside to the target's hand, and he is protected. With several Kings, any King of this suit saves all (our ruling). If none has it, one King is hit; the target says which, if there are several. He goes to the shooter's hand, unprotected, and the target may at once draw one card from the stock.

    A 45 against protected Kings only, and the suits differ: a miss.

    What may be drawn is drawn at once or never. A badge has to be taken. Option badge: forced (usual): as just said. optional: the target may leave it aside.

rules-11-title = When the stock runs out
rules-11-text =
    When a card is needed and the stock is empty, the pile without its top card and the whole shot pile are shuffled into a new stock. If there is nothing to shuffle, you may still choose the stock, but you draw nothing.

    If in as many turns in a row as there are players nobody has taken a card from the stock or the pile, the deal is over without a finisher; a card turned for a shot counts as no draw. So it is at the end of the 400th turn (our rulings).

rules-12-title = How a deal ends
rules-12-text =
    It ends at once, without any further draw, in one of two ways.

    All four Tens lie open and somebody has a drawn 22. The finisher is whoever laid the last Ten, or drew the 22.

    The fourth badge is taken. The finisher is whoever fired that shot.

rules-13-title = The score
rules-13-text =
    All hands are laid open, and the cards in them count; a figure scores whatever other figure its cards serve.

    The finisher gets 30. Each Ten you have laid: 10. Each marriage you have shown: 25.
    Orphanage, four Jacks: 80. Harem, four Queens: 100. Family, Ace, King, Queen and Jack of one suit: 120 each. Gang, four Kings: 150. Posse, four Kings and four Aces: 200, in place of the gang (our ruling).

    Delay: −30, once, for any Ten in your hand, however the deal ended. Also for two or more Twos in your hand, if all four Tens lie open and the deal did not end by the Tens and a 22 (our ruling).
    Each Six: −20. But three Sixes cost 100 in all and four 120: the curse (our ruling). Option curse_adds: off (usual): as just said. on: the curse of 100 comes on top of 20 each, 160 and 180.
    Each couple, King and Queen of one suit in your hand, shown before or not: −50, unless it is part of a family (our ruling).
    Each Queen in no couple, no harem and no family: −25 (our ruling).

    A King alone scores nothing: the source says in one place that he does, but gives no value (our ruling).

rules-14-title = The match
rules-14-text =
    Deals are played until somebody has the points to reach, looked at after each deal (our ruling). If several have them, the highest total wins; if the highest are equal, another deal is played.

    Option target: the points to reach, 500 (usual) or 100 to 1000.
    Option max_deals: 100 (usual) or 1 to 1000. After so many deals the highest total wins, and equal ones share the win; a match of poor shots would never end otherwise (our ruling).

rules-15-title = An example
rules-15-text =
    Ala has a drawn Colt 45, Bolek a drawn 22. It is Ala's turn. In Bolek's hand are K♠ with A♠, protected, and K♥.

    Ala shoots at Bolek: “Can I shoot you?” A Six would help against a 22 only. Bolek stands and says Yes. The stock's top card is turned: 9♦. A 45 looks at the protected King first: the suits differ. Ricochet: now K♥ counts. He is not of diamonds either, so he is hit. Bolek has one unprotected King and nothing to choose: K♥ goes to Ala's hand. Bolek may draw one card from the stock, and does.

    Had the card been a heart, Bolek would have taken A♥ for K♥: a miss, and one badge fewer would lie aside. Had it been a spade, King and Ace of spades would be Ala's, still as one unit, and Bolek could have drawn two cards.

    Ala has no other gun, discards Q♥, though a K♥ has just come: the couple would have been worth 25 if shown, but this turn's action was the shot. Then Ala draws from the stock, and Bolek is on turn.

rules-16-title = What the others see
rules-16-text =
    Everybody sees how many cards you hold, your drawn guns and Tens, the Aces aside, who holds which protected cowboy, which King was taken from whom, the top of both piles, the size of the stock, and the marriages shown. It is said when the stock is made anew.

    Only you see your hand. Of passed cards, who gives and who gets them know; the suit of a Six that is handed over, the two. That a target chose between Kings is told to nobody: from the shot to the last card drawn for it the table only sees that this player answers.

rules-17-title = What is unclear
rules-17-text =
    If something here is unclear, or the game does not do what is written, tell whoever runs this bot, or open an issue of the project.

## Your first game

tutorial-1 = You hold 7 cards and first pass 3 on. Give away Sixes (−20 each, and you can hardly discard one) and Queens without their King (−25 each). Keep Tens, pairs that make a gun, and Jacks or Kings if you have several.
tutorial-2 = On your turn: one action if you like, then discard one card and draw one. From the stock you discard first; from the pile you take first. Lay your Tens early: 10 points each and a new card, but a Ten left in your hand costs 30.
tutorial-3 = King and Queen of one suit: show them, 25 points. Then part them by discarding one: left together at the end they cost 50. A Nine lets everybody pass two cards: that is how you get rid of Sixes.
tutorial-4 = Guns: 2 2, 3 8, 3 5 7, or 4 5 of one suit. Draw one in a turn, shoot in a later one at somebody who has a gun too. A card is turned: if its suit is that of the King, he is saved and gets a badge; if not, the King is yours. Only a 45 hits protected Kings.
tutorial-5 = The deal ends when all Tens lie open and a 22 is drawn, or when the fourth badge is taken; who does that gets 30. Four of a kind of Jacks, Queens or Kings are worth 80, 100 and 150, a family of one suit 120. The first to 500 wins.
