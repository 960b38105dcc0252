# Die Regeln von Žolíky zum Lesen, in unseren eigenen Worten, nach der Quelle und unseren Entscheidungen.
# Ein Zeilenumbruch ist gewollt; ein Absatz ist eine Zeile und darf überall umbrochen werden.

rules-title = Regeln von Žolíky

rules-1-title = Das Spiel
rules-1-text =
    Žolíky ist das tschechische Rummy mit Jokern, hierzulande auch Jolly genannt, so wie es der Jocker-Klub spielt. Es spielen zwei bis vier Leute, jeder für sich. Du sammelst Figuren, legst sie auf dem Tisch aus und willst es sein, der zumacht.

    Punkte sind meistens Minuspunkte. Sie werden über die Spiele zusammengezählt; ist jemand auf −1000 oder darunter gefallen, ist die Partie aus, und der beste Stand gewinnt.

    Dieser Text sagt die Regeln in eigenen Worten. Wo unsere Quelle schweigt oder zweierlei sagt, musste jemand entscheiden; dort steht „unsere Entscheidung“. Was man am Tisch gern anders spielt, ist eine Option; der Wert, bei dem „üblich“ steht, gilt, solange am Tisch nichts anderes eingestellt ist.

rules-2-title = Die Karten
rules-2-text =
    Zwei Pakete mit 52 Karten und vier Joker (Option jokers: 4, üblich; 2 oder 6).

    In einer Figur zählen 2 bis 10, was darauf steht, B, D, K und A zehn, ein Ass als niedrigste Karte einer Folge 1. Ein Joker zählt wie die Karte, für die er steht. Im Blatt zählt am Ende ein Ass 20 und ein Joker 50, der Rest wie zuvor.

rules-3-title = Figuren
rules-3-text =
    Eine Folge (auf Tschechisch čistá postupka) sind 3 bis 14 Karten einer Farbe der Reihe nach. Das Ass ist unten (A 2 3), oben (D K A) oder beides (A 2 … K A), aber eine Folge geht nicht um die Ecke.
    Ein Satz (špinavá) sind 3 oder 4 Karten eines Werts, alle von verschiedenen Farben.

    Ein Joker steht für jede Karte. In jeder Figur müssen Joker weniger sein als die anderen Karten, ein Satz hat also höchstens einen; in einer Folge dürfen sie nicht nebeneinander liegen. Das gilt auch noch, nachdem etwas angelegt wurde. Eine Folge schreibt man von unten nach oben, damit der Platz eines Jokers sagt, wofür er steht.

rules-4-title = Wer beginnt, und das Abheben
rules-4-text =
    Im ersten Spiel bekommt jeder Platz eine Karte offen; die höchste beginnt: ein Joker zählt 50, ein Ass 20, König, Dame, Bub und Zehner je 10, der Rest, was darauf steht. Bei Gleichstand ziehen nur die neu, die ihn haben. Später geht der Beginn im Uhrzeigersinn weiter.

    Wer beginnt, hebt ab: mindestens drei Karten, und mindestens eine bleibt liegen. Dabei darf man die untersten drei Karten des abgehobenen Packerls anschauen, sonst sieht sie niemand (unsere Entscheidung). Joker darunter gehören dem, der beginnt; dafür bekommt dieser Platz entsprechend weniger Karten. Die Karte gleich unter dem untersten solchen Joker ist die aufgedeckte Karte: sie kommt offen unter den Stapel. Ohne Joker ist es die unterste Karte des abgehobenen Packerls; liegt der Joker ganz unten, ist es die erste Karte darüber, die kein Joker ist. Nur wenn genau drei Karten abgehoben werden und alle drei Joker sind, gibt es keine aufgedeckte Karte.

    Das abgehobene Packerl kommt unter den Rest, und gegeben wird ab der Karte, die darunter lag: zuerst drei dem Platz, der beginnt, zwei allen anderen, dann allen je zwei, Runde um Runde, bis 15 Karten hat, wer beginnt, und alle anderen 14. Joker vom Abheben und übernommene Joker sind mitgezählt.

