# Die Regeln von Bauernschnapsen zum Lesen, in unseren eigenen Worten, nach der Quelle und unseren Entscheidungen.
# Ein Zeilenumbruch ist gewollt; ein Absatz ist eine Zeile und darf überall umbrochen werden.

rules-title = Regeln von Bauernschnapsen

rules-1-title = Das Spiel
rules-1-text =
    Bauernschnapsen kommt aus Österreich und Süddeutschland; auf Polnisch heißt es Sznapsy chłopskie. Gespielt wird zu viert, zwei gegen zwei: die Partner sitzen einander gegenüber, Platz 1 und 3 gegen Platz 2 und 4, und gewinnen und verlieren gemeinsam.

    Nach jedem Geben wird ein Spiel angesagt und gespielt. Die Seite, die zuerst 24 Punkte hat, gewinnt die Partie.

    Dieser Text sagt die Regeln in eigenen Worten. Wo unsere Quelle schweigt oder sich irrt, musste jemand entscheiden; dort steht „unsere Entscheidung“. Was man am Tisch gern anders spielt, ist eine Option; der Wert, bei dem „üblich“ steht, gilt, solange am Tisch nichts anderes eingestellt ist.

rules-2-title = Die Karten
rules-2-text =
    Zwanzig Karten: A, 10, K, D und B in ♠ ♥ ♦ ♣. Das ist auch ihre Reihenfolge von der höchsten zur niedrigsten: der Zehner sticht den König. Beim Zehnergang ist die Reihenfolge 10, K, D, B, A.

    Augen: A 11, 10 zehn, K 4, D 3, B 2. Eine Farbe hat davon 30, das ganze Paket 120. Sie entscheiden, wer ein Spiel gewinnt; aufgeschrieben werden für ein gewonnenes Spiel Punkte.

rules-3-title = Geben und Trumpf
rules-3-text =
    Die Vorhand sitzt links vom Geber. Zuerst bekommt jeder Platz ein Packerl zu drei Karten, die Vorhand als Erste, im Uhrzeigersinn. Die Vorhand schaut diese drei an und sagt Trumpf an: eine Farbe, die dabei ist. Oder sie schlägt auf: ihre eigene vierte Karte wird offen hingelegt, deren Farbe ist Trumpf, und die Karte gehört zum Blatt der Vorhand.

    Dann bekommt jeder Platz ein Packerl zu zwei; jedes Blatt hat fünf Karten. (Die Quelle spricht von vier, aber zwanzig Karten auf vier Leute ergeben fünf: unsere Entscheidung.) Die aufgeschlagene Karte ist die erste der zwei, die die Vorhand bekommt.

    Zuerst gibt Platz 4, also ist Platz 1 die Vorhand; danach gibt jedes Mal der Platz links davon.

rules-4-title = Ansagen
rules-4-text =
    Die Vorhand beginnt, dann geht es im Uhrzeigersinn; jeder Platz sagt einmal entweder ein Spiel an oder „weiter“. Eine Ansage muss mehr wert sein als die höchste bisher, nicht bloß gleich viel. Gespielt wird die höchste Ansage. Sagen alle weiter, spielt die Vorhand einen Einfachen Rufer.

    Auch wer nur weiter sagen kann, wird gefragt, damit niemand sieht, was möglich gewesen wäre.

    Option bidding: one-round (üblich): einmal reihum. until-three-pass: es geht reihum weiter; wer weiter gesagt hat, ist draußen. Schluss ist, wenn alle weiter gesagt haben, oder alle außer der höchsten Ansage; wer noch nichts gesagt hat, wird immer gefragt.

rules-5-title = Die Spiele
rules-5-text =
    Einfacher Rufer, 1, 2 oder 3: kann nicht angesagt werden. Mit Trumpf; die Vorhand spielt aus; es gewinnt die Seite, die zuerst 66 hat.
    Bettler, 5, alle: kein Trumpf; wer ansagt, spielt aus und darf gar keinen Stich machen. Der Partner setzt aus, ein Stich hat also drei Karten.
    Schnapser, 6, die Vorhand oder ihr Partner: mit Trumpf; die Vorhand spielt aus; wer ansagt, muss allein in den ersten drei Stichen 66 haben.
    Gang, 9, alle: kein Trumpf; wer ansagt, spielt aus und muss allein alle fünf Stiche machen.
    Zehnergang, 10, alle: wie der Gang, mit der Reihenfolge 10 K D B A. Ein Ass zählt weiter 11 Augen, was hier aber egal ist.
    Bauernschnapser, 12, die Vorhand oder ihr Partner: mit Trumpf; die Vorhand spielt aus; wer ansagt, muss allein alle fünf Stiche machen.
    Kontraschnapser, 12, die Gegner der Vorhand: wie der Schnapser, und die Vorhand spielt aus.
    Herrengang, 18, alle außer der Vorhand: braucht fünf Karten einer Farbe; er wird nicht gespielt, sondern gezeigt, und ist gewonnen.
    Kontrabauernschnapser, 24, die Gegner der Vorhand: wie der Bauernschnapser, und die Vorhand spielt aus.
    Herrenschnapser, 24, die Vorhand: braucht alle fünf Trümpfe; er wird gezeigt und ist gewonnen.

    Ein Blatt wird erst gezeigt, wenn das Ansagen vorbei ist und es die höchste Ansage war; bis dahin kann man es noch überbieten.

    Bei Gang, Zehnergang, Bauernschnapser und Kontrabauernschnapser spielt der Partner mit und muss bedienen und stechen wie alle; macht er einen Stich, ist das Spiel verloren (unsere Entscheidung).

    Option bettler_value: 5 (üblich) oder 4. Option bauernschnapser_partner: ja (üblich); nein: nur die Vorhand darf einen Bauernschnapser ansagen.

