# Pravidla Selského šnapsu pro hráče, našimi slovy, podle předlohy a našich rozhodnutí.
# Konec řádku je záměr; odstavec je jeden řádek a smí se zalomit kdekoli.

rules-title = Pravidla hry Selský šnaps (Bauernschnapsen)

rules-1-title = O co jde
rules-1-text =
    Selský šnaps (Bauernschnapsen) pochází z Rakouska a jižního Německa; polsky se mu říká Sznapsy chłopskie. Hrají čtyři, dva proti dvěma: partneři sedí naproti sobě, místa 1 a 3 proti místům 2 a 4, a vyhrávají a prohrávají společně.

    V každém rozdání se vylicituje a hraje jeden závazek. Dvojice, která má první 24 velkých bodů, vyhrává partii. Vedle českých názvů závazků tu stojí německé, jak je slyšet u stolů.

    Tento text podává pravidla našimi slovy. Kde předloha mlčí nebo se mýlí, bylo třeba něco zvolit; na takovém místě stojí „naše rozhodnutí“. Co hráči rádi hrají různě, je volba stolu; hodnota označená slovem „obvykle“ platí, pokud si stůl nenastaví jinou.

rules-2-title = Karty
rules-2-text =
    Dvacet karet: A, 10, K, D a J v barvách ♠ ♥ ♦ ♣. To je i jejich pořadí od nejvyšší k nejnižší: 10 přebíjí K. V závazku Desítka (Zehner) je pořadí 10, K, D, J, A.

    Body karet: A 11, 10 deset, K 4, D 3, J 2. Jedna barva jich má 30, celý balíček 120. Rozhodují, kdo vyhraje rozdání; za vyhrané rozdání se zapisují velké body.

rules-3-title = Rozdávání a trumfy
rules-3-text =
    Forhont (Vorhand) je hráč po levici rozdávajícího. Nejdřív dostane každý tři karty najednou, forhont první, po směru hodinových ručiček. Forhont se na své tři podívá a volí trumfy: barvu, kterou mezi nimi má. Nebo otočí (aufschlagen): jeho vlastní čtvrtá karta se obrátí lícem nahoru, její barva jsou trumfy a karta zůstane v jeho ruce.

    Potom dostane každý dvě karty najednou; dohromady po pěti. (Předloha mluví o čtyřech, ale dvacet karet pro čtyři hráče je po pěti: naše rozhodnutí.) Otočená karta je první ze dvou forhontových.

    První rozdává místo 4, takže forhont je místo 1; potom vždycky hráč po levici.

rules-4-title = Licitace
rules-4-text =
    Začíná forhont, potom po směru hodinových ručiček; každý řekne jednou buď závazek, nebo „dál“. Nabídka musí platit víc než dosud nejvyšší, ne stejně. Hraje se nejvyšší. Když všichni řeknou „dál“, hraje forhont Obyčejnou hru (Rufspiel).

    Kdo může říct jen „dál“, toho se hra ptá také, takže nikdo nevidí, co by kdo mohl licitovat.

    Volba bidding: one-round (obvykle): každý promluví jednou. until-three-pass: licituje se dokola; kdo řekl „dál“, je venku. Končí se, když „dál“ řekli všichni, nebo všichni kromě toho, kdo licitoval nejvýš; kdo ještě nepromluvil, toho se hra vždycky zeptá.

rules-5-title = Závazky
rules-5-text =
    Obyčejná hra (Rufspiel), 1, 2 nebo 3: licitovat nejde. S trumfy; vynáší forhont; vyhrává dvojice, která má první 66.
    Betl (Bettler), 5, kdokoli: bez trumfů; vynáší aktér a nesmí vzít ani jeden štych. Partner pauzíruje, takže štych má tři karty.
    Šnapser (Schnapser), 6, forhont nebo jeho partner: s trumfy; vynáší forhont; aktér musí mít v prvních třech štyších vlastních 66.
    Durch (Gang), 9, kdokoli: bez trumfů; vynáší aktér a sám musí vzít všech pět štychů.
    Desítka (Zehner), 10, kdokoli: jako Durch, v pořadí 10 K D J A. Eso dál platí 11, ale tady na tom nezáleží.
    Selský šnapser (Bauernschnapser), 12, forhont nebo jeho partner: s trumfy; vynáší forhont; aktér musí sám vzít všech pět štychů.
    Kontrašnapser (Kontraschnapser), 12, soupeři forhonta: jako Šnapser, a vynáší forhont.
    Panský durch (Herrengang), 18, kdokoli kromě forhonta: potřebuje pět karet jedné barvy; nehraje se, ale ukáže se, a je vyhraný.
    Selský kontrašnapser (Kontrabauernschnapser), 24, soupeři forhonta: jako Selský šnapser, a vynáší forhont.
    Panský šnapser (Herrenschnapser), 24, forhont: potřebuje všech pět trumfů; ukáže se a je vyhraný.

    Karty se ukazují, až když licitace skončí takovým závazkem jako nejvyšším; do té doby se dá přelicitovat.

    V Durchu, Desítce, Selském šnapserovi a Selském kontrašnapserovi hraje i partner a musí ctít barvu a přebíjet jako každý; štych partnera závazek prohrává (naše rozhodnutí).

    Volba bettler_value: 5 (obvykle), nebo 4. Volba bauernschnapser_partner: ano (obvykle); ne: Selského šnapsera smí licitovat jen forhont.