rules-5-title = Der Ablauf eines Zuges
rules-5-text =
    Wer beginnt, wirft zuerst eine Karte ab, ohne zu ziehen; dieser erste Zug ist nur das. Ab dann ist ein Zug: eine Karte ziehen; ab Runde 4 auslegen, anlegen und tauschen, wie du willst; dann eine Karte abwerfen, oder zumachen.

    Du ziehst vom Stapel, oder ab Runde 4 die oberste Karte der Ablage. In Runde 4 darf, wer beginnt, noch nicht von der Ablage nehmen, alle anderen dürfen. Eine Karte von der Ablage darf nicht im selben Zug abgeworfen werden, solange es einen Stapel gibt (unsere Entscheidung); die zweite gleiche Karte schon.

    Option locked_rounds: 3 (üblich), 0 bis 5: so viele Runden sind ohne Auslegen, Zumachen und Ablage. Option discard_use: free (üblich). Sonst, mit der anderen Wahl: die Karte von der Ablage darfst du nur nehmen, wenn du sie gleich in eine Figur bringen kannst, mit einmal Auslegen, Anlegen, Tauschen oder Zumachen aus der Hand, und sie muss in eine, bevor du abwirfst oder zumachst.

    Was liegt, das pickt: nichts wird zurückgenommen.

rules-6-title = Das erste Auslegen
rules-6-text =
    Dein erstes Auslegen in einem Spiel muss 42 oder mehr wert sein, alle Figuren zusammen, und eine Folge ohne Joker enthalten (dass sie bei jedem ersten Auslegen verlangt wird, ist unsere Entscheidung). Spätere Figuren sind frei.

    Eine Karte muss immer in deinem Blatt bleiben: mit ihr machst du zu.

    Option opening: 42 (üblich), 0 bis 60. Option pure_run: ja (üblich); nein: die Folge ohne Joker wird nur verlangt, wenn in den Figuren ein Joker liegt.

rules-7-title = Anlegen, und einen Joker tauschen
rules-7-text =
    Hast du ausgelegt, auch im selben Zug, darfst du Karten an jede Figur auf dem Tisch anlegen, an deine eigene oder eine fremde.

    Du darfst auch die Karte geben, für die ein Joker steht, und den Joker in dein Blatt nehmen und verwenden, wie du willst. In einem Satz geht das nur für die vierte Karte: die anderen drei müssen dort liegen. Stehen zwei Joker einer Folge für dasselbe Ass, wird der untere genommen.

rules-8-title = Zumachen
rules-8-text =
    Du machst zu, wenn alles aus deinem Blatt ausgelegt ist bis auf eine Karte: sie kommt verdeckt hin und bleibt verdeckt. Jede Karte geht, auch ein Joker. Die letzte Karte kann man nicht einfach abwerfen.

    Joker dürfen übrig bleiben. Ein Joker, der beim Zumachen im Blatt bleibt, und ein Joker, mit dem zugemacht wird (unsere Entscheidung), wird ins nächste Spiel übernommen; dort bekommt, wer zugemacht hat, entsprechend weniger Karten. Die anderen behalten nichts, und über das Ende einer Partie hinaus wird nichts behalten.

rules-9-title = Zumachen aus der Hand
rules-9-text =
    Wer zu Beginn des eigenen Zuges nichts auf dem Tisch hat, darf auf einmal zumachen: Figuren auslegen, vielleicht anlegen und tauschen, und zumachen. Mit Figuren allein braucht es keine 42, aber eine Folge ohne Joker. Mit Anlegen oder Tauschen müssen die Figuren für sich allein ein gültiges erstes Auslegen sein. Zuerst wird ausgelegt, dann angelegt, dann getauscht; mit einem so getauschten Joker kannst du nur noch zumachen, oder er bleibt dir fürs nächste Spiel. Zuerst auslegen und im selben Zug zumachen gilt auch als aus der Hand (unsere Entscheidung).

    Statt zu ziehen darfst du zum Zumachen aus der Hand die aufgedeckte Karte nehmen, ab Runde 4, auch wer beginnt. Sie muss in einer der Figuren liegen, mit denen du zumachst (unsere Entscheidung).

rules-10-title = Punkte
rules-10-text =
    Wer zumacht, bekommt +10, aus der Hand +20.
    Wer in diesem Spiel ausgelegt hat, verliert die Punkte im Blatt; doppelt so viele, wenn aus der Hand zugemacht wurde.
    Wer nicht ausgelegt hat, verliert 100; 200, wenn aus der Hand zugemacht wurde.

rules-11-title = Wenn der Stapel leer ist
rules-11-text =
    Ist eine Karte zu ziehen und der Stapel leer, werden alle abgeworfenen Karten bis auf die oberste zu einem neuen Stapel gemischt. Gibt es nichts zu mischen, ist das Spiel ungültig.

    Auch sechzig Züge hintereinander, in denen niemand vom Stapel gezogen, ausgelegt, angelegt oder getauscht hat, machen das Spiel ungültig (unsere Entscheidung). Ein ungültiges Spiel zählt nichts und wird neu gegeben; es beginnt derselbe Platz, mit denselben übernommenen Jokern.

