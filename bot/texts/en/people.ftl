## Accounts that are linked, and what is kept of people

account-in-private = That is a matter for the two of us: come to my private chat.
# $accounts: names with their platforms.
link-account = { $name } ({ $platform })
link-with = Linked: { $accounts }
link-code = Your code: { $code }. Type it in private with your other account, within 10 minutes: on Telegram { $command }, on Discord with the command “hospoda link”.
link-how = From then on the results of both count as one player’s. Taken back with /unlink; nothing is lost.
link-ask = This code was shown to { $account }. Are you that, too? Then your results count together.
link-unknown = That code is wrong, used or older than 10 minutes. A new one: /link with your other account.
link-own = That is this account’s own code. Type it with your other account.
link-too-many = Too many wrong codes. Wait 10 minutes, then ask for a new one: /link
link-too-often = Linking and unlinking works every rating out anew: try again tomorrow.
link-already = These accounts are linked already.
link-not = Nothing was changed.
done-link = Linked with { $account }. Results count together; after many matches the ratings follow within minutes.
unlink-none = This account is linked with no other one. To link: /link
unlink-ask = Shall this account count for itself again? Each keeps the results that were played with it.
done-unlink = This account counts for itself again; ratings become what they would be if it had always been so, after many matches within minutes.
go-link = Link
go-unlink = Unlink
go-cancel = Cancel
go-my-data = My data
go-forget = Forget me
go-forget-now = Delete for ever
forget-about =
    Deleted: what you have set, your name and your account wherever they stand here, links to other accounts. You leave all tables.
    Stays: what happened at the tables, as a former player’s, so that the others’ results and records stand.
    Other accounts of yours stay: do the same there.
forget-ask = Delete everything that is kept of you? It cannot be taken back.
forget-late = That key is too old. Begin anew: /forget
forget-not = Nothing was deleted.
done-forget = Done: nothing that is kept here names you any more.
done-forget-later = Nearly done: one of your tables stands still because of a fault. It forgets you as soon as it goes on.
done-my-data = Everything that is kept of you.
privacy =
    What is kept, until you say /forget: your number and name on this platform, what you have set, where you sit or wait for a seat, your results with your name, the records of your matches with your plays, a phrase of luck that you chose.
    What is not: anything else that you write. Hands and plays are in no log; a log names nobody, numbers of admins who changed settings apart.
    Results and records stay for good, so that everybody can check that a match was fair; after /forget as a former player’s. A phrase of luck stays in its record, for the shuffle follows from it.
    Whoever runs this bot keeps backups and logs as long as he says. What stands in the chat is the platform’s.
