"""Backup and restore: all matches of a database in one file.

A backup of either engine can be restored into either, so this is also the way from one to the
other.
"""

from __future__ import annotations

import os
from pathlib import Path

from rosenkrieg.server.store.copies import copy_in, copy_out
from rosenkrieg.server.store.storage import StorageError


def backup(database: str, file: Path) -> None:
    """Writes all matches into a new file, which is there only once it is whole."""
    if file.exists():
        raise StorageError(f"expected a file that does not exist yet, got {file}")
    unfinished = file.with_name(file.name + ".part")
    try:
        copy_out(database, unfinished)
        os.replace(unfinished, file)
    finally:
        unfinished.unlink(missing_ok=True)


def restore(database: str, file: Path) -> int:
    """Fills an empty database from a backup; returns how many matches came."""
    if not file.is_file():
        raise StorageError(f"expected a backup, got {file}, which is not a file")
    return copy_in(database, file)
