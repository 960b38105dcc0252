"""``/verify``: whether the chance of a match was fair, with the numbers to check it by hand."""

import asyncio
import hashlib
import hmac

from bot.desk.talk import Talk
from bot.desk.visitor import Reply, Section
from bot.ports import TableId
from bot.posts import Standing
from rules import find_game
from rules.kit.chance import Die, Shuffled
from rules.kit.faults import RecordError
from rules.kit.record import Fairness, Record, read_record
from rules.kit.scene import Joined, text
from rules.kit.verify import Fair, verify


async def verified(talk: Talk, table: TableId) -> Reply:
    """``fair: 3 deals, 4 shuffles``, or the first thing that is not; never anything of a running deal."""
    standing = await talk.standing(table)
    if standing is not None and standing.lobby is not None:
        return talk.no(text("refuse-not-begun"), standing)
    body = await talk.means.house.record(table)
    try:
        record = read_record(body.encode(), find_game)
    except RecordError as error:
        return talk.no(error.fault.text, standing)
    if not record.result.over and not record.deals:
        return talk.no(text("verify-not-yet"), standing)
    # It plays every deal again, which takes its time; meanwhile others are answered.
    answer = await asyncio.to_thread(verify, record)
    if not isinstance(answer, Fair):
        return talk.no(answer, standing)
    if answer.open_deal is not None:
        return talk.say(text("verify-fair-but", deal=answer.open_deal), about=standing)
    return _fair(talk, record, standing)


def _fair(talk: Talk, record: Record, standing: Standing | None) -> Reply:
    outcomes = [outcome for deal in record.deals for outcome in deal.chance or ()]
    shuffles = sum(isinstance(outcome, Shuffled) for outcome in outcomes)
    dice = sum(isinstance(outcome, Die) for outcome in outcomes)
    facts = [text("result-deals", deals=len(record.deals))]
    if shuffles:
        facts.append(text("fair-shuffles", count=shuffles))
    if dice:
        facts.append(text("fair-dice", count=dice))
    sections = _numbers(record.fairness) if record.fairness is not None else []
    said = text("fair", facts=Joined(tuple(facts), ", "))
    return talk.say(said, about=standing, sections=tuple(sections))


def _numbers(fairness: Fairness) -> list[Section]:
    """The commitment, the entropy, and of each deal its secret and the key of its stream (records.md)."""
    head = text("check-numbers", commitment=fairness.commitment, entropy=fairness.entropy)
    sections = [Section(head, text("check-title")), Section(text("check-how"))]
    for deal, revealed in enumerate(fairness.revealed, start=1):
        words = f"{fairness.entropy}|{deal}".encode()
        stream = hmac.new(bytes.fromhex(revealed), words, hashlib.sha256).hexdigest()
        sections.append(Section(text("check-deal", deal=str(deal), secret=revealed, key=stream)))
    return sections
