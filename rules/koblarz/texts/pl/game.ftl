# Koblarz po polsku. Klucze i argumenty: rules/koblarz/*.py; słowa: zasady autora i słownik projektu.
# Miejsce przychodzi jako znak (①), lista miejsc ze spacjami. Wiersz widoku stolika i przebiegu: do 34 znaków.

## Gra

deal-number = gra { $deal }
game-name = Śląski koblarz
game-short = Koblarz
game-about = Ukryte stawki, jedna kość, Joker i „Pali się”; dla 3–7 osób.

## Widok stolika

board-title = kolejka { $round }
board-legend = portfel, skarpeta, żetony, mecz:
board-purse = { $wallet }, { $sock }
# Joker w skarpecie.
board-won-jokers = { $jokers ->
    [1] +J
   *[other] +{ $jokers }J
}
board-total = { $points }
board-watches = kibic
board-trash = Śmietnik: { $what }
board-dice = Kości
# Miejsca w kolejności numerów startowych.
board-numbers = Numery startowe 1–{ $most }: { $seats }
bank-coins = { $coins }
bank-coins-jokers = { $jokers ->
    [1] { $coins } + J
   *[other] { $coins } + { $jokers }J
}
seat = { $seat }

# Żetony w portfelu: J to Joker, P to „Pali się”, P! to „Pali się” zablokowane przez nierozliczonego Jokera.
held-both = JP
held-joker = J
held-fire = P
held-fire-locked = P!
held-none = –

## Co teraz

ask-over = Koniec gry
ask-numbers = Losowanie numerów startowych
ask-stakes = Bank { $bank } { $low }–{ $high }: stawka 1, 2 lub 3
ask-target = Bank { $bank } { $low }–{ $high }: { $first } + { $second }, trafić { $target }
ask-counts-as = { $seat } bez grosza: liczy się jako { $call }
# Po jednym znaku na każdy rzut, w kolejności.
ask-rolls = Kolejne rzuty: { $seats }
ask-may-challenge = Zagra Jokera? { $seats }
ask-may-throw = Wyrzuci Jokera? { $seats }
ask-may-fire = Spali bank? { $seats }

# $coins: ile jest w portfelu.
form-stake = { $coins ->
    [1] Bank { $bank }: postaw ostatni grosz
    [2] Bank { $bank }, masz 2: postaw 1 lub 2
   *[other] Bank { $bank }, masz { $coins }: postaw 1, 2 lub 3
}
form-interrupt = Bank { $bank }: rzuca { $roller }, trafić { $target }

## Przyciski i to, co można zamiast nich wpisać (po przecinku)

key-stake = Postaw { $coins }
# What whoever staked is told, after "Done: ".
said-stake = { $coins ->
    [one] stawiasz { $coins } grosz, bank { $bank }
    [few] stawiasz { $coins } grosze, bank { $bank }
    [many] stawiasz { $coins } groszy, bank { $bank }
   *[other] stawiasz { $coins } grosza, bank { $bank }
}
key-roll = Rzuć
key-joker = Joker { $side }
key-throw = Wyrzuć Jokera
key-fire = Pali się!

words-stake = postaw { $coins }, stawka { $coins }, bet { $coins }, stake { $coins }
words-roll = rzuć, rzuc, rzut, roll
words-joker = joker { $side }, joker strona { $side }
words-throw = joker, wyrzuć, wyrzuc, wyrzuć jokera, wyrzuc jokera, throw, throw joker
words-fire = pali się, pali sie, pali się!, pali sie!, spal, fire, burn

## Pytanie przed Jokerem i „Pali się”

# $coins: kara, po 2 za stronę; brak w skarpecie kosztuje podwójnie z portfela.
confirm-joker = { $side ->
    [1] { $sock ->
        [1] Joker 1: jeden rzut, trafić { $target }. Pudło kosztuje 1 grosz ze skarpety i 2 z portfela. Jeśli ich zabraknie, twoje „Pali się” będzie zablokowane.
       *[other] Joker 1: jeden rzut, trafić { $target }. Pudło kosztuje { $coins } z { $sock } groszy w skarpecie.
    }
   *[other] { $sock ->
        [1] Joker 2: dwa rzuty, trafić { $target }. Dwa pudła kosztują 1 grosz ze skarpety i 6 z portfela. Jeśli ich zabraknie, twoje „Pali się” będzie zablokowane.
        [2] Joker 2: dwa rzuty, trafić { $target }. Dwa pudła kosztują 2 grosze ze skarpety i 4 z portfela. Jeśli ich zabraknie, twoje „Pali się” będzie zablokowane.
        [3] Joker 2: dwa rzuty, trafić { $target }. Dwa pudła kosztują 3 grosze ze skarpety i 2 z portfela. Jeśli ich zabraknie, twoje „Pali się” będzie zablokowane.
       *[other] Joker 2: dwa rzuty, trafić { $target }. Dwa pudła kosztują { $coins } z { $sock } groszy w skarpecie.
    }
}
confirm-throw = Wyrzucasz Jokera: ląduje w banku, bez ryzyka i bez rzutu. Kto trafi, ten go zabiera.
confirm-throw-own = { $rolls ->
    [one] Wyrzucasz Jokera: ląduje w banku, a przepada { $rolls } twój rzut.
    [few] Wyrzucasz Jokera: ląduje w banku, a przepadają { $rolls } twoje rzuty.
    [many] Wyrzucasz Jokera: ląduje w banku, a przepada { $rolls } twoich rzutów.
   *[other] Wyrzucasz Jokera: ląduje w banku, a przepada { $rolls } twojego rzutu.
}
confirm-fire =
    „Pali się”: cały bank { $bank } idzie do śmietnika, { $coins ->
        [0] ani grosza
        [one] { $coins } grosz
        [few] { $coins } grosze
        [many] { $coins } groszy
       *[other] { $coins } grosza
    } i { $jokers ->
        [0] ani jednego Jokera
        [one] { $jokers } Joker
        [few] { $jokers } Jokery
        [many] { $jokers } Jokerów
       *[other] { $jokers } Jokera
    }. Twoje „Pali się” jest wtedy zużyte.

