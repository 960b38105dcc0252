"""What goes wrong on Discord, and what people are told of it (product.md, *Messages* and *Promises*)."""

from typing import Any

import discord
import pytest
from simcord.backend import serializers

from adapters.discord.components import MORE
from adapters.discord.places import channel
from adapters.discord.updates import ANSWERED_WITHIN
from tests.discord.playing import seated
from tests.discord.stage import Stage, labels, said


async def lobby(stage: Stage) -> Any:
    ala = stage.person("Ala")
    await ala.says("new", game="koblarz")
    await stage.rest()
    return ala


async def test_a_deleted_board_is_posted_anew() -> None:
    async with Stage() as stage:
        await lobby(stage)
        old = stage.board()
        stage.env.backend.delete_message(stage.channel.id, old.id)
        await stage.person("Bolek").says("hospoda join")
        await stage.rest(3)
        assert stage.board().id != old.id and "Bolek" in stage.board().content


async def test_a_board_that_was_deleted_is_there_again_for_whoever_looks_for_the_table() -> None:
    async with Stage() as stage:
        ala = await lobby(stage)
        old = stage.board()
        stage.env.backend.delete_message(stage.channel.id, old.id)
        await ala.says("table")
        await stage.rest(3)
        assert stage.board().id != old.id and stage.board().content == old.content


async def test_a_board_outlives_the_token_of_the_interaction_that_made_it() -> None:
    async with Stage() as stage:
        await lobby(stage)
        old = stage.board().id
        await stage.rest(3600)
        await stage.env.advance_time(3600)
        await stage.person("Bolek").presses("Join")
        await stage.rest(3)
        assert stage.board().id == old and "Bolek" in stage.board().content


async def test_a_component_that_nobody_here_wrote_is_answered() -> None:
    async with Stage() as stage:
        ala = await lobby(stage)
        board = stage.board()
        raw = stage.env.backend.get_message(stage.channel.id, board.id)
        raw.components[0]["components"][0]["custom_id"] = "somebody else's"
        result = await ala.member.click(board, custom_id="somebody else's")
        assert result.ephemeral and "no longer in use" in result.response.content


async def test_a_menu_that_is_turned_shows_its_persons_panel_and_on_a_board_nothing() -> None:
    async with Stage() as stage:
        people = [stage.person(name) for name in ("Ala", "Bolek", "Cyryl", "Dana")]
        await seated(stage, people, "bauernschnapsen")
        for one, where, wanted in (
            (people[0].user, people[0].private()[-1], "Hand:"),
            (people[0].member, stage.board(), "no longer in use"),
        ):
            raw = stage.env.backend.get_message(where.channel.id, where.id)
            turns = {"label": "More…", "value": f"{MORE}24"}
            menu = {"type": 3, "custom_id": "c3", "options": [turns], "min_values": 1, "max_values": 1}
            raw.components.append({"type": 1, "components": [menu]})
            result = await one.select(where, [turns["value"]], custom_id="c3")
            await stage.rest()
            assert result.acknowledged
            told = result.response if result.ephemeral else people[0].private()[-1]
            assert wanted in said(told)


FORGED = (
    "k", "k0", "k0.", "k9.zz.t.join", "k0.1.t.way", "k0.1.t.way.x", "k0.1.p.0.1.0000000", "k0.1.b.99.0000000",
    "k0.99999999999999.t.menu", "k0.0.t.settings.language.xx", "m0", "m0.", "m0.1.p.0.1", "t0", "t0.",
    "t0.nonsense", "t0.play.K7 " + "x" * 60, "x", "x.play", "💥", "k0.1.t.option.target.\u202e",
)  # fmt: skip
"""Ids that a client of somebody's own may send; some look like ours."""


