# Pravidla Koblarze pro hráče, našimi slovy, podle pravidel autora a našich rozhodnutí.
# Konec řádku je záměr; odstavec je jeden řádek a smí se zalomit kdekoli.

rules-title = Pravidla hry Slezský koblarz

rules-1-title = Hra a její autor
rules-1-text =
    Autorem hry je Stanisław Neblik – Fojerman; celý název zní „Śląski koblarz od Fojermana“. Hrají tři až sedm hráčů. Vždy dva naráz vsadí tajně groše do banku a potom kostkou házejí o to, co v něm leží. S Jokerem můžeš házet o cizí bank, s žetonem „Hoří“ můžeš bank spálit.

    Je to hra pro zábavu a nikdy se nehraje o peníze: groše jsou tu jen herní kameny a nikdo za ně nesmí platit ani za ně nic dostat.

    Tento text podává pravidla našimi slovy. Kde autorova pravidla mlčí nebo se dají číst dvěma způsoby, bylo třeba něco zvolit; na takovém místě stojí „naše rozhodnutí“. Kde autor nechává výběr na tom, kdo hru pořádá, je volba stolu. Hodnota označená slovem „obvykle“ platí, pokud si stůl nenastaví jinou.

rules-2-title = Co leží na stole
rules-2-text =
    Máš peněženku s 10 groši, ze které sázíš, a ponožku, na začátku prázdnou, do které ukládáš výhry. Z ponožky se nikdy nesází; groše z ní bere jen trest za Jokera. Máš také dva žetony: Jokera se stranou 1 a stranou 2 a „Hoří“ (polsky „Pali się“).

    Uprostřed je tolik banků, kolik je hráčů, a koš. Během hry žádný groš ani Joker nepřibude a neztratí se: co už nemáš, leží v banku, v něčí ponožce nebo v koši. Použité „Hoří“ je pryč.

    V přehledu stolu jsou J a H Joker a „Hoří“, které hráč ještě má, H! je zamčené „Hoří“ a +J je vyhraný Joker.

rules-3-title = Startovní čísla
rules-3-text =
    Každý má startovní číslo. Určuje, kdo s kým hraje o který bank, a často také, kdo hází první. Všichni hodí jednou kostkou v pořadí míst; nejvyšší hod dostane číslo 1, další číslo 2 a tak dál. Kdo hodil totéž, hází znovu mezi sebou, tolikrát, kolikrát je potřeba. Nejdřív je na řadě nejvyšší taková skupina, a teprve když se v ní všichni liší, hází další.

    Volba numbers: each-game (obvykle): losuje se před každou hrou. once: losuje se před první hrou a čísla platí celou partii. seats: bez kostky, číslo tvého místa je tvé startovní číslo.

rules-4-title = Banky, dvojice a kola
rules-4-text =
    Každý bank má svou dvojici, celou hru stejnou, a každý hraje právě ve dvou bancích. Dvojice tvoří tato startovní čísla, počínaje bankem 1:

    3 hráči: 1–3, 2–3, 1–2.
    4 hráči: 1–3, 2–4, 1–4, 2–3.
    5 hráčů: 1–2, 3–4, 1–5, 2–3, 4–5.
    6 hráčů: 1–2, 3–4, 5–6, 2–3, 1–6, 4–5.
    7 hráčů: 1–2, 3–4, 5–6, 1–7, 2–3, 4–5, 6–7.

    Kolo prochází banky po řadě, od banku 1 k poslednímu; potom začíná další kolo. Bank je mrtvý, jakmile v něm nic neleží, groš ani Joker, a peněženky obou jeho hráčů jsou prázdné. Mrtvé banky se přeskakují.

