# Pravila Kauboja kako ih igrači čitaju, našim rečima, prema izvornom tekstu i našim odlukama.
# Novi red je ovde nameran; pasus je jedan red i sme da se prelomi bilo gde.

rules-title = Pravila igre Vajoming kauboj

rules-1-title = Igra
rules-1-text =
    Vajoming kauboj je igra kartama za tri ili četiri igrača, najbolje za četiri. Potežeš pištolje, pucaš u tuđe kraljeve, rešavaš se nesreće i skupljaš figure. Svačije karte u ruci su tajna; ono što leži na stolu je otvoreno.

    Ovaj tekst iznosi pravila našim rečima. Gde izvor ćuti ili kaže dve različite stvari, neko je morao da odluči; na takvom mestu piše „naša odluka”. Neke od tih odluka su opcije stola. Vrednost uz koju stoji „uobičajeno” važi ako na stolu nije postavljeno drugačije.

rules-2-title = Karte i šta predstavljaju
rules-2-text =
    Jedan špil od 52 karte. Kralj je kauboj, Dama devojka, Žandar dete, Šestica nesreća, a Kec šerifska značka. Četiri Keca se na početku stavljaju sa strane; ostalih 48 karata se meša.

    Levo od tebe sedi ko igra posle tebe, i igra teče ulevo. Na sredini nastaju tri gomile: ostatak, licem nadole; hrpa za odbacivanje, ovde kratko hrpa; i hrpa hitaca. Od poslednje dve vidi se samo gornja karta.

rules-3-title = Deljenje i prva zamena
rules-3-text =
    Svako dobija 7 karata, jednu po jednu, od deliteljeve leve strane oko stola (naša odluka); ono što preostane je ostatak. Hrpa i hrpa hitaca su na početku prazne.

    Onda delitelj kaže kuda idu po tri karte: levo, desno ili, učetvoro, preko puta. Svi istovremeno biraju tri karte iz svoje ruke, a da ne vide šta im stiže; zatim sve karte prelaze odjednom.

    Počinje ko sedi levo od delitelja. U 1. deljenju deli poslednje mesto; posle svakog deljenja deli deliteljev desni sused, pa dotadašnji delitelj počinje sledeće deljenje.

rules-4-title = Tvoj potez
rules-4-text =
    Smeš da izvedeš jednu akciju, ili nijednu; zatim odbacuješ kartu i vučeš jednu. Akcije su: pokazivanje bračnog para, zamena uz Devetku, potezanje pištolja, odbacivanje pištolja, pucanje, izlaganje Desetke, odbacivanje Petice. Desetka i Petica odmah završavaju potez, bez odbacivanja i vučenja; obe su akcija tog poteza, pa nijedna ne dolazi posle neke druge.

    Odbacivanje i vučenje: sa ostatka prvo odbacuješ, pa vučeš njegovu gornju kartu. S hrpe prvo uzimaš gornju kartu, pa odbacuješ; smeš da odbaciš čak i kartu koja je upravo došla. Ne smeš da uzmeš kartu koja je tu dospela iz tvoje sopstvene akcije u ovom potezu (naša odluka). S hrpe hitaca se nikad ne vuče.

    Ako ništa iz tvoje ruke ne sme da se odbaci, ne odbacuješ ništa, a ipak vučeš; to se procenjuje pre nego što uzmeš kartu, a s hrpe tada zadržavaš ono što uzmeš.