async def test_whatever_a_component_is_called_it_is_answered_and_nothing_breaks() -> None:
    async with Stage() as stage:
        ala = await lobby(stage)
        board = stage.board()
        raw = stage.env.backend.get_message(stage.channel.id, board.id)
        for forged in FORGED:
            raw.components[0]["components"][0]["custom_id"] = forged
            result = await ala.member.click(board, custom_id=forged)
            await stage.rest()
            assert result.acknowledged, forged
            if result.response is not None and result.modal is None:
                assert result.ephemeral and "went wrong" not in result.response.content, forged
        options = [
            {"label": "x", "value": value} for value in ("", ">", ">x", ">999", "zz", "💥" * 20, *FORGED)
        ]
        for custom_id in ("c0", "m0.1.p.0.1", "m0.zz.p.0.1"):
            for option in options:
                menu = {
                    "type": 3,
                    "custom_id": custom_id,
                    "options": [option],
                    "min_values": 1,
                    "max_values": 1,
                }
                raw.components[0] = {"type": 1, "components": [menu]}
                if option["value"]:
                    result = await ala.member.select(board, [option["value"]], custom_id=custom_id)
                    await stage.rest()
                    assert result.acknowledged and "went wrong" not in result.response.content


async def test_an_interaction_that_comes_twice_has_one_effect_and_one_answer() -> None:
    async with Stage() as stage:
        await lobby(stage)
        await stage.person("Bolek").presses("Join")
        before, answers = len(stage.store.changes), stage.called("POST", "/interactions/*")
        stage.env.backend.emit("INTERACTION_CREATE", stage.interactions[-1])
        await stage.rest()
        assert len(stage.store.changes) == before
        assert stage.called("POST", "/interactions/*") == answers


async def test_what_takes_long_is_acknowledged_in_time_and_answered_later() -> None:
    async with Stage() as stage:
        await lobby(stage)
        stage.store.hold()
        bolek = stage.person("Bolek")
        pressed = await bolek.presses("Join")
        command = await stage.person("Cyryl").says("hospoda join")
        assert not pressed.acknowledged and not command.acknowledged
        await stage.env.advance_time(ANSWERED_WITHIN + 0.1)
        assert pressed.acknowledged and pressed.deferred and pressed.ephemeral
        assert command.acknowledged and command.deferred and command.ephemeral
        stage.store.release()
        await stage.rest()
        assert "You sit" in pressed.response.content and "You sit" in command.response.content
        assert "Bolek" in stage.board().content and "You sit" not in stage.board().content


async def test_an_act_counts_though_its_answer_cannot_be_given_any_more() -> None:
    async with Stage() as stage:
        await lobby(stage)
        stage.env.inject_error("POST", "/interactions/*", status=404, code=10062)
        await stage.person("Bolek").presses("Join")
        await stage.rest()
        assert "Bolek" in stage.board().content


@pytest.mark.parametrize(
    ("missing", "named"),
    [("view_channel", "View Channel"), ("send_messages", "Send Messages")],
)
async def test_a_right_that_is_missing_is_named(missing: str, named: str) -> None:
    async with Stage() as stage:
        denied = discord.PermissionOverwrite(**{missing: False})
        stage.channel = stage.guild.create_text_channel("shut", overwrites={stage.bot: denied})
        result = await stage.person("Ala").says("new", game="koblarz")
        assert result.ephemeral and named in result.response.content
        assert not stage.store.stored


async def test_a_file_that_may_not_be_sent_there_is_answered_with_the_right_that_is_missing() -> None:
    async with Stage() as stage:
        ala = await lobby(stage)
        page = await ala.says("hospoda forget")
        stage.env.inject_error("POST", "/interactions/*", status=403, code=50013)
        result = await ala.presses("My data", page.response)
        assert result.ephemeral and "Attach Files" in result.response.content
        again = await ala.presses("My data", page.response)
        assert "Attach Files" not in again.response.content


async def test_a_thread_that_cannot_be_opened_says_which_right_is_missing() -> None:
    async with Stage() as stage:
        denied = discord.PermissionOverwrite(create_public_threads=False)
        stage.channel = stage.guild.create_text_channel("flat", overwrites={stage.bot: denied})
        result = await stage.person("Ala").says("new", game="koblarz", thread=True)
        assert "Create Public Threads" in result.response.content
        assert not stage.channel.threads and not stage.store.stored


