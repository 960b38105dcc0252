# Pravila igre Žolíky kako ih igrači čitaju, našim rečima, prema izvoru i našim odlukama.
# Novi red je ovde nameran; pasus je jedan red i sme da se prelomi bilo gde.

rules-title = Pravila igre Žolíky

rules-1-title = Igra
rules-1-text =
    Žolíky je češki remi s džokerima, onako kako ga igra klub {"Jocker"}. Igra od dvoje do četvoro, svako za sebe. Skupljaš kombinacije, izlažeš ih na sto i trudiš se da upravo ti zatvoriš.

    Bodovi su uglavnom minus bodovi. Sabiraju se iz deljenja u deljenje; kad neko padne na −1000 ili niže, partija je gotova i pobeđuje najbolji zbir.

    Ovaj tekst iznosi pravila našim rečima. Gde naš izvor ćuti ili kaže dve različite stvari, neko je morao da odluči; na takvom mestu piše „naša odluka”. Što se za stolovima rado igra drugačije, to je opcija; vrednost uz koju stoji „uobičajeno” važi ako na stolu nije postavljeno drugačije.

rules-2-title = Karte
rules-2-text =
    Dva špila od po 52 karte i četiri džokera (opcija {"jokers"}: 4, uobičajeno; 2 ili 6).

    U kombinaciji karte od 2 do 10 vrede koliko na njima piše, {"Ž, D, K"} i {"A"} deset, a kec kao najniža karta niza 1. Džoker vredi kao karta koju zamenjuje. U ruci na kraju kec vredi 20, a džoker 50, ostalo kao gore.

rules-3-title = Kombinacije
rules-3-text =
    Niz ({"čistá postupka"}) je 3 do 14 karata istog znaka po redu. Kec je nizak ({"A 2 3"}), visok ({"D K A"}) ili oboje ({"A 2 … K A"}), ali niz ne ide ukrug.
    Grupa ({"špinavá"}) je 3 ili 4 karte iste jačine, sve različitog znaka.

    Džoker zamenjuje bilo koju kartu. U svakoj kombinaciji džokera mora biti manje nego drugih karata, pa grupa ima najviše jednog; u nizu džokeri ne smeju da leže jedan do drugog. To važi i kad se nešto doda. Niz se piše od najniže do najviše karte, pa mesto džokera kaže šta on zamenjuje.

rules-4-title = Ko počinje, i sečenje
rules-4-text =
    U prvom deljenju svako dobija jednu kartu, licem nagore; počinje najviša: džoker vredi 50, kec 20, kralj, dama, žandar i desetka po 10, ostale koliko na njima piše. Kod istih vuku ponovo samo oni koji ih imaju. Kasnije početak ide ukrug, u smeru kazaljke na satu.

    Ko počinje, seče: podiže najmanje tri karte i ostavlja najmanje jednu. Onome ko seče vide se tri donje karte podignutog dela, a niko drugi ih ne vidi (naša odluka). Džokeri među njima pripadaju njemu, i za toliko karata mu se deli manje. Karta odmah ispod najnižeg takvog džokera je otvorena donja karta: stavlja se licem nagore ispod ostatka. Ako nema džokera, to je najdonja karta podignutog dela; ako je džoker baš sasvim dole, to je prva karta iznad njega koja nije džoker. Samo kad su podignute tačno tri karte i sve su džokeri, nema otvorene donje karte.

    Podignuti deo ide ispod ostalih karata, a deli se od karte koja je bila ispod njega: prvo tri onome ko počinje, po dve svima ostalima, pa svima po dve, krug za krugom, dok ko počinje ne dobije 15 karata, a svi ostali po 14. Džokeri iz sečenja i preneti džokeri su u to uračunati.

