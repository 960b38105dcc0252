## Discord's own: what only this platform has to say.

discord-choose = Choose…
discord-more = More…
discord-mark = Mark cards…
discord-mark-exactly = Mark { $count }…
discord-type = Type…
discord-type-title = Type your play or value
discord-type-hint = K♠, or the words of a key
discord-press-hand = This panel stands still now. Press My hand on the board.
discord-hint-hand = Hands that cannot come in private are under My hand on the board, for their owners alone.
discord-fault = Something went wrong here. Please try again.
discord-no-thread = No thread can be opened here. Use /new in a text channel, or without a thread.
discord-lacks = I cannot set up a table here. I still need: { $rights }.
discord-not-here = I am not a member here, so no table can stand here. Ask somebody who manages the server to add me, or write to me in private.

## Permissions, by the names that Discord gives them

right-view-channel = View Channel
right-send-messages = Send Messages
right-send-messages-in-threads = Send Messages in Threads
right-create-public-threads = Create Public Threads
