# Pravidla Žolíků, jak je čtou hráči: vlastními slovy, podle pravidel Jocker clubu a našich rozhodnutí.
# Konec řádku je záměr; odstavec je jeden řádek a smí se zalomit kdekoli.

rules-title = Pravidla Žolíků

rules-1-title = O co jde
rules-1-text =
    Žolíky se tu hrají tak, jak je hraje Jocker club. Hrají dva až čtyři hráči, každý sám za sebe. Sbíráš postupky čisté a špinavé (obojímu tu říkáme kombinace), vykládáš je na stůl a snažíš se zavřít dřív než ostatní.

    Body jsou většinou záporné a přes rozdání se sčítají; když někdo klesne na −1000 nebo níž, partie končí a vyhrává nejlepší součet.

    Tento text podává pravidla vlastními slovy. Kde předloha mlčí nebo říká dvě různé věci, bylo třeba něco zvolit; na takovém místě stojí „naše rozhodnutí“. Co se u stolů hraje různě, je volba; hodnota označená slovem „obvykle“ platí, pokud si stůl nenastaví jinou.

rules-2-title = Karty
rules-2-text =
    Dva balíčky po 52 kartách a čtyři žolíky (volba jokers: 4, obvykle; 2 nebo 6).

    V kombinaci platí karty 2 až 10 tolik, kolik na nich stojí, janek, dáma, král a eso deset, eso na místě „1“ v čisté postupce 1. Žolík má hodnotu karty, kterou nahrazuje. V ruce na konci platí eso 20 a žolík 50, ostatní jako předtím.

rules-3-title = Postupky
rules-3-text =
    Čistá postupka je 3 až 14 po sobě jdoucích karet jedné barvy. Eso je nejníž (A 2 3), nejvýš (D K A), nebo obojí (A 2 … K A), ale přes eso se dokola nepokračuje.
    Špinavá postupka jsou 3 nebo 4 karty stejné hodnoty, každá jiné barvy.

    Žolík nahradí kteroukoli kartu. V každé kombinaci musí být žolíků méně než ostatních karet, takže ve špinavé je nejvýš jeden; v čisté nesmějí být dva vedle sebe. To platí i po každém doložení. Čistá postupka se píše od nejnižší karty, takže místo žolíka říká, co nahrazuje.

rules-4-title = Předák a snímání
rules-4-text =
    V prvním rozdání dostane každý jednu kartu lícem nahoru; předákem je ten, kdo má nejvyšší: žolík platí 50, eso 20, král, dáma, janek a desítka shodně 10, ostatní tolik, kolik na nich stojí. Při shodě losují znovu jen ti, kdo ji mají. Potom se předáci střídají po směru hodinových ručiček.

    Předák snímá: odebere shora nejméně tři karty a nejméně jednu nechá. Podívá se na tři spodní karty odebrané části a nikdo jiný je nevidí (naše rozhodnutí). Žolíky mezi nimi jsou jeho a dostane o tolik karet méně. Karta těsně pod nejspodnějším takovým žolíkem je spodní karta: leží lícem nahoru pod balíkem. Když se žolík nenajde, je to nejspodnější karta odebrané části; když je nejspodnější právě žolík, je to první karta nad ním, která žolík není. Jen když odebereš právě tři karty a všechny jsou žolíky, spodní karta není.

    Odebraná část přijde pod zbytek a rozdává se od karty, která ležela pod ní: nejdřív tři předákovi, po dvou každému jinému, potom všem po dvou, kolo za kolem, až má předák 15 karet a každý jiný 14. Žolíky ze snímání a přenesené žolíky se do toho počítají.

