# Pravidla Kauboje pro hráče, našimi slovy, podle předlohy a našich rozhodnutí.
# Konec řádku je záměr; odstavec je jeden řádek a smí se zalomit kdekoli.

rules-title = Pravidla hry Wyomingský kovboj

rules-1-title = O co jde
rules-1-text =
    Wyomingský kovboj (srbsky „Vajoming Kauboj“) je karetní hra pro tři nebo čtyři hráče, nejlépe pro čtyři. Tasíš revolvery, střílíš na krále ostatních, zbavuješ se smůly a sbíráš figury. Karty v ruce jsou tajné; co leží na stole, je vidět.

    Tento text podává pravidla našimi slovy. Kde předloha mlčí nebo říká dvě různé věci, bylo třeba něco zvolit; na takovém místě stojí „naše rozhodnutí“. Některá z nich jsou volby stolu. Hodnota označená slovem „obvykle“ platí, pokud si stůl nenastaví jinou.

rules-2-title = Karty a co jsou zač
rules-2-text =
    Jeden balíček, 52 karet. Král je kovboj, dáma děvče, janek dítě, šestka smůla a eso šerifská hvězda. Čtyři esa se na začátku odloží stranou; ostatních 48 karet se zamíchá.

    Po tvojí levici sedí ten, kdo je na tahu po tobě, a hraje se doleva. Uprostřed budou tři hromádky: dobírací balíček rubem nahoru (tady krátce balík), odhazovací balíček (odhoz) a hromádka výstřelů. U posledních dvou je vidět jen vrchní karta.

rules-3-title = Rozdání a první předání
rules-3-text =
    Každý dostane 7 karet, po jedné, od levice rozdávajícího kolem stolu (naše rozhodnutí); zbytek je balík. Odhoz a hromádka výstřelů jsou na začátku prázdné.

    Potom rozdávající řekne, kam půjdou tři karty: doleva, doprava, nebo ve čtyřech naproti. Každý si zároveň vybere tři karty z vlastní ruky a nevidí, co mu přijde; potom se všechny karty přesunou naráz.

    Začíná hráč po levici rozdávajícího. V 1. rozdání rozdává poslední místo; po každém rozdání rozdává soused rozdávajícího zprava, takže další rozdání začíná ten, kdo rozdával naposled.

rules-4-title = Tvůj tah
rules-4-text =
    Smíš udělat jednu akci, nebo žádnou; potom jednu kartu odhodíš a jednu lízneš. Akce jsou: ukázat sňatek, vyměnit devítkou, tasit revolver, odhodit revolver, vystřelit, vyložit desítku, odhodit pětku. Desítka a pětka ukončí tah hned, bez odhození a líznutí; obě jsou akcí tahu, takže žádná nejde po jiné akci.

    Odhodit a líznout: když lížeš z balíku, nejdřív odhodíš a potom lízneš jeho vrchní kartu. Když bereš z odhozu, nejdřív vezmeš jeho vrchní kartu a potom odhodíš; odhodit smíš i tu, která právě přišla. Nesmíš vzít kartu, kterou tam v tomto tahu dala tvoje vlastní akce (naše rozhodnutí). Z hromádky výstřelů se nelíže nikdy.

    Když z ruky nesmíš odhodit nic, neodhazuješ nic, a přesto lížeš; posuzuje se to dřív, než kartu vezmeš, a z odhozu si pak vzatou kartu necháš.

