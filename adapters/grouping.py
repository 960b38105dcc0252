"""``hospoda group``: the part of the composition root that puts a group chat into the terminal."""

from pathlib import Path

from adapters.cli.words import fail, say
from adapters.group.run import Plan, group
from adapters.group.session import person_of
from adapters.terminal.keyboard import Keyboard
from bot.clock import SystemClock
from bot.computers import ComputerPool
from bot.memory import collect_rarely
from storage.store import open_store


def planned(
    first: str | None, admin: str | None, language: str, *, chosen: bool, fast: bool, records: Path
) -> Plan:
    """The command line's values, checked. Raises ``Answer``."""
    speaker = person_of(say("name-of-first") if first is None else first)
    if speaker is None:
        fail("group-name", name="--as")
    chief = speaker if admin is None else person_of(admin)
    if chief is None:
        fail("group-name", name="--admin")
    return Plan(speaker, chief, language, fast, records, chosen)


async def run(database: Path, plan: Plan) -> None:
    """Until somebody quits. Raises ``StoreError``."""
    collect_rarely()
    computers = ComputerPool()
    try:
        async with open_store(database) as store:
            await group(store, computers, SystemClock(), plan, Keyboard())
    finally:
        computers.close()
