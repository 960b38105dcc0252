# Zasady gry Žolíky tak, jak czytają je gracze: własnymi słowami, według źródła i naszych ustaleń.
# Koniec wiersza jest zamierzony; akapit to jeden wiersz i można go łamać gdziekolwiek.

rules-title = Zasady gry Žolíky

rules-1-title = Gra
rules-1-text =
    Žolíky to czeski remik z jokerami, tak jak gra się w klubie Jocker. Grają dwie do czterech osób, każda za siebie. Zbiera się układy, wykłada je na stół i próbuje jako pierwszemu zamknąć.

    Punkty są przeważnie ujemne i sumują się przez kolejne rozdania; gdy ktoś spadnie do −1000 lub niżej, mecz się kończy, a wygrywa najlepszy wynik.

    Ten tekst opowiada zasady własnymi słowami. Tam, gdzie źródło milczy albo mówi dwie rzeczy, ktoś musiał zdecydować; takie miejsce nazywa się „nasze ustalenie”. To, co przy stołach robi się różnie, jest opcją; wartość nazwana zwykłą obowiązuje, jeśli stolik nie mówi inaczej.

rules-2-title = Karty
rules-2-text =
    Dwie talie po 52 karty i cztery jokery (opcja jokers: 4, zwykle; 2 albo 6).

    W układzie karty od 2 do 10 liczą tyle, ile na nich stoi, walet, dama, król i as po dziesięć, as jako najniższa karta sekwensu 1. Joker liczy się jak karta, którą zastępuje. W ręce na końcu as liczy 20, joker 50, reszta jak wyżej.

rules-3-title = Układy
rules-3-text =
    Sekwens (čistá postupka) to od 3 do 14 kolejnych kart w jednym kolorze. As jest najniższy (A 2 3), najwyższy (D K A) albo jedno i drugie (A 2 … K A), ale sekwens nie idzie dookoła.
    Komplet (špinavá) to 3 albo 4 karty jednej figury, każda w innym kolorze.

    Joker zastępuje dowolną kartę. W każdym układzie jokerów musi być mniej niż innych kart, więc w komplecie jest najwyżej jeden; w sekwensie nie mogą leżeć obok siebie. To obowiązuje także po każdym dołożeniu. Sekwens pisze się od najniższej karty, więc miejsce jokera mówi, co on zastępuje.

rules-4-title = Kto zaczyna, przekładanie
rules-4-text =
    W pierwszym rozdaniu każdy dostaje odkryto jedną kartę; zaczyna najwyższa: joker liczy 50, as 20, król, dama, walet i dziesiątka po 10, reszta tyle, ile na niej stoi. Przy równych losują jeszcze raz tylko ci, którzy je mają. Potem zaczyna kolejna osoba zgodnie z ruchem wskazówek zegara.

    Zaczynający przekłada: unosi co najmniej trzy karty i zostawia co najmniej jedną. Ogląda trzy dolne karty uniesionej części, a nikt inny ich nie widzi (nasze ustalenie). Jokery wśród nich należą do niego, a dostanie o tyle kart mniej. Karta tuż pod najniższym takim jokerem to odkryta spodnia karta: kładzie się ją odkrytą pod stos zakryty. Bez jokera jest nią najniższa karta uniesionej części; jeśli najniższa jest właśnie jokerem, to pierwsza karta nad nim, która jokerem nie jest. Tylko gdy uniesione są dokładnie trzy karty i wszystkie to jokery, odkrytej karty nie ma.

    Uniesiona część idzie pod resztę, a rozdaje się od karty, która leżała pod nią: najpierw trzy zaczynającemu, po dwie każdemu innemu, potem wszystkim po dwie, kolejka za kolejką, aż zaczynający ma 15 kart, a każdy inny 14. Jokery z przekładania i przeniesione są w to wliczone.