rules-5-title = Průběh tahu
rules-5-text =
    Předák začíná tím, že bez lízání odhodí jednu kartu; jeho první tah není nic jiného. Od té chvíle vypadá tah takto: lízneš kartu; od 4. kola vykládáš, dokládáš a vyměňuješ, jak chceš; potom jednu kartu odhodíš, nebo zavřeš.

    Líže se z balíku, nebo se od 4. kola bere vrchní karta odhazovacího balíčku. Ve 4. kole předák z odhazovacího balíčku ještě brát nesmí, všichni ostatní ano. Kartu vzatou z odhazovacího balíčku nesmíš v tomtéž tahu odhodit, dokud je co lízat z balíku (naše rozhodnutí); druhou stejnou ano.

    Volba locked_rounds: 3 (obvykle), 0 až 5: tolik kol je bez vykládání, zavírání a odhazovacího balíčku. Volba discard_use: obvykle jak chceš; druhá možnost: kartu z odhazovacího balíčku smíš vzít jen tehdy, když se dá hned použít v kombinaci, jedním vyložením, doložením, výměnou nebo zavřením z ruky, a musí do ní přijít, než odhodíš nebo zavřeš.

    Karta leží a hra běží: nic se nevrací.

rules-6-title = První vyložení
rules-6-text =
    Tvoje první vyložení v rozdání musí mít dohromady nejméně 42 a musí v něm být čistá postupka bez žolíka (že ji potřebuje každé první vyložení, je naše rozhodnutí). Další kombinace už jsou volné.

    Jedna karta ti musí vždycky zůstat v ruce: tou se zavírá.

    Volba opening: 42 (obvykle), 0 až 60. Volba pure_run: ano (obvykle); ne: čistá postupka bez žolíka je potřeba jen tam, kde v kombinacích žolík leží.

rules-7-title = Dokládání a výměna žolíka
rules-7-text =
    Jakmile máš vyloženo, i v tomtéž tahu, smíš dokládat karty ke kterékoli kombinaci na stole, vlastní i cizí.

    Smíš také dát na stůl kartu, kterou žolík nahrazuje, a žolíka si vzít do ruky a naložit s ním libovolně. Ve špinavé postupce to jde jen za čtvrtou kartu: zbylé tři tam už musí ležet. Když v čisté postupce nahrazují dva žolíky stejné eso, bere se ten dolní.

rules-8-title = Zavření
rules-8-text =
    Zavíráš, když máš vyložené všechno až na jednu kartu: ta jde rubem nahoru na odhozené a tak zůstane. Může to být kterákoli karta, i žolík. Poslední kartu nejde jen tak odhodit.

    Žolíky můžou zbýt. Žolík, který zavírajícímu zůstal v ruce, i žolík, kterým zavřel (naše rozhodnutí), mu zůstává do dalšího rozdání a dostane v něm o tolik karet méně. Ostatním nezůstává nic a přes konec partie se nepřenáší nic.

rules-9-title = Zavření z ruky
rules-9-text =
    Kdo na začátku svého tahu nemá na stole nic, může zavřít najednou: vyloží kombinace, třeba i doloží a vymění, a zavře. Když jen vykládá, nemusí mít 42, ale čistou postupku bez žolíka ano. Když i dokládá nebo vyměňuje, musí být jeho kombinace samy platným prvním vyložením. Nejdřív se vykládá, potom dokládá, potom vyměňuje; žolíkem z takové výměny se dá už jen zavřít, nebo zůstane do dalšího rozdání. Vyložit a zavřít v tomtéž tahu se počítá také jako z ruky (naše rozhodnutí).

    Místo lízání si můžeš na zavření z ruky vzít spodní kartu, od 4. kola, a to i v tahu předáka. Musí být v některé z kombinací, se kterými zavíráš (naše rozhodnutí).

rules-10-title = Body
rules-10-text =
    Kdo zavře, má +10, z ruky +20.
    Kdo má v tomto rozdání vyloženo, ztrácí body karet v ruce; dvojnásobek, když se zavřelo z ruky.
    Kdo vyloženo nemá, ztrácí 100; 200, když se zavřelo z ruky.

rules-11-title = Když balík dojde
rules-11-text =
    Když se má líznout a balík je prázdný, zamíchají se všechny odhozené karty kromě vrchní a je z nich nový balík. Když není co míchat, je rozdání neplatné.

    Neplatné je také po šedesáti tazích za sebou, ve kterých nikdo nelízl z balíku, nevyložil, nedoložil ani nevyměnil (naše rozhodnutí). Neplatné rozdání se neboduje a hraje se znovu se stejným předákem a stejnými přenesenými žolíky.

