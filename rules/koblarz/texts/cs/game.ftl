# Koblarz česky. Klíče a jejich argumenty: rules/koblarz/*.py; slova: slovníček projektu.
# Místo přichází jako značka (①), seznam míst s mezerami. Řádky přehledu a průběhu: nejvýš 34 znaků.

## Hra

deal-number = { $deal }. hra
game-name = Slezský koblarz
game-short = Koblarz
game-about = Skryté sázky, jedna kostka, Joker a „Hoří“; pro 3–7 hráčů.

## Přehled stolu

board-title = { $round }. kolo
board-legend = peněženka, ponožka, žetony, body:
board-purse = { $wallet }, { $sock }
# Joker v ponožce.
board-won-jokers = { $jokers ->
    [1] +J
   *[other] +{ $jokers }J
}
board-total = { $points }
board-watches = divák
board-trash = Koš: { $what }
board-dice = Kostky
# Místa v pořadí startovních čísel.
board-numbers = Startovní čísla 1–{ $most }: { $seats }
bank-coins = { $coins }
bank-coins-jokers = { $jokers ->
    [1] { $coins } + J
   *[other] { $coins } + { $jokers }J
}
seat = { $seat }

# Žetony, které hráč ještě má: J je Joker, H je „Hoří“, H! je „Hoří“ zamčené nesplaceným Jokerem.
held-both = JH
held-joker = J
held-fire = H
held-fire-locked = H!
held-none = –

## Na co se hra ptá

ask-over = Hra skončila
ask-numbers = Losují se startovní čísla
ask-stakes = Bank { $bank } { $low }–{ $high }: vsadit 1, 2 nebo 3
ask-target = Bank { $bank } { $low }–{ $high }: { $first } + { $second }, cíl { $target }
ask-counts-as = { $seat } bez groše: počítá se za { $call }
# Jedna značka za každý hod, který ještě přijde, v pořadí.
ask-rolls = Hází: { $seats }
ask-may-challenge = Vyzve Jokerem? { $seats }
ask-may-throw = Zahodí Jokera? { $seats }
ask-may-fire = Spálí bank? { $seats }

# $coins: kolik je v peněžence.
form-stake = { $coins ->
    [1] Bank { $bank }: vsaď poslední groš
    [2] Bank { $bank }, máš 2: vsaď 1 nebo 2
   *[other] Bank { $bank }, máš { $coins }: vsaď 1, 2 nebo 3
}
form-interrupt = Bank { $bank }: hází { $roller }, cíl { $target }

## Tlačítka a slova, která se za ně dají napsat (oddělená čárkou)

key-stake = Vsadit { $coins }
# What whoever staked is told, after "Done: ".
said-stake = { $coins ->
    [one] sázíš { $coins } groš, bank { $bank }
    [few] sázíš { $coins } groše, bank { $bank }
   *[other] sázíš { $coins } grošů, bank { $bank }
}
key-roll = Hodit
key-joker = Joker { $side }
key-throw = Zahodit Jokera
key-fire = Hoří!

words-stake = vsadit { $coins }, vsaď { $coins }, vsad { $coins }, sázka { $coins }, sazka { $coins }, bet { $coins }, stake { $coins }
words-roll = hodit, hoď, hod, roll
words-joker = joker { $side }, joker strana { $side }
words-throw = joker, zahodit, zahoď, zahod, zahodit jokera, zahoď jokera, zahod jokera, throw, throw joker
words-fire = hoří, hori, hoří!, hori!, spálit, spalit, spal, fire, burn

## Otázka před Jokerem a před „Hoří“