rules-5-title = Przebieg ruchu
rules-5-text =
    Zaczynający najpierw odrzuca jedną kartę, bez dobierania; jego pierwszy ruch to tylko to. Odtąd ruch wygląda tak: dobierasz kartę; od kolejki 4 wykładasz, dokładasz i wymieniasz, ile chcesz; potem odrzucasz jedną kartę albo zamykasz.

    Dobiera się ze stosu zakrytego, a od kolejki 4 można wziąć górną kartę stosu odrzuconych. W kolejce 4 zaczynający jeszcze nie może jej brać, wszyscy inni mogą. Karty wziętej ze stosu odrzuconych nie wolno odrzucić w tym samym ruchu, dopóki jest stos zakryty (nasze ustalenie); drugą taką samą wolno.

    Opcja locked_rounds: 3 (zwykle), od 0 do 5: tyle rund jest bez wykładania, zamykania i brania ze stosu odrzuconych. Opcja discard_use: zwykle dowolnie; druga możliwość: kartę ze stosu odrzuconych wolno wziąć tylko wtedy, gdy od razu da się ją włożyć do układu, jednym wyłożeniem, dołożeniem, wymianą albo zamknięciem z ręki, i trzeba to zrobić przed odrzuceniem karty albo zamknięciem.

    Karta stół: wyłożonej karty się nie cofa.

rules-6-title = Pierwsze wyłożenie
rules-6-text =
    Pierwsze wyłożenie w rozdaniu musi być warte razem co najmniej 42 i zawierać sekwens bez jokera (że wymaga się go przy każdym pierwszym wyłożeniu, to nasze ustalenie). Późniejsze układy są dowolne.

    W ręce musi zawsze zostać jedna karta: nią się zamyka.

    Opcja opening: 42 (zwykle), od 0 do 60. Opcja pure_run: tak (zwykle); nie: sekwens bez jokera jest potrzebny tylko wtedy, gdy w układach leży joker.

rules-7-title = Dokładanie i wymiana jokera
rules-7-text =
    Kto się już wyłożył, choćby w tym samym ruchu, może dokładać karty do każdego układu na stole, własnego i cudzego.

    Może też oddać kartę, którą zastępuje joker, i wziąć jokera na rękę do dowolnego użytku. W komplecie wolno to tylko za czwartą kartę: trzy pozostałe muszą już leżeć. Jeśli dwa jokery sekwensu zastępują tego samego asa, bierze się dolnego.

rules-8-title = Zamknięcie
rules-8-text =
    Zamyka się, gdy z ręki wyłożone jest wszystko prócz jednej karty: kładzie się ją zakrytą i zakryta zostaje. Może to być każda karta, także joker. Ostatniej karty nie można po prostu odrzucić.

    Jokery mogą zostać. Joker, który został zamykającemu w ręce, i joker, którym zamknął (nasze ustalenie), należy do niego w następnym rozdaniu, w którym dostaje o tyle kart mniej. Inni nie zachowują nic, a po końcu meczu nie zachowuje się niczego.

rules-9-title = Zamknięcie z ręki
rules-9-text =
    Kto na początku ruchu nie ma nic na stole, może zamknąć za jednym razem: wyłożyć układy, w razie potrzeby dołożyć i wymienić, i zamknąć. Przy samych układach nie trzeba 42, ale sekwens bez jokera tak. Z dokładaniem lub wymianą układy muszą same być ważnym pierwszym wyłożeniem. Najpierw się wykłada, potem dokłada, potem wymienia; jokerem z takiej wymiany można już tylko zamknąć albo zostaje on na następne rozdanie. Wyłożenie się i zamknięcie w jednym ruchu też liczy się jako z ręki (nasze ustalenie).

    Zamiast dobierać można do zamknięcia z ręki wziąć odkrytą spodnią kartę, od kolejki 4, także w ruchu zaczynającego. Musi ona leżeć w jednym z układów, którymi się zamyka (nasze ustalenie).

rules-10-title = Punkty
rules-10-text =
    Zamykający dostaje +10, z ręki +20.
    Kto się w tym rozdaniu wyłożył, traci punkty z ręki; podwójnie, gdy ktoś zamknął z ręki.
    Kto się nie wyłożył, traci 100; 200, gdy ktoś zamknął z ręki.

rules-11-title = Gdy stos zakryty się skończy
rules-11-text =
    Gdy trzeba dobrać, a stos zakryty jest pusty, wszystkie odrzucone karty prócz górnej tasuje się na nowy stos zakryty. Jeśli nie ma czego tasować, rozdanie jest nieważne.

    Nieważne jest też po sześćdziesięciu ruchach z rzędu, w których nikt nie dobrał ze stosu zakrytego, nie wyłożył, nie dołożył ani nie wymienił (nasze ustalenie). Nieważne rozdanie nie daje punktów i powtarza się je z tym samym zaczynającym i tymi samymi przeniesionymi jokerami.

