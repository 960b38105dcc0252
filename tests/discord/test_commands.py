"""Commands: what Discord is told of them, what they answer, what they offer while somebody types."""

from typing import Any

import discord
import pytest

from adapters.discord.commands import GROUP
from adapters.discord.completing import MOST_CHOICE
from bot.texts import LANGUAGES
from tests.discord.playing import seated
from tests.discord.stage import Stage, keys, labels

TOP = {"new", "table", "hand", "bet", "pass", "play", "rules", "help", GROUP}
BAUERN = "bauernschnapsen"


def commands(stage: Stage) -> dict[str, Any]:
    return {one["name"]: one for one in stage.env.backend.commands[None].values()}


def described(node: Any) -> list[Any]:
    """Everything that has a name, at any depth."""
    return [node, *(found for one in node.get("options", ()) for found in described(one))]


async def test_commands_have_the_words_of_the_product_and_are_described_in_our_languages() -> None:
    async with Stage() as stage:
        known = commands(stage)
        assert set(known) >= TOP
        inner = {one["name"] for one in known[GROUP]["options"]}
        assert {"join", "leave", "begin", "options", "luck", "close", "pause", "resume", "kick"} <= inner
        for command in known.values():
            assert sorted(command["contexts"]) == [0, 1] and sorted(command["integration_types"]) == [0, 1]
            assert command["default_member_permissions"] is None
            for one in described(command):
                texts = one.get("description_localizations") or {}
                assert ("pl" in texts) == ("pl" in LANGUAGES)
                assert all(1 <= len(words) <= MOST_CHOICE for words in (one["description"], *texts.values()))
                assert "[" not in one["description"]


async def test_commands_are_synced_only_when_they_have_changed() -> None:
    async with Stage() as stage:
        path = "/applications/*/commands"
        assert stage.called("PUT", path) == 1
        await stage.restart()
        assert stage.called("PUT", path) == 1
        changed = next(iter(stage.env.backend.commands[None].values()))
        changed["description"] = "an older version"
        await stage.restart()
        assert stage.called("PUT", path) == 2


SAID: dict[str, Any] = {"coins": 2, "what": "K♠", "language": "pl"}
"""Where a command cannot do without an option."""


async def test_every_command_is_answered_for_its_person_alone() -> None:
    async with Stage() as stage:
        ala = stage.person("Ala")
        tree = [*commands(stage).values()]
        tree += [{**one, "name": f"{GROUP} {one['name']}"} for one in commands(stage)[GROUP]["options"]]
        for one in tree:
            wanted = [option["name"] for option in one.get("options", ()) if option.get("required")]
            if one["name"] != GROUP:
                result = await ala.says(one["name"], **{name: SAID[name] for name in wanted})
                assert result.acknowledged and result.ephemeral and result.response.content, one["name"]
        assert len(tree) > len(TOP) + 15
        assert all(message.flags.ephemeral for message in stage.channel.history())


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("new", {"game": "koblarz", "options": "target=1"}),
        ("rules", {"game": "koblarz"}),
        (f"{GROUP} settings", {"setting": "nonsense", "value": "nonsense"}),
        (f"{GROUP} language", {"language": "pl"}),
    ],
)
async def test_commands_with_their_options_are_answered_so_too(name: str, options: dict[str, Any]) -> None:
    async with Stage() as stage:
        result = await stage.person("Ala").says(name, **options)
        assert result.acknowledged and result.ephemeral and result.response.content
        assert all(message.flags.ephemeral for message in stage.channel.history())


@pytest.mark.parametrize(("language", "word"), [("sr", "otvara sto"), ("sr-Cyrl", "отвара сто")])
async def test_serbian_which_discord_has_not_is_chosen_by_a_command(language: str, word: str) -> None:
    async with Stage() as stage:
        ala = stage.person("Ala")
        await ala.user.slash(f"{GROUP} language", language=language)
        await ala.says("new", game="koblarz")
        await stage.rest()
        helped = (await ala.says("help")).response.content
        assert word in helped and "</new:" in helped
        [offered] = await ala.member.autocomplete(stage.channel, f"{GROUP} options", "option", "target")
        assert offered["value"] == "target" and "points to reach" not in offered["name"]


@pytest.mark.parametrize(("language", "word"), [("sr", "Počni"), ("sr-Cyrl", "Почни")])
async def test_a_channel_gets_its_serbian_boards_from_whoever_manages_the_server(
    language: str, word: str
) -> None:
    async with Stage() as stage:
        may = discord.Permissions(manage_guild=True, view_channel=True, send_messages=True)
        ala = stage.person("Ala", roles=[stage.guild.create_role("Keeper", permissions=may)])
        await stage.person("Bolek").says(f"{GROUP} language", language="de")
        await ala.says(f"{GROUP} language", language=language)
        await ala.says("new", game="koblarz")
        await stage.rest()
        assert word in labels(stage.board())


async def test_a_thread_cannot_be_opened_in_a_thread_and_that_is_said() -> None:
    async with Stage() as stage:
        ala = stage.person("Ala")
        await ala.says("new", game="koblarz", thread=True)
        await stage.rest()
        [thread] = stage.channel.threads
        result = await ala.member.slash(thread, "new", game="koblarz", thread=True)
        assert result.ephemeral and "No thread can be opened" in result.response.content


