## Lobby, Plätze, Abstimmungen und Uhren: was ein Tisch sagt, wenn jemand drückt

refuse-lobby-full = Alle Plätze sind besetzt.
refuse-not-seated = Du sitzt nicht an diesem Tisch.
refuse-seated = Du sitzt schon auf { $seat }.
refuse-seat-taken = { $seat } ist besetzt.
refuse-seat-free = { $seat } ist frei: dort sitzt niemand.
refuse-seat-not-free = Dieser Platz ist nicht frei.
refuse-no-free-seat = An diesem Tisch ist kein Platz frei.
refuse-hand-seen = Du hast in diesem Spiel schon ein Blatt gesehen: bis es aus ist, kannst du nur wieder { $seat } nehmen.
refuse-kicked = Der Tisch hat dich entfernt: du kannst wieder Platz nehmen, wenn die Partie { $code } aus ist.
refuse-level = Ein Computer hat Stufe { $least } bis { $most }.
refuse-luck = Dein Glück: 1 bis { $most } Zeichen, ohne „|“ und Steuerzeichen.
refuse-too-few =
    { $seated ->
        [one] { $seated } Platz ist besetzt
       *[other] { $seated } Plätze sind besetzt
    }, { $least } braucht es.
refuse-held = Noch haben nicht alle bestätigt: ihre Plätze bleiben 2 Minuten reserviert.
refuse-not-ready =
    { $count ->
        [one] { $seat } ist noch nicht bereit.
       *[other] { $count } sind noch nicht bereit, zuerst { $seat }.
    }
refuse-not-begun = Die Partie hat noch nicht begonnen.
refuse-not-over = Die Partie ist noch nicht aus.
refuse-paused = Am Tisch ist Pause: drück zuerst „{ go-resume }“.
refuse-not-paused = Am Tisch ist keine Pause.
refuse-pause-had = Deine Pause in diesem Spiel hast du schon gehabt.
refuse-kick-oneself = Willst du selbst gehen, verlass den Tisch.
refuse-kick-alone = Wer mitspielt, kann nur von zwei anderen gemeinsam oder von einem Admin entfernt werden.
refuse-sits-elsewhere = Du sitzt in diesem Chat schon an Tisch { $code }.
refuse-no-order = Dieser Dauerauftrag hat jetzt keinen Sinn.
refuse-old-panel = Dieses Panel ist alt: öffne „{ go-hand }“.
refuse-old-board = Zu spät: Die Tischansicht ist schon eine andere. Schau hin und drück noch einmal.
refuse-asked-other = Gefragt ist { $seat }, nicht du.
refuse-asked-others = Gefragt sind { $seats }, nicht du.
refuse-foreign-panel = Dieses Panel gehört jemand anderem.
refuse-watching = Du schaust bei { $code } zu. Gerade ist kein Platz frei.
refuse-watching-free = Du schaust bei { $code } zu. Ein Platz ist frei: nimm ihn.
refuse-watching-after = Du schaust bei { $code } zu. Für dich ist nach diesem Spiel ein Platz frei.
refuse-tell-many = Auf einen Platz an diesem Tisch warten schon zu viele.
refuse-done = Schon geschehen: { $what }.
done-act = Erledigt: { $what }.
press-again = { $what } Drück noch einmal, dann gilt es.
said-wave = würfeln lassen
done-both = Erledigt: { $first }; { $second }.
done-first = Erledigt: { $done }. Aber dann: { $why }
marked = Markiert: { $what }
card-in = { $card } dabei · { $count }
card-out = { $card } weg · { $count }
said-cards = { $what }: { $cards }
said-act = deine Wahl
refuse-marked-enough = { $most } sind schon markiert: nimm zuerst eine heraus.
refuse-mark = Markiere { $least }; markiert { $count ->
        [one] ist
       *[other] sind
    } { $count }.
refuse-in-draft = { $card } ist schon im Entwurf.
