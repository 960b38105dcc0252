"""Brings a database to this program's schema with Alembic, inside the caller's transaction.

Alembic is imported only where there is something to do: its import costs more than opening the store.
"""

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, column, inspect, select, table

from bot.ports import StoreNewer
from rules.kit.scene import text

if TYPE_CHECKING:
    from alembic.config import Config

HEAD = "0006"
"""The newest revision in ``migrations/versions``; a test keeps it so."""
VERSION_TABLE = "alembic_version"

_STORED = select(table(VERSION_TABLE, column("version_num")).c.version_num)


def migrate(connection: Connection, path: Path) -> None:
    """Makes or changes the tables as needed; ``connection`` must be in a transaction that may write.

    ``path`` is for the message. Raises ``StoreNewer`` where this program does not know the revision.
    """
    stored = connection.scalar(_STORED) if inspect(connection).has_table(VERSION_TABLE) else None
    if stored == HEAD:
        return
    if stored is not None and not known(stored):
        raise newer(path)
    from alembic import command

    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def known(revision: str) -> bool:
    """Whether ``revision`` is one of this program's."""
    if revision == HEAD:
        return True
    from alembic.script import ScriptDirectory

    # Walked, not asked for: Alembic would take a part of a name for the whole.
    scripts = ScriptDirectory.from_config(_config())
    return any(script.revision == revision for script in scripts.walk_revisions())


def newer(path: Path) -> StoreNewer:
    """The file was made by a newer version of the program."""
    return StoreNewer(text("store-newer", path=str(path)))


def _config() -> "Config":
    from alembic.config import Config

    config = Config()
    # A percent sign in the path would be read as an interpolation.
    folder = str(Path(__file__).with_name("migrations")).replace("%", "%%")
    config.set_main_option("script_location", folder)
    return config
