"""All seasons of a process: created, loaded when someone needs them, let go when nobody does."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Iterator, Sequence
from importlib.resources import files
from typing import Final

from rosenkrieg.campaign.book import Book
from rosenkrieg.campaign.dice import DRAWS
from rosenkrieg.campaign.entries import ORGANIZER, SAMPLE_SECRET, SAMPLES, Joined, Ledger
from rosenkrieg.campaign.files import load, parse
from rosenkrieg.campaign.records import Shown, visible_rows
from rosenkrieg.campaign.refusals import BadCampaign
from rosenkrieg.campaign.rows import Added, Brought, Row, write
from rosenkrieg.core.errors import GameError
from rosenkrieg.core.fairness import Sealed
from rosenkrieg.server import messages
from rosenkrieg.server.house import House, random_id
from rosenkrieg.server.logs import logger
from rosenkrieg.server.messages import seasons as m
from rosenkrieg.server.metering import in_thread
from rosenkrieg.server.records import Readers, in_time
from rosenkrieg.server.refusals import Refusal
from rosenkrieg.server.rooms import ID_LENGTH, ID_LETTERS
from rosenkrieg.server.seasons.keeper import MOST_ROWS, Keeper
from rosenkrieg.server.settings import TOKEN_BYTES
from rosenkrieg.server.store.seasons import (
    CreateSeason,
    SeasonKey,
    SeasonRow,
    SeasonSetting,
    StoredSeason,
)
from rosenkrieg.server.store.storage import News
from rosenkrieg.server.tokens import token_hash

MOST_SEASONS: Final = 500
"""Seasons in memory at the most."""
MOST_BYTES: Final = 192 * 1024 * 1024
"""Memory that all seasons may take together."""
MOMENT: Final = 5.0
NO_ROOM: Final = 1013
"""Close code: come back later."""

log = logger("rosenkrieg.seasons")


class Seasons:
    """The seasons that one process has in memory."""

    def __init__(self, house: House, readers: Readers) -> None:
        self._house = house
        self._readers = readers
        self._keepers: dict[str, Keeper] = {}
        self._loading: dict[str, asyncio.Task[Keeper | None]] = {}

    def __iter__(self) -> Iterator[Keeper]:
        return iter(list(self._keepers.values()))

    # finding

    async def known(self, season: str) -> Keeper:
        """A season, loaded if need be; a refusal if there is no such season."""
        keeper = await self.find(season)
        if keeper is None:
            raise Refusal("no_such_season", "expected the id of a season, got an unknown one")
        return keeper

    async def find(self, season: str) -> Keeper | None:
        """A season, loaded if need be; None if there is no such season."""
        keeper = self._keepers.get(season)
        if keeper is not None:
            keeper.used = time.monotonic()
            return keeper
        is_id = len(season) == ID_LENGTH and ID_LETTERS.issuperset(season)
        if season not in SAMPLES.values() and not is_id:
            return None
        if season not in self._loading:
            loading = asyncio.create_task(self._load(season))
            self._loading[season] = loading
            loading.add_done_callback(lambda _: self._loading.pop(season, None))
        return await asyncio.shield(self._loading[season])

    async def _load(self, season: str) -> Keeper | None:
        if season in SAMPLES.values():
            return self._keep(await in_thread(lambda: self._sample(season)))
        stored = await self._house.storage.load_season(season)
        if stored is None:
            return None
        keeper = Keeper(self._house, stored)
        await in_thread(lambda: keeper.begin(stored.rows))
        self._keep(keeper)
        if self._house.storage.is_shared:
            keeper.hear()  # news that came while it was loaded found no season
        return keeper

    def _sample(self, season: str) -> Keeper:
        """A season that comes with the package; it can only be looked at."""
        text = files("rosenkrieg.campaign").joinpath("data", f"{season}.json").read_text("utf-8")
        record = parse(text).record
        assert record is not None, "samples are records"
        rows = _numbered(visible_rows(record), 0.0)
        setting = SeasonSetting(season, SAMPLE_SECRET, record.root, record.size, 0.0)
        keeper = Keeper(self._house, StoredSeason(setting, {}, rows, False))
        keeper.begin(rows)
        keeper.read_only = True
        return keeper

    def _keep(self, keeper: Keeper) -> Keeper:
        self._make_place()
        self._keepers[keeper.season] = keeper
        return keeper

    def _make_place(self) -> None:
        """Lets seasons go that nobody has needed for the longest time, until there is room."""
        before = time.monotonic() - MOMENT
        for keeper in sorted(self, key=lambda each: each.used):
            if not self._is_full():
                return
            if keeper.is_quiet(before):
                keeper.dismiss(NO_ROOM, "the server needs the room; come back soon")
                del self._keepers[keeper.season]
        if self._is_full():
            raise Refusal("busy", "expected a free place, but all are in use; come back soon")

    def _is_full(self) -> bool:
        weight = sum(keeper.weight for keeper in self)
        return len(self._keepers) >= MOST_SEASONS or weight >= MOST_BYTES

    # creating

    async def create(self, wish: m.NewSeason) -> m.SeasonCreated:
        """A new season with its realms; the links go to the one who asked for it."""
        at = int(self._house.now())

        def found() -> Ledger:
            book = Book()
            book.begin(wish.name, at, wish.options, wish.edition)
            for realm in wish.realms:
                book.join(realm.name, at, realm.player)
            return book.ledger

        ledger = await self._readers.in_turn(found)
        return await self._found([Added(entry) for entry in ledger.entries], 0)

    async def bring(self, text: str) -> m.SeasonCreated:
        """A season out of a file; everybody gets a new link."""
        rows = await self._readers.in_turn(lambda: _rows_of(text))
        return await self._found(rows, len(rows))

    async def _found(self, rows: Sequence[Row], imported: int) -> m.SeasonCreated:
        self._make_place()
        house = self._house
        season, secret = random_id(), secrets.token_bytes(32)
        root = await in_thread(lambda: Sealed(secret, season, DRAWS).root)
        size = Sealed(secret, season, DRAWS).size
        setting = SeasonSetting(season, secret, root, size, house.time(), imported)
        holders = [ORGANIZER, *_realms(rows)]
        tokens = {holder: new_token() for holder in holders}
        keys = tuple(SeasonKey(holder, token_hash(token)) for holder, token in tokens.items())
        numbered = _numbered(rows, setting.created)
        keeper = Keeper(
            house, StoredSeason(setting, {key.holder: key.hash for key in keys}, numbered, False)
        )
        await in_thread(lambda: keeper.begin(numbered))
        due = keeper.book.next_confirmation()
        deadline = None if due is None else float(due)
        await house.storage.commit(CreateSeason(setting, keys, numbered, deadline))
        self._keep(keeper)
        links = [link(season, holder, token) for holder, token in tokens.items()]
        commitment = messages.Commitment(root, size)
        return m.SeasonCreated(season, links[0], links[1:], public(season), commitment)

    # life

    def hear(self, news: News) -> None:
        """Another process has done something; without a season, news was missed."""
        if not news.match:
            for keeper in self:
                keeper.hear()
        elif news.match in self._keepers and not news.asks and not news.chat:
            self._keepers[news.match].hear()

    async def look_at_time(self) -> None:
        """Does what time does to seasons that are due."""
        for season in await self._house.storage.overdue_seasons(self._house.now()):
            try:
                keeper = await self.find(season)
                if keeper is not None:
                    await keeper.look_at_time()
            except GameError as error:  # the others have their turn all the same
                log.warning("season not looked at", season=season, error=str(error)[:200])
            except Exception:
                log.exception("season not looked at", season=season)

    def let_go(self, idle_seconds: float) -> None:
        """Forgets seasons that nobody has needed for so long."""
        before = time.monotonic() - idle_seconds
        for season, keeper in list(self._keepers.items()):
            if keeper.is_idle(before):
                del self._keepers[season]
            elif keeper.is_quiet(before):
                keeper.forget_answers()

    def dismiss(self, code: int, reason: str) -> None:
        """Says goodbye to all sockets."""
        for keeper in self:
            keeper.dismiss(code, reason)

    async def close(self) -> None:
        """Ends what goes on in all seasons."""
        for keeper in self:
            await keeper.close()


def new_token() -> str:
    """A token that cannot be guessed."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def link(season: str, holder: str, token: str) -> m.SeasonLink:
    """The link of a holder: the token is in the fragment, which browsers keep to themselves."""
    return m.SeasonLink(holder, token, f"{public(season)}#{token}")


def public(season: str) -> str:
    """The link that only looks."""
    return f"/season/{season}"


def _numbered(rows: Sequence[Row], at: float) -> tuple[SeasonRow, ...]:
    return tuple(SeasonRow(number, write(row), at) for number, row in enumerate(rows, 1))


def _realms(rows: Sequence[Row]) -> list[str]:
    return [
        row.entry.id
        for row in rows
        if isinstance(row, Added) and isinstance(row.entry.body, Joined)
    ] + [
        entry.id
        for row in rows[:1]
        if isinstance(row, Brought)
        for entry in row.ledger.entries
        if isinstance(entry.body, Joined)
    ]


def _rows_of(text: str) -> list[Row]:
    """The rows of a file; its form and every entry are checked."""
    record = parse(text).record
    ledger = load(text, in_time).ledger
    if max(len(ledger.entries), len(ledger.revisions)) > MOST_ROWS:
        raise BadCampaign(f"expected at most {MOST_ROWS} entries in a file, got more")
    if record is not None and all(isinstance(each, Shown) for each in record.rows):
        return visible_rows(record)  # with every earlier version
    return [Brought(ledger)]
