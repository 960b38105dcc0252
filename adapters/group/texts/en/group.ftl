# The group chat in the terminal (hospoda group).

# $name: the chat's admin.
group-welcome = A group chat at this keyboard; its admin is { $name }.
group-hint = Ala: /new koblarz opens a table · ? helps · q saves and leaves
group-message = #{ $number } in the group
group-only = #{ $number } only { $name } sees:
group-answer = → { $name }: { $words }
group-key = [{ $number }] { $label }
group-speaks = { $name } speaks.
group-talk = That is talk, and the bot does not listen to it: commands begin with /, keys are numbers. ? helps
group-no-name = That is no name: a name begins with a letter, and nobody is called “group”.
group-no-keys = No message has keys now. /help or /new shows some.
group-no-message = There is no message #{ $number } any more.
group-no-key = { $most ->
    [0] Message #{ $number } has no keys any more.
    [one] Message #{ $number } has only key 1.
   *[other] Message #{ $number } has keys 1 to { $most }.
}
group-help-1 = Ala: /new koblarz – Ala says it; without a name whoever spoke last speaks on
group-help-2 = Bolek: 3 – presses key 3 of the newest message that shows him keys
group-help-3 = Bolek: #2 3 – presses key 3 of message #2 · Bolek: { go-join } – the key of that name
group-help-4 = /new · /join · /leave · /options · /begin · /close: a table and its seats
group-help-5 = /hand · /bet 2 · /pass 3s 4h 5c · /play Ks: playing
group-help-6 = /pause · /resume · /kick · /lastdeal · /finish: breaks and votes · /record · /verify
group-help-7 = /leaderboard · /stats · /history: results · /link · /forget: your data · /luck: your own chance
group-help-8 = /table · /rules · /settings · /language · /help · q: saves and leaves
