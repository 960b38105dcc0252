# Pravila igre Seljački šnaps kako ih igrači čitaju, našim rečima, prema izvoru i našim odlukama.
# Novi red je ovde nameran; pasus je jedan red i sme da se prelomi bilo gde.

rules-title = Pravila igre Seljački šnaps

rules-1-title = Igra
rules-1-text =
    Seljački šnaps ({"Bauernschnapsen"}) dolazi iz Austrije i južne Nemačke; na poljskom se zove {"Sznapsy chłopskie"}. Igra četvoro, dvoje protiv dvoje: partneri sede jedno naspram drugog, mesta 1 i 3 protiv mesta 2 i 4, i zajedno dobijaju i gube.

    U svakom deljenju se licitira i igra jedna igra. Partiju dobija strana koja prva ima 24 velika boda. Uz naša imena igara ovde stoje i nemačka, jer se tako zovu za većinom stolova.

    Ovaj tekst iznosi pravila našim rečima. Gde naš izvor ćuti ili greši, neko je morao da odluči; na takvom mestu piše „naša odluka”. Što igrači rado igraju drugačije, to je opcija stola; vrednost uz koju stoji „uobičajeno” važi ako na stolu nije postavljeno drugačije.

rules-2-title = Karte
rules-2-text =
    Dvadeset karata: {"A, 10, K, D"} i {"Ž"} u ♠ ♥ ♦ ♣. To je i njihov redosled, od najjače do najslabije: 10 nadjačava {"K"}. U igri Desetka redosled je {"10, K, D, Ž, A"}.

    Bodovi karata: {"A"} 11, 10 deset, {"K"} 4, {"D"} 3, {"Ž"} 2. Jedan znak ih ima 30, špil 120. Oni odlučuju ko dobija deljenje; za dobijeno deljenje upisuju se veliki bodovi.

rules-3-title = Deljenje i adut
rules-3-text =
    Prva ruka ({"Vorhand"}) je igrač levo od delitelja. Najpre svako dobija po tri karte odjednom, prva ruka prva, u smeru kazaljke na satu. Prva ruka pogleda te tri i bira adut: znak koji je među njima. Ili okreće kartu ({"aufschlagen"}): njena četvrta karta se okreće licem nagore, njen znak je adut, a karta ostaje u ruci prve ruke.

    Onda svako dobija još po dve odjednom; ukupno po pet. (Izvor govori o četiri, ali dvadeset karata na četvoro je po pet: naša odluka.) Okrenuta karta je prva od te dve za prvu ruku.

    Prvo deli mesto 4, pa je prva ruka mesto 1; posle toga svaki put deli igrač s leve strane.

rules-4-title = Licitacija
rules-4-text =
    Počinje prva ruka, dalje u smeru kazaljke na satu; svako jednom kaže ili igru ili „dalje”. Ponuda mora da vredi više od dotad najviše, ne samo isto toliko. Igra se najviša ponuda. Ako svi kažu „dalje”, prva ruka igra Običnu igru.

    Pita se i onaj ko može da kaže samo „dalje”, pa niko ne vidi šta je ko mogao da licitira.

    Opcija {"bidding"}: {"one-round"} (uobičajeno): svako jednom. {"until-three-pass"}: licitira se ukrug oko stola; ko kaže „dalje” ispada. Gotovo je kad „dalje” kažu svi, ili svi osim onoga ko je najviše licitirao; ko se još nije javio, uvek se pita.

rules-5-title = Igre
rules-5-text =
    Obična igra ({"Rufspiel"}), 1, 2 ili 3: ne licitira se. S adutom; otvara prva ruka; pobeđuje strana koja prva ima 66.
    Betl ({"Bettler"}), 5, bilo ko: bez aduta; otvara ko je licitirao i ne sme da uzme nijedan štih. Partner pauzira, pa štih ima tri karte.
    Šnapser ({"Schnapser"}), 6, prva ruka ili njen partner: s adutom; otvara prva ruka; ko je licitirao mora za svoj račun da ima 66 u prva tri štiha.
    Durmarš ({"Gang"}), 9, bilo ko: bez aduta; otvara ko je licitirao i za svoj račun mora da uzme svih pet štihova.
    Desetka ({"Zehner"}), 10, bilo ko: kao Durmarš, s redosledom {"10 K D Ž A"}. Kec i dalje vredi 11, što ovde nije važno.
    Seljački šnapser ({"Bauernschnapser"}), 12, prva ruka ili njen partner: s adutom; otvara prva ruka; ko je licitirao mora za svoj račun da uzme svih pet štihova.
    Kontrašnapser ({"Kontraschnapser"}), 12, protivnici prve ruke: kao Šnapser, a otvara prva ruka.
    Gospodski durmarš ({"Herrengang"}), 18, bilo ko osim prve ruke: traži pet karata istog znaka; ne igra se, nego se pokazuje, i dobijen je.
    Seljački kontrašnapser ({"Kontrabauernschnapser"}), 24, protivnici prve ruke: kao Seljački šnapser, a otvara prva ruka.
    Gospodski šnapser ({"Herrenschnapser"}), 24, prva ruka: traži svih pet aduta; pokazuje se, i dobijen je.

    Ruka koja se pokazuje pokazuje se kad se licitacija završi s njom kao najvišom ponudom; do tada može da bude nadlicitirana.

    U Durmaršu, Desetki, Seljačkom šnapseru i Seljačkom kontrašnapseru igra i partner, i mora da odgovara i nadjačava kao i svi; štih koji uzme partner gubi igru (naša odluka).

    Opcija {"bettler_value"}: 5 (uobičajeno) ili 4. Opcija {"bauernschnapser_partner"}: uključeno (uobičajeno); isključeno: Seljački šnapser sme da licitira samo prva ruka.

