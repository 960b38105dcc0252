"""What all games share: contract, scenes, forms, cards, chance, matches, records. Names no game."""
