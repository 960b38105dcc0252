# Zasady Koblarza dla graczy, naszymi słowami, według zasad autora i naszych rozstrzygnięć.
# Nowy wiersz jest tu zamierzony; akapit to jeden wiersz i można go łamać gdziekolwiek.

rules-title = Zasady gry Śląski koblarz

rules-1-title = Gra i jej autor
rules-1-text =
    Autorem gry jest Stanisław Neblik – Fojerman, a jej pełna nazwa to „Śląski koblarz od Fojermana”. Grać może od trzech do siedmiu osób. Dwie osoby naraz w ukryciu stawiają grosze do banku, a potem rzucają kością o to, co w nim leży. Jokerem można zagrać o cudzy bank, a żetonem „Pali się” można bank spalić.

    To gra towarzyska. Nigdy nie gra się w nią na pieniądze: grosze są tu tylko żetonami i nie wolno ani za nie płacić, ani niczego za nie dostawać.

    Ten tekst podaje zasady naszymi słowami. Tam, gdzie zasady autora milczą albo można je czytać dwojako, trzeba było coś wybrać; w takim miejscu stoi „nasze rozstrzygnięcie”. Tam, gdzie autor zostawia wybór organizatorowi, jest opcja stolika. Wartość z dopiskiem „zwykle” obowiązuje, jeśli przy stoliku nie ustawiono inaczej.

rules-2-title = Co leży na stole
rules-2-text =
    Masz portfel, a w nim 10 groszy na stawki, i skarpetę, na początku pustą, na wygrane. Ze skarpety się nie stawia; ubywa z niej tylko wtedy, gdy płacisz karę za Jokera. Masz też dwa żetony: Jokera, który ma stronę 1 i stronę 2, oraz „Pali się”.

    Na środku jest tyle banków, ile osób gra, i śmietnik. W czasie gry groszy i Jokerów ani nie przybywa, ani nie ubywa: czego już nie masz, to leży w banku, w którejś skarpecie albo w śmietniku. Zużytego żetonu „Pali się” już nie ma.

    Na widoku stolika J i P to Joker i „Pali się” w portfelu, P! to zablokowane „Pali się”, a +J to wygrany Joker.

rules-3-title = Numery startowe
rules-3-text =
    Każdy ma numer startowy. Od niego zależy, kto z kim gra i o który bank, a często także to, kto rzuca najpierw. Wszyscy rzucają raz kością w kolejności miejsc; najwyższy wynik daje numer 1, następny numer 2 i tak dalej. Kto ma taki sam wynik jak inni, rzuca jeszcze raz razem z nimi, aż do skutku. Najpierw robi to grupa z najwyższym wynikiem, a dopiero gdy u niej wszystko jest jasne, następna.

    Opcja numbers: each-game (zwykle): losowanie przed każdą grą. once: losowanie przed pierwszą grą, numery zostają na cały mecz. seats: bez kości, numer miejsca jest numerem startowym.

rules-4-title = Banki, pary i kolejki
rules-4-text =
    Każdy bank ma swoją parę, przez całą grę tę samą, a każdy gra w dokładnie dwóch bankach. Pary tworzą te numery startowe, począwszy od banku 1:

    3 osoby: 1–3, 2–3, 1–2.
    4 osoby: 1–3, 2–4, 1–4, 2–3.
    5 osób: 1–2, 3–4, 1–5, 2–3, 4–5.
    6 osób: 1–2, 3–4, 5–6, 2–3, 1–6, 4–5.
    7 osób: 1–2, 3–4, 5–6, 1–7, 2–3, 4–5, 6–7.

    W kolejce gra się o banki po kolei, od banku 1 do ostatniego; potem zaczyna się następna kolejka. Gra o jeden bank to rozgrywka. Bank jest martwy, gdy nic w nim nie ma, ani grosza, ani Jokera, a portfele obu osób z jego pary są puste. Martwe banki się pomija.

