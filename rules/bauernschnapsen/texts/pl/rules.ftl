# Zasady Sznapsów chłopskich dla graczy, naszymi słowami, według źródła i naszych rozstrzygnięć.
# Nowy wiersz jest tu zamierzony; akapit to jeden wiersz i można go łamać gdziekolwiek.

rules-title = Zasady gry Sznapsy chłopskie (Bauernschnapsen)

rules-1-title = Gra
rules-1-text =
    Sznapsy chłopskie (Bauernschnapsen) to gra z Austrii i południowych Niemiec. Grają cztery osoby, dwie na dwie: partnerzy siedzą naprzeciwko siebie, miejsca 1 i 3 przeciw miejscom 2 i 4, i razem wygrywają albo przegrywają.

    W każdym rozdaniu licytuje się i rozgrywa jedną z gier. Mecz wygrywa para, która pierwsza ma 24 duże punkty. Obok polskich nazw gier podajemy niemieckie, bo takie słychać przy stołach.

    Ten tekst podaje zasady naszymi słowami. Tam, gdzie źródło milczy albo się myli, trzeba było coś wybrać; w takim miejscu stoi „nasze rozstrzygnięcie”. To, w co chętnie gra się różnie, jest opcją stolika; wartość z dopiskiem „zwykle” obowiązuje, jeśli przy stoliku nie ustawiono inaczej.

rules-2-title = Karty
rules-2-text =
    Dwadzieścia kart: A, 10, K, D i W w kolorach ♠ ♥ ♦ ♣. To także ich starszeństwo, od najwyższej do najniższej: 10 bije K. W grze Dziesiątka (Zehner) kolejność to 10, K, D, W, A.

    Punkty: A 11, 10 dziesięć, K 4, D 3, W 2. Kolor ma ich 30, cała talia 120. Od nich zależy, kto wygrywa rozdanie; za wygrane rozdanie zapisuje się duże punkty.

rules-3-title = Rozdanie i atut
rules-3-text =
    Przodek (Vorhand) siedzi po lewej stronie rozdającego. Najpierw każdy dostaje po trzy karty, zaczynając od przodka, zgodnie z ruchem wskazówek zegara. Przodek ogląda te trzy karty i wybiera atut: kolor, który wśród nich jest. Może też odkryć (aufschlagen): jego własna czwarta karta zostaje wyłożona tak, żeby wszyscy ją widzieli, jej kolor jest atutem, a karta zostaje na ręku przodka. Źródło nazywa to „Przebijam”, co jest pomyłką; u nas mówi się „odkrywam”.

    Potem każdy dostaje jeszcze po dwie karty, razem pięć. (Źródło mówi o czterech, ale dwadzieścia kart na cztery osoby to pięć: nasze rozstrzygnięcie.) Odkryta karta jest pierwszą z dwóch kart przodka.

    Najpierw rozdaje miejsce 4, więc przodkiem jest miejsce 1; potem za każdym razem rozdaje osoba z lewej.

rules-4-title = Licytacja
rules-4-text =
    Zaczyna przodek, dalej w kolejności miejsc; każdy odzywa się raz: podaje grę albo mówi „dalej”. Zapowiedziana gra musi być warta więcej niż najwyższa dotąd, nie tyle samo. Rozgrywa się najwyższą. Jeśli wszyscy powiedzą „dalej”, przodek gra Zwykłe wołanie (Rufspiel).

    Pytanie dostaje także ten, kto może powiedzieć tylko „dalej”, więc nikt nie widzi, czy ktoś mógł licytować.

    Opcja bidding: one-round (zwykle): każdy odzywa się raz. until-three-pass: licytacja krąży; kto powie „dalej”, odpada. Kończy się, gdy odpadną wszyscy albo wszyscy poza tym, kto licytuje najwyżej; kto jeszcze się nie odezwał, zawsze jest pytany.

rules-5-title = Gry
rules-5-text =
    Zwykłe wołanie (Rufspiel), 1, 2 lub 3: nie można go licytować. Z atutem; wychodzi przodek; wygrywa para, która pierwsza ma 66.
    Żebrak (Bettler), 5, każdy: bez atutu; wychodzi licytujący i nie może wziąć ani jednej lewy. Partner pauzuje, więc lewa ma trzy karty.
    Sznapser (Schnapser), 6, przodek albo jego partner: z atutem; wychodzi przodek; licytujący musi w pierwszych trzech lewach mieć własne 66.
    Przejście (Gang), 9, każdy: bez atutu; wychodzi licytujący i sam musi wziąć wszystkie pięć lew.
    Dziesiątka (Zehner), 10, każdy: jak Przejście, w kolejności 10 K D W A. As liczy się nadal za 11, ale tu nie ma to znaczenia.
    Sznapser chłopski (Bauernschnapser), 12, przodek albo jego partner: z atutem; wychodzi przodek; licytujący sam musi wziąć wszystkie pięć lew.
    Kontra-Sznapser (Kontraschnapser), 12, przeciwnicy przodka: jak Sznapser, wychodzi przodek.
    Przejście pańskie (Herrengang), 18, każdy oprócz przodka: trzeba mieć pięć kart w jednym kolorze; nie gra się, tylko pokazuje, i to jest wygrana.
    Kontra-Sznapser chłopski (Kontrabauernschnapser), 24, przeciwnicy przodka: jak Sznapser chłopski, wychodzi przodek.
    Sznapser pański (Herrenschnapser), 24, przodek: trzeba mieć wszystkie pięć atutów; pokazuje się je i to jest wygrana.

    Karty pokazuje się wtedy, gdy licytacja kończy się taką grą jako najwyższą; wcześniej można ją przelicytować.

    W Przejściu, Dziesiątce, Sznapserze chłopskim i Kontra-Sznapserze chłopskim partner też gra i obowiązują go te same przymusy; lewa partnera to przegrana (nasze rozstrzygnięcie).

    Opcja bettler_value: 5 (zwykle) albo 4. Opcja bauernschnapser_partner: włączona (zwykle); wyłączona: Sznapsera chłopskiego może licytować tylko przodek.