## Własny wiersz gracza

hand-wallet = Portfel { $coins }
hand-sock = skarpeta { $coins }
hand-staked = twoja stawka { $coins }, jeszcze ukryta

## Przebieg gry

log-round = Kolejka { $round }
# $target: 0 przy remisie blokującym (nikt nie rzuca).
log-shown = { $target ->
    [0] Bank { $bank }: { $low } { $first } + { $high } { $second }
   *[other] Bank { $bank }: { $low } { $first } + { $high } { $second }, trafić { $target }
}
stake-coins = { $coins }
# Pusty portfel i to, jako ile się liczy.
stake-empty = ({ $call })
log-blocked = Bank { $bank }: remis blokujący, leży: { $coins }
log-roll = { $seat }{ $die }
log-misses = { $rolls }: pudło
log-hit = { $seat } { $die }: trafienie, pula { $what }
log-stays = W banku { $bank } zostaje: { $what }
log-challenge = { $seat } Joker, strona { $side }: bank { $bank }
log-penalty = { $seat } pudłuje, kara: { $coins }
log-unsettled = { $seat } kara { $coins }, nierozliczony Joker: P!
log-thrown = { $struck ->
    [0] { $seat } wyrzuca Jokera
    [one] { $seat } wyrzuca Jokera, traci { $struck } rzut
    [few] { $seat } wyrzuca Jokera, traci { $struck } rzuty
    [many] { $seat } wyrzuca Jokera, traci { $struck } rzutów
   *[other] { $seat } wyrzuca Jokera, traci { $struck } rzutu
}
log-fire = { $seat } Pali się! Bank { $bank } płonie: { $what }

## Koniec gry

over-banks-dead = Wszystkie banki i portfele puste
over-silesian-draw = Śląski remis: nikt nie wygrywa
score-sock = skarpeta
score-jokers = { $jokers ->
    [1] wygrany J
   *[other] wygrane { $jokers }J
}
score-joker-held = J w portfelu
score-fire-held = P w portfelu

## Odmowy: co jest nie tak, potem co byłoby dobrze

refuse-game-over = Ta gra już się skończyła: poczekaj na następną.
refuse-numbers-drawn = Trwa losowanie numerów startowych: stawki są zaraz po nim.
refuse-stakes-first = Najpierw stawki: rzut, Joker i „Pali się” dopiero po ich odkryciu.
refuse-not-staking = Stawki są już odkryte: teraz pora na rzuty.
refuse-not-your-bank = O bank { $bank } gra para { $low }–{ $high }: stawiaj w swoich dwóch bankach.
refuse-empty-wallet = Masz pusty portfel: grasz bez stawki.
refuse-already-staked = Twoja stawka już jest i zostaje: poczekaj na drugą.
refuse-stake = { $most ->
    [1] Masz 1 grosz: postaw 1.
    [2] Masz 2 grosze: postaw 1 lub 2.
   *[other] Stawka to 1, 2 lub 3: {"/bet 2"}
}
refuse-not-your-roll = Teraz rzuca { $roller }: poczekaj na kość.
refuse-die-rolls = Kość już się toczy: Joker i „Pali się” tylko przed rzutem.
refuse-finished = Ta gra już się dla ciebie skończyła: kibicujesz. W następnej grasz znowu.
refuse-no-joker = Nie masz już Jokera: jest jeden na grę.
refuse-joker-thrown = Jeden Joker na bank i kolejkę: tutaj wyrzuca go { $seat }. Poczekaj na następny bank.
refuse-joker-played = Jeden Joker na bank i kolejkę: tutaj gra go { $seat }. Poczekaj na następny bank.
refuse-challenge-late = Rzuty pary już trwają: Jokera można teraz tylko wyrzucić.
refuse-throw-own = To twój bank: Jokera wyrzuć po pierwszym rzucie.
refuse-throw-early = Para jeszcze nie rzuca: zagraj Jokera stroną 1 lub 2 albo wyrzuć go po pierwszym rzucie.
refuse-throw-wait = Para jeszcze nie rzuca: wyrzuć Jokera po jej pierwszym rzucie.
refuse-throw-sock = Żeby wyrzucić Jokera, trzeba mieć grosz w skarpecie (to opcja tego stolika).
refuse-challenge-sock = Żeby zagrać Jokera, trzeba mieć grosz w skarpecie.
refuse-side = Joker ma dwie strony: joker 1 albo joker 2.
refuse-no-fire = Nie masz już „Pali się”: jest jeden żeton na grę.
refuse-fire-joker = „Pali się” dopiero wtedy, gdy nie masz już Jokera w portfelu.
refuse-fire-locked = Masz nierozliczonego Jokera: „Pali się” jest zablokowane do końca gry.

