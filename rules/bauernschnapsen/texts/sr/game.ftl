# Seljački šnaps na srpskom. Ključevi i argumenti: rules/bauernschnapsen/*.py; reči: rečnik projekta.
# Mesto stiže kao znak (①), karta kao K♥, znak karte kao znak. Red na prikazu stola i u toku igre: najviše 34 znaka.

## Igra

deal-number = { $deal }. deljenje
game-name = Seljački šnaps {"(Bauernschnapsen)"}
game-short = Šnaps
game-about = Dvadeset karata, dva para partnera, licitacija i štihovi; za 4 igrača.

## Igre koje se licitiraju. named: uz nemačko ime

contract-rufspiel = Obična igra
contract-bettler = Betl
contract-schnapser = Šnapser
contract-gang = Durmarš
contract-zehner = Desetka
contract-bauernschnapser = Seljački šnapser
contract-kontraschnapser = Kontrašnapser
contract-herrengang = Gospodski durmarš
contract-kontrabauernschnapser = Seljački kontrašnapser
contract-herrenschnapser = Gospodski šnapser

named-rufspiel = { contract-rufspiel } {"(Rufspiel)"}
named-bettler = { contract-bettler } {"(Bettler)"}
named-schnapser = { contract-schnapser } {"(Schnapser)"}
named-gang = { contract-gang } {"(Gang)"}
named-zehner = { contract-zehner } {"(Zehner)"}
named-bauernschnapser = { contract-bauernschnapser } {"(Bauernschnapser)"}
named-kontraschnapser = { contract-kontraschnapser } {"(Kontraschnapser)"}
named-herrengang = { contract-herrengang } {"(Herrengang)"}
named-kontrabauernschnapser = { contract-kontrabauernschnapser } {"(Kontrabauernschnapser)"}
named-herrenschnapser = { contract-herrenschnapser } {"(Herrenschnapser)"}

# Šta koja traži, za vreme licitacije.
means-bettler = { $contract } { $value }: nijedan štih, partner pauzira
means-schnapser = { $contract } { $value }: svojih 66 u 3 štiha
means-gang = { $contract } { $value }: svih pet štihova, bez aduta
means-zehner = { $contract } { $value }: kao Durmarš, ali {"10 K D Ž A"}
means-bauernschnapser = { $contract } { $value }: svih pet štihova, s adutom
means-kontraschnapser = { $contract } { $value }: svojih 66 u 3 štiha
means-herrengang = { $contract } { $value }: pet karata istog znaka, odmah dobijeno
means-kontrabauernschnapser = { $contract } { $value }: svih pet štihova, s adutom
means-herrenschnapser = { $contract } { $value }: pet aduta, odmah dobijeno

double-1 = Kontra
double-2 = Rekontra
double-3 = Subkontra
times = { $word } ×{ $times }

## Delići

either = { $first } ili { $last }
laid = { $seat }{ $card }
pair = { $points } { $suit }

## Prikaz stola

board-target = do { $points }
board-points = { $points }
board-no-trick = bez štiha
board-tricks = { $tricks ->
    [one] { $tricks } štih
    [few] { $tricks } štiha
   *[other] { $tricks } štihova
}
# Bodovi: iz štihova i iz najava koje se računaju.
board-cards = { $cards }
board-sum = { $cards } + { $pairs } = { $sum }
board-waits = { $points } čeka štih
board-dealing = Karte se dele
board-forehand = { $seat } (prva ruka) bira adut
board-trump-named = Adut { $suit }, bira { $seat } (prva ruka)
board-trump-flipped = Adut { $suit }: { $seat } okreće { $card }
board-pass = { $seat }: dalje
board-bid = { $seat }: { $contract } { $value }
board-highest-none = još bez ponude
board-highest = najviše: { $contract } { $value }, { $seat }
board-contract = { $contract }, igra { $seat }
board-trump = adut { $suit }
board-no-trump = bez aduta
board-tens = {"10 K D Ž A"}
board-sits-out = { $seat } pauzira
board-alone = { $seat } za svoj račun: { $points } od 66
# Okrenuta karta koja još nije odigrana.
board-holds = { $seat } ima { $card }
board-doubled = { $seat } kaže: { $word }
board-double = { $word }? { $first }, pa { $second }
board-double-last = { $word }? { $seat }
board-trick = Štih { $number }:
board-last = Prošli:
board-announced = ({ $points })
board-hand = U ruci:
board-shown = { $seat } pokazuje:

## Šta se sada pita

