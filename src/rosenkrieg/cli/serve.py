"""`rosenkrieg serve`, `worker`, `backup` and `restore`: the site and its data."""

from __future__ import annotations

import inspect
import os
import sys
from collections.abc import Callable, Collection
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from rosenkrieg.cli.arguments import one_of, whole
from rosenkrieg.core.errors import GameError

if TYPE_CHECKING:
    from rosenkrieg.server.settings import Settings

FILE: Final = "rosenkrieg.sqlite"
PREFIX: Final = "ROSENKRIEG_"


def setting(name: str, **more: Any) -> Any:
    """An option that may also be an environment variable, or a line of the file of settings."""
    variable = PREFIX + name.lstrip("-").replace("-", "_").upper()
    return typer.Option(name, envvar=variable, **more)


def _read_config(context: typer.Context, file: str | None) -> str | None:
    """Puts what the file says behind flags and environment, before they are looked at."""
    if file:
        from rosenkrieg.server.configuration import read_file

        own = {each.name for each in context.command.params} - {"config", "help"}
        known = set(inspect.signature(serve).parameters) - {"context", "config"}
        told = read_file(Path(file), known)
        context.default_map = {**(context.default_map or {}), **_only(told, own)}
    return file


def _only(told: dict[str, Any], own: Collection[str | None]) -> dict[str, Any]:
    return {name: value for name, value in told.items() if name in own}


def _checked(reader: str) -> Callable[[str], str]:
    """Reads a value as `server/configuration.py` does, which is loaded only then."""

    def read(text: str) -> str:
        from rosenkrieg.server import configuration

        found: str = getattr(configuration, reader)(str(text))
        return found

    return read


def _base_path(text: str) -> str:
    from rosenkrieg.server.under import base_path

    return base_path(text)


Config = Annotated[
    str | None, setting("--config", metavar="FILE", is_eager=True, callback=_read_config)
]
Database = Annotated[str | None, setting("--database", metavar="URL")]
Data = Annotated[Path | None, setting("--data", metavar="DIR")]
LogStyle = Annotated[
    str,
    setting("--log", metavar="console|json", parser=one_of("--log", ("console", "json"))),
]


Bots = Annotated[list[str] | None, setting("--bot", metavar="GAME/NAME=PLAYER")]


def serve(
    context: typer.Context,
    config: Config = None,
    host: Annotated[str, setting("--host", metavar="ADDRESS")] = "127.0.0.1",
    port: Annotated[int, setting("--port", parser=whole("--port", 0, 65535), metavar="N")] = 8000,
    url: Annotated[str | None, setting("--url", metavar="URL", parser=_checked("site_url"))] = None,
    base_path: Annotated[
        str | None, setting("--base-path", metavar="PATH", parser=_base_path)
    ] = None,
    database: Database = None,
    data: Data = None,
    thinkers: Annotated[
        int, setting("--thinkers", parser=whole("--thinkers", 0, 64), metavar="N")
    ] = 1,
    bot: Bots = None,
    proxies: Annotated[
        str | None, setting("--proxies", metavar="ADDRESSES", parser=_checked("proxies"))
    ] = None,
    origin: Annotated[
        list[str] | None, setting("--origin", metavar="URL", parser=_checked("origin"))
    ] = None,
    mail_server: Annotated[str | None, setting("--mail-server", metavar="URL")] = None,
    mail_from: Annotated[str | None, setting("--mail-from", metavar="ADDRESS")] = None,
    webhooks: Annotated[
        str,
        setting(
            "--webhooks",
            metavar="off|public|private",
            parser=one_of("--webhooks", ("off", "public", "private")),
        ),
    ] = "public",
    contact: Annotated[
        str | None, setting("--contact", metavar="ADDRESS", parser=_checked("contact"))
    ] = None,
    metrics_port: Annotated[
        int | None,
        setting("--metrics-port", parser=whole("--metrics-port", 1, 65535), metavar="N"),
    ] = None,
    forget_days: Annotated[
        int, setting("--forget-days", parser=whole("--forget-days", 1, 36500), metavar="N")
    ] = 30,
    keep_days: Annotated[
        int, setting("--keep-days", parser=whole("--keep-days", 0, 36500), metavar="N")
    ] = 0,
    chat_days: Annotated[
        int, setting("--chat-days", parser=whole("--chat-days", 0, 36500), metavar="N")
    ] = 0,
    imprint: Annotated[str | None, setting("--imprint", metavar="FILE")] = None,
    privacy: Annotated[str | None, setting("--privacy", metavar="FILE")] = None,
    set: Annotated[list[str] | None, setting("--set", metavar="NAME=VALUE")] = None,
    log: LogStyle = "console",
) -> None:
    """Serve the site: play against the computer, at one screen, or by sending a link."""
    from msgspec.structs import replace

    from rosenkrieg.cli.speech import TERMINAL, language_of
    from rosenkrieg.locale import Words
    from rosenkrieg.server import logs
    from rosenkrieg.server.configuration import below_url, own_bots, tuned
    from rosenkrieg.server.hall import Hall
    from rosenkrieg.server.serving import address, allow_many_files, bind, nearby, run
    from rosenkrieg.server.settings import Settings

    logs.configure(log)
    url, base_path = below_url(url or "", base_path or "")
    settings = Settings(
        database_url(database, data, context),
        thinkers=thinkers,
        bots=own_bots(bot or ()),
        origins=tuple(origin or ()),
        base_path=base_path,
        url=url,
        contact=contact or "",
        proxies=proxies or "",
        mail_server=mail_server or "",
        mail_from=mail_from or "",
        webhooks=webhooks,
        forget_days=forget_days,
        keep_days=keep_days,
        chat_days=chat_days,
        imprint=imprint or "",
        privacy=privacy or "",
    )
    _check_mail(settings)
    settings = tuned(settings, set or ())
    try:
        place = bind(host, port)
    except OSError as error:
        raise GameError(
            f"expected a free address, got {host} port {port}: {error.strerror or error}"
        ) from None
    allow_many_files()
    where = f"Rosenkrieg: {address(place)}{settings.base_path}"
    words = Words(language_of(), (TERMINAL,))
    others = tuple(found + settings.base_path for found in nearby(place)) if not url else ()
    settings = replace(settings, nearby=others)
    for found in others:
        where += "\n" + words("cli-nearby", address=found)

    def ready() -> None:  # not before: a start that fails says why, and nothing else
        print(where, flush=True)
        _warn_of_missing_pages(settings, host)

    with place, suppress(KeyboardInterrupt):
        run(Hall(settings), place, ready, metrics_port)