rules-6-title = Kontra, Rekontra, Subkontra
rules-6-text =
    Posle licitacije, a pre prve karte, igra može da se udvostruči, osim ako je ruka pokazana. Nosilac igre je ko je najviše licitirao, a u Običnoj igri prva ruka. Prvo se pitaju protivnici nosioca, onaj s njegove leve strane pre drugog: uz Kontru se deljenje računa ×2. (Da su to uvek protivnici nosioca, naša je odluka.)

    Posle Kontre mogu nosilac, pa njegov partner, da kažu Rekontra, ×4; posle toga protivnici Subkontra, ×8. Svaka se kaže jednom, od onoga iz para ko je prvi kaže; ako oboje s jedne strane kažu ne, tu je kraj. Pita se i partner onoga ko igra Betl. Koliko deljenje može da donese, nema granice.

rules-7-title = Odgovaranje na znak
rules-7-text =
    Štih smeš da otvoriš bilo kojom kartom. Ko igra posle toga obavezan je, prema onome što ima u ruci, na prvo od ovoga što je moguće:

    1. karta otvorenog znaka koja nadjačava dotad najbolju kartu;
    2. bilo koja karta otvorenog znaka;
    3. adut koji nadjačava dotad najbolju kartu;
    4. bilo koji adut, mada je preslab (3 i 4 su naša odluka);
    5. bilo koja karta.

    Kad je neki drugi znak već presečen adutom, nijedna karta tog znaka više ne može da nadjača štih, pa je svaka njegova karta dobra. Partneri se ne štede, a i onaj ko igra Betl obavezan je kao i svi. Bez aduta postoje samo 1, 2 i 5.

    Štih uzima najjači adut, a bez aduta najjača karta otvorenog znaka. Ko ga uzme, otvara sledeći.

    Opcija {"trumping"}: {"must"} (uobičajeno). {"may"}: ko ne može da odgovori na znak, sme bilo šta. Opcija {"undertrump"}: {"must"} (uobičajeno). {"free"}: ko ne može da odgovori na znak ni da nadjača adut na stolu, sme bilo šta.

rules-8-title = Najave 20 i 40
rules-8-text =
    U Običnoj igri, Šnapseru i Kontrašnapseru igrač koji otvara štih, a ima {"K"} i {"D"} istog znaka, sme da ih najavi tako što otvori jednom od njih: 40 u adutu, 20 u drugom znaku. Svaki par se računa jednom.

    Bodovi se računaju kad ta strana ima štih, pre toga ili posle. Strana bez štiha ne dobija ih nikad. U Šnapseru i Kontrašnapseru sme da najavi svako ko otvara, ali računaju se samo parovi onoga ko je licitirao, i tek kad on ima štih.

rules-9-title = Kako se završava Obična igra
rules-9-text =
    Bodovi iz štihova i iz parova koji se računaju sabiraju se sami, za oba partnera zajedno. Strana koja prva ima 66 pobeđuje odmah, i u trenutku najave; karta kojom je otvoreno tada leži u nedovršenom štihu i ne računa se.

    Pobednici, koja god to strana bila (naša odluka), dobijaju 3 ako gubitnici nemaju nijedan štih, inače 2 ako imaju manje od 33 (s parovima koji se računaju), inače 1. Uz Kontru se to udvostručuje.

    Ako posle pet štihova niko nema 66, strana koja je uzela poslednji štih dobija 1 (naša odluka). Opcija {"nobody_66"}: {"last-trick"} (uobičajeno). {"forehand-loses"}: taj 1 dobijaju protivnici prve ruke.

