# Selský šnaps česky. Klíče a jejich argumenty: rules/bauernschnapsen/*.py; slova: slovníček projektu.
# Místo přichází jako značka (①), karta jako K♥, barva jako značka. Řádky přehledu a průběhu: nejvýš 34 znaků.

## Hra

deal-number = { $deal }. rozdání
game-name = Selský šnaps (Bauernschnapsen)
game-short = Šnaps
game-about = Dvacet karet, dvě dvojice partnerů, licitace a štychy; pro 4 hráče.

## Závazky. named: s německým názvem vedle

contract-rufspiel = Obyčejná hra
contract-bettler = Betl
contract-schnapser = Šnapser
contract-gang = Durch
contract-zehner = Desítka
contract-bauernschnapser = Selský šnapser
contract-kontraschnapser = Kontrašnapser
contract-herrengang = Panský durch
contract-kontrabauernschnapser = Selský kontrašnapser
contract-herrenschnapser = Panský šnapser

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

# Co každý chce, při licitaci.
means-bettler = { $contract } { $value }: žádný štych, partner pauzíruje
means-schnapser = { $contract } { $value }: vlastních 66 ve 3 štyších
means-gang = { $contract } { $value }: všech pět štychů, bez trumfů
means-zehner = { $contract } { $value }: jako Durch, ale 10 K D J A
means-bauernschnapser = { $contract } { $value }: všech pět štychů, s trumfy
means-kontraschnapser = { $contract } { $value }: vlastních 66 ve 3 štyších
means-herrengang = { $contract } { $value }: pět karet jedné barvy, rovnou výhra
means-kontrabauernschnapser = { $contract } { $value }: všech pět štychů, s trumfy
means-herrenschnapser = { $contract } { $value }: pět trumfů, rovnou výhra

double-1 = Kontra
double-2 = Rekontra
double-3 = Subkontra
times = { $word } ×{ $times }

## Kousky

either = { $first } nebo { $last }
laid = { $seat }{ $card }
pair = { $points } { $suit }

## Přehled stolu

board-target = do { $points }
board-points = { $points }
board-no-trick = bez štychu
board-tricks = { $tricks ->
    [one] { $tricks } štych
    [few] { $tricks } štychy
   *[other] { $tricks } štychů
}
# Body: co leží ve štyších, a hlášky, které platí.
board-cards = { $cards }
board-sum = { $cards } + { $pairs } = { $sum }
board-waits = { $points } čeká na štych
board-dealing = Rozdává se
board-forehand = { $seat } (forhont) volí, nebo otočí
board-trump-named = Trumfy { $suit }, volí { $seat } (forhont)
board-trump-flipped = Trumfy { $suit }: { $seat } otáčí { $card }
board-pass = { $seat }: dál
board-bid = { $seat }: { $contract } { $value }
board-highest-none = nejvýš: zatím nic
board-highest = nejvýš: { $contract } { $value }, { $seat }
board-contract = { $contract }, hraje { $seat }
board-trump = trumfy { $suit }
board-no-trump = bez trumfů
board-tens = 10 K D J A
board-sits-out = { $seat } pauzíruje
board-alone = { $seat } za sebe: { $points } ze 66
# Otočená karta, která ještě není zahraná.
board-holds = { $seat } má { $card }
board-doubled = { $seat } říká { $word }
board-double = { $word }? { $first }, potom { $second }
board-double-last = { $word }? { $seat }
board-trick = { $number }. štych:
board-last = Minulý:
board-announced = ({ $points })
board-hand = V ruce:
board-shown = { $seat } ukazuje:

## Na co se hra ptá

form-trump = Zvol trumfy, barvu, kterou máš:
form-flip = Nebo otoč čtvrtou kartu:
form-bid = Můžeš licitovat:
form-pass = Licituj výš, nebo řekni „dál“:
form-double = { $word }? Rozdání by se počítalo ×{ $times }.
form-lead = Vynášíš: kterákoli karta
form-beat = Cti { $suit } a přebij { $best }
form-follow = Cti { $suit }
form-overtrump = Nemáš { $suit }: přebij trumfem
form-undertrump = Nemáš { $suit }: trumf, byť nízký
form-free = Nemáš { $suit }: kterákoli karta
form-cards = { $why }: { $cards }

## Tlačítka a slova, která se za ně dají napsat (oddělená čárkou); napsat se dá i to, co je na tlačítku

