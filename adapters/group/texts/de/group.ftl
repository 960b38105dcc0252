# Der Gruppenchat im Terminal (hospoda group).

# $name: der Admin des Chats.
group-welcome = Ein Gruppenchat an dieser Tastatur; Admin: { $name }.
group-hint = Anna: /new koblarz eröffnet einen Tisch · ? hilft · q speichert und geht
group-message = #{ $number } in der Gruppe
group-only = #{ $number } sieht nur { $name }:
group-answer = → { $name }: { $words }
group-key = [{ $number }] { $label }
group-speaks = Es spricht { $name }.
group-talk = Das ist Geplauder, da hört der Bot nicht zu: Befehle beginnen mit /, Knöpfe sind Zahlen. ? hilft
group-no-name = Das ist kein Name: ein Name beginnt mit einem Buchstaben, und niemand heißt „group“.
group-no-keys = Gerade hat keine Nachricht Knöpfe. /help oder /new zeigt welche.
group-no-message = Eine Nachricht #{ $number } gibt es nicht mehr.
group-no-key = { $most ->
    [0] Nachricht #{ $number } hat keine Knöpfe mehr.
    [one] Nachricht #{ $number } hat nur Knopf 1.
   *[other] Nachricht #{ $number } hat die Knöpfe 1 bis { $most }.
}
group-help-1 = Anna: /new koblarz – Anna sagt das; ohne Namen spricht weiter, wer zuletzt gesprochen hat
group-help-2 = Berti: 3 – drückt Knopf 3 der neuesten Nachricht, auf der Berti Knöpfe sieht
group-help-3 = Berti: #2 3 – drückt Knopf 3 von Nachricht #2 · Berti: { go-join } – der Knopf, der so heißt
group-help-4 = /new · /join · /leave · /options · /begin · /close: Tisch und Plätze
group-help-5 = /hand · /bet 2 · /pass 3s 4h 5c · /play Ks: spielen
group-help-6 = /pause · /resume · /kick · /lastdeal · /finish: Pausen und Abstimmungen · /record · /verify
group-help-7 = /leaderboard · /stats · /history: Ergebnisse · /link · /forget: deine Daten · /luck: dein Stück Zufall
group-help-8 = /table · /rules · /settings · /language · /help · q: speichert und geht
