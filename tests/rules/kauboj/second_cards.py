"""What the second reading of kauboj.md (second.py) says of cards: guns, figures and points."""

from collections.abc import Sequence

SUITS, RANKS = "SHDC", "AKQJT98765432"
CARDS = [rank + suit for suit in SUITS for rank in RANKS]


def kind_of(cards: Sequence[str]) -> str | None:
    """*Guns*."""
    ranks = "".join(sorted(card[0] for card in cards))
    if len(set(cards)) < len(cards) or (ranks == "45" and cards[0][1] != cards[1][1]):
        return None
    return ranks if ranks in ("22", "38", "357", "45") else None


def in_figures(hand: Sequence[str]) -> set[str]:
    """The cards of complete figures."""
    figures = [{rank + suit for suit in SUITS} for rank in "JQK"]
    figures += [{rank + suit for rank in "AKQJ"} for suit in SUITS]
    figures.append({rank + suit for suit in SUITS for rank in "KA"})
    return {card for figure in figures if figure <= set(hand) for card in figure}


def points(hand: set[str], *, twos_delay: bool, curse_adds: bool) -> int:
    """*Score*, as far as it follows from the cards of the hand."""
    suits = {rank: {card[1] for card in hand if card[0] == rank} for rank in RANKS}
    families = suits["A"] & suits["K"] & suits["Q"] & suits["J"]
    couples = suits["K"] & suits["Q"]
    total = 80 * (len(suits["J"]) == 4) + 100 * (len(suits["Q"]) == 4) + 120 * len(families)
    if len(suits["K"]) == 4:
        total += 200 if len(suits["A"]) == 4 else 150
    if suits["T"] or (twos_delay and len(suits["2"]) >= 2):
        total -= 30
    sixes = len(suits["6"])
    if curse_adds:
        total -= 20 * sixes + 100 * (sixes >= 3)
    else:
        total -= (0, 20, 40, 100, 120)[sixes]
    total -= 50 * len(couples - families)
    return total - (25 * len(suits["Q"] - couples) if len(suits["Q"]) < 4 else 0)
