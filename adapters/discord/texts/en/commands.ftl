## The commands: at most 100 letters each

command-new = Open a table
command-table = The tables here: whose turn, with links
command-hand = Your hand and what you may do, for you alone
command-bet = Stake coins
command-pass = Pass, or pass cards on
command-play = Play a card or do an act
command-rules = The rules of a game
command-stats = Results of a player
command-leaderboard = Who plays best
command-help = What there is
command-hospoda = Tables, settings and records
command-join = Sit down
command-leave = Stand up
command-begin = Begin the match
command-options = Options of the table
command-luck = Add your own chance to the secret
command-close = Close the table
command-pause = Pause the table
command-resume = Go on
command-kick = Vote somebody out
command-lastdeal = Make this deal the last
command-finish = Finish now, by vote
command-record = The record of the match
command-verify = Check that the chance was fair
command-settings = Settings of the channel, or your own
command-language = The channel's language; in private your own
command-history = Matches that were played
command-link = One person on two platforms
command-unlink = Two people again
command-forget = Delete what is kept of you
command-privacy = What is kept of you

## Their options: at most 100 letters each

command-option-game = Which game
command-option-new-options = Options, as in: target=300 turn_seconds=120
command-option-thread = Open a thread for the table
command-option-table = Code of the table, where several could be meant
command-option-coins = How many coins
command-option-cards = Cards, as in: 3♠ 4♥ 5♣
command-option-what = A card or an act, as in: K♠
command-option-player = Whose results; without: your own
command-option-period = Since when
command-option-where = Of this channel or of all
command-option-week = This week
command-option-month = This month
command-option-year = This year
command-option-all = Always
command-option-chat = This channel
command-option-everywhere = Everywhere
command-option-seat = Number of the seat
command-option-option = Name of the option
command-option-value = Its new value
command-option-phrase = Any words
command-option-setting = Name of the setting
command-option-mine = Your own settings instead of the channel's
command-option-language = Which language
command-option-code = The code from the other platform
