## hospoda run a hospoda check

help-run = Obsluhuje platformy, jejichž tokeny jsou nastavené
help-check = Řekne, co je v nastavení špatně
# $names: such as HOSPODA_TELEGRAM_TOKEN.
run-no-token = není nastavený žádný token: { $names }
run-listen = { $name } je HOST:PORT, například 127.0.0.1:8443
telegram-token-refused = Telegram nezná token z HOSPODA_TELEGRAM_TOKEN: vyžádej si ho u @BotFather
telegram-silent = { $api } neodpovídá
check-database = databáze: { $path }, v pořádku
check-telegram = Telegram: @{ $name }, v pořádku
check-telegram-groups = Telegram: bota nejde přidávat do skupin: /setjoingroups u @BotFather
check-telegram-privacy = Telegram: režim soukromí je vypnutý, a může být zapnutý: /setprivacy u @BotFather
