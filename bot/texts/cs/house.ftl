# Co říká Hospoda, ať se hraje cokoli. Slova: slovníček projektu. Řádek přehledu stolu: nejvýš 34 znaků.
# Hra to může říct po svém: zpráva se stejným klíčem v její složce má přednost.

## Stránky

deal-number = { $deal }. rozdání
seat = { $seat }
seat-named = { $seat }
# Partneři: jejich značky, potom jména.
side-named = { $marks } { $names }
marks = { $marks }
in-seconds = { $seconds ->
    [one] za { $seconds } sekundu
    [few] za { $seconds } sekundy
   *[other] za { $seconds } sekund
}
pile = { $number } { $between } { $holds }
die = { $seat }{ $die }

## Karty: písmena, která se dají napsat, a naše (anglická). Značky ♠ ♥ ♦ ♣ ★ a anglická písmena platí vždy.

card-ranks = A=A K=K D=Q Q=Q J=J S=J 10=T
card-suits = P=S L=S SR=H KA=D KR=C

# Karty na stole: vynesená, očekávaná, v dohraném štychu; not-live: teď se zahrát nesmí.
card = { $card }
suit = { $suit }
card-laid = { $seat } { $card }
card-laid-word = { $seat } { $card } { $word }
card-awaited = { $seat } ?
card-of = { $seat }{ $card }
card-not-live = ({ $card })
card-fresh = { $card }*
trick-taken = → { $seat }

## Výsledek rozdání a partie

sheet-item = { $what } { $points }
reason-target = cíl dosažen
reason-time = čas vypršel
reason-agreed = hlasováním
reason-abandoned = nedohráno
reason-draw = remíza
voided = { $count ->
    [one] { $count } rozdání je neplatné a hraje se znovu, s novým otiskem tajemství (obnovená záloha nebo změněná pravidla).
    [few] { $count } rozdání jsou neplatná a hrají se znovu, s novým otiskem tajemství (obnovená záloha nebo změněná pravidla).
   *[other] { $count } rozdání je neplatných a hrají se znovu, s novým otiskem tajemství (obnovená záloha nebo změněná pravidla).
}

## Odmítnutí: co je špatně, potom co by bylo dobře

refuse-no-such-seat = Takové místo u tohoto stolu není.
refuse-deal-over = Tohle rozdání už skončilo: počkej na další.
refuse-begun = Partie už začala.
refuse-old-question = Na tohle už se nikdo neptá.
refuse-no-window = Teď není žádný hod, který by čekal: odpověz na to, na co se hra ptá.
refuse-no-next-deal = Žádné rozdání teď na začátek nečeká.
refuse-match-over = Partie už skončila.
refuse-not-away = Nejsi pryč: rozhoduješ za sebe.
table-stopped = Tento stůl se zastavil naší chybou. Všechno až doteď je uložené; pokračovat se bude, až se Hospoda znovu spustí.

## Špatná data: kde a proč. Slova ze samotných dat zůstávají anglicky.

fault = { $where }: { $why }
where = { $parts }
where-deal = rozdání { $n }
where-step = krok { $n }
where-chance = náhoda { $n }
where-seat = místo { $n }
where-item = položka { $n }
where-key = { $key }
wrong-missing = chybí
wrong-unknown = tohle tu neznáme
wrong-twice = je tam dvakrát
wrong-integer = musí to být celé číslo
wrong-text = musí to být text
wrong-boolean = musí to být true, nebo false
wrong-list = musí to být seznam
wrong-object = musí to být objekt
wrong-null = musí to být null
wrong-value = špatná hodnota
wrong-length = špatná délka
wrong-word = povolené hodnoty: { $words }
wrong-below = nejméně { $least }
wrong-above = nejvýš { $most }
wrong-json = tohle není JSON
wrong-json-line = řádek { $line }: tohle není JSON
wrong-utf8 = tohle není text v UTF-8
wrong-game = hra „{ $game }“ tu není
wrong-rules = pravidla této hry tu mají verze od 1 do { $newest }
# $span: exact or range.
wrong-seats = { $span ->
    [exact] { $least ->
        [one] tuto hru hraje { $least } hráč
        [few] tuto hru hrají { $least } hráči
       *[other] tuto hru hraje { $least } hráčů
    }
   *[range] počet hráčů této hry je { $least } až { $most }
}
wrong-card = tohle není karta: piš dva znaky, například KS, TH nebo XX
wrong-outcome = musí tu být buď die, nebo shuffle