rules-5-title = Sázky
rules-5-text =
    Když přijde na řadu bank, oba z jeho dvojice si tajně a zároveň zvolí 1, 2 nebo 3 groše, ale nikdy víc, než mají v peněžence. Dokud nejsou obě volby, nedozví se žádnou z nich nikdo, ani druhý z dvojice; vidět smí být jen to, že volba už je. Sázka se nedá vzít zpět. Potom se obě naráz odkryjí a groše jdou z peněženek do banku.

    Groše, které v banku leží z dřívějších kol, v tom nehrají žádnou roli: sází se znovu, z peněženky.

    S prázdnou peněženkou se tě na sázku nikdo neptá. Hraješ bez přidání groše a počítáš se za sázku 1 (naše rozhodnutí). Volba empty_call: 1 (obvykle), 2 nebo 3 je to, za kolik se prázdná peněženka počítá.

    Blokující remíza: když se oba počítají za 3, nikdo nehází a nejde použít ani Joker, ani „Hoří“. Groše zůstávají v banku a na řadě je další bank. Remíza, ve které nikdo nevsadil ani groš, tedy dvě prázdné peněženky, z nichž se každá počítá za 3, neblokuje nikdy; jedna skutečná sázka 3 proti prázdné peněžence, která se počítá za 3, blokuje (naše rozhodnutí).

rules-6-title = Házení
rules-6-text =
    Cílové číslo je součet obou sázek, prázdná peněženka se bere za to, za kolik se počítá: 2 až 5, a 6 jen tehdy, když se dvě prázdné peněženky počítají po 3. Groše z dřívějších kol do něj nepatří. Autor píše o „čísle z licitace“; že to znamená součet, je naše rozhodnutí.

    Házíš tolikrát, kolik grošů máš vsazeno, všechno za sebou (s prázdnou peněženkou: za kolik se počítáš). Kdo má vsazeno víc, hází první; při stejných sázkách nižší startovní číslo. Prázdná peněženka má pro tohle vsazeno 0, ať se počítá za kolik chce. Ve hře čtyř hráčů hází vždycky první nižší startovní číslo z dvojice.

    Každý hod je povinný. Kdo hodí cílové číslo, bere celý bank, groše i Jokery, do své ponožky, a s tímhle bankem se v tomto kole končí. Když je vedle i poslední hod, zůstává všechno v banku do dalšího kola.

    Volba four_players: low-number (obvykle): jak je řečeno. high-call: i ve hře čtyř hráčů hází první vyšší sázka. Při jiném počtu hráčů tahle volba nic nemění.

    Volba rolls: in-a-row (obvykle): jak je řečeno. alternate: dvojice se střídá po jednom hodu a kdo má hodů víc, dohází sám.

rules-7-title = Joker jako výzva
rules-7-text =
    U banku, kde nepatříš do dvojice, můžeš zahrát Jokera o to, co v něm leží. Je na to čas po odkrytí sázek a před prvním hodem. Potřebuješ svého Jokera a aspoň 1 groš v ponožce a do tohoto banku v tomto kole ještě nesměl přijít žádný Joker. Vybereš si stranu 1 nebo stranu 2.

    Joker jde do banku. Házíš před dvojicí, se stranou 1 jednou, se stranou 2 dvakrát, na stejné cílové číslo. Zásah bere celý bank i s tvým Jokerem a s bankem se v tomto kole končí.

    Když jsou všechny tvoje hody vedle, platíš do tohoto banku trest: 2 groše se stranou 1, 4 groše se stranou 2. Bere se z tvojí ponožky. Za každý groš, který v ní chybí, se berou 2 z peněženky. Když na to ani peněženka nestačí, vyprázdní se a tvůj Joker je nesplacený: „Hoří“ máš zamčené do konce hry a bude tě stát body.

    Trest se strhne sám, není co vybírat (naše rozhodnutí). Nesplacený Joker zamyká „Hoří“ a nic jiného: hraješ dál jako každý s prázdnou peněženkou (naše rozhodnutí).

    Potom o bank i s trestem hází dvojice. Cílové číslo a pořadí hodů zůstávají, jak byly (naše rozhodnutí).