form-trump = Biraj adut, znak koji imaš:
form-flip = Ili okreni svoju četvrtu kartu:
form-bid = Možeš da licitiraš:
form-pass = Licitiraj više, ili „dalje”:
form-double = { $word }? Deljenje bi se računalo ×{ $times }.
form-lead = Otvaraš štih: bilo koja karta
form-beat = Odgovori na { $suit } i nadjačaj { $best }
form-follow = Odgovori na { $suit }
form-overtrump = Nemaš { $suit }: uzmi adutom
form-undertrump = Nemaš { $suit }: adut, mada preslab
form-free = Nemaš { $suit }: bilo koja karta
form-cards = { $why }: { $cards }

## Dugmad i reči koje se umesto njih mogu kucati (sa zarezima); može i ono što piše na dugmetu

key-trump = Adut { $suit }
key-flip = Okreni 4. kartu
key-bid = { $contract } { $value }
key-pass = Dalje
key-double = { $word } ×{ $times }
key-no = Ne
key-card = { $card }
key-announce = { $card } +{ $points }

words-trump = { $suit ->
    [S] ♠, pik, adut ♠, adut pik
    [H] ♥, herc, adut ♥, adut herc
    [D] ♦, karo, adut ♦, adut karo
   *[C] ♣, tref, adut ♣, adut tref
}
words-flip = okreni, okreni kartu, okreni 4. kartu, flip
words-bid = { $id ->
    [bettler] betl, licitiraj betl, bettler, bid bettler
    [schnapser] šnapser, snapser, licitiraj šnapser, licitiraj snapser, schnapser, bid schnapser
    [gang] durmarš, durmars, licitiraj durmarš, licitiraj durmars, gang, bid gang
    [zehner] desetka, licitiraj desetka, licitiraj desetku, zehner, bid zehner
    [bauernschnapser] seljački šnapser, seljacki snapser, bauernschnapser, bid bauernschnapser
    [kontraschnapser] kontrašnapser, kontrasnapser, kontra šnapser, kontra snapser, kontraschnapser, bid kontraschnapser
    [herrengang] gospodski durmarš, gospodski durmars, herrengang, bid herrengang
    [kontrabauernschnapser] seljački kontrašnapser, seljacki kontrasnapser, kontrabauernschnapser, bid kontrabauernschnapser
   *[herrenschnapser] gospodski šnapser, gospodski snapser, herrenschnapser, bid herrenschnapser
}
words-pass = dalje, pas, pass
words-double-1 = kontra, dupliraj, double
words-double-2 = rekontra, dupliraj, double
words-double-3 = subkontra, dupliraj, double
words-no = ne, bez { $word }, dalje, pas, no, pass
words-play = igraj { $card }, odigraj { $card }, otvori { $card }, play { $card }
words-announce = { $card } { $points }, { $points } { $card }, igraj { $card } { $points }, najavi { $card }, announce { $card }

## Tok igre

log-trump = { $seat } bira adut: { $suit }
log-flip = { $seat } okreće { $card }: adut { $suit }
log-bid = { $seat }: { $contract } { $value }
log-pass = { $seat }: dalje
log-all-pass = Svi dalje: { $contract }, { $seat }
log-shown = { $seat } ima pet { $suit }: { $contract }
log-double = { $seat }: { $word } ×{ $times }
log-no-double = { $seat }: { $word }? Ne
log-leads = { $seat } otvara: { $card }
log-announces = { $seat } otvara: { $card }, { $points }
log-trick = { $lead } · { $cards }
log-takes = { $seat } uzima { $points }

# Kako je deljenje ispalo.
log-side = { $seats } { $points }
log-side-pairs = { $seats } { $points }: { $cards } + { $pairs }
log-no-trick-3 = Poraz bez štiha: 3
log-under = { $points } je manje od { $least }: 2
log-not-under = { $points } je { $least } ili više: 1
log-last-trick = Niko nema 66, zadnji štih { $seats }: 1
log-nobody = Niko nema 66: 1 za { $seats }
log-has-66 = { $seat } ima svojih { $points }: dobijeno
log-short-of-66 = { $seat } ima { $points } od 66: izgubljeno
log-no-trick = { $seat } bez štiha: dobijeno
log-all-tricks = { $seat } ima sve štihove: dobijeno
log-took-trick = Štih { $number } ima { $seat }: izgubljeno
log-value = { $contract }: { $value }
log-times = { $word } ×{ $times }: { $points }

## Kraj deljenja i partije

