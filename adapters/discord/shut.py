"""What an answer says besides, where boards cannot be shown (product.md, *Messages*)."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from discord import Interaction

from adapters.discord.rights import why_old_board
from bot.desk.visitor import Reply, Visitor
from bot.ports import TableLine
from rules.kit.scene import text


def with_why(interaction: Interaction[Any], visitor: Visitor, reply: Reply, shut: Mapping[str, str]) -> Reply:
    """The answer, and why the boards where it is given are old. ``shut``: places where nothing can be sent,
    each with what is missing (``DiscordOutlet.shut``)."""
    if visitor.chat not in shut or reply.page is not None:
        return reply
    why = why_old_board(interaction, reply.language)
    return reply if why is None else replace(reply, said=(*reply.said, why))


def with_shut(lines: Sequence[TableLine], visitor: Visitor, reply: Reply, shut: Mapping[str, str]) -> Reply:
    """A list of tables, and which of the person's own ones (``lines``) cannot be shown elsewhere, and why."""
    said = [
        text("discord-table-shut", code=line.code, why=shut[line.chat] or "send")
        for line in lines
        if line.chat in shut and line.chat != visitor.chat
    ]
    return replace(reply, said=(*reply.said, *said))
