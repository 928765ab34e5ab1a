"""A change as SQL: which rows it writes, in statements that both engines share."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, assert_never

import msgspec
from sqlalchemy import Dialect, Table, and_, bindparam, delete, exists, insert, text, update
from sqlalchemy.sql.expression import ClauseElement

from rosenkrieg.core.contract import SEATS
from rosenkrieg.server.store.schema import (
    chat,
    matches,
    outbox,
    season_keys,
    season_pictures,
    season_rows,
    seasons,
    seats,
    steps,
    studies,
    uptimes,
)
from rosenkrieg.server.store.seasons import AppendRows, CreateSeason, SetPicture, writes
from rosenkrieg.server.store.storage import (
    AppendSteps,
    Beat,
    Call,
    Change,
    CreateMatch,
    DropNotice,
    Erase,
    Forget,
    KeepStudy,
    Key,
    Say,
    Standing,
    StartProcess,
)
from rosenkrieg.table import rows
from rosenkrieg.table.setting import HUMAN, Setting
from rosenkrieg.table.steps import Sat, Step


class Statement:
    """A write, compiled once for each engine."""

    def __init__(self, clause: ClauseElement) -> None:
        self._clause = clause
        self._compiled: dict[str, tuple[str, tuple[str, ...]]] = {}

    def compiled(self, dialect: Dialect) -> tuple[str, tuple[str, ...]]:
        """The SQL and the names of its parameters, in order."""
        if dialect.name not in self._compiled:
            compiled = self._clause.compile(dialect=dialect)
            names = tuple(getattr(compiled, "positiontup", None) or ())
            self._compiled[dialect.name] = str(compiled), names
        return self._compiled[dialect.name]


Operation = tuple[Statement, Mapping[str, object]]
"""A statement and its parameters."""


def _insert(table: Table, *left_out: str) -> Statement:
    names = [column.name for column in table.columns if column.name not in left_out]
    return Statement(insert(table).values({name: bindparam(name) for name in names}))


def _set(table: Table, keys: Sequence[str], names: Sequence[str]) -> Statement:
    where = and_(*(table.c[key] == bindparam(f"key_{key}") for key in keys))
    return Statement(update(table).where(where).values({name: bindparam(name) for name in names}))


_ADD_MATCH: Final = _insert(matches)
_ADD_SEAT: Final = _insert(seats)
_ADD_STEP: Final = _insert(steps)
_ADD_CHAT: Final = _insert(chat, "id")
_ADD_NOTICE: Final = _insert(outbox, "id")
_SET_STANDING: Final = _set(matches, ("id",), ("status", "outcome", "deadline"))
_SET_SITTER: Final = _set(seats, ("match", "seat"), ("name", "taken"))
_SET_KEY: Final = _set(seats, ("match", "seat"), ("token_hash",))
_ADD_UPTIME: Final = _insert(uptimes)
_SET_UPTIME: Final = _set(uptimes, ("process",), ("seen",))
_DROP_NOTICE: Final = Statement(delete(outbox).where(outbox.c.id == bindparam("key_id")))
_FORGET_NOTICES: Final = Statement(delete(outbox).where(outbox.c.at < bindparam("before")))
_FORGET_UNBEGUN: Final = Statement(
    delete(matches).where(
        and_(
            matches.c.created < bindparam("before"),
            text("status IN ('waiting', 'over')"),
            ~exists().where(and_(steps.c.match == matches.c.id, text("kind = 'begin'"))),
        )
    )
)

_FORGET_ENDED: Final = Statement(
    delete(matches).where(
        and_(
            matches.c.created < bindparam("ended"),
            ~exists().where(and_(steps.c.match == matches.c.id, steps.c.at >= bindparam("ended"))),
        )
    )
)
_FORGET_SAID: Final = Statement(delete(chat).where(chat.c.at < bindparam("said")))
_SET_NAME: Final = _set(seats, ("match", "seat"), ("name",))
_SET_TEXT: Final = _set(steps, ("match", "number"), ("text",))


def _drop(table: Table, *keys: str) -> Statement:
    return Statement(
        delete(table).where(and_(*(table.c[k] == bindparam(f"key_{k}") for k in keys)))
    )


_SEASONS: Final = {
    "add": _insert(seasons),
    "row": _insert(season_rows),
    "unkey": _drop(season_keys, "season", "holder"),
    "key": _insert(season_keys),
    "deadline": _set(seasons, ("id",), ("deadline",)),
    "unpicture": _drop(season_pictures, "season"),
    "picture": _insert(season_pictures),
}
"""Writes of seasons by their names there."""

_DROP_SAID: Final = _drop(chat, "match", "seat")
_DROP_STUDY: Final = _drop(studies, "match")
_ADD_STUDY: Final = _insert(studies)

IN_BATCH_ORDER: Final = (
    _ADD_MATCH,
    _ADD_SEAT,
    _ADD_STEP,
    _ADD_CHAT,
    _ADD_NOTICE,
    _SET_STANDING,
    _SET_SITTER,
    _SET_KEY,
    _ADD_UPTIME,
    _SET_UPTIME,
    _SET_NAME,
    _SET_TEXT,
    _DROP_SAID,
    _FORGET_UNBEGUN,
    _FORGET_ENDED,
    _FORGET_SAID,
    _DROP_NOTICE,
    _FORGET_NOTICES,
    *_SEASONS.values(),
    _DROP_STUDY,
    _ADD_STUDY,
)
"""The writes of several changes can be done kind by kind in this order."""


def operations(change: Change) -> tuple[Operation, ...]:
    """The rows that a change writes, in an order in which they can be written."""
    return tuple(_operations(change))


def _operations(change: Change) -> Iterator[Operation]:
    match change:
        case CreateMatch():
            yield from _creation(change)
        case AppendSteps():
            yield from _appending(change)
        case Say(match, line):
            yield _ADD_CHAT, {"match": match, **msgspec.structs.asdict(line)}
        case StartProcess(process, at):
            yield _ADD_UPTIME, {"process": process, "began": at, "seen": at}
        case Beat(process, at):
            yield _SET_UPTIME, {"key_process": process, "seen": at}
        case DropNotice(id):
            yield _DROP_NOTICE, {"key_id": id}
        case Forget(before, ended, said):
            yield _FORGET_UNBEGUN, {"before": before}
            if ended is not None:
                yield _FORGET_ENDED, {"ended": ended}
            if said is not None:
                yield _FORGET_SAID, {"said": said}
            yield _FORGET_NOTICES, {"before": before}
        case Erase(match, seat, texts):
            key = {"key_match": match, "key_seat": int(seat)}
            yield _SET_NAME, {**key, "name": ""}
            for number, told in texts:
                yield _SET_TEXT, {"key_match": match, "key_number": number, "text": told}
            yield _DROP_SAID, key
        case KeepStudy(match, text):
            yield _DROP_STUDY, {"key_match": match}
            yield _ADD_STUDY, {"match": match, "text": text}
        case CreateSeason() | AppendRows() | SetPicture():
            for name, values in writes(change):
                yield _SEASONS[name], values
        case _:
            assert_never(change)


def _creation(change: CreateMatch) -> Iterator[Operation]:
    setting = change.setting
    yield _ADD_MATCH, _match_row(setting, change.standing)
    for seat in SEATS:
        player = setting.players[seat]
        yield (
            _ADD_SEAT,
            {
                "match": setting.match,
                "seat": int(seat),
                "player": player,
                "name": setting.names[seat],
                "token_hash": change.hashes[seat],
                "taken": None if player == HUMAN else setting.created,
            },
        )
    yield from _new_steps(setting.match, change.steps)


def _appending(change: AppendSteps) -> Iterator[Operation]:
    match = change.match
    if change.follower is not None:
        yield from _creation(change.follower)
    yield from _new_steps(match, change.steps)
    for call in change.calls:
        yield _ADD_NOTICE, _notice_row(match, call, change.steps[-1])
    if change.standing is not None:
        yield _SET_STANDING, {"key_id": match, **_standing_row(change.standing)}
    if change.key is not None:
        yield _SET_KEY, _key_row(match, change.key)


def _new_steps(match: str, new: Sequence[Step]) -> Iterator[Operation]:
    for step in new:
        yield _ADD_STEP, {"match": match, **msgspec.structs.asdict(rows.write(step))}
        if isinstance(step.event, Sat):
            who = {"key_match": match, "key_seat": int(step.event.seat)}
            yield _SET_SITTER, {**who, "name": step.event.name, "taken": step.at}


def _match_row(setting: Setting, standing: Standing) -> dict[str, object]:
    return {
        "id": setting.match,
        "game": setting.game,
        "rules_version": setting.rules_version,
        "options": _json(setting.options),
        "clock": _json(setting.clock) if setting.clock else None,
        "open": setting.open,
        "secret": setting.secret,
        "root": setting.root,
        "size": setting.size,
        "created": setting.created,
        "rematch_of": setting.rematch_of,
        "hints": setting.hints,
        **_standing_row(standing),
    }


def _standing_row(standing: Standing) -> dict[str, object]:
    return {
        "status": standing.status,
        "outcome": _json(standing.outcome) if standing.outcome else None,
        "deadline": standing.deadline,
    }


def _notice_row(match: str, call: Call, step: Step) -> dict[str, object]:
    who = {"match": match, "seat": int(call.seat), "kind": call.kind}
    return {**who, "number": step.number, "at": step.at}


def _key_row(match: str, key: Key) -> dict[str, object]:
    return {"key_match": match, "key_seat": int(key.seat), "token_hash": key.hash}


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