over-won = { $contract }, igra { $seat }: pobeda { $seats }
score-contract = { $contract }
# O paru koji gubi partiju bez ijednog boda.
remark-schneider = šnajder

## Odbijanja: šta ne valja, pa šta bi valjalo

refuse-over = Ovo deljenje je gotovo: sačekaj sledeće.
refuse-dealing = Karte se upravo dele.
refuse-now-trump = Još ne: { $seat } bira adut ili okreće kartu.
refuse-now-bid = Ne sada: { $seat } licitira ili kaže „dalje”.
refuse-now-double = Ne sada: za kontru se pita { $seat }.
refuse-now-play = Ne sada: kartu igra { $seat }.
refuse-not-asked = Na potezu je { $seat }, a ne ti ({ $me }).
refuse-sits-out = Tvoj partner igra Betl: ti pauziraš.
refuse-trump = Nemaš { $suit }: biraj { $held }, ili okreni kartu.
refuse-rufspiel = Obična igra se ne licitira: igra se kad svi kažu „dalje”.
refuse-bid-seats = { $contract }: to mogu samo { $seats }.
refuse-five-trumps = { $contract }: u ruci treba svih pet aduta.
refuse-five-of-a-suit = { $contract }: u ruci treba pet karata istog znaka.
refuse-bid-low = { $contract } { $value } nije više od { $highest } { $height }.
refuse-no-such-card = U ovoj igri nema { $card }: samo {"Ž, D, K, 10"} i {"A"}.
refuse-not-held = U ruci nemaš { $card }.
refuse-beat = { $card } ne: imaš { $suit }, a { $cards } nadjačava { $best }.
refuse-follow = { $card } ne: imaš { $suit }, odgovori sa { $cards }.
refuse-overtrump = { $card } ne: u ruci nemaš { $suit }, pa uzmi adutom, { $cards }.
refuse-undertrump = { $card } ne: u ruci nemaš { $suit }, pa adut, mada preslab: { $cards }.
refuse-announce-contract = { $contract }: ovde nema najava 20 i 40.
refuse-announce-lead = 20 i 40 se najavljuju kad otvaraš štih.
refuse-announce-pair = Za { $card } s najavom trebaju ti u ruci i {"K"}{ $suit } i {"D"}{ $suit }.

## Opcije

option-bidding = licitacija
option-bidding-help = Da li svako kaže jednom, ili se licitira dok „dalje” ne kažu svi, ili svi osim onoga ko je najviše licitirao.
option-bidding-one-round = svako jednom
option-bidding-until-three-pass = dok troje ne kaže „dalje”
option-bettler-value = vrednost Betla
option-bettler-value-help = Koliko vredi Betl: 5 ili 4.
option-bauernschnapser-partner = Seljački šnapser sme i partner prve ruke
option-bauernschnapser-partner-help = Da li Seljački šnapser sme da licitira samo prva ruka, ili i njen partner.
option-schnapser-tricks = štihovi u Šnapseru
option-schnapser-tricks-help = Da li u Šnapseru na putu do 66 sme da se izgubi štih.
option-schnapser-tricks-within-three = 66 u tri štiha
option-schnapser-tricks-all-three = nijedan štih ne sme da se izgubi
option-trumping = obaveza aduta
option-trumping-help = Da li ko ne može da odgovori na znak mora da igra adut.
option-trumping-must = mora
option-trumping-may = sme
option-undertrump = slabiji adut
option-undertrump-help = Da li ko ne može da odgovori na znak ni da nadjača adut na stolu mora da igra slabiji adut.
option-undertrump-must = obavezan
option-undertrump-free = nije obavezan
option-nobody-66 = niko nema 66
option-nobody-66-help = Ko pobeđuje u Običnoj igri kad posle pet štihova niko nema 66.
option-nobody-66-last-trick = poslednji štih pobeđuje
option-nobody-66-forehand-loses = prva ruka gubi
option-target = veliki bodovi za kraj
option-target-help = Partija se završava kad jedna strana ima toliko velikih bodova: od 7 do 66.

## Postavka od koje nijedno deljenje ne može da počne

setup-points = „{"points"}”: na obe strane mora biti manje od { $target }.

## Stalni nalozi

order-pass = Dalje u celoj licitaciji
order-no-kontra = Bez kontre

## Statistika

tally-bids = licitacije { $count }
tally-made = dobijene { $count }
tally-contract = najčešće: { $most }
tally-schneider = šnajderi protivnika { $count }