rules-6-title = Podwajanie: Kontra
rules-6-text =
    Po licytacji, a przed pierwszym wyjściem, grę można podwoić, chyba że pokazano karty. Grającym jest ten, kto zalicytował najwyżej, a w Zwykłym wołaniu przodek. Najpierw pytani są przeciwnicy grającego, ten z jego lewej strony przed drugim: Kontra liczy rozdanie ×2. (To, że są to zawsze przeciwnicy grającego, jest naszym rozstrzygnięciem.)

    Po Kontrze grający, a potem jego partner, może powiedzieć Rekontra, ×4; po niej przeciwnicy Subkontra, ×8. Każda pada raz, mówi ją ten z dwóch, kto zrobi to pierwszy; jeśli obie osoby z pary odmówią, pytania się kończą. Partner Żebraka też jest pytany. Nie ma granicy tego, ile może przynieść rozdanie.

rules-7-title = Dokładanie
rules-7-text =
    Wyjść można dowolną kartą. Kto gra potem, musi zrobić pierwszą z tych rzeczy, na którą pozwalają karty na ręku:

    1. dołożyć kartę w kolorze wyjścia, która przebija najlepszą dotąd;
    2. dołożyć dowolną kartę w kolorze wyjścia;
    3. zagrać atut, który przebija najlepszą dotąd kartę;
    4. zagrać dowolny atut, choć za niski (3 i 4 to nasze rozstrzygnięcie);
    5. zagrać dowolną kartę.

    Gdy ktoś przebił inny kolor atutem, żadna karta tego koloru już lewy nie weźmie, więc wystarczy dowolna z nich. Partnera się nie oszczędza, a Żebraka obowiązuje to samo. Bez atutu są tylko punkty 1, 2 i 5.

    Lewę bierze najwyższy atut, a bez atutu najwyższa karta w kolorze wyjścia. Kto bierze lewę, wychodzi do następnej.

    Opcja trumping: zwykle jak wyżej. may: kto nie ma koloru wyjścia, może zagrać cokolwiek. Opcja undertrump: zwykle jak wyżej. free: kto nie ma koloru wyjścia i nie może przebić atutu na stole, może zagrać cokolwiek.

rules-8-title = Dwudziestka i czterdziestka
rules-8-text =
    W Zwykłym wołaniu, Sznapserze i Kontra-Sznapserze ten, kto wychodzi i ma K i D jednego koloru, może je zapowiedzieć, wychodząc jedną z tych kart: 40 w atucie, 20 w innym kolorze. Każda para liczy się raz.

    Punkty liczą się, gdy para graczy ma lewę, wziętą wcześniej albo później. Bez lewy nie liczą się nigdy. W Sznapserze i Kontra-Sznapserze zapowiadać może każdy, kto wychodzi, ale liczą się tylko zapowiedzi licytującego i dopiero wtedy, gdy sam ma lewę.

rules-9-title = Koniec Zwykłego wołania
rules-9-text =
    Punkty z lew i z zapowiedzi, które się liczą, dodają się same, obojgu partnerom razem. Para, która pierwsza ma 66, wygrywa od razu, także w chwili zapowiedzi; karta, którą się wtedy wychodzi, leży w niedokończonej lewie i nic nie liczy.

    Wygrana, po którejkolwiek stronie (nasze rozstrzygnięcie), to 3, jeśli przegrywająca para nie ma lewy, inaczej 2, jeśli ma mniej niż 33 (razem z zapowiedziami, które się liczą), inaczej 1. Kontra to podwaja.

    Jeśli po pięciu lewach nikt nie ma 66, 1 dostaje para, która wzięła ostatnią lewę (nasze rozstrzygnięcie). Opcja nobody_66: last-trick (zwykle). forehand-loses: 1 dostają przeciwnicy przodka.

