## Discord's own: what only this platform has to say.

discord-choose = Choose…
discord-more = More…
discord-mark = Mark cards…
discord-mark-exactly = Mark { $count }…
discord-type = Type…
discord-type-title = Type your play or value
discord-type-hint = K♠, or the words of a key
discord-press-hand = This panel stands still now. Press { go-hand } on the board.
discord-panel-now = Too late for that key: the panel now shows what is asked.
discord-hint-hand = Hands that cannot come in private are under { go-hand } on the board, for their owners alone.
discord-fault = Something went wrong here. Please try again.
discord-no-thread = No thread can be opened here. Use /new in a text channel, or without a thread.
discord-lacks = I cannot set up a table here. I still need: { $rights }.
discord-no-file = I may not send a file here: I still need { $rights }. In private it works.
discord-locked = I cannot set up a table here: this thread is locked.
discord-board-lacks = The board here is out of date. I still need: { $rights }.
discord-board-shut = The board here is out of date: this thread is locked or archived.
# $why: channel, view, thread or send.
discord-table-shut = { $why ->
    [channel] { $code } cannot be shown: its channel is gone, or I am not in that server any more.
    [view] { $code } cannot be shown: I do not see its channel.
    [thread] { $code } cannot be shown: its thread is locked or archived.
   *[send] { $code } cannot be shown: I may not write in its channel.
}
discord-not-here = I am not a member here, so no table can stand here. Ask somebody who manages the server to add me, or write to me in private.

## Permissions, by the names that Discord gives them

right-view-channel = View Channel
right-send-messages = Send Messages
right-send-messages-in-threads = Send Messages in Threads
right-create-public-threads = Create Public Threads
right-attach-files = Attach Files
