# Terminál a příkazový řádek.

## U stolu

welcome = { $game } · stůl { $code }
resumed = { $game } · stůl { $code }, hraje se dál
# $options: such as --fast, --turn.
resume-keeps = Stůl pokračuje tak, jak začal. Jen pro nové stoly platí: { $options }
commitment =
    Férovost (otisk tajemství):
    { $hash }
entropy = Entropie: { $text }
unfinished = { $count ->
    [one] Čeká { $count } nedohraná partie: vrátíš se k ní pomocí --resume.
    [few] Čekají { $count } nedohrané partie: --resume se vrátí k nejnovější.
   *[other] Čeká { $count } nedohraných partií: --resume se vrátí k nejnovější.
}
hint = Enter: navržený tah · ?: nápověda · q: uložit a odejít
name-you = Ty
# Jména počítačových hráčů, oddělená čárkou.
computer-names = Bořek, Cyril, Dana, Eda, Fanda, Gusta, Hanka
prompt-enter = [Enter] { $what }
prompt-cards = { $what }: napiš karty (Ks 10h)
prompt-groups = { $what }: napiš karty (4s 5s 6s + Kh Kd Ks)
prompt-for = Teď: { $seat }
prompt-covered = [Enter] ukáže tvé karty >
prompt-confirm = Opravdu? [a] ano  [Enter] ne >
prompt-next-deal = [Enter] hraje se dál  [ukončit] konec partie >
prompt-back = { $seat } je pryč, hraje počítač. [Enter] Jsem zpět >
not-done = Dobře, nic se nestalo.
typed-unknown = To tu nic neznamená: napiš číslo ze seznamu, nebo ? pro nápovědu.
typed-near = To tu nic neznamená. Máš na mysli „{ $near }“?
typed-several = To může znamenat: { $options }. Napiš číslo.
help-1 = Vyber číslem, nebo napiš slova ze seznamu. Enter zahraje navržený tah.
help-2 = stůl · karty · průběh: znovu ukáže přehled stolu, tvoje karty, průběh hry
help-3 = pravidla · návod: jak se to hraje
help-4 = férovost: otisk tajemství a entropie této partie
help-5 = záznam: zapíše dohraná rozdání do souboru · ukončit: skončí partii hned
help-6 = q: uložit a odejít; zpátky do partie vede hospoda play GAME --resume
saved = Uloženo. Dál: hospoda play { $game } --resume
secret = Tajemství s[{ $deal }]: { $hash }
record-written = Uloženo: { $path }
verify-with = Zkontroluj ho: hospoda verify "{ $path }"

## Slova, která se dají napsat, oddělená čárkou. Žádné nesmí být ve dvou seznamech ani v seznamu hry.
## Anglická platí v každém jazyce; česká i bez háčků a čárek.

words-quit = q, quit, exit, leave, konec, odejít, odejit
words-help = ?, help, h, pomoc, nápověda, napoveda
words-rules = rules, pravidla
words-tutorial = tutorial, návod, navod, jak začít, jak zacit
words-log = log, průběh, prubeh
words-board = board, table, b, stůl, stul, přehled, prehled
words-hand = hand, karty, moje karty, ruka
words-fair = fair, fairness, férovost, ferovost
words-record = record, záznam, zaznam
words-finish = finish, finish now, ukončit, ukoncit, ukončit hned, ukoncit hned

## Počítače mezi sebou

selfplay-title = { $game } · partie: { $matches } · rozdání: { $deals } · místa: { $seats }
selfplay-measure = co
selfplay-least = nejméně
selfplay-median = medián
selfplay-mean = průměr
selfplay-most = nejvíc
selfplay-deals = rozdání na partii
selfplay-acts = tahy na rozdání
selfplay-scores = body za rozdání
selfplay-spread = rozptyl v rozdání
selfplay-level = úroveň
selfplay-seats = odehraná místa
selfplay-match-wins = vyhrané partie
selfplay-deal-wins = rozdání vyhraná bez dělení
selfplay-points = body za rozdání
selfplay-written = { $count ->
    [one] { $count } záznam ve složce { $folder }
    [few] { $count } záznamy ve složce { $folder }
   *[other] { $count } záznamů ve složce { $folder }
}

## Příkazy. GAME a FILE jsou slova příkazového řádku, stejná v každém jazyce.