key-trump = Trumfy { $suit }
key-flip = Otočit 4. kartu
key-bid = { $contract } { $value }
key-pass = Dál
key-double = { $word } ×{ $times }
key-no = Ne
key-card = { $card }
key-announce = { $card } +{ $points }

words-trump = { $suit ->
    [S] ♠, listy, piky, trumfy ♠, trumfy listy, trumfy piky
    [H] ♥, srdce, trumfy ♥, trumfy srdce
    [D] ♦, káry, kary, kára, kara, trumfy ♦, trumfy káry, trumfy kary
   *[C] ♣, kříže, krize, trumfy ♣, trumfy kříže, trumfy krize
}
words-flip = otočit, otocit, otoč, otoc, otočit kartu, otocit kartu, flip
words-bid = { $id ->
    [bettler] betl, licitovat betl, bettler, bid bettler
    [schnapser] šnapser, snapser, licitovat šnapser, licitovat snapser, schnapser, bid schnapser
    [gang] durch, licitovat durch, gang, bid gang
    [zehner] desítka, desitka, licitovat desítka, licitovat desitka, licitovat desítku, licitovat desitku, zehner, bid zehner
    [bauernschnapser] selský šnapser, selsky snapser, licitovat selský šnapser, licitovat selsky snapser, bauernschnapser, bid bauernschnapser
    [kontraschnapser] kontrašnapser, kontrasnapser, licitovat kontrašnapser, licitovat kontrasnapser, kontraschnapser, bid kontraschnapser
    [herrengang] panský durch, pansky durch, licitovat panský durch, licitovat pansky durch, herrengang, bid herrengang
    [kontrabauernschnapser] selský kontrašnapser, selsky kontrasnapser, licitovat selský kontrašnapser, licitovat selsky kontrasnapser, kontrabauernschnapser, bid kontrabauernschnapser
   *[herrenschnapser] panský šnapser, pansky snapser, licitovat panský šnapser, licitovat pansky snapser, herrenschnapser, bid herrenschnapser
}
words-pass = dál, dal, pas, pass
words-double-1 = kontra, flek, double
words-double-2 = rekontra, re, double
words-double-3 = subkontra, tutti, double
words-no = ne, bez { $word }, dál, dal, pas, no, pass
words-play = zahrát { $card }, zahrat { $card }, zahraj { $card }, vynést { $card }, vynest { $card }, vynes { $card }, play { $card }
words-announce = { $card } { $points }, { $points } { $card }, zahrát { $card } { $points }, zahrat { $card } { $points }, hlásit { $card }, hlasit { $card }, announce { $card }

## Průběh

log-trump = { $seat } volí trumfy { $suit }
log-flip = { $seat } otáčí { $card }: trumfy { $suit }
log-bid = { $seat }: { $contract } { $value }
log-pass = { $seat }: dál
log-all-pass = Všichni dál: { $contract }, { $seat }
log-shown = { $seat } má pět { $suit }: { $contract }
log-double = { $seat }: { $word } ×{ $times }
log-no-double = { $seat }: { $word }? Ne
log-leads = { $seat } vynáší { $card }
log-announces = { $seat } vynáší { $card }, { $points }
log-trick = { $lead } · { $cards }
log-takes = { $seat } bere { $points }

# Jak rozdání dopadlo.
log-side = { $seats } { $points }
log-side-pairs = { $seats } { $points }: { $cards } + { $pairs }
log-no-trick-3 = Prohra bez štychu: 3
log-under = { $points } je méně než { $least }: 2
log-not-under = { $points } je { $least } nebo víc: 1
log-last-trick = 66 nikdo, poslední štych { $seats }: 1
log-nobody = 66 nikdo nemá: 1 pro { $seats }
log-has-66 = { $seat } má za sebe { $points }: výhra
log-short-of-66 = { $seat } má jen { $points } ze 66: prohra
log-no-trick = { $seat } bez štychu: výhra
log-all-tricks = { $seat } má všech pět štychů: výhra
log-took-trick = { $number }. štych bere { $seat }: prohra
log-value = { $contract }: { $value }
log-times = { $word } ×{ $times }: { $points }

## Konec rozdání a partie

over-won = { $contract }, hraje { $seat }: vítězí { $seats }
score-contract = { $contract }
# O partnerech, kteří prohráli partii bez jediného bodu.
remark-schneider = šnajdr