rules-8-title = Zahození Jokera
rules-8-text =
    Když už dvojice hodila, nejde Jokerem v této chvíli vyzvat, ale můžeš se ho bez rizika zbavit: jde do banku a ty o bank neházíš. Je na to čas po prvním hodu dvojice, dokud tu ještě nějaký hod zbývá; hodu, který už padl, se to netýká. Smí to každý, kdo Jokera ještě má, i někdo z dvojice. Do jednoho banku jde v jednom kole jen jeden Joker, ať jako výzva, nebo zahozený.

    Když patříš do dvojice a Jokera zahodíš, v tomto kole už o ten bank neházíš: hody, které ti zbývaly, propadají. Když tím nezbude žádný hod, s bankem se končí a všechno v něm zůstává.

    Volba throw_needs_sock: ne (obvykle): groš není potřeba, protože zahozením se o bank nehraje. ano: i tady potřebuješ groš v ponožce.

rules-9-title = Hoří
rules-9-text =
    „Hoří“ spálí bank, který je právě na řadě: všechno, co v něm leží, groše i Jokery, jde do koše a nepočítá se nikomu. S bankem se v tomto kole končí a tvoje „Hoří“ je spotřebované. Shoří jen to, co tam leží teď; v dalším kole v tomto banku dvojice zase sází.

    Zavolat „Hoří“ smí každý, i někdo z dvojice nebo ten, kdo vyzval Jokerem, a prázdná peněženka nevadí. Tvůj vlastní Joker už ale musí být pryč z peněženky a nesmí být nesplacený. Je na to čas po odkrytí sázek, dokud tu ještě nějaký hod zbývá: nikdy při blokující remíze, nikdy po posledním hodu.

    Zavolá-li kdokoli „Hoří“ dřív, než ten, kdo vyzval, hodí naposledy vedle, končí výzva bez trestu (naše rozhodnutí).

    Joker a „Hoří“ působí jen dopředu: přicházejí před dalším hodem a na minulém nic nemění. Aby bylo kdy se ozvat, čeká hod, na který ještě někdo smí odpovědět, chvilku, nebo dokud ho všichni, kdo smějí, nenechají padnout.

rules-10-title = Prázdné peněženky a konec hry
rules-10-text =
    S prázdnou peněženkou hraješ v každém svém banku dál, bez přidávání, dokud v něm něco leží nebo má druhý hráč ještě groše. Jakmile není nic v banku ani v obou peněženkách, je ten bank pro vás oba mrtvý; tvůj druhý bank může ještě žít.

    S prázdnou peněženkou a oběma banky mrtvými máš dohráno a jen se díváš. Jokera ani „Hoří“ už nesmíš použít, a které ti zbyly, stojí tě body. Posuzuje se to v každé chvíli, i uprostřed hraní o bank.

    Volba finished_players: watch (obvykle): jak je řečeno. interrupt: kdo má dohráno, smí Jokera a „Hoří“ ještě použít.

    Hra končí, když jsou všechny banky mrtvé, tedy když jsou všechny peněženky i všechny banky prázdné. Jokery a „Hoří“ můžou hráčům zbýt.

rules-11-title = Body a partie
rules-11-text =
    Každý groš v ponožce: 10 bodů. Každý Joker v ponožce: 20. Zbylý Joker: −20. Zbylé „Hoří“: −20. Co leží v koši, nepočítá se nikomu.

    Partie má tolik her, kolik je potřeba, a jejich body se sčítají. Když po hře má někdo tolik bodů, kolik je stanoveno, partie končí a vyhrává nejvyšší součet; má-li ho víc hráčů, o výhru se dělí.

    Volba target: body k dosažení, 500 (obvykle), nebo 100 až 2000; nebo není, když se hraje jen na čas.

    Volba time_limit_minutes: není (obvykle), nebo 10 až 240, například 60 nebo 120. První hra, která skončí po této době, je poslední a zase vyhrává nejvyšší součet, nebo se o výhru dělí. Když se sejde víc konců, má slezská remíza přednost před body a body před časem.

