"""When someone wants to be told: at once or together, not at night, not on vacation."""

from __future__ import annotations

from datetime import UTC, datetime, time, timedelta, tzinfo
from typing import Annotated, Literal
from zoneinfo import ZoneInfo

from msgspec import Meta, Struct

Minute = Annotated[int, Meta(ge=0, lt=24 * 60)]


class Quiet(Struct, frozen=True, forbid_unknown_fields=True):
    """Minutes of the day between which nothing is sent; `begin` may be later than `end`."""

    begin: Minute
    end: Minute


class Wishes(Struct, frozen=True, forbid_unknown_fields=True):
    """How someone wants to be told; `every` is in minutes, 0 for at once."""

    language: Literal["de", "en"] = "en"
    every: Literal[0, 60, 1440] = 0
    quiet: Quiet | None = None
    zone: Annotated[str, Meta(max_length=64)] = "UTC"
    away_until: float | None = None
    """No notices before this time, in seconds since 1970."""
    reminder: bool = True
    """Whether to be told again before time runs out."""


def due(wishes: Wishes, now: float, last: float | None) -> float:
    """When a notice of now may be sent, if the last one was sent then."""
    at = now
    if wishes.every and last is not None:
        at = max(at, last + wishes.every * 60)
    if wishes.away_until is not None:
        at = max(at, wishes.away_until)
    return _after_quiet(wishes, at)


def _after_quiet(wishes: Wishes, at: float) -> float:
    quiet = wishes.quiet
    if quiet is None or quiet.begin == quiet.end:
        return at
    local = datetime.fromtimestamp(at, _zone(wishes.zone))
    minute = local.hour * 60 + local.minute
    over_midnight = quiet.begin > quiet.end
    if over_midnight:
        is_quiet = minute >= quiet.begin or minute < quiet.end
    else:
        is_quiet = quiet.begin <= minute < quiet.end
    if not is_quiet:
        return at
    day = local.date() + timedelta(days=1 if over_midnight and minute >= quiet.begin else 0)
    end = datetime.combine(day, time(quiet.end // 60, quiet.end % 60), local.tzinfo)
    return end.timestamp()


def _zone(name: str) -> tzinfo:
    try:
        return ZoneInfo(name)
    except (ValueError, OSError, LookupError):  # unknown here, or no name of a zone at all
        return UTC