rules-5-title = Akce
rules-5-text =
    Sňatek: ukážeš z ruky krále a dámu jedné barvy za 25 bodů, které se počítají s výsledkem rozdání (naše rozhodnutí). Každá barva se v rozdání smí ukázat jen jednou, ať ji ukáže kdokoli, a v jednom tahu smíš ukázat jeden sňatek (naše rozhodnutí). Obě karty ti zůstanou v ruce. Později je rozděl: nechané spolu tě stojí body.

    Devítka: odhodíš devítku a řekneš doleva, doprava, nebo ve čtyřech naproti. Každý, i ty, předá tím směrem zároveň dvě karty; kdo smí předat méně než dvě, předá tolik, nebo žádnou. Potom jako obvykle odhodíš a lízneš, takže ti zbude o kartu méně.

    Tasit revolver: vyložíš před sebe lícem nahoru karty jednoho revolveru (kapitola 8). Nic se za ně nelíže a v tomto tahu střílet nesmíš. Tasených revolverů můžeš mít kolik chceš.

    Odhodit revolver: odhodíš jeden ze svých tasených revolverů; jeho karty jdou do odhozu a ty si lízneš stejný počet z balíku, jednu po druhé. Jde to jen ve vlastním tahu (naše rozhodnutí).

    Vystřelit: každým taseným revolverem jednou za tah, výstřel po výstřelu, pokaždé na koho chceš (kapitola 9).

    Vyložit desítku: dáš desítku odkrytou před sebe a lízneš jednu kartu z balíku, ne z odhozu (naše rozhodnutí). Tvůj tah končí.

    Odhodit pětku: lízneš za ni dvě karty, obě z balíku, nebo jednu z balíku a k ní tu, která ležela na odhozu nahoře před pětkou. Tvůj tah končí.

    Devítku, desítku i pětku smíš také jen obyčejně odhodit na konci tahu, za jednu kartu (naše rozhodnutí).

rules-6-title = Šestky
rules-6-text =
    Šestka se smí odhodit jen tehdy, když každá jiná karta v ruce, která není šestka, patří k úplné figuře: k sirotčinci, harému, rodině, bandě nebo šerifově družině (kapitola 13). Tasené revolvery leží na stole a na tomhle nic nemění (naše rozhodnutí). Šestka smí jít také tehdy, když nesmí jít žádná jiná karta z ruky (naše rozhodnutí). Když bereš z odhozu, počítá se tu vzatá karta k ruce.

    Šestek se tedy zbavuješ předáváním, nebo tím, že jednu dáš tomu, kdo na tebe střílí z 22.

rules-7-title = Chránění kovbojové
rules-7-text =
    Král se svým esem je chráněný kovboj. Jsou jeden celek: ani jeden nejde odhodit ani předat (naše rozhodnutí). Oba se počítají jako karty v ruce a krále smíš ukázat ve sňatku. Jak král ke své hvězdě přijde, říká kapitola 10.

rules-8-title = Revolvery
rules-8-text =
    22: dvě dvojky. Zasahuje nechráněné krále.
    Kolt 38: trojka a osmička libovolných barev. Zasahuje nechráněné krále.
    Magnum 357: trojka, pětka a sedmička libovolných barev. Zasahuje nechráněné krále. Všechny tři jedné barvy jsou také rychlé tasení.
    Kolt 45: čtyřka a pětka jedné barvy. Zasahuje chráněné i nechráněné krále.

    Tasené revolvery leží na stole. Nepředávají se a ve výsledku se nepočítají a ze stolu mizí jen tehdy, když je někdo odhodí nebo o ně přijde rychlým tasením.

rules-9-title = Výstřel
rules-9-text =
    Řekneš, kterým revolverem střílíš, a jmenuješ jiného hráče, který má aspoň jeden tasený revolver, a zeptáš se: „Můžu tě zastřelit?“ Tím je výstřel toho revolveru vybraný, ať je odpověď jakákoli; tvoje další revolvery střílet ještě smějí. Cíl odpovídá vždycky, i když není co vybírat, aby doba odpovědi nic neprozradila.

    Volba any_target: ne (obvykle): jak je řečeno. ano: střílet se smí i na hráče bez taseného revolveru.

    Výstřel potřebuje kartu, která se otočí. Když je balík prázdný a nový není z čeho udělat, nesmí střílet nikdo.

