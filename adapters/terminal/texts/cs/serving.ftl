## hospoda run a hospoda check

help-run = Obsluhuje platformy, jejichž tokeny jsou nastavené
help-check = Řekne, co je v nastavení špatně
# $names: such as HOSPODA_TELEGRAM_TOKEN.
run-no-token = není nastavený žádný token: { $names }
run-listen = { $name } je HOST:PORT, například 127.0.0.1:8443
run-address = { $name } je adresa, například { $such }
telegram-token-refused = Telegram nezná token z HOSPODA_TELEGRAM_TOKEN: vyžádej si ho u @BotFather
telegram-silent = Telegram: { $api } neodpovídá
check-database = databáze: { $path }, v pořádku
check-telegram = Telegram: @{ $name }, v pořádku
check-telegram-groups = Telegram: bota nejde přidávat do skupin: /setjoingroups u @BotFather
check-telegram-privacy = Telegram: režim soukromí je vypnutý, a může být zapnutý: /setprivacy u @BotFather
discord-token-refused = Discord nezná token z HOSPODA_DISCORD_TOKEN: viz https://discord.com/developers/applications
discord-silent = Discord: { $api } neodpovídá
check-discord = { $servers ->
    [one] Discord: { $name }, na { $servers } serveru, v pořádku
    [few] Discord: { $name }, na { $servers } serverech, v pořádku
   *[other] Discord: { $name }, na { $servers } serverech, v pořádku
}
# The same, where something is wrong: what, is said below.
check-discord-wrong = { $servers ->
    [one] Discord: { $name }, na { $servers } serveru
    [few] Discord: { $name }, na { $servers } serverech
   *[other] Discord: { $name }, na { $servers } serverech
}
check-discord-invite = Discord: přidej ho na server: { $url }
# $rights: names of permissions.
check-discord-lacks = Discord: na serveru { $server } mu chybí: { $rights }
check-discord-lacks-in = Discord: na serveru { $server } mu v { $channels } chybí: { $rights }
check-discord-shut = Discord: na serveru { $server } stojí stoly v archivovaných nebo zamčených vláknech: { $channels }
check-discord-gone = Discord: na serveru { $server } stály stoly v kanálech, které byly smazány: { $channels }
# $more: how many channels are not named.
check-discord-more = { $channels } a ještě { $more }
check-discord-not-all = Discord: po kanálech bylo prohlédnuto jen tolik serverů: { $looked } z { $servers }
check-discord-intents = Discord: je zapnutý privilegovaný intent; bot žádný nepotřebuje
