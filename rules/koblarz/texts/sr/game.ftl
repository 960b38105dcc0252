# Koblarz na srpskom. Ključevi i argumenti: rules/koblarz/*.py; reči: rečnik projekta.
# Mesto stiže kao znak (①), spisak mesta s razmacima. Red na prikazu stola i u toku igre: najviše 34 znaka.

## Igra

deal-number = { $deal }. igra
game-name = Šleski koblarz
game-short = Koblarz
game-about = Skriveni ulozi, jedna kockica, Džoker i „Gori!”; za 3–7 igrača.

## Prikaz stola

board-title = krug { $round }
board-legend = novčanik, čarapa, žetoni, partija:
board-purse = { $wallet }, { $sock }
# Džoker u čarapi.
board-won-jokers = { $jokers ->
    [1] +{"J"}
   *[other] +{ $jokers }{"J"}
}
board-total = { $points }
board-watches = posmatra
board-trash = Kanta: { $what }
board-dice = Kockica
# Mesta po redu startnih brojeva.
board-numbers = Startni brojevi 1–{ $most }: { $seats }
bank-coins = { $coins }
bank-coins-jokers = { $jokers ->
    [1] { $coins } + {"J"}
   *[other] { $coins } + { $jokers }{"J"}
}
seat = { $seat }

# Žetoni u ruci: J je Džoker, G je „Gori!”, G! je „Gori!” zaključano zbog neizmirenog Džokera.
held-both = {"JG"}
held-joker = {"J"}
held-fire = {"G"}
held-fire-locked = {"G!"}
held-none = –

## Šta se sada pita

ask-over = Igra je gotova
ask-numbers = Bacanje za startne brojeve
ask-stakes = Banka { $bank } { $low }–{ $high }: ulog 1, 2 ili 3
ask-target = Banka { $bank } { $low }–{ $high }: { $first } + { $second }, traži se { $target }
ask-counts-as = { $seat } bez novčića: važi kao { $call }
# Po jedan znak za svako bacanje koje sledi, po redu.
ask-rolls = Bacaju redom: { $seats }
ask-may-challenge = Može izazov Džokerom: { $seats }
ask-may-throw = Može baciti Džokera: { $seats }
ask-may-fire = Može „Gori!”: { $seats }

# $coins: koliko je u novčaniku.
form-stake = { $coins ->
    [1] Banka { $bank }: uloži poslednji novčić
    [2] Banka { $bank }, imaš 2: uloži 1 ili 2
   *[other] Banka { $bank }, imaš { $coins }: uloži 1, 2 ili 3
}
form-interrupt = Banka { $bank }: baca { $roller }, traži se { $target }

## Dugmad i reči koje se umesto njih mogu kucati (sa zarezima)

key-stake = Uloži { $coins }
# What whoever staked is told, after "Done: ".
said-stake = { $coins ->
    [one] ulažeš { $coins } novčić, banka { $bank }
    [few] ulažeš { $coins } novčića, banka { $bank }
   *[other] ulažeš { $coins } novčića, banka { $bank }
}
key-roll = Baci
key-joker = Džoker { $side }
key-throw = Baci Džokera
key-fire = Gori!

words-stake = uloži { $coins }, ulozi { $coins }, ulog { $coins }, bet { $coins }, stake { $coins }
words-roll = baci, bacaj, bacanje, roll
words-joker = džoker { $side }, dzoker { $side }, džoker strana { $side }, dzoker strana { $side }, joker { $side }
words-throw = džoker, dzoker, baci džokera, baci dzokera, joker, throw, throw joker
words-fire = gori, gori!, spali, fire, burn

## Pitanje pre Džokera i „Gori!”

