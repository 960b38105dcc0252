# Skupinový chat v terminálu (hospoda group).

# $name: správce chatu.
group-welcome = Skupinový chat u této klávesnice; jeho správce: { $name }.
group-hint = Anna: /new koblarz otevře stůl · ? pomůže · q uloží a odejde
group-message = #{ $number } ve skupině
group-only = #{ $number } vidí jen { $name }:
group-answer = → { $name }: { $words }
group-key = [{ $number }] { $label }
group-speaks = Mluví { $name }.
group-talk = Tohle je řeč mezi lidmi, tu bot neposlouchá: příkazy začínají /, tlačítka jsou čísla. ? pomůže
group-no-name = Tohle není jméno: jméno začíná písmenem a nikdo se nejmenuje „group“.
group-no-keys = Žádná zpráva teď nemá tlačítka. Ukáže je /help nebo /new.
group-no-message = Zpráva #{ $number } už tu není.
group-no-key = { $most ->
    [0] Zpráva #{ $number } už žádná tlačítka nemá.
    [one] Zpráva #{ $number } má jen tlačítko 1.
    [few] Zpráva #{ $number } má tlačítka 1 až { $most }.
   *[other] Zpráva #{ $number } má tlačítka 1 až { $most }.
}
group-help-1 = Anna: /new koblarz – říká to Anna; beze jména mluví dál ten, kdo mluvil naposledy
group-help-2 = Bořek: 3 – stiskne tlačítko 3 nejnovější zprávy, na které vidí tlačítka
group-help-3 = Bořek: #2 3 – stiskne tlačítko 3 zprávy #2 · Bořek: { go-join } – tlačítko toho jména
group-help-4 = /new · /join · /leave · /options · /begin · /close: stůl a místa
group-help-5 = /hand · /bet 2 · /pass 3s 4h 5c · /play Ks: hraní
group-help-6 = /pause · /resume · /kick · /lastdeal · /finish: pauzy a hlasování · /record · /verify
group-help-7 = /leaderboard · /stats · /history: výsledky · /link · /forget: tvoje data · /luck: vlastní díl náhody
group-help-8 = /table · /rules · /settings · /language · /help · q: uloží a odejde
