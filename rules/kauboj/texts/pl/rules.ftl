# Zasady Kauboja dla graczy, naszymi słowami, według tekstu źródłowego i naszych rozstrzygnięć.
# Nowy wiersz jest tu zamierzony; akapit to jeden wiersz i można go łamać gdziekolwiek.

rules-title = Zasady gry Kowboj z Wyoming

rules-1-title = Gra
rules-1-text =
    Kowboj z Wyoming (po serbsku „Vajoming Kauboj”) to gra w karty dla trzech lub czterech osób, najlepiej dla czterech. Wyciągasz rewolwery, strzelasz do cudzych króli, pozbywasz się pecha i zbierasz figury. Karty na ręku są tajne; to, co leży na stole, jest jawne.

    Ten tekst podaje zasady naszymi słowami. Tam, gdzie źródło milczy albo mówi dwie różne rzeczy, trzeba było coś wybrać; w takim miejscu stoi „nasze rozstrzygnięcie”. Część takich wyborów to opcje stolika. Wartość z dopiskiem „zwykle” obowiązuje, jeśli przy stoliku nie ustawiono inaczej.

rules-2-title = Karty i co oznaczają
rules-2-text =
    Jedna talia, 52 karty. Król to kowboj, dama to dziewczyna, walet to dziecko, szóstka to pech, a as to odznaka szeryfa. Cztery asy odkłada się na początku na bok; pozostałe 48 kart się tasuje.

    Po lewej siedzi ten, kto gra po tobie, i gra toczy się w lewo. Na środku leżą trzy stosy: zakryty, odrzuconych i strzałów. Z dwóch ostatnich widać tylko kartę na wierzchu.

rules-3-title = Rozdanie i pierwsza wymiana
rules-3-text =
    Każdy dostaje 7 kart, po jednej, od lewej strony rozdającego dookoła stołu (nasze rozstrzygnięcie); reszta to stos zakryty. Stos odrzuconych i stos strzałów są na początku puste.

    Potem rozdający mówi, dokąd idą trzy karty: w lewo, w prawo albo, w czwórkę, naprzeciw. Wszyscy wybierają jednocześnie po trzy swoje karty, nie wiedząc, co dostaną; potem karty przechodzą naraz.

    Zaczyna osoba po lewej stronie rozdającego. W 1. rozdaniu rozdaje ostatnie miejsce; po każdym rozdaniu rozdaje sąsiad po prawej, więc poprzedni rozdający zaczyna.

rules-4-title = Twoja kolej
rules-4-text =
    Możesz zrobić jedną akcję albo żadnej; potem odrzucasz kartę i jedną dobierasz. Akcje to: pokazanie małżeństwa, wymiana za dziewiątkę, wyciągnięcie rewolweru, odrzucenie rewolweru, strzelanie, wyłożenie dziesiątki, odrzucenie piątki. Dziesiątka i piątka od razu kończą kolej, bez odrzucania i dobierania; obie są akcją, więc nie można ich zagrać po innej.

    Odrzucanie i dobieranie: ze stosem zakrytym najpierw odrzucasz, potem dobierasz jego wierzchnią kartę. Ze stosem odrzuconych najpierw bierzesz wierzchnią kartę, potem odrzucasz; wolno odrzucić nawet tę, która właśnie przyszła. Nie wolno wziąć karty, która leży tam z twojej własnej akcji w tej kolei (nasze rozstrzygnięcie). Ze stosu strzałów nigdy się nie dobiera.

    Jeśli żadnej karty z ręki nie wolno ci odrzucić, nic nie odrzucasz, a mimo to dobierasz; liczy się to przed wzięciem karty, a kartę ze stosu odrzuconych wtedy zatrzymujesz.

