rules-title = Zasady trojki

rules-1-title = Rozdanie
rules-1-text =
    Każdy dostaje trzy karty (opcja cards: do pięciu) z talii 24 kart, A K D W 10 9.

rules-2-title = Runda
rules-2-text =
    Wszyscy kładą po jednej zakrytej karcie, w tym samym czasie; potem wszystkie są odkrywane. Najmocniejsza karta bierze rundę, za 10 punktów. Kolory są bez znaczenia: z dwóch równych nie bierze żadna.

tutorial-1 = Wybierz kartę i połóż ją. Nikt jej nie zobaczy, zanim wszyscy nie położą. Najmocniejsza bierze rundę.
