"""What is kept of a person, for himself, as JSON text."""

import json
from dataclasses import asdict
from typing import Any

from bot.leaderboard.ports import Played
from bot.ports import Store

_AT_ONCE = 200


async def data_of(store: Store, person: str) -> str:
    """Everything but other people's names. Raises ``StoreError``."""
    body, chat = await store.person(person), await store.chat(person)
    linked, player = await store.linked(person), await store.player_of(person)
    matches: list[dict[str, Any]] = []
    ratings: dict[str, Any] = {}
    if player is not None:
        while page := await store.history_of(player.player, len(matches), _AT_ONCE):
            matches += [_match(played) for played in page]
        for game in await store.games_of(player.player):
            career = asdict(await store.career(player.player, game))
            ratings[game] = {key: value for key, value in career.items() if key not in ("game", "partners")}
    values = {
        "person": person,
        "name": player.name if player is not None else None,
        "settings": json.loads(body) if body is not None else {},
        "private_chat": json.loads(chat) if chat is not None else {},
        "linked": [account.person for account in linked if account.person != person],
        "sits_at": [asdict(line) for line in await store.tables_of(person)],
        "by_game": ratings,
        "matches": matches,
    }
    return json.dumps(values, ensure_ascii=False, indent=2)


def _match(played: Played) -> dict[str, Any]:
    """A match without who else was there. ``table``: its record has all plays."""
    return {
        "table": played.table,
        "game": played.game,
        "chat": played.chat,
        "ended": played.ended,
        "reason": played.reason,
        "deals": played.deals,
        "unrated": played.unrated,
        "own": asdict(played.own) if played.own is not None else None,
    }