rules-6-title = Zdvojení: Kontra
rules-6-text =
    Po licitaci a před prvním vynesením se hra dá zdvojit, pokud nebyly ukázány karty. Aktér je ten, kdo licitoval nejvýš, v Obyčejné hře forhont. První se hra ptá aktérových soupeřů, toho po jeho levici dřív než druhého: Kontra počítá rozdání ×2. (Že jsou to vždy aktérovi soupeři, je naše rozhodnutí.)

    Po Kontře smí aktér a po něm jeho partner říct Rekontra, ×4; potom soupeři Subkontra, ×8. Každá se řekne jednou a řekne ji ten z dvojice, kdo ji řekne první; když oba odmítnou, je konec. Ptá se i partnera Betla. Kolik smí rozdání přinést, není omezeno.

rules-7-title = Ctění barvy
rules-7-text =
    Vynést smíš kteroukoli kartu. Kdo hraje potom, musí udělat první z těchto věcí, kterou mu jeho ruka dovolí:

    1. dát kartu vynesené barvy, která přebije dosud nejlepší kartu;
    2. dát kteroukoli kartu vynesené barvy;
    3. dát trumf, který přebije dosud nejlepší kartu;
    4. dát kterýkoli trumf, i když je nízký (3 a 4 jsou naše rozhodnutí);
    5. dát kteroukoli kartu.

    Jakmile někdo jinou barvu přebil trumfem, žádná karta té barvy už štych vzít nemůže, takže stačí kterákoli z nich. Partner se nešetří a Betla to zavazuje jako každého. Bez trumfů platí jen kroky 1, 2 a 5.

    Štych bere nejvyšší trumf, a když v něm trumf není, nejvyšší karta vynesené barvy. Kdo ho vezme, vynáší do dalšího.

    Volba trumping: obvykle jak je řečeno. may: kdo nemůže ctít barvu, smí hrát cokoli. Volba undertrump: obvykle jak je řečeno. free: kdo nemůže ctít barvu ani přebít trumf na stole, smí hrát cokoli.

rules-8-title = Dvacítka a čtyřicítka
rules-8-text =
    V Obyčejné hře, Šnapserovi a Kontrašnapserovi smí ten, kdo vynáší a má K a D jedné barvy, tuto dvojici hlásit tím, že jednu z nich vynese: 40 v trumfech, 20 v jiné barvě. Každá dvojice se počítá jednou.

    Body platí, jakmile má jeho strana štych, vzatý předtím nebo potom. Strana bez štychu je nedostane nikdy. V Šnapserovi a Kontrašnapserovi smí hlásit každý, kdo vynáší, ale počítají se jen vlastní hlášky aktéra, a to až když má aktér štych.

rules-9-title = Jak končí Obyčejná hra
rules-9-text =
    Body štychů a platných hlášek se sčítají samy, oběma partnerům dohromady. Dvojice, která má první 66, vyhrává hned, i ve chvíli hlášky; karta, kterou se při ní vynáší, leží v nedohraném štychu a nepočítá se.

    Vítězové, ať je to kterákoli strana (naše rozhodnutí), mají 3, když poražení nemají žádný štych, jinak 2, když mají méně než 33 (i s platnými hláškami), jinak 1. S Kontrou dvojnásobek.

    Když po pěti štyších nikdo nemá 66, má 1 dvojice, která vzala poslední štych (naše rozhodnutí). Volba nobody_66: last-trick (obvykle). forehand-loses: 1 mají soupeři forhonta.