async def test_who_brought_the_bot_along_to_where_it_is_no_member_is_told_so() -> None:
    async with Stage() as stage:
        ala = stage.person("Ala")
        stage.payload["authorizing_integration_owners"] = {"1": str(ala.member.id)}
        for name, options in (
            ("new", {"game": "koblarz"}), ("new", {"game": "koblarz", "thread": True}),
            ("hand", {}), ("play", {"what": "K♠"}), ("hospoda close", {}),
        ):  # fmt: skip
            result = await ala.says(name, **options)
            assert result.ephemeral and "not a member here" in result.response.content
        assert await ala.member.autocomplete(stage.channel, "new", "options", "", game="koblarz") == []
        assert not stage.store.stored and not stage.platform.outlet.shut


async def test_alone_with_the_bot_whoever_brought_it_along_plays_as_anybody_else() -> None:
    async with Stage() as stage:
        ala = stage.person("Ala")
        stage.payload |= {"authorizing_integration_owners": {"1": str(ala.member.id)}, "context": 1}
        result = await ala.user.slash("new", game="koblarz")
        await stage.rest()
        assert "is open" in result.response.content and stage.store.stored
        assert "Begin" in labels(stage.newest(ala.user.dm_channel.id, lambda m: bool(m.components)))


async def test_people_read_what_discord_says_that_they_speak() -> None:
    async with Stage() as stage:
        stage.payload["locale"] = "pl"
        result = await stage.person("Ala").says("new", game="koblarz")
        assert "otwarty" in result.response.content


async def test_somebody_who_has_left_is_noticed_before_he_is_mentioned() -> None:
    async with Stage() as stage:
        people = [stage.person(name) for name in ("Ala", "Bolek", "Cyryl")]
        await seated(stage, people, options="")
        asked = stage.post().standing.acting[0]
        stage.env.backend.remove_member(stage.guild.id, people[asked].member.id)
        await stage.rest(400)
        await stage.rest(400)
        assert stage.post().standing.people[asked] is None
        assert not any(
            f"<@{people[asked].member.id}>" in message.content for message in stage.channel.history()
        )


async def test_a_server_that_sends_the_bot_away_keeps_its_tables() -> None:
    async with Stage() as stage:
        await lobby(stage)
        stage.guild.create_text_channel("elsewhere")
        payload = serializers.guild_create_payload(stage.env.backend, stage.guild._guild)
        stage.env.backend.emit("GUILD_DELETE", {"id": str(stage.guild.id)})
        await stage.rest()
        assert stage.platform.outlet.shut == {channel(stage.guild.id, stage.channel.id): "channel"}
        stage.env.backend.emit("GUILD_CREATE", payload)
        await stage.rest()
        assert stage.platform.outlet.shut == {} and stage.store.stored


async def test_while_discord_fails_nothing_is_lost() -> None:
    async with Stage() as stage:
        await lobby(stage)
        stage.env.inject_error("PATCH", "/channels/*", status=503, times=2)
        await stage.person("Bolek").presses("Join")
        await stage.rest(30)
        assert "Bolek" in stage.board().content


async def test_nobody_is_mentioned_but_who_is_nudged() -> None:
    async with Stage() as stage:
        people = [stage.person(f"{name} @everyone") for name in ("Ala", "Bolek", "Cyryl")]
        await seated(stage, people)
        await stage.rest(1)
        asked = {people[seat].member.id for seat in stage.post().standing.acting}
        await stage.rest(400)
        sent = [
            entry.json for entry in stage.env.http_requests
            if entry.method in ("POST", "PATCH") and "/messages" in entry.path and entry.json
        ]  # fmt: skip
        mentioned = [one["allowed_mentions"].get("users", []) for one in sent if "allowed_mentions" in one]
        assert all("allowed_mentions" in one for one in sent if "content" in one)
        assert all(one["allowed_mentions"].get("parse") == [] for one in sent if "content" in one)
        named = [users for users in mentioned if users]
        assert set(map(int, named[0])) == asked and len(asked) == 2, "both are told by one board"
        boards = [message for message in sent if message["allowed_mentions"].get("users")]
        for board in boards:
            said = board["content"].partition("\n")[0]
            assert said.count("<@") == len(board["allowed_mentions"]["users"]) <= 2