## Opcje

option-numbers = numery startowe
option-numbers-help = Skąd biorą się numery startowe; od nich zależy, kto z kim gra.
option-numbers-each-game = losowane przed każdą grą
option-numbers-once = losowane raz, na cały mecz
option-numbers-seats = według miejsc, bez kości
option-empty-call = pusty portfel liczy się jako
option-empty-call-help = Ile groszy liczy się za pusty portfel przy odkryciu stawek: 1, 2 lub 3.
option-four-players = pierwszy rzut w czwórkę
option-four-players-help = Kto rzuca najpierw w grze na cztery osoby; przy innej liczbie osób nic nie zmienia.
option-four-players-low-number = niższy numer startowy
option-four-players-high-call = wyższa stawka
option-rolls = kolejność rzutów
option-rolls-help = Czy każda osoba z pary rzuca wszystkie swoje rzuty pod rząd, czy obie rzucają na zmianę.
option-rolls-in-a-row = wszystkie pod rząd
option-rolls-alternate = po jednym na zmianę
option-throw-needs-sock = wyrzucenie Jokera wymaga grosza
option-throw-needs-sock-help = Czy Jokera można wyrzucić tylko z groszem w skarpecie.
option-finished-players = po zakończeniu swojej gry
option-finished-players-help = Czy z pustym portfelem i dwoma martwymi bankami można jeszcze używać Jokera i „Pali się”.
option-finished-players-watch = tylko kibicowanie
option-finished-players-interrupt = wolno używać Jokera i „Pali się”
option-silesian-draw = śląski remis
option-silesian-draw-help = Czy gra zakończona u wszystkich po równo to przegrana dla każdego i koniec meczu.
option-target = punkty do zdobycia
option-target-help = Mecz kończy się po grze, w której ktoś osiąga tyle punktów: od 100 do 2000 albo bez progu, jeśli jest limit czasu.
option-target-needs-time = Bez progu punktów mecz potrzebuje limitu czasu: ustaw time_limit_minutes na 10–240.
option-time-limit-minutes = limit czasu (minuty)
option-time-limit-minutes-help = Pierwsza gra zakończona po tylu minutach jest ostatnia: od 10 do 240 albo bez limitu.

## Ustawienie, od którego nie da się zacząć gry

setup-length = „{ $field }”: potrzeba po jednej wartości na każde z { $seats } miejsc.
setup-numbers-not-here = Numery startowe można podać dopiero od 2. gry i tylko z opcją numbers: once.
setup-numbers-not-each-once = Każdy numer startowy od 1 do { $seats } musi wystąpić dokładnie raz.

## To, co mówi Hospoda, słowami tej gry

reason-silesian-draw = śląski remis
turn-next-deal = ▶ następna gra
result-deals = { $deals ->
    [one] { $deals } gra
    [few] { $deals } gry
    [many] { $deals } gier
   *[other] { $deals } gry
}
go-next = Następna
go-last = Ostatnia gra
notice-last-deal = ta gra jest ostatnia
notice-vote-last = ostatnia gra: { $count }
voided = { $count ->
    [one] { $count } nieważna gra: gramy ją od nowa, z nowym skrótem sekretu (wczytana kopia zapasowa albo zmienione zasady).
    [few] { $count } nieważne gry: gramy je od nowa, z nowym skrótem sekretu (wczytana kopia zapasowa albo zmienione zasady).
    [many] { $count } nieważnych gier: gramy je od nowa, z nowym skrótem sekretu (wczytana kopia zapasowa albo zmienione zasady).
   *[other] { $count } nieważnej gry: gramy je od nowa, z nowym skrótem sekretu (wczytana kopia zapasowa albo zmienione zasady).
}
refuse-deal-over = Ta gra już się skończyła: poczekaj na następną.
refuse-no-next-deal = Żadna gra nie czeka teraz na początek.

## Zlecenia

order-bank = Odpuszczam bank { $bank }

## Statystyki

tally-banks = zdobyte banki { $count }
tally-fires = „Pali się” { $count }
# Dlaczego tego dnia nie wolno już siadać; dalej stoi, ile to jeszcze potrwa.
bar-silesian-draw = Po śląskim remisie do północy nie ma Koblarza