async def test_printed_commands_can_be_tapped() -> None:
    async with Stage() as stage:
        result = await stage.person("Ala").says("help")
        number = commands(stage)["new"]["id"]
        assert f"</new:{number}>" in result.response.content


async def test_ones_own_settings_are_named_as_their_command_has_them_and_it_works() -> None:
    async with Stage() as stage:
        bolek = stage.person("Bolek")
        refused = (await bolek.says(f"{GROUP} settings")).response.content
        _, _, printed = refused.partition("Your own: ")
        assert printed.startswith(f"</{GROUP} settings:") and printed.endswith("> mine:True")
        told = await bolek.says(f"{GROUP} settings", mine=True)
        assert told.response.content.startswith("Your own settings")


async def test_the_rules_come_in_as_many_messages_as_they_need() -> None:
    async with Stage() as stage:
        result = await stage.person("Ala").says("rules", game=BAUERN)
        assert len(result.followups) >= 2
        assert all(len(one.content) <= 2000 for one in (result.response, *result.followups))
        assert result.followups[-1].components and not result.response.components


async def test_what_may_be_played_is_offered_to_who_types_and_to_nobody_else() -> None:
    async with Stage() as stage:
        people = [stage.person(name) for name in ("Ala", "Bolek", "Cyryl", "Dana")]
        await seated(stage, people, BAUERN)
        asked = stage.post().standing.acting[0]
        offers = await people[asked].member.autocomplete(stage.channel, "play", "what", "")
        assert offers
        panel = people[asked].private()[-1]
        assert {one["name"] for one in offers} <= set(labels(panel))
        for other in people[:asked] + people[asked + 1 :]:
            assert await other.member.autocomplete(stage.channel, "play", "what", "") == []
        played = await people[asked].says("play", what=offers[0]["value"])
        await stage.rest()
        assert played.ephemeral
        assert stage.store.changes[-1].events


async def test_cards_to_be_passed_are_offered_one_after_the_other() -> None:
    async with Stage() as stage:
        people = [stage.person(name) for name in ("Ala", "Bolek", "Cyryl")]
        await seated(stage, people, "kauboj")
        chooses = people[stage.post().standing.acting[0]]
        await chooses.presses("Left")
        await stage.rest()
        one, cards = people[0], ""
        for count in (1, 2, 3):
            offers = await one.member.autocomplete(stage.channel, "pass", "cards", cards)
            further = [offer["value"] for offer in offers if len(offer["value"].split()) == count]
            assert len(further) == 8 - count
            cards = further[0]
        assert await one.member.autocomplete(stage.channel, "pass", "cards", f"{cards} 2") == []
        result = await one.says("pass", cards=cards)
        await stage.rest()
        assert stage.post().standing.acting[0] != 0 or len(stage.post().standing.acting) < 3, result


async def test_several_cards_are_marked_in_one_menu() -> None:
    async with Stage() as stage:
        people = [stage.person(name) for name in ("Ala", "Bolek", "Cyryl")]
        await seated(stage, people, "kauboj")
        await people[stage.post().standing.acting[0]].presses("Left")
        await stage.rest()
        panel = people[0].private()[-1]
        menu = next(key for key in keys(panel) if key.values)
        assert (menu.least, menu.most, len(menu.values)) == (3, 3, 7)
        await people[0].uses(panel, menu, list(menu.values[:3]))
        await stage.rest()
        panel = people[0].private()[-1]
        does = next(key for key in keys(panel) if ".do-" in key.data)
        await people[0].uses(panel, does)
        await stage.rest()
        assert 0 not in stage.post().standing.acting


async def test_words_are_typed_into_a_form() -> None:
    async with Stage() as stage:
        people = [stage.person(name) for name in ("Ala", "Bolek", "Cyryl")]
        await people[0].says("new", game="koblarz")
        await stage.rest()
        page = await people[0].says(f"{GROUP} options")
        menu = next(key for key in keys(page.response) if key.values)
        value = next(value for value in menu.values if value.endswith(".option.target"))
        await people[0].uses(page.response, menu, [value])
        shown = page.response
        form = await people[0].uses(shown, next(key for key in keys(shown) if key.label == "Type…"))
        assert form.modal is not None
        done = await people[0].member.submit_modal(form, {"words": "350"})
        await stage.rest()
        assert done.acknowledged
        assert "to 350" in stage.board().content


async def test_codes_of_tables_are_offered() -> None:
    async with Stage() as stage:
        ala = stage.person("Ala")
        await ala.says("new", game="koblarz")
        await stage.rest()
        code = stage.post().standing.code
        offers = await ala.member.autocomplete(stage.channel, f"{GROUP} close", "table", code[:1].lower())
        assert [one["value"] for one in offers] == [code]


async def test_a_table_stands_in_a_thread_of_its_own() -> None:
    async with Stage() as stage:
        ala = stage.person("Ala")
        result = await ala.says("new", game="koblarz", thread=True)
        await stage.rest()
        [thread] = stage.channel.threads
        assert result.ephemeral and "Begin" in labels(thread.last_message)
        assert all(message.flags.ephemeral or not message.components for message in stage.channel.history())


async def test_a_thread_is_dropped_when_the_table_cannot_be_opened() -> None:
    async with Stage() as stage:
        ala = stage.person("Ala")
        result = await ala.says("new", game="koblarz", options="target=1", thread=True)
        await stage.rest()
        assert result.ephemeral
        assert all(len(thread.history()) == 0 for thread in stage.channel.threads)
