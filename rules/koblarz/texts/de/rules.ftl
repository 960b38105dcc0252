# Die Regeln von Koblarz zum Lesen, in unseren eigenen Worten, nach den Regeln des Autors und unseren Entscheidungen.
# Ein Zeilenumbruch ist gewollt; ein Absatz ist eine Zeile und darf überall umbrochen werden.

rules-title = Regeln: Schlesischer Koblarz

rules-1-title = Das Spiel und sein Autor
rules-1-text =
    Der Autor dieses Spiels ist Stanisław Neblik – Fojerman; mit vollem Namen heißt es „Śląski koblarz od Fojermana“. Es spielen drei bis sieben Leute. Immer zwei setzen heimlich Groschen in eine Bank und würfeln um das, was darin liegt. Mit einem Joker kannst du um die Bank von anderen würfeln, mit einem Feuer kannst du eine verbrennen.

    Es ist ein geselliges Spiel und nie eines um Geld. Die Groschen sind Spielsteine und sonst nichts: niemand darf für sie zahlen oder für sie bezahlt werden.

    Dieser Text sagt die Regeln in eigenen Worten. Wo die Regeln des Autors schweigen oder sich auf zwei Arten lesen lassen, musste jemand entscheiden; dort steht „unsere Entscheidung“. Wo der Autor die Wahl denen lässt, die ein Spiel ausrichten, ist sie eine Option des Tisches. Der Wert, bei dem „üblich“ steht, gilt, solange am Tisch nichts anderes eingestellt ist.

rules-2-title = Was auf dem Tisch liegt
rules-2-text =
    Du hast eine Geldbörse mit 10 Groschen, aus der du setzt, und eine Socke, am Anfang leer, in die kommt, was du gewinnst. Aus der Socke wird nie gesetzt; nur die Strafe für einen Joker nimmt Groschen heraus. Dazu hast du zwei Marken: einen Joker mit einer Seite 1 und einer Seite 2, und ein Feuer („Es brennt!“, auf Polnisch „Pali się“).

    In der Mitte liegen so viele Banken, wie Leute spielen, und der Müll. Im Lauf eines Spiels kommt kein Groschen und kein Joker dazu oder abhanden: was du aus der Hand gegeben hast, liegt in einer Bank, in einer Socke oder im Müll. Ein verbrauchtes Feuer ist weg.

    Auf der Tischansicht sind J und F ein Joker und ein Feuer, die noch da sind, F! ist ein gesperrtes Feuer, und +J ist ein gewonnener Joker.

rules-3-title = Startnummern
rules-3-text =
    Jeder Platz hat eine Startnummer. Sie entscheidet, wer an welcher Bank gegen wen spielt, und oft auch, wer zuerst würfelt. Alle würfeln einmal, in der Reihenfolge der Plätze; der höchste Wurf bekommt Nummer 1, der nächste Nummer 2, und so weiter. Wer gleich gewürfelt hat, würfelt untereinander noch einmal, so oft es nötig ist. Die höchste solche Gruppe kommt zuerst, und erst wenn in ihr alle verschieden sind, würfelt die nächste Gruppe neu.

    Option numbers: each-game (üblich): vor jedem Spiel gewürfelt. once: vor dem ersten Spiel gewürfelt und für die ganze Partie behalten. seats: ohne Würfel, die Nummer deines Platzes ist deine Startnummer.

rules-4-title = Banken, Paare und Runden
rules-4-text =
    Jede Bank hat ihr Paar, das ganze Spiel lang dieselben zwei, und jeder Platz spielt an genau zwei Banken. Diese Startnummern bilden die Paare, von Bank 1 an:

    3 Leute: 1–3, 2–3, 1–2.
    4 Leute: 1–3, 2–4, 1–4, 2–3.
    5 Leute: 1–2, 3–4, 1–5, 2–3, 4–5.
    6 Leute: 1–2, 3–4, 5–6, 2–3, 1–6, 4–5.
    7 Leute: 1–2, 3–4, 5–6, 1–7, 2–3, 4–5, 6–7.

    Eine Runde geht der Reihe nach durch die Banken, von Bank 1 bis zur letzten; dann beginnt die nächste Runde. Eine Bank ist tot, sobald nichts in ihr liegt, weder Groschen noch Joker, und die Geldbörsen von beiden ihres Paares leer sind. Tote Banken werden übersprungen.

