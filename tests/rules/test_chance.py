"""records.md, *Fair chance*: the test vector, the chain, the stream, and drawing evenly from it."""

import hashlib
import hmac
from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.kit.cards import canonical, pack
from rules.kit.chance import (
    CHAIN_LENGTH,
    Shuffled,
    Stream,
    deal_key,
    fair_stream,
    link,
    pick,
    seeded,
)

SECRET = bytes(range(32))
ENTROPY = "ala:1001|bolek:1002|cyryl:1003"


def numbers(key: bytes) -> Iterator[int]:
    """The stream as the page says it, written the plain way."""
    block = 0
    while True:
        digest = hmac.new(key, block.to_bytes(8, "big"), hashlib.sha256).digest()
        for i in range(0, 32, 4):
            yield int.from_bytes(digest[i : i + 4], "big")
        block += 1


def below(stream: Iterator[int], n: int) -> int:
    while (x := next(stream)) >= 2**32 - 2**32 % n:
        pass
    return x % n


def test_the_vectors_chain() -> None:
    assert link(SECRET, 4, 0).hex() == "cefc1232dee44cc53fccf8cc078f657f4db4f1d0303725375a0694f7d395e2ea"
    assert link(SECRET, 4, 1).hex() == "4e05063392f42b5180353ef82da86c714042155044d91ab3253f1bab08120a0a"


def test_the_vectors_key_and_dice_of_deal_1() -> None:
    first = link(SECRET, 4, 1)
    key = "cb74a61e431dfda3f5a6cbedb58f30655a4c855bc433ea077b5b4bc1ca9a9dda"
    assert deal_key(first, ENTROPY, 1).hex() == key
    stream = fair_stream(first, ENTROPY, 1)
    assert [stream.die().value for _ in range(12)] == [2, 2, 1, 3, 2, 1, 5, 3, 1, 1, 5, 2]


def test_the_vectors_shuffle_of_deal_2() -> None:
    twenty = pack("T")
    assert len(twenty) == 20
    shuffled = fair_stream(link(SECRET, 4, 2), ENTROPY, 2).shuffle(twenty)
    assert " ".join(shuffled.cards) == "QS AD QD JD KH KD QC JH KS QH TC TH JC TS TD KC AC AH AS JS"


@pytest.mark.parametrize("deal", [1, 2, 3, 40, 4095, 4096])
def test_each_link_is_the_hash_of_the_next_one(deal: int) -> None:
    secret = hashlib.sha256(b"chain").digest()
    later = link(secret, CHAIN_LENGTH, deal)
    assert hashlib.sha256(later).digest() == link(secret, CHAIN_LENGTH, deal - 1)


def test_the_last_link_is_the_secret_itself() -> None:
    assert link(SECRET, CHAIN_LENGTH, CHAIN_LENGTH) == SECRET
    assert CHAIN_LENGTH == 4096


@pytest.mark.parametrize("deal", [-1, 5, 4097])
def test_a_chain_has_no_link_beyond_its_ends(deal: int) -> None:
    with pytest.raises(ValueError, match="no such link"):
        link(SECRET, 4, deal)


def test_a_deals_key_depends_on_all_it_is_made_of() -> None:
    keys = {
        deal_key(SECRET, ENTROPY, 1),
        deal_key(SECRET, ENTROPY, 2),
        deal_key(SECRET, ENTROPY + "1", 1),
        deal_key(SECRET[::-1], ENTROPY, 1),
    }
    assert len(keys) == 4


def test_entropy_is_hashed_as_utf8() -> None:
    text = "1:żółw 🃏|begin:7"
    expected = hmac.new(SECRET, (text + "|12").encode("utf-8"), hashlib.sha256).digest()
    assert deal_key(SECRET, text, 12) == expected


SIDES = [1, 2, 3, 6, 7, 52, 2**16, 2**31 - 1, 2**31, 2**31 + 1, 3 * 2**30, 2**32 - 1, 2**32]


@pytest.mark.parametrize("n", SIDES)
def test_below_takes_another_number_where_one_would_not_be_even(n: int) -> None:
    key = hashlib.sha256(b"below").digest()
    stream, plain = Stream(key), numbers(key)
    assert [stream.below(n) for _ in range(200)] == [below(plain, n) for _ in range(200)]


def test_rejection_really_happens_and_uses_numbers_up() -> None:
    # Of 2**31 + 1 sides nearly every second number is too high.
    key, n = hashlib.sha256(b"rejection").digest(), 2**31 + 1
    stream, plain = Stream(key), numbers(key)
    taken = [x for x in (next(plain) for _ in range(100)) if x < 2**32 - 2**32 % n]
    assert 30 < len(taken) < 70
    assert [stream.below(n) for _ in range(len(taken))] == [x % n for x in taken]


@settings(deadline=None)
@given(st.binary(min_size=32, max_size=32), st.lists(st.integers(1, 2**32), max_size=30))
def test_a_mix_of_draws_is_what_the_page_says(key: bytes, sides: list[int]) -> None:
    stream, plain = Stream(key), numbers(key)
    assert [stream.below(n) for n in sides] == [below(plain, n) for n in sides]


@pytest.mark.parametrize("n", [0, -1, 2**32 + 1, 2**64])
def test_below_needs_a_number_of_sides_that_there_can_be(n: int) -> None:
    with pytest.raises(ValueError, match="below"):
        Stream(SECRET).below(n)


@settings(deadline=None)
@given(st.binary(min_size=1, max_size=40), st.integers(0, 60))
def test_a_shuffle_is_fisher_yates_from_the_end(key: bytes, size: int) -> None:
    cards = [f"c{i}" for i in range(size)]
    plain = numbers(key)
    for i in range(size - 1, 0, -1):
        j = below(plain, i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    assert Stream(key).shuffle(tuple(f"c{i}" for i in range(size))) == Shuffled(tuple(cards))


def test_dice_are_even() -> None:
    stream = seeded("even")
    count = Counter(stream.die().value for _ in range(6000))
    assert set(count) == set(range(1, 7))
    assert all(850 < many < 1150 for many in count.values())


def test_the_same_seed_gives_the_same_numbers_and_another_one_others() -> None:
    def draws(seed: str) -> list[int]:
        stream = seeded(seed)
        return [stream.below(1000) for _ in range(50)]

    assert draws("a") == draws("a") != draws("b")


def test_pick_takes_one_of_the_choices() -> None:
    stream = seeded("pick")
    assert {pick(stream, "abc") for _ in range(100)} == set("abc")


def test_neither_a_stream_nor_a_shuffled_pack_shows_itself() -> None:
    stream = fair_stream(SECRET, ENTROPY, 1)
    stream.below(6)
    assert repr(stream) == str(stream) == "<Stream>"
    shuffled = stream.shuffle(pack("T"))
    assert repr(shuffled) == f"{shuffled}" == "<Shuffled 20 cards>"


def test_played_cards_are_put_in_canonical_order_before_they_are_shuffled_again() -> None:
    twice = pack("T", copies=2, jokers=3)
    assert canonical(twice[::-1]) == twice