help-app = Hry ke stolu: na Discordu, v Telegramu a v terminálu.
help-play = Stůl v terminálu proti počítačům.
help-replay = Přehraje záznamy podle pravidel.
help-verify = Zkontroluje, že náhoda v záznamu byla férová.
help-selfplay = Počítače hrají mezi sebou.
help-rules = Pravidla hry k přečtení.
help-backup = Zkopíruje databázi do FILE, i když Hospoda zrovna běží.
help-recompute = Přepočítá ratingy a žebříčky z výsledků, když s databází nic nepracuje.
help-restore = Dá na místo databáze zálohu.
help-version = Ukáže verzi a skončí.
help-game = Hra, například koblarz.
help-seats = Kolik hraje dohromady lidí a počítačů.
help-level = Jak silné jsou počítače: 1 až 3.
help-language = Jazyk stolu: { $languages }.
help-resume = Vrátí se k nejnovější nedohrané partii, pokud nějaká je.
help-fast = Počítače a kostky nečekají.
help-name = Člověk u této klávesnice; pro víc lidí zadej víckrát.
# Složené závorky jsou v uvozovkách, protože Fluent je používá po svém.
help-options = Volby hry jako JSON, například '{"{"}"numbers": "seats"{"}"}'.
help-turn = Sekundy na rozhodnutí, 15 až 604800; bez toho hodiny neběží.
help-reveal = Kdy se odhalí tajemství rozdání: match (po partii), nebo deal (po každém rozdání).
help-facts = Po každém kroku vypíše fakta jako řádky JSON.
help-upto = Zastaví se po tomto kroku, například 1:4.
help-matches = Kolik partií.
help-levels = Úrovně podle míst, například 1,3,1; s každou partií se posunou o jedno místo.
help-seed = Stejné semínko zahraje stejné partie.
help-records = Zapíše každou partii jako soubor do této složky.
help-overwrite = Nahradí FILE, pokud existuje.
help-files = Záznamy ke čtení.
help-file = Soubor.

## Stížnosti

usage-no-option = volba { $option } neexistuje (hospoda --help)
usage-option-value = volba { $option } potřebuje právě jednu hodnotu
usage-missing = chybí { $name } (hospoda --help)
usage-bad-value = { $name } má špatnou hodnotu (hospoda --help)
usage-no-command = příkaz „{ $command }“ neexistuje (hospoda --help)
usage-missing-command = řekni, co se má udělat: hospoda --help
usage-extra = slov je víc, než tenhle příkaz bere
usage-wrong = tomuhle příkazovému řádku se nedá rozumět (hospoda --help)
usage-game = hra „{ $game }“ tu není; jsou tu: { $games }
usage-language = jazyk „{ $language }“ tu není; jsou tu: { $languages }
usage-level = úrovně této hry jsou { $least } až { $most }
usage-levels = --levels potřebuje pro každé místo jednu úroveň od { $least } do { $most }, například 1,3,1
# $span: exact or range.
usage-seats = { $span ->
    [exact] { $least ->
        [one] tuto hru hraje { $least } hráč
        [few] tuto hru hrají { $least } hráči
       *[other] tuto hru hraje { $least } hráčů
    }
   *[range] počet hráčů této hry je { $least } až { $most }
}
usage-names = jmen je víc než míst
usage-name = jméno potřebuje aspoň jedno písmeno
usage-name-sign = ve jménu nesmí být značka místa, a v „{ $name }“ je
usage-name-twice = dva lidé se jmenují „{ $name }“: dej každému jiné jméno
usage-turn = --turn je 15 až 604800 sekund
usage-reveal = --reveal je match, nebo deal
usage-matches = -n je 1 až 1000000
usage-options = --options: { $why }
replay-upto = --upto je DEAL:STEP, obojí od 1, například 1:4
replay-no-such-step = takové rozdání nebo takový krok v záznamu není
file-unreadable = nedá se přečíst: { $why }
folder-unwritable = do { $folder } se nedá zapisovat: { $why }
fault-ours = naše chyba ({ $where }); nic z toho, co bylo přijato, se neztratilo

## Záloha a obnovení

recompute-done = { $count ->
    [one] Ratingy a žebříčky jsou přepočítané: { $count } výsledek.
    [few] Ratingy a žebříčky jsou přepočítané: { $count } výsledky.
   *[other] Ratingy a žebříčky jsou přepočítané: { $count } výsledků.
}
backup-done = Záloha je v { $path }
restore-done = Obnoveno z { $path }. Rozehraná rozdání jsou neplatná a budou se hrát znovu, s novými otisky tajemství.

## Proč se cesta nedá použít

os-missing = takový soubor ani složka neexistuje
os-denied = přístup odepřen
os-read-only = souborový systém je jen pro čtení
os-folder = je to složka
os-no-folder = není to složka
os-exists = soubor už existuje
os-full = na disku není místo
os-invalid = neplatná cesta
os-too-long = příliš dlouhý název souboru
os-other = { $why }