rules-10-title = Kako se završavaju ostale igre
rules-10-text =
    Dobijena igra donosi svoju vrednost strani onoga ko ju je licitirao; izgubljena donosi isto toliko drugoj strani. Završava se čim je odlučena: s prvim pogrešnim štihom, na 66, posle trećeg štiha Šnapsera. Ne gleda se šta bi se još moglo dogoditi.

    Za 66 u Šnapseru ili Kontrašnapseru računaju se samo štihovi koje uzme ko je licitirao i parovi koje on najavi (naša odluka). Opcija {"schnapser_tricks"}: {"within-three"} (uobičajeno): i drugi usput smeju da uzmu štih. {"all-three"}: gubi se s prvim štihom koji uzme bilo ko drugi.

rules-11-title = Partija
rules-11-text =
    Pobeđuje strana koja prva ima 24 velika boda. Ko izgubi partiju bez ijednog boda, šnajder je; to se pokazuje i čuva u statistici.

    Opcija {"target"}: 24 (uobičajeno), ili od 7 do 66.

rules-12-title = Šta je otvoreno, a šta nije
rules-12-text =
    Svi vide: adut i okrenutu kartu, svaku ponudu, svaku Kontru, štih na stolu, poslednji štih, štihove i bodove svake strane, najave i velike bodove. Tvoja ruka je samo tvoja.

    Igra nikome ne kaže zašto neka karta nije odigrana, ni da je neka ponuda bila moguća. Računari znaju ono što sme da zna njihovo mesto, i ništa više.

rules-13-title = Primer
rules-13-text =
    Ana (mesto 1) je prva ruka, s ♥ {"K D"} i ♣ 10 u prve tri karte, i bira herc. Druge dve karte su ♣ {"Ž"} i ♠ {"A"}. Svi kažu „dalje”, pa Ana igra Običnu igru s Cecom (mesto 3). Boban (mesto 2) kaže Kontra: šta god donela, računa se dvostruko.

    Ana otvara sa ♥ {"D"} i najavljuje 40. Bodovi čekaju, jer Ana i Ceca još nemaju štih. Boban ima ♥ {"A"} i mora da nadjača; Ceca igra ♥ {"Ž"}, a Dule (mesto 4) mora da da ♥ 10. Boban uzima 26.

    Boban otvara sa ♠ {"D"} i najavljuje 20: Boban i Dule imaju štih, pa se odmah računa, 26 + 20 = 46. Ceca nema ni pik ni adut i baca ♦ 10. Dule mora da odgovori na znak i nadjača, sa ♠ 10. Ana to nadjačava sa ♠ {"A"}: 11 + 10 + 10 + 3 = 34 boda, a sada se računa i onih 40. 74, dobijeno. Gubitnici imaju 46, što je 33 ili više: 1, a uz Kontru 2.

rules-14-title = Šta ovde ne piše i šta nije jasno
rules-14-text =
    Seljački šnaps se igra na mnogo načina. Što ova pravila ostavljaju otvoreno, dogovara se za stolom; gore navedene opcije su takvi izbori, postavljeni pre početka partije, i svako ih vidi.

    Ako ti je ovde nešto nejasno, ili igra ne radi ono što piše, javi onome ko vodi ovog bota, ili otvori prijavu ({"issue"}) u projektu.

## Tvoje prvo deljenje

tutorial-1 = Igraš s partnerom preko puta. Dvadeset karata, po pet: {"A"} 11, 10 deset, {"K"} 4, {"D"} 3, {"Ž"} 2, a 10 nadjačava {"K"}. Prva ruka vidi tri karte i bira adut, ili okreće četvrtu kartu i uzima njen znak.
tutorial-2 = Onda svako sme jednom da licitira: Betl ne uzima nijedan štih, Durmarš uzima svih pet, Šnapser ima svojih 66 u tri štiha. Dok licitiraš, poruka s tvojim kartama pokazuje šta možeš i šta to traži. Ako svi kažu „dalje”, prva ruka igra Običnu igru, a takva je većina deljenja.
tutorial-3 = U Običnoj igri obe strane jure do 66 bodova. Moraš da odgovoriš na znak i nadjačaš štih ako možeš, i partnerov. Bez tog znaka moraš adut. Nude se samo karte koje smeju da se igraju, a red iznad njih kaže zašto.
tutorial-4 = Otvaraš štih, a imaš {"K"} i {"D"} istog znaka? Otvori jednom od njih sa +20 (adut: +40). Računa se kad tvoja strana ima štih. Igra sabira umesto tebe i staje na 66.
tutorial-5 = Obična igra donosi 1, 2 ako gubitnici imaju manje od 33, 3 ako nemaju nijedan štih. Uz Kontru se sve računa dvostruko. Pobeđuje strana koja prva ima 24; ko izgubi sa 0, šnajder je. Srećno!
