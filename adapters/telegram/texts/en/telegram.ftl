## Telegram's own: what only this platform has to say.

telegram-wait = Taken. It takes a moment.
telegram-sent = It is in our private chat.
telegram-no-private = Open our private chat and press Start; then ask again.
telegram-open = To our private chat
telegram-anonymous = In the name of a group or channel you may close and set, but not sit: write as yourself.

## The menu of commands: at most 256 letters each

command-new = open a table
command-table = tables: whose turn, with links
command-hand = your hand
command-bet = stake coins: /bet 2
command-pass = pass, or pass cards on: /pass 3♠ 4♥ 5♣
command-play = play a card: /play K♠
command-rules = the rules of a game
command-stats = your matches in numbers, or a player’s
command-leaderboard = who leads, by game and period
command-help = what there is
command-join = sit down
command-leave = stand up
command-begin = begin the match
command-options = options of the table
command-luck = add your own chance to the secret
command-close = close the table
command-pause = pause the table
command-resume = go on
command-kick = vote somebody out
command-lastdeal = make this deal the last
command-finish = finish now, by vote
command-history = the matches of this chat, or yours
command-record = the record of the match
command-verify = check that the chance was fair
command-settings = settings of the chat, or your own
command-language = your language
command-link = count two accounts as one player
command-unlink = count this account for itself again
command-forget = delete what is kept of you
command-privacy = what is kept of you