rules-12-title = Mecz
rules-12-text =
    Mecz kończy się po rozdaniu, w którym czyjś wynik spadł do −1000 lub niżej. Wygrywa najlepszy wynik; równe najlepsze dzielą się wygraną.

    Opcja limit: 1000 (zwykle), od 100 do 2000. Opcja time_limit_minutes: bez limitu (zwykle) albo od 10 do 240: gdy czas minie, mecz kończy się od razu, a trwającego rozdania nie dogrywa się i nie liczy.

rules-13-title = Co jest jawne, a co nie
rules-13-text =
    Wszyscy widzą: układy, górną kartę stosu odrzuconych i nic pod nią, odkrytą spodnią kartę, ile kart jest w każdej ręce i w stosie zakrytym, kto się wyłożył, ile jokerów dało przekładanie i ile jest przeniesionych. Ręce są prywatne do końca rozdania; wtedy odkrywa się te, które się liczy (kto się nie wyłożył, swojej nie pokazuje).

    Jak głęboko ktoś przełożył, tego się nie mówi. Karta zamknięcia zostaje zakryta; zapis pokazuje ją po meczu. Komputery wiedzą to, co może wiedzieć ich miejsce, i nic więcej.

rules-14-title = Przykład
rules-14-text =
    Kolejka 5. Bolek wyłożył się w kolejce 4: sekwensy 8♥ 9♥ ★ W♥ jako M1 i 3♣ 4♣ 5♣ jako M2, razem 37 + 12 = 49. Ala nie ma jeszcze nic na stole i po dobraniu trzyma 15 kart: 4♠ 5♠ 6♠, K♠ K♥ K♦ i dziewięć innych. Sekwens jest wart 15, komplet 30: razem 45, czyli co najmniej 42, a sekwens jest bez jokera. Ala wykłada oba jako M3 i M4 i odrzuca 7♦.

    Teraz kolej Bolka. Dobiera kartę, dokłada 7♠ do M3 i K♣ do M4, oddaje 10♥ za jokera w M1, bierze go i od razu używa w nowym układzie.

rules-15-title = Czego tu nie ma i co jest niejasne
rules-15-text =
    W Žolíky gra się na wiele sposobów. To, co te zasady zostawiają otwarte, uzgadnia się przy stole; opcje wymienione wyżej to właśnie takie wybory, ustawiane przed meczem i widoczne dla wszystkich.

    Jeśli coś tu jest niejasne albo gra nie robi tego, co napisano, powiedz o tym osobie, która prowadzi tego bota, albo zgłoś to w projekcie.

## Twoje pierwsze rozdanie

tutorial-1 = Masz 14 kart (zaczynający 15) i zbierasz układy: sekwensy w jednym kolorze, jak 4♠ 5♠ 6♠, i komplety jednej figury, jak K♠ K♥ K♦. Joker ★ zastępuje dowolną kartę, ale w każdym układzie jokerów jest mniej niż innych kart.
tutorial-2 = Ruch: dobierz kartę, potem jedną odrzuć. Przez trzy kolejki to wszystko; stos odrzuconych i wykładanie otwierają się w kolejce 4. Na początku więc zbieraj i odrzucaj to, co do niczego nie pasuje.
tutorial-3 = Pierwsze wyłożenie musi być warte co najmniej 42 i zawierać sekwens bez jokera. Wiadomość z twoimi kartami proponuje, co można wyłożyć i za ile; albo ułóż po swojemu: zaznaczaj karty i układaj, aż napisze, że można wykładać. Słowami: wyłóż 4♠ 5♠ 6♠ + K♥ K♠ ★.
tutorial-4 = Kto się wyłożył, może dokładać do każdego układu na stole (dołóż 2 7♠) i brać jokera za kartę, którą on zastępuje (wymień 1 6♠). Gdy wyłożone jest wszystko prócz jednej karty, zamknij nią: kładzie się ją zakrytą.
tutorial-5 = Zamykający dostaje 10, inni tracą to, co trzymają, a 100, jeśli się nie wyłożyli. Kto zamknie wszystko naraz z ręki, ten sprawia, że tracą podwójnie. Przy −1000 mecz się kończy. Powodzenia!
