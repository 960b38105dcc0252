# Grupni čet u terminalu (hospoda group).

# $name: administrator četa.
group-welcome = Grupni čet za ovom tastaturom; administrator: { $name }.
group-hint = Ana: {"/new koblarz"} otvara sto · ? pomaže · {"q"} čuva i izlazi
group-message = #{ $number } u grupi
group-only = #{ $number } vidi samo { $name }:
group-answer = → { $name }: { $words }
group-key = [{ $number }] { $label }
group-speaks = Govori { $name }.
group-talk = To je razgovor i bot ga ne sluša: komande počinju sa /, dugmad su brojevi. ? pomaže
group-no-name = To nije ime: ime počinje slovom i niko se ne zove „{"group"}”.
group-no-keys = Nijedna poruka sada nema dugmad. Pokazuju ih /help i /new.
group-no-message = Poruke #{ $number } više nema.
group-no-key = { $most ->
    [0] Poruka #{ $number } više nema dugmad.
    [1] Poruka #{ $number } ima samo dugme 1.
   *[other] Poruka #{ $number } ima dugmad od 1 do { $most }.
}
group-help-1 = Ana: {"/new koblarz"} – to kaže Ana; bez imena dalje govori ko je govorio poslednji
group-help-2 = Boban: 3 – pritiska dugme 3 na najnovijoj poruci na kojoj vidi dugmad
group-help-3 = Boban: #2 3 – pritiska dugme 3 na poruci #2 · Boban: { go-join } – dugme s tim imenom
group-help-4 = {"/new · /join · /leave · /options · /begin · /close"}: sto i mesta
group-help-5 = {"/hand · /bet 2 · /pass 3s 4h 5c · /play Ks"}: igra
group-help-6 = {"/pause · /resume · /kick · /lastdeal · /finish"}: pauze i glasanja · {"/record · /verify"}
group-help-7 = /leaderboard · /stats · /history: rezultati · /link · /forget: tvoji podaci · /luck: tvoj deo sreće
group-help-8 = {"/table · /rules · /settings · /language · /help · q"}: čuva i izlazi