rules-5-title = Stawki
rules-5-text =
    Gdy przychodzi kolej na bank, obie osoby z pary w ukryciu i jednocześnie wybierają 1, 2 lub 3 grosze, ale nie więcej, niż mają w portfelu. Dopóki nie wybiorą obie, nikt nie zna żadnej stawki, nawet druga osoba z pary; widać co najwyżej, że wybór już jest. Stawki nie można cofnąć. Potem obie odkrywa się naraz, a grosze idą z portfeli do banku.

    Grosze, które leżą w banku z wcześniejszych kolejek, nie mają tu znaczenia: stawia się od nowa, z portfela.

    Z pustym portfelem nie stawiasz. Grasz bez dorzucania i liczysz się jako stawka 1 (nasze rozstrzygnięcie). Opcja empty_call: 1 (zwykle), 2 lub 3, czyli jako ile liczy się pusty portfel.

    Remis blokujący: gdy z obu stron jest 3, nikt nie rzuca i nie można użyć ani Jokera, ani „Pali się”. Grosze zostają w banku i gra się o następny bank. Remis, w którym nikt nie dołożył grosza (dwa puste portfele, każdy liczony jako 3), nigdy nie blokuje; jedna prawdziwa stawka 3 i pusty portfel liczony jako 3 blokują (nasze rozstrzygnięcie).

rules-6-title = Rzuty
rules-6-text =
    Liczba do trafienia to suma obu stawek, przy czym pusty portfel liczy się jak wyżej: od 2 do 5, a 6 tylko wtedy, gdy dwa puste portfele liczą się po 3. Groszy z wcześniejszych kolejek się nie dolicza. Autor pisze o liczbie „z licytacji”; to, że chodzi o sumę, jest naszym rozstrzygnięciem.

    Rzucasz tyle razy, ile groszy wynosi twoja stawka, wszystkie rzuty pod rząd (z pustym portfelem: jako ile się liczysz). Najpierw rzuca wyższa stawka, a przy równych stawkach niższy numer startowy. Pusty portfel to w tym miejscu stawka 0, niezależnie od tego, jako ile się liczy. W grze na cztery osoby zawsze najpierw rzuca niższy numer startowy z pary.

    Każdy rzut trzeba wykonać. Kto trafi liczbę, bierze do skarpety cały bank, grosze i Jokery, i rozgrywka o ten bank się kończy. Jeśli i ostatni rzut to pudło, wszystko zostaje w banku na następną kolejkę.

    Opcja four_players: low-number (zwykle): jak wyżej. high-call: także w grze na cztery osoby najpierw rzuca wyższa stawka. Przy innej liczbie osób ta opcja nic nie zmienia.

    Opcja rolls: in-a-row (zwykle): jak wyżej. alternate: para rzuca na zmianę, po jednym rzucie, a kto ma ich więcej, resztę rzuca pod rząd.

rules-7-title = Joker: gra o cudzy bank
rules-7-text =
    Tam, gdzie nie grasz w parze, możesz zagrać Jokerem o to, co leży w banku. Jest na to czas po odkryciu stawek, a przed pierwszym rzutem. Trzeba mieć Jokera i co najmniej 1 grosz w skarpecie, a do tego banku w tej kolejce nie mógł jeszcze trafić żaden Joker. Wybierasz stronę 1 albo stronę 2.

    Joker idzie do banku. Rzucasz przed parą, ze stroną 1 raz, ze stroną 2 dwa razy, i trafić trzeba tę samą liczbę. Trafienie daje ci cały bank razem z twoim Jokerem i rozgrywka się kończy.

    Jeśli wszystkie twoje rzuty to pudła, płacisz do tego banku karę: 2 grosze przy stronie 1, 4 grosze przy stronie 2. Najpierw ze skarpety. Za każdy grosz, którego w niej brakuje, idą 2 z portfela. Jeśli i w portfelu jest za mało, zostaje on pusty, a twój Joker jest nierozliczony: „Pali się” masz zablokowane do końca gry i stracisz za nie punkty.

    Kara pobiera się sama, nie ma czego wybierać (nasze rozstrzygnięcie). Nierozliczony Joker blokuje tylko „Pali się”: poza tym grasz dalej tak jak każdy z pustym portfelem (nasze rozstrzygnięcie).

    Potem para rzuca o bank, już razem z karą. Liczba do trafienia i kolejność rzutów się nie zmieniają (nasze rozstrzygnięcie).

