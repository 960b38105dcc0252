## Poczekalnia, miejsca, głosowania i zegary: co stolik mówi temu, kto naciska

refuse-lobby-full = Wszystkie miejsca są zajęte.
refuse-not-seated = Nie siedzisz przy tym stoliku.
refuse-seated = Siedzisz już na miejscu { $seat }.
refuse-seat-taken = Miejsce { $seat } jest zajęte.
refuse-seat-free = Miejsce { $seat } jest wolne: nikt tam nie siedzi.
refuse-seat-not-free = To miejsce nie jest wolne.
refuse-no-free-seat = Przy tym stoliku nie ma wolnego miejsca.
refuse-hand-seen = Znasz już karty z tego rozdania: do jego końca możesz wrócić tylko na miejsce { $seat }.
refuse-kicked = Stolik cię usunął: znów możesz usiąść, gdy mecz { $code } się skończy.
refuse-level = Komputer ma poziom od { $least } do { $most }.
refuse-luck = Twoje szczęście: od 1 do { $most } znaków, bez „|” i znaków sterujących.
refuse-too-few =
    { $seated ->
        [one] Zajęte jest { $seated } miejsce
        [few] Zajęte są { $seated } miejsca
        [many] Zajętych jest { $seated } miejsc
       *[other] Zajęte jest { $seated } miejsca
    }, potrzeba { $least }.
refuse-held = Nie wszyscy jeszcze potwierdzili: ich miejsca czekają 2 minuty.
refuse-not-ready =
    { $count ->
        [one] Jeszcze niegotowe: { $seat }.
        [few] { $count } osoby nie są jeszcze gotowe, pierwsza to { $seat }.
        [many] { $count } osób nie jest jeszcze gotowych, pierwsza to { $seat }.
       *[other] { $count } osoby nie jest jeszcze gotowe, pierwsza to { $seat }.
    }
refuse-not-begun = Mecz jeszcze się nie zaczął.
refuse-not-over = Mecz jeszcze się nie skończył.
refuse-paused = Przy stoliku jest przerwa: najpierw naciśnij „{ go-resume }”.
refuse-not-paused = Przy stoliku nie ma przerwy.
refuse-pause-had = W tym rozdaniu masz już swoją przerwę za sobą.
refuse-kick-oneself = Jeśli chcesz odejść, opuść stolik.
refuse-kick-alone = Kogoś, kto gra, mogą usunąć tylko dwie inne osoby razem albo administrator.
refuse-sits-elsewhere = W tym czacie siedzisz już przy stoliku { $code }.
refuse-no-order = To stałe polecenie nie ma teraz sensu.
refuse-old-panel = Ten panel jest nieaktualny: otwórz „{ go-hand }”.
refuse-old-board = Za późno: widok stolika już się zmienił. Spójrz i naciśnij jeszcze raz.
refuse-asked-other = Teraz odpowiada { $seat }, nie ty.
refuse-asked-others = Teraz odpowiadają { $seats }, nie ty.
refuse-foreign-panel = To panel kogoś innego.
refuse-watching = Oglądasz stolik { $code }. Teraz nie ma wolnego miejsca.
refuse-watching-free = Oglądasz stolik { $code }. Jest wolne miejsce: możesz usiąść.
refuse-watching-after = Oglądasz stolik { $code }. Dla ciebie jest wolne miejsce po tym rozdaniu.
refuse-tell-many = Na miejsce przy tym stoliku czeka już zbyt wiele osób.
refuse-done = Już zrobione: { $what }.
done-act = Zrobione: { $what }.
press-again = { $what } Naciśnij jeszcze raz, aby to zrobić.
said-wave = niech rzuca
done-both = Zrobione: { $first }; { $second }.
done-first = Zrobione: { $done }. Ale potem: { $why }
marked = Zaznaczone: { $what }
card-in = { $card } zaznaczona · { $count }
card-out = { $card } odznaczona · { $count }
said-cards = { $what }: { $cards }
said-act = twój wybór
refuse-marked-enough = Zaznaczono już { $most }: najpierw odznacz którąś kartę.
refuse-mark = Trzeba zaznaczyć { $least }; zaznaczono { $count }.
refuse-in-draft = { $card } jest już w układzie.
