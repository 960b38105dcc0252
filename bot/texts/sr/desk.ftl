## Šta čuje ko pritiska i kuca: komande, opcije, podešavanja, pomoć

## Stolovi: na koji se misli

table-of-game = { $code } { $game }
game-by-name = { $game }
no-table = Ovde nema stola. Otvori ga: /new
no-tables-of-yours = Ne sediš ni za jednim stolom. Otvori ga u grupi ili ovde: /new
no-seat = Ovde ne sediš ni za jednim stolom. Otvoreni: { $codes }. Sedi: /join
no-table-code = Ovde nema stola { $code }. Otvori nov: /new
no-table-code-but = Ovde nema stola { $code }. Postoje: { $codes }
no-such-table = Tog stola više nema.
which-table = Koji sto: { $codes }? Pritisni ga ili ukucaj { $command }.
refuse-tables = { $most ->
    [one] U ovom četu već postoji { $most } sto: { $codes }. Pridruži se ili sačekaj kraj.
    [few] U ovom četu već postoje { $most } stola: { $codes }. Pridruži se ili sačekaj kraj nekog od njih.
   *[other] U ovom četu već postoji { $most } stolova: { $codes }. Pridruži se ili sačekaj kraj nekog od njih.
}
table-lobby = { $table } · čekaonica
table-paused = { $table } · pauza
table-between = { $table } · između deljenja
# $who: onaj ko pita, ili mesta po znacima.
table-turn = { $table } · { $who }
table-turn-until = { $table } · { $who } · još { $left }
table-you = ti si na potezu
table-seats = { $seats }

span-seconds = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekunde
   *[other] { $count } sekundi
}
span-minutes = { $count ->
    [one] { $count } minut
    [few] { $count } minuta
   *[other] { $count } minuta
}
span-hours = { $count ->
    [one] { $count } sat
    [few] { $count } sata
   *[other] { $count } sati
}
span-days = { $count ->
    [one] { $count } dan
    [few] { $count } dana
   *[other] { $count } dana
}

## Odgovori: šta je urađeno

done = Urađeno.
done-new = Sto { $code } je otvoren: { $game }. Sediš za njim.
done-join = Tvoje mesto za stolom { $code }: { $seat }.
done-swap = Molba je poslata: zamena mesta čim pristane { $seat }.
done-ready = Tvoje „spremno” je zabeleženo.
done-not-ready = Tvoje „spremno” je povučeno.
done-begin = Partija počinje.
done-leave = Više ne sediš za stolom { $code }.
done-close = Sto { $code } je zatvoren.
done-next = Čekaš sledeće deljenje.
done-back = Opet si tu; sledeća odluka je tvoja.
done-pause = Sto je pauziran, najviše 10 minuta. Ranije nastavlja: /resume
done-resume = Sto nastavlja igru.
done-rematch = Revanš je otvoren, potvrđeno: { $confirmed } od { $people }. Mesta se čuvaju 2 minuta.
done-tell = Čim za stolom { $code } bude mesta za tebe, javićemo ti privatno.
done-computer = Seda računar nivoa { $level }.
done-remove = Mesto je slobodno: { $seat }.
done-kick = Van partije, dalje igra računar: { $seat }.
done-voted = Tvoj glas se računa: { $voted } od { $people }.
done-last = Ovo deljenje je poslednje.
done-finish = Partija je gotova.
done-luck = Tvoja sreća je umešana u karte i kockice ovog stola.
done-order = Stalni nalog važi; izvršava se uobičajenim tempom.
done-no-order = Stalni nalog je povučen.
done-option = { $option }: { $value }. Svi ponovo javljaju „spremno”.
option-same = { $option }: { $value }. Tako je već bilo; ko je spreman, ostaje spreman.
done-language = Od sada: { $language }.
done-chat-language = Jezik ovog četa: { $language }.
done-record = Evo zapisa: svako deljenje koje je završeno.
# Odgovor počinje sa „pošteno”.
fair = pošteno: { $facts }
fair-shuffles =
    { $count ->
        [one] { $count } mešanje
        [few] { $count } mešanja
       *[other] { $count } mešanja
    }
fair-dice =
    { $count ->
        [one] { $count } kockica
        [few] { $count } kockice
       *[other] { $count } kockica
    }
check-title = Provera korak po korak
check-numbers =
    Heš iz čekaonice, {"s[0]"}: { $commitment }
    Entropija: { $entropy }
check-how = {"SHA-256"} od {"s[n]"} daje {"s[n−1]"}, sve do {"s[0]"}. Deljenje {"n"} vuče iz svog ključa, a to je {"HMAC-SHA256"} od „entropija|{"n"}” pod {"s[n]"}. Datoteka iz /record ima svaki ishod; {"hospoda verify"} je proverava bez mreže.
check-deal =
    {"s"}[{ $deal }]: { $secret }
    ključ { $deal }: { $key }

