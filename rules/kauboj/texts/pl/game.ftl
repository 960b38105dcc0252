# Kauboj po polsku. Klucze i argumenty: rules/kauboj/*.py; słowa: słownik projektu.
# Miejsce przychodzi jako znak (①), karta jako 10♥. Wiersz widoku stolika i przebiegu: do 34 znaków.

## Gra

game-name = Kowboj z Wyoming
game-short = Kowboj
game-about = Rewolwery, odznaki i ukryte karty; król to kowboj. Dla 3 lub 4 osób.
reason-deals = wszystkie rozdania

## Drobne słowa

# Wyciągnięty rewolwer: nazwa i kolory jego kart w kolejności wartości.
gun = { $kind } { $suits }
gun-kind = { $kind }
way-left = w lewo
way-right = w prawo
way-across = naprzeciw
from-stock = zakryta
from-pile = odrzucona

## Widok stolika

board-dealt = rozdaje { $seat }
board-on-turn = kolej: { $seat }
board-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
board-total = { $points }
board-tens = wyłożone { $cards }
board-protected = pod ochroną { $kings }
board-pile = Stos { $top }
board-shots = strzały { $top }
board-stock = zakryty { $count }
board-top = { $card }
board-none = –
board-badges = Odznaki { $suits }
board-no-badges = Odznak już nie ma
board-married = małżeństwa { $suits }
board-hand = { $seat }

## Co teraz

ask-direction = Dokąd idą po 3 karty? Mówi { $seat }
# $seats: droga kart wokół stołu; $pairs: kto z kim się wymienia.
ask-pass-left = Po { $count } karty w lewo: { $seats }
ask-pass-right = Po { $count } karty w prawo: { $seats }
ask-pass-across = Po { $count } karty naprzeciw: { $pairs }
pass-pair = { $one }↔{ $other }
ask-turn = Akcja, potem odrzuć i dobierz
ask-after-marriage = Małżeństwo jest: odrzuć i dobierz
ask-after-nine = Po wymianie: odrzuć i dobierz
ask-after-gun = Rewolwer leży: odrzuć i dobierz
ask-after-drop = Bez rewolweru: odrzuć i dobierz
ask-after-shoot = Strzelaj albo odrzuć i dobierz
ask-after-ten = Dziesiątka leży
ask-duel = { $by } { $kind } → { $at }: „Mogę cię zastrzelić?”

# Co odpowiada cel i co robi odkryta karta.
say-no = { $at }: „Nie. Nie ma tu kowboja.”
say-yes = { $at }: „Tak. Próbuj szczęścia.”
say-backfire = { $at }: „Niewypał! Bierz szóstkę.”
say-quick = { $at }: „Szybsza ręka! Dawaj rewolwer.”
say-hit = { $card }: Trafienie! { $lost } → { $by }
say-ricochet = { $card }: Rykoszet! { $lost } → { $by }
say-badge = { $card }: Pudło! { $king } bierze { $ace }
say-missed = { $card }: Pudło!

form-direction = Dokąd idą trzy karty od każdego?
# $seat: kto je dostaje.
form-pass = { $count ->
    [0] Nie masz karty, którą można przekazać
    [one] Przekaż { $count } kartę: dostaje { $seat }
    [few] Przekaż { $count } karty: dostaje { $seat }
    [many] Przekaż { $count } kart: dostaje { $seat }
   *[other] Przekaż { $count } karty: dostaje { $seat }
}
form-marriage = Pokaż małżeństwo:
form-nine = Dziewiątka, każdy przekazuje 2 karty:
form-gun = Wyciągnij rewolwer:
form-drop = Odrzuć rewolwer i dobierz tyle samo kart:
form-shoot = Strzelaj:
form-ten = Wyłóż dziesiątkę, dobierz 1, koniec kolei:
form-five = Odrzuć piątkę, dobierz 2, koniec kolei:
form-discard = Odrzuć i dobierz ze stosu zakrytego ({ $stock }):
form-take = Weź { $card } ze stosu odrzuconych i odrzuć:
form-reply = { $seat } { $kind } → ty: „Mogę cię zastrzelić?”
# $card: karta odkryta przy strzale.
form-lose = Odkryta { $card }: trafienie. Którego króla oddajesz?
form-badge = Odkryta { $card }: pudło. Bierzesz odznakę?
form-redraw = Odkryta { $card }: tracisz { $lost }. Dobierasz w zamian?

