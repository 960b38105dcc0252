"""Who may not sit down to a game for the rest of the day (koblarz.md, §17), as the results say."""

from collections.abc import Awaitable, Callable
from typing import TypeAlias

from bot.leaderboard.ports import PlayerId
from bot.ports import Clock, Store
from bot.row import Row
from bot.spans import in_time
from rules import find_game
from rules.kit.extras import Bars, bar_of
from rules.kit.scene import Named, Refusal, Text, text

Barred: TypeAlias = Callable[[str, str], Awaitable[Refusal | None]]
"""Why a person may not sit down to a game now."""


async def barred(store: Store, clock: Clock, person: str, game: str) -> Refusal | None:
    """Why this person may not sit down to this game now; None: he may. Raises ``StoreError``."""
    if not isinstance(find_game(game), Bars):
        return None
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


async def barred_at(barred: Barred, row: Row) -> Refusal | None:
    """Why a lobby cannot begin: somebody sat down before he was barred. Raises ``StoreError``."""
    lobby = row.affairs.lobby
    for person in lobby.people if lobby is not None else ():
        refusal = await barred(person, row.fixed.game)
        if refusal is not None and lobby is not None:
            seat = lobby.seat_of(person)
            assert seat is not None
            return Refusal(text("refuse-barred-at", seat=Named(seat), why=refusal.reason))
    return None