rules-5-title = Akcije
rules-5-text =
    Bračni par: pokazuješ iz ruke Kralja i Damu istog znaka, za 25 bodova koji se računaju uz obračun deljenja (naša odluka). Svaki znak se u jednom deljenju može pokazati jednom, ko god ga pokazao, a u jednom potezu smeš da pokažeš jedan par (naša odluka). Obe karte ostaju u ruci. Razdvoji ih kasnije: ako ostanu zajedno, koštaju te bodova.

    Devetka: odbacuješ Devetku i kažeš levo, desno ili, učetvoro, preko puta. Svi, i ti, istovremeno predaju po dve karte u tom smeru; ko može da preda manje od dve, predaje toliko, ili nijednu. Zatim kao i obično odbacuješ i vučeš, pa ti na kraju ostaje karta manje.

    Potezanje pištolja: polažeš pred sebe karte jednog pištolja (poglavlje 8), licem nagore. Za njih se ništa ne vuče, i u ovom potezu ne smeš da pucaš. Potegnutih pištolja smeš da imaš koliko hoćeš.

    Odbacivanje pištolja: odbacuješ jedan od svojih potegnutih pištolja; njegove karte idu na hrpu, a ti vučeš isto toliko sa ostatka, jednu po jednu. To možeš samo na svom potezu (naša odluka).

    Pucanje: iz svakog svog potegnutog pištolja jednom u potezu, hitac za hicem, svaki u koga hoćeš (poglavlje 9).

    Izlaganje Desetke: stavljaš otvorenu Desetku ispred sebe i vučeš jednu kartu sa ostatka, ne s hrpe (naša odluka). Tvoj potez je gotov.

    Odbacivanje Petice: za nju vučeš dve karte, obe sa ostatka, ili jednu sa ostatka i kartu koja je bila na vrhu hrpe pre Petice. Tvoj potez je gotov.

    Devetka, Desetka i Petica mogu da budu i obično odbacivanje u potezu, za jednu kartu (naša odluka).

rules-6-title = Šestice
rules-6-text =
    Šestica sme da se odbaci samo ako svaka druga karta u tvojoj ruci koja nije Šestica pripada celoj figuri: sirotištu, haremu, porodici, bandi ili poteri (poglavlje 13). Potegnuti pištolji leže na stolu i ovde se ne računaju (naša odluka). Šestica sme da ode i ako nijedna druga karta iz tvoje ruke ne sme da ode (naša odluka). Ako uzimaš s hrpe, uzeta karta se ovde računa kao deo tvoje ruke.

    Šestica se, dakle, rešavaš kad ih predaješ pri zameni, ili kad jednu daš nekome ko na tebe puca iz 22.

rules-7-title = Zaštićeni kauboji
rules-7-text =
    Kralj sa svojim Kecom je zaštićeni kauboj. To dvoje je jedna celina: nijedna od te dve karte ne može ni da se odbaci ni da se preda (naša odluka). Obe se računaju kao karte u ruci, a Kralj sme da se pokaže u bračnom paru. Kako Kralj dobija značku, piše u poglavlju 10.

rules-8-title = Pištolji
rules-8-text =
    22: dve Dvojke. Pogađa nezaštićene Kraljeve.
    Kolt 38: Trojka i Osmica bilo kog znaka. Pogađa nezaštićene Kraljeve.
    Magnum 357: Trojka, Petica i Sedmica bilo kog znaka. Pogađa nezaštićene Kraljeve. Sve tri u istom znaku su i brzo potezanje.
    Kolt 45: Četvorka i Petica istog znaka. Pogađa zaštićene i nezaštićene Kraljeve.

    Potegnuti pištolji leže na stolu. Ne predaju se i u bodovanju ne znače ništa, a sa stola odlaze samo kad se odbace ili izgube zbog brzog potezanja.

rules-9-title = Hitac
rules-9-text =
    Kažeš iz kog svog pištolja i u kog drugog igrača s bar jednim potegnutim pištoljem pucaš i pitaš: „Da li mogu da te ubijem?” To je hitac iz tog pištolja, kakav god bio odgovor; iz ostalih još smeš da pucaš. Meta uvek odgovara, i kad nema šta da bira, da vreme odgovora ne bi ništa odalo.

    Opcija {"any_target"}: isključeno (uobičajeno): kao što je rečeno. Uključeno: sme da se puca i u igrača bez potegnutog pištolja.

    Za hitac je potrebna karta koja se okreće. Ako je ostatak prazan i nema od čega da se napravi nov, niko uopšte ne može da puca.

