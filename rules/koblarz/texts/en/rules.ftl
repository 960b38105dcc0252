# The rules of Koblarz as players read them, in our own words, after the author's rules and our rulings.
# A line break is meant as one; a paragraph is one line and may be wrapped anywhere.

rules-title = Rules of Silesian Koblarz

rules-1-title = The game and its author
rules-1-text =
    The author of this game is Stanisław Neblik – Fojerman; its full name is “Śląski koblarz od Fojermana”. Three to seven people play. Two at a time stake coins in secret into a bank and roll a die for what lies in it. With a Joker you can roll for a bank of others, with a Fire you can burn one.

    It is a social game and never a game for money. The coins (grosze) are pieces, nothing else: nobody may pay for them or be paid for them.

    This text tells the rules in our own words. Where the author's rules are silent or can be read in two ways, somebody had to decide; such a place says “our ruling”. Where the author leaves the choice to those who organise a game, it is an option of the table. The value called usual holds unless the table says otherwise.

rules-2-title = What lies on the table
rules-2-text =
    You have a wallet with 10 coins, from which you stake, and a sock, empty at first, which takes what you win. Nothing is ever staked from the sock; only a Joker's penalty takes coins out of it. You also hold two tokens: a Joker, with a side 1 and a side 2, and a Fire (in Polish “Pali się”).

    In the middle there are as many banks as there are players, and a trash. No coin and no Joker is added or lost during a game: what has left your hands lies in a bank, in a sock or in the trash. A Fire that has been used is gone.

    On the board, J and F are a Joker and a Fire still held, F! is a Fire that is locked, and +J is a Joker won.

rules-3-title = Start numbers
rules-3-text =
    Everybody has a start number. It decides who plays whom at which bank, and often who rolls first. All roll the die once, in the order of the seats; the highest roll gets number 1, the next one number 2, and so on. Those who rolled the same roll again among themselves, as often as it takes. The highest such group goes first, and only when all in it differ does the next group roll.

    Option numbers: each-game (usual): drawn before each game. once: drawn before the first game and kept for the match. seats: no dice, the number of your seat is your start number.

rules-4-title = Banks, pairs and rounds
rules-4-text =
    Each bank has its pair, the same two players for the whole game, and everybody plays at exactly two banks. These start numbers make the pairs, from bank 1 on:

    3 players: 1–3, 2–3, 1–2.
    4 players: 1–3, 2–4, 1–4, 2–3.
    5 players: 1–2, 3–4, 1–5, 2–3, 4–5.
    6 players: 1–2, 3–4, 5–6, 2–3, 1–6, 4–5.
    7 players: 1–2, 3–4, 5–6, 1–7, 2–3, 4–5, 6–7.

    A round goes through the banks in order, from bank 1 to the last; then the next round begins. A bank is dead once nothing lies in it, neither coin nor Joker, and the wallets of both its players are empty. Dead banks are skipped.

rules-5-title = Stakes
rules-5-text =
    When a bank's turn comes, both of its pair choose 1, 2 or 3 coins in secret and at the same time, but never more than there is in their wallet. Nobody learns a choice before both are in, not even the other player; only that a choice is in may be seen. A stake cannot be taken back. Then both are shown at once, and the coins move from the wallets into the bank.

    Coins that lie in the bank from earlier rounds play no part in this: you stake anew, from your wallet.

    With an empty wallet you are not asked. You play without adding a coin, and you count as a stake of 1 (our ruling). Option empty_call: 1 (usual), 2 or 3 is what an empty wallet counts as.

    Blocking tie: where both count as 3, nobody rolls, and neither Joker nor Fire can be played. The coins stay in the bank, and the next bank's turn comes. A tie in which nobody staked a coin, two empty wallets that count as 3 each, never blocks; one real stake of 3 against an empty wallet that counts as 3 does (our ruling).