rules-6-title = Kontra
rules-6-text =
    Nach dem Ansagen und vor dem ersten Ausspielen kann das Spiel verdoppelt werden, außer wenn ein Blatt gezeigt wurde. Ansager ist, wer die höchste Ansage hat, beim Einfachen Rufer die Vorhand. Zuerst werden die Gegner des Ansagers gefragt, der linke vor dem anderen: mit Kontra zählt das Spiel ×2. (Dass es immer die Gegner des Ansagers sind, ist unsere Entscheidung.)

    Nach einem Kontra können der Ansager und dann der Partner Rekontra sagen, ×4; danach die Gegner Subkontra, ×8. Jedes wird nur einmal gesagt, von dem der beiden, der es zuerst sagt; sagen beide einer Seite nein, ist es damit vorbei. Auch der Partner beim Bettler wird gefragt. Was ein Spiel einbringen kann, ist nicht begrenzt.

rules-7-title = Farb-, Stich- und Trumpfzwang
rules-7-text =
    Ausspielen darfst du jede Karte. Wer danach an die Reihe kommt, muss mit dem eigenen Blatt das Erste tun, was davon geht:

    1. eine Karte der ausgespielten Farbe, die die bisher beste Karte sticht;
    2. irgendeine Karte der ausgespielten Farbe;
    3. ein Trumpf, der die bisher beste Karte sticht;
    4. irgendein Trumpf, auch wenn er zu klein ist (3 und 4 sind unsere Entscheidung);
    5. irgendeine Karte.

    Ist eine andere Farbe einmal mit Trumpf gestochen, kann keine Karte dieser Farbe mehr stechen, also genügt jede davon. Der Partner wird nicht geschont, und auch der Bettler ist gebunden wie alle. Ohne Trumpf gibt es nur 1, 2 und 5.

    Den Stich macht der höchste Trumpf, und ohne Trumpf die höchste Karte der ausgespielten Farbe. Wer ihn macht, spielt zum nächsten aus.

    Option trumping: üblich, wie gerade gesagt. may: wer nicht bedienen kann, darf alles spielen. Option undertrump: üblich, wie gerade gesagt. free: wer weder bedienen noch den Trumpf am Tisch stechen kann, darf alles spielen.

rules-8-title = 20er und 40er
rules-8-text =
    Bei Einfachem Rufer, Schnapser und Kontraschnapser kann, wer ausspielt und K und D einer Farbe hat, sie ansagen, indem eine der beiden ausgespielt wird: 40 in Trumpf, 20 in einer anderen Farbe. Jedes Paar zählt einmal.

    Die Augen zählen, sobald diese Seite einen Stich hat, vorher oder nachher. Eine Seite ohne Stich bekommt sie nie. Bei Schnapser und Kontraschnapser darf jeder ansagen, der ausspielt, aber es zählen nur die Paare des Ansagers, und erst, wenn er selbst einen Stich hat.

rules-9-title = Wie ein Einfacher Rufer ausgeht
rules-9-text =
    Die Augen der Stiche und der Paare, die zählen, werden von selbst zusammengezählt, für beide Partner gemeinsam. Die Seite, die zuerst 66 hat, gewinnt sofort, auch im Augenblick einer Ansage; die ausgespielte Karte liegt dann in einem Stich, der nicht fertig ist, und zählt nichts.

    Die Sieger, welche Seite es auch ist (unsere Entscheidung), bekommen 3, wenn die Verlierer keinen Stich haben, sonst 2, wenn sie weniger als 33 haben (mit den Paaren, die zählen), sonst 1. Ein Kontra verdoppelt das.

    Hat nach fünf Stichen niemand 66, gewinnt die Seite, die den letzten Stich gemacht hat, 1 (unsere Entscheidung). Option nobody_66: last-trick (üblich). forehand-loses: den 1 Punkt bekommen die Gegner der Vorhand.

