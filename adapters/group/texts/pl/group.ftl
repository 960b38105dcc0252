# Czat grupowy w terminalu (hospoda group).

# $name: admin czatu.
group-welcome = Czat grupowy przy tej klawiaturze; jego administrator: { $name }.
group-hint = Ala: /new koblarz otwiera stolik · ? pomaga · q zapisuje i wychodzi
group-message = #{ $number } w grupie
group-only = #{ $number } widzi tylko { $name }:
group-answer = → { $name }: { $words }
group-key = [{ $number }] { $label }
group-speaks = Mówi { $name }.
group-talk = To rozmowa, bot jej nie słucha: polecenia zaczynają się od /, przyciski to numery. ? pomaga
group-no-name = To nie jest imię: imię zaczyna się od litery i nikt nie nazywa się „group”.
group-no-keys = Żadna wiadomość nie ma teraz przycisków. Pokaże je /help albo /new.
group-no-message = Nie ma już wiadomości #{ $number }.
group-no-key = { $most ->
    [0] Wiadomość #{ $number } nie ma już przycisków.
    [one] Wiadomość #{ $number } ma tylko przycisk 1.
    [few] Wiadomość #{ $number } ma przyciski od 1 do { $most }.
    [many] Wiadomość #{ $number } ma przyciski od 1 do { $most }.
   *[other] Wiadomość #{ $number } ma przyciski od 1 do { $most }.
}
group-help-1 = Ala: /new koblarz – mówi to Ala; bez imienia mówi dalej ten, kto mówił ostatnio
group-help-2 = Bolek: 3 – naciska przycisk 3 najnowszej wiadomości, w której widzi przyciski
group-help-3 = Bolek: #2 3 – naciska przycisk 3 wiadomości #2 · Bolek: { go-join } – przycisk o tej nazwie
group-help-4 = /new · /join · /leave · /options · /begin · /close: stolik i miejsca
group-help-5 = /hand · /bet 2 · /pass 3s 4h 5c · /play Ks: gra
group-help-6 = /pause · /resume · /kick · /lastdeal · /finish: przerwy i głosowania · /record · /verify
group-help-7 = /leaderboard · /stats · /history: wyniki · /link · /forget: twoje dane · /luck: twój udział w losie
group-help-8 = /table · /rules · /settings · /language · /help · q: zapisuje i wychodzi