rules-12-title = Slezská remíza
rules-12-text =
    Slezská remíza je, když hra skončí a všichni mají stejně tohle všechno: grošů v ponožce, Jokerů v ponožce a zbylých Jokerů. Nic u všech je také stejně; na zbylých „Hoří“ nezáleží.

    Pak nevyhrává nikdo. Pro každého hráče je to prohra, partie okamžitě končí a body této hry se nepřičítají. Kdo v ní hrál, nesmí do půlnoci (podle hodin toho chatu) usednout ke Koblarzovi nikde na tomto botovi, a v turnaji vypadává.

    Volba silesian_draw: ano (obvykle). ne: taková hra se počítá jako každá jiná.

rules-13-title = Příklad
rules-13-text =
    Hraje pět hráčů: Anna má startovní číslo 1, Bořek 2, Cyril 3, Dana 4, Eva 5. Je 2. kolo a na řadu přichází bank 2 s dvojicí 3–4, Cyril a Dana. Z 1. kola v něm leží 3 groše.

    Cyril volí 1 a Dana 2. Obojí se odkryje; v banku je teď 6. Cílové číslo je 1 + 2 = 3. Dana vsadila víc, takže pořadí je Dana, Dana, Cyril.

    Anna má Jokera a 3 groše v ponožce a říká: Joker, strana 2. Joker jde do banku. Anna hází dvakrát na trojku: 5 a 1. Dvakrát vedle stojí 4 groše. Ponožka zaplatí 3; groš, který chybí, stojí 2 z peněženky. V banku je teď 6 + 5 = 11 grošů a Joker.

    Dana hází 4: vedle. Bořek by rád zahodil Jokera, ale tenhle bank v tomto kole svého Jokera už měl. Eva se Jokera zbavila dřív a mohla by teď, před Daniným dalším hodem, zavolat „Hoří“, ale nechá to být.

    Dana hází 3: zásah. Do její ponožky jde 11 grošů a Joker, to je 110 + 20 bodů. Na „Hoří“ už je pozdě a Cyril už nehází. Kdyby Dana i Cyril hodili vedle, zůstalo by to všechno do 3. kola.

rules-14-title = Co tu není a co je nejasné
rules-14-text =
    O tom, co tato pravidla nechávají otevřené, rozhoduje ten, kdo hru pořádá, nebo se na tom domluví hráči. Volby uvedené výš jsou právě taková rozhodnutí: nastavují se před začátkem partie a každý u stolu je vidí.

    Když je tu něco nejasné nebo hra nedělá to, co je napsáno, řekni to tomu, kdo bota provozuje, nebo založ hlášení (issue) v projektu. I autor prosí hráče, aby ohlásili, co není jasné, a mohlo se to opravit.

## Tvoje první hra

tutorial-1 = V peněžence máš 10 grošů, ponožka je prázdná. Groše jdou z peněženek do banků a co vyhraješ, jde do tvojí ponožky. Body dává jen ponožka. Hraješ ve dvou bancích, v každém pořád se stejným hráčem.
tutorial-2 = Když přijde na řadu tvůj bank, vsaď 1, 2 nebo 3 groše. Tvoji volbu nikdo nevidí, dokud nejsou obě. Pozor: 3 a 3 bank zablokuje; nikdo nehází a groše zůstávají do dalšího kola.
tutorial-3 = Součet obou sázek je cílové číslo: 1 + 2 dá 3. Za každý vsazený groš házíš jednou; vyšší sázka hází první (ve čtyřech nižší startovní číslo). Zásah bere celý bank. Když jsou všichni vedle, bank čeká na další kolo.
tutorial-4 = U cizích banků můžeš před prvním hodem zahrát Jokera, když máš groš v ponožce. Strana 1 dá jeden hod, strana 2 dva; vedle stojí 2, nebo 4 groše. Po prvním hodu dvojice ho můžeš také zahodit bez rizika. Joker, který ti zbude, stojí 20 bodů.
tutorial-5 = Když už je tvůj Joker pryč, smíš jednou za hru, před hodem, zavolat „Hoří“: bank shoří všem. „Hoří“, které ti zbude, stojí 20 bodů. Na konci je groš v ponožce za 10 bodů, vyhraný Joker za 20. A když skončí úplně všichni stejně, všichni prohráli: slezská remíza.