rules-10-title = Odgovor
rules-10-text =
    Šestica: samo protiv 22. Meta daje Šesticu po svom izboru onome ko puca (naša odluka), i hitac je gotov. Niko na to nije primoran (naša odluka).

    Brzo potezanje: meta iz ruke polaže Trojku, Peticu i Sedmicu istog znaka kao potegnut pištolj i uzima pištolj iz kog se pucalo, isto kao potegnut. Hitac je gotov. Iz ostalih pištolja napadač još sme da puca; oduzeti pištolj je u ovom potezu već iskoristio svoj hitac.

    Bez odbrane: odgovor je istina. „Ne”, ako meta nema Kralja koji se računa; zaštićeni Kraljevi se računaju samo protiv 45. To je promašaj i nijedna karta se ne okreće. Inače je „Da”, i gornja karta ostatka ide na hrpu hitaca. Odlučuje njen znak:

    Prvo 45 protiv zaštićenih Kraljeva: ako neki od njih ima taj znak, pogođen je. Kralj i Kec idu u ruku napadača i ostaju pod zaštitom. Meta sme odmah da vuče do dve karte, svaku sa ostatka ili s hrpe.

    Zatim nezaštićeni Kraljevi (posle 45 koje upravo nije pogodilo zaštićenog Kralja ovo je rikošet). Ako neki od njih ima taj znak, to je promašaj, i taj Kralj uzima svoju značku: Kec njegovog znaka prelazi sa strane u ruku mete i Kralj je pod zaštitom. Uz više Kraljeva, bilo koji Kralj tog znaka spasava sve (naša odluka). Ako ga nijedan nema, jedan Kralj je pogođen; ako ih je više, meta kaže koji. On ide u ruku napadača, bez zaštite, a meta sme odmah da vuče jednu kartu sa ostatka.

    45 samo protiv zaštićenih Kraljeva, a znaci se razlikuju: promašaj.

    Ono što sme da se vuče, vuče se odmah ili nikad. Značka mora da se uzme. Opcija {"badge"}: {"forced"} (uobičajeno): kao što je rečeno. {"optional"}: meta sme da je ostavi sa strane.

rules-11-title = Kad se ostatak potroši
rules-11-text =
    Kad je potrebna karta, a ostatak je prazan, hrpa bez svoje gornje karte i cela hrpa hitaca mešaju se u nov ostatak. Ako nema šta da se promeša, ostatak i dalje smeš da izabereš, ali ne vučeš ništa.

    Ako u onoliko poteza zaredom koliko je igrača niko ne uzme kartu ni sa ostatka ni s hrpe, deljenje je gotovo i niko ga nije završio; karta okrenuta za hitac se ne računa kao vučena. Isto važi i na kraju 400. poteza (naše odluke).

rules-12-title = Kako se deljenje završava
rules-12-text =
    Završava se odmah, bez ikakvog daljeg vučenja, na jedan od dva načina.

    Sve četiri Desetke leže otvorene i neko ima potegnut 22. Završetak pripada onome ko je izložio poslednju Desetku ili potegao 22.

    Uzeta je četvrta značka. Završetak pripada onome ko je ispalio taj hitac.

rules-13-title = Bodovanje
rules-13-text =
    Svi otvaraju svoje karte i računaju se karte u rukama; figura se boduje bez obzira na to kojoj još figuri njene karte služe.

    Završetak: 30. Svaka tvoja izložena Desetka: 10. Svaki pokazan bračni par: 25.
    Sirotište, četiri Žandara: 80. Harem, četiri Dame: 100. Porodica, Kec, Kralj, Dama i Žandar istog znaka: po 120. Banda, četiri Kralja: 150. Potera, četiri Kralja i četiri Keca: 200, umesto bande (naša odluka).

    Odugovlačenje: −30, jednom, za bilo koju Desetku u ruci, kako god se deljenje završilo. Isto i za dve ili više Dvojki u ruci, ako sve četiri Desetke leže otvorene, a deljenje se nije završilo Desetkama i 22 (naša odluka).
    Svaka Šestica: −20. Ali tri Šestice koštaju ukupno 100, a četiri 120: to je prokletstvo (naša odluka). Opcija {"curse_adds"}: isključeno (uobičajeno): kao što je rečeno. Uključeno: prokletstvo od 100 dolazi povrh 20 za svaku, dakle 160 i 180.
    Svaki marijaž, Kralj i Dama istog znaka u ruci, pokazani ranije ili ne: −50, osim ako je deo porodice (naša odluka).
    Svaka Dama koja nije ni u marijažu, ni u haremu, ni u porodici: bludnica, −25 (naša odluka).

    Sam Kralj ne donosi ništa: izvor na jednom mestu kaže da donosi, ali ne daje vrednost (naša odluka).

