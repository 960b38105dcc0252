# Sznapsy chłopskie po polsku. Klucze i argumenty: rules/bauernschnapsen/*.py; słowa: źródło i słownik projektu.
# Miejsce przychodzi jako znak (①), karta jako K♥, kolor jako znak. Wiersz widoku stolika i przebiegu: do 34 znaków.

## Gra

deal-number = rozd. { $deal }
game-name = Sznapsy chłopskie (Bauernschnapsen)
game-short = Sznapsy
game-about = Dwadzieścia kart, dwie pary partnerów, licytacja i lewy; dla 4 osób.

## Gry, które można licytować. named: obok nazwa niemiecka

contract-rufspiel = Zwykłe wołanie
contract-bettler = Żebrak
contract-schnapser = Sznapser
contract-gang = Przejście
contract-zehner = Dziesiątka
contract-bauernschnapser = Sznapser chłopski
contract-kontraschnapser = Kontra-Sznapser
contract-herrengang = Przejście pańskie
contract-kontrabauernschnapser = Kontra-Sznapser chłopski
contract-herrenschnapser = Sznapser pański

named-rufspiel = { contract-rufspiel } (Rufspiel)
named-bettler = { contract-bettler } (Bettler)
named-schnapser = { contract-schnapser } (Schnapser)
named-gang = { contract-gang } (Gang)
named-zehner = { contract-zehner } (Zehner)
named-bauernschnapser = { contract-bauernschnapser } (Bauernschnapser)
named-kontraschnapser = { contract-kontraschnapser } (Kontraschnapser)
named-herrengang = { contract-herrengang } (Herrengang)
named-kontrabauernschnapser = { contract-kontrabauernschnapser } (Kontrabauernschnapser)
named-herrenschnapser = { contract-herrenschnapser } (Herrenschnapser)

# Czego wymaga, podczas licytacji.
means-bettler = { $contract } { $value }: żadnej lewy, partner pauzuje
means-schnapser = { $contract } { $value }: własne 66 w 3 lewach
means-gang = { $contract } { $value }: wszystkie lewy, bez atutu
means-zehner = { $contract } { $value }: jak Przejście, ale 10 K D W A
means-bauernschnapser = { $contract } { $value }: wszystkie lewy, z atutem
means-kontraschnapser = { $contract } { $value }: własne 66 w 3 lewach
means-herrengang = { $contract } { $value }: pięć kart w kolorze, od razu wygrane
means-kontrabauernschnapser = { $contract } { $value }: wszystkie lewy, z atutem
means-herrenschnapser = { $contract } { $value }: pięć atutów, od razu wygrane

double-1 = Kontra
double-2 = Rekontra
double-3 = Subkontra
times = { $word } ×{ $times }

## Części

either = { $first } lub { $last }
laid = { $seat }{ $card }
pair = { $points } { $suit }

## Widok stolika

board-target = do { $points }
board-points = { $points }
board-no-trick = bez lewy
board-tricks = { $tricks ->
    [one] { $tricks } lewa
    [few] { $tricks } lewy
    [many] { $tricks } lew
   *[other] { $tricks } lewy
}
# Punkty: z lew i z zapowiedzi, które się liczą.
board-cards = { $cards }
board-sum = { $cards } + { $pairs } = { $sum }
board-waits = { $points } czeka na lewę
board-dealing = Trwa rozdawanie
board-forehand = { $seat } (przodek): atut czy odkrycie?
board-trump-named = Atut { $suit }, wybiera { $seat } (przodek)
board-trump-flipped = Atut { $suit }: { $seat } odkrywa { $card }
board-pass = { $seat }: dalej
board-bid = { $seat }: { $contract } { $value }
board-highest-none = jeszcze nic nie padło
board-highest = najwyżej: { $contract } { $value }, { $seat }
board-contract = { $contract }, gra { $seat }
board-trump = atut { $suit }
board-no-trump = bez atutu
board-tens = 10 K D W A
board-sits-out = { $seat } pauzuje
board-alone = { $seat } na własny rachunek: { $points } z 66
# Odkryta karta, której jeszcze nie zagrano.
board-holds = { $seat } ma { $card }
board-doubled = { $seat } mówi: { $word }
board-double = { $word }? { $first }, potem { $second }
board-double-last = { $word }? { $seat }
board-trick = Lewa { $number }:
board-last = Poprzednia:
board-announced = ({ $points })
board-hand = Karty:
board-shown = { $seat } pokazuje:

## Co teraz