rules-5-title = Einsätze
rules-5-text =
    Kommt eine Bank an die Reihe, wählen beide des Paares heimlich und gleichzeitig 1, 2 oder 3 Groschen, aber nie mehr, als in der Geldbörse sind. Niemand erfährt eine Wahl, bevor beide da sind, auch nicht das Gegenüber; nur dass eine Wahl da ist, darf man sehen. Ein Einsatz kann nicht zurückgenommen werden. Dann werden beide auf einmal gezeigt, und die Groschen wandern aus den Geldbörsen in die Bank.

    Groschen, die aus früheren Runden in der Bank liegen, spielen dabei keine Rolle: du setzt neu, aus deiner Geldbörse.

    Mit leerer Geldbörse wirst du nicht gefragt. Du spielst mit, ohne einen Groschen dazuzulegen, und zählst als Einsatz von 1 (unsere Entscheidung). Option empty_call: 1 (üblich), 2 oder 3: als so viel zählt eine leere Geldbörse.

    Blockade 3:3: zählen beide als 3, würfelt niemand, und weder Joker noch Feuer können gespielt werden. Die Groschen bleiben in der Bank, und die nächste Bank kommt an die Reihe. Hat dabei niemand einen Groschen gesetzt, also bei zwei leeren Geldbörsen, die je als 3 zählen, gibt es keine Blockade; ein echter Einsatz von 3 gegen eine leere Geldbörse, die als 3 zählt, blockiert (unsere Entscheidung).

rules-6-title = Würfeln
rules-6-text =
    Die Zielzahl ist die Summe der beiden Einsätze, wobei eine leere Geldbörse das ist, als was sie zählt: 2 bis 5, und 6 nur, wenn zwei leere Geldbörsen je als 3 zählen. Groschen aus früheren Runden gehören nicht dazu. Der Autor schreibt von der „Zahl aus dem Bieten“; dass damit die Summe gemeint ist, ist unsere Entscheidung.

    Du würfelst so oft, wie du Groschen gesetzt hast, alles am Stück (mit leerer Geldbörse: so oft, wie du zählst). Wer mehr Groschen gesetzt hat, würfelt zuerst; bei gleichen Einsätzen die niedrigere Startnummer. Dafür hat eine leere Geldbörse 0 gesetzt, egal als was sie zählt. In einem Spiel zu viert würfelt immer die niedrigere Startnummer des Paares zuerst.

    Jeder Wurf ist Pflicht. Wer die Zielzahl würfelt, bekommt die ganze Bank, Groschen und Joker, in die Socke, und diese Bank ist für diese Runde fertig. Geht auch der letzte Wurf daneben, bleibt alles für die nächste Runde in der Bank.

    Option four_players: low-number (üblich): wie gerade gesagt. high-call: auch in einem Spiel zu viert würfelt der höhere Einsatz zuerst. Bei anderer Spielerzahl ändert diese Option nichts.

    Option rolls: in-a-row (üblich): wie gerade gesagt. alternate: die beiden wechseln sich ab, ein Wurf nach dem anderen, und wer mehr Würfe hat, macht allein weiter.

rules-7-title = Der Joker als Angriff
rules-7-text =
    An einer Bank, zu deren Paar du nicht gehörst, darfst du mit deinem Joker um das spielen, was darin liegt. Der Zeitpunkt dafür ist nach dem Zeigen der Einsätze und vor dem ersten Wurf. Du brauchst deinen Joker und mindestens 1 Groschen in der Socke, und in diese Bank darf in dieser Runde noch kein Joker gekommen sein. Du wählst Seite 1 oder Seite 2.

    Der Joker kommt in die Bank. Du würfelst vor dem Paar, mit Seite 1 einmal, mit Seite 2 zweimal, auf dieselbe Zielzahl. Ein Treffer nimmt die ganze Bank, deinen Joker mit ihr, und diese Bank ist für diese Runde fertig.

    Gehen alle deine Würfe daneben, zahlst du eine Strafe in diese Bank: 2 Groschen mit Seite 1, 4 Groschen mit Seite 2. Sie kommt aus deiner Socke. Für jeden Groschen, der dort fehlt, kommen 2 aus deiner Geldbörse. Kann die Geldbörse das nicht zahlen, wird sie geleert, und dein Joker ist unbeglichen: dein Feuer bleibt gesperrt, bis das Spiel aus ist, und wird dich Punkte kosten.

    Die Strafe wird von selbst eingezogen, zu wählen gibt es nichts (unsere Entscheidung). Ein unbeglichener Joker sperrt dein Feuer und tut sonst nichts: du spielst weiter wie alle mit leerer Geldbörse (unsere Entscheidung).

    Dann würfelt das Paar um die Bank, samt der Strafe. Zielzahl und Reihenfolge der Würfe bleiben, wie sie waren (unsere Entscheidung).

