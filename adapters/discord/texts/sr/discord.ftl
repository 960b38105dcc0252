## Ono što kaže samo Discord

discord-choose = Izaberi…
discord-more = Još…
discord-mark = Označi karte…
discord-mark-exactly = Označi { $count }…
discord-type = Ukucaj…
discord-type-title = Ukucaj potez ili vrednost
discord-type-hint = K♠, ili reči s dugmeta
discord-press-hand = Ovaj panel se više ne menja. Pritisni „{ go-hand }” na prikazu stola.
discord-panel-now = Kasno za to dugme: panel sada pokazuje šta se pita.
discord-hint-hand = Karte koje ne mogu da stignu privatno su pod „{ go-hand }” na prikazu stola, svačije samo za njega.
discord-fault = Nešto ovde nije uspelo. Pokušaj ponovo.
discord-no-thread = Ovde ne može da se otvori nit. Koristi /new u tekstualnom kanalu, ili bez niti.
discord-lacks = Ovde ne mogu da postavim sto. Još mi treba: { $rights }.
discord-no-file = Ne mogu ovde da pošaljem datoteku. Još mi treba: { $rights }. Privatno to radi.
discord-locked = Ovde ne mogu da postavim sto: ova nit je zaključana.
discord-board-lacks = Prikaz stola ovde nije ažuran. Još mi treba: { $rights }.
discord-board-shut = Prikaz stola ovde nije ažuran: ova nit je zaključana ili arhivirana.
# $why: channel, view, thread or send.
discord-table-shut = { $why ->
    [channel] { $code } ne može da se prikaže: njegovog kanala više nema, ili ja više nisam na tom serveru.
    [view] { $code } ne može da se prikaže: ne vidim njegov kanal.
    [thread] { $code } ne može da se prikaže: njegova nit je zaključana ili arhivirana.
   *[send] { $code } ne može da se prikaže: ne smem da pišem na njegovom kanalu.
}
discord-not-here = Ovde nisam član, pa sto ne može da stoji. Zamoli nekog ko vodi server da me doda, ili mi piši privatno.

## Dozvole, pod Discordovim imenima

right-view-channel = Pregled kanala
right-send-messages = Slanje poruka
right-send-messages-in-threads = Slanje poruka u nitima
right-create-public-threads = Pravljenje javnih niti
right-attach-files = Prilaganje datoteka
