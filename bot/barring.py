"""Who may not sit down to a game for the rest of the day (koblarz.md, §17), as the results say."""

from bot.leaderboard.ports import PlayerId
from bot.ports import Clock, Store
from bot.spans import in_time
from rules import find_game
from rules.kit.extras import bar_of
from rules.kit.scene import Refusal, Text, text


async def barred(store: Store, clock: Clock, person: str, game: str) -> Refusal | None:
    """Why this person may not sit down to this game now; None: he may. Raises ``StoreError``."""
    player = await store.player_of(person)
    if player is None:
        return None
    bar = await bar_now(store, clock, player.player, game)
    return None if bar is None else Refusal(bar)


async def bar_now(store: Store, clock: Clock, player: PlayerId, game: str) -> Text | None:
    """Why this player may not sit down to this game now, and for how long still. Raises ``StoreError``."""
    bar, rules = await store.barred(player, game), find_game(game)
    if bar is None or rules is None or bar.until <= clock.now():
        return None
    why = bar_of(rules, bar.reason)
    return None if why is None else text("refuse-barred", why=why, left=in_time(bar.until - clock.now()))
