"""Alembic's entry: the connection is brought by raumhafen.server.store.database."""

from alembic import context

from raumhafen.server.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
)
with context.begin_transaction():
    context.run_migrations()