## Przyciski i to, co można zamiast nich wpisać (po przecinku). Karty w słowach to kody (9S).
## Na przycisku + to karta, która przychodzi, − ta, która odchodzi; co się dzieje, mówi wiersz nad nimi.

key-left = W lewo
key-right = W prawo
key-across = Naprzeciw
key-pass = { $count ->
    [one] Przekaż { $count } kartę
    [few] Przekaż { $count } karty
    [many] Przekaż { $count } kart
   *[other] Przekaż { $count } karty
}
key-pass-nothing = Nic nie przekazuj
key-marriage = Małżeństwo { $suit } +25
key-nine = { $card } { $way }
key-gun = { $kind } { $cards }
key-drop = Odrzuć { $gun }
key-shoot = { $gun }→{ $seat }
key-ten = Wyłóż { $card }
key-five = { $card } +2
key-five-pile = { $card } +{ $top } +1
key-discard = { $card }
key-discard-nothing = Nic nie odrzucaj, dobierz
key-take = +{ $top } −{ $card }
key-take-only = +{ $top }
key-stand-yes = Bez obrony: „Tak”
key-stand-no = Bez obrony: „Nie”
key-six = Oddaj { $card }
key-quick = Szybsza ręka { $cards }
key-lose = Oddaj { $card }
key-badge = Weź odznakę
key-no-badge = Zostaw odznakę
key-redraw-nothing = Nic nie dobieraj
key-redraw = Dobierz: { $sources }

words-left = w lewo, lewo, left, direction left
words-right = w prawo, prawo, right, direction right
words-across = naprzeciw, across, direction across
words-pass = przekaż, przekaz, pass
words-marriage = małżeństwo { $suit }, malzenstwo { $suit }, małżeństwo { $sign }, malzenstwo { $sign }, marriage { $suit }, marry { $suit }, show { $suit }
words-nine = dziewiątka { $card } { $way }, dziewiatka { $card } { $way }, { $card } { $way }, nine { $card } { $way }
words-gun = rewolwer { $cards }, rewolwer { $kind }, wyciągnij { $kind }, wyciagnij { $kind }, gun { $cards }, gun { $kind }, draw { $kind }, play { $kind }
words-drop = odrzuć { $gun }, odrzuc { $gun }, odrzuć { $kind }, odrzuc { $kind }, drop { $gun }, drop { $kind }
# $number: miejsce celu, od 1.
words-shoot = strzelaj { $gun } { $number }, strzał { $gun } { $number }, strzal { $gun } { $number }, strzelaj { $gun } { $seat }, { $gun } { $number }, { $gun } { $seat }, shoot { $gun } { $number }
words-ten = wyłóż { $card }, wyloz { $card }, dziesiątka, dziesiatka, ten { $card }, ten, lay { $card }
words-five = piątka { $card }, piatka { $card }, piątka, piatka, five { $card }, five
words-five-pile = piątka { $card } stos, piatka { $card } stos, piątka { $card } { $top }, piatka { $card } { $top }, piątka stos, piatka stos, five { $card } pile, five pile
words-discard = odrzuć { $card }, odrzuc { $card }, discard { $card }, discard { $card } stock
words-discard-nothing = nic nie odrzucaj, discard nothing
words-take = odrzuć { $card } stos, odrzuc { $card } stos, weź { $top } odrzuć { $card }, wez { $top } odrzuc { $card }, discard { $card } pile, take { $top } discard { $card }
words-take-only = weź { $top }, wez { $top }, weź, wez, take { $top }, take
words-stand = bez obrony, stand, reply stand
words-six = szóstka { $card }, szostka { $card }, oddaj { $card }, szóstka, szostka, six { $card }, six
words-quick = szybsza ręka, szybsza reka, szybsza ręka { $cards }, szybsza reka { $cards }, quick draw, quick
words-lose = oddaj { $card }, lose { $card }
words-badge = weź odznakę, wez odznake, odznaka, badge, take badge
words-no-badge = zostaw odznakę, zostaw odznake, bez odznaki, no badge, leave badge
words-redraw-nothing = nic nie dobieraj, dobierz 0, draw 0, redraw nothing
words-redraw = dobierz { $sources }, redraw { $sources }, draw { $sources }

