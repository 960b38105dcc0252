"""Commands told to Discord, only where they are not what it knows."""

from collections.abc import Mapping, Sequence
from typing import Any

import structlog
from discord.app_commands import AppCommandError, CommandTree
from discord.http import Route

from adapters.discord.commands import GROUP
from adapters.discord.errors import FAILURES

log = structlog.get_logger()
_THEIRS = frozenset(
    {
        "id", "application_id", "version", "guild_id", "dm_permission", "default_permission", "nsfw",
        "name_localized", "description_localized",
    }
)  # fmt: skip
"""Fields that Discord adds, or has given up."""
_SETS = ("contexts", "integration_types")


async def register(tree: CommandTree[Any]) -> dict[str, str]:
    """Syncs the commands if they have changed; what is printed for each of them, so that it can be tapped.
    Best effort: keys work without commands."""
    client = tree.client
    try:
        route = Route("GET", "/applications/{application_id}/commands", application_id=client.application_id)
        known = await client.http.request(route, params={"with_localizations": "true"})
        translator = tree.translator
        assert translator is not None
        ours = [await command.get_translated_payload(tree, translator) for command in tree.get_commands()]
        if plain_commands(ours) != plain_commands(known):
            synced = await tree.sync()
            log.info("commands synced", commands=len(synced))
            return printed({command.name: command.id for command in synced}, ours)
        return printed({command["name"]: int(command["id"]) for command in known}, ours)
    except (*FAILURES, AppCommandError) as error:
        log.warning("commands not synced", error=type(error).__name__)
        return {}


def plain_commands(commands: Sequence[Mapping[str, Any]]) -> list[Any]:
    """Commands without what Discord adds and what is left out as well as said, in a fixed order."""
    return sorted((plain(command) for command in commands), key=lambda command: str(command["name"]))


def plain(value: Any) -> Any:
    """
    >>> plain({"id": "1", "name": "a", "required": False, "contexts": [1, 0], "options": [{"name": "b"}]})
    {'name': 'a', 'contexts': [0, 1], 'options': [{'name': 'b'}]}
    """
    if isinstance(value, Mapping):
        found = {
            name: sorted(one) if name in _SETS and one else plain(one)
            for name, one in value.items()
            if name not in _THEIRS
        }
        return {name: one for name, one in found.items() if one not in (None, False, [], {})}
    return [plain(one) for one in value] if isinstance(value, list) else value


def printed(ids: Mapping[str, int], commands: list[dict[str, Any]]) -> dict[str, str]:
    """``</bet:ID>`` for each name, ``</hospoda join:ID>`` for those of the group."""
    found = {name: f"</{name}:{number}>" for name, number in ids.items() if name != GROUP}
    group = next((command for command in commands if command["name"] == GROUP), None)
    if group is not None and GROUP in ids:
        for inner in group.get("options", ()):
            found[inner["name"]] = f"</{GROUP} {inner['name']}:{ids[GROUP]}>"
    return found