# $coins: trest, 2 za každou stranu; co chybí v ponožce, stojí dvojnásobek z peněženky.
confirm-joker = { $side ->
    [1] { $sock ->
        [1] Joker 1: jeden hod, cíl { $target }. Vedle stojí 1 groš z ponožky a 2 z peněženky. Když tam nejsou, tvoje „Hoří“ bude zamčené.
       *[other] Joker 1: jeden hod, cíl { $target }. Vedle stojí { $coins } groše z ponožky, v ní je { $sock }.
    }
   *[other] { $sock ->
        [1] Joker 2: dva hody, cíl { $target }. Dvakrát vedle stojí 1 groš z ponožky a 6 z peněženky. Když tam nejsou, tvoje „Hoří“ bude zamčené.
        [2] Joker 2: dva hody, cíl { $target }. Dvakrát vedle stojí 2 groše z ponožky a 4 z peněženky. Když tam nejsou, tvoje „Hoří“ bude zamčené.
        [3] Joker 2: dva hody, cíl { $target }. Dvakrát vedle stojí 3 groše z ponožky a 2 z peněženky. Když tam nejsou, tvoje „Hoří“ bude zamčené.
       *[other] Joker 2: dva hody, cíl { $target }. Dvakrát vedle stojí { $coins } groše z ponožky, v ní je { $sock }.
    }
}
confirm-throw = Zahodíš Jokera: jde do banku, bez rizika a bez hodu. Kdo se trefí, ten si ho vezme.
confirm-throw-own = { $rolls ->
    [one] Zahodíš Jokera: jde do banku a propadne { $rolls } tvůj hod.
    [few] Zahodíš Jokera: jde do banku a propadnou { $rolls } tvoje hody.
   *[other] Zahodíš Jokera: jde do banku a propadne { $rolls } tvých hodů.
}
confirm-fire =
    „Hoří“: celý bank { $bank } jde do koše, { $coins ->
        [0] ani jeden groš
        [one] { $coins } groš
        [few] { $coins } groše
       *[other] { $coins } grošů
    } a { $jokers ->
        [0] žádný Joker
        [one] { $jokers } Joker
        [few] { $jokers } Jokery
       *[other] { $jokers } Jokerů
    }. Tvoje „Hoří“ je tím spotřebované.

## Vlastní řádek hráče

hand-wallet = Peněženka { $coins }
hand-sock = ponožka { $coins }
hand-staked = tvoje sázka { $coins }, ještě skrytá

## Průběh

log-round = { $round }. kolo
# $target: 0 při blokující remíze (nikdo nehází).
log-shown = { $target ->
    [0] Bank { $bank }: { $low } { $first } + { $high } { $second }
   *[other] Bank { $bank }: { $low } { $first } + { $high } { $second }, cíl { $target }
}
stake-coins = { $coins }
# Prázdná peněženka a to, za kolik se počítá.
stake-empty = ({ $call })
log-blocked = Bank { $bank }: 3 + 3 blokuje, zůstává { $coins }
log-roll = { $seat }{ $die }
log-misses = { $rolls }: vedle
log-hit = { $seat } { $die }: zásah, bere { $what }
log-stays = V banku { $bank } zůstává: { $what }
log-challenge = { $seat } Joker { $side } na bank { $bank }
log-penalty = { $seat } vedle, trest { $coins }
log-unsettled = { $seat } trest { $coins }, Joker nesplacen: H!
log-thrown = { $struck ->
    [0] { $seat } zahazuje Jokera
    [one] { $seat } zahazuje Jokera, bez { $struck } hodu
    [few] { $seat } zahazuje Jokera, bez { $struck } hodů
   *[other] { $seat } zahazuje Jokera, bez { $struck } hodů
}
log-fire = { $seat } Hoří! Bank { $bank } shoří: { $what }

## Konec hry

over-banks-dead = Všechny banky i peněženky prázdné
over-silesian-draw = Slezská remíza: nikdo nevítězí
score-sock = ponožka
score-jokers = { $jokers ->
    [1] vyhraný J
   *[other] vyhrané { $jokers }J
}
score-joker-held = zbylý J
score-fire-held = zbylé H

## Odmítnutí: co je špatně, potom co by bylo dobře

refuse-game-over = Tahle hra už skončila: počkej na další.
refuse-numbers-drawn = Losují se startovní čísla: sázky přijdou hned potom.
refuse-stakes-first = Sázky ještě nejsou: hod, Joker a „Hoří“ až po nich.
refuse-not-staking = Sázky už leží odkryté: teď se hází.
refuse-not-your-bank = O bank { $bank } hraje dvojice { $low }–{ $high }: sázej ve svých dvou bancích.
refuse-empty-wallet = Máš prázdnou peněženku: hraješ bez sázky.
refuse-already-staked = Tvoje sázka už je a platí: počkej na druhou.
refuse-stake = { $most ->
    [1] Máš 1 groš: vsaď 1.
    [2] Máš 2 groše: vsaď 1 nebo 2.
   *[other] Sázka je 1, 2 nebo 3: {"/bet 2"}
}
refuse-not-your-roll = Teď hází { $roller }: počkej na kostku.
refuse-die-rolls = Kostka už se kutálí: Joker a „Hoří“ jen před hodem.
refuse-finished = V téhle hře už jen přihlížíš. V další hraješ znovu.
refuse-no-joker = Jokera už nemáš: je jeden na hru.
refuse-joker-thrown = Jeden Joker na bank a kolo: tady ho zahazuje { $seat }. Počkej na další bank.
refuse-joker-played = Jeden Joker na bank a kolo: tady ho hraje { $seat }. Počkej na další bank.
refuse-challenge-late = Dvojice už hází: Jokera teď jde jen zahodit.
refuse-throw-own = Tvůj vlastní bank: Jokera zahoď po prvním hodu.
refuse-throw-early = Dvojice ještě neházela: vyzvi Jokerem 1 nebo 2, nebo ho zahoď po prvním hodu.
refuse-throw-wait = Dvojice ještě neházela: Jokera zahoď po jejím prvním hodu.
refuse-throw-sock = K zahození Jokera je potřeba groš v ponožce (volba tohoto stolu).
refuse-challenge-sock = K výzvě Jokerem je potřeba groš v ponožce.
refuse-side = Joker má dvě strany: joker 1, nebo joker 2.
refuse-no-fire = „Hoří“ už nemáš: je jedno na hru.
refuse-fire-joker = „Hoří“ až tehdy, když už nemáš vlastního Jokera.
refuse-fire-locked = Tvůj Joker není splacený: „Hoří“ máš zamčené do konce hry.

