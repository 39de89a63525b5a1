"""Run by Alembic: brings the database behind the given connection to the newest schema."""

from __future__ import annotations

from alembic import context

from dejarik.server.storage.tables import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
