## Texty samotného Telegramu

telegram-wait = Přijato. Chvilku to potrvá.
telegram-sent = Je to v našem soukromém chatu.
telegram-no-private = Otevři náš soukromý chat a stiskni Start; potom se zeptej znovu.
telegram-open = Do soukromého chatu
telegram-anonymous = Jménem skupiny nebo kanálu můžeš rušit a nastavovat, ale ne sedět u stolu: piš za sebe.

## Nabídka příkazů: každý nejvýš 256 znaků

command-new = otevřít stůl
command-table = stoly: kdo je na tahu, s odkazy
command-hand = tvoje karty
command-bet = vsadit groše: /bet 2
command-pass = říct „dál“, nebo předat karty: /pass 3♠ 4♥ 5♣
command-play = zahrát kartu: /play K♠
command-rules = pravidla hry
command-stats = tvoje partie v číslech, nebo něčí
command-leaderboard = kdo vede, podle hry a období
command-help = co tu všechno je
command-join = sednout si ke stolu
command-leave = odejít od stolu
command-begin = začít partii
command-options = volby stolu
command-luck = přidat k tajemství vlastní náhodu
command-close = zrušit stůl
command-pause = pozastavit stůl
command-resume = pokračovat
command-kick = hlasovat o vyloučení hráče
command-lastdeal = ať je tohle rozdání poslední
command-finish = ukončit hned, hlasováním
command-history = partie tohoto chatu, nebo tvoje
command-record = záznam partie
command-verify = ověřit, že náhoda byla férová
command-settings = nastavení chatu, nebo tvoje vlastní
command-language = tvůj jazyk
command-link = počítat dva účty jako jednoho hráče
command-unlink = počítat tenhle účet zase zvlášť
command-forget = smazat, co se o tobě uchovává
command-privacy = co se o tobě uchovává
