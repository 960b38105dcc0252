## Co se říká lidem, kteří tisknou tlačítka a píšou: příkazy, volby, nastavení, nápověda

## Stoly: který se myslí

table-of-game = { $code } { $game }
game-by-name = { $game }
no-table = Žádný stůl tu není. Otevři ho: /new
no-tables-of-yours = Nesedíš u žádného stolu. Otevři ho ve skupině nebo tady: /new
no-seat = Tady u žádného stolu nesedíš. Hraje se: { $codes }. Sednout si: /join
no-table-code = Stůl { $code } tu není. Otevři nový: /new
no-table-code-but = Stůl { $code } tu není. Jsou tu: { $codes }
no-such-table = Tenhle stůl už není.
which-table = Který stůl: { $codes }? Stiskni ho, nebo napiš { $command }.
refuse-tables = { $most ->
    [one] V tomto chatu už je { $most } stůl: { $codes }. Připoj se, nebo počkej, až se dohraje.
    [few] V tomto chatu už jsou { $most } stoly: { $codes }. Připoj se, nebo počkej, až se někde dohraje.
   *[other] V tomto chatu už je { $most } stolů: { $codes }. Připoj se, nebo počkej, až se někde dohraje.
}
table-lobby = { $table } · čekárna
table-paused = { $table } · pauza
table-between = { $table } · mezi rozdáními
# $who: člověk sám, nebo místa svými značkami.
table-turn = { $table } · { $who }
table-turn-until = { $table } · { $who } · čas: { $left }
table-you = jsi na tahu
table-seats = { $seats }

span-seconds = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekundy
   *[other] { $count } sekund
}
span-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
   *[other] { $count } minut
}
span-hours = { $count ->
    [one] { $count } hodina
    [few] { $count } hodiny
   *[other] { $count } hodin
}
span-days = { $count ->
    [one] { $count } den
    [few] { $count } dny
   *[other] { $count } dní
}

## Odpovědi: co se stalo

done = Hotovo.
done-new = Stůl { $code } je otevřený: { $game }. Sedíš u něj.
done-join = Tvoje místo u stolu { $code }: { $seat }.
done-swap = Žádost odeslána. Místa se vymění, až s tím bude souhlasit { $seat }.
done-ready = Připravenost ohlášena.
done-not-ready = Připravenost odvolána.
done-begin = Partie začíná.
done-leave = U stolu { $code } už nesedíš.
done-close = Stůl { $code } je zrušený.
done-next = Čekáš na další rozdání.
done-back = Vítej zpátky; příští rozhodnutí je zase na tobě.
done-pause = Stůl má pauzu, nejvýš 10 minut. Dřív se pokračuje přes /resume
done-resume = Stůl pokračuje.
done-rematch = Odveta je otevřená, potvrzeno: { $confirmed } z { $people }. Místa čekají 2 minuty.
done-tell = Jakmile bude u stolu { $code } místo pro tebe, přijde ti soukromá zpráva.
done-computer = Sedá si počítač, úroveň { $level }.
done-remove = Místo je volné: { $seat }.
done-kick = Mimo partii, dál hraje počítač: { $seat }.
done-voted = Hlas se počítá: { $voted } { $people ->
    [2] ze
    [3] ze
    [4] ze
    [6] ze
    [7] ze
   *[other] z
} { $people }.
done-last = Tohle rozdání je poslední.
done-finish = Partie skončila.
done-luck = Tvoje štěstí se zamíchalo do karet a kostek tohoto stolu.
done-order = Trvalý pokyn platí; provede se v obvyklém tempu.
done-no-order = Trvalý pokyn je zrušený.
done-option = { $option }: { $value }. Připravenost teď musí všichni ohlásit znovu.
option-same = { $option }: { $value }. Tak to už bylo; kdo je připraven, zůstává připraven.
done-language = Odteď: { $language }.
done-chat-language = Jazyk tohoto chatu: { $language }.
done-record = Tady je záznam: všechna dohraná rozdání.
fair = férové: { $facts }
fair-shuffles = { $count ->
    [one] { $count } míchání
    [few] { $count } míchání
   *[other] { $count } míchání
}
fair-dice = { $count ->
    [one] { $count } hod
    [few] { $count } hody
   *[other] { $count } hodů
}
check-title = Jak to ověřit krok za krokem
check-numbers =
    Otisk z čekárny, s[0]: { $commitment }
    Entropie: { $entropy }
check-how = SHA-256 z s[n] je s[n−1], až k s[0]. Rozdání n losuje ze svého klíče, a to je HMAC-SHA256 z „entropie|n“ pod s[n]. V souboru z /record jsou všechny výsledky náhody; hospoda verify ho zkontroluje bez sítě.
check-deal =
    s[{ $deal }]: { $secret }
    klíč { $deal }: { $key }

