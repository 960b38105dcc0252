"""What is set takes effect at once: on panels and boards that stand, on nudges, on the next table."""

from collections.abc import AsyncIterator

import pytest

from bot.ports import TableId
from rules.kit.cards import COLOUR_SIGNS, TEXT_STYLE
from tests.helpers.clock import settle
from tests.helpers.evening import Evening
from tests.helpers.people import Person
from tests.helpers.platform import Call

GROUP = "sim:g1"
ALA, BOLEK = "sim:u1", "sim:u2"


class Inn:
    """The whole bot, Ala (an admin) and Bolek."""

    def __init__(self) -> None:
        self.ala, self.bolek = Person("Ala", ALA, GROUP, admin=True), Person("Bolek", BOLEK, GROUP)
        self.evening = Evening("settings", [self.ala, self.bolek])

    async def table(self, game: str, computers: int = 0) -> TableId:
        table = await self.evening.open(game, GROUP, [self.ala, self.bolek], computers)
        await self.rests()
        return table

    async def rests(self, seconds: float = 4.0) -> None:
        await settle()
        await self.evening.clock.advance(seconds)

    async def sets(self, line: str) -> None:
        """Ala's settings in the group; in her private chat where it begins with ``mine``."""
        mine = line.startswith("mine ")
        reply = await self.evening.crowd.type(
            self.ala, f"settings {line.removeprefix('mine ')}", ALA if mine else GROUP
        )
        assert reply is not None and not reply.alert, reply
        await self.rests()

    def seen(self, place: str) -> str:
        """What stands in a place, without what only keeps a suit a letter."""
        found = self.evening.platform.at(place)
        return "\n".join([m.text + "\n" + " ".join(label for label, _ in m.keys) for m in found]).replace(
            TEXT_STYLE, ""
        )

    def mentions(self) -> list[Call]:
        return [call for call in self.evening.platform.calls if call.mentions]


@pytest.fixture
async def inn() -> AsyncIterator[Inn]:
    made = Inn()
    with made.evening.fixed():
        await made.evening.start()
        yield made
        await made.evening.close()
    assert made.evening.platform.wrong == []


async def test_the_language_of_a_person_changes_his_panel_and_nobody_elses(inn: Inn) -> None:
    await inn.table("kauboj", 1)
    board, bolek = inn.seen(GROUP), inn.seen(BOLEK)
    await inn.sets("mine language pl")
    assert "Przekaż" in inn.seen(ALA) and "Pass" not in inn.seen(ALA)
    assert (inn.seen(GROUP), inn.seen(BOLEK)) == (board, bolek)
    await inn.sets("mine language auto")
    assert "Pass" in inn.seen(ALA)


async def test_the_language_of_a_chat_changes_its_boards(inn: Inn) -> None:
    await inn.table("kauboj", 1)
    bolek = inn.seen(BOLEK)
    await inn.sets("language pl")
    assert "Moje karty" in inn.seen(GROUP) and inn.seen(BOLEK) == bolek


async def test_letters_and_suits_change_ones_own_panel_and_never_the_board(inn: Inn) -> None:
    await inn.table("kauboj", 1)
    board = inn.seen(GROUP)
    await inn.sets("mine suits colours")
    shown = inn.seen(ALA)
    assert any(sign in shown for sign in COLOUR_SIGNS.values()) and not any(
        f"{sign} " in shown for sign in "♠♥♦♣"
    )
    await inn.sets("mine suits german")
    assert "🔔" not in inn.seen(ALA)  # Kauboj is not played with German cards
    await inn.sets("mine language pl")
    assert any(f"{rank}{sign}" in inn.seen(ALA) for rank in "DW" for sign in "♠♥♦♣")
    await inn.sets("mine letters english")
    assert not any(f"{rank}{sign}" in inn.seen(ALA) for rank in "DW" for sign in "♠♥♦♣")
    assert inn.seen(GROUP) == board