## Odmítnutí: co je špatně, potom co by bylo dobře

refuse-over = Tohle rozdání už skončilo: počkej na další.
refuse-dealing = Karty se právě rozdávají.
refuse-now-trump = Ještě ne: { $seat } volí trumfy, nebo otáčí kartu.
refuse-now-bid = Teď ne: { $seat } licituje.
refuse-now-double = Teď ne: na kontru odpovídá { $seat }.
refuse-now-play = Teď ne: kartu hraje { $seat }.
refuse-not-asked = Teď odpovídá { $seat }, ne ty ({ $me }).
refuse-sits-out = Tvůj partner hraje Betla: pauzíruješ.
refuse-trump = { $suit } nemáš: zvol { $held }, nebo otoč kartu.
refuse-rufspiel = Obyčejná hra se nelicituje: hraje se, když všichni řeknou „dál“.
refuse-bid-seats = { $contract }: jen { $seats }.
refuse-five-trumps = { $contract }: musíš mít v ruce všech pět trumfů.
refuse-five-of-a-suit = { $contract }: musíš mít pět karet jedné barvy.
refuse-bid-low = { $contract } { $value } není víc než { $highest } { $height }.
refuse-no-such-card = { $card } v této hře není: jsou tu jen J, D, K, 10 a A.
refuse-not-held = { $card } v ruce nemáš.
refuse-beat = { $card } ne: máš { $suit } a { $cards } přebije { $best }.
refuse-follow = { $card } ne: máš { $suit }, cti barvu: { $cards }.
refuse-overtrump = { $card } ne: { $suit } v ruce nemáš, tak přebij trumfem: { $cards }.
refuse-undertrump = { $card } ne: { $suit } v ruce nemáš, tak trumf, i když nízký: { $cards }.
refuse-announce-contract = { $contract }: tady se dvacítka ani čtyřicítka nehlásí.
refuse-announce-lead = Dvacítka a čtyřicítka se hlásí, když vynášíš.
refuse-announce-pair = K hlášce s kartou { $card } potřebuješ v ruce K{ $suit } i D{ $suit }.

## Volby

option-bidding = licitace
option-bidding-help = Zda každý promluví jednou, nebo se licituje, dokud neřeknou „dál“ všichni, nebo všichni kromě toho, kdo licitoval nejvýš.
option-bidding-one-round = každý jednou
option-bidding-until-three-pass = dokud tři neřeknou „dál“
option-bettler-value = cena Betla
option-bettler-value-help = Kolik platí Betl (Bettler): 5, nebo 4.
option-bauernschnapser-partner = Selský šnapser i pro partnera forhonta
option-bauernschnapser-partner-help = Zda Selského šnapsera smí licitovat jen forhont, nebo i jeho partner.
option-schnapser-tricks = štychy v Šnapserovi
option-schnapser-tricks-help = Zda aktér Šnapsera smí na cestě k 66 o nějaký štych přijít.
option-schnapser-tricks-within-three = 66 ve třech štyších
option-schnapser-tricks-all-three = žádný štych se nesmí ztratit
option-trumping = povinnost trumfu
option-trumping-help = Zda hráč, který nemůže ctít barvu, musí zahrát trumf.
option-trumping-must = musí
option-trumping-may = smí
option-undertrump = nižší trumf
option-undertrump-help = Zda hráč, který nemůže ctít barvu ani přebít trumf na stole, musí zahrát nižší trumf.
option-undertrump-must = povinný
option-undertrump-free = nepovinný
option-nobody-66 = nikdo nemá 66
option-nobody-66-help = Kdo vyhrává Obyčejnou hru, ve které po pěti štyších nikdo nemá 66.
option-nobody-66-last-trick = poslední štych
option-nobody-66-forehand-loses = forhont prohrává
option-target = velké body k dosažení
option-target-help = Partie končí, když má některá dvojice tolik velkých bodů: 7 až 66.

## Nastavení, ze kterého se začít nedá

setup-points = „points“ musí být u obou dvojic méně než { $target }.

## Trvalé pokyny

order-pass = V téhle licitaci dál
order-no-kontra = Žádná Kontra

## Statistiky

tally-bids = licitace { $count }
tally-made = splněné { $count }
tally-contract = nejčastěji: { $most }
tally-schneider = šnajdry soupeřům { $count }