rules-10-title = Koniec innych gier
rules-10-text =
    Wygrana gra przynosi swoją wartość parze licytującego, przegrana tyle samo drugiej parze. Rozdanie kończy się, gdy tylko wszystko jest jasne: po pierwszej niedozwolonej lewie, przy 66, po trzeciej lewie Sznapsera. Nie sprawdza się, co jeszcze mogłoby się zdarzyć.

    Do 66 w Sznapserze i Kontra-Sznapserze liczą się tylko lewy, które bierze sam licytujący, i jego własne zapowiedzi (nasze rozstrzygnięcie). Opcja schnapser_tricks: within-three (zwykle): po drodze lewę może wziąć ktoś inny. all-three: pierwsza lewa kogoś innego to przegrana.

rules-11-title = Mecz
rules-11-text =
    Wygrywa para, która pierwsza ma 24 duże punkty. Kto przegrywa mecz bez jednego punktu, ten jest sznajdrem (Schneider); widać to w wyniku i w statystykach.

    Opcja target: 24 (zwykle) albo od 7 do 66.

rules-12-title = Co jest jawne, a co nie
rules-12-text =
    Wszyscy widzą: atut i odkrytą kartę, każdą odzywkę, każdą Kontrę, lewę na stole, poprzednią lewę, lewy i punkty obu par, zapowiedzi i duże punkty. Karty na ręku są tylko twoje.

    Gra nikomu nie mówi, dlaczego jakaś karta nie padła ani że ktoś mógł licytować. Komputery znają tylko to, co wolno znać ich miejscu.

rules-13-title = Przykład
rules-13-text =
    Przodkiem jest Ala (miejsce 1). W pierwszych trzech kartach są ♥ K D i ♣ 10; Ala wybiera atut kier. Dwie następne karty to ♣ W i ♠ A. Wszyscy mówią „dalej”, więc Ala z partnerem, Cyrylem (miejsce 3), gra Zwykłe wołanie. Bolek (miejsce 2) mówi: Kontra, i wszystko liczy się podwójnie.

    Ala wychodzi ♥ D i zapowiada 40. Punkty czekają, bo Ala i Cyryl nie mają jeszcze lewy. Bolek ma ♥ A i musi przebić; Cyryl dokłada ♥ W, a Dana (miejsce 4) musi oddać ♥ 10. Bolek bierze 26.

    Bolek wychodzi ♠ D i zapowiada 20: Bolek i Dana mają lewę, więc liczy się od razu, 26 + 20 = 46. Cyryl nie ma pików ani atutu i wyrzuca ♦ 10. Dana musi dołożyć i przebić: ♠ 10. Ala przebija ją ♠ A: 11 + 10 + 10 + 3 = 34 punkty, a teraz liczy się też 40. Razem 74, wygrana. Druga para ma 46, czyli 33 lub więcej: 1, a z Kontrą 2.

rules-14-title = O czym tu nie ma i co jest niejasne
rules-14-text =
    W Sznapsy chłopskie gra się na wiele sposobów. O tym, czego te zasady nie mówią, gracze umawiają się przy stoliku; opcje wymienione wyżej to właśnie takie ustalenia: wybiera się je przed meczem i każdy je widzi.

    Jeśli coś jest tu niejasne albo gra robi co innego, niż napisano, powiedz o tym osobie, która prowadzi tego bota, albo załóż zgłoszenie (issue) w projekcie.

## Twoje pierwsze rozdanie

tutorial-1 = Grasz z partnerem, który siedzi naprzeciwko. Dwadzieścia kart, po pięć: A 11, 10 dziesięć, K 4, D 3, W 2, a 10 bije K. Przodek widzi trzy karty i wybiera atut albo odkrywa czwartą kartę i bierze jej kolor.
tutorial-2 = Potem każdy może raz zalicytować: Żebrak (Bettler) nie bierze żadnej lewy, Przejście (Gang) bierze wszystkie pięć, Sznapser (Schnapser) ma własne 66 w trzech lewach. Gdy licytujesz, przy swoich kartach widzisz, co możesz powiedzieć i czego to wymaga. Jeśli wszyscy powiedzą „dalej”, przodek gra Zwykłe wołanie (Rufspiel), i tak jest najczęściej.
tutorial-3 = W Zwykłym wołaniu obie pary ścigają się do 66 punktów. Trzeba dokładać do koloru i przebijać, jeśli się da, nawet partnera. Bez koloru trzeba bić atutem. Do wyboru są tylko karty, którymi wolno zagrać, a wiersz nad nimi mówi dlaczego.
tutorial-4 = Wychodzisz i masz K i D jednego koloru? Wyjdź jedną z nich z +20 (w atucie +40). Liczy się, gdy twoja para ma lewę. Gra sama dodaje punkty i kończy przy 66.
tutorial-5 = Zwykłe wołanie daje 1, albo 2, gdy druga para ma mniej niż 33, albo 3, gdy nie ma lewy. Kontra liczy wszystko podwójnie. Wygrywa para, która pierwsza ma 24; kto przegrywa z 0, ten jest sznajdrem. Powodzenia!
