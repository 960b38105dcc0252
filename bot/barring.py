"""Who may not sit down to a game for the rest of the day (koblarz.md, §17), as the results say."""

from bot.ports import Clock, Seconds, Store
from bot.spans import in_time
from rules import find_game
from rules.kit.extras import bar_of
from rules.kit.scene import Refusal, Text, text


async def barred(store: Store, clock: Clock, person: str, game: str) -> Refusal | None:
    """Why this person may not sit down to this game now; None: he may. Raises ``StoreError``."""
    found = await store.barred(person, game)
    if found is None or found.until <= clock.now():
        return None
    return Refusal(barred_text(game, found.reason, found.until - clock.now()))


def barred_text(game: str, reason: str, left: Seconds) -> Text:
    """Why, and for how long still."""
    rules = find_game(game)
    why = bar_of(rules, reason) if rules is not None else None
    assert why is not None
    return text("refuse-barred", why=why, left=in_time(left))