rules-5-title = Akcje
rules-5-text =
    Małżeństwo: pokazujesz z ręki króla i damę jednego koloru, za 25 punktów, które dolicza się do wyniku rozdania (nasze rozstrzygnięcie). Każdy kolor można pokazać raz w rozdaniu, ktokolwiek to robi, a w jednej kolei tylko jedno małżeństwo (nasze rozstrzygnięcie). Obie karty zostają na ręku. Rozdziel je później: razem kosztują punkty.

    Dziewiątka: odrzucasz dziewiątkę i mówisz: w lewo, w prawo albo, w czwórkę, naprzeciw. Każdy, ty także, przekazuje w tę stronę dwie karty, wszyscy jednocześnie; kto może przekazać mniej niż dwie, przekazuje tyle, ile może, albo nic. Potem jak zwykle odrzucasz i dobierasz, więc zostaje ci o jedną kartę mniej.

    Wyciągnięcie rewolweru: wykładasz przed sobą odkryte karty jednego rewolweru (rozdział 8). Nic się za nie nie dobiera i w tej kolei nie można strzelać. Wyciągniętych rewolwerów możesz mieć dowolnie wiele.

    Odrzucenie rewolweru: odrzucasz jeden ze swoich wyciągniętych rewolwerów; jego karty idą na stos odrzuconych, a ty dobierasz tyle samo ze stosu zakrytego, po jednej. Tylko w swojej kolei (nasze rozstrzygnięcie).

    Strzelanie: z każdego wyciągniętego rewolweru raz w kolei, strzał po strzale, za każdym razem do kogo chcesz (rozdział 9).

    Wyłożenie dziesiątki: kładziesz przed sobą odkrytą dziesiątkę i dobierasz jedną kartę ze stosu zakrytego, nie ze stosu odrzuconych (nasze rozstrzygnięcie). Kolej się kończy.

    Odrzucenie piątki: dobierasz za nią dwie karty, obie ze stosu zakrytego albo jedną z niego, a drugą tę, która leżała na wierzchu stosu odrzuconych przed piątką. Kolej się kończy.

    Dziewiątkę, dziesiątkę i piątkę można też po prostu odrzucić na koniec kolei, za jedną kartę (nasze rozstrzygnięcie).

rules-6-title = Szóstki
rules-6-text =
    Szóstkę wolno odrzucić tylko wtedy, gdy każda inna karta na ręku, która nie jest szóstką, należy do pełnej figury: sierocińca, haremu, rodziny, bandy albo pościgu (rozdział 13). Wyciągnięte rewolwery leżą na stole i tu się nie liczą (nasze rozstrzygnięcie). Szóstkę wolno też odrzucić, gdy żadnej innej karty odrzucić nie wolno (nasze rozstrzygnięcie). Jeśli bierzesz ze stosu odrzuconych, wzięta karta liczy się tu jako jedna z twoich.

    Szóstek pozbywasz się więc, przekazując je dalej albo oddając jedną komuś, kto strzela do ciebie z 22.

rules-7-title = Chronieni kowboje
rules-7-text =
    Król ze swoim asem to chroniony kowboj. Obie karty są nierozłączne: żadnej nie można ani odrzucić, ani przekazać (nasze rozstrzygnięcie). Obie liczą się jako karty na ręku, a króla można pokazać w małżeństwie. O tym, skąd król ma odznakę, mówi rozdział 10.

rules-8-title = Rewolwery
rules-8-text =
    22: dwie dwójki. Trafia niechronionych króli.
    Colt 38: trójka i ósemka w dowolnych kolorach. Trafia niechronionych króli.
    Magnum 357: trójka, piątka i siódemka w dowolnych kolorach. Trafia niechronionych króli. Wszystkie trzy w jednym kolorze to także szybsza ręka.
    Colt 45: czwórka i piątka w jednym kolorze. Trafia chronionych i niechronionych króli.

    Wyciągnięte rewolwery leżą na stole. Nie przekazuje się ich i w wyniku nic nie znaczą, a ze stołu znikają tylko wtedy, gdy się je odrzuci albo straci przez szybszą rękę.

rules-9-title = Strzał
rules-9-text =
    Wskazujesz jeden ze swoich rewolwerów i kogoś innego, kto ma co najmniej jeden wyciągnięty rewolwer, i pytasz: „Mogę cię zastrzelić?”. To jest strzał z tego rewolweru, bez względu na odpowiedź; z innych możesz jeszcze strzelać. Cel odpowiada zawsze, także wtedy, gdy nie ma nic do wyboru, żeby czas niczego nie zdradzał.

    Opcja any_target: wyłączona (zwykle): jak wyżej. Włączona: strzelać można także do kogoś bez wyciągniętego rewolweru.

    Do strzału potrzebna jest karta do odkrycia. Jeśli stos zakryty jest pusty i nie ma z czego zrobić nowego, nikt nie może strzelać.

