"""``/link`` and ``/unlink``: a code shown to one account and typed with another one, once and in time."""

from collections.abc import AsyncIterator, Callable

import pytest

from bot.desk import Reply
from bot.leaderboard.ports import Board
from bot.people.codes import LIFE, MOST_CHANGES, MOST_WRONG
from tests.bot.desk.counter import Counter, Guest, labels, said
from tests.helpers.matches import enter, match


@pytest.fixture
async def counter() -> AsyncIterator[Counter]:
    made = await Counter().start()
    yield made
    await made.room.house.close()


def account(counter: Counter, person: str, name: str) -> Guest:
    """Somebody in his private chat with the bot."""
    guest = counter.guest(name)
    guest.person = person
    return guest.alone()


@pytest.fixture
def ala(counter: Counter) -> Guest:
    return account(counter, "discord:Ala", "Ala")


@pytest.fixture
def alice(counter: Counter) -> Guest:
    return account(counter, "discord:Alice", "Alice")


async def code_of(guest: Guest) -> str:
    reply = await guest.does("link")
    assert reply.secret
    return said(reply).partition("Your code: ")[2][:9]


async def linked(counter: Counter) -> bool:
    return len(await counter.room.store.linked("discord:Ala")) == 2


async def types(guest: Guest, code: str) -> Reply:
    return await guest.does(f"link {code}")


async def test_a_code_of_one_account_typed_with_the_other_links_them(
    counter: Counter, ala: Guest, alice: Guest
) -> None:
    store = counter.room.store
    await enter(store, match("Ala", "Bolek", points=(1, 0)), match("Alice", "Bolek", points=(1, 0)))
    asked = await types(alice, await code_of(ala))
    assert (
        "Ala (Discord)" in said(asked) and labels(asked) == ["Link", "Cancel"] and not await linked(counter)
    )
    done = await alice.presses_on(asked, "Link")
    assert done.gone and said(done).startswith("Linked with Ala (Discord)") and await linked(counter)
    page = await store.leaderboard(Board("koblarz", "chat"), "matches", 0, 9, None)
    assert {line.matches for line in page.lines} == {2}
    assert "Linked: Ala (Discord), Alice (Discord)" in said(await ala.does("link"))


async def test_a_split_gives_everybody_his_own_back(counter: Counter, ala: Guest, alice: Guest) -> None:
    await alice.presses_on(await types(alice, await code_of(ala)), "Link")
    asked = await ala.does("unlink")
    assert labels(asked) == ["Unlink", "Cancel"]
    assert (await ala.presses_on(asked, "Cancel")).gone and await linked(counter)
    assert not (await ala.presses_on(asked, "Unlink")).alert and not await linked(counter)
    assert "linked with no other" in said(await ala.presses_on(asked, "Unlink"))
    assert "linked with no other" in said(await ala.does("unlink"))


@pytest.mark.parametrize("how", [str, str.lower, lambda c: c.replace("-", ""), lambda c: c.replace("-", " ")])
async def test_a_code_may_be_typed_in_any_way_that_people_write_it(
    counter: Counter, ala: Guest, alice: Guest, how: Callable[[str], str]
) -> None:
    assert labels(await types(alice, how(await code_of(ala)))) == ["Link", "Cancel"]


async def test_a_code_works_once_and_for_ten_minutes(counter: Counter, ala: Guest, alice: Guest) -> None:
    code = await code_of(ala)
    await counter.room.clock.advance(LIFE)
    assert "older than 10 minutes" in said(await types(alice, code))
    code = await code_of(ala)
    asked = await types(alice, code)
    await counter.room.clock.advance(LIFE)
    assert (await alice.presses_on(asked, "Link")).alert and not await linked(counter)
    asked = await types(alice, await code_of(ala))
    await alice.presses_on(asked, "Link")
    await ala.presses_on(await ala.does("unlink"), "Unlink")
    assert (await alice.presses_on(asked, "Link")).alert and not await linked(counter)


async def test_ones_own_code_an_older_one_and_those_linked_already_are_told(
    counter: Counter, ala: Guest, alice: Guest
) -> None:
    old = await code_of(ala)
    code = await code_of(ala)
    assert "this account’s own" in said(await types(ala, code))
    assert "wrong, used or older" in said(await types(alice, old))
    await alice.presses_on(await types(alice, code), "Link")
    again = await types(alice, await code_of(ala))
    assert "linked already" in said(await alice.presses_on(again, "Link"))


async def test_codes_cannot_be_guessed(counter: Counter, ala: Guest, alice: Guest) -> None:
    code = await code_of(ala)
    for _ in range(MOST_WRONG):
        assert "wrong, used or older" in said(await types(alice, "AAAA-AAAA"))
    assert "Too many wrong codes" in said(await types(alice, code))
    assert (await alice.presses("0.t.link." + code.replace("-", ""))).alert and not await linked(counter)
    assert labels(await types(account(counter, "discord:Bolek", "Bolek"), code)) == ["Link", "Cancel"]
    await counter.room.clock.advance(LIFE)
    assert labels(await types(alice, await code_of(ala))) == ["Link", "Cancel"]


async def test_a_code_that_others_have_read_is_void(counter: Counter, ala: Guest, alice: Guest) -> None:
    code = await code_of(ala)
    seen = alice.elsewhere("discord:1", answers_are_private=False, is_private_chat=False)
    reply = await seen.does(f"link {code}")
    assert not reply.secret and reply.delete and code not in said(reply)
    assert (await types(alice, code)).alert
    told = alice.elsewhere("discord:1", answers_are_private=False, is_private_chat=False, start_url=str)
    assert (await told.does("link")).url == "link" == (await told.does("unlink")).url
    assert "Your code" in said(await alice.does("start link"))


async def test_nobody_makes_ratings_be_worked_out_all_day(counter: Counter, ala: Guest, alice: Guest) -> None:
    for _ in range(MOST_CHANGES // 2):
        await alice.presses_on(await types(alice, await code_of(ala)), "Link")
        await alice.presses_on(await alice.does("unlink"), "Unlink")
    asked = await types(alice, await code_of(ala))
    assert "tomorrow" in said(await alice.presses_on(asked, "Link")) and not await linked(counter)
    await counter.room.clock.advance(86_400)
    await alice.presses_on(await types(alice, await code_of(ala)), "Link")
    assert await linked(counter)


async def test_names_of_accounts_are_made_safe(counter: Counter, alice: Guest) -> None:
    wild = account(counter, "discord:Wild", "\u202eevil\n" + "x" * 99)
    shown = said(await types(alice, await code_of(wild)))
    assert "\u202e" not in shown and "\n" not in shown and "x" * 25 not in shown