async def test_german_cards_are_shown_where_a_game_is_played_with_them(inn: Inn) -> None:
    await inn.table("bauernschnapsen", 2)
    await inn.sets("mine suits german")
    shown, bolek = inn.seen(ALA), inn.seen(BOLEK)
    assert any(sign in shown for sign in "🍃🔔🌰")
    assert not any(sign in bolek + inn.seen(GROUP) for sign in "🍃🔔🌰")


async def test_a_hand_is_sorted_by_melds_at_once_and_for_its_person_alone(inn: Inn) -> None:
    await inn.table("zoliky", 1)
    await inn.rests(100)
    before = {place: inn.seen(place) for place in (ALA, BOLEK, GROUP)}
    await inn.sets("mine by_melds yes")
    assert inn.seen(ALA) != before[ALA] and sorted(inn.seen(ALA)) != ""
    assert {place: inn.seen(place) for place in (BOLEK, GROUP)} == {
        place: before[place] for place in (BOLEK, GROUP)
    }
    await inn.sets("mine by_melds no")
    assert inn.seen(ALA) == before[ALA]


async def test_a_hand_comes_where_its_person_wants_it_from_now_on(inn: Inn) -> None:
    await inn.table("kauboj", 1)
    assert inn.seen(ALA)
    await inn.sets("mine way here")
    assert not any(key for message in inn.evening.platform.at(ALA) for key in message.keys)
    await inn.sets("mine way private")
    assert any(key for message in inn.evening.platform.at(ALA) for key in message.keys)


@pytest.mark.parametrize(
    ("line", "mentioned"),
    [
        ("", {ALA, BOLEK}),
        ("mine mention no", {BOLEK}),
        ("nudges no", set()),
        ("quiet 0-23", set()),
        ("mine quiet 0-23", {BOLEK}),
        ("quiet 13-15", {ALA, BOLEK}),
        ("mine quiet 13-15", {ALA, BOLEK}),
    ],
)
async def test_nudges_follow_what_the_chat_and_the_person_want(
    inn: Inn, line: str, mentioned: set[str]
) -> None:
    inn.evening.clock._now -= inn.evening.clock.now() % 86_400  # midnight, UTC
    await inn.table("kauboj", 1)
    if line:
        await inn.sets(line)
    await inn.rests(60)
    assert {one for call in inn.mentions() for one in call.mentions} == mentioned


@pytest.mark.parametrize(("zones", "mentioned"), [([], True), (["time_zone Asia/Tokyo"], False)])
@pytest.mark.parametrize("whose", ["", "mine "])
async def test_quiet_hours_go_by_the_time_zone(
    inn: Inn, zones: list[str], mentioned: bool, whose: str
) -> None:
    inn.evening.clock._now -= inn.evening.clock.now() % 86_400  # 9 o'clock in Tokyo
    await inn.sets(f"{whose}quiet 9-12")
    for line in zones:
        await inn.sets(whose + line)
    await inn.table("kauboj", 1)
    await inn.rests(60)
    assert (ALA in {one for call in inn.mentions() for one in call.mentions}) == mentioned


async def test_the_next_table_has_the_chats_clocks_options_and_rating(inn: Inn) -> None:
    for line in ("turn 2h", "rated no"):
        await inn.sets(line)
    for data in ("0.t.default-koblarz.target.300", "0.t.default-koblarz.interrupt_seconds.20"):
        reply = await inn.evening.crowd.press(inn.ala, data, GROUP)
        assert reply is not None and not reply.alert
    await inn.evening.crowd.type(inn.ala, "new koblarz")
    await inn.rests()
    (table,) = inn.evening.store.stored
    fixed = inn.evening.row(TableId(table)).fixed
    assert (fixed.settings.turn_seconds, fixed.settings.interrupt_seconds) == (7200.0, 20.0)
    assert not fixed.settings.rated and fixed.options["target"] == 300
