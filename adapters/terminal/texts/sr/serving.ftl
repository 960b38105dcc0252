## hospoda run i hospoda check

help-run = Opslužuje platforme čiji su tokeni postavljeni
help-check = Kaže šta ne valja u konfiguraciji
# $names: na primer HOSPODA_TELEGRAM_TOKEN.
run-no-token = nijedan token nije postavljen: { $names }
run-listen = { $name } je {"HOST:PORT"}, na primer {"127.0.0.1:8443"}
run-address = { $name } je adresa, na primer { $such }
telegram-token-refused = Telegram ne zna token iz {"HOSPODA_TELEGRAM_TOKEN"}: zatraži ga od {"@BotFather"}
telegram-silent = Telegram: { $api } ne odgovara
check-database = baza: { $path }, u redu
check-telegram = Telegram: @{ $name }, u redu
check-telegram-groups = Telegram: bot ne može da se dodaje u grupe: {"/setjoingroups"} kod {"@BotFather"}
check-telegram-privacy = Telegram: režim privatnosti je isključen, a može biti uključen: {"/setprivacy"} kod {"@BotFather"}
discord-token-refused = Discord ne zna token iz {"HOSPODA_DISCORD_TOKEN"}: vidi {"https://discord.com/developers/applications"}
discord-silent = Discord: { $api } ne odgovara
check-discord =
    { $servers ->
        [one] Discord: { $name }, na { $servers } serveru, u redu
        [few] Discord: { $name }, na { $servers } servera, u redu
       *[other] Discord: { $name }, na { $servers } servera, u redu
    }
# The same, where something is wrong: what, is said below.
check-discord-wrong =
    { $servers ->
        [one] Discord: { $name }, na { $servers } serveru
        [few] Discord: { $name }, na { $servers } servera
       *[other] Discord: { $name }, na { $servers } servera
    }
check-discord-invite = Discord: dodaj ga na server: { $url }
# $rights: imena dozvola.
check-discord-lacks = Discord: na serveru { $server } nedostaje: { $rights }
check-discord-lacks-in = Discord: na serveru { $server } u { $channels } nedostaje: { $rights }
check-discord-shut = Discord: na serveru { $server } stolovi stoje u arhiviranim ili zaključanim nitima: { $channels }
check-discord-gone = Discord: na serveru { $server } stolovi su stajali u kanalima koji su obrisani: { $channels }
# $more: how many channels are not named.
check-discord-more = { $channels } i još { $more }
check-discord-not-all = Discord: kanal po kanal pregledano je samo ovoliko servera: { $looked } od { $servers }
check-discord-intents = Discord: uključena je povlašćena namera ({"intent"}); botu nije potrebna nijedna