rules-8-title = Joker: wyrzucenie
rules-8-text =
    Gdy para już rzuca, Jokerem nie można w tej rozgrywce zagrać, ale można się go pozbyć bez ryzyka: idzie do banku, a ty o ten bank nie rzucasz. Jest na to czas po pierwszym rzucie pary, dopóki w tej rozgrywce zostaje jeszcze jakiś rzut; wcześniejszych rzutów to nie zmienia. Może to zrobić każdy, kto ma Jokera, także osoba z pary. Do jednego banku w jednej kolejce idzie tylko jeden Joker, zagrany albo wyrzucony.

    Jeśli grasz w parze i wyrzucasz Jokera, nie rzucasz już kością w tej rozgrywce: twoje pozostałe rzuty przepadają. Jeśli nie zostaje żaden rzut, rozgrywka się kończy i wszystko leży dalej w banku.

    Opcja throw_needs_sock: wyłączona (zwykle): grosz nie jest potrzebny, bo wyrzucenie to nie gra o bank. Włączona: i tu trzeba mieć grosz w skarpecie.

rules-9-title = Pali się
rules-9-text =
    „Pali się” pali bank, o który właśnie się gra: wszystko, co w nim leży, grosze i Jokery, idzie do śmietnika i nikomu się nie liczy. Rozgrywka się kończy, a twój żeton „Pali się” jest zużyty. Spala się tylko to, co leży tam teraz; w następnej kolejce para znowu stawia w tym banku.

    Użyć „Pali się” może każdy, także osoba z pary albo ta, która właśnie gra Jokerem, nawet z pustym portfelem. Własnego Jokera nie możesz już jednak mieć w portfelu i nie może on być nierozliczony. Jest na to czas po odkryciu stawek, dopóki w tej rozgrywce zostaje jeszcze jakiś rzut: nigdy przy remisie blokującym i nigdy po ostatnim rzucie.

    Jeśli ktokolwiek użyje „Pali się”, zanim w grze Jokerem padnie ostatnie pudło, Joker nie kosztuje żadnej kary (nasze rozstrzygnięcie).

    Joker i „Pali się” działają tylko do przodu: przed następnym rzutem, nigdy na poprzedni. Żeby był czas się odezwać, rzut, przed którym ktoś może ich jeszcze użyć, czeka chwilę albo do zgody wszystkich, którzy to mogą zrobić.

rules-10-title = Pusty portfel i koniec gry
rules-10-text =
    Z pustym portfelem grasz dalej w każdym ze swoich banków bez dorzucania, dopóki coś w nim leży albo przeciwnik ma jeszcze grosze. Gdy nie ma nic ani w banku, ani w obu portfelach, ten bank jest martwy dla obu osób; twój drugi bank może jeszcze żyć.

    Z pustym portfelem i dwoma martwymi bankami kończysz grę i tylko kibicujesz. Nie możesz już użyć Jokera ani „Pali się”, a za te, które masz, tracisz punkty. Liczy się to w każdej chwili, także w środku rozgrywki.

    Opcja finished_players: watch (zwykle): jak wyżej. interrupt: po zakończeniu swojej gry wolno jeszcze użyć Jokera i „Pali się”.

    Gra się kończy, gdy wszystkie banki są martwe, czyli gdy puste są wszystkie portfele i wszystkie banki. Jokery i „Pali się” mogą komuś zostać.

rules-11-title = Punkty i mecz
rules-11-text =
    Każdy grosz w skarpecie: 10 punktów. Każdy Joker w skarpecie: 20. Joker, który został w portfelu: −20. „Pali się”, które zostało w portfelu: −20. To, co leży w śmietniku, nie liczy się nikomu.

    Mecz to tyle gier, ile trzeba; ich punkty się sumuje. Jeśli po grze ktokolwiek ma tyle punktów, ile ustalono, mecz się kończy i wygrywa najwyższa suma; równe najwyższe sumy dzielą się wygraną.

    Opcja target: punkty do zdobycia, 500 (zwykle) albo od 100 do 2000; można też grać bez progu, tylko na czas.

    Opcja time_limit_minutes: bez limitu (zwykle) albo od 10 do 240 minut, na przykład 60 lub 120. Pierwsza gra, która kończy się po tym czasie, jest ostatnia i znowu wygrywa najwyższa suma, a równe dzielą się wygraną. Gdy zbiegnie się kilka powodów końca, śląski remis jest ważniejszy od punktów, a punkty od czasu.

