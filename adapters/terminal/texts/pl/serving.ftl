## hospoda run i hospoda check

help-run = Obsługuje platformy, których tokeny są ustawione
help-check = Mówi, co jest nie tak z konfiguracją
run-no-token = brak tokenu: { $names }
run-listen = { $name } to HOST:PORT, np. 127.0.0.1:8443
run-address = { $name } to adres, np. { $such }
telegram-token-refused = Telegram nie zna tokenu z HOSPODA_TELEGRAM_TOKEN: poproś o niego @BotFather
telegram-silent = Telegram: { $api } nie odpowiada
check-database = baza danych: { $path }, w porządku
check-telegram = Telegram: @{ $name }, w porządku
check-telegram-groups = Telegram: bota nie można dodawać do grup: /setjoingroups u @BotFather
check-telegram-privacy = Telegram: tryb prywatności jest wyłączony, a może być włączony: /setprivacy u @BotFather
discord-token-refused = Discord nie zna tokenu z HOSPODA_DISCORD_TOKEN: zobacz https://discord.com/developers/applications
discord-silent = Discord: { $api } nie odpowiada
check-discord = { $servers ->
    [one] Discord: { $name }, na { $servers } serwerze, w porządku
    [few] Discord: { $name }, na { $servers } serwerach, w porządku
    [many] Discord: { $name }, na { $servers } serwerach, w porządku
   *[other] Discord: { $name }, na { $servers } serwera, w porządku
}
# The same, where something is wrong: what, is said below.
check-discord-wrong = { $servers ->
    [one] Discord: { $name }, na { $servers } serwerze
    [few] Discord: { $name }, na { $servers } serwerach
    [many] Discord: { $name }, na { $servers } serwerach
   *[other] Discord: { $name }, na { $servers } serwera
}
check-discord-invite = Discord: dodaj go do serwera: { $url }
# $rights: names of permissions.
check-discord-lacks = Discord: na serwerze { $server } brakuje: { $rights }
check-discord-lacks-in = Discord: na serwerze { $server } brakuje na { $channels }: { $rights }
check-discord-shut = Discord: na serwerze { $server } stoliki stoją w zarchiwizowanych lub zablokowanych wątkach: { $channels }
check-discord-gone = Discord: na serwerze { $server } stoliki stały na kanałach, które usunięto: { $channels }
# $more: how many channels are not named.
check-discord-more = { $channels } i jeszcze { $more }
check-discord-not-all = Discord: kanał po kanale sprawdzono tylko tyle serwerów: { $looked } z { $servers }
check-discord-intents = Discord: włączona jest uprzywilejowana intencja; bot żadnej nie potrzebuje
