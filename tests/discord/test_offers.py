"""Options completed while somebody types them, and in time."""

import asyncio
from typing import Any

import discord
import pytest

from adapters.discord.commands import GROUP
from tests.discord.stage import Person, Stage

OPTIONS, SETTINGS = f"{GROUP} options", f"{GROUP} settings"


async def offered(
    one: Person, command: str, focused: str, typed: str = "", /, **others: Any
) -> dict[str, str]:
    choices = await one.member.autocomplete(one.stage.channel, command, focused, typed, **others)
    return {choice["value"]: choice["name"] for choice in choices}


async def test_options_of_a_table_are_offered_by_name_and_then_their_values() -> None:
    async with Stage() as stage:
        ala = stage.person("Ala")
        await ala.says("new", game="koblarz")
        await stage.rest()
        assert (await offered(ala, OPTIONS, "option"))["target"] == "points to reach: 500"
        values = await offered(ala, OPTIONS, "value", "30", option="target")
        assert "300" in values
        await ala.says(OPTIONS, option="target", value="300")
        assert (await offered(ala, OPTIONS, "option", "targ"))["target"] == "points to reach: 300"
        assert await offered(ala, OPTIONS, "value") == {}


async def test_options_of_a_new_table_are_offered_one_behind_the_other() -> None:
    async with Stage() as stage:
        ala = stage.person("Ala")
        first = await offered(ala, "new", "options", "targ", game="koblarz")
        assert list(first) == ["target="]
        second = await offered(ala, "new", "options", "target=300 rated=", game="koblarz")
        assert "target=300 rated=no" in second
        assert await offered(ala, "new", "options", "target=") == {}
        await ala.says("new", game="koblarz", options="target=300 rated=no")
        assert stage.post().standing.lobby is not None


async def test_settings_are_offered_by_name_and_then_their_values() -> None:
    async with Stage() as stage:
        may = discord.Permissions(manage_guild=True, view_channel=True, send_messages=True)
        ala = stage.person("Ala", roles=[stage.guild.create_role("Keeper", permissions=may)])
        eve = stage.person("Eve")
        assert (await offered(ala, SETTINGS, "setting", "tab"))["tables"] == "tables: 3"
        assert "5" in await offered(ala, SETTINGS, "value", setting="tables")
        assert "Europe/Warsaw" in await offered(ala, SETTINGS, "value", "wars", setting="time_zone")
        assert await offered(ala, SETTINGS, "value") == {}
        assert await offered(eve, SETTINGS, "setting") == {}, "only admins set something there"
        mine = await offered(eve, SETTINGS, "setting", mine=True)
        assert mine["quiet"] == "quiet hours: none" and "tables" not in mine
        assert "yes" in await offered(eve, SETTINGS, "value", setting="one_tap", mine=True)
        await eve.says(SETTINGS, setting="one_tap", value="yes", mine=True)
        assert (await stage.service.desk.person_settings(eve.id)).one_tap


async def test_where_the_database_is_slow_nothing_is_offered_but_in_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with Stage() as stage:
        ala = stage.person("Ala")
        await ala.says("new", game="koblarz")

        async def stuck(chat: str) -> None:
            await asyncio.Event().wait()

        monkeypatch.setattr(stage.service.desk._means.store, "chat", stuck)
        for command, option, others in (
            (OPTIONS, "option", {}),
            (OPTIONS, "value", {"option": "target"}),
            ("new", "options", {"game": "koblarz"}),
            ("play", "what", {}),
            (SETTINGS, "setting", {}),
            (OPTIONS, "table", {}),
        ):
            assert await offered(ala, command, option, **others) == {}
