## hospoda run und hospoda check

help-run = Die Plattformen bedienen, deren Token gesetzt ist
help-check = Sagen, was an der Konfiguration nicht stimmt
# $names: etwa HOSPODA_TELEGRAM_TOKEN.
run-no-token = kein Token ist gesetzt: { $names }
run-listen = { $name } ist HOST:PORT, etwa 127.0.0.1:8443
run-address = { $name } ist eine Adresse, etwa { $such }
telegram-token-refused = Telegram kennt den Token in HOSPODA_TELEGRAM_TOKEN nicht: frag @BotFather danach
telegram-silent = Telegram: { $api } antwortet nicht
check-database = Datenbank: { $path }, in Ordnung
check-telegram = Telegram: @{ $name }, in Ordnung
check-telegram-groups = Telegram: der Bot darf nicht in Gruppen aufgenommen werden: /setjoingroups bei @BotFather
check-telegram-privacy = Telegram: der Privacy-Modus ist aus; er darf an sein: /setprivacy bei @BotFather
discord-token-refused = Discord kennt den Token in HOSPODA_DISCORD_TOKEN nicht: siehe https://discord.com/developers/applications
discord-silent = Discord: { $api } antwortet nicht
check-discord = { $servers ->
    [one] Discord: { $name }, auf { $servers } Server, in Ordnung
   *[other] Discord: { $name }, auf { $servers } Servern, in Ordnung
}
# The same, where something is wrong: what, is said below.
check-discord-wrong = { $servers ->
    [one] Discord: { $name }, auf { $servers } Server
   *[other] Discord: { $name }, auf { $servers } Servern
}
check-discord-invite = Discord: nimm den Bot in einen Server auf: { $url }
# $rights: Namen von Berechtigungen.
check-discord-lacks = Discord: in { $server } fehlt: { $rights }
check-discord-lacks-in = Discord: in { $server } fehlt in { $channels }: { $rights }
check-discord-shut = Discord: in { $server } stehen Tische in archivierten oder gesperrten Threads: { $channels }
check-discord-gone = Discord: in { $server } standen Tische in Kanälen, die gelöscht sind: { $channels }
# $more: how many channels are not named.
check-discord-more = { $channels } und { $more } weitere
check-discord-not-all = Discord: nur { $looked } von { $servers } Servern wurden Kanal für Kanal angesehen
check-discord-intents = Discord: ein privilegierter Intent ist an; gebraucht wird keiner