## Přehrání a kontrola záznamů

fails-deal-unfinished = předchozí rozdání není dohrané
fails-match-over = partie skončila už před tímto rozdáním
fails-chance-missing = chybí výsledek náhody
fails-chance-wrong = výsledek náhody nesedí (špatný druh, mimo rozsah nebo jiné karty než v balíčku)
fails-chance-left = zbyly nepoužité výsledky náhody
fails-scores-early = jsou tu body, ale rozdání ještě běží
fails-no-fact = údaj „{ $key }“ neexistuje
# $expected: co je v záznamu; $came: co vyšlo podle pravidel.
fails-differs = { $key }: mělo být { $expected }, je { $came }
fails-legal = „{ $do }“ mělo být odmítnuto, ale je to povolené
fails-illegal = „{ $do }“ je proti pravidlům: { $why }
verify-no-fairness = v tomto záznamu není nic, podle čeho by se dala férovost zkontrolovat
verify-chain = rozdání { $deal }: otisk jeho tajemství nesouhlasí s předchozím
verify-too-many = odhalených tajemství je víc než rozdání
verify-does-not-hold = { $where }: { $why }
verify-not-revealed = rozdání { $deal }: tajemství není odhalené
verify-not-yet = Partie ještě běží a její tajemství se ukážou až na konci: do té doby není co kontrolovat.
# $expected: co plyne z řetězu tajemství; $came: co je v záznamu.
verify-differs = rozdání { $deal }, náhoda { $number }: v záznamu je { $came }, z tajemství plyne { $expected }
# Odpověď začíná v každém jazyce slovem „fair“: když všechno sedí, hospoda verify vypíše jen to.
verify-fair-but = fair, až na rozdání { $deal }: ještě běží a jeho tajemství není odhalené

## Databáze

store-in-use = Na { $path } už Hospoda běží: { $command }, proces { $pid }. Nejdřív ho ukonči.
store-in-use-unknown = Na { $path } už pracuje jiný proces. Nejdřív ho ukonči.
store-busy = Jiný program, třeba prohlížeč databází, drží { $path }. Zavři ho tam a zkus to znovu.
store-full = Pro { $path } už není místo: nic z toho se neuložilo. Uvolni místo a zkus to znovu.
store-not-writable = Do { $path } se nedá zapisovat. Zkontroluj práva k souboru a k jeho složce.
store-is-folder = { $path } je složka, ne soubor.
store-no-file = { $path } je zařízení, roura nebo něco podobného, ne soubor.
store-missing = Soubor { $path } neexistuje.
store-exists = { $path } už existuje. Zvol jiný název, nebo nahraď starou zálohu pomocí --overwrite.
store-own-file = { $path } patří k samotné databázi. Zvol pro zálohu jiný název.
store-itself = { $path } je samotná databáze. Uveď zálohu, ze které se má obnovit.
store-foreign = { $path } není databáze Hospody.
store-damaged = Soubor { $path } je poškozený. Obnov zálohu, která je v pořádku: hospoda restore FILE
store-newer = { $path } je z novější verze Hospody. Aktualizuj Hospodu.
store-closed = Hospoda se zavírá: nic dalšího se už neukládá.
store-stale = Stůl { $table } se v tutéž chvíli změnil odjinud: nic z toho se neuložilo.
store-origin-taken = Tento stůl už je otevřený: podruhé se neotevřelo nic.
# $error: kód systému nebo SQLite.
store-failed = { $path } selhává s chybou { $error }: nic z toho se neuložilo.

## Totéž pro lidi u stolu, kterých se cesta k databázi netýká

store-full-here = Disk je plný: tohle se neuložilo. Stůl bude pokračovat, jakmile bude zase místo.
store-not-writable-here = Teď se nedá nic uložit, protože do databáze se nedá zapisovat. Stůl bude pokračovat, až to půjde.
store-busy-here = Databázi drží jiný program: tohle se neuložilo. Stůl bude pokračovat, jakmile bude volná.
store-damaged-here = Databáze je poškozená: tohle se neuložilo. Kdo Hospodu provozuje, musí obnovit zálohu.
store-failed-here = Databáze selhává s chybou { $error }: tohle se neuložilo. Stůl to zkusí znovu.
