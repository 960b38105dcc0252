## Čekaonica, mesta, glasanja i satovi: šta sto kaže onome ko pritiska

refuse-lobby-full = Sva mesta su zauzeta.
refuse-not-seated = Ne sediš za ovim stolom.
refuse-seated = Već sediš ovde: { $seat }.
refuse-seat-taken = Mesto { $seat } je zauzeto.
refuse-seat-free = Mesto { $seat } je slobodno: tu niko ne sedi.
refuse-seat-not-free = To mesto nije slobodno.
refuse-no-free-seat = Za ovim stolom nema slobodnog mesta.
refuse-hand-seen = Karte iz ovog deljenja su ti poznate: do njegovog kraja možeš samo nazad na mesto { $seat }.
refuse-kicked = Sto te je izbacio: opet možeš da sedneš kad se partija { $code } završi.
refuse-level = Računar ima nivo od { $least } do { $most }.
refuse-luck = Tvoja sreća: od 1 do { $most } znakova, bez „|” i kontrolnih znakova.
refuse-too-few =
    { $seated ->
        [one] Zauzeto je { $seated } mesto
        [few] Zauzeta su { $seated } mesta
       *[other] Zauzeto je { $seated } mesta
    }, a potrebno je { $least }.
refuse-held = Nema još svih potvrda: mesta se čuvaju 2 minuta.
refuse-not-ready =
    { $count ->
        [one] Čeka se još samo „spremno”: { $seat }.
        [few] Još { $count } mesta nisu javila „spremno”, prvo među njima: { $seat }.
       *[other] Još { $count } mesta nije javilo „spremno”, prvo među njima: { $seat }.
    }
refuse-not-begun = Partija još nije počela.
refuse-not-over = Partija još nije gotova.
refuse-paused = Sto je pauziran: prvo pritisni „{ go-resume }”.
refuse-not-paused = Sto nije pauziran.
refuse-pause-had = Pauza u ovom deljenju ti je već iskorišćena.
refuse-kick-oneself = Ako hoćeš da odeš, napusti sto.
refuse-kick-alone = Ko igra, njega mogu da izbace samo dvoje drugih zajedno, ili administrator.
refuse-sits-elsewhere = U ovom četu već sediš za stolom { $code }.
refuse-no-order = Taj stalni nalog sada nema smisla.
refuse-old-panel = Ovaj panel je zastareo: otvori „{ go-hand }”.
refuse-old-board = Kasno: prikaz stola se u međuvremenu promenio. Pogledaj i pritisni ponovo.
refuse-asked-other = Sada odgovara { $seat }, a ne ti.
refuse-asked-others = Sada odgovaraju { $seats }, a ne ti.
refuse-foreign-panel = To je tuđi panel.
refuse-watching = Posmatraš { $code }. Sada nema slobodnog mesta.
refuse-watching-free = Posmatraš { $code }. Ima slobodno mesto: zauzmi ga.
refuse-watching-after = Posmatraš { $code }. Za tebe ima slobodno mesto posle ovog deljenja.
refuse-tell-many = Na mesto za ovim stolom već čeka previše ljudi.
refuse-done = Već urađeno: { $what }.
done-act = Urađeno: { $what }.
press-again = { $what } Pritisni ponovo za potvrdu.
said-wave = neka baca
done-both = Urađeno: { $first }; { $second }.
done-first = Urađeno: { $done }. Ali zatim: { $why }
marked = Označeno: { $what }
card-in = { $card } označena · { $count }
card-out = { $card } skinuta · { $count }
said-cards = { $what }: { $cards }
said-act = tvoj izbor
refuse-marked-enough = Već je označeno { $most }: prvo skini oznaku s neke.
refuse-mark = Označi { $least }; označeno: { $count }.
refuse-in-draft = { $card } je već u nacrtu.
