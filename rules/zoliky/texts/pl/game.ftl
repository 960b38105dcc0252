# Žolíky po polsku. Klucze i ich argumenty daje rules/zoliky/*.py, słowa daje glosariusz.
# Miejsce przychodzi jako znak (①), karta jako K♥ (joker jako ★), kolor jako znak, figura jako litera.
# Wiersze stołu i dziennika: najwyżej 34 znaki. Układy to na ekranie M1, M2 …; zapis liczy od 0.

## Gra

deal-number = rozd. { $deal }
game-name = Žolíky
game-short = Žolíky
game-about = Czeski remik z jokerami: sekwensy, komplety, zamknięcie z ręki; dla 2–4 osób.
reason-target = ktoś przekroczył granicę
reason-time = koniec czasu

## Cząstki

stand-in = ★{ $rank }
drawn = { $seat }{ $card }
meld-run = { $suit }{ $low }–{ $high }
meld-run-jokers = { $suit }{ $low }–{ $high } ({ $jokers })
meld-set = { $rank }{ $suits }
meld-set-joker = { $rank }{ $suits }★
meld-none = { $cards }?

## Stół

board-title = kolejka { $round }
ask-shuffle = Tasowanie kart
ask-cut = { $seat } zaczyna i przekłada talię
ask-draw = { $seat } dobiera kartę
ask-first = { $seat } zaczyna: odrzuca bez dobierania
ask-discard = Zostało: odrzucić
ask-play = Zostało: odrzucić albo zamknąć
ask-void = Nieważne: zaczyna ta sama osoba
ask-over = Koniec rozdania
board-pile = Stos { $card }
board-no-pile = Stos –
board-stock = zakryte { $count }
board-exposed = odkryta { $card }
board-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
board-carries = { $jokers ->
    [one] przenosi { $jokers } jokera
    [few] przenosi { $jokers } jokery
    [many] przenosi { $jokers } jokerów
   *[other] przenosi { $jokers } jokera
}
board-laid = wyłożone
board-total = { $points }
board-meld = M{ $number } { $meld } { $worth }
board-opens = Wykładanie od kolejki { $round }
board-closing-card = Karta zamknięcia: zakryta

## Ręka

hand-cards = Karty:
hand-carried = { $jokers ->
    [one] Przenosisz { $jokers } jokera
    [few] Przenosisz { $jokers } jokery
    [many] Przenosisz { $jokers } jokerów
   *[other] Przenosisz { $jokers } jokera
}
hand-lay = { $letter } { $worth }: { $melds }
hand-melds = Układy: { $melds } = { $worth }
hand-seen = Przy przekładaniu: { $cards }

## Do czego dochodzi przygotowywane wyłożenie

weigh-nothing = Nic jeszcze nie ułożono
weigh-ready = { $worth }: można wykładać
lacks-points = { $worth } z { $least }
lacks-run = { $worth } z { $least }, brak sekwensu bez ★
lacks-both = { $worth } z { $least }, brak sekwensu bez ★
lacks-run-alone = Zamknięcie z ręki wymaga sekwensu bez jokera.

## O co pyta gra

form-cut = Przełóż: unieś od { $least } do { $most } kart
form-draw = Dobierz zakrytą albo weź { $card }:
form-draw-stock = Dobierz zakrytą kartę:
form-close = Możesz zamknąć:
form-close-exposed = Zamknięcie z ręki, bez brania:
form-table = Wykładanie, wymiana, dokładanie:
form-lay = Pierwsze wyłożenie:
form-draft = Własny układ:
form-discard = Odrzuć jedną:

## Przyciski i słowa, które można wpisać (oddzielone przecinkami); to, co stoi na przycisku, też można wpisać

key-cut = Unieś { $at }
key-cut-thin = Cienko
key-cut-middle = W pół
key-cut-thick = Grubo
key-draw-stock = zakryta
key-draw-pile = stos { $card }
key-lay = Wyłóż { $letter } { $worth }
key-lay-meld = Wyłóż { $meld }
key-draft = Wyłóż
key-swap = { $card }⇄★ M{ $number }
key-add = { $cards }→M{ $number }
key-add-low = { $cards }→M{ $number } dół
key-add-high = { $cards }→M{ $number } góra
key-discard = { $card }
key-discard-marked = Odrzuć
key-close = Zamknij { $card }
key-close-carry = Zamknij { $card }, zachowaj { $jokers ->
    [1] ★
   *[other] { $jokers }★
}
key-close-hand = Zamknij z ręki { $card }
key-close-exposed = Zamknij, odkryta { $card }