rules-10-title = Wie die anderen Spiele ausgehen
rules-10-text =
    Ein gewonnenes Spiel bringt seinen Wert der Seite des Ansagers; ein verlorenes bringt gleich viel der anderen Seite. Es endet, sobald es entschieden ist: mit dem ersten falschen Stich, mit 66, nach dem dritten Stich eines Schnapsers. Was noch kommen könnte, zählt nicht.

    Für die 66 bei Schnapser und Kontraschnapser zählen nur die Stiche, die der Ansager selbst macht, und die Paare, die er selbst ansagt (unsere Entscheidung). Option schnapser_tricks: within-three (üblich): andere dürfen unterwegs einen Stich machen. all-three: mit dem ersten Stich, den jemand anderer macht, ist es verloren.

rules-11-title = Die Partie
rules-11-text =
    Es gewinnt die Seite, die zuerst 24 Punkte hat. Wer eine Partie ganz ohne Punkt verliert, ist Schneider; das wird gezeigt und in der Statistik vermerkt.

    Option target: 24 (üblich), oder 7 bis 66.

rules-12-title = Was offen ist und was nicht
rules-12-text =
    Alle sehen: Trumpf und die aufgeschlagene Karte, jede Ansage, jedes Kontra, den Stich auf dem Tisch, den letzten Stich, die Stiche und Augen jeder Seite, 20er und 40er, und die Punkte. Dein Blatt siehst nur du.

    Das Spiel verrät niemandem, warum eine Karte nicht gespielt wurde, und auch nicht, dass eine Ansage möglich war. Computer wissen, was ihr Platz wissen darf, sonst nichts.

rules-13-title = Ein Beispiel
rules-13-text =
    Anna (Platz 1) ist Vorhand, hat ♥ K D und ♣ 10 im ersten Packerl und sagt Herz als Trumpf an. Die anderen zwei Karten sind ♣ B und ♠ A. Alle sagen weiter, also spielt Anna mit Christl (Platz 3) einen Einfachen Rufer. Berti (Platz 2) sagt Kontra: was dabei herauskommt, zählt doppelt.

    Anna spielt ♥ D aus und sagt den 40er an. Die Augen warten, denn Anna und Christl haben noch keinen Stich. Berti hat ♥ A und muss stechen; Christl spielt ♥ B, und Dani (Platz 4) muss ♥ 10 geben. Berti macht 26.

    Berti spielt ♠ D aus und sagt den 20er an: Berti und Dani haben einen Stich, also zählt er gleich, 26 + 20 = 46. Christl hat weder Pik noch Trumpf und wirft ♦ 10 ab. Dani muss bedienen und stechen, mit ♠ 10. Anna sticht das mit ♠ A: 11 + 10 + 10 + 3 = 34 Augen, und jetzt zählt auch der 40er. 74, gewonnen. Die Verlierer haben 46, also 33 oder mehr: 1, und mit dem Kontra 2.

rules-14-title = Was hier nicht steht und was unklar ist
rules-14-text =
    Bauernschnapsen wird vielerorts anders gespielt. Was diese Regeln offenlassen, macht man sich am Tisch aus; die Optionen von oben sind solche Abmachungen, eingestellt, bevor die Partie beginnt, und für alle zu sehen.

    Ist hier etwas unklar, oder tut das Spiel nicht, was geschrieben steht, sag es denen, die diesen Bot betreiben, oder schreib ein Issue im Projekt.

## Dein erstes Spiel

tutorial-1 = Du spielst mit dem Platz gegenüber. Zwanzig Karten, fünf für jeden Platz: A 11, 10 zehn, K 4, D 3, B 2, und der Zehner sticht den König. Die Vorhand sieht drei Karten und sagt Trumpf an, oder sie schlägt die vierte Karte auf und nimmt deren Farbe.
tutorial-2 = Dann darf jeder Platz einmal etwas ansagen: ein Bettler macht keinen Stich, ein Gang alle fünf, ein Schnapser hat allein 66 in drei Stichen. Solange angesagt wird, steht bei deinem Blatt, was du ansagen kannst und was es verlangt. Sagen alle weiter, spielt die Vorhand einen Einfachen Rufer, und das sind die meisten Spiele.
tutorial-3 = Beim Einfachen Rufer wollen beide Seiten zuerst 66 Augen haben. Du musst Farbe bedienen und stechen, wenn du kannst, auch deinen Partner. Ohne die Farbe musst du Trumpf spielen. Angeboten wird nur, was du spielen darfst, und die Zeile darüber sagt, warum.
tutorial-4 = Du spielst aus und hast K und D einer Farbe? Spiel eine davon mit +20 aus (Trumpf: +40). Das zählt, sobald deine Seite einen Stich hat. Das Spiel zählt für dich mit und hört bei 66 auf.
tutorial-5 = Ein Einfacher Rufer bringt 1, oder 2, wenn die Verlierer weniger als 33 haben, oder 3, wenn sie keinen Stich haben. Kontra zählt alles doppelt. Die erste Seite mit 24 gewinnt; wer mit 0 verliert, ist Schneider. Viel Glück!