rules-6-title = Rolling
rules-6-text =
    The number to hit is the sum of the two stakes, an empty wallet taken as what it counts as: 2 to 5, and 6 only where two empty wallets count as 3 each. Coins left from earlier rounds are not part of it. The author writes of “the number from the bidding”; that this means the sum is our ruling.

    You roll as many times as you staked coins, all in a row (with an empty wallet: as many times as you count for). Who staked more coins rolls first; with equal stakes it is the lower start number. For this an empty wallet has staked 0, whatever it counts as. In a game of four the lower start number of the pair always rolls first.

    Every roll has to be made. A roll of the number to hit takes the whole bank, coins and Jokers, into the roller's sock, and the bank's turn is over. If the last roll misses too, everything stays in the bank for the next round.

    Option four_players: low-number (usual): as just said. high-call: in a game of four, too, the higher stake rolls first. With other numbers of players this option changes nothing.

    Option rolls: in-a-row (usual): as just said. alternate: the two take turns, one roll each, and who has more rolls goes on alone.

rules-7-title = The Joker as a challenge
rules-7-text =
    At a bank where you are not one of the pair you may play your Joker for what lies in it. The moment for this is after the stakes are shown and before the first roll. You need your Joker and at least 1 coin in your sock, and no Joker may have gone into this bank in this round. You choose side 1 or side 2.

    The Joker goes into the bank. You roll before the pair, once with side 1, twice with side 2, for the same number to hit. A hit takes the whole bank, your Joker with it, and the bank's turn is over.

    If all your rolls miss, you pay a penalty into this bank: 2 coins with side 1, 4 coins with side 2. It is taken from your sock. For each coin that is missing there, 2 are taken from your wallet. If the wallet cannot pay that, it is emptied and your Joker is unsettled: your Fire stays locked until the game ends, and will cost you points.

    The penalty is taken by itself, there is nothing to choose (our ruling). An unsettled Joker locks your Fire and does nothing else: you play on like anybody with an empty wallet (our ruling).

    Then the pair rolls for the bank, penalty included. The number to hit and the order of the rolls stay as they were (our ruling).

rules-8-title = Throwing the Joker away
rules-8-text =
    Once the pair has rolled, a Joker can no longer challenge at this turn, but you can get rid of it without any risk: it goes into the bank, and you do not roll for it. The moment for this is after the pair's first roll, while a roll of this turn is still to come; a roll that has fallen is not touched. Anybody who still has a Joker may do it, the pair included. Each bank takes one Joker a round, challenge or not.

    If you are one of the pair and throw your Joker away, you roll no more in this turn: the rolls you had left are struck. If that leaves no roll at all, the turn is over and everything stays in the bank.

    Option throw_needs_sock: off (usual): no coin is needed, for a throw is not played for the bank. on: here too you need a coin in your sock.

rules-9-title = Fire
rules-9-text =
    Fire burns the bank whose turn it is: all that lies in it goes to the trash, coins and Jokers, and counts for nobody. The turn is over, and your Fire is used up. Only what lies there now is burnt; in the next round the pair stakes at this bank again.

    Anybody may call Fire, one of the pair and the challenger too, and an empty wallet is no hindrance. But your own Joker must have left your wallet, and it must not be unsettled. The moment for this is after the stakes are shown, while a roll of this turn is still to come: never at a blocking tie, never after the turn's last roll.

    A Fire before the challenger's last miss, whoever calls it, ends the challenge without a penalty (our ruling).

    Joker and Fire act forward only: they come before the next roll and change nothing about the last. So that you can say something, a roll that somebody may still answer is held for a moment, or until all who may answer let it roll.

rules-10-title = Empty wallets, and how a game ends
rules-10-text =
    With an empty wallet you play on at each of your banks, without adding coins, as long as something lies in it or the other player has coins left. Once there is nothing in the bank and nothing in either wallet, that bank is dead for both of you; your other bank may still be alive.

    With an empty wallet and both your banks dead you have finished and only watch. You cannot play Joker or Fire any more, and those you still hold cost you points. This is judged at every moment, in the middle of a turn as well.

    Option finished_players: watch (usual): as just said. interrupt: who has finished may still play Joker and Fire.

    The game ends when every bank is dead, so all wallets and all banks are empty. Jokers and Fires may be left in players' hands.