def _warn_of_missing_pages(settings: Settings, host: str) -> None:
    """A public site needs an imprint and a privacy page, at least in Germany."""
    from rosenkrieg.server.logs import logger

    missing = [name for name in ("imprint", "privacy") if not getattr(settings, name)]
    if missing and (settings.url or host not in ("127.0.0.1", "::1", "localhost")):
        logger("rosenkrieg.serve").warning(
            "a public site needs an imprint and a privacy page in Germany and elsewhere: "
            "give Markdown files by --imprint and --privacy",
            missing=", ".join(missing),
        )


def _check_mail(settings: Settings) -> None:
    """Says before the start what is missing for mails."""
    if not settings.mail_server and not settings.mail_from:
        return
    from rosenkrieg.server.notices.channels import mail_server

    mail_server(settings.mail_server, settings.mail_from)
    import_module("aiosmtplib")  # fails here, with advice
    if not settings.url:
        raise GameError("expected --url, the address of your site, for the links in mails")


def worker(
    database: Annotated[str, setting("--database", metavar="URL")],
    config: Config = None,
    thinkers: Annotated[
        int, setting("--thinkers", parser=whole("--thinkers", 0, 64), metavar="N")
    ] = 1,
    bot: Bots = None,
    set: Annotated[list[str] | None, setting("--set", metavar="NAME=VALUE")] = None,
    log: LogStyle = "console",
) -> None:
    """Compute bot moves for servers that share a PostgreSQL database."""
    import asyncio

    from rosenkrieg.server import logs
    from rosenkrieg.server.configuration import own_bots, tuned
    from rosenkrieg.server.jobs import Worker
    from rosenkrieg.server.settings import Settings

    logs.configure(log)

    async def work() -> None:
        await Worker(tuned(settings, set or ())).run()

    # 0 is for the server that shares the file: it leaves the thinking to the workers
    settings = Settings(
        database_url(database, None), thinkers=thinkers or 1, bots=own_bots(bot or ())
    )
    with suppress(KeyboardInterrupt):
        asyncio.run(work())


File = Annotated[Path, typer.Argument(metavar="FILE")]


def backup(
    context: typer.Context,
    file: File,
    config: Config = None,
    database: Database = None,
    data: Data = None,
) -> None:
    """Write all matches into a file; the server can keep running."""
    from rosenkrieg.server import backup as backups

    backups.backup(database_url(database, data, context), file)
    print(f"{file}: {file.stat().st_size:,} bytes")


def restore(
    context: typer.Context,
    file: File,
    config: Config = None,
    database: Database = None,
    data: Data = None,
) -> None:
    """Fill an empty database from a backup."""
    from rosenkrieg.server import backup as backups

    count = backups.restore(database_url(database, data, context), file)
    print(f"{file}: {count:,} {'match' if count == 1 else 'matches'}")


WEIGHT: Final = ("COMMANDLINE", "ENVIRONMENT", "DEFAULT_MAP")
"""Where a value can come from, the strongest first: a flag, the environment, the file."""


def database_url(
    database: str | None, data: Path | None, context: typer.Context | None = None
) -> str:
    """The address of the database: as given, or a file in the folder for data.

    Of two that are given, a flag wins over the environment, and that over the file of settings.
    """
    if database is not None and data is not None:
        one, two = (_weight(context, name) for name in ("database", "data"))
        if one == two:
            raise GameError("expected --database or --data, got both")
        database, data = (database, None) if one < two else (None, data)
    if database is not None:
        if database.startswith("postgresql"):
            import_module("asyncpg")  # fails here, with advice, rather than at the first query
        return database
    return f"sqlite:///{(data or _data_folder()) / FILE}"


def _weight(context: typer.Context | None, name: str) -> int:
    source = context.get_parameter_source(name) if context else None
    return WEIGHT.index(source.name) if source and source.name in WEIGHT else 0


def _data_folder() -> Path:
    """The folder for application data of the user."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", "~")).expanduser() / "rosenkrieg"
    if sys.platform == "darwin":
        return Path("~/Library/Application Support/rosenkrieg").expanduser()
    given = os.environ.get("XDG_DATA_HOME", "")
    base = Path(given) if given.startswith("/") else Path("~/.local/share").expanduser()
    return base / "rosenkrieg"