rules-12-title = Śląski remis
rules-12-text =
    Śląski remis jest wtedy, gdy na koniec gry wszyscy mają po równo tego wszystkiego: groszy w skarpecie, Jokerów w skarpecie i Jokerów, które zostały w portfelu. Zero u każdego to też równo; zachowane „Pali się” nie ma znaczenia.

    Wtedy nikt nie wygrywa. To przegrana dla każdego, mecz od razu się kończy, a punktów z tej gry się nie dolicza. Kogo to spotka, do północy (według czasu tego czatu) nie może usiąść do Koblarza nigdzie na tym bocie, a w turnieju odpada.

    Opcja silesian_draw: włączona (zwykle). Wyłączona: taka gra liczy się jak każda inna.

rules-13-title = Przykład
rules-13-text =
    Gra pięć osób. Numery startowe: Ala 1, Bolek 2, Cyryl 3, Dana 4, Ewa 5. Trwa kolejka 2 i przychodzi kolej na bank 2, para 3–4: Cyryl i Dana. Z kolejki 1 leżą tam 3 grosze.

    Cyryl wybiera 1, Dana 2. Stawki się odkrywa i w banku jest teraz 6 groszy. Liczba do trafienia to 1 + 2 = 3. Dana stawia więcej, więc rzuty idą tak: Dana, Dana, Cyryl.

    Ala ma Jokera i 3 grosze w skarpecie, więc mówi: Joker, strona 2. Joker idzie do banku. Ala rzuca dwa razy i chce trafić 3: wypada 5, a potem 1. Dwa pudła to 4 grosze kary. Skarpeta płaci 3, a za brakujący grosz idą 2 z portfela. W banku jest teraz 6 + 5 = 11 groszy i Joker.

    Dana rzuca: 4, pudło. Bolek chętnie wyrzuciłby Jokera, ale ten bank w tej kolejce swojego Jokera już miał. Ewa nie ma już Jokera i może teraz, przed następnym rzutem, użyć „Pali się”, ale odpuszcza.

    Dana rzuca: 3, trafienie. Do skarpety idzie 11 groszy i Joker, razem 110 + 20 punktów. Na „Pali się” jest już za późno, a Cyryl nie rzuca. Przy samych pudłach wszystko leżałoby w banku do kolejki 3.

rules-14-title = O czym tu nie ma i co jest niejasne
rules-14-text =
    O tym, czego te zasady nie mówią, decyduje organizator albo gracze umawiają się między sobą. Opcje wymienione wyżej to właśnie takie ustalenia: wybiera się je przed meczem i każdy przy stoliku je widzi.

    Jeśli coś jest tu niejasne albo gra robi co innego, niż napisano, powiedz o tym osobie, która prowadzi tego bota, albo załóż zgłoszenie (issue) w projekcie. Także autor prosi o zgłaszanie nieścisłości, żeby można je było usunąć.

## Twoja pierwsza gra

tutorial-1 = W portfelu masz 10 groszy, skarpeta jest pusta. Grosze idą z portfeli do banków, a wygrane do skarpety. Punkty daje tylko skarpeta. Grasz w dwóch bankach, w każdym stale z tą samą osobą.
tutorial-2 = Gdy przychodzi kolej na twój bank, postaw 1, 2 lub 3 grosze. Nikt nie zna twojej stawki, dopóki nie ma obu. Uwaga: 3 i 3 to remis blokujący; nikt nie rzuca, a grosze zostają na następną kolejkę.
tutorial-3 = Suma obu stawek to liczba do trafienia: 1 + 2 daje 3. Rzucasz raz za każdy postawiony grosz; najpierw wyższa stawka (w czwórkę: niższy numer startowy). Trafienie daje cały bank. Same pudła: bank czeka do następnej kolejki.
tutorial-4 = O cudzy bank możesz zagrać Jokerem przed pierwszym rzutem, jeśli masz grosz w skarpecie. Strona 1 to jeden rzut, strona 2 to dwa; pudło kosztuje 2 albo 4 grosze. Po pierwszym rzucie pary możesz też wyrzucić Jokera bez ryzyka. Joker, który ci zostanie, kosztuje 20 punktów.
tutorial-5 = Gdy nie masz już Jokera, możesz raz na grę, przed rzutem, użyć „Pali się”: bank płonie dla wszystkich. „Pali się”, które ci zostanie, kosztuje 20 punktów. Na koniec grosz w skarpecie to 10 punktów, wygrany Joker 20. A jeśli wszyscy mają dokładnie po równo, wszyscy przegrywają: to śląski remis.
