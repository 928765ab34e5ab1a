"""`rosenkrieg serve`, `worker`, `backup` and `restore`: the site and its data."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Final

import typer

from rosenkrieg.cli.arguments import one_of, whole
from rosenkrieg.core.errors import GameError

FILE: Final = "rosenkrieg.sqlite"

Database = Annotated[str | None, typer.Option(metavar="URL")]
Data = Annotated[Path | None, typer.Option(metavar="DIR")]
LogStyle = Annotated[
    str,
    typer.Option(
        "--log",
        metavar="console|json",
        parser=one_of("--log", ("console", "json")),
    ),
]


def serve(
    host: Annotated[str, typer.Option(metavar="ADDRESS")] = "127.0.0.1",
    port: Annotated[int, typer.Option(parser=whole("--port", 0, 65535), metavar="N")] = 8000,
    database: Database = None,
    data: Data = None,
    thinkers: Annotated[int, typer.Option(parser=whole("--thinkers", 0, 64), metavar="N")] = 1,
    proxies: Annotated[str | None, typer.Option(metavar="ADDRESSES")] = None,
    log: LogStyle = "console",
) -> None:
    """Serve the site: play against the computer, at one screen, or by sending a link."""
    from rosenkrieg.server import logs
    from rosenkrieg.server.hall import Hall
    from rosenkrieg.server.serving import address, allow_many_files, bind, run
    from rosenkrieg.server.settings import Settings

    logs.configure(log)
    settings = Settings(database_url(database, data), thinkers=thinkers)
    try:
        place = bind(host, port)
    except OSError as error:
        raise GameError(
            f"expected a free address, got {host} port {port}: {error.strerror or error}"
        ) from None
    allow_many_files()
    where = f"Rosenkrieg: {address(place)}"
    with place, suppress(KeyboardInterrupt):
        run(Hall(settings), place, proxies, lambda: print(where, flush=True))


def worker(
    database: Annotated[str, typer.Option(metavar="URL")],
    thinkers: Annotated[int, typer.Option(parser=whole("--thinkers", 1, 64), metavar="N")] = 1,
    log: LogStyle = "console",
) -> None:
    """Think for servers that share a PostgreSQL database."""
    import asyncio

    from rosenkrieg.server import logs
    from rosenkrieg.server.jobs import Worker
    from rosenkrieg.server.settings import Settings

    logs.configure(log)

    async def work() -> None:
        await Worker(Settings(database, thinkers=thinkers)).run()

    with suppress(KeyboardInterrupt):
        asyncio.run(work())


File = Annotated[Path, typer.Argument(metavar="FILE")]


def backup(file: File, database: Database = None, data: Data = None) -> None:
    """Write all matches into a file; the server may go on meanwhile."""
    from rosenkrieg.server import backup as backups

    backups.backup(database_url(database, data), file)
    print(f"{file}: {file.stat().st_size:,} bytes")


def restore(file: File, database: Database = None, data: Data = None) -> None:
    """Fill an empty database from a backup."""
    from rosenkrieg.server import backup as backups

    count = backups.restore(database_url(database, data), file)
    print(f"{file}: {count:,} {'match' if count == 1 else 'matches'}")


def database_url(database: str | None, data: Path | None) -> str:
    """The address of the database: as given, or a file in the folder for data."""
    if database is not None:
        if data is not None:
            raise GameError("expected --database or --data, got both")
        return database
    return f"sqlite:///{(data or _data_folder()) / FILE}"


def _data_folder() -> Path:
    """Where the user's programs keep their data."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", "~")).expanduser() / "rosenkrieg"
    if sys.platform == "darwin":
        return Path("~/Library/Application Support/rosenkrieg").expanduser()
    given = os.environ.get("XDG_DATA_HOME", "")
    base = Path(given) if given.startswith("/") else Path("~/.local/share").expanduser()
    return base / "rosenkrieg"
