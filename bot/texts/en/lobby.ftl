## The lobby, seats, votes and clocks: what a table says to whoever presses

refuse-lobby-full = Every seat is taken.
refuse-not-seated = You do not sit at this table.
refuse-seated = You sit at { $seat } already.
refuse-seat-taken = { $seat } is taken.
refuse-seat-free = { $seat } is free: nobody sits there.
refuse-seat-not-free = That seat is not free.
refuse-no-free-seat = No seat is free at this table.
refuse-hand-seen = You have seen a hand of this deal: until it ends you may only take { $seat } again.
refuse-kicked = The table has sent you away: you can sit down again when the match { $code } is over.
refuse-level = A computer has a level from { $least } to { $most }.
refuse-luck = Your luck: 1 to { $most } characters, without “|” and control characters.
refuse-too-few =
    { $seated ->
        [one] { $seated } seat is taken
       *[other] { $seated } seats are taken
    }, { $least } are needed.
refuse-held = Some have not confirmed yet: their seats are held for 2 minutes.
refuse-not-ready =
    { $count ->
        [one] { $seat } is not ready yet.
       *[other] { $count } are not ready yet, first { $seat }.
    }
refuse-not-begun = The match has not begun yet.
refuse-not-over = The match is not over yet.
refuse-paused = The table is paused: press { go-resume } first.
refuse-not-paused = The table is not paused.
refuse-pause-had = You have had your pause in this deal.
refuse-kick-oneself = To go yourself, leave the table.
refuse-kick-alone = Whoever is there is removed only by two others together, or by an admin.
refuse-sits-elsewhere = You sit at table { $code } in this chat already.
refuse-no-order = That standing order makes no sense now.
refuse-old-panel = This panel is old: open { go-hand }.
refuse-old-board = Too late: the board has changed since. Look, then press again.
refuse-asked-other = { $seat } is asked now, not you.
refuse-asked-others = { $seats } are asked now, not you.
refuse-foreign-panel = That is somebody else's panel.
refuse-watching = You watch { $code }. No seat is free now.
refuse-watching-free = You watch { $code }. A seat is free: take it.
refuse-watching-after = You watch { $code }. For you a seat is free after this deal.
refuse-tell-many = Too many wait for a seat at this table already.
refuse-done = Done already: { $what }.
done-act = Done: { $what }.
press-again = { $what } Press again to do it.
said-wave = let it roll
done-both = Done: { $first }; { $second }.
done-first = Done: { $done }. But then: { $why }
marked = Marked: { $what }
card-in = { $card } in · { $count }
card-out = { $card } out · { $count }
said-cards = { $what }: { $cards }
said-act = your choice
refuse-marked-enough = { $most } are marked already: take one out first.
refuse-mark = Mark { $least }; { $count } { $count ->
        [one] is
       *[other] are
    } marked.
refuse-in-draft = { $card } is in the draft already.