rules-8-title = Den Joker wegwerfen
rules-8-text =
    Hat das Paar einmal gewürfelt, kann ein Joker in dieser Runde an dieser Bank nicht mehr angreifen, aber du kannst ihn ohne jedes Risiko loswerden: er kommt in die Bank, und du würfelst nicht um sie. Der Zeitpunkt dafür ist nach dem ersten Wurf des Paares, solange an dieser Bank noch ein Wurf kommt; ein gefallener Wurf bleibt, wie er ist. Wer noch einen Joker hat, darf das tun, auch das Paar selbst. Jede Bank nimmt in einer Runde einen Joker, Angriff oder nicht.

    Gehörst du zum Paar und wirfst deinen Joker weg, würfelst du an dieser Bank in dieser Runde nicht mehr: die Würfe, die du noch hattest, verfallen. Bleibt damit gar kein Wurf übrig, ist die Bank für diese Runde fertig, und alles bleibt in ihr.

    Option throw_needs_sock: nein (üblich): es braucht keinen Groschen, denn wer wegwirft, spielt nicht um die Bank. ja: auch hier brauchst du einen Groschen in der Socke.

rules-9-title = Es brennt!
rules-9-text =
    Das Feuer verbrennt die Bank, die an der Reihe ist: alles, was darin liegt, kommt in den Müll, Groschen und Joker, und zählt für niemanden. Die Bank ist für diese Runde fertig, und dein Feuer ist verbraucht. Es brennt nur, was jetzt dort liegt; in der nächsten Runde setzt das Paar wieder an dieser Bank.

    „Es brennt!“ dürfen alle sagen, auch jemand vom Paar und wer mit dem Joker angreift, und eine leere Geldbörse hindert nicht. Aber dein eigener Joker muss deine Geldbörse verlassen haben und darf nicht unbeglichen sein. Der Zeitpunkt dafür ist nach dem Zeigen der Einsätze, solange an dieser Bank noch ein Wurf kommt: nie bei einer Blockade, nie nach dem letzten Wurf.

    Ein Feuer vor dem letzten Fehlwurf eines Angriffs, egal von wem, beendet den Angriff ohne Strafe (unsere Entscheidung).

    Joker und Feuer wirken nur nach vorn: sie kommen vor dem nächsten Wurf und ändern nichts am letzten. Damit du etwas sagen kannst, wartet ein Wurf, auf den noch jemand antworten darf, einen Moment, oder bis alle, die dürfen, würfeln lassen.

rules-10-title = Leere Geldbörsen, und wie ein Spiel endet
rules-10-text =
    Mit leerer Geldbörse spielst du an jeder deiner Banken weiter, ohne Groschen dazuzulegen, solange in ihr etwas liegt oder dein Gegenüber noch Groschen hat. Ist nichts in der Bank und nichts in beiden Geldbörsen, ist diese Bank für euch beide tot; deine andere Bank kann noch am Leben sein.

    Mit leerer Geldbörse und zwei toten Banken bist du fertig und schaust nur zu. Joker und Feuer kannst du nicht mehr spielen, und die, die du noch hast, kosten dich Punkte. Das wird in jedem Augenblick beurteilt, auch mitten an einer Bank.

    Option finished_players: watch (üblich): wie gerade gesagt. interrupt: wer fertig ist, darf Joker und Feuer noch spielen.

    Das Spiel endet, wenn jede Bank tot ist, also alle Geldbörsen und alle Banken leer sind. Joker und Feuer können dabei übrig bleiben.

rules-11-title = Punkte und die Partie
rules-11-text =
    Jeder Groschen in deiner Socke: 10 Punkte. Jeder Joker in deiner Socke: 20. Ein Joker, der dir übrig bleibt: −20. Ein Feuer, das dir übrig bleibt: −20. Was im Müll liegt, zählt für niemanden.

    Eine Partie hat so viele Spiele, wie es braucht, und ihre Punkte werden zusammengezählt. Hat nach einem Spiel jemand die Punkte zum Sieg, ist die Partie aus, und der höchste Stand gewinnt; haben ihn mehrere, teilen sie sich den Sieg.

    Option target: die Punkte zum Sieg, 500 (üblich) oder 100 bis 2000; oder keine, wenn ihr nur auf Zeit spielt.

    Option time_limit_minutes: keine (üblich), oder 10 bis 240, zum Beispiel 60 oder 120. Das erste Spiel, das nach dieser Zeit endet, ist das letzte, und wieder gewinnt der höchste Stand oder wird geteilt. Trifft mehreres zusammen, geht das schlesische Remis vor die Punkte, und die Punkte gehen vor die Zeit.