rules-12-title = Partie
rules-12-text =
    Partie končí po rozdání, ve kterém něčí součet klesl na −1000 nebo níž. Vyhrává nejlepší součet; stejné nejlepší součty se o výhru dělí.

    Volba limit: 1000 (obvykle), 100 až 2000. Volba time_limit_minutes: není (obvykle), nebo 10 až 240: když čas vyprší, partie hned končí; rozehrané rozdání se nedohrává a neboduje.

rules-13-title = Co je vidět a co ne
rules-13-text =
    Všichni vidí: kombinace, vrchní kartu odhazovacího balíčku a nic pod ní, spodní kartu, kolik karet je v každé ruce a v balíku, kdo má vyloženo, kolik žolíků přineslo snímání a kolik se jich přenáší. Ruce jsou tajné až do konce rozdání; potom se odkryjí ty, které se počítají (kdo nevyložil, svou neukazuje).

    Jak hluboko kdo sejmul, se neříká. Zavírací karta zůstává rubem nahoru; ukáže ji až záznam po partii. Počítače vědí to, co smí vědět jejich místo, a nic víc.

rules-14-title = Příklad
rules-14-text =
    5. kolo. Bořek vyložil ve 4. kole čisté 8♥ 9♥ ★ J♥ jako M1 a 3♣ 4♣ 5♣ jako M2, dohromady 37 + 12 = 49. Anna ještě nic nevyložila a po líznutí má v ruce 15 karet: 4♠ 5♠ 6♠, K♠ K♥ K♦ a devět dalších. Čistá má 15, špinavá 30: dohromady 45, to je nejméně 42, a čistá je bez žolíka. Anna vyloží obě jako M3 a M4 a odhodí 7♦.

    Na tahu je Bořek. Lízne kartu, doloží 7♠ k M3 a K♣ k M4, dá 10♥ za žolíka v M1, vezme si ho a hned ho použije v nové kombinaci.

rules-15-title = Co tu není a co je nejasné
rules-15-text =
    Žolíky se hrají na mnoho způsobů. Co tato pravidla nechávají otevřené, na tom se domluví stůl; volby uvedené výš jsou právě taková rozhodnutí, nastavují se před partií a každý je vidí.

    Když je tu něco nejasné nebo hra nedělá to, co je napsáno, řekni to tomu, kdo bota provozuje, nebo založ hlášení (issue) v projektu.

## Tvoje první rozdání

tutorial-1 = Máš 14 karet (předák 15) a sbíráš kombinace: čisté postupky v jedné barvě, třeba 4♠ 5♠ 6♠, a špinavé ze stejných hodnot, třeba K♠ K♥ K♦. Žolík ★ nahradí kteroukoli kartu, ale v každé kombinaci je žolíků méně než ostatních karet.
tutorial-2 = Tah: lízni kartu, potom jednu odhoď. Tři kola je to všechno; odhazovací balíček i vykládání se otevírají ve 4. kole. Takže nejdřív sbírej a zbavuj se toho, co se k ničemu nehodí.
tutorial-3 = První vyložení musí mít nejméně 42 a čistou postupku bez žolíka. Zpráva s tvými kartami nabízí, co můžeš vyložit a za kolik; nebo si návrh poskládej: označuj karty a spojuj je, až se ukáže, že můžeš vyložit. Slovy: vyložit 4♠ 5♠ 6♠ + K♥ K♠ ★.
tutorial-4 = Jakmile máš vyloženo, smíš dokládat ke kterékoli kombinaci na stole (doložit 2 7♠) a brát si žolíka za kartu, kterou nahrazuje (vyměnit 1 6♠). Když je vyložené všechno až na jednu kartu, zavři s ní: jde rubem nahoru.
tutorial-5 = Kdo zavře, má 10, ostatní ztrácejí, co drží, a 100, když nevyložili. Zavři všechno najednou z ruky a ztrácejí dvojnásobek. Při −1000 partie končí. Hodně štěstí!
