# Die Regeln von Kauboj zum Lesen, in unseren eigenen Worten, nach dem Quelltext und unseren Entscheidungen.
# Ein Zeilenumbruch ist gewollt; ein Absatz ist eine Zeile und darf überall umbrochen werden.

rules-title = Regeln: Wyoming-Cowboy

rules-1-title = Das Spiel
rules-1-text =
    Wyoming-Cowboy (auf Serbisch „Vajoming Kauboj“) ist ein Kartenspiel für drei oder vier Leute, am besten zu viert. Du ziehst Revolver, schießt auf die Könige der anderen, wirst Pech los und sammelst Figuren. Jedes Blatt ist geheim; was auf dem Tisch liegt, ist offen.

    Dieser Text sagt die Regeln in eigenen Worten. Wo die Quelle schweigt oder zweierlei sagt, musste jemand entscheiden; dort steht „unsere Entscheidung“. Einige dieser Entscheidungen sind Optionen des Tisches. Der Wert, bei dem „üblich“ steht, gilt, solange am Tisch nichts anderes eingestellt ist.

rules-2-title = Die Karten und was sie sind
rules-2-text =
    Ein Paket mit 52 Karten. Ein König ist ein Cowboy, eine Dame ein Mädchen, ein Bube ein Kind, ein Sechser ist Pech, und ein Ass ist ein Sheriffstern. Die vier Asse werden am Anfang zur Seite gelegt; die anderen 48 Karten werden gemischt.

    Links von dir sitzt, wer nach dir kommt, und gespielt wird nach links. In der Mitte liegen drei Stapel: der Stapel, verdeckt; der Ablagestapel, hier kurz Ablage; und der Schussstapel. Bei den letzten zwei sieht man nur die oberste Karte.

rules-3-title = Geben und erstes Weitergeben
rules-3-text =
    Jeder Platz bekommt 7 Karten, einzeln, vom Platz links vom Geber an reihum (unsere Entscheidung); der Rest ist der Stapel. Ablage und Schussstapel sind am Anfang leer.

    Dann sagt der Geber, wohin drei Karten gehen: links, rechts, oder zu viert gegenüber. Alle suchen gleichzeitig drei Karten aus dem eigenen Blatt aus, ohne zu sehen, was kommt; dann wandern alle Karten auf einmal.

    Es beginnt, wer links vom Geber sitzt. Im 1. Spiel gibt der letzte Platz; nach jedem Spiel gibt der rechte Nachbar des Gebers, sodass der alte Geber das nächste Spiel beginnt.

rules-4-title = Dein Zug
rules-4-text =
    Du darfst eine Aktion machen, oder keine; dann wirfst du eine Karte ab und ziehst eine. Die Aktionen sind: eine Ehe zeigen, mit einem Neuner tauschen, einen Revolver ziehen, einen Revolver ablegen, schießen, einen Zehner auslegen, einen Fünfer abwerfen. Ein Zehner und ein Fünfer beenden deinen Zug sofort, ohne das Abwerfen und Ziehen; beide sind die Aktion dieses Zuges, also kommt keiner von ihnen nach einer anderen.

    Abwerfen und ziehen: beim Stapel wirfst du zuerst ab und ziehst dann die oberste Karte. Von der Ablage nimmst du zuerst die oberste Karte und wirfst dann ab; du darfst sogar die Karte abwerfen, die du gerade genommen hast. Eine Karte, die deine eigene Aktion in diesem Zug dorthin gebracht hat, darfst du nicht nehmen (unsere Entscheidung). Vom Schussstapel wird nie gezogen.

    Darf nichts in deinem Blatt abgeworfen werden, wirfst du nichts ab und ziehst trotzdem; das wird beurteilt, bevor du eine Karte nimmst, und bei der Ablage behältst du, was du nimmst.

