# Trojka po polsku.

game-name = Trojka
game-short = Trojka
game-about = Trzy karty, wykładane zakryte przez wszystkich naraz; dla 2 do 4 graczy.

option-cards = karty
option-cards-help = Ile kart dostaje każdy, a więc ile rund ma rozdanie: od 3 do 5.
option-ace = as
option-ace-help = high: as bije króla. low: przegrywa z dziewiątką.
option-ace-high = wysoki
option-ace-low = niski
option-target = cel
option-target-help = Punkty, które kończą mecz: od 30 do 200.

board-title = runda { $round } z { $rounds }
board-round = Runda { $round }:
board-won = wygrane { $count }
board-total = { $points }
ask-lay = Kartę kładą: { $seats }
ask-nothing = Nikt nie kładzie karty
form-lay = Runda { $round }: połóż kartę
key-lay = Połóż { $card }
words-lay = połóż { $card }, poloz { $card }
hand-cards = Ręka
hand-laid = leży { $card }
log-won = Runda { $round }: bierze { $seat }
log-tie = Runda { $round }: remis, niczyja
score-rounds = { $count ->
    [one] { $count } runda
    [few] { $count } rundy
    [many] { $count } rund
   *[other] { $count } rundy
}
over-all-laid = Wszystkie karty leżą
tally-rounds = wygrane rundy { $count }

refuse-laid = Twoja karta już leży: poczekaj na innych.
refuse-nothing-to-lay = Teraz nie ma rundy: poczekaj na następne rozdanie.
refuse-not-in-hand = Nie masz { $card }: wybierz kartę z ręki.