rules-5-title = Tok poteza
rules-5-text =
    Ko počinje prvo odbacuje jednu kartu, bez vučenja; taj prvi potez je samo to. Od tada je potez ovakav: vuci kartu; od kruga 4 izlaži, dodaj i zamenjuj po volji; zatim odbaci jednu kartu, ili zatvori.

    Vuče se sa ostatka, ili od kruga 4 gornja karta s hrpe. U krugu 4 ko počinje još ne sme da uzme s hrpe, svi ostali smeju. Karta uzeta s hrpe ne sme da se odbaci u istom potezu dok ima ostatka (naša odluka); druga, ista takva karta sme.

    Opcija {"locked_rounds"}: 3 (uobičajeno), od 0 do 5: toliko krugova je bez izlaganja, zatvaranja i hrpe. Opcija {"discard_use"}: {"free"} (uobičajeno): po volji. {"must-use"}: karta s hrpe sme da se uzme samo ako odmah može u kombinaciju, jednim izlaganjem, dodavanjem, zamenom ili zatvaranjem iz ruke, i mora u nju pre nego što odbaciš ili zatvoriš.

    Karta na stolu je odigrana: ništa se ne vraća.

rules-6-title = Otvaranje
rules-6-text =
    Tvoje prvo izlaganje u deljenju, otvaranje, mora da vredi 42 ili više, sve kombinacije zajedno, i da sadrži niz bez džokera (da se on traži pri svakom otvaranju, naša je odluka). Kasnije kombinacije su slobodne.

    U ruci uvek mora da ti ostane jedna karta: njome zatvaraš.

    Opcija {"opening"}: 42 (uobičajeno), od 0 do 60. Opcija {"pure_run"}: uključeno (uobičajeno); isključeno: niz bez džokera se traži samo kad je u kombinacijama džoker.

rules-7-title = Dodavanje i zamena džokera
rules-7-text =
    Posle otvaranja, i u istom potezu, smeš da dodaješ karte na bilo koju kombinaciju na stolu, svoju ili tuđu.

    Smeš i da daš kartu koju džoker zamenjuje i uzmeš džokera u ruku, za šta god hoćeš. U grupi to ide samo za četvrtu kartu: ostale tri moraju da leže tu. Ako dva džokera u nizu zamenjuju istog keca, uzima se niži.

rules-8-title = Zatvaranje
rules-8-text =
    Zatvaraš kad je iz tvoje ruke izloženo sve osim jedne karte: ona ide na sto licem nadole, i tako ostaje. Može biti bilo koja, i džoker. Poslednja karta ne može naprosto da se odbaci.

    Džokeri smeju da preteknu. Džoker koji ostane u ruci onome ko zatvara, i džoker kojim se zatvara (naša odluka), čuva se za sledeće deljenje, u kome mu se za toliko karata deli manje. Ostali ne čuvaju ništa, i ništa se ne čuva posle kraja partije.

rules-9-title = Zatvaranje iz ruke (hend)
rules-9-text =
    Ko na početku poteza nema ništa na stolu, sme da zatvori odjednom: da izloži kombinacije, možda doda i zameni, i zatvori. Samo s kombinacijama nije potrebno 42, ali jeste niz bez džokera. Uz dodavanje ili zamenu kombinacije moraju same da čine ispravno otvaranje. Prvo se izlaže, pa dodaje, pa zamenjuje; džokerom iz takve zamene može još samo da se zatvori, ili on ostaje za sledeće deljenje. Kao zatvaranje iz ruke računa se i kad se neko prvo otvori pa zatvori u istom potezu (naša odluka).

    Za zatvaranje iz ruke smeš umesto vučenja da uzmeš otvorenu donju kartu, od kruga 4, i u potezu onoga ko počinje. Ona mora da leži u nekoj od kombinacija kojima zatvaraš (naša odluka).

rules-10-title = Bodovi
rules-10-text =
    Ko zatvori dobija +10, iz ruke +20.
    Ko se u ovom deljenju otvorio gubi bodove iz svoje ruke; dvostruko ako je neko zatvorio iz ruke.
    Ko se nije otvorio gubi 100; 200 ako je neko zatvorio iz ruke.

rules-11-title = Kad se ostatak potroši
rules-11-text =
    Kad treba da se vuče karta, a ostatak je prazan, sve odbačene karte osim gornje mešaju se u nov ostatak. Ako nema šta da se promeša, deljenje je poništeno.

    I šezdeset poteza zaredom u kojima niko nije vukao sa ostatka, izložio, dodao ni zamenio poništava deljenje (naša odluka). Poništeno deljenje ne donosi bodove i deli se ponovo, s istim početkom i istim prenetim džokerima.

