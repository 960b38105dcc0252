"""Bids behind ``/bet``, and words that are nearly right."""

import pytest

from tests.bot.desk.counter import Counter, Guest, said


async def bidders(counter: Counter) -> Guest:
    """Who is asked to bid at a table of Bauernschnapsen."""
    guests = [counter.guest(name) for name in ("Ala", "Bolek", "Cyryl", "Dana")]
    table = await counter.begun(*guests, game="bauernschnapsen")
    asked = guests[counter.standing(table).acting[0]]
    await asked.does("play flip")
    return asked


@pytest.mark.parametrize("words", ["gang", "Gang 9", "bid gang", "pass", "weiter", "DALEJ"])
async def test_bet_takes_whatever_a_bid_takes(counter: Counter, words: str) -> None:
    reply = await (await bidders(counter)).does(f"bet {words}")
    assert not reply.alert and said(reply) in ("Done: Gang 9.", "Done: Pass.")


@pytest.mark.parametrize("words", ["9", "1", "J♠", "kontra"])
async def test_bet_is_no_way_to_do_anything_else(counter: Counter, words: str) -> None:
    assert (await (await bidders(counter)).does(f"bet {words}")).alert


@pytest.mark.parametrize("language", ["English", "Deutsch"])
async def test_what_may_have_been_meant_can_be_typed_and_is_in_ones_own_words(
    counter: Counter, language: str
) -> None:
    asked = await bidders(counter)
    await asked.alone().does(f"language {language}")
    for line, english, german in (("bet gagn", "gang", "gang"), ("play pasx", "pass", "weiter")):
        near = english if language == "English" else german
        reply = said(await asked.does(line))
        assert f"“{near}”" in reply or f"„{near}“" in reply
        assert "bid" not in reply
    assert not (await asked.does(f"bet {near}")).alert


async def test_bids_are_offered_behind_bet_and_can_be_typed_so(counter: Counter) -> None:
    asked = await bidders(counter)
    offered = await counter.desk.offers(asked.visitor(None), "bet", "", "")
    assert ("Gang 9", "gang 9") in offered and "pass" in [words for _, words in offered]
    assert not (await asked.does("bet gang 9")).alert