## Własny panel gracza

hand-cards = Na ręku:
hand-empty = Na ręku nie ma żadnej karty
hand-chosen = Przekazujesz { $cards }
hand-protected = { $kings } pod ochroną, razem z asem
hand-orphanage = Sierociniec = { $points }
hand-one-jack = Do sierocińca brak waleta ({ $points })
hand-harem = Harem z dam = { $points }
hand-gang = Banda = { $points }
hand-one-king = Do bandy brak króla ({ $points })
hand-posse = Pościg = { $points }
hand-family = Rodzina { $suit } = { $points }
hand-half-family = Do rodziny { $suit } brak { $card }
hand-couple = Para { $suit } { $points }: rozdziel
hand-couple-new = Para { $suit } { $points }: pokaż, rozdziel
hand-lone = Samotna { $cards } { $points }
hand-sixes = { $count ->
    [one] Szóstka { $points }: brak dziewiątki
    [few] { $count } szóstki { $points }: brak dziewiątki
    [many] { $count } szóstek { $points }: brak dziewiątki
   *[other] { $count } szóstki { $points }: brak dziewiątki
}
hand-sixes-nine = { $count ->
    [one] Szóstka { $points }: oddaj za dziewiątką
    [few] { $count } szóstki { $points }: oddaj za dziewiątką
    [many] { $count } szóstek { $points }: oddaj za dziewiątką
   *[other] { $count } szóstki { $points }: oddaj za dziewiątką
}
hand-tens = { $cards }: wyłóż albo −30
# $cards: wszystkie karty na ręku, z których da się złożyć taki rewolwer.
hand-gun = Rewolwer { $kind }: { $cards }
hand-quick = Szybsza ręka: { $cards }
hand-passed = Ostatnia wymiana: oddane { $gave }, dostane { $got }
hand-six-gave = Oddana szóstka: { $card } → { $seat }
hand-six-got = Szóstka od { $seat }: { $card }
hand-yes = Bez obrony = „Tak”: { $kings }
hand-no = Bez obrony = „Nie”
hand-turned = Odkryta: { $card }

## Przebieg

log-direction = { $seat }: po 3 karty { $way }
log-nine = { $seat } { $card }: po 2 karty { $way }
log-passed = Przekazane: { $counts }
passed = { $seat }{ $count }
log-marriage = { $seat } małżeństwo { $suit }
log-gun = { $seat } wyciąga rewolwer: { $gun }
log-dropped = { $count ->
    [0] { $seat } odrzuca { $gun }
   *[other] { $seat } odrzuca { $gun }, dobiera { $count }
}
log-ten = { $count ->
    [0] { $seat } wykłada { $card }
   *[other] { $seat } wykłada { $card }, dobiera { $count }
}
log-five = { $count ->
    [0] { $seat } odrzuca { $card }
   *[other] { $seat } odrzuca { $card }, dobiera { $count }
}
log-five-pile = { $count ->
    [0] { $seat } bierze { $taken }, odrzuca { $card }
   *[other] { $seat } bierze { $taken }, odrzuca { $card }, +{ $count }
}
log-discard = { $seat } odrzuca { $card }
log-discard-nothing = { $seat } nic nie odrzuca
log-take = { $seat } bierze { $taken }, odrzuca { $card }
log-take-only = { $seat } bierze { $taken }, nic nie odrzuca
log-backfire = { $by } { $kind }→{ $at }: Niewypał! Szóstka.
log-quick = { $at }: Szybsza ręka! Bierze { $kind }.
log-shot-no = { $by } { $kind }→{ $at }: Nie. Nie ma tu kowboja.
log-hit = { $by } { $kind }→{ $at }: Tak. { $card } trafia, { $king }→{ $by }
log-hit-protected = { $by } { $kind }→{ $at }: Tak. { $card } trafia, { $king } { $ace }
log-badge = { $by } { $kind }→{ $at }: Tak. { $card } pudło, odznaka { $suit }
log-missed = { $by } { $kind }→{ $at }: Tak. { $card }: pudło
log-ricochet-hit = { $by } { $kind }→{ $at }: Rykoszet! { $card }: { $king }→{ $by }
log-ricochet-badge = { $by } { $kind }→{ $at }: Rykoszet! { $card }: odznaka { $suit }
log-redraws = { $seat } dobiera w zamian { $cards }
log-draws = { $seat } dobiera { $cards }
drew = { $count }
log-reshuffled = Tasowanie: stos zakryty { $stock }