rules-10-title = Jak končí ostatní závazky
rules-10-text =
    Vyhraný závazek přináší svou cenu straně aktéra, prohraný tutéž cenu druhé straně. Rozdání končí, jakmile je rozhodnuto: prvním špatným štychem, při 66, po třetím štychu Šnapsera. Co by se ještě mohlo stát, se nezkoumá.

    Do 66 v Šnapserovi a Kontrašnapserovi se počítají jen štychy, které vezme aktér, a hlášky, které hlásí aktér (naše rozhodnutí). Volba schnapser_tricks: within-three (obvykle): cestou smí štych vzít i někdo jiný. all-three: první štych, který vezme kdokoli jiný, závazek prohrává.

rules-11-title = Partie
rules-11-text =
    Vyhrává dvojice, která má první 24 velkých bodů. Kdo prohrál partii bez jediného bodu, je šnajdr (Schneider); je to vidět ve výsledku a vede se to ve statistice.

    Volba target: 24 (obvykle), nebo 7 až 66.

rules-12-title = Co je vidět a co ne
rules-12-text =
    Každý vidí: trumfy a otočenou kartu, všechno, co padlo v licitaci, každou Kontru, štych na stole, minulý štych, štychy a body obou stran, hlášky a velké body. Tvoje ruka je jen tvoje.

    Hra nikomu neřekne, proč nějaká karta nebyla zahraná, ani že někdo mohl licitovat. Počítače vědí to, co smí vědět jejich místo, a nic víc.

rules-13-title = Příklad
rules-13-text =
    Anna (místo 1) je forhont, v prvních třech kartách má ♥ K D a ♣ 10 a volí trumfy srdce. Další dvě karty jsou ♣ J a ♠ A. Všichni řeknou „dál“, takže Anna hraje s Cyrilem (místo 3) Obyčejnou hru. Bořek (místo 2) říká Kontra: ať to přinese cokoli, počítá se to dvakrát.

    Anna vynáší ♥ D a hlásí 40. Body čekají, protože Anna a Cyril ještě nemají štych. Bořek má ♥ A a musí přebít; Cyril dává ♥ J a Dana (místo 4) musí dát ♥ 10. Bořek bere 26.

    Bořek vynáší ♠ D a hlásí 20: Bořek a Dana štych mají, takže to platí hned, 26 + 20 = 46. Cyril nemá listy (♠) ani trumf a zahazuje ♦ 10. Dana musí ctít barvu a přebít: ♠ 10. Anna ji přebíjí ♠ A: 11 + 10 + 10 + 3 = 34 bodů a teď platí i oněch 40. 74, výhra. Poražení mají 46, to je 33 nebo víc: 1, a s Kontrou 2.

rules-14-title = Co tu není a co je nejasné
rules-14-text =
    Selský šnaps se hraje na mnoho způsobů. Co tato pravidla nechávají otevřené, na tom se domluví stůl; volby uvedené výš jsou právě taková rozhodnutí, nastavují se před partií a každý je vidí.

    Když je tu něco nejasné nebo hra nedělá to, co je napsáno, řekni to tomu, kdo bota provozuje, nebo založ hlášení (issue) v projektu.

## Tvoje první rozdání

tutorial-1 = Hraješ s partnerem, který sedí naproti. Dvacet karet, každý pět: A 11, 10 deset, K 4, D 3, J 2, a 10 přebíjí K. Forhont vidí tři karty a volí trumfy, nebo otočí čtvrtou kartu a vezme její barvu.
tutorial-2 = Potom smí každý jednou licitovat: Betl (Bettler) nebere žádný štych, Durch (Gang) bere všech pět, Šnapser (Schnapser) má vlastních 66 ve třech štyších. Když licituješ, zpráva s tvými kartami ukazuje, co smíš říct a co to chce. Když všichni řeknou „dál“, hraje forhont Obyčejnou hru (Rufspiel), a tak dopadne většina rozdání.
tutorial-3 = V Obyčejné hře se obě dvojice ženou za 66 body. Musíš ctít barvu a štych přebít, když to jde, i partnerův. Bez té barvy musíš dát trumf. Nabízejí se jen karty, které se hrát smějí, a řádek nad nimi říká proč.
tutorial-4 = Vynášíš a máš K a D jedné barvy? Vynes jednu z nich s +20 (v trumfech +40). Platí to, jakmile má tvoje dvojice štych. Hra sčítá za tebe a při 66 skončí.
tutorial-5 = Obyčejná hra přináší 1, 2, když poražení mají méně než 33, 3, když nemají štych. Kontra počítá všechno dvakrát. Vyhrává dvojice, která má první 24; kdo prohraje s 0, je šnajdr. Hodně štěstí!