rules-11-title = Points and the match
rules-11-text =
    Each coin in your sock: 10 points. Each Joker in your sock: 20. A Joker still held: −20. A Fire still held: −20. What lies in the trash counts for nobody.

    A match is as many games as it takes, and their points are added up. If after a game anybody has the points to reach, the match is over and the highest total wins; if several have it, they share the win.

    Option target: the points to reach, 500 (usual) or 100 to 2000; or none, if you play for time alone.

    Option time_limit_minutes: none (usual), or 10 to 240, for example 60 or 120. The first game that ends after this time is the last one, and again the highest total wins or is shared. Where several ends meet, a Silesian draw goes before the points, and the points go before the time.

rules-12-title = The Silesian draw
rules-12-text =
    It is a Silesian draw if a game ends with everybody equal in all of these: coins in the sock, Jokers in the sock, and Jokers still held. Nothing for everybody is equal too; Fires still held do not matter.

    Then nobody wins. It is a loss for each player, the match is over at once, and the points of this game are not added. No one who played in it may sit down to Koblarz anywhere on this bot until midnight (by the clock of that chat), and in a tournament they are out.

    Option silesian_draw: on (usual). off: such a game counts like any other.

rules-13-title = An example turn
rules-13-text =
    Five play: Ala has start number 1, Bolek 2, Cyryl 3, Dana 4, Ewa 5. It is round 2, and bank 2 with the pair 3–4 comes up, Cyryl and Dana. 3 coins lie there from round 1.

    Cyryl chooses 1 and Dana 2. Both are shown; now the bank holds 6. The number to hit is 1 + 2 = 3. Dana staked more, so the order is Dana, Dana, Cyryl.

    Ala has a Joker and 3 coins in the sock, and says: Joker, side 2. The Joker goes into the bank. Ala rolls for a 3, twice: 5 and 1. Two misses cost 4 coins. The sock pays 3; the coin that is missing costs 2 from the wallet. The bank now holds 6 + 5 = 11 coins and a Joker.

    Dana rolls a 4: miss. Bolek would like to throw a Joker away, but this bank has had its Joker this round. Ewa got rid of a Joker earlier and could call Fire now, before Dana's next roll, but lets it go.

    Dana rolls a 3: hit. 11 coins and the Joker go into Dana's sock, worth 110 + 20 points. It is too late for a Fire, and Cyryl does not roll any more. Had Dana and Cyryl missed, all of it would have stayed for round 3.

rules-14-title = What is not said here, and what is unclear
rules-14-text =
    What these rules leave open is decided by those who organise the game, or agreed among the players. The options named above are such choices: they are set before the match begins, and everybody at the table can see them.

    If something here is unclear, or the game does not do what is written, tell whoever runs this bot, or open an issue of the project. The author, too, asks players to report what is not plain, so that it can be put right.

## Your first game

tutorial-1 = Your wallet holds 10 coins, your sock is empty. Coins go from wallets into banks, and what you win goes into your sock. Only the sock brings points. You play at two of the banks, always against the same player there.
tutorial-2 = When one of your banks comes up, stake 1, 2 or 3 coins. Nobody sees your choice until both are in. Careful: 3 and 3 blocks the bank; nobody rolls, and the coins stay for the next round.
tutorial-3 = The two stakes added up are the number to hit: 1 + 2 makes 3. You roll once for each coin you staked; who staked more goes first (among four, the lower start number). A hit takes the whole bank. If everybody misses, it waits for the next round.
tutorial-4 = At other banks you may play your Joker before the first roll, if you have a coin in your sock. Side 1 gives one roll, side 2 two; missing costs 2 or 4 coins. After the pair's first roll you can also throw it away without risk. A Joker you keep costs 20 points.
tutorial-5 = Once your Joker is gone you may call Fire, once a game and before a roll: the bank burns for everybody. A Fire you keep costs 20 points. In the end a coin in the sock is 10 points, a Joker won 20. And if all end up exactly equal, all lose: the Silesian draw.
