## Příkazy: každý nejvýš 100 znaků

command-new = Otevřít stůl
command-table = Stoly tady: kdo je na tahu, s odkazy
command-hand = Tvoje karty a možnosti, jen pro tebe
command-bet = Vsadit groše
command-pass = Říct „dál“, nebo předat karty
command-play = Zahrát kartu nebo udělat tah
command-rules = Pravidla hry
command-stats = Výsledky hráče
command-leaderboard = Kdo hraje nejlíp
command-help = Co tu všechno je
command-hospoda = Stoly, nastavení a záznamy
command-join = Sednout si ke stolu
command-leave = Odejít od stolu
command-begin = Začít partii
command-options = Volby stolu
command-luck = Přidat k tajemství vlastní náhodu
command-close = Zrušit stůl
command-pause = Pozastavit stůl
command-resume = Pokračovat
command-kick = Hlasovat o vyloučení hráče
command-lastdeal = Ať je tohle rozdání poslední
command-finish = Ukončit hned, hlasováním
command-record = Záznam partie
command-verify = Ověřit, že náhoda byla férová
command-settings = Nastavení kanálu, nebo tvoje
command-language = Jazyk kanálu, v soukromí tvůj
command-history = Odehrané partie
command-link = Jeden člověk na dvou platformách
command-unlink = Zase dva lidé
command-forget = Smazat, co se o tobě uchovává
command-privacy = Co se o tobě uchovává

## Jejich volby: každá nejvýš 100 znaků

command-option-game = Která hra
command-option-new-options = Volby, například: target=300 turn_seconds=120
command-option-thread = Otevřít pro stůl vlákno
command-option-table = Kód stolu, pokud jich připadá v úvahu víc
command-option-coins = Kolik grošů
command-option-cards = Karty, například: 3♠ 4♥ 5♣
command-option-what = Karta nebo tah, například: K♠
command-option-player = Čí výsledky; bez toho: tvoje
command-option-period = Od kdy
command-option-where = Tohoto kanálu, nebo všech
command-option-week = Tento týden
command-option-month = Tento měsíc
command-option-year = Tento rok
command-option-all = Od začátku
command-option-chat = Tento kanál
command-option-everywhere = Všude
command-option-seat = Číslo místa
command-option-option = Název volby
command-option-value = Její nová hodnota
command-option-phrase = Libovolná slova
command-option-setting = Název nastavení
command-option-mine = Tvoje nastavení místo nastavení kanálu
command-option-language = Který jazyk
command-option-code = Kód z druhé platformy