## Odgovori: šta ne valja i šta bi valjalo

old-key = Ovo dugme više ne važi. Pogledaj prikaz stola ili ukucaj /help.
could-mean = To može da znači: { $options }. Ukucaj jedno od toga u celini.
not-understood = To ovde ništa ne znači. Tvoje karte i šta možeš: /hand
not-understood-near = To ovde ništa ne znači. Da nije „{ $near }”?
not-understood-now = To ovde ništa ne znači. Sada: { $now }
not-understood-near-now = To ovde ništa ne znači. Da nije „{ $near }”? Sada: { $now }
not-possible-now = „{ $word }” sada ne može. Sada: { $now }
now-choices = { $choices }
no-such-command = Nema te komande. Šta postoji: /help
no-such-command-near = Nema te komande. Da nije { $near }?
no-such-game = Nema te igre. Postoje: { $games }
no-such-option = Nema opcije „{ $name }”. Postoje: { $options }
no-such-setting = Nema tog podešavanja. Postoje: { $settings }
no-such-language = Tog jezika ovde još nema. Postoje: { $languages }
platform-silent = Platforma nije odgovorila. Ništa se nije dogodilo: pokušaj ponovo.
plays-in-private = Potezi se primaju privatno.
start-foreign = Ova adresa je za nekog drugog ili je stara. Pritisni „{ go-join }” na prikazu stola.
start-again = Od sada mogu da ti pišem ovde. Ono od malopre: zatraži još jednom.
kick-whom = Ko treba da ide? Ostali odlučuju glasanjem, administrator može i sam.
kick-none = Niko drugi ne sedi ovde.
leave-sure = Da napustiš sto { $code }? Umesto tebe dalje igra računar. Ako je partija rangirana, mesto ti je poslednje, osim ako se na svoje vratiš.
kick-sure = Izbaciti sa stola { $code }: { $seat }? Dalje igra računar. Ako je partija rangirana, to je poslednje mesto; ponovo se seda tek kad se partija završi.
kick-sure-away = Izbaciti sa stola { $code }: { $seat }? Dalje igra računar. Ako je partija rangirana, to je poslednje mesto, osim uz povratak na svoje.
kick-nobody = Niko s tim imenom ovde ne sedi. Navedi mesto: { $command }
luck-how = Tvoj deo sreće: { $command } i do 64 znaka po tvom izboru.
refuse-right-begin = Partiju počinje samo domaćin ili administrator.
refuse-right-options = Opcije menja samo domaćin ili administrator.
refuse-right-computers = Računar dodaje samo domaćin ili administrator.
refuse-right-remove = Iz čekaonice izbacuje samo domaćin ili administrator.
refuse-right-close = Sto zatvara samo domaćin ili administrator.
refuse-right-close-late = Posle prvog deljenja sto se zatvara glasanjem, ili ga zatvara administrator.
refuse-right-kick = Sam to može samo administrator; ostali glasaju: /kick
refuse-right-open = U ovom četu stolove otvaraju samo administratori.
refuse-right-settings = Podešavanja ovog četa menjaju samo administratori. Tvoja lična: {"/settings mine"}

## Opcije stola

refuse-option-unknown = Nema te opcije. Postoje: { $options }
refuse-option = { $option }: { $allowed }.
refuse-options-together = Te opcije ne idu zajedno: partiji su potrebni bodovi ili vreme za kraj.
allowed-words = nešto od ovoga: { $words }
allowed-range = od { $least } do { $most }
allowed-range-or-none = od { $least } do { $most }, ili bez toga
option-yes = da
option-no = ne
option-none = bez
option-number = { $number }
option-word = { $word }
option-line = { $option }: { $value }
# $name: what may be typed.
option-line-named = { $name } – { $option }: { $value }
option-named = { $name } ({ $option })
option-typed = { $allowed }. Druga vrednost: { $command }
option-may-be = Može biti: { $values }
options-title = Opcije stola { $code }
setting-turn = vreme za potez
setting-turn-help = Koliko vremena ima jedna odluka: od 15 sekundi do 7 dana. Posle toga taj jedan potez igra računar.
setting-window = vreme za Džokera
setting-window-help = Koliko vremena ostali imaju za Džokera ili „Gori!” pre bacanja kockice: od 3 do 60 sekundi.
setting-reveal = otkrivanje tajne
setting-reveal-help = Kada se otkriva tajna iz koje slede sve karte i kockice: posle partije ili posle svakog deljenja.
reveal-match = posle partije
reveal-deal = posle svakog deljenja
setting-rated = rangirana
setting-rated-help = Da li partija može da se računa za rejting; ako ne, to je probna igra.

