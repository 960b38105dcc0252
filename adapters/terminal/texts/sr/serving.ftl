## hospoda run i hospoda check

help-run = Opslužuje platforme čiji su tokeni postavljeni
help-check = Kaže šta ne valja u konfiguraciji
# $names: na primer HOSPODA_TELEGRAM_TOKEN.
run-no-token = nijedan token nije postavljen: { $names }
run-listen = { $name } je {"HOST:PORT"}, na primer {"127.0.0.1:8443"}
telegram-token-refused = Telegram ne zna token iz {"HOSPODA_TELEGRAM_TOKEN"}: zatraži ga od {"@BotFather"}
telegram-silent = { $api } ne odgovara
check-database = baza: { $path }, u redu
check-telegram = Telegram: @{ $name }, u redu
check-telegram-groups = Telegram: bot ne može da se dodaje u grupe: {"/setjoingroups"} kod {"@BotFather"}
check-telegram-privacy = Telegram: režim privatnosti je isključen, a može biti uključen: {"/setprivacy"} kod {"@BotFather"}
