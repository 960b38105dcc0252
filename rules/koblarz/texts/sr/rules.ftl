# Pravila Koblarza kako ih igrači čitaju, našim rečima, prema autorovim pravilima i našim odlukama.
# Novi red je ovde nameran; pasus je jedan red i sme da se prelomi bilo gde.

rules-title = Pravila igre Šleski koblarz

rules-1-title = Igra i njen autor
rules-1-text =
    Autor ove igre je {"Stanisław Neblik – Fojerman"}; njeno puno ime je {"„Śląski koblarz od Fojermana”"}. Igra od tri do sedam igrača. Po dvoje odjednom tajno ulažu novčiće u banku, pa kockicom bacaju za ono što u njoj leži. Džokerom možeš da bacaš za tuđu banku, a sa „Gori!” možeš da je spališ.

    To je igra za društvo i nikada se ne igra za novac. Novčići (groši) su samo figurice, ništa drugo: niko ne sme za njih da plaća niti da za njih bude plaćen.

    Ovaj tekst iznosi pravila našim rečima. Gde autorova pravila ćute ili se mogu čitati dvojako, neko je morao da odluči; na takvom mestu piše „naša odluka”. Gde autor prepušta izbor onome ko organizuje igru, postoji opcija stola. Vrednost uz koju stoji „uobičajeno” važi ako na stolu nije postavljeno drugačije.

rules-2-title = Šta je na stolu
rules-2-text =
    Imaš novčanik sa 10 novčića, iz kojeg ulažeš, i čarapu, u početku praznu, u koju ide ono što dobiješ. Iz čarape se nikada ne ulaže; novčići iz nje odlaze samo za kaznu zbog Džokera. Imaš i dva žetona: Džokera, koji ima stranu 1 i stranu 2, i „Gori!” (na poljskom {"„Pali się”"}).

    Na sredini je onoliko banaka koliko je igrača, i kanta. Tokom igre nijedan novčić ni Džoker se ne dodaje niti nestaje: što više nije kod tebe, leži u nekoj banci, u nečijoj čarapi ili u kanti. Potrošenog „Gori!” više nema.

    Na prikazu stola {"J"} i {"G"} su Džoker i „Gori!” koje neko još ima, {"G!"} je zaključano „Gori!”, a +{"J"} je osvojen Džoker.

rules-3-title = Startni brojevi
rules-3-text =
    Svako ima startni broj. Od njega zavisi ko s kim igra i u kojoj banci, a često i ko prvi baca. Svi jednom bacaju kockicu, po redu mesta; najveći broj dobija startni broj 1, sledeći broj 2, i tako dalje. Oni kojima padne isto bacaju ponovo među sobom, koliko god puta treba. Najviša takva grupa baca prva, i tek kad se u njoj svi razlikuju, baca sledeća.

    Opcija {"numbers"}: {"each-game"} (uobičajeno): baca se pre svake igre. {"once"}: baca se pre prve igre i važi celu partiju. {"seats"}: bez kockice, broj tvog mesta je tvoj startni broj.

rules-4-title = Banke, parovi i krugovi
rules-4-text =
    Svaka banka ima svoj par, ista dva igrača celu igru, i svako igra u tačno dve banke. Parove čine ovi startni brojevi, počev od banke 1:

    3 igrača: 1–3, 2–3, 1–2.
    4 igrača: 1–3, 2–4, 1–4, 2–3.
    5 igrača: 1–2, 3–4, 1–5, 2–3, 4–5.
    6 igrača: 1–2, 3–4, 5–6, 2–3, 1–6, 4–5.
    7 igrača: 1–2, 3–4, 5–6, 1–7, 2–3, 4–5, 6–7.

    Krug ide kroz banke po redu, od banke 1 do poslednje; zatim počinje sledeći krug. Banka je mrtva kad u njoj ne leži ništa, ni novčić ni Džoker, a prazni su novčanici oba igrača iz njenog para. Mrtve banke se preskaču.