## Koniec rozdania

over-tens = Dziesiątki i 22, zakończenie: { $seat }
over-badges = 4. odznaka, zakończenie: { $seat }
over-stall = Nikt nie mógł już nic dobrać
over-turns = 400 kolei: koniec rozdania
score-finisher = zakończenie
score-tens = { $count ->
    [1] dziesiątka
   *[other] { $count } dziesiątki
}
score-marriage = małżeństwo { $suit }
score-orphanage = sierociniec
score-harem = harem z dam
score-family = rodzina { $suit }
score-gang = banda
score-posse = pościg
score-delay = gra na zwłokę ({ $cards })
score-sixes = { $count ->
    [1] szóstka
   *[other] { $count } szóstki
}
score-curse = klątwa ({ $count } szóstki)
score-couple = nielegalne małżeństwo { $suit }
score-lone = samotna { $cards }

## Odmowy: co jest nie tak, potem co byłoby dobrze

refuse-over = To rozdanie już się skończyło: poczekaj na następne.
refuse-shuffling = Trwa tasowanie: poczekaj chwilę.
refuse-direction-over = Kierunek jest już wybrany: odpowiedz na to, o co chodzi teraz.
refuse-not-dealer = Rozdaje { $seat } i to stamtąd pada kierunek.
refuse-direction-first = Najpierw { $seat } mówi, dokąd idą trzy karty.
refuse-across = Naprzeciw tylko w czwórkę: w lewo albo w prawo.
refuse-no-pass = Teraz nie przekazuje się kart.
refuse-pass-first = Teraz wszyscy przekazują karty: wybierz swoje.
refuse-passed = Twoje karty są już wybrane: poczekaj na pozostałych.
refuse-pass-count = { $count ->
    [0] Nie masz karty, którą można przekazać: przekaż nic.
    [one] Zaznacz { $count } kartę; zaznaczone: { $chosen }.
    [few] Zaznacz { $count } karty; zaznaczone: { $chosen }.
    [many] Zaznacz { $count } kart; zaznaczone: { $chosen }.
   *[other] Zaznacz { $count } karty; zaznaczone: { $chosen }.
}
refuse-twice = { $card } stoi dwa razy: każda karta tylko raz.
refuse-not-yours = Nie masz na ręku karty { $card }.
refuse-unit = { $king } i { $ace } są nierozłączne.
refuse-not-your-turn = Teraz { $seat }: poczekaj na swoją kolej.
refuse-answer-first = Najpierw odpowiada { $seat }.
refuse-one-action = Jedna akcja w kolei: { $action }. Teraz odrzuć i dobierz.
did-marriage = było małżeństwo
did-nine = była wymiana za dziewiątkę
did-gun = był wyciągnięty rewolwer
did-drop = był odrzucony rewolwer
did-shoot = był strzał
did-ten = była dziesiątka
# $rank: 5, 6, 9, 10 albo K.
refuse-rank = { $rank ->
    [K] { $card } to nie król: podaj króla, którego masz na ręku.
   *[other] { $card } to nie { $rank }: podaj { $rank }, którą masz na ręku.
}
refuse-no-couple = Do małżeństwa trzeba mieć na ręku K{ $suit } i D{ $suit }.
refuse-married = Małżeństwo { $suit } już było w tym rozdaniu: każdy kolor tylko raz.
refuse-no-gun = To nie rewolwer: 2 2, 3 8, 3 5 7 albo 4 5 w jednym kolorze.
refuse-hand-22 = Nie masz na ręku 22: potrzeba 2 2.
refuse-hand-38 = Nie masz na ręku 38: potrzeba 3 8.
refuse-hand-357 = Nie masz na ręku 357: potrzeba 3 5 7.
refuse-hand-45 = Nie masz na ręku 45: potrzeba 4 5 w jednym kolorze.
refuse-no-such-gun = To żaden z twoich rewolwerów: wybierz taki, który leży przed tobą.
refuse-no-drawn-gun = Nie masz wyciągniętego rewolweru: najpierw go wyciągnij, strzelać można w którejś z następnych kolei.
refuse-fired = Ten rewolwer już w tej kolei strzelał: weź inny albo odrzuć i dobierz.
refuse-no-target = Strzelaj do kogoś innego przy tym stoliku.
refuse-target-no-gun = { $seat } nie ma wyciągniętego rewolweru.
refuse-no-shot-card = Nie ma już karty, którą można odkryć przy strzale: odrzuć i dobierz.
refuse-five-draw = Za piątkę dobiera się dwie karty: obie zakryte albo jedną ze stosu odrzuconych i jedną zakrytą.
refuse-pile-empty = Stos odrzuconych jest pusty: dobierz ze stosu zakrytego.
refuse-own-card = Ta karta na stosie jest z twojej własnej akcji: dobierz ze stosu zakrytego.
refuse-must-discard = Masz kartę, którą można odrzucić: odrzuć jedną.
refuse-discard-nothing = Niczego nie możesz odrzucić: nic nie odrzucaj i dobierz.
refuse-six = 6 można odrzucić tylko wtedy, gdy cała reszta jest w figurach albo nic innego odrzucić nie można. Teraz można: { $may }.
refuse-no-shot = Teraz nikt nie strzela.
refuse-owed-reply = Najpierw odpowiedz na strzał: bez obrony, szóstka albo szybsza ręka.
refuse-owed-lose = Najpierw powiedz, którego króla oddajesz.
refuse-owed-badge = Najpierw powiedz, czy bierzesz odznakę.
refuse-owed-redraw = Najpierw powiedz, co dobierasz za króla.
refuse-six-gun = Szóstka jest odpowiedzią tylko na 22: zostań bez obrony.
refuse-not-quick = Szybsza ręka to 3 5 7 w jednym kolorze, wszystkie z ręki.
refuse-protected-king = { $king } jest pod ochroną i teraz zostaje: podaj innego króla.
refuse-redraw-count = { $most ->
    [one] Za króla możesz dobrać { $most } kartę albo żadnej.
    [few] Za króla możesz dobrać do { $most } kart.
    [many] Za króla możesz dobrać do { $most } kart.
   *[other] Za króla możesz dobrać do { $most } karty.
}
refuse-redraw-pile = Za tego króla można dobrać tylko ze stosu zakrytego.
refuse-pile-short = { $pile ->
    [0] Stos odrzuconych jest pusty: dobierz ze stosu zakrytego.
    [one] Na stosie odrzuconych leży { $pile } karta: drugą dobierz ze stosu zakrytego.
    [few] Na stosie odrzuconych leżą { $pile } karty: resztę dobierz ze stosu zakrytego.
    [many] Na stosie odrzuconych leży { $pile } kart: resztę dobierz ze stosu zakrytego.
   *[other] Na stosie odrzuconych leży { $pile } karty: resztę dobierz ze stosu zakrytego.
}