rules-12-title = Die Partie
rules-12-text =
    Die Partie endet nach einem Spiel, in dem jemandes Stand −1000 oder darunter ist. Der beste Stand gewinnt; wer gleich gut steht, teilt sich den Sieg.

    Option limit: 1000 (üblich), 100 bis 2000. Option time_limit_minutes: keine (üblich), oder 10 bis 240: ist die Zeit um, endet die Partie sofort; das laufende Spiel wird weder fertig gespielt noch gezählt.

rules-13-title = Was offen ist und was nicht
rules-13-text =
    Alle sehen: die Figuren, die oberste Karte der Ablage und nichts darunter, die aufgedeckte Karte, wie viele Karten jedes Blatt und der Stapel haben, wer ausgelegt hat, wie viele Joker das Abheben gebracht hat und wie viele übernommen sind. Die Blätter sind geheim, bis das Spiel aus ist; dann werden die aufgelegt, die gezählt werden (wer nie ausgelegt hat, zeigt seines nicht).

    Wie tief jemand abgehoben hat, wird nicht gesagt. Die Schlusskarte bleibt verdeckt; nach der Partie steht sie in der Aufzeichnung. Computer wissen, was ihr Platz wissen darf, sonst nichts.

rules-14-title = Ein Beispiel
rules-14-text =
    Runde 5. Berti hat in Runde 4 ausgelegt: die Folgen 8♥ 9♥ ★ B♥ als M1 und 3♣ 4♣ 5♣ als M2, zusammen 37 + 12 = 49. Anna hat noch nichts ausgelegt und hat nach dem Ziehen 15 Karten: 4♠ 5♠ 6♠, K♠ K♥ K♦ und neun andere. Die Folge ist 15 wert, der Satz 30: zusammen 45, also 42 oder mehr, und die Folge hat keinen Joker. Anna legt beide als M3 und M4 aus und wirft 7♦ ab.

    Jetzt ist Berti am Zug, zieht eine Karte, legt 7♠ an M3 und K♣ an M4 an, gibt 10♥ für den Joker in M1, nimmt ihn und verwendet ihn gleich in einer neuen Figur.

rules-15-title = Was hier nicht steht und was unklar ist
rules-15-text =
    Žolíky wird vielerorts anders gespielt. Was diese Regeln offenlassen, macht man sich am Tisch aus; die Optionen von oben sind solche Abmachungen, eingestellt, bevor die Partie beginnt, und für alle zu sehen.

    Ist hier etwas unklar, oder tut das Spiel nicht, was geschrieben steht, sag es denen, die diesen Bot betreiben, oder schreib ein Issue im Projekt.

## Dein erstes Spiel

tutorial-1 = Du hast 14 Karten (wer beginnt, 15) und sammelst Figuren: Folgen einer Farbe wie 4♠ 5♠ 6♠ und Sätze eines Werts wie K♠ K♥ K♦. Ein Joker ★ steht für jede Karte, aber in jeder Figur sind Joker weniger als andere Karten.
tutorial-2 = Ein Zug: eine Karte ziehen, dann eine abwerfen. Drei Runden lang ist das alles; in Runde 4 geht die Ablage auf, und das Auslegen auch. In den ersten Runden also sammeln, und weg mit dem, was zu nichts passt.
tutorial-3 = Dein erstes Auslegen muss 42 oder mehr wert sein und eine Folge ohne Joker enthalten. Bei deinem Blatt steht, was du auslegen könntest, mit seinem Wert; oder bau selbst: Karten markieren, Figur bilden, bis es heißt, dass ausgelegt werden kann. In Worten: auslegen 4♠ 5♠ 6♠ + K♥ K♠ ★.
tutorial-4 = Hast du ausgelegt, darfst du an jede Figur auf dem Tisch anlegen (anlegen 2 7♠) und einen Joker für die Karte nehmen, für die er steht (tauschen 1 6♠). Ist alles bis auf eine Karte ausgelegt, mach mit ihr zu: sie kommt verdeckt hin.
tutorial-5 = Wer zumacht, bekommt 10, die anderen verlieren, was sie im Blatt haben, und 100, wenn sie nie ausgelegt haben. Mach alles auf einmal aus der Hand zu, und sie verlieren doppelt. Bei −1000 ist die Partie aus. Viel Glück!