form-trump = Wybierz atut, kolor, który masz:
form-flip = Albo odkryj czwartą kartę:
form-bid = Możesz licytować:
form-pass = Licytuj wyżej albo „dalej”:
form-double = { $word }? Rozdanie liczy się wtedy ×{ $times }.
form-lead = Wychodzisz: dowolna karta
form-beat = Dołóż { $suit } i przebij { $best }
form-follow = Dołóż { $suit }
form-overtrump = Nie masz { $suit }: bij atutem
form-undertrump = Nie masz { $suit }: atut, choć za niski
form-free = Nie masz { $suit }: dowolna karta
form-cards = { $why }: { $cards }

## Przyciski i to, co można zamiast nich wpisać (po przecinku); można też wpisać to, co stoi na przycisku

key-trump = Atut { $suit }
key-flip = Odkryj 4. kartę
key-bid = { $contract } { $value }
key-pass = Dalej
key-double = { $word } ×{ $times }
key-no = Nie
key-card = { $card }
key-announce = { $card } +{ $points }

words-trump = { $suit ->
    [S] ♠, pik, atut ♠, atut pik, piki
    [H] ♥, kier, atut ♥, atut kier, kiery
    [D] ♦, karo, atut ♦, atut karo, kara
   *[C] ♣, trefl, atut ♣, atut trefl, trefle
}
words-flip = odkryj, odkrywam, odkryj kartę, odkryj karte, flip
words-bid = { $id ->
    [bettler] żebrak, zebrak, licytuj żebrak, licytuj zebrak, bettler, bid bettler
    [schnapser] sznapser, licytuj sznapser, schnapser, bid schnapser
    [gang] przejście, przejscie, licytuj przejście, licytuj przejscie, gang, bid gang
    [zehner] dziesiątka, dziesiatka, licytuj dziesiątka, licytuj dziesiatka, zehner, bid zehner
    [bauernschnapser] sznapser chłopski, sznapser chlopski, bauernschnapser, bid bauernschnapser
    [kontraschnapser] kontra-sznapser, kontra sznapser, kontraschnapser, bid kontraschnapser
    [herrengang] przejście pańskie, przejscie panskie, herrengang, bid herrengang
    [kontrabauernschnapser] kontra-sznapser chłopski, kontra-sznapser chlopski, kontra sznapser chłopski, kontra sznapser chlopski, kontrabauernschnapser, bid kontrabauernschnapser
   *[herrenschnapser] sznapser pański, sznapser panski, herrenschnapser, bid herrenschnapser
}
words-pass = dalej, pas, pass
words-double-1 = kontra, podwój, podwoj, double
words-double-2 = rekontra, podwój, podwoj, double
words-double-3 = subkontra, podwój, podwoj, double
words-no = nie, bez { $word }, dalej, pas, no, pass
words-play = zagraj { $card }, graj { $card }, wychodzę { $card }, wychodze { $card }, play { $card }
words-announce = { $card } { $points }, { $points } { $card }, zagraj { $card } { $points }, zapowiedz { $card }, announce { $card }

## Przebieg rozdania

log-trump = { $seat } wybiera atut: { $suit }
log-flip = { $seat } odkrywa { $card }: atut { $suit }
log-bid = { $seat }: { $contract } { $value }
log-pass = { $seat }: dalej
log-all-pass = Bez licytacji: { $contract }, { $seat }
log-shown = { $seat } ma pięć { $suit }: { $contract }
log-double = { $seat }: { $word } ×{ $times }
log-no-double = { $seat }: { $word }? Nie
log-leads = { $seat } wychodzi: { $card }
log-announces = { $seat } wychodzi: { $card }, { $points }
log-trick = { $lead } · { $cards }
log-takes = { $seat } bierze { $points }

# Jak wyszło rozdanie.
log-side = { $seats } { $points }
log-side-pairs = { $seats } { $points }: { $cards } + { $pairs }
log-no-trick-3 = Przegrana bez lewy: 3
log-under = { $points } to mniej niż { $least }: 2
log-not-under = { $points } to { $least } lub więcej: 1
log-last-trick = Nikt nie ma 66, ostatnia { $seats }: 1
log-nobody = Nikt nie ma 66: 1 dla { $seats }
log-has-66 = { $seat } ma własne { $points }: wygrana
log-short-of-66 = { $seat } ma tylko { $points } z 66: przegrana
log-no-trick = { $seat } bez lewy: wygrana
log-all-tricks = { $seat } ma wszystkie lewy: wygrana
log-took-trick = Lewa { $number } dla { $seat }: przegrana
log-value = { $contract }: { $value }
log-times = { $word } ×{ $times }: { $points }

## Koniec rozdania i meczu

