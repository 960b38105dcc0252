## Ono što kaže samo Telegram

telegram-wait = Primljeno. Traje trenutak.
telegram-sent = Stiglo je u naš privatni čet.
telegram-no-private = Otvori naš privatni čet i pritisni {"Start"}; onda pitaj ponovo.
telegram-open = U naš privatni čet
telegram-anonymous = U ime grupe ili kanala možeš da zatvaraš i podešavaš, ali ne i da sedneš: piši u svoje ime.

## Meni komandi: najviše 256 slova po komandi

command-new = otvori sto
command-table = stolovi: ko je na potezu, s linkovima
command-hand = tvoje karte
command-bet = uloži novčiće: {"/bet 2"}
command-pass = dalje, ili predaj karte: {"/pass 3♠ 4♥ 5♣"}
command-play = igraj kartu: {"/play K♠"}
command-rules = pravila igre
command-stats = tvoje partije u brojkama, ili tuđe
command-leaderboard = ko vodi, po igri i periodu
command-help = šta sve postoji
command-join = sedi za sto
command-leave = ustani od stola
command-begin = počni partiju
command-options = opcije stola
command-luck = dodaj svoju sreću tajni
command-close = zatvori sto
command-pause = pauziraj sto
command-resume = nastavi igru
command-kick = glasaj da neko ode
command-lastdeal = neka ovo deljenje bude poslednje
command-finish = završi odmah, glasanjem
command-history = partije ovog četa, ili tvoje
command-record = zapis partije
command-verify = proveri da li je slučaj bio pošten
command-settings = podešavanja četa ili tvoja
command-language = tvoj jezik
command-link = računaj dva naloga kao jednog igrača
command-unlink = računaj ovaj nalog opet posebno
command-forget = obriši ono što se o tebi čuva
command-privacy = šta se o tebi čuva