## Odpovědi: co je špatně a co by bylo dobře

old-key = Tohle tlačítko už neplatí. Podívej se na přehled stolu, nebo napiš /help.
could-mean = To může znamenat: { $options }. Napiš jedno z toho celé.
not-understood = To tu nic neznamená. Tvoje karty a co můžeš dělat: /hand
not-understood-near = To tu nic neznamená. Máš na mysli „{ $near }“?
not-understood-now = To tu nic neznamená. Teď: { $now }
not-understood-near-now = To tu nic neznamená. Máš na mysli „{ $near }“? Teď: { $now }
not-possible-now = „{ $word }“ teď nejde. Teď: { $now }
now-choices = { $choices }
no-such-command = Takový příkaz není. Co tu je: /help
no-such-command-near = Takový příkaz není. Máš na mysli { $near }?
no-such-game = Taková hra tu není. Jsou tu: { $games }
no-such-option = Volba „{ $name }“ neexistuje. Jsou tu: { $options }
no-such-setting = Takové nastavení neexistuje. Jsou tu: { $settings }
no-such-language = Tenhle jazyk tu ještě není. Jsou tu: { $languages }
platform-silent = Platforma neodpověděla. Nic se nestalo: zkus to prosím znovu.
plays-in-private = Hraje se v soukromí.
start-foreign = Tahle adresa je pro někoho jiného, nebo už je stará. Stiskni v přehledu stolu „{ go-join }“.
start-again = Odteď ti sem můžu psát. O co ti před chvílí šlo: vyžádej si to ještě jednou.
kick-whom = Kdo má odejít? Ostatní rozhodují hlasováním, správce sám.
kick-none = Nikdo jiný tu nesedí.
leave-sure = Odejít od stolu { $code }? Hraje za tebe dál počítač. Pokud se partie hodnotí, skončíš poslední, ledaže se na své místo vrátíš.
kick-sure = Vyloučit od stolu { $code }: { $seat }? Dál hraje počítač. Pokud se partie hodnotí, znamená to poslední místo; znovu si sednout jde až po partii.
kick-sure-away = Vyloučit od stolu { $code }: { $seat }? Dál hraje počítač. Pokud se partie hodnotí, znamená to poslední místo, ledaže se na své místo vrátí.
kick-nobody = Nikdo takového jména tu nesedí. Uveď místo: { $command }
luck-how = Tvůj vlastní díl štěstí: { $command } a až 64 libovolných znaků.
refuse-right-begin = Začíná jen hostitel nebo správce.
refuse-right-options = Volby mění jen hostitel nebo správce.
refuse-right-computers = Počítač přidává jen hostitel nebo správce.
refuse-right-remove = Z čekárny vyřazuje jen hostitel nebo správce.
refuse-right-close = Stůl ruší jen hostitel nebo správce.
refuse-right-close-late = Po prvním rozdání se stůl ruší hlasováním, nebo to udělá správce.
refuse-right-kick = Sám to smí jen správce; ostatní hlasují: /kick
refuse-right-open = V tomto chatu otevírají stoly jen správci.
refuse-right-settings = Nastavení tohoto chatu mění jen správci. Tvoje vlastní: /settings mine

## Volby stolu

refuse-option-unknown = Taková volba neexistuje. Jsou tu: { $options }
refuse-option = { $option }: { $allowed }.
refuse-options-together = Tyhle volby nejdou dohromady: partie musí končit na body, nebo na čas.
allowed-words = na výběr { $words }
allowed-range = { $least } až { $most }
allowed-range-or-none = { $least } až { $most }, nebo „není“
option-yes = ano
option-no = ne
option-none = není
option-number = { $number }
option-word = { $word }
option-line = { $option }: { $value }
# $name: what may be typed.
option-line-named = { $name } – { $option }: { $value }
option-named = { $name } ({ $option })
option-typed = { $allowed }. Jiná hodnota: { $command }
option-may-be = Na výběr: { $values }
options-title = Volby stolu { $code }
setting-turn = čas na tah
setting-turn-help = Kolik času je na rozhodnutí: 15 sekund až 7 dní. Potom tenhle jeden tah udělá počítač.
setting-window = čas na Jokera
setting-window-help = Jak dlouho můžou ostatní zahrát Jokera nebo „Hoří“, než padne hod kostkou: 3 až 60 sekund.
setting-reveal = ukázat tajemství
setting-reveal-help = Kdy se ukáže tajemství, ze kterého plynou všechny karty a kostky: po partii, nebo po každém rozdání.
reveal-match = po partii
reveal-deal = po každém rozdání
setting-rated = hodnocená
setting-rated-help = Zda se partie smí počítat do ratingu; když ne, hraje se na zkoušku.

