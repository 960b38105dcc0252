## Seiten eines Tisches: Tischansicht, Lobby, Ergebnis, Panel. Eine Zeile hat 34 Zeichen, ein Knopf von dreien in der Reihe 10.

# Erste Zeilen: wer dran ist oder worauf gewartet wird; $until: wann es von selbst endet.
page-until = { $head } · { $until }
turn = ▶ { $who }
turn-lobby = ▶ der Host beginnt
turn-lobby-host = ▶ { $seat } (Host) beginnt
turn-next-deal = ▶ nächstes Spiel
turn-match-over = ▶ die Partie ist aus
turn-paused = ▶ Pause
turn-stopped = ▶ der Tisch steht still
page-table = { $code }
page-name = { $code } { $game }
page-hash = { $hash }
count-of = { $count } von { $people }

## Was über einen Tisch zu sagen ist

notice-paused = { $seat } macht Pause
notice-no-people = Pause: niemand ist da
notice-away = { $seat } abwesend, Computer spielt
notice-free = { $seat } frei, Computer spielt
notice-last-deal = das ist das letzte Spiel
notice-vote-finish = jetzt beenden: { $count }
notice-vote-last = letztes Spiel: { $count }
notice-vote-close = schließen: { $count }
notice-vote-kick = { $seat } entfernen: { $count }
notice-ready = weiter: { $count }
notice-voided = Ungültig, neu gegeben: { $count }

## Lobby

lobby-title = { $code } { $game } · { $seated } von { $seats }
lobby-seats = { $most } Plätzen
lobby-seats-range = { $least }–{ $most } Plätzen
lobby-ready = bereit
lobby-not-ready = noch nicht bereit
lobby-held = nicht bestätigt
lobby-computer = Stufe { $level }
lobby-unrated = ohne Wertung
lobby-of = { $seat } { $what }
lobby-seat-free = { $seat } frei
lobby-swap = { $seat } will Platz tauschen: { $other }
lobby-target = bis { $points }
lobby-trial = ohne Wertung
lobby-option = { $option } { $value }
lobby-changed = Geändert · { $option }: { $value }
lobby-commitment = Fairness (Hash des Geheimnisses):
short-seconds = { $count } s
short-minutes = { $count } Min.
short-hours = { $count } Std.
short-days = { $count } T.

## Abrechnung und Ergebnis

deal-over = { $number } aus
tell-free = Platz frei: { $table }
sheet-score = { $points } → { $total }
result-over = { $table } aus
result-closed = { $table } geschlossen
result-deals = { $deals ->
    [one] { $deals } Spiel
   *[other] { $deals } Spiele
}
# $reason ist einer der Gründe von Hospoda oder vom Spiel.
result-reason = { $reason }
result-nobody = Niemand gewinnt.
result-winner = { $rank } { $seat } { $total } gewinnt
result-seat = { $rank } { $seat } { $total }
result-rating = Wertung { $move }
rating-move = { $seat } { $by }
result-unrated = Ohne Wertung: { $why }
unrated-trial = Probepartie
unrated-computer = Computer am Start
unrated-alone = nur ein Mensch
unrated-closed = früher geschlossen
unrated-nothing = kein Spiel fertig
unrated-void = Spiel ungültig
result-secret = Geheimnis s[{ $count }]; nach { $count }× Hashen
result-commitment = ergibt es den Hash aus der Lobby:

## Panel

panel-you = ▶ du an { $code }
panel-left = Du spielst nicht mehr an { $code }.
panel-neutral = Du bist dran an { $code }
# Where nothing is asked of him.
panel-neutral-cards = Deine Karten an { $code }
panel-last = Zuletzt: { $what }
panel-chosen = ✓ { $ask } { $what }
panel-mark = Markiere { $most }
panel-mark-range = Markiere { $least } bis { $most }
panel-by-card = { $what }: eine Karte markieren
panel-marked-of = Markiert { $count } von { $most }: { $cards }
panel-marked = Markiert { $count }: { $cards }
panel-draft = Entwurf: { $groups }
cards-together = { $cards }
cards-of = { $label } { $cards }
key-do = Machen: { $what }
key-do-cards = { $what } { $cards }
key-meld = Figur bilden
key-meld-as = Figur { $cards }
key-undo = Figur auflösen
key-clear = Leeren
key-by-melds = Nach Figuren
key-by-ranks = Nach Werten
key-by-suits = Nach Farben
let-it-roll = Würfeln lassen

## „Meine Karten“ in 200 Zeichen, und der Ziffernblock auf der Tischansicht

pop-up-cards = { $code }: { $cards }
pop-up-table = { $code }
pop-up-item = { $number } { $what }
pop-up-marked = { $number } ✓{ $what }
pop-up-more = ▶ weiter
pad-number = { $number }
pad-do = ✓
pad-more = ▶
pad-again = { $what }? Drück noch einmal { $number }.
pad-ready = ✓ macht: { $what }
pad-nothing = Eine { $number } gibt es gerade nicht. Was die Zahlen bedeuten, steht unter „{ go-hand }“.

## Knöpfe

go-join = Mitspielen
go-ready = Bereit
go-confirm = Bestätigen
go-swap = Platz tauschen
go-options = Optionen
go-computer = Computer dazu
go-close-table = Tisch schließen
go-begin = Beginnen
go-hand = Meine Karten
go-menu = Menü
go-i-am-back = Bin wieder da
go-next = Weiter
go-rematch = Revanche
go-verify = Prüfen

## Wörter, die man an jedem Tisch tippen kann, durch Beistriche getrennt

words-wave = roll, let it roll, ok, pass, würfeln lassen, wuerfeln lassen, würfeln, wuerfeln, würfle, wuerfle, weiter
words-yes = y, yes, j, ja

## Womit eine Partie beginnt

begun = { $table } hat begonnen
begun-commitment = Festgelegt (Hash des Geheimnisses):
begun-entropy = Entropie; mit dem Geheimnis, das am Ende gezeigt wird, ergibt sie jede Karte und jeden Wurf:
