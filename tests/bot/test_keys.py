"""Keys: what was written is read back, and what nobody here wrote is no key."""

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.keys import AnyKey, BoardKey, PanelKey, TableKey, action_hash, read_key, write_key
from bot.page import MOST_DATA
from bot.ports import TableId
from rules import games
from rules.kit.chance import seeded
from rules.kit.seats import Seat
from tests.helpers.random_play import AnyMatch, plays

TABLES = st.integers(0, 2**53).map(TableId)
NUMBERS = st.integers(0, 999_999_999)
WORDS = st.text("abcdefghijklmnopqrstuvwxyzABCXYZ0123456789_-", min_size=1, max_size=16)
KEYS: st.SearchStrategy[AnyKey] = st.one_of(
    st.builds(BoardKey, TABLES, NUMBERS, WORDS),
    st.builds(PanelKey, TABLES, st.integers(0, 99).map(Seat), NUMBERS, WORDS),
    st.builds(TableKey, TABLES, WORDS, st.lists(WORDS, max_size=2).map(tuple)),
)


@settings(deadline=None)
@given(KEYS)
def test_a_key_is_read_as_it_was_written_and_fits_every_platform(key: AnyKey) -> None:
    data = write_key(key)
    assert read_key(data) == key
    assert len(data.encode("ascii")) <= MOST_DATA


@settings(deadline=None)
@given(st.text())
def test_any_text_is_a_key_of_ours_or_none(data: str) -> None:
    key = read_key(data)
    assert key is None or read_key(write_key(key)) == key


@settings(deadline=None)
@given(KEYS, st.text(min_size=1, max_size=3), st.integers(0, 60))
def test_a_forged_key_is_a_key_of_ours_or_none(key: AnyKey, forged: str, place: int) -> None:
    data = write_key(key)
    found = read_key(data[:place] + forged + data[place:])
    assert found is None or read_key(write_key(found)) == found


def test_what_looks_like_a_key_and_is_none_is_not_read() -> None:
    for data in (
        "",
        "1",
        "1.b",
        "1.b.x.y",
        "1.p.0.1",
        "1.p.0.x.y",
        "1.q.1.y",
        "1.b.1.y\n",
        "１.b.1.y",
        "1.t.",
        "zzzzzzzzzzzzz.t.join",
    ):
        assert read_key(data) is None, data


def test_all_that_may_be_done_at_one_moment_has_names_of_its_own() -> None:
    for id_, game in games().items():
        match: AnyMatch = AnyMatch.open(game, game.players[0], game.options())
        for now in plays(match, seeded(f"keys {id_}")):
            assert now.deal is not None
            public, owns, _ = now.deal.state
            for seat in range(now.seats):
                actions = set(game.legal(public, owns[seat], Seat(seat)))
                assert len({action_hash(action) for action in actions}) == len(actions)