rules-12-title = Partija
rules-12-text =
    Partija se završava posle deljenja u kome je nečiji zbir −1000 ili niži. Pobeđuje najbolji zbir; jednaki najbolji dele pobedu.

    Opcija {"limit"}: 1000 (uobičajeno), od 100 do 2000. Opcija {"time_limit_minutes"}: bez ograničenja (uobičajeno), ili od 10 do 240: kad vreme istekne, partija je odmah gotova; deljenje koje se igra niti se dovršava niti boduje.

rules-13-title = Šta je otvoreno, a šta nije
rules-13-text =
    Svi vide: kombinacije, gornju kartu hrpe i ništa ispod nje, otvorenu donju kartu, koliko karata ima svaka ruka i ostatak, ko se otvorio, koliko je džokera donelo sečenje i koliko ih se prenosi. Ruke su tajne do kraja deljenja; tada se otvaraju one koje se broje (ko se nije otvorio, svoju ne pokazuje).

    Koliko duboko je neko sekao, ne kaže se. Karta zatvaranja ostaje licem nadole; zapis je pokazuje posle partije. Računari znaju ono što sme da zna njihovo mesto, i ništa više.

rules-14-title = Primer
rules-14-text =
    Krug 5. Boban se otvorio u krugu 4: nizovi 8♥ 9♥ ★ Ž♥ kao {"M1"} i 3♣ 4♣ 5♣ kao {"M2"}, zajedno 37 + 12 = 49. Ana još ništa nije izložila i posle vučenja u ruci ima 15 karata: 4♠ 5♠ 6♠, K♠ K♥ K♦ i devet drugih. Niz vredi 15, grupa 30: zajedno 45, što je 42 ili više, a niz nema džokera. Ana izlaže oboje kao {"M3"} i {"M4"} i odbacuje 7♦.

    Na potezu je Boban. Vuče kartu, dodaje 7♠ na {"M3"} i K♣ na {"M4"}, daje 10♥ za džokera u {"M1"}, uzima ga i odmah ga koristi u novoj kombinaciji.

rules-15-title = Šta ovde ne piše i šta nije jasno
rules-15-text =
    Žolíky se igra na mnogo načina. Što ova pravila ostavljaju otvoreno, dogovara se za stolom; gore navedene opcije su takvi izbori, postavljeni pre početka partije, i svako ih vidi.

    Ako ti je ovde nešto nejasno, ili igra ne radi ono što piše, javi onome ko vodi ovog bota, ili otvori prijavu ({"issue"}) u projektu.

## Tvoje prvo deljenje

tutorial-1 = Imaš 14 karata (ko počinje, 15) i skupljaš kombinacije: nizove istog znaka kao 4♠ 5♠ 6♠ i grupe iste jačine kao K♠ K♥ K♦. Džoker ★ zamenjuje bilo koju kartu, ali u svakoj kombinaciji džokera je manje nego drugih karata.
tutorial-2 = Potez: vuci kartu, pa odbaci jednu. Tri kruga je to sve; hrpa i izlaganje se otvaraju u krugu 4. U prvim krugovima, dakle, skupljaj i odbacuj ono što se nigde ne uklapa.
tutorial-3 = Tvoje otvaranje mora da vredi 42 ili više i da sadrži niz bez džokera. Poruka s tvojim kartama nudi šta bi moglo da se izloži, s vrednošću; ili složi svoje: označi karte, „Složi”, dok ne piše da može. Rečima: izloži 4♠ 5♠ 6♠ + K♥ K♠ ★.
tutorial-4 = Posle otvaranja smeš da dodaješ na bilo koju kombinaciju na stolu (dodaj 2 7♠) i da uzmeš džokera za kartu koju zamenjuje (zameni 1 6♠). Kad je izloženo sve osim jedne karte, zatvori njome: ide licem nadole.
tutorial-5 = Ko zatvori dobija 10, ostali gube ono što drže, a 100 ako se nisu otvorili. Zatvori sve odjednom iz ruke i oni gube duplo. Na −1000 partija je gotova. Srećno!
