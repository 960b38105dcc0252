# Terminal i komandna linija.

## Za stolom

welcome = { $game } · sto { $code }
resumed = { $game } · sto { $code } nastavlja
# $options: na primer --fast, --turn.
resume-keeps = Sto nastavlja kako je počeo. Samo za nove stolove: { $options }
commitment =
    Poštenje (heš tajne):
    { $hash }
entropy = Entropija: { $text }
unfinished = { $count ->
    [one] Čeka { $count } nezavršena partija: --resume je nastavlja.
    [few] Čekaju { $count } nezavršene partije: --resume nastavlja najnoviju.
   *[other] Čeka { $count } nezavršenih partija: --resume nastavlja najnoviju.
}
hint = {"Enter"} igra predloženo · ? pomaže · {"q"} čuva i izlazi
name-you = Ti
# Imena računarskih igrača, sa zarezima.
computer-names = Boban, Ceca, Dule, Era, Fića, Goca, Hana
prompt-enter = [{"Enter"}] { $what }
prompt-cards = { $what }: ukucaj karte ({"Kp 10h"})
prompt-groups = { $what }: ukucaj karte ({"4p 5p 6p + Kh Kk Kp"})
prompt-for = Sada: { $seat }
prompt-covered = [{"Enter"}] pokazuje tvoje karte >
prompt-confirm = Sigurno? [{"d"}] da  [{"Enter"}] ne >
prompt-next-deal = [{"Enter"}] dalje  [završi] kraj partije >
prompt-back = { $seat } nije tu, igra računar. [{"Enter"}] Tu sam >
not-done = Dobro, ništa od toga.
typed-unknown = To ovde ništa ne znači: ukucaj broj sa spiska, ili ? za pomoć.
typed-near = To ovde ništa ne znači. Da nije „{ $near }”?
typed-several = To može da znači: { $options }. Ukucaj broj.
help-1 = Biraj brojem ili ukucaj reči sa spiska. {"Enter"} igra predloženo.
help-2 = prikaz · karte · tok: pokaži ih ponovo
help-3 = pravila · vodič: kako se igra
help-4 = poštenje: heš tajne i entropija ove partije
help-5 = zapis: upisuje završena deljenja u datoteku · završi: završava partiju sada
help-6 = {"q"}: čuva i izlazi; {"hospoda play GAME --resume"} nastavlja
saved = Sačuvano. Nastavak: {"hospoda play"} { $game } --resume
secret = Tajna {"s"}[{ $deal }]: { $hash }
record-written = Sačuvano: { $path }
verify-with = Proveri: {"hospoda verify"} "{ $path }"

## Reči koje se mogu kucati, sa zarezima. Nijedna ne sme biti na dva spiska, ni na spisku igre.
## Engleske važe na svakom jeziku; srpske i bez kvačica, i ćirilicom.

words-quit = q, quit, exit, leave, izlaz, izađi, izadi, izadji
words-help = ?, help, h, pomoć, pomoc
words-rules = rules, pravila
words-tutorial = tutorial, vodič, vodic
words-log = log, tok, tok igre
words-board = board, table, b, prikaz, sto
words-hand = hand, karte, moje karte, ruka
words-fair = fair, fairness, poštenje, postenje
words-record = record, zapis
words-finish = finish, finish now, završi, zavrsi, završi odmah, zavrsi odmah

## Računari među sobom

selfplay-title = { $game } · partije: { $matches } · deljenja: { $deals } · mesta: { $seats }
selfplay-measure = šta
selfplay-least = najmanje
selfplay-median = medijana
selfplay-mean = prosek
selfplay-most = najviše
selfplay-deals = deljenja po partiji
selfplay-acts = potezi po deljenju
selfplay-scores = bodovi po deljenju
selfplay-spread = raspon u deljenju
selfplay-level = nivo
selfplay-seats = odigrana mesta
selfplay-match-wins = dobijene partije
selfplay-deal-wins = samostalno dobijena deljenja
selfplay-points = bodovi po deljenju
selfplay-written = { $count ->
    [one] { $count } zapis upisan u { $folder }
    [few] { $count } zapisa upisana u { $folder }
   *[other] { $count } zapisa upisano u { $folder }
}

## Komande. GAME i FILE su reči komandne linije, na svakom jeziku iste.