rules-5-title = Ulozi
rules-5-text =
    Kad banka dođe na red, oboje iz njenog para tajno i istovremeno biraju 1, 2 ili 3 novčića, ali nikad više nego što imaju u novčaniku. Niko ne saznaje nijedan izbor dok nisu tu oba, ni drugi igrač iz para; vidi se samo da je izbor pao. Ulog ne može da se povuče. Onda se oba otkriju odjednom, a novčići idu iz novčanika u banku.

    Novčići koji u banci leže iz ranijih krugova u tome ne igraju ulogu: ulaže se iznova, iz novčanika.

    S praznim novčanikom niko te ne pita. Igraš bez dodavanja novčića i važiš kao ulog 1 (naša odluka). Opcija {"empty_call"}: 1 (uobičajeno), 2 ili 3, odnosno koliko važi prazan novčanik.

    Blokada 3:3: kad oboje važe kao 3, niko ne baca, i ne mogu ni Džoker ni „Gori!”. Novčići ostaju u banci, a na red dolazi sledeća banka. Izjednačenje u kome niko nije uložio nijedan novčić, dva prazna novčanika koja važe kao po 3, nikad ne blokira; jedan pravi ulog 3 protiv praznog novčanika koji važi kao 3 blokira (naša odluka).

rules-6-title = Bacanje
rules-6-text =
    Traženi broj je zbir oba uloga, pri čemu se prazan novčanik računa koliko važi: od 2 do 5, a 6 samo ako dva prazna novčanika važe kao po 3. Novčići preostali iz ranijih krugova ne ulaze u zbir. Autor piše o „broju iz licitacije”; da to znači zbir, naša je odluka.

    Bacaš onoliko puta koliki ti je ulog, sve zaredom (s praznim novčanikom: onoliko puta koliko važiš). Prvi baca veći ulog; pri jednakim ulozima manji startni broj. Za ovo se prazan novčanik računa kao ulog 0, ma koliko inače važio. U igri za četvoro uvek prvi baca manji startni broj iz para.

    Svako bacanje je obavezno. Ko baci traženi broj, uzima u svoju čarapu celu banku, novčiće i Džokere, i na tu banku se u ovom krugu više ne baca. Ako je i poslednje bacanje promašaj, sve ostaje u banci za sledeći krug.

    Opcija {"four_players"}: {"low-number"} (uobičajeno): kao što je rečeno. {"high-call"}: i u igri za četvoro prvi baca veći ulog. S drugim brojem igrača ova opcija ne menja ništa.

    Opcija {"rolls"}: {"in-a-row"} (uobičajeno): kao što je rečeno. {"alternate"}: par se smenjuje, po jedno bacanje, a kome ostane više, nastavlja do kraja.

rules-7-title = Džoker kao izazov
rules-7-text =
    U banci u kojoj nisi deo para možeš da odigraš Džokera za ono što u njoj leži. Trenutak za to je posle otkrivanja uloga, a pre prvog bacanja. Treba ti Džoker i bar 1 novčić u čarapi, i u ovu banku u ovom krugu još nije smeo da uđe nijedan Džoker. Biraš stranu 1 ili stranu 2.

    Džoker ide u banku. Bacaš pre para, sa stranom 1 jednom, sa stranom 2 dvaput, i traži se isti broj. Pogodak uzima celu banku, zajedno s tvojim Džokerom, i na tu banku se u ovom krugu više ne baca.

    Ako su sva tvoja bacanja promašaji, plaćaš kaznu u tu banku: 2 novčića sa stranom 1, 4 novčića sa stranom 2. Uzima se iz čarape. Za svaki novčić koji u njoj nedostaje uzimaju se 2 iz novčanika. Ako novčanik to ne može da plati, isprazni se, a tvoj Džoker je neizmiren: tvoje „Gori!” ostaje zaključano do kraja igre i koštaće te bodova.

    Kazna se uzima sama, tu se ništa ne bira (naša odluka). Neizmiren Džoker zaključava tvoje „Gori!” i ništa više: igraš dalje kao i svako s praznim novčanikom (naša odluka).

    Zatim par baca za banku, zajedno s kaznom. Traženi broj i redosled bacanja ostaju kakvi su bili (naša odluka).

