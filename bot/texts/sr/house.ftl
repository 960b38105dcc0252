# Šta kaže Hospoda, bez obzira na igru. Reči: rečnik projekta. Red na prikazu stola: najviše 34 znaka.
# Igra može isto da kaže na svoj način: poruka pod istim ključem u njenom folderu ima prednost.
# Ćirilica se pravi iz ovih tekstova (bot/texts/cyrillic.py): {"ovako"} stoji ono što ostaje latinicom.

## Strane

deal-number = { $deal }. deljenje
seat = { $seat }
seat-named = { $seat }
# Partneri: njihovi znaci, pa imena.
side-named = { $marks } { $names }
marks = { $marks }
in-seconds = { $seconds ->
    [one] za { $seconds } sekundu
    [few] za { $seconds } sekunde
   *[other] za { $seconds } sekundi
}
pile = { $number } { $between } { $holds }
die = { $seat }{ $die }

## Karte: slova koja se mogu kucati i naša (engleska) slova. Znaci ♠ ♥ ♦ ♣ ★ i engleska slova važe uvek.

card-ranks = A=A K=K D=Q Q=Q Ž=J Z=J J=J 10=T
card-suits = P=S H=H K=D T=C

# Karte na stolu: položena, očekivana, iz završenog štiha; not-live: sada ne sme da se igra.
card = { $card }
suit = { $suit }
card-laid = { $seat } { $card }
card-laid-word = { $seat } { $card } { $word }
card-awaited = { $seat } ?
card-of = { $seat }{ $card }
card-not-live = ({ $card })
card-fresh = { $card }*
trick-taken = → { $seat }

## Obračun deljenja i partije

sheet-item = { $what } { $points }
reason-target = cilj dostignut
reason-time = vreme je isteklo
reason-agreed = glasanje
reason-abandoned = partija prekinuta
reason-draw = nerešeno
voided = { $count ->
    [one] { $count } deljenje je poništeno i deli se ponovo, uz nov heš tajne (vraćena je rezervna kopija ili su promenjena pravila).
    [few] { $count } deljenja su poništena i dele se ponovo, uz nov heš tajne (vraćena je rezervna kopija ili su promenjena pravila).
   *[other] { $count } deljenja je poništeno i deli se ponovo, uz nov heš tajne (vraćena je rezervna kopija ili su promenjena pravila).
}

## Odbijanja: šta ne valja, pa šta bi valjalo

refuse-no-such-seat = Za ovim stolom nema tog mesta.
refuse-deal-over = Ovo deljenje je gotovo: sačekaj sledeće.
refuse-begun = Partija je već počela.
refuse-old-question = To pitanje više nije aktuelno.
refuse-no-window = Sada se ne čeka ni na čije bacanje: odgovori na pitanje.
refuse-no-next-deal = Nijedno deljenje sada ne čeka na početak.
refuse-match-over = Partija je gotova.
refuse-not-away = Za stolom si: odlučuješ bez zamene.
table-stopped = Ovaj sto je stao našom greškom. Sve dosad je sačuvano; igra se nastavlja kad se Hospoda ponovo pokrene.

## Pogrešni podaci: gde i zašto. Reči iz samih podataka ostaju na engleskom.

fault = { $where }: { $why }
where = { $parts }
where-deal = deljenje { $n }
where-step = korak { $n }
where-chance = slučaj { $n }
where-seat = mesto { $n }
where-item = stavka { $n }
where-key = { $key }
wrong-missing = nedostaje
wrong-unknown = ovde nije poznato
wrong-twice = stoji dvaput
wrong-integer = mora biti ceo broj
wrong-text = mora biti tekst
wrong-boolean = mora biti {"true"} ili {"false"}
wrong-list = mora biti lista
wrong-object = mora biti objekat
wrong-null = mora biti {"null"}
wrong-value = pogrešna vrednost
wrong-length = pogrešna dužina
wrong-word = dozvoljeno: { $words }
wrong-below = mora biti najmanje { $least }
wrong-above = može biti najviše { $most }
wrong-json = ovo nije {"JSON"}
wrong-json-line = red { $line }: ovo nije {"JSON"}
wrong-utf8 = ovo nije tekst u {"UTF-8"}
wrong-game = ovde nema igre „{ $game }”
wrong-rules = pravila ove igre ovde imaju verzije od 1 do { $newest }
# $span: exact or range.
wrong-seats = { $span ->
    [exact] ova igra je za { $least } igrača
   *[range] ova igra je za { $least } do { $most } igrača
}
wrong-card = nije karta: piši dva znaka, na primer {"KS"}, {"TH"} ili {"XX"}
wrong-outcome = mora imati ili {"die"} ili {"shuffle"}