## Kam chodí karty

way-ask = Kam ti mají chodit karty?
way-open = Karty ti přijdou do soukromé zprávy: otevři tam bota a místo je tvoje.
way-here-how = Bez soukromé zprávy: { $command } je ukazuje v okénkách u stolu.
tell-open = Zpráva ti přijde do soukromí: otevři tam bota.
tell-how = Chceš vědět, až bude volné místo? { $command }
way-here-key = Sem
way-private-key = Soukromě

## Otevírání a výběr

which-game = Která hra?
which-free-seat = Které místo?
which-seat = Které místo? Kde už někdo sedí, tam se místa vymění, až to budete chtít oba.
which-seat-computer = Kam si má počítač sednout? Naproti sedí jeho partner.
which-rules = Pravidla které hry?
which-level = Počítač které úrovně?
which-language = Jaký jazyk?
level = úroveň { $level }
# Each by its own name: who looks for his language may read no other.
language-en = English
language-pl = Polski
language-cs = Čeština
language-de = Deutsch
language-sr = Srpski
language-sr-cyrl = Српски
language-auto = podle platformy

## Nastavení

settings-title = Nastavení tohoto chatu (správci)
mine-title = Tvoje nastavení
defaults-title = { $game }: volby nových stolů
set-line = { $setting }: { $value }
set-how = { $how }
set-one-of = na výběr { $words }
refuse-setting = { $setting }: { $allowed }
set-language = jazyk
set-time-zone = časové pásmo
set-time-zone-how = Řídí se jím klid a data. Napsat ho můžeš názvem: /settings timezone Europe/Prague
set-other-zone = jiné …
zone-of-chat = jako v chatu
set-tables = stoly
set-tables-how = { $least } až { $most } stolů najednou.
set-opened-by = otevírají
opened-by-everybody = všichni
opened-by-admins = správci
set-nudges = připomínky
set-nudges-how = Zda smí přehled stolu jednou za tah zmínit toho, na koho se čeká.
set-quiet = klid
set-quiet-how = Hodiny bez připomínek, psané jako 22-7; nebo „není“.
set-other-hours = jiné …
hours = { $start }–{ $end }
hours-from = od { $start }
set-turn = čas na tah
set-turn-how = Na rozhodnutí, 15 sekund až 7 dní; psané: /settings turn 2h
set-way = moje karty
set-one-tap = jedno ťuknutí
set-one-tap-how = Ťuknutí na kartu ji rovnou zahraje, bez dalšího ptaní.
set-by-melds = řadit podle kombinací
set-by-melds-how = Kde hra zná kombinace, řadí se karty podle nich; jinde podle barev.
set-letters = písmena
letters-own = jako v mém jazyce
set-suits = barvy
set-suits-how = Německé karty: ve hrách, které se s nimi hrají.
set-mention = zmiňovat mě
set-mention-how = Zda tě smí přehled stolu jednou za tah zmínit, když se čeká na tebe.
done-mine = Hotovo: { $setting }.
mine-in-private = Tvoje vlastní nastavení je vidět jen v soukromí.
way-open-now = Karty ti odteď chodí do soukromé zprávy: otevři tam bota.

## Tlačítka

go-alone = Zkusit nanečisto
go-back = Zpět
go-more = Další …
go-close = Zavřít
go-help = Nápověda
go-rules = Pravidla
go-tutorial = Jak začít
go-new = Otevřít stůl
go-log = Průběh
go-last-trick = Minulý štych
go-record = Záznam
go-pause = Pozastavit
go-resume = Pokračovat
go-last = Poslední rozdání
go-finish = Ukončit hned
go-kick = Vyloučit
go-leave = Odejít
go-take = Vzít místo { $seat }
go-tell = Dej vědět

## Nápověda

menu-title = Stůl { $code }
log-empty = V tomto rozdání se ještě nic nestalo.
trick-last = Minulý štych: { $cards }
trick-none = V tomto rozdání ještě žádný štych neskončil.
rules-options = Volby stolu { $code }
tutorial-title = Jak začít
alone-here = Otevři tady stůl a přidej počítače. Která hra?
alone-private = Otevři se mnou soukromý chat a napiš /new: zahraješ si tam s počítači.
help-desk =
    Čtyři hry, karty v soukromí
    /new tady otevře stůl
    /hand tvoje karty
    /table tvoje stoly
    /bet 2 · /pass 3♠ 4♥ 5♣ · /play K♠
    /rules · /stats · /leaderboard
    /history · /record · /verify
    /settings · /language
    /luck · /link · /privacy · /forget
    Karty: ★ žolík, * nejnovější
    Nevíš si rady? { go-menu } u stolu.
