"""The HTTP requests of seasons; docs/seasons.md tells what they mean."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Final, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from rosenkrieg.campaign import warbands
from rosenkrieg.campaign.chronicle import placed, tell
from rosenkrieg.campaign.corrections import Consequences
from rosenkrieg.campaign.drafts import Draft, drafted
from rosenkrieg.campaign.entries import ORGANIZER, PUBLIC, Joined, TakenOver
from rosenkrieg.campaign.files import export_record, standings_csv
from rosenkrieg.campaign.missing import asked_again, missing
from rosenkrieg.campaign.records import make
from rosenkrieg.campaign.rows import Added, Corrected, Row, Wished
from rosenkrieg.campaign.season import fold
from rosenkrieg.campaign.views import asked as question_asked
from rosenkrieg.campaign.views import battle as battle_view
from rosenkrieg.campaign.views import (
    fielded,
    forbidden,
    is_hidden,
    may_read,
    printed,
    question_of,
    view,
)
from rosenkrieg.server import messages
from rosenkrieg.server.hall import Hall
from rosenkrieg.server.messages import seasons as m
from rosenkrieg.server.refusals import Refusal
from rosenkrieg.server.requests import parsed, read_body, take, token_of, visitor_of
from rosenkrieg.server.seasons.keeper import Keeper
from rosenkrieg.server.seasons.seasons import link, new_token
from rosenkrieg.server.store.seasons import SeasonKey, SetPicture
from rosenkrieg.server.tokens import token_hash

Endpoint = Callable[[Hall, Request], Coroutine[Any, Any, Response]]

FILE_BYTES: Final = 16 * 1024 * 1024
"""A file of 300 battles on the table has about 5 million bytes."""
PAGE: Final = 300
"""Entries on a page of the ledger and of the chronicle."""
T = TypeVar("T")
PICTURE_BYTES: Final = 2 * 1024 * 1024
_MAGIC: Final = (
    ("image/png", b"\x89PNG\r\n\x1a\n", 0),
    ("image/jpeg", b"\xff\xd8\xff", 0),
    ("image/webp", b"WEBP", 8),
)
"""Kinds of pictures, and how their bytes begin: what a browser says of them does not count."""


async def _season(hall: Hall, request: Request) -> tuple[Keeper, str]:
    """The season that is meant, and whose token the request brings."""
    keeper = await hall.seasons.known(request.path_params["season"])
    return keeper, await keeper.holder_now(token_of(request))


async def _hand(hall: Hall, request: Request) -> tuple[Keeper, str]:
    """The same for someone who wants to change something."""
    keeper, holder = await _season(hall, request)
    if holder == PUBLIC:
        raise Refusal("no_token", "expected the token of a link of this season")
    return keeper, holder


async def _organizer(hall: Hall, request: Request) -> Keeper:
    keeper, holder = await _hand(hall, request)
    if holder != ORGANIZER:
        raise Refusal("bad_token", "expected the token of the organizer")
    return keeper


def _json(text: bytes, status: int = 200) -> Response:
    return Response(text, status, {"Cache-Control": "no-store"}, "application/json")


def _answer(value: object, status: int = 200) -> Response:
    return _json(messages.encode(value), status)


def _text(made: bytes) -> bytes:
    """A text out of its JSON form."""
    return msgspec.json.decode(made, type=str).encode()


def _tagged(request: Request, text: bytes, kind: str = "application/json") -> Response:
    """An answer that need not be sent again while it is the same."""
    tag = f'"{hashlib.sha256(text).hexdigest()[:32]}"'
    headers = {"Cache-Control": "private, no-cache", "ETag": tag, "Vary": "Authorization"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(text, headers=headers, media_type=kind)


def _counted(hall: Hall, request: Request, text: bytes) -> bytes:
    """Long answers count."""
    visitor_of(hall, request).bytes.take(time.monotonic(), len(text))
    return text


# creating


async def create(hall: Hall, request: Request) -> Response:
    """Creates a season."""
    wish = parsed(await read_body(hall, request), m.NewSeason)
    take(visitor_of(hall, request).creations)
    return _answer(await hall.seasons.create(wish), 201)


async def bring(hall: Hall, request: Request) -> Response:
    """Creates a season out of a file."""
    visitor = visitor_of(hall, request)
    take(visitor.creations)
    take(visitor.records)
    take(visitor.bytes, 0)
    text = _counted(hall, request, await read_body(hall, request, FILE_BYTES))
    return _answer(await hall.seasons.bring(text.decode("utf-8", "replace")), 201)


async def give_link(hall: Hall, request: Request) -> Response:
    """A new link for a holder; the old one ends."""
    keeper, hand = await _hand(hall, request)
    holder = parsed(await read_body(hall, request), m.WishedLink).holder
    if hand not in (ORGANIZER, holder):
        raise Refusal("bad_token", "expected the organizer, or the realm itself")
    if holder != ORGANIZER and holder not in keeper.book.season.realms:
        raise Refusal("not_found", "expected the organizer or a realm of this season")
    token = new_token()
    await keeper.give_link(holder, token_hash(token))
    return _answer(link(keeper.season, holder, token))


# reading


async def look(hall: Hall, request: Request) -> Response:
    """The season as its reader may see it."""
    keeper, viewer = await _season(hall, request)
    take(visitor_of(hall, request).bytes, 0)
    links = ",".join(sorted(keeper.keys)) if viewer == ORGANIZER else ""
    what = f"view {viewer} {links} {keeper.picture}"
    text = await keeper.reading(what, lambda: _season_answer(keeper, viewer))
    return _tagged(request, _counted(hall, request, text))


def _season_answer(keeper: Keeper, viewer: str) -> m.SeasonAnswer:
    return m.SeasonAnswer(
        season=keeper.season,
        version=keeper.version,
        viewer=viewer,
        read_only=keeper.read_only,
        created=keeper.setting.created,
        view=view(keeper.book, viewer),
        wishes=[_wish(keeper, wish) for wish in keeper.pages.wishes.values()],
        commitment=messages.Commitment(keeper.setting.root, keeper.setting.size),
        drawn=keeper.drawn,
        head=keeper.head,
        keys=sorted(keeper.keys) if viewer == ORGANIZER else [],
        picture=_picture_url(keeper),
    )


def _wish(keeper: Keeper, wish: Wished) -> m.Wish:
    battle = keeper.battle_of(wish)
    return m.Wish(wish.id, battle, wish.author, wish.at, wish.reason, wish.correction)


def _picture_url(keeper: Keeper) -> str | None:
    return f"/api/seasons/{keeper.season}/picture" if keeper.picture else None


async def battle(hall: Hall, request: Request) -> Response:
    """A battle with its table and its story."""
    keeper, viewer = await _season(hall, request)
    id = request.path_params["battle"]
    story = await _chronicle(keeper)

    def made() -> object:
        found = keeper.book.season.find(id)
        if found is None:
            raise Refusal("not_found", "expected a battle of this season")
        told = msgspec.json.decode(story, type=m.Chronicle).lines
        lines = [each for each in told if id in (each.battle, each.entry)]
        return m.SeasonBattle(battle_view(keeper.book, found, viewer, whole=True), lines)

    take(visitor_of(hall, request).bytes, 0)
    return _tagged(request, _counted(hall, request, await keeper.reading(f"{id} {viewer}", made)))


async def _chronicle(keeper: Keeper) -> bytes:
    """The story, told once for each version."""
    return await keeper.reading("chronicle", lambda: m.Chronicle(tell(keeper.book)))


async def chronicle(hall: Hall, request: Request) -> Response:
    """The season as a story, whole or a page of it."""
    keeper, _ = await _season(hall, request)
    page = _page(request)
    take(visitor_of(hall, request).bytes, 0)
    story = await _chronicle(keeper)
    if page is None:
        return _tagged(request, _counted(hall, request, story))

    def made() -> m.Chronicle:
        told = msgspec.json.decode(story, type=m.Chronicle).lines
        rows = list(placed(keeper.book, told))
        shown, number, marks = _paged(rows, len(keeper.book.ledger.entries), page)
        return m.Chronicle([each for _, each in shown], number, marks)

    text = await keeper.reading(f"chronicle {page}", made)
    return _tagged(request, _counted(hall, request, text))


def _page(request: Request) -> int | None:
    """The page that is asked for; -1 is the last one."""
    given = request.query_params.get("page")
    if given is None:
        return None
    if given == "last":
        return -1
    if not given.isdecimal() or len(given) > 4:
        raise Refusal("not_found", "expected the number of a page, or last")
    return int(given)


def _paged(
    rows: Sequence[tuple[int, T]], size: int, page: int
) -> tuple[list[tuple[int, T]], int, tuple[str, ...]]:
    """The rows of a page by their places in the ledger; its number; a mark of every page."""
    sheets: list[list[tuple[int, T]]] = [[] for _ in range(max(1, -(-size // PAGE)))]
    for place, row in rows:
        sheets[place // PAGE].append((place, row))
    if page >= len(sheets):
        raise Refusal("not_found", f"expected a page up to {len(sheets) - 1}, got {page}")
    marks = (hashlib.sha256(messages.encode(sheet)).hexdigest()[:16] for sheet in sheets)
    number = len(sheets) - 1 if page < 0 else page
    return sheets[number], number, tuple(marks)


async def ledger(hall: Hall, request: Request) -> Response:
    """The ledger, whole or a page of it, now or as it stood after so many rows."""
    keeper, viewer = await _season(hall, request)
    page = _page(request)
    given = request.query_params.get("version")
    version = keeper.version if given is None else int(given) if given.isdecimal() else -1
    if not 1 <= version <= keeper.version:
        raise Refusal("not_found", f"expected a version from 1 to {keeper.version}")

    def made() -> m.LedgerAnswer:
        is_now = version == keeper.version
        there = keeper.ledger_at(version)
        season = keeper.book.season if is_now else fold(there)
        rows = [
            (place, each)
            for place, each in enumerate(there.entries)
            if may_read(keeper.book, each, viewer)
        ]
        size, number = len(there.entries), 0
        marks: tuple[str, ...] = ()
        if page is not None:
            rows, number, marks = _paged(rows, size, page)
        unused = [each.entry for each in season.conflicts if each.kind.startswith("unused")]
        return m.LedgerAnswer(
            version,
            [each for _, each in rows],
            [*unused, *season.idle],
            season.standings(),
            size,
            [place for place, _ in rows],
            number,
            marks,
        )

    take(visitor_of(hall, request).bytes, 0)
    text = await keeper.reading(f"ledger {viewer} {version} {page}", made)
    return _tagged(request, _counted(hall, request, text))


async def revisions(hall: Hall, request: Request) -> Response:
    """All corrections."""
    keeper, _ = await _season(hall, request)

    def made() -> m.RevisionsAnswer:
        book = keeper.book
        found = []
        for number, (_, row) in enumerate(keeper.rows, 1):
            if isinstance(row, Corrected):
                each = row.revision
                before = None if each.before and is_hidden(book, each.before) else each.before
                after = None if each.after and is_hidden(book, each.after) else each.after
                found.append(
                    m.RevisionFacts(
                        number,
                        each.author,
                        each.at,
                        each.reason,
                        each.position,
                        before,
                        after,
                        each.part,
                    )
                )
        return m.RevisionsAnswer(found)

    return _tagged(request, await keeper.reading("revisions", made))


async def export(hall: Hall, request: Request) -> Response:
    """The whole season as one file that anybody can check."""
    keeper, _ = await _season(hall, request)
    visitor = visitor_of(hall, request)
    take(visitor.records)
    take(visitor.bytes, 0)

    def made() -> object:
        record = make(
            keeper.book,
            keeper.season,
            keeper.rows,
            keeper.dice,
            keeper.drawn,
            keeper.setting.imported,
        )
        return export_record(record)

    text = _text(await keeper.reading("export", made))
    response = _json(_counted(hall, request, text))
    name = f"season-{keeper.season}.json"
    response.headers["Content-Disposition"] = f'attachment; filename="{name}"'
    return response


async def standings(hall: Hall, request: Request) -> Response:
    """The standings as CSV."""
    keeper, _ = await _season(hall, request)
    text = await keeper.reading("csv", lambda: standings_csv(keeper.book))
    response = _tagged(request, _text(text), "text/csv; charset=utf-8")
    response.headers["Content-Disposition"] = 'attachment; filename="standings.csv"'
    return response


async def sheet(hall: Hall, request: Request) -> Response:
    """What the edition prints: territories, scenarios, boasts, events, units."""
    keeper, _ = await _season(hall, request)
    return _tagged(request, await keeper.reading("sheet", lambda: printed(keeper.book)))


# entering


async def enter(hall: Hall, request: Request) -> Response:
    """Carries a command out."""
    keeper, hand = await _hand(hall, request)
    asked = parsed(await read_body(hall, request), m.Entering)
    tokens: dict[str, str] = {}

    def keys(rows: tuple[Row, ...]) -> tuple[SeasonKey, ...]:
        tokens.clear()
        for row in rows:
            body = row.entry.body if isinstance(row, Added) else None
            if isinstance(row, Added) and isinstance(body, Joined):
                tokens[row.entry.id] = new_token()
            elif isinstance(body, TakenOver):
                tokens[body.realm] = new_token()
        return tuple(SeasonKey(holder, token_hash(token)) for holder, token in tokens.items())

    done = await keeper.enter(hand, asked, keys)
    links = [link(keeper.season, holder, token) for holder, token in tokens.items()]
    links = [] if done.repeated else links
    entries = keeper.entries_of(done)
    return _answer(m.Entered(asked.id, keeper.version, entries, done.repeated, links))


async def choices(hall: Hall, request: Request) -> Response:
    """The answers to a question that begin with a path."""
    keeper, viewer = await _season(hall, request)
    asked = parsed(await read_body(hall, request), m.Choosing)
    async with keeper.lock:
        found = question_of(keeper.book, viewer, asked.battle, asked.question)
        if found is None:
            raise Refusal("not_now", "expected a question that is asked of you now")
        answers = question_asked(
            keeper.book, *found[:2], found[2], asked.question, tuple(asked.path)
        )
    return _answer(m.AnswersFound(list(answers.legal), list(answers.branches)))


async def lacks(hall: Hall, request: Request) -> Response:
    """The first answer that a closed battle lacks, asked at its place."""
    keeper, viewer = await _season(hall, request)
    asked = parsed(await read_body(hall, request), m.MissingAsked)
    what = f"missing {asked.battle} {viewer}"
    text = await keeper.reading(
        what, lambda: m.MissingAnswer(missing(keeper.book, viewer, asked.battle))
    )
    return _json(text)


async def again(hall: Hall, request: Request) -> Response:
    """An entry at its place, with the answers that it could have been."""
    keeper, viewer = await _season(hall, request)
    asked = parsed(await read_body(hall, request), m.AgainAsked)
    what = f"again {asked.entry} {viewer}"
    return _json(await keeper.reading(what, lambda: asked_again(keeper.book, viewer, asked.entry)))


async def draft(hall: Hall, request: Request) -> Response:
    """What a battle that was forgotten asks next, at its place."""
    keeper = await _organizer(hall, request)
    wish = parsed(await read_body(hall, request), Draft)
    at = int(hall.house.now())
    return _answer(await keeper.working_out(lambda: drafted(keeper.book, wish, at)))


async def why(hall: Hall, request: Request) -> Response:
    """Which rule forbids what was touched."""
    keeper, viewer = await _season(hall, request)
    asked = parsed(await read_body(hall, request), m.Choosing)
    async with keeper.lock:
        message = forbidden(keeper.book, viewer, asked.battle, tuple(asked.path))
    return _answer(m.WhyNot(message))


async def check_warband(hall: Hall, request: Request) -> Response:
    """Points of a roster, and what does not follow the published limits."""
    keeper, _ = await _season(hall, request)
    asked = parsed(await read_body(hall, request), m.WarbandAsked)
    roster = warbands.decode(asked.roster)
    async with keeper.lock:
        tables, most = keeper.book.season.tables, fielded(keeper.book, asked.realm)
    points = warbands.points(roster, tables)
    return _answer(m.WarbandChecked(points, most, warbands.warnings(roster, tables, most)))


# corrections


async def consider(hall: Hall, request: Request) -> Response:
    """What a correction would change."""
    keeper, hand = await _hand(hall, request)
    asked = parsed(await read_body(hall, request), m.Consider)
    take(visitor_of(hall, request).records)
    version, found = await keeper.consider(hand, asked.correction)
    return _answer(_considered(version, found))


def _considered(version: int, found: Consequences) -> m.Considered:
    return m.Considered(
        version,
        list(found.owners),
        list(found.winners),
        list(found.before),
        list(found.after),
        list(found.conflicts),
        list(found.solved),
    )


async def correct(hall: Hall, request: Request) -> Response:
    """Corrects the ledger, or asks for it."""
    keeper, hand = await _hand(hall, request)
    asked = parsed(await read_body(hall, request), m.Correcting)
    take(visitor_of(hall, request).records)
    if hand == ORGANIZER:
        done, found = await keeper.correct(asked)
        considered = None if found is None else _considered(keeper.version, found)
        return _answer(m.Corrected(asked.id, keeper.version, done.repeated, None, considered))
    done = await keeper.wish(hand, asked)
    wishes = [row.id for row in done.rows if isinstance(row, Wished)]
    wish = wishes[0] if wishes else None
    return _answer(m.Corrected(asked.id, keeper.version, done.repeated, wish, None), 202)


async def agree(hall: Hall, request: Request) -> Response:
    """Yes or no to a correction that someone asks for."""
    keeper, hand = await _hand(hall, request)
    asked = parsed(await read_body(hall, request), m.Agreeing)
    take(visitor_of(hall, request).records)
    done = await keeper.agree(hand, request.path_params["wish"], asked)
    return _answer(m.Corrected(asked.id, keeper.version, done.repeated, None, None))


# the picture behind the map


async def picture(hall: Hall, request: Request) -> Response:
    """The picture behind the map."""
    keeper, _ = await _season(hall, request)
    found = await hall.house.storage.picture(keeper.season)
    if found is None:
        raise Refusal("not_found", "expected a season with a picture, this one has none")
    take(visitor_of(hall, request).bytes, 0)
    return _tagged(request, _counted(hall, request, found.data), found.kind)


async def set_picture(hall: Hall, request: Request) -> Response:
    """A picture for the map; without any bytes the map is drawn again."""
    keeper = await _organizer(hall, request)
    take(visitor_of(hall, request).records)
    data = await read_body(hall, request)
    if len(data) > PICTURE_BYTES:
        raise Refusal("too_large", f"expected a picture of at most {PICTURE_BYTES} bytes, got more")
    if not data:
        return await _keep_picture(hall, keeper, "", b"")
    kinds = [kind for kind, magic, at in _MAGIC if data[at : at + len(magic)] == magic]
    if not kinds:
        raise Refusal("bad_picture", "expected a PNG, JPEG or WebP picture")
    return await _keep_picture(hall, keeper, kinds[0], data)


async def _keep_picture(hall: Hall, keeper: Keeper, kind: str, data: bytes) -> Response:
    await hall.house.storage.commit(SetPicture(keeper.season, kind, data))
    keeper.picture = bool(data)
    keeper.announce()
    return _answer(m.SeasonPicture(_picture_url(keeper)))


ROUTES: Final[tuple[tuple[str, str, Endpoint], ...]] = (
    ("POST", "/api/seasons", create),
    ("POST", "/api/seasons/import", bring),
    ("GET", "/api/seasons/{season}", look),
    ("GET", "/api/seasons/{season}/battles/{battle}", battle),
    ("GET", "/api/seasons/{season}/chronicle", chronicle),
    ("GET", "/api/seasons/{season}/ledger", ledger),
    ("GET", "/api/seasons/{season}/revisions", revisions),
    ("GET", "/api/seasons/{season}/export", export),
    ("GET", "/api/seasons/{season}/standings.csv", standings),
    ("GET", "/api/seasons/{season}/sheet", sheet),
    ("POST", "/api/seasons/{season}/links", give_link),
    ("POST", "/api/seasons/{season}/entries", enter),
    ("POST", "/api/seasons/{season}/choices", choices),
    ("POST", "/api/seasons/{season}/missing", lacks),
    ("POST", "/api/seasons/{season}/again", again),
    ("POST", "/api/seasons/{season}/draft", draft),
    ("POST", "/api/seasons/{season}/why", why),
    ("POST", "/api/seasons/{season}/warband", check_warband),
    ("POST", "/api/seasons/{season}/consequences", consider),
    ("POST", "/api/seasons/{season}/corrections", correct),
    ("POST", "/api/seasons/{season}/wishes/{wish}", agree),
    ("GET", "/api/seasons/{season}/picture", picture),
    ("POST", "/api/seasons/{season}/map", set_picture),
)
