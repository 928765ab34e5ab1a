"""The history of the schema, kept by Alembic and run when a server starts."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from rosenkrieg.server.store.storage import StorageError


def config() -> Config:
    """Alembic's settings; nothing is read from files of the host."""
    settings = Config()
    settings.set_main_option("script_location", str(Path(__file__).parent))
    return settings


def check_ours(revision: str | None, tables: Collection[str]) -> None:
    """Refuses a database that a newer version or another program made."""
    if revision is not None:
        scripts = ScriptDirectory.from_config(config())
        if revision not in {script.revision for script in scripts.walk_revisions()}:
            raise StorageError(
                "expected a database of this version or an earlier one, "
                f"got one of an unknown revision {revision!r:.40}; is this version too old?"
            )
    elif tables:
        raise StorageError(
            "expected an empty database or one of ours, "
            f"got one with other tables, such as {min(tables)!r:.40}"
        )


def upgrade(connection: Connection) -> None:
    """Brings the schema up to date over this connection, in its transaction."""
    settings = config()
    settings.attributes["connection"] = connection
    command.upgrade(settings, "head")