rules-10-title = Odpowiedź
rules-10-text =
    Szóstka: tylko przeciw 22. Cel oddaje wybraną szóstkę temu, kto strzela (nasze rozstrzygnięcie), i po strzale. Nie ma takiego obowiązku (nasze rozstrzygnięcie).

    Szybsza ręka: cel wykłada z ręki trójkę, piątkę i siódemkę jednego koloru jako wyciągnięty rewolwer i zabiera rewolwer, z którego padł strzał, też jako wyciągnięty. Po strzale. Z innych rewolwerów można jeszcze strzelać; zabrany swój strzał w tej kolei już miał.

    Bez obrony: odpowiedź jest prawdą. „Nie”, jeśli cel nie ma króla, który się liczy; chronieni królowie liczą się tylko przeciw 45. To pudło i żadnej karty się nie odkrywa. Inaczej „Tak”, a wierzchnia karta stosu zakrytego idzie na stos strzałów. Decyduje jej kolor:

    Najpierw 45 przeciw chronionym królom: jeśli któryś ma ten kolor, jest trafiony. Król i as idą na rękę strzelającego i dalej są pod ochroną. Cel może od razu dobrać do dwóch kart, każdą ze stosu zakrytego albo odrzuconych.

    Potem niechronieni królowie (po 45, które właśnie nie trafiło chronionego króla, jest to rykoszet). Jeśli któryś ma ten kolor, to pudło, a ten król bierze swoją odznakę: as jego koloru przechodzi z boku na rękę celu i król jest pod ochroną. Przy kilku królach każdy w tym kolorze ratuje wszystkich (nasze rozstrzygnięcie). Jeśli żaden go nie ma, jeden król jest trafiony; gdy jest ich kilku, cel mówi, który. Król idzie na rękę strzelającego, bez ochrony, a cel może od razu dobrać jedną kartę ze stosu zakrytego.

    45 tylko przeciw chronionym królom i kolory są różne: pudło.

    Dobiera się od razu albo wcale. Odznakę trzeba wziąć. Opcja badge: forced (zwykle): jak wyżej. optional: cel może ją zostawić.

rules-11-title = Gdy stos zakryty się kończy
rules-11-text =
    Gdy potrzebna jest karta, a stos zakryty jest pusty, stos odrzuconych bez wierzchniej karty i cały stos strzałów tasuje się na nowy stos zakryty. Jeśli nie ma czego tasować, stos zakryty nadal wolno wybrać, ale nic się wtedy nie dobiera.

    Jeśli przez tyle kolei z rzędu, ile osób gra, nikt nie weźmie karty ze stosu zakrytego ani odrzuconych, rozdanie kończy się bez zakończenia na czyjeś konto; karta odkryta przy strzale to nie dobranie. Tak samo jest po 400. kolei (nasze rozstrzygnięcia).

rules-12-title = Koniec rozdania
rules-12-text =
    Rozdanie kończy się od razu, bez dalszego dobierania, na jeden z dwóch sposobów.

    Leżą wszystkie cztery dziesiątki i ktoś ma wyciągnięty 22. Zakończenie należy do tego, kto wykłada ostatnią dziesiątkę albo wyciąga 22.

    Ktoś bierze czwartą odznakę. Zakończenie należy do tego, kto oddaje ten strzał.

rules-13-title = Punkty
rules-13-text =
    Wszyscy odkrywają karty i liczy się to, co mają na ręku; figura daje punkty bez względu na to, jakim innym figurom służą jej karty.

    Zakończenie: 30. Każda wyłożona dziesiątka: 10. Każde pokazane małżeństwo: 25.
    Sierociniec, czyli cztery walety: 80. Harem, cztery damy: 100. Rodzina, czyli as, król, dama i walet jednego koloru: po 120. Banda, czterech króli: 150. Pościg, czterech króli i cztery asy: 200, zamiast bandy (nasze rozstrzygnięcie).

    Gra na zwłokę: −30, jeden raz, za jakąkolwiek dziesiątkę na ręku, niezależnie od tego, jak kończy się rozdanie. Także za dwie lub więcej dwójek na ręku, jeśli leżą wszystkie dziesiątki, a rozdanie nie kończy się dziesiątkami i 22 (nasze rozstrzygnięcie).
    Każda szóstka: −20. Ale trzy szóstki kosztują razem 100, a cztery 120: to klątwa (nasze rozstrzygnięcie). Opcja curse_adds: wyłączona (zwykle): jak wyżej. Włączona: klątwa 100 dolicza się do 20 za każdą, czyli 160 i 180.
    Każda para, król i dama jednego koloru na ręku, pokazana albo nie: −50, chyba że należy do rodziny (nasze rozstrzygnięcie).
    Każda dama bez pary, haremu i rodziny: −25 (nasze rozstrzygnięcie).

    Sam król nic nie daje: źródło w jednym miejscu mówi, że daje, ale nie podaje ile (nasze rozstrzygnięcie).