rules-5-title = Die Aktionen
rules-5-text =
    Ehe: du zeigst König und Dame einer Farbe aus deinem Blatt, für 25 Punkte, die mit der Abrechnung des Spiels gezählt werden (unsere Entscheidung). Jede Farbe kann in einem Spiel nur einmal gezeigt werden, egal von wem, und du kannst in einem Zug eine zeigen (unsere Entscheidung). Die beiden bleiben in deinem Blatt. Trenn sie später: bleiben sie beisammen, kosten sie dich Punkte.

    Neuner: du wirfst einen Neuner ab und sagst links, rechts, oder zu viert gegenüber. Alle, auch du, geben gleichzeitig zwei Karten dorthin weiter; wer weniger als zwei weitergeben kann, gibt diese, oder keine. Dann wirfst du ab und ziehst wie üblich, hast am Ende also eine Karte weniger.

    Revolver ziehen: du legst die Karten eines Revolvers (Kapitel 8) offen vor dich. Dafür wird nichts gezogen, und in diesem Zug kannst du nicht schießen. Du darfst beliebig viele gezogene Revolver haben.

    Revolver ablegen: du wirfst einen deiner gezogenen Revolver ab; seine Karten kommen auf die Ablage, und du ziehst ebenso viele vom Stapel, eine nach der anderen. Das geht nur, wenn du am Zug bist (unsere Entscheidung).

    Schießen: mit jedem deiner gezogenen Revolver einmal im Zug, ein Schuss nach dem anderen, jeder auf wen du willst (Kapitel 9).

    Zehner auslegen: du legst einen Zehner offen vor dich und ziehst eine Karte vom Stapel, nicht von der Ablage (unsere Entscheidung). Dein Zug ist aus.

    Fünfer abwerfen: du ziehst dafür zwei Karten, beide vom Stapel, oder eine vom Stapel und die Karte, die vor dem Fünfer oben auf der Ablage lag. Dein Zug ist aus.

    Ein Neuner, ein Zehner oder ein Fünfer darf auch ganz gewöhnlich abgeworfen werden, für eine Karte (unsere Entscheidung).

rules-6-title = Sechser
rules-6-text =
    Ein Sechser darf nur abgeworfen werden, wenn jede andere Karte in deinem Blatt, die kein Sechser ist, zu einer vollständigen Figur gehört: Waisenhaus, Harem, Familie, Bande oder Aufgebot (Kapitel 13). Gezogene Revolver liegen auf dem Tisch und sind dafür egal (unsere Entscheidung). Ein Sechser darf auch gehen, wenn keine andere Karte in deinem Blatt gehen darf (unsere Entscheidung). Nimmst du von der Ablage, zählt die genommene Karte dabei zu deinem Blatt.

    Los wirst du Sechser also durch Weitergeben, oder indem du jemandem, der mit einer 22 auf dich schießt, einen gibst.

rules-7-title = Geschützte Cowboys
rules-7-text =
    Ein König mit seinem Ass ist ein geschützter Cowboy. Die beiden sind eine Einheit: keine der zwei Karten kann abgeworfen oder weitergegeben werden (unsere Entscheidung). Beide zählen als Karten deines Blatts, und der König darf in einer Ehe gezeigt werden. Wie ein König zu seinem Stern kommt, steht in Kapitel 10.

rules-8-title = Revolver
rules-8-text =
    22: zwei Zweier. Sie trifft ungeschützte Könige.
    Colt 38: ein Dreier und ein Achter, Farben egal. Er trifft ungeschützte Könige.
    Magnum 357: ein Dreier, ein Fünfer und ein Siebener, Farben egal. Sie trifft ungeschützte Könige. Sind alle drei von einer Farbe, kann man damit auch schneller ziehen.
    Colt 45: ein Vierer und ein Fünfer einer Farbe. Er trifft geschützte und ungeschützte Könige.

    Gezogene Revolver liegen auf dem Tisch. Sie werden nicht weitergegeben und zählen in der Abrechnung nichts, und vom Tisch kommen sie nur, wenn sie abgelegt werden oder wenn jemand schneller zieht.

rules-9-title = Ein Schuss
rules-9-text =
    Du nennst einen deiner Revolver und jemand anderen mit mindestens einem gezogenen Revolver und fragst: „Darf ich dich erschießen?“ Das ist der Schuss dieses Revolvers, wie auch immer die Antwort lautet; deine anderen Revolver dürfen noch schießen. Das Ziel antwortet immer, auch wenn es nichts zu wählen gibt, damit die Zeit dafür nichts verrät.

    Option any_target: nein (üblich): wie gerade gesagt. ja: man darf auch auf jemanden ohne gezogenen Revolver schießen.

    Ein Schuss braucht eine Karte zum Aufdecken. Ist der Stapel leer und nichts da, um einen neuen zu machen, kann überhaupt niemand schießen.