rules-12-title = Das schlesische Remis
rules-12-text =
    Ein schlesisches Remis ist es, wenn bei Spielende alle in all dem gleich sind: Groschen in der Socke, Joker in der Socke, und Joker, die übrig sind. Auch nichts für alle ist gleich; Feuer, die übrig sind, spielen keine Rolle.

    Dann gewinnt niemand. Es ist eine Niederlage für alle, die Partie ist sofort aus, und die Punkte dieses Spiels zählen nicht dazu. Wer dabei mitgespielt hat, darf sich bei diesem Bot bis Mitternacht (nach der Uhr dieses Chats) nirgends mehr zu Koblarz setzen und ist in einem Turnier ausgeschieden.

    Option silesian_draw: ja (üblich). nein: so ein Spiel zählt wie jedes andere.

rules-13-title = Ein Beispiel
rules-13-text =
    Zu fünft: Anna hat Startnummer 1, Berti 2, Christl 3, Dani 4, Edi 5. Es ist Runde 2, und Bank 2 mit dem Paar 3–4 kommt an die Reihe, Christl und Dani. Aus Runde 1 liegen dort 3 Groschen.

    Christl wählt 1 und Dani 2. Beides wird gezeigt; jetzt liegen in der Bank 6. Die Zielzahl ist 1 + 2 = 3. Dani hat mehr gesetzt, also ist die Reihenfolge Dani, Dani, Christl.

    Anna hat einen Joker und 3 Groschen in der Socke und sagt: Joker, Seite 2. Der Joker kommt in die Bank. Anna würfelt zweimal auf einen Dreier: 5 und 1. Zweimal daneben kostet 4 Groschen. Die Socke zahlt 3; der Groschen, der fehlt, kostet 2 aus der Geldbörse. In der Bank liegen jetzt 6 + 5 = 11 Groschen und ein Joker.

    Dani würfelt 4: daneben. Berti würde gern einen Joker wegwerfen, aber diese Bank hat in dieser Runde schon ihren Joker. Edi hat den eigenen Joker schon früher hergegeben und könnte jetzt, vor Danis nächstem Wurf, „Es brennt!“ sagen, lässt es aber.

    Dani würfelt 3: Treffer. 11 Groschen und der Joker kommen in Danis Socke, 110 + 20 Punkte wert. Für ein Feuer ist es zu spät, und Christl würfelt nicht mehr. Hätten Dani und Christl nicht getroffen, wäre alles für Runde 3 geblieben.

rules-14-title = Was hier nicht steht und was unklar ist
rules-14-text =
    Was diese Regeln offenlassen, entscheiden die, die ein Spiel ausrichten, oder man macht es sich am Tisch aus. Die Optionen von oben sind solche Abmachungen: sie werden eingestellt, bevor die Partie beginnt, und alle am Tisch können sie sehen.

    Ist hier etwas unklar, oder tut das Spiel nicht, was geschrieben steht, sag es denen, die diesen Bot betreiben, oder schreib ein Issue im Projekt. Auch der Autor bittet darum, Unklares zu melden, damit es richtiggestellt werden kann.

## Dein erstes Spiel

tutorial-1 = In deiner Geldbörse sind 10 Groschen, deine Socke ist leer. Groschen wandern aus den Geldbörsen in Banken, und was du gewinnst, kommt in deine Socke. Nur die Socke bringt Punkte. Du spielst an zwei der Banken, dort immer gegen dasselbe Gegenüber.
tutorial-2 = Kommt eine deiner Banken dran, setz 1, 2 oder 3 Groschen. Niemand sieht deine Wahl, bevor beide da sind. Vorsicht: 3 und 3 blockieren die Bank; niemand würfelt, und die Groschen bleiben für die nächste Runde.
tutorial-3 = Die beiden Einsätze zusammen sind die Zielzahl: 1 + 2 ist 3. Du würfelst einmal für jeden Groschen, den du gesetzt hast; wer mehr gesetzt hat, beginnt (zu viert die niedrigere Startnummer). Ein Treffer nimmt die ganze Bank. Geht alles daneben, wartet sie auf die nächste Runde.
tutorial-4 = An anderen Banken darfst du vor dem ersten Wurf deinen Joker spielen, wenn du einen Groschen in der Socke hast. Seite 1 gibt einen Wurf, Seite 2 zwei; daneben kostet 2 oder 4 Groschen. Nach dem ersten Wurf des Paares kannst du ihn auch ohne Risiko wegwerfen. Ein Joker, den du behältst, kostet 20 Punkte.
tutorial-5 = Ist dein Joker weg, darfst du „Es brennt!“ sagen, einmal im Spiel und vor einem Wurf: die Bank verbrennt für alle. Ein Feuer, das du behältst, kostet 20 Punkte. Am Ende ist ein Groschen in der Socke 10 Punkte wert, ein gewonnener Joker 20. Und geht es für alle völlig gleich aus, haben alle verloren: das schlesische Remis.
