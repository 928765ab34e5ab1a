"""Which extra a command needs, for an install that lacks it."""

from __future__ import annotations

from typing import Final

TERMINAL: Final = "terminal"
SITE: Final = "site"
POSTGRES: Final = "postgres"
NOTICES: Final = "notices"
RESEARCH: Final = "research"
RAY: Final = "ray"

SITE_COMMANDS: Final = ("serve", "worker", "backup", "restore")

EXTRA_OF: Final = {
    # package as imported: the extra in pyproject.toml that installs it
    "typer": TERMINAL,
    "rich": TERMINAL,
    "fluent": TERMINAL,
    "markdown_it": TERMINAL,
    "starlette": SITE,
    "uvicorn": SITE,
    "sqlalchemy": SITE,
    "alembic": SITE,
    "structlog": SITE,
    "prometheus_client": SITE,
    "asyncpg": POSTGRES,
    "aiosmtplib": NOTICES,
    "http_ece": NOTICES,
    "py_vapid": NOTICES,
    "numpy": RESEARCH,
    "pettingzoo": RESEARCH,
    "gymnasium": RESEARCH,
    "ray": RAY,
}


def advice(missing: str | None, command: str) -> str | None:
    """What to install so that the command runs; None if the module belongs to no extra.

    >>> advice("typer", "play")
    'rosenkrieg play needs more packages; install them with: pip install "rosenkrieg[terminal]"'
    """
    extra = EXTRA_OF.get((missing or "").partition(".")[0])
    if extra is None:
        return None
    if extra == TERMINAL and command in SITE_COMMANDS:
        extra = SITE  # includes the terminal's packages: one install instead of two
    what = f"rosenkrieg {command}".strip()
    return f'{what} needs more packages; install them with: pip install "rosenkrieg[{extra}]"'