words-cut = przełóż { $at }, przeloz { $at }, unieś { $at }, unies { $at }, { $at } kart
words-cut-thin = cienko, przełóż cienko, przeloz cienko
words-cut-middle = w pół, w pol, przełóż w pół, przeloz w pol, przełóż, przeloz
words-cut-thick = grubo, przełóż grubo, przeloz grubo
words-draw-stock = weź, wez, dobierz, zakryta, zakrytą, weź zakrytą, wez zakryta, dobierz zakrytą, dobierz zakryta, talon, z talonu, weź z talonu, wez z talonu
words-draw-pile = stos, ze stosu, weź ze stosu, wez ze stosu, weź { $card }, wez { $card }
words-lay = wyłóż { $letter }, wyloz { $letter }
words-lay-meld = wyłóż { $cards }, wyloz { $cards }
words-draft = wyłóż, wyloz
words-swap = wymień { $number } { $card }, wymien { $number } { $card }, wymień m{ $number } { $card }, wymien m{ $number } { $card }, wymień { $card } m{ $number }, wymien { $card } m{ $number }
words-add = dołóż { $cards }, doloz { $cards }, dołóż { $number } { $cards }, doloz { $number } { $cards }, dołóż m{ $number } { $cards }, doloz m{ $number } { $cards }, { $cards } m{ $number }
words-add-low = dołóż { $cards }, doloz { $cards }, dołóż { $number } { $cards } dół, doloz { $number } { $cards } dol, dołóż m{ $number } { $cards } dół, doloz m{ $number } { $cards } dol, dołóż { $number } dół { $cards }, doloz { $number } dol { $cards }, dołóż { $number } { $cards }, doloz { $number } { $cards }
words-add-high = dołóż { $cards }, doloz { $cards }, dołóż { $number } { $cards } góra, doloz { $number } { $cards } gora, dołóż m{ $number } { $cards } góra, doloz m{ $number } { $cards } gora, dołóż { $number } góra { $cards }, doloz { $number } gora { $cards }, dołóż { $number } { $cards }, doloz { $number } { $cards }
words-discard = wyrzuć { $card }, wyrzuc { $card }, odrzuć { $card }, odrzuc { $card }
words-close = zamknij { $card }, zamknij kartą { $card }, zamknij karta { $card }

## Dziennik

log-draw = Losowanie: { $cards }: { $seat }
log-draw-ties = Losowanie: { $cards }: jeszcze raz
log-cut = { $seat } przekłada: { $jokers ->
    [0] bez jokera
    [one] { $jokers } joker
    [few] { $jokers } jokery
    [many] { $jokers } jokerów
   *[other] { $jokers } jokera
}
log-cut-exposed = { $seat } przekłada: { $jokers ->
    [0] bez ★
   *[other] { $jokers }★
}, odkryta { $card }
log-draws = { $seat } dobiera
log-draws-discards = { $seat } dobiera, odrzuca { $card }
log-takes = { $seat } bierze { $card }
log-takes-discards = { $seat } bierze { $taken }, odrzuca { $card }
log-discards = { $seat } odrzuca { $card }
log-lays = { $seat } wykłada M{ $first }–M{ $last } = { $worth }
log-lays-one = { $seat } wykłada M{ $number } = { $worth }
log-adds = { $seat } dokłada { $cards } do M{ $number }
log-adds-many = { $seat } dokłada { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
} do M{ $number }
log-swaps = { $seat } { $card } za ★ w M{ $number }
log-closes = { $seat } zamyka
log-closes-from-hand = { $seat } zamyka z ręki
log-closes-exposed = { $seat } z ręki, z odkrytą { $card }
log-reshuffled = Koniec zakrytych: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
} na nowo
log-void-stock = Nieważne: nie ma co dobrać
log-void-idle = Nieważne: 60 ruchów bez zmian

## Koniec rozdania

over-closed = { $seat } zamyka
over-from-hand = { $seat } zamyka z ręki
over-void = Nieważne: bez punktów, zaczyna ta sama osoba
score-closed = zamknięcie
score-closed-carries = { $jokers ->
    [one] zamknięcie; przenosi { $jokers } jokera
    [few] zamknięcie; przenosi { $jokers } jokery
    [many] zamknięcie; przenosi { $jokers } jokerów
   *[other] zamknięcie; przenosi { $jokers } jokera
}
score-closed-from-hand = zamknięcie z ręki
score-closed-from-hand-carries = { $jokers ->
    [one] zamknięcie z ręki; przenosi { $jokers } jokera
    [few] zamknięcie z ręki; przenosi { $jokers } jokery
    [many] zamknięcie z ręki; przenosi { $jokers } jokerów
   *[other] zamknięcie z ręki; przenosi { $jokers } jokera
}
score-not-laid = bez wyłożenia
score-hand = ręka { $card }
score-hand-twice = ręka, podwójnie, { $card }
score-card = { $card }

## Co jest nie tak z układem

