"""The desk: where what people press and type on any platform comes in, and its answer goes out."""

from bot.desk.desk import Desk
from bot.desk.visitor import File, Reply, Section, Visitor

__all__ = ["Desk", "File", "Reply", "Section", "Visitor"]
