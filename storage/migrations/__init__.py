"""Alembic's scripts, one file a change of the schema; ``storage.migrate`` runs them."""