rules-10-title = Die Antwort
rules-10-text =
    Ein Sechser: nur gegen eine 22. Das Ziel gibt einen Sechser seiner Wahl dem, der schießt (unsere Entscheidung), und der Schuss ist vorbei. Gezwungen ist dazu niemand (unsere Entscheidung).

    Schneller gezogen: das Ziel legt einen Dreier, einen Fünfer und einen Siebener einer Farbe aus dem Blatt als gezogenen Revolver und nimmt den Revolver, mit dem geschossen wurde; auch dieser liegt dann gezogen da. Der Schuss ist vorbei. Die anderen Revolver des Schützen dürfen noch schießen; der genommene hat in diesem Zug schon geschossen.

    Nicht wehren: die Antwort ist die Wahrheit. „Nein“, wenn das Ziel keinen König hat, der zählt; geschützte Könige zählen nur gegen eine 45. Das ist daneben, und es wird keine Karte aufgedeckt. Sonst ist es „Ja“, und die oberste Karte des Stapels kommt auf den Schussstapel. Ihre Farbe entscheidet:

    Zuerst eine 45 gegen geschützte Könige: hat einer davon diese Farbe, ist er getroffen. König und Ass kommen ins Blatt des Schützen und bleiben geschützt. Das Ziel darf sofort bis zu zwei Karten ziehen, jede vom Stapel oder von der Ablage.

    Dann die ungeschützten Könige (nach einer 45, die gerade einen geschützten König verfehlt hat, ist das ein Querschläger). Hat einer davon diese Farbe, ist es daneben, und dieser König nimmt seinen Stern: das Ass seiner Farbe kommt von der Seite ins Blatt des Ziels, und er ist geschützt. Bei mehreren Königen rettet jeder König dieser Farbe alle (unsere Entscheidung). Hat keiner sie, ist ein König getroffen; welcher, sagt das Ziel, wenn es mehrere sind. Er kommt ungeschützt ins Blatt des Schützen, und das Ziel darf sofort eine Karte vom Stapel ziehen.

    Eine 45 nur gegen geschützte Könige, und die Farben sind verschieden: daneben.

    Was gezogen werden darf, wird sofort gezogen oder nie. Ein Stern muss genommen werden. Option badge: forced (üblich): wie gerade gesagt. optional: das Ziel darf ihn liegen lassen.

rules-11-title = Wenn der Stapel leer ist
rules-11-text =
    Braucht es eine Karte und ist der Stapel leer, werden die Ablage ohne ihre oberste Karte und der ganze Schussstapel zu einem neuen Stapel gemischt. Gibt es nichts zu mischen, kannst du trotzdem den Stapel wählen, ziehst aber nichts.

    Hat in so vielen Zügen hintereinander, wie Leute spielen, niemand eine Karte vom Stapel oder von der Ablage genommen, ist das Spiel aus, und niemand hat Schluss gemacht; eine für einen Schuss aufgedeckte Karte zählt nicht als gezogen. Ebenso am Ende des 400. Zuges (unsere Entscheidungen).

rules-12-title = Wie ein Spiel endet
rules-12-text =
    Es endet sofort, ohne dass noch gezogen wird, auf eine von zwei Arten.

    Alle vier Zehner liegen offen, und jemand hat eine gezogene 22. Schluss macht, wer den letzten Zehner ausgelegt oder die 22 gezogen hat.

    Der vierte Stern wird genommen. Schluss macht, wer diesen Schuss abgegeben hat.

rules-13-title = Die Abrechnung
rules-13-text =
    Alle Blätter werden aufgelegt, und die Karten darin zählen; eine Figur zählt, egal zu welcher anderen ihre Karten noch gehören.

    Wer Schluss macht, bekommt 30. Jeder Zehner, den du ausgelegt hast: 10. Jede Ehe, die du gezeigt hast: 25.
    Waisenhaus, vier Buben: 80. Harem, vier Damen: 100. Familie, Ass, König, Dame und Bube einer Farbe: je 120. Bande, vier Könige: 150. Aufgebot, vier Könige und vier Asse: 200, an Stelle der Bande (unsere Entscheidung).

    Verzögerung: −30, einmal, wenn du einen oder mehrere Zehner im Blatt hast, wie auch immer das Spiel geendet hat. Auch für zwei oder mehr Zweier in deinem Blatt, wenn alle vier Zehner offen liegen und das Spiel nicht durch die Zehner und eine 22 geendet hat (unsere Entscheidung).
    Jeder Sechser: −20. Aber drei Sechser kosten zusammen 100 und vier 120: der Fluch (unsere Entscheidung). Option curse_adds: nein (üblich): wie gerade gesagt. ja: der Fluch von 100 kommt zu je 20 dazu, 160 und 180.
    Jede wilde Ehe, König und Dame einer Farbe in deinem Blatt, vorher gezeigt oder nicht: −50, außer sie gehört zu einer Familie (unsere Entscheidung).
    Jede Dame, die zu keiner wilden Ehe, keinem Harem und keiner Familie gehört: −25 (unsere Entscheidung).

    Ein König allein zählt nichts: die Quelle sagt an einer Stelle, dass er zählt, nennt aber keinen Wert (unsere Entscheidung).

