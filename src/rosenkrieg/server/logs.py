"""Logs: one line an event, JSON for machines or plain for a terminal, and never a token."""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import MutableMapping
from typing import Any, Final, TextIO

import structlog

NOISY: Final = ("uvicorn.error", "asyncio", "alembic", "sqlalchemy")
"""Loggers of others that speak up only when something is wrong."""

_SECRET: Final = re.compile(r"[A-Za-z0-9_-]{40,}")


def scrub(_: object, __: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Blanks whatever looks like a token: nothing that long belongs into a log line."""
    for name, value in event.items():
        if isinstance(value, str):
            event[name] = _SECRET.sub("[...]", value)
    return event


def _quiet(_: object, __: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """What a client sent is no fault of ours: one line, no traceback."""
    if str(event.get("event", "")).startswith("Invalid UTF-8"):
        event.pop("exc_info", None)
    return event


_SHARED: Final[list[structlog.types.Processor]] = [
    structlog.stdlib.add_log_level,
    structlog.stdlib.add_logger_name,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
    _quiet,
    structlog.processors.format_exc_info,  # plain: the fancy ones show variables
    scrub,
]

structlog.configure(
    processors=[*_SHARED, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
    logger_factory=structlog.stdlib.LoggerFactory(),
    wrapper_class=structlog.stdlib.BoundLogger,
)


def configure(style: str = "console", level: str = "info", stream: TextIO | None = None) -> None:
    """Sends our lines and uvicorn's to the stream, in one form."""
    renderer: structlog.types.Processor
    if style == "json":
        renderer = structlog.processors.JSONRenderer()
    else:
        renderer = structlog.dev.ConsoleRenderer(colors=False)
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=_SHARED,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, renderer],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name in NOISY:
        logging.getLogger(name).setLevel(logging.WARNING)
    logging.getLogger("uvicorn.access").disabled = True


def logger(name: str) -> structlog.stdlib.BoundLogger:
    """A logger for structured lines."""
    log: structlog.stdlib.BoundLogger = structlog.stdlib.get_logger(name)
    return log
