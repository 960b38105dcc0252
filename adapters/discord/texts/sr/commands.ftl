## Komande: najviše 100 slova svaka

command-new = Otvori sto
command-table = Stolovi ovde: ko je na potezu, s linkovima
command-hand = Tvoje karte i šta možeš, samo za tebe
command-bet = Uloži novčiće
command-pass = Dalje, ili predaj karte
command-play = Igraj kartu ili izvedi akciju
command-rules = Pravila igre
command-stats = Rezultati igrača
command-leaderboard = Ko igra najbolje
command-help = Šta sve postoji
command-hospoda = Stolovi, podešavanja i zapisi
command-join = Sedi za sto
command-leave = Ustani od stola
command-begin = Počni partiju
command-options = Opcije stola
command-luck = Dodaj svoju sreću tajni
command-close = Zatvori sto
command-pause = Pauziraj sto
command-resume = Nastavi igru
command-kick = Glasaj da neko ode
command-lastdeal = Neka ovo deljenje bude poslednje
command-finish = Završi odmah, glasanjem
command-record = Zapis partije
command-verify = Proveri da li je slučaj bio pošten
command-settings = Podešavanja kanala ili tvoja
command-language = Jezik kanala, a privatno tvoj
command-history = Odigrane partije
command-link = Jedna osoba na dve platforme
command-unlink = Opet dve osobe
command-forget = Obriši ono što se o tebi čuva
command-privacy = Šta se o tebi čuva

## Njihove opcije: najviše 100 slova svaka

command-option-game = Koja igra
command-option-new-options = Opcije, na primer: {"target=300 turn_seconds=120"}
command-option-thread = Otvori nit za sto
command-option-table = Oznaka stola, ako bi ih moglo biti više
command-option-coins = Koliko novčića
command-option-cards = Karte, na primer: 3♠ 4♥ 5♣
command-option-what = Karta ili akcija, na primer: K♠
command-option-player = Čiji rezultati; bez toga tvoji
command-option-period = Od kada
command-option-where = Ovog kanala ili svih
command-option-week = Ova nedelja
command-option-month = Ovaj mesec
command-option-year = Ova godina
command-option-all = Oduvek
command-option-chat = Ovaj kanal
command-option-everywhere = Svuda
command-option-seat = Broj mesta
command-option-option = Ime opcije
command-option-value = Njena nova vrednost
command-option-phrase = Bilo koje reči
command-option-setting = Ime podešavanja
command-option-mine = Tvoja lična podešavanja umesto podešavanja kanala
command-option-language = Koji jezik
command-option-code = Kod sa druge platforme