## Opcje

option-any-target = cel bez rewolweru
option-any-target-help = Czy można strzelać także do kogoś, kto nie ma wyciągniętego rewolweru.
option-badge = odznaka
option-badge-help = Czy po pudle król musi wziąć odznakę, czy decyduje o tym jego gracz.
option-badge-forced = trzeba ją wziąć
option-badge-optional = można ją wziąć
option-curse-adds = klątwa się dolicza
option-curse-adds-help = Czy trzy lub cztery szóstki kosztują 100 oprócz 20 za każdą (160, 180), czy 100 i 120 razem.
option-target = punkty do zdobycia
option-target-help = Mecz kończy się po rozdaniu, w którym ktoś ma co najmniej tyle punktów i jest najwyżej sam: od 100 do 1000.
option-max-deals = najwięcej rozdań
option-max-deals-help = Po tylu rozdaniach wygrywa najwyższa suma: od 1 do 1000.

## Ustawienie, od którego nie da się zacząć rozdania

setup-dealer = Rozdający to miejsce od 0 do { $most }.
setup-totals = „totals”: potrzeba po jednej wartości na każde z { $seats } miejsc.

## Zlecenia

order-stand = Zawsze bez obrony

## Statystyki

tally-kings = trafione króle { $count }
tally-finished = zakończone rozdania { $count }