fault-short = układ ma co najmniej trzy karty
fault-jokers = jokerów musi być mniej niż innych kart
fault-adjacent = w sekwensie jokery nie mogą leżeć obok siebie
fault-set-suits = w komplecie każdy kolor jest raz
fault-set-long = komplet ma najwyżej cztery karty
fault-run-order = sekwens w jednym kolorze pisze się od najniższej do najwyższej, bez przerw
fault-run-long = sekwens ma najwyżej czternaście kart
fault-neither = to ani sekwens w jednym kolorze, ani komplet jednej figury
fault-nothing = nie podano żadnej karty
fault-set-at = komplet nie ma dołu ani góry
fault-run-at = powiedz, z której strony: dół czy góra
fault-swap-joker = jokera nie wymienia się na jokera
fault-swap-none = nie ma tam jokera
fault-swap-other = żaden joker nie zastępuje tam { $card }
fault-swap-fourth = ★ z kompletu oddaje się tylko za czwartą kartę; brakuje { $missing }
refuse-meld = { $cards }: { $why }.
refuse-melds = { $melds }
refuse-add = M{ $meld }: { $why }.
refuse-swap = M{ $meld }: { $why }.

## Odmowy: co jest nie tak, a potem co byłoby dobrze

refuse-over = To rozdanie się skończyło: poczekaj na następne.
refuse-shuffling = Karty są właśnie tasowane.
refuse-not-your-turn = Teraz gra { $seat }, nie ty.
refuse-cut-first = Najpierw przełóż talię.
refuse-cut-made = Talia jest już przełożona.
refuse-cut = Unieś od { $least } do { $most } kart.
refuse-draw-first = Najpierw dobierz kartę.
refuse-drawn = Karta już dobrana: wykładaj, dokładaj, wymieniaj, odrzuć albo zamknij.
refuse-first-turn = Pierwszy ruch to odrzucenie jednej karty i nic więcej.
refuse-locked = Wykładać i zamykać można od kolejki { $round }.
refuse-pile-locked = Ze stosu odrzuconych można brać od kolejki { $round }.
refuse-pile-leader = W kolejce { $round } zaczynający nie bierze ze stosu odrzuconych; inni mogą.
refuse-pile-empty = Stos odrzuconych jest pusty: dobierz zakrytą kartę.
refuse-pile-no-use = { $card } nie pasuje teraz do żadnego układu: dobierz zakrytą kartę.
refuse-use-first = { $card } jest ze stosu: najpierw włóż ją do układu.
refuse-taken = { $card } jest w tym ruchu wzięta ze stosu: odrzuć inną.
refuse-not-held = Nie masz { $card }.
refuse-last-card = { $card } to ostatnia karta: zamknij nią.
refuse-keep-one = Zostaw jedną kartę do zamknięcia.
refuse-lay-first = Najpierw się wyłóż: dopiero potem można dokładać i wymieniać.
refuse-no-melds = Podaj układy, które wykładasz.
refuse-no-meld-yet = Na stole nie ma jeszcze układów.
refuse-no-such-meld = Nie ma takiego układu: są M1 do M{ $count }.
refuse-exposed-late = Odkrytą kartę bierze się zamiast dobierania, na początku ruchu.
refuse-no-exposed = Nie ma odkrytej karty.
refuse-exposed-meld = { $card } musi leżeć w jednym z układów, którymi zamykasz z ręki.
refuse-close-laid = Masz już układy na stole: zamknij jedną kartą, bez układów.
refuse-close-nothing = Nic nie masz na stole: zamknij z ręki wszystkimi układami albo najpierw się wyłóż.
refuse-close-rest = Jeszcze nie: zostałoby { $cards }.

## Opcje

option-jokers = jokery
option-jokers-help = Ile jokerów gra z dwiema taliami: 4, 2 albo 6.
option-locked-rounds = zamknięte kolejki
option-locked-rounds-help = Kolejki bez wykładania, zamykania i brania ze stosu: od 0 do 5.
option-opening = pierwsze wyłożenie
option-opening-help = Ile muszą być warte razem układy pierwszego wyłożenia: od 0 do 60.
option-pure-run = sekwens bez jokera
option-pure-run-help = Czy każde pierwsze wyłożenie i zamknięcie z ręki wymaga sekwensu bez jokera, czy tylko takie, w którym jest joker.
option-discard-use = karta ze stosu
option-discard-use-help = Czy kartę wziętą ze stosu trzeba w tym samym ruchu włożyć do układu.
option-discard-use-free = dowolnie
option-discard-use-must-use = do układu
option-limit = granica
option-limit-help = Mecz kończy się po rozdaniu, w którym czyjś wynik spadnie tyle poniżej zera: od 100 do 2000.
option-time-limit-minutes = limit czasu (minuty)
option-time-limit-minutes-help = Po tylu minutach mecz się kończy, także w środku rozdania: od 10 do 240 albo bez limitu.

## Ustawienia, od których nie da się zacząć

setup-leader = „leader” musi być miejscem od 0 do { $most }.
setup-length = „{ $field }” musi mieć tyle wpisów, ile miejsc: { $seats }.
setup-carried = „carried” ma więcej jokerów niż talia, w której jest ich { $jokers }.
wrong-card = nie ma takiej karty w tej grze

## Statystyki

tally-closed = zamknięcia { $count }
tally-from-hand = z ręki { $count }
