## hospoda run and hospoda check

help-run = Serve the platforms whose tokens are set
help-check = Say what is wrong with the configuration
# $names: such as HOSPODA_TELEGRAM_TOKEN.
run-no-token = no token is set: { $names }
run-listen = { $name } is HOST:PORT, such as 127.0.0.1:8443
run-address = { $name } is an address such as { $such }
telegram-token-refused = Telegram does not know the token in HOSPODA_TELEGRAM_TOKEN: ask @BotFather for it
telegram-silent = Telegram: { $api } does not answer
check-database = database: { $path }, fine
check-telegram = Telegram: @{ $name }, fine
check-telegram-groups = Telegram: the bot may not be added to groups: /setjoingroups at @BotFather
check-telegram-privacy = Telegram: privacy mode is off; it may be on: /setprivacy at @BotFather
discord-token-refused = Discord does not know the token in HOSPODA_DISCORD_TOKEN: see https://discord.com/developers/applications
discord-silent = Discord: { $api } does not answer
check-discord = { $servers ->
    [one] Discord: { $name }, in { $servers } server, fine
   *[other] Discord: { $name }, in { $servers } servers, fine
}
# The same, where something is wrong: what, is said below.
check-discord-wrong = { $servers ->
    [one] Discord: { $name }, in { $servers } server
   *[other] Discord: { $name }, in { $servers } servers
}
check-discord-invite = Discord: add it to a server: { $url }
# $rights: names of permissions.
check-discord-lacks = Discord: in { $server } it lacks: { $rights }
check-discord-lacks-in = Discord: in { $server } it lacks in { $channels }: { $rights }
check-discord-shut = Discord: in { $server } tables stand in threads that are archived or locked: { $channels }
check-discord-gone = Discord: in { $server } tables stood in channels that are deleted: { $channels }
# $more: how many channels are not named.
check-discord-more = { $channels } and { $more } more
check-discord-not-all = Discord: only { $looked } of { $servers } servers were looked at channel by channel
check-discord-intents = Discord: a privileged intent is on; it needs none