## Gde stižu karte

way-ask = Gde da stižu tvoje karte?
way-open = Tvoje karte stižu privatno: tamo otvori bota i sedaš za sto.
way-here-how = Bez privatnog četa: { $command } ih pokazuje u prozorčićima kod stola.
tell-open = Javićemo ti privatno: tamo otvori bota.
tell-how = Da ti javimo kad se oslobodi mesto: { $command }
way-here-key = Ovde
way-private-key = Privatni čet

## Otvaranje i biranje

which-game = Koja igra?
which-free-seat = Koje mesto?
which-seat = Koje mesto? Gde neko već sedi, menjate se kad oboje to hoćete.
which-seat-computer = Gde da sedne računar? Partner mu sedi preko puta.
which-rules = Pravila koje igre?
which-level = Računar kog nivoa?
which-language = Koji jezik?
level = nivo { $level }
# Each by its own name: who looks for his language may read no other.
language-en = {"English"}
language-pl = {"Polski"}
language-cs = {"Čeština"}
language-de = {"Deutsch"}
language-sr = {"Srpski"}
language-sr-cyrl = Српски
language-auto = kao na platformi

## Podešavanja

settings-title = Podešavanja ovog četa (administratori)
mine-title = Tvoja podešavanja
defaults-title = { $game }: opcije novih stolova
set-line = { $setting }: { $value }
set-how = { $how }
set-one-of = nešto od ovoga: { $words }
refuse-setting = { $setting }: { $allowed }
set-language = jezik
set-time-zone = vremenska zona
set-time-zone-how = Bilo koja vremenska zona po imenu: {"/settings timezone Europe/Belgrade"}
set-other-zone = druge …
zone-of-chat = kao u četu
set-tables = stolovi
set-tables-how = Od { $least } do { $most } stolova odjednom.
set-opened-by = otvaraju
opened-by-everybody = svi
opened-by-admins = administratori
set-nudges = podsetnici
set-nudges-how = Da li prikaz stola sme da označi onoga koga čeka, jednom po potezu.
set-quiet = tihi sati
set-quiet-how = Sati bez podsetnika, na primer 22-7; ili {"none"}.
set-other-hours = drugi …
hours = { $start }–{ $end }
hours-from = od { $start }
set-turn = vreme za potez
set-turn-how = Od 15 sekundi do 7 dana, u sekundama: {"/settings turn 120"}
set-way = moje karte
set-one-tap = jedan dodir
set-one-tap-how = Dodir karte odmah je igra, bez dodatnog pitanja.
set-by-melds = po kombinacijama
set-by-melds-how = Gde igra zna za kombinacije, karte su ti složene po njima; inače po znaku.
set-letters = slova
letters-own = kao u mom jeziku
set-suits = znaci
set-suits-how = Nemačke karte: u igrama koje se njima igraju.
set-mention = označi me
set-mention-how = Da li prikaz stola sme da te označi kad se čeka na tebe, jednom po potezu.
done-mine = Urađeno: { $setting }.
mine-in-private = Tvoja lična podešavanja se pokazuju privatno.
way-open-now = Od sada tvoje karte stižu privatno: otvori tamo bota.

## Dugmad

go-alone = Probaj bez društva
go-back = Nazad
go-more = Još …
go-close = Zatvori
go-help = Pomoć
go-rules = Pravila
go-tutorial = Vodič
go-new = Otvori sto
go-log = Tok igre
go-last-trick = Prošli štih
go-record = Zapis
go-pause = Pauziraj
go-resume = Nastavi
go-last = Poslednje deljenje
go-finish = Završi odmah
go-kick = Izbaci
go-leave = Napusti
go-take = Zauzmi mesto { $seat }
go-tell = Javi mi

## Pomoć

menu-title = Sto { $code }
log-empty = U ovom deljenju se još ništa nije dogodilo.
trick-last = Prošli štih: { $cards }
trick-none = U ovom deljenju još nijedan štih nije završen.
rules-options = Opcije stola { $code }
tutorial-title = Vodič
alone-here = Otvori ovde sto i dodaj računare. Koja igra?
alone-private = Otvori privatni čet sa mnom i ukucaj /new: tamo igraš protiv računara.
help-desk =
    Četiri igre, karte privatno
    /new otvara sto ovde
    /hand tvoje karte
    /table tvoji stolovi
    {"/bet 2 · /pass 3♠ 4♥ 5♣ · /play K♠"}
    {"/rules · /stats · /leaderboard"}
    {"/history · /record · /verify"}
    {"/settings · /language"}
    {"/luck · /link · /privacy · /forget"}
    Karte: ★ džoker, * najnovija
    Zapelo je? { go-menu } na prikazu stola.