## Reprodukcija i provera

fails-deal-unfinished = prethodno deljenje nije završeno
fails-match-over = partija je bila gotova pre ovog deljenja
fails-chance-missing = nedostaje ishod slučaja
fails-chance-wrong = ishod slučaja ne odgovara (pogrešna vrsta, van opsega ili nije permutacija špila)
fails-chance-left = preostali su neiskorišćeni ishodi slučaja
fails-scores-early = bodovi stoje pre kraja deljenja
fails-no-fact = nema činjenice „{ $key }”
# $expected: šta stoji u zapisu; $came: šta sledi iz pravila.
fails-differs = { $key }: očekivano { $expected }, dobijeno { $came }
fails-legal = „{ $do }” je trebalo da bude odbijeno, a dozvoljeno je
fails-illegal = „{ $do }” je protiv pravila: { $why }
verify-no-fairness = ovaj zapis nema podatke za proveru poštenja
verify-chain = deljenje { $deal }: heš njegove tajne ne odgovara prethodnoj
verify-too-many = otkrivenih tajni je više nego deljenja
verify-does-not-hold = { $where }: { $why }
verify-not-revealed = deljenje { $deal }: tajna nije otkrivena
verify-not-yet = Partija još traje, a tajne se otkrivaju na kraju: do tada nema šta da se proverava.
# $expected: šta daje lanac tajni; $came: šta stoji u zapisu.
verify-differs = deljenje { $deal }, ishod { $number }: u zapisu stoji { $came }, a tajna daje { $expected }
# Odgovor na svakom jeziku počinje sa „fair”: kad je sve u redu, hospoda verify ispisuje samo tu reč.
verify-fair-but = {"fair"}, osim deljenja { $deal }: još traje, njegova tajna nije otkrivena

## Baza podataka

store-in-use = Hospoda već radi nad { $path }: { $command }, proces { $pid }. Prvo ga zaustavi.
store-in-use-unknown = Drugi proces radi nad { $path }. Prvo ga zaustavi.
store-busy = Drugi program, možda pregledač baza, drži { $path }. Zatvori je tamo i pokušaj ponovo.
store-full = Nema više mesta za { $path }: ništa od ovoga nije sačuvano. Oslobodi prostor i pokušaj ponovo.
store-not-writable = U { $path } ne može da se piše. Proveri prava nad datotekom i njenim folderom.
store-is-folder = { $path } je folder, a ne datoteka.
store-no-file = { $path } je uređaj, cev ili nešto slično, a ne datoteka.
store-missing = Nema datoteke { $path }.
store-exists = { $path } već postoji. Izaberi drugo ime ili zameni staru kopiju pomoću --overwrite.
store-own-file = { $path } pripada samoj bazi. Izaberi drugo ime za rezervnu kopiju.
store-itself = { $path } je sama baza. Navedi rezervnu kopiju koja se vraća.
store-foreign = { $path } nije baza programa Hospoda.
store-damaged = Datoteka { $path } je oštećena. Vrati ispravnu rezervnu kopiju: {"hospoda restore FILE"}
store-newer = { $path } je iz novije verzije programa. Ažuriraj program Hospoda.
store-closed = Hospoda se zatvara: ništa se više ne čuva.
store-stale = Sto { $table } je u istom trenutku promenjen s druge strane: ništa od ovoga nije sačuvano.
store-origin-taken = Ovaj sto je već otvoren: ništa nije otvoreno drugi put.
# $error: oznaka sistema ili SQLite-a.
store-failed = { $path } javlja grešku { $error }: ništa od ovoga nije sačuvano.

## Isto za one za stolom: putanja baze ih se ne tiče

store-full-here = Disk je pun: ovo nije sačuvano. Sto nastavlja čim opet bude mesta.
store-not-writable-here = Trenutno ništa ne može da se sačuva, jer u bazu ne može da se piše. Sto nastavlja čim to bude moguće.
store-busy-here = Drugi program drži bazu: ovo nije sačuvano. Sto nastavlja čim je oslobodi.
store-damaged-here = Baza je oštećena: ovo nije sačuvano. Ko vodi Hospodu mora da vrati rezervnu kopiju.
store-failed-here = Baza javlja grešku { $error }: ovo nije sačuvano. Sto će pokušati ponovo.