rules-14-title = Mecz
rules-14-text =
    Gra się, aż ktoś ma tyle punktów, ile ustalono; patrzy się na to po każdym rozdaniu (nasze rozstrzygnięcie). Jeśli ma je kilka osób, wygrywa najwyższa suma; jeśli najwyższe są równe, gra się jeszcze jedno rozdanie.

    Opcja target: punkty do zdobycia, 500 (zwykle) albo od 100 do 1000.
    Opcja max_deals: 100 (zwykle) albo od 1 do 1000. Po tylu rozdaniach wygrywa najwyższa suma, a równe dzielą się wygraną; inaczej mecz złych strzelców mógłby się nie skończyć (nasze rozstrzygnięcie).

rules-15-title = Przykład
rules-15-text =
    Ala ma wyciągnięty Colt 45, Bolek wyciągnięty 22. Kolej: Ala. Bolek ma na ręku K♠ z A♠, pod ochroną, i K♥.

    Ala strzela, cel: Bolek. „Mogę cię zastrzelić?” Szóstka pomaga tylko przeciw 22. Bolek zostaje bez obrony i mówi: tak. Odkryta karta: 9♦. 45 patrzy najpierw na chronionego króla: kolory są różne. Rykoszet: teraz liczy się K♥. To też nie karo, więc jest trafiony. Niechroniony król jest jeden, nie ma czego wybierać: K♥ idzie na rękę Ali. Bolek może dobrać jedną kartę ze stosu zakrytego i dobiera.

    Przy kierze Bolek bierze A♥ dla K♥: pudło i o jedną odznakę mniej. Przy piku król i as pik idą razem do Ali, dalej nierozłączne, a Bolek może dobrać dwie karty.

    Ala nie ma innego rewolweru. Odrzuca D♥, choć właśnie przyszedł K♥: małżeństwo dałoby 25 punktów, ale akcją tej kolei był strzał. Potem Ala dobiera ze stosu zakrytego i kolej ma Bolek.

rules-16-title = Co widzą inni
rules-16-text =
    Wszyscy widzą, ile masz kart, twoje wyciągnięte rewolwery i dziesiątki, asy na boku, kto ma którego chronionego kowboja, którego króla komu zabrano, wierzch obu stosów, wielkość stosu zakrytego i pokazane małżeństwa. Tasowanie nowego stosu jest ogłaszane.

    Karty na ręku widzisz tylko ty. Przekazane karty zna ten, kto je daje, i ten, kto je dostaje; kolor oddanej szóstki znają ci dwoje. O tym, że cel wybiera między królami, nie dowiaduje się nikt: od strzału do ostatniej karty dobranej w zamian widać tylko, że ta osoba odpowiada.

rules-17-title = Co jest niejasne
rules-17-text =
    Jeśli coś jest tu niejasne albo gra robi co innego, niż napisano, powiedz o tym osobie, która prowadzi tego bota, albo załóż zgłoszenie (issue) w projekcie.

## Twoja pierwsza gra

tutorial-1 = Masz 7 kart i najpierw przekazujesz 3. Oddaj szóstki (po −20, a odrzucić je prawie nie sposób) i damy bez króla (po −25). Zatrzymaj dziesiątki, pary, z których da się złożyć rewolwer, a także walety lub króle, jeśli masz kilka.
tutorial-2 = W swojej kolei: jedna akcja, jeśli chcesz, potem odrzuć kartę i dobierz jedną. Ze stosem zakrytym najpierw odrzucasz; ze stosu odrzuconych najpierw bierzesz. Dziesiątki wykładaj wcześnie: po 10 punktów i nowa karta, a dziesiątka, która zostanie na ręku, kosztuje 30.
tutorial-3 = Król i dama jednego koloru: pokaż je, 25 punktów. Potem je rozdziel, odrzucając jedno: razem na koniec kosztują 50. Przy dziewiątce każdy przekazuje dwie karty: tak pozbywasz się szóstek.
tutorial-4 = Rewolwery: 2 2, 3 8, 3 5 7 albo 4 5 w jednym kolorze. W jednej kolei wyciągasz, w którejś z następnych strzelasz do kogoś, kto też ma rewolwer. Odkrywa się kartę: jeśli jest w kolorze króla, król ocaleje i dostaje odznakę; jeśli nie, król jest twój. Chronionych króli trafia tylko 45.
tutorial-5 = Rozdanie kończy się, gdy leżą wszystkie dziesiątki i wyciągnięty 22 albo gdy ktoś bierze czwartą odznakę; zakończenie to 30 punktów. Cztery walety, damy albo króle są warte 80, 100 i 150, rodzina w jednym kolorze 120. Wygrywa, kto pierwszy ma 500.