rules-8-title = Bacanje Džokera
rules-8-text =
    Kad par već baca, Džokerom više ne može da se izazove na ovu banku u ovom krugu, ali možeš da ga se rešiš bez ikakvog rizika: ide u banku, a ti za njega ne bacaš kockicu. Trenutak za to je posle prvog bacanja para, dok za tu banku u ovom krugu još sledi neko bacanje; ono što je već palo ne menja se. To može svako ko još ima Džokera, pa i par. Svaka banka prima jednog Džokera po krugu, svejedno da li kao izazov ili bačenog.

    Ako si u paru i baciš Džokera, na ovu banku u ovom krugu više ne bacaš kockicu: tvoja preostala bacanja propadaju. Ako time ne ostane nijedno bacanje, banka je odigrana i sve ostaje u njoj.

    Opcija {"throw_needs_sock"}: isključeno (uobičajeno): novčić nije potreban, jer se bačenim Džokerom ne igra za banku. Uključeno: i ovde ti treba novčić u čarapi.

rules-9-title = Gori!
rules-9-text =
    „Gori!” spaljuje banku koja je na redu: sve što u njoj leži, novčići i Džokeri, ide u kantu i ne računa se nikome. Banka je odigrana, a tvoje „Gori!” potrošeno. Spaljuje se samo ono što tu leži sada; u sledećem krugu par u ovu banku opet ulaže.

    „Gori!” sme da pozove svako, pa i neko iz para ili onaj ko izaziva, i prazan novčanik ne smeta. Ali tvoj Džoker više ne sme da bude u tvom novčaniku i ne sme da bude neizmiren. Trenutak za to je posle otkrivanja uloga, dok za ovu banku u ovom krugu još sledi neko bacanje: nikad pri blokadi 3:3 i nikad posle poslednjeg bacanja.

    „Gori!” pre poslednjeg promašaja onoga ko izaziva, ko god ga pozvao, završava izazov bez kazne (naša odluka).

    Džoker i „Gori!” deluju samo unapred: dolaze pre sledećeg bacanja i na poslednjem ne menjaju ništa. Da bi mogao da se čuje poziv, bacanje na koje neko još može da odgovori malo se zadrži, ili dok svi koji mogu da odgovore ne puste da se baca.

rules-10-title = Prazan novčanik i kako se igra završava
rules-10-text =
    S praznim novčanikom igraš dalje u obe svoje banke, bez dodavanja novčića, sve dok u njima nešto leži ili drugi igrač iz para još ima novčića. Kad nema ničega ni u banci ni u oba novčanika, ta banka je mrtva za oba igrača; tvoja druga banka može još biti živa.

    S praznim novčanikom i dve mrtve banke tvoja igra je gotova i samo posmatraš. Džokera i „Gori!” više ne možeš da igraš, a oni koje još imaš koštaju te bodova. To se procenjuje u svakom trenutku, i usred odigravanja banke.

    Opcija {"finished_players"}: {"watch"} (uobičajeno): kao što je rečeno. {"interrupt"}: i kad je tvoja igra gotova, smeš još da igraš Džokera i „Gori!”.

    Igra se završava kad je svaka banka mrtva, dakle kad su svi novčanici i sve banke prazni. Džokeri i „Gori!” mogu kod igrača i da ostanu.

rules-11-title = Bodovi i partija
rules-11-text =
    Svaki novčić u tvojoj čarapi: 10 bodova. Svaki Džoker u čarapi: 20. Džoker koji još imaš u novčaniku: −20. „Gori!” koje još imaš: −20. Ono što leži u kanti ne računa se nikome.

    Partija traje onoliko igara koliko treba, a njihovi bodovi se sabiraju. Ako posle neke igre bilo ko ima bodove za kraj, partija je gotova i pobeđuje najveći zbir; ako ga ima više njih, dele pobedu.

    Opcija {"target"}: bodovi za kraj, 500 (uobičajeno) ili od 100 do 2000; ili bez njih, ako se igra samo na vreme.

    Opcija {"time_limit_minutes"}: bez ograničenja (uobičajeno), ili od 10 do 240, na primer 60 ili 120. Prva igra koja se završi posle tog vremena je poslednja, i opet najveći zbir pobeđuje ili deli pobedu. Gde se više krajeva sastane, šleski remi ide pre bodova, a bodovi pre vremena.