# $coins: kazna, 2 po strani; što fali u čarapi, košta dvostruko iz novčanika.
confirm-joker = { $side ->
    [1] { $sock ->
        [1] Džoker 1: bacaš jednom, traži se { $target }; promašaj košta 1 novčić iz čarape i 2 iz novčanika. Ako ih nema, tvoje „Gori!” se zaključava.
       *[other] Džoker 1: bacaš jednom, traži se { $target }; promašaj košta { $coins } od { $sock } novčića u čarapi.
    }
   *[other] { $sock ->
        [1] Džoker 2: bacaš dvaput, traži se { $target }; dva promašaja koštaju 1 novčić iz čarape i 6 iz novčanika. Ako ih nema, tvoje „Gori!” se zaključava.
        [2] Džoker 2: bacaš dvaput, traži se { $target }; dva promašaja koštaju 2 novčića iz čarape i 4 iz novčanika. Ako ih nema, tvoje „Gori!” se zaključava.
        [3] Džoker 2: bacaš dvaput, traži se { $target }; dva promašaja koštaju 3 novčića iz čarape i 2 iz novčanika. Ako ih nema, tvoje „Gori!” se zaključava.
       *[other] Džoker 2: bacaš dvaput, traži se { $target }; dva promašaja koštaju { $coins } od { $sock } novčića u čarapi.
    }
}
confirm-throw = Bacaš Džokera: ide u banku, bez rizika i bez bacanja kockice. Ko pogodi, uzima ga.
confirm-throw-own = { $rolls ->
    [one] Bacaš Džokera: ide u banku, a propada ti { $rolls } preostalo bacanje.
    [few] Bacaš Džokera: ide u banku, a propadaju ti { $rolls } preostala bacanja.
   *[other] Bacaš Džokera: ide u banku, a propada ti { $rolls } preostalih bacanja.
}
confirm-fire =
    „Gori!”: cela banka { $bank } ide u kantu, { $coins ->
        [0] nijedan novčić
        [one] { $coins } novčić
        [few] { $coins } novčića
       *[other] { $coins } novčića
    } i { $jokers ->
        [0] nijedan Džoker
        [one] { $jokers } Džoker
        [few] { $jokers } Džokera
       *[other] { $jokers } Džokera
    }. Tvoje „Gori!” je time potrošeno.

## Igračev sopstveni red

hand-wallet = Novčanik { $coins }
hand-sock = čarapa { $coins }
hand-staked = tvoj ulog { $coins }, još skriven

## Tok igre

log-round = Krug { $round }
# $target: 0 pri blokadi (niko ne baca).
log-shown = { $target ->
    [0] Banka { $bank }: { $low } { $first } + { $high } { $second }
   *[other] Banka { $bank }: { $low } { $first } + { $high } { $second }, traži se { $target }
}
stake-coins = { $coins }
# Prazan novčanik i koliko važi.
stake-empty = ({ $call })
log-blocked = Banka { $bank }: blokada 3:3, leži { $coins }
log-roll = { $seat }{ $die }
log-misses = { $rolls }: promašaj
log-hit = { $seat } { $die }: pogodak, uzima { $what }
log-stays = U banci { $bank } ostaje: { $what }
log-challenge = { $seat } Džoker { $side } na banku { $bank }
log-penalty = { $seat } promašuje, kazna { $coins }
log-unsettled = { $seat } plaća { $coins }, neizmiren Džoker: {"G!"}
log-thrown = { $struck ->
    [0] { $seat } baca Džokera
    [one] { $seat } baca Džokera, gubi { $struck } bacanje
    [few] { $seat } baca Džokera, gubi { $struck } bacanja
   *[other] { $seat } baca Džokera, gubi { $struck } bacanja
}
log-fire = { $seat } Gori! Banka { $bank }: spaljeno { $what }

## Kraj igre

over-banks-dead = Sve banke i novčanici su prazni
over-silesian-draw = Šleski remi: niko ne pobeđuje
score-sock = čarapa
score-jokers = { $jokers ->
    [1] dobijen {"J"}
   *[other] dobijeno { $jokers }{"J"}
}
score-joker-held = {"J"} u novčaniku
score-fire-held = {"G"} u novčaniku

## Odbijanja: šta ne valja, pa šta bi valjalo

refuse-game-over = Ova igra je gotova: sačekaj sledeću.
refuse-numbers-drawn = Baca se za startne brojeve: ulozi dolaze odmah posle.
refuse-stakes-first = Ulozi još nisu svi tu: bacanje, Džoker i „Gori!” dolaze posle njih.
refuse-not-staking = Ulozi su već otkriveni: sada se baca.
refuse-not-your-bank = Za banku { $bank } igraju { $low } i { $high }: ulaži u svoje dve banke.
refuse-empty-wallet = Novčanik ti je prazan: igraš bez uloga.
refuse-already-staked = Tvoj ulog je već tu i ostaje: sačekaj drugi.
refuse-stake = { $most ->
    [1] Imaš 1 novčić: uloži 1.
    [2] Imaš 2 novčića: uloži 1 ili 2.
   *[other] Ulog je 1, 2 ili 3: {"/bet 2"}
}
refuse-not-your-roll = Sada baca { $roller }: sačekaj kockicu.
refuse-die-rolls = Kockica se već kotrlja: Džoker i „Gori!” idu pre bacanja.
refuse-finished = Ova igra je za tebe gotova: posmatraš. U sledećoj opet igraš.
refuse-no-joker = Nemaš više Džokera: jedan je po igri.
refuse-joker-thrown = Jedan Džoker po banci i krugu: ovde ga baca { $seat }. Sačekaj sledeću banku.
refuse-joker-played = Jedan Džoker po banci i krugu: ovde ga igra { $seat }. Sačekaj sledeću banku.
refuse-challenge-late = Par već baca: od sada Džoker može samo da se baci.
refuse-throw-own = Ovo je tvoja banka: baci Džokera posle prvog bacanja.
refuse-throw-early = Par još nije bacao: izazovi Džokerom 1 ili Džokerom 2, ili ga baci posle prvog bacanja.
refuse-throw-wait = Par još nije bacao: baci Džokera posle njegovog prvog bacanja.
refuse-throw-sock = Da baciš Džokera, treba ti novčić u čarapi (to je opcija ovog stola).
refuse-challenge-sock = Da izazoveš Džokerom, treba ti novčić u čarapi.
refuse-side = Džoker ima dve strane: džoker 1 ili džoker 2.
refuse-no-fire = Tvoje „Gori!” je potrošeno: jedno je po igri.
refuse-fire-joker = „Gori!” tek kad tvoj Džoker ode iz novčanika.
refuse-fire-locked = Džoker ti nije izmiren: „Gori!” ostaje zaključano do kraja igre.

