rules-title = Rules of Trojka

rules-1-title = The deal
rules-1-text =
    Each player is dealt three cards (option cards: up to five) from a pack of 24, A K Q J 10 9.

rules-2-title = A round
rules-2-text =
    All lay one card face down, at the same time; then all are shown. The strongest card takes the round, for 10 points. Suits do not matter: of two equal ones none takes it.

tutorial-1 = Choose a card and lay it. Nobody sees it before all have laid. The strongest takes the round.