rules-12-title = Šleski remi
rules-12-text =
    Šleski remi je kad se igra završi tako da su svi izjednačeni u svemu ovome: u novčićima u čarapi, u Džokerima u čarapi i u Džokerima koji su im ostali u novčaniku. I kad svi imaju nula, to je jednako; „Gori!” koje je nekome ostalo nije važno.

    Tada niko ne pobeđuje. To je poraz za svakog igrača, partija je odmah gotova, a bodovi te igre se ne dodaju. Ko je u njoj igrao, do ponoći (po vremenu tog četa) ne sme da sedne za Koblarz nigde kod ovog bota, a s turnira ispada.

    Opcija {"silesian_draw"}: uključeno (uobičajeno). Isključeno: takva igra se računa kao i svaka druga.

rules-13-title = Primer
rules-13-text =
    Igra petoro: Ana ima startni broj 1, Boban 2, Ceca 3, Dule 4, Era 5. Krug 2 je, i na red dolazi banka 2 s parom 3–4, Ceca i Dule. U njoj leže 3 novčića iz kruga 1.

    Ceca bira 1, a Dule 2. Oba uloga se otkriju; sada je u banci 6. Traženi broj je 1 + 2 = 3. Dule je uložio više, pa je redosled: Dule, Dule, Ceca.

    Ana ima Džokera i 3 novčića u čarapi i kaže: Džoker, strana 2. Džoker ide u banku. Ana dvaput baca za 3: padaju 5 i 1. Dva promašaja koštaju 4 novčića. Čarapa plaća 3; novčić koji nedostaje košta 2 iz novčanika. U banci je sada 6 + 5 = 11 novčića i Džoker.

    Dule baca 4: promašaj. Boban bi rado bacio Džokera, ali ova banka je u ovom krugu već imala svog. Era više nema Džokera, pa bi sada, pre Duletovog sledećeg bacanja, moglo da usledi „Gori!”, ali Era pušta.

    Dule baca 3: pogodak. U Duletovu čarapu ide 11 novčića i Džoker, što vredi 110 + 20 bodova. Za „Gori!” je kasno, a Ceca više ne baca. Da su Dule i Ceca promašili, sve bi ostalo za krug 3.

rules-14-title = Šta ovde ne piše i šta nije jasno
rules-14-text =
    O onome što ova pravila ostavljaju otvoreno odlučuju oni koji organizuju igru, ili se igrači dogovore. Gore navedene opcije su takvi izbori: postavljaju se pre početka partije i svako za stolom ih vidi.

    Ako ti je ovde nešto nejasno, ili igra ne radi ono što piše, javi onome ko vodi ovog bota, ili otvori prijavu ({"issue"}) u projektu. I autor moli igrače da jave šta nije jasno, da bi se to popravilo.

## Tvoja prva igra

tutorial-1 = U novčaniku ti je 10 novčića, čarapa je prazna. Novčići idu iz novčanika u banke, a ono što dobiješ u čarapu. Bodove donosi samo čarapa. Igraš u dve banke, u svakoj uvek protiv istog igrača.
tutorial-2 = Kad tvoja banka dođe na red, uloži 1, 2 ili 3 novčića. Niko ne vidi tvoj izbor dok nisu tu oba. Oprez: 3 i 3 blokira banku; niko ne baca, a novčići ostaju za sledeći krug.
tutorial-3 = Zbir oba uloga je traženi broj: 1 + 2 daje 3. Bacaš jednom za svaki uloženi novčić; veći ulog baca prvi (učetvoro manji startni broj). Pogodak uzima celu banku. Ako svi promaše, banka čeka sledeći krug.
tutorial-4 = U tuđim bankama možeš pre prvog bacanja da odigraš Džokera, ako imaš novčić u čarapi. Strana 1 daje jedno bacanje, strana 2 dva; promašaj košta 2 ili 4 novčića. Posle prvog bacanja para možeš i da ga baciš bez rizika. Džoker koji ti ostane košta 20 bodova.
tutorial-5 = Kad ti Džoker ode, možeš jednom u igri, pre bacanja, da pozoveš „Gori!”: banka gori za sve. „Gori!” koje ti ostane košta 20 bodova. Na kraju novčić u čarapi vredi 10 bodova, osvojen Džoker 20. A ako su svi potpuno izjednačeni, svi gube: to je šleski remi.