## Volby

option-numbers = startovní čísla
option-numbers-help = Jak se rozdělí startovní čísla; určují, kdo hraje s kým.
option-numbers-each-game = losovaná před každou hrou
option-numbers-once = losovaná jednou, na celou partii
option-numbers-seats = podle míst, bez kostky
option-empty-call = prázdná peněženka se počítá za
option-empty-call-help = Za kolik grošů se počítá prázdná peněženka při odkrytí sázek: 1, 2, nebo 3.
option-four-players = první hod ve čtyřech
option-four-players-help = Kdo hází první ve hře čtyř hráčů; při jiném počtu hráčů to nic nemění.
option-four-players-low-number = nižší startovní číslo
option-four-players-high-call = vyšší sázka
option-rolls = pořadí hodů
option-rolls-help = Zda každý z dvojice hází všechny své hody za sebou, nebo se oba střídají.
option-rolls-in-a-row = všechny za sebou
option-rolls-alternate = po jednom na střídačku
option-throw-needs-sock = zahození Jokera chce groš
option-throw-needs-sock-help = Zda se smí Joker zahodit jen s grošem v ponožce.
option-finished-players = kdo už dohrál
option-finished-players-help = Zda hráči s prázdnou peněženkou a dvěma mrtvými banky ještě smějí použít Jokera a „Hoří“.
option-finished-players-watch = jen se dívá
option-finished-players-interrupt = smí použít Jokera a „Hoří“
option-silesian-draw = slezská remíza
option-silesian-draw-help = Zda hra, která skončí úplně stejně pro všechny, je pro všechny prohra a konec partie.
option-target = body k dosažení
option-target-help = Partie končí po hře, ve které někdo dosáhne tolika bodů: 100 až 2000, nebo není, pokud je nastavený časový limit.
option-target-needs-time = Bez bodů k dosažení potřebuje partie časový limit: nastav time_limit_minutes na 10–240.
option-time-limit-minutes = časový limit (minuty)
option-time-limit-minutes-help = První hra, která skončí po tolika minutách, je poslední: 10 až 240, nebo není.

## Nastavení, ze kterého se začít nedá

setup-length = „{ $field }“ potřebuje po jedné hodnotě pro každé místo, dohromady { $seats }.
setup-numbers-not-here = Startovní čísla jdou zadat až od 2. hry a jen s volbou numbers: once.
setup-numbers-not-each-once = Každé startovní číslo od 1 do { $seats } musí být uvedeno právě jednou.

## Co říká Hospoda, slovy této hry

reason-silesian-draw = slezská remíza
turn-next-deal = ▶ další hra
result-deals = { $deals ->
    [one] { $deals } hra
    [few] { $deals } hry
   *[other] { $deals } her
}
go-next = Další hra
go-last = Poslední hra
notice-last-deal = tahle hra je poslední
notice-vote-last = poslední hra: { $count }
voided = { $count ->
    [one] { $count } hra je neplatná a hraje se znovu, s novým otiskem tajemství (obnovená záloha nebo změněná pravidla).
    [few] { $count } hry jsou neplatné a hrají se znovu, s novým otiskem tajemství (obnovená záloha nebo změněná pravidla).
   *[other] { $count } her je neplatných a hrají se znovu, s novým otiskem tajemství (obnovená záloha nebo změněná pravidla).
}
refuse-deal-over = Tahle hra už skončila: počkej na další.
refuse-no-next-deal = Žádná hra teď na začátek nečeká.

## Trvalé pokyny

order-bank = Nechat bank { $bank }

## Statistiky

tally-banks = získané banky { $count }
tally-fires = „Hoří“ { $count }
# Proč si ten den někdo nesmí sednout; jak dlouho ještě, stojí až za tím.
bar-silesian-draw = Po slezské remíze se Koblarz do půlnoci nehraje
