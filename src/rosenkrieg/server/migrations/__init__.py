"""The history of the schema, kept by Alembic and run when a server starts."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection


def config() -> Config:
    """Alembic's settings; nothing is read from files of the host."""
    settings = Config()
    settings.set_main_option("script_location", str(Path(__file__).parent))
    return settings


def upgrade(connection: Connection) -> None:
    """Brings the schema up to date over this connection, in its transaction."""
    settings = config()
    settings.attributes["connection"] = connection
    command.upgrade(settings, "head")