rules-10-title = Odpověď
rules-10-text =
    Šestka: jen proti 22. Cíl dá střelci šestku podle vlastního výběru (naše rozhodnutí) a výstřel je vyřízený. Nikdo k tomu není nucen (naše rozhodnutí).

    Rychlé tasení: cíl vyloží z ruky trojku, pětku a sedmičku jedné barvy jako tasený revolver a vezme si střelcův revolver, také jako tasený. Výstřel je vyřízený. Ostatní střelcovy revolvery ještě střílet smějí; ten, který si cíl vzal, už v tomto tahu svůj výstřel měl.

    Bez obrany: odpověď je pravda. „Ne“, když cíl nemá krále, který se počítá; chránění králové se počítají jen proti 45. To je vedle a žádná karta se neotáčí. Jinak „Ano“ a vrchní karta balíku jde na hromádku výstřelů. Rozhoduje její barva:

    Nejdřív 45 proti chráněným králům: když má některý z nich tuto barvu, je zasažen. Král i eso jdou střelci do ruky a zůstávají chránění. Cíl si smí hned líznout nejvýš dvě karty, každou z balíku nebo z odhozu.

    Potom nechránění králové (po 45, která právě minula chráněného krále, je to rikošet). Když má některý z nich tuto barvu, je to vedle a ten král si bere svou hvězdu: eso jeho barvy přijde z odložených do ruky cíle a král je chráněný. Při více králích zachrání všechny kterýkoli král této barvy (naše rozhodnutí). Když ji nemá žádný, je jeden král zasažen; když jich je víc, řekne cíl který. Jde střelci do ruky, nechráněný, a cíl si smí hned líznout jednu kartu z balíku.

    45 jen proti chráněným králům a barvy se liší: vedle.

    Co se smí líznout, líže se hned, nebo vůbec. Hvězda se vzít musí. Volba badge: forced (obvykle): jak je řečeno. optional: cíl ji smí nechat ležet stranou.

rules-11-title = Když balík dojde
rules-11-text =
    Když je potřeba karta a balík je prázdný, zamíchají se odhoz bez své vrchní karty a celá hromádka výstřelů do nového balíku. Když není co míchat, smíš balík stále zvolit, ale nelízneš nic.

    Když tolik tahů za sebou, kolik je hráčů, nikdo nevezme kartu z balíku ani z odhozu, rozdání končí a ukončení nemá nikdo; karta otočená k výstřelu se jako líznutí nepočítá. Stejně je to na konci 400. tahu (naše rozhodnutí).

rules-12-title = Jak rozdání končí
rules-12-text =
    Končí hned, bez jakéhokoli dalšího lízání, jedním ze dvou způsobů.

    Všechny čtyři desítky leží odkryté a někdo má tasenou 22. Ukončení má ten, kdo vyložil poslední desítku, nebo kdo tasil 22.

    Je vzatá čtvrtá hvězda. Ukončení má ten, kdo ten výstřel vypálil.

rules-13-title = Body
rules-13-text =
    Všechny ruce se odkryjí a počítají se karty v nich; figura se boduje bez ohledu na to, jakým jiným figurám její karty slouží.

    Ukončení dává 30. Každá desítka, kterou máš vyloženou: 10. Každý sňatek, který máš ukázaný: 25.
    Sirotčinec, čtyři janci: 80. Harém, čtyři dámy: 100. Rodina, eso, král, dáma a janek jedné barvy: každá 120. Banda, čtyři králové: 150. Šerifova družina, čtyři králové a čtyři esa: 200, místo bandy (naše rozhodnutí).

    Zdržování: −30, jednou, za jakoukoli desítku v ruce, ať rozdání skončilo jakkoli. Také za dvě nebo víc dvojek v ruce, když všechny čtyři desítky leží odkryté a rozdání neskončilo desítkami a 22 (naše rozhodnutí).
    Každá šestka: −20. Ale tři šestky stojí dohromady 100 a čtyři 120: prokletí (naše rozhodnutí). Volba curse_adds: ne (obvykle): jak je řečeno. ano: prokletí 100 se přičítá k 20 za každou, tedy 160 a 180.
    Každý pár, král a dáma jedné barvy v ruce, ukázaný dřív nebo ne: −50, pokud není součástí rodiny (naše rozhodnutí).
    Každá dáma, která není v páru, v harému ani v rodině: −25 (naše rozhodnutí).

    Samotný král nedává nic: předloha na jednom místě říká, že ano, ale hodnotu neuvádí (naše rozhodnutí).

