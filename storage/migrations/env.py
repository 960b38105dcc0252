"""Alembic's entry. It only ever runs inside a transaction of ``storage.migrate``, never from a command line.

A new migration: copy the newest file in ``versions``, give it the next number and the ``down_revision``
before it, change ``storage/schema.py`` to match and raise ``HEAD`` in ``storage/migrate.py``.
"""

from alembic import context

from storage.schema import metadata

# ``render_as_batch``: SQLite changes a column only by copying the table.
context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