help-app = Društvene igre za Discord, Telegram i terminal.
help-play = Sto u terminalu, protiv računara.
help-replay = Ponovi zapise po pravilima.
help-verify = Proveri da li je slučaj u zapisu bio pošten.
help-selfplay = Računari jedni protiv drugih.
help-rules = Pravila igre, za čitanje.
help-backup = Kopiraj bazu u {"FILE"}, i dok Hospoda radi.
help-recompute = Izračunaj rejtinge i rang-liste iznova iz rezultata, dok ništa ne radi nad bazom.
help-restore = Stavi rezervnu kopiju na mesto baze.
help-version = Pokaži verziju i izađi.
help-game = Igra, na primer {"koblarz"}.
help-seats = Koliko igra, ljudi i računari zajedno.
help-level = Koliko su računari jaki: od 1 do 3.
help-language = Jezik stola: { $languages }.
help-resume = Nastavi najnoviju nezavršenu partiju, ako je ima.
help-fast = Računari i kockice ne čekaju.
help-name = Neko za ovom tastaturom; ponovi za više ljudi.
# Vitičaste zagrade stoje pod navodnicima, jer ih Fluent koristi po svome.
help-options = Opcije igre kao {"JSON"}, na primer {"'{\u0022numbers\u0022: \u0022seats\u0022}'"}.
help-turn = Sekunde za odluku, od 15 do 604800; bez toga nema sata.
help-reveal = Kada se otkriva tajna deljenja: {"match"} (posle partije) ili {"deal"} (posle svakog deljenja).
help-facts = Posle svakog koraka ispiši činjenice kao {"JSON"} redove.
help-upto = Stani posle ovog koraka, na primer 1:4.
help-matches = Koliko partija.
help-levels = Nivoi po mestima, na primer 1,3,1; svake partije se pomeraju za jedno mesto.
help-seed = Isto seme igra iste partije.
help-records = Upiši svaku partiju kao datoteku u ovaj folder.
help-overwrite = Zameni {"FILE"} ako postoji.
help-files = Zapisi za čitanje.
help-file = Datoteka.

## Žalbe

usage-no-option = nema opcije { $option } ({"hospoda --help"})
usage-option-value = opcija { $option } traži tačno jednu vrednost
usage-missing = nedostaje { $name } ({"hospoda --help"})
usage-bad-value = pogrešna vrednost: { $name } ({"hospoda --help"})
usage-no-command = nema komande „{ $command }” ({"hospoda --help"})
usage-missing-command = reci šta treba: {"hospoda --help"}
usage-extra = ima više reči nego što ova komanda prima
usage-wrong = ovu komandnu liniju nije moguće razumeti ({"hospoda --help"})
usage-game = nema igre „{ $game }”; postoje: { $games }
usage-language = nema jezika „{ $language }”; postoje: { $languages }
usage-level = nivoi ove igre idu od { $least } do { $most }
usage-levels = --levels traži za svako mesto jedan nivo od { $least } do { $most }, na primer 1,3,1
# $span: exact or range.
usage-seats = { $span ->
    [exact] ova igra je za { $least } igrača
   *[range] ova igra je za { $least } do { $most } igrača
}
usage-names = imena ima više nego mesta
usage-name = ime mora imati bar jedno slovo
usage-name-sign = ime ne može sadržati znak mesta, a „{ $name }” ga sadrži
usage-name-twice = dve osobe imaju ime „{ $name }”: daj svakoj drugo
usage-turn = --turn je od 15 do 604800 sekundi
usage-reveal = --reveal je {"match"} ili {"deal"}
usage-matches = -n je od 1 do 1000000
usage-options = --options: { $why }
replay-upto = --upto je {"DEAL:STEP"}, oba od 1, na primer 1:4
replay-no-such-step = zapis nema to deljenje ili taj korak
file-unreadable = ne može da se pročita: { $why }
folder-unwritable = u { $folder } ne može da se piše: { $why }
fault-ours = naša greška ({ $where }); ništa prihvaćeno nije izgubljeno

## Backup and restore

recompute-done =
    { $count ->
        [one] Rejtinzi i rang-liste slede iz { $count } rezultata.
        [few] Rejtinzi i rang-liste slede iz { $count } rezultata.
       *[other] Rejtinzi i rang-liste slede iz { $count } rezultata.
    }

## Rezervna kopija i vraćanje

backup-done = Rezervna kopija: { $path }
restore-done = Vraćeno iz { $path }. Započeta deljenja su poništena i dele se ponovo, uz nove heševe tajni.

## Zašto putanja ne valja

os-missing = nema te datoteke ni foldera
os-denied = pristup nije dozvoljen
os-read-only = sistem datoteka je samo za čitanje
os-folder = to je folder
os-no-folder = to nije folder
os-exists = datoteka već postoji
os-full = na disku nema više mesta
os-invalid = neispravna putanja
os-too-long = ime datoteke je predugačko
os-other = { $why }