## Opcije

option-numbers = startni brojevi
option-numbers-help = Odakle startni brojevi; od njih zavisi ko s kim igra.
option-numbers-each-game = baca se pre svake igre
option-numbers-once = baca se jednom, za celu partiju
option-numbers-seats = po mestima, bez kockice
option-empty-call = prazan novčanik važi kao
option-empty-call-help = Kao koliko novčića važi prazan novčanik kad se ulozi otkriju: 1, 2 ili 3.
option-four-players = prvo bacanje učetvoro
option-four-players-help = Ko prvi baca u igri za četvoro; s drugim brojem igrača ne menja ništa.
option-four-players-low-number = manji startni broj
option-four-players-high-call = veći ulog
option-rolls = redosled bacanja
option-rolls-help = Da li svako iz para baca sva svoja bacanja zaredom, ili se par smenjuje.
option-rolls-in-a-row = sva zaredom
option-rolls-alternate = po jedno naizmenično
option-throw-needs-sock = bacanje Džokera traži novčić
option-throw-needs-sock-help = Da li Džoker može da se baci samo uz novčić u čarapi.
option-finished-players = posle kraja sopstvene igre
option-finished-players-help = Da li s praznim novčanikom i dve mrtve banke još smeju Džoker i „Gori!”.
option-finished-players-watch = samo se posmatra
option-finished-players-interrupt = smeju Džoker i „Gori!”
option-silesian-draw = šleski remi
option-silesian-draw-help = Da li igra u kojoj su na kraju svi potpuno izjednačeni znači poraz za svakoga i kraj partije.
option-target = bodovi za kraj
option-target-help = Partija se završava posle igre u kojoj neko dostigne toliko bodova: od 100 do 2000, ili bez toga ako postoji vremensko ograničenje.
option-target-needs-time = Bez bodova za kraj partiji treba vremensko ograničenje: postavi {"time_limit_minutes"} na 10–240.
option-time-limit-minutes = ograničenje vremena (minuti)
option-time-limit-minutes-help = Prva igra koja se završi posle toliko minuta je poslednja: od 10 do 240, ili bez toga.

## Postavka od koje nijedna igra ne može da počne

setup-length = „{ $field }”: potrebna je po jedna vrednost za svako mesto, a njih je { $seats }.
setup-numbers-not-here = Startni brojevi mogu da se zadaju tek od 2. igre, i samo uz opciju {"numbers: once"}.
setup-numbers-not-each-once = Svaki startni broj od 1 do { $seats } mora biti tu tačno jednom.

## Ono što kaže kuća, rečima ove igre

reason-silesian-draw = šleski remi
turn-next-deal = ▶ sledeća igra
result-deals = { $deals ->
    [one] { $deals } igra
    [few] { $deals } igre
   *[other] { $deals } igara
}
go-next = Sledeća
go-last = Poslednja igra
notice-last-deal = ova igra je poslednja
notice-vote-last = poslednja igra: { $count }
voided = { $count ->
    [one] { $count } igra je poništena i igra se ponovo, uz nov heš tajne (vraćena je rezervna kopija ili su promenjena pravila).
    [few] { $count } igre su poništene i igraju se ponovo, uz nov heš tajne (vraćena je rezervna kopija ili su promenjena pravila).
   *[other] { $count } igara je poništeno i igra se ponovo, uz nov heš tajne (vraćena je rezervna kopija ili su promenjena pravila).
}
refuse-deal-over = Ova igra je gotova: sačekaj sledeću.
refuse-no-next-deal = Nijedna igra sada ne čeka na početak.

## Stalni nalozi

order-bank = Puštam banku { $bank }

## Statistika

tally-banks = osvojene banke { $count }
tally-fires = „Gori!” { $count }
# Zašto neko tog dana više ne sme da sedne; iza toga stoji još koliko.
bar-silesian-draw = Posle šleskog remija do ponoći nema Koblarza