rules-14-title = Partija
rules-14-text =
    Deli se dok neko nema bodove za kraj, što se gleda posle svakog deljenja (naša odluka). Ako ih ima više igrača, pobeđuje najveći zbir; ako su najveći jednaki, igra se još jedno deljenje.

    Opcija {"target"}: bodovi za kraj, 500 (uobičajeno) ili od 100 do 1000.
    Opcija {"max_deals"}: 100 (uobičajeno) ili od 1 do 1000. Posle toliko deljenja pobeđuje najveći zbir, a jednaki dele pobedu; partija loših strelaca inače se nikad ne bi završila (naša odluka).

rules-15-title = Primer
rules-15-text =
    Ana ima potegnut Kolt 45, Boban potegnut 22. Na potezu je Ana. U Bobanovoj ruci su K♠ sa A♠, pod zaštitom, i K♥.

    Ana puca u Bobana: „Da li mogu da te ubijem?” Šestica bi pomogla samo protiv 22. Boban ostaje bez odbrane i kaže „Da”. Okreće se gornja karta ostatka: 9♦. 45 prvo gleda zaštićenog Kralja: znaci se razlikuju. Rikošet: sada se računa K♥. Ni on nije karo, pa je pogođen. Boban ima samo jednog nezaštićenog Kralja i nema šta da bira: K♥ ide u Aninu ruku. Boban sme da vuče jednu kartu sa ostatka, i vuče je.

    Da je karta bila herc, Boban bi za K♥ uzeo A♥: promašaj, i sa strane bi ležala značka manje. Da je bila pik, pikov Kralj i Kec bili bi Anini, i dalje kao jedna celina, a Boban bi smeo da vuče dve karte.

    Ana nema drugi pištolj i odbacuje D♥, iako je upravo stigao K♥: pokazan par bi vredeo 25, ali akcija ovog poteza je bio hitac. Zatim Ana vuče sa ostatka, i na potezu je Boban.

rules-16-title = Šta vide drugi
rules-16-text =
    Svi vide koliko karata imaš, tvoje potegnute pištolje i Desetke, Kečeve sa strane, ko drži kog zaštićenog kauboja, koji Kralj je kome oduzet, vrh obe hrpe, veličinu ostatka i pokazane bračne parove. Kad se pravi nov ostatak, to se kaže.

    Tvoju ruku vidiš samo ti. Za predate karte znaju onaj ko daje i onaj ko dobija; znak date Šestice zna to dvoje. Da je meta birala između Kraljeva, ne kaže se nikome: od hica do poslednje karte koja se za njega vuče sto vidi samo da taj igrač odgovara.

rules-17-title = Šta nije jasno
rules-17-text =
    Ako ti je ovde nešto nejasno, ili igra ne radi ono što piše, javi onome ko vodi ovog bota, ili otvori prijavu ({"issue"}) u projektu.

## Tvoja prva igra

tutorial-1 = U ruci ti je 7 karata i prvo predaješ 3. Daj Šestice (po −20, a teško ih je odbaciti) i Dame bez svog Kralja (po −25). Zadrži Desetke, parove koji čine pištolj, i Žandare ili Kraljeve ako ih je više.
tutorial-2 = Na svom potezu: jedna akcija ako hoćeš, pa odbaci kartu i vuci jednu. Sa ostatka prvo odbacuješ; s hrpe prvo uzimaš. Desetke izlaži rano: po 10 bodova i nova karta, a Desetka koja ostane u ruci košta 30.
tutorial-3 = Kralj i Dama istog znaka: pokaži ih, 25 bodova. Onda ih razdvoji, tako što jedno odbaciš: ako do kraja ostanu zajedno, koštaju 50. Uz Devetku svi predaju po dve karte: tako se rešavaš Šestica.
tutorial-4 = Pištolji: 2 2, 3 8, 3 5 7, ili 4 5 u istom znaku. Jedan potegneš u jednom potezu, a u nekom sledećem pucaš u nekog ko isto ima pištolj. Okreće se karta: ako je znaka kao Kralj, on je spasen i dobija značku; ako nije, Kralj je tvoj. Zaštićene Kraljeve pogađa samo 45.
tutorial-5 = Deljenje se završava kad leže sve Desetke i potegnut je 22, ili kad se uzme četvrta značka; ko to učini, dobija 30. Četiri Žandara, Dame ili Kralja vrede 80, 100 i 150, porodica istog znaka 120. Pobeđuje ko prvi ima 500.