over-won = { $contract }, gra { $seat }: wygrywa { $seats }
score-contract = { $contract }
# O parze, która przegrywa mecz bez jednego punktu.
remark-schneider = sznajder

## Odmowy: co jest nie tak, potem co byłoby dobrze

refuse-over = To rozdanie już się skończyło: poczekaj na następne.
refuse-dealing = Trwa rozdawanie kart.
refuse-now-trump = Jeszcze nie: { $seat } wybiera atut albo odkrywa kartę.
refuse-now-bid = Nie teraz: { $seat } licytuje.
refuse-now-double = Nie teraz: pytanie o kontrę jest do { $seat }.
refuse-now-play = Nie teraz: { $seat } wykłada kartę.
refuse-not-asked = Teraz { $seat }, nie ty ({ $me }).
refuse-sits-out = Partner gra Żebraka: ty pauzujesz.
refuse-trump = Nie masz { $suit }: wybierz { $held } albo odkryj kartę.
refuse-rufspiel = Zwykłego wołania się nie licytuje: gra się je, gdy wszyscy powiedzą „dalej”.
refuse-bid-seats = { $contract }: tylko { $seats }.
refuse-five-trumps = { $contract }: trzeba mieć pięć atutów na ręku.
refuse-five-of-a-suit = { $contract }: trzeba mieć pięć kart w jednym kolorze.
refuse-bid-low = { $contract } { $value } to nie więcej niż { $highest } { $height }.
refuse-no-such-card = W tej grze nie ma { $card }: są tylko W, D, K, 10 i A.
refuse-not-held = Nie masz na ręku { $card }.
refuse-beat = { $card } nie: masz { $suit }, a { $cards } przebija { $best }.
refuse-follow = { $card } nie: masz { $suit }, dołóż { $cards }.
refuse-overtrump = { $card } nie: nie masz { $suit }, więc bij atutem { $cards }.
refuse-undertrump = { $card } nie: nie masz { $suit }, więc atut, choć za niski: { $cards }.
refuse-announce-contract = { $contract }: tu nie ma dwudziestek ani czterdziestek.
refuse-announce-lead = Dwudziestkę i czterdziestkę zapowiada się przy wyjściu.
refuse-announce-pair = Żeby zapowiedzieć z { $card }, trzeba mieć na ręku K{ $suit } i D{ $suit }.

## Opcje

option-bidding = licytacja
option-bidding-help = Czy każdy odzywa się raz, czy licytuje się, aż „dalej” powiedzą wszyscy albo wszyscy poza tym, kto licytuje najwyżej.
option-bidding-one-round = każdy raz
option-bidding-until-three-pass = aż trzy osoby spasują
option-bettler-value = wartość Żebraka
option-bettler-value-help = Ile wart jest Żebrak (Bettler): 5 albo 4.
option-bauernschnapser-partner = Sznapser chłopski także dla partnera
option-bauernschnapser-partner-help = Czy Sznapsera chłopskiego może licytować tylko przodek, czy także jego partner.
option-schnapser-tricks = lewy w Sznapserze
option-schnapser-tricks-help = Czy w Sznapserze wolno po drodze do 66 oddać lewę.
option-schnapser-tricks-within-three = 66 w trzech lewach
option-schnapser-tricks-all-three = żadnej lewy nie wolno oddać
option-trumping = przymus atutu
option-trumping-help = Czy bez karty w kolorze wyjścia trzeba zagrać atut.
option-trumping-must = trzeba
option-trumping-may = wolno
option-undertrump = niższy atut
option-undertrump-help = Czy bez koloru wyjścia i bez wyższego atutu trzeba dołożyć niższy atut.
option-undertrump-must = obowiązkowy
option-undertrump-free = nieobowiązkowy
option-nobody-66 = nikt nie ma 66
option-nobody-66-help = Kto wygrywa Zwykłe wołanie, gdy po pięciu lewach nikt nie ma 66.
option-nobody-66-last-trick = ostatnia lewa
option-nobody-66-forehand-loses = przodek przegrywa
option-target = duże punkty do zdobycia
option-target-help = Mecz kończy się, gdy para ma tyle dużych punktów: od 7 do 66.

## Ustawienie, od którego nie da się zacząć rozdania

setup-points = „points”: po każdej stronie musi być mniej niż { $target }.

## Zlecenia

order-pass = Pasuję w tej licytacji
order-no-kontra = Bez Kontry

## Statystyki

tally-bids = licytacje { $count }
tally-made = wygrane { $count }
tally-contract = najczęściej: { $most }
tally-schneider = zadane sznajdry { $count }