rules-14-title = Die Partie
rules-14-text =
    Gespielt wird, bis jemand die Punkte zum Sieg hat; nachgeschaut wird nach jedem Spiel (unsere Entscheidung). Haben sie mehrere, gewinnt der höchste Stand; sind die höchsten gleich, wird noch ein Spiel gespielt.

    Option target: die Punkte zum Sieg, 500 (üblich) oder 100 bis 1000.
    Option max_deals: 100 (üblich) oder 1 bis 1000. Nach so vielen Spielen gewinnt der höchste Stand, und wer gleich steht, teilt sich den Sieg; eine Partie mit lauter schlechten Schüssen würde sonst nie enden (unsere Entscheidung).

rules-15-title = Ein Beispiel
rules-15-text =
    Anna hat einen gezogenen Colt 45, Berti eine gezogene 22. Anna ist am Zug. In Bertis Blatt sind K♠ mit A♠, geschützt, und K♥.

    Anna schießt auf Berti: „Darf ich dich erschießen?“ Ein Sechser hülfe nur gegen eine 22. Berti wehrt sich nicht und sagt Ja. Die oberste Karte des Stapels wird aufgedeckt: 9♦. Eine 45 schaut zuerst auf den geschützten König: die Farben sind verschieden. Querschläger: jetzt zählt K♥. Auch er ist kein Karo, also ist er getroffen. Berti hat nur einen ungeschützten König und nichts zu wählen: K♥ kommt in Annas Blatt. Berti darf eine Karte vom Stapel ziehen und tut es.

    Wäre die Karte ein Herz gewesen, hätte Berti für K♥ das A♥ genommen: daneben, und auf der Seite läge ein Stern weniger. Wäre sie ein Pik gewesen, gehörten Pik-König und Pik-Ass Anna, weiter als Einheit, und Berti hätte zwei Karten ziehen dürfen.

    Anna hat keinen anderen Revolver und wirft D♥ ab, obwohl gerade ein K♥ gekommen ist: die Ehe hätte gezeigt 25 gebracht, aber die Aktion dieses Zuges war der Schuss. Dann zieht Anna vom Stapel, und Berti ist am Zug.

rules-16-title = Was die anderen sehen
rules-16-text =
    Alle sehen, wie viele Karten du hast, deine gezogenen Revolver und Zehner, die Asse auf der Seite, wer welchen geschützten Cowboy hat, welcher König wem abgenommen wurde, die oberste Karte der beiden offenen Stapel, wie groß der Stapel ist, und die gezeigten Ehen. Wird der Stapel neu gemacht, wird das gesagt.

    Dein Blatt siehst nur du. Weitergegebene Karten kennt, wer sie gibt und wer sie bekommt; die Farbe eines übergebenen Sechsers kennen diese beiden. Dass ein Ziel zwischen Königen gewählt hat, erfährt niemand: vom Schuss bis zur letzten dafür gezogenen Karte sieht der Tisch nur, dass dieser Platz antwortet.

rules-17-title = Was unklar ist
rules-17-text =
    Ist hier etwas unklar, oder tut das Spiel nicht, was geschrieben steht, sag es denen, die diesen Bot betreiben, oder schreib ein Issue im Projekt.

## Dein erstes Spiel

tutorial-1 = Du hast 7 Karten und gibst zuerst 3 weiter. Gib Sechser her (je −20, und abwerfen kannst du sie kaum) und Damen ohne ihren König (je −25). Behalte Zehner, Karten, die zusammen einen Revolver ergeben, und Buben oder Könige, wenn du mehrere hast.
tutorial-2 = Dein Zug: eine Aktion, wenn du willst, dann eine Karte abwerfen und eine ziehen. Beim Stapel wirfst du zuerst ab; von der Ablage nimmst du zuerst. Leg deine Zehner früh aus: je 10 Punkte und eine neue Karte, aber ein Zehner, der im Blatt bleibt, kostet 30.
tutorial-3 = König und Dame einer Farbe: zeig sie, das bringt 25. Dann trenn sie, indem du eine abwirfst: sind sie am Ende noch beisammen, kosten sie 50. Mit einem Neuner geben alle zwei Karten weiter: so wirst du Sechser los.
tutorial-4 = Revolver: 2 2, 3 8, 3 5 7, oder 4 5 einer Farbe. Zieh einen in einem Zug, schieß in einem späteren auf jemanden, der auch einen hat. Eine Karte wird aufgedeckt: hat sie die Farbe des Königs, ist er gerettet und bekommt einen Stern; wenn nicht, gehört der König dir. Geschützte Könige trifft nur eine 45.
tutorial-5 = Das Spiel endet, wenn alle Zehner offen liegen und eine 22 gezogen ist, oder wenn der vierte Stern genommen wird; wer das tut, bekommt 30. Vier Buben, Damen oder Könige sind 80, 100 und 150 wert, eine Familie einer Farbe 120. Wer zuerst 500 hat, gewinnt.