rules-14-title = Partie
rules-14-text =
    Hraje se, dokud někdo nemá body k dosažení; kontroluje se to po každém rozdání (naše rozhodnutí). Když je má víc hráčů, vyhrává nejvyšší součet; když jsou nejvyšší stejné, hraje se další rozdání.

    Volba target: body k dosažení, 500 (obvykle), nebo 100 až 1000.
    Volba max_deals: 100 (obvykle), nebo 1 až 1000. Po tolika rozdáních vyhrává nejvyšší součet a stejné se o výhru dělí; partie špatných střelců by jinak nemusela skončit nikdy (naše rozhodnutí).

rules-15-title = Příklad
rules-15-text =
    Anna má tasený kolt 45, Bořek tasenou 22. Na tahu je Anna. V Bořkově ruce je K♠ s A♠, chráněný, a K♥.

    Anna střílí na Bořka: „Můžu tě zastřelit?“ Šestka by pomohla jen proti 22. Bořek zůstává bez obrany a říká ano. Otočí se vrchní karta balíku: 9♦. 45 hledí nejdřív na chráněného krále: barvy se liší. Rikošet: teď se počítá K♥. Ani on není kárový, takže je zasažen. Bořek má jen jednoho nechráněného krále a nemá co vybírat: K♥ jde Anně do ruky. Bořek si smí líznout jednu kartu z balíku a lízne si.

    Kdyby karta byla srdcová, vzal by si Bořek A♥ ke K♥: vedle a stranou by leželo o hvězdu méně. Kdyby byla listová (♠), měla by Anna listového krále i eso, dál jako jeden celek, a Bořek by si mohl líznout dvě karty.

    Anna jiný revolver nemá a odhodí D♥, i když jí právě přišel K♥: ukázaný pár by dal 25, ale akcí tohoto tahu byl výstřel. Potom lízne z balíku a na tahu je Bořek.

rules-16-title = Co vidí ostatní
rules-16-text =
    Každý vidí, kolik držíš karet, tvoje tasené revolvery a desítky, esa odložená stranou, kdo má kterého chráněného kovboje, který král byl komu vzat, vrch obou hromádek, velikost balíku a ukázané sňatky. Když se balík míchá nově, je to ohlášeno.

    Svou ruku vidíš jen ty. O předaných kartách ví ten, kdo je dává, a ten, kdo je dostává; o barvě šestky, která se dala střelci, ti dva. Že cíl vybíral mezi králi, se neříká nikomu: od výstřelu až po poslední kartu líznutou za něj stůl vidí jen to, že tento hráč odpovídá.

rules-17-title = Co je nejasné
rules-17-text =
    Když je tu něco nejasné nebo hra nedělá to, co je napsáno, řekni to tomu, kdo bota provozuje, nebo založ hlášení (issue) v projektu.

## Tvoje první hra

tutorial-1 = Máš 7 karet a nejdřív 3 předáš dál. Pošli pryč šestky (po −20, a odhodit je skoro nejde) a dámy bez jejich krále (po −25). Nech si desítky, dvojice, ze kterých je revolver, a janky nebo krále, když jich máš víc.
tutorial-2 = Ve svém tahu: jedna akce, když chceš, potom jednu kartu odhoď a jednu lízni. Z balíku lížeš až po odhození; z odhozu bereš před ním. Desítky vykládej brzy: po 10 bodech a nová karta, ale desítka, která ti zůstane v ruce, stojí 30.
tutorial-3 = Král a dáma jedné barvy: ukaž je, 25 bodů. Potom je rozděl tím, že jedno odhodíš: nechané spolu až do konce stojí 50. Devítka nechá každého předat dvě karty: tak se zbavíš šestek.
tutorial-4 = Revolvery: 2 2, 3 8, 3 5 7, nebo 4 5 jedné barvy. V jednom tahu tas, v některém dalším vystřel na někoho, kdo má revolver také. Otočí se karta: má-li barvu krále, je zachráněn a dostane hvězdu; nemá-li, je král tvůj. Chráněné krále zasáhne jen 45.
tutorial-5 = Rozdání končí, když leží odkryté všechny desítky a je tasená 22, nebo když je vzatá čtvrtá hvězda; kdo to udělá, má 30. Čtyři janci, dámy, nebo králové jsou za 80, 100 a 150, rodina jedné barvy za 120. Vyhrává, kdo má první 500.
