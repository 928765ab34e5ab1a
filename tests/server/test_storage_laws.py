"""What every storage promises, on all of them: memory, SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest

from rosenkrieg.core.contract import FIRST, SECOND, Outcome
from rosenkrieg.server.messages import ChatLine
from rosenkrieg.server.store import open_storage
from rosenkrieg.server.store.address import MEMORY
from rosenkrieg.server.store.seasons import (
    AppendRows,
    CreateSeason,
    Picture,
    SeasonKey,
    SeasonRow,
    SeasonSetting,
    SetPicture,
)
from rosenkrieg.server.store.storage import (
    AppendSteps,
    Beat,
    Call,
    Conflict,
    CreateMatch,
    DropNotice,
    Forget,
    Key,
    Latest,
    News,
    Say,
    Span,
    Standing,
    StartProcess,
    Storage,
    StorageError,
    Waiting,
)
from rosenkrieg.table.clocks import Days, Times
from rosenkrieg.table.setting import Setting
from rosenkrieg.table.steps import (
    Begun,
    Declined,
    Ended,
    Event,
    Forked,
    Moved,
    Offered,
    Ordered,
    Sat,
    Step,
)

MATCH = "abcdefghijklmnop"
WAITING = Standing("waiting", None)
OTHER = "ponmlkjihgfedcba"
ENGINES = ["memory", "sqlite", pytest.param("postgres", marks=pytest.mark.postgres)]


@pytest.fixture(params=ENGINES)
def kept_at(request: pytest.FixtureRequest, new_database: Callable[[str], str]) -> str:
    """The address of an empty storage of each kind."""
    return MEMORY if request.param == "memory" else new_database(request.param)


@pytest.fixture
async def storage(kept_at: str) -> AsyncIterator[Storage]:
    async with opened(kept_at) as storage:
        yield storage


@asynccontextmanager
async def opened(address: str) -> AsyncIterator[Storage]:
    storage = open_storage(address)
    await storage.start()
    try:
        yield storage
    finally:
        await storage.close()


def setting(match: str = MATCH, **other: Any) -> Setting:
    usual: dict[str, Any] = {
        "match": match,
        "game": "proving",
        "rules_version": 3,
        "options": {"twists": True, "edition": "ä" * 300, "size": 4},
        "players": ("human", "bot:greedy"),
        "names": ("Anna", ""),
        "clock": Days(3, 7),
        "open": False,
        "secret": bytes(range(32)),
        "root": "ab" * 32,
        "size": 128,
        "created": 1_000.125,
        "rematch_of": None,
    }
    return Setting(**(usual | other))


def creation(
    match: str = MATCH,
    hashes: tuple[str | None, str | None] = ("one", None),
    steps: tuple[Step, ...] = (),
    standing: Standing = WAITING,
    **other: Any,
) -> CreateMatch:
    return CreateMatch(setting(match, **other), hashes, steps, standing)


def steps(*events: Event, first: int = 1, at: float = 1_001.5) -> tuple[Step, ...]:
    times = Times((1.5, 2.0), (0.25, 0.5), (3.0, 4.0))
    return tuple(Step(number, event, at, times) for number, event in enumerate(events, first))


def added(number: int, match: str = MATCH) -> AppendSteps:
    return AppendSteps(match, steps(Offered(FIRST, "draw"), first=number))


async def numbers(storage: Storage, match: str = MATCH) -> list[int]:
    return [step.number for step in await storage.steps_after(match, 0)]


async def test_a_match_is_read_as_it_was_created(storage: Storage) -> None:
    assert await storage.load(MATCH) is None
    made = creation(steps=steps(Forked(((0, "a"), (-1, "ü"))), Begun()))
    await storage.commit(made)
    stored = await storage.load(MATCH)
    assert stored is not None
    assert stored.setting == made.setting
    assert (stored.hashes, stored.steps, stored.standing) == (
        made.hashes,
        made.steps,
        made.standing,
    )
    assert (stored.chat, stored.last_chat) == ((), 0)


async def test_a_match_is_created_once(storage: Storage) -> None:
    await storage.commit(creation())
    with pytest.raises(Conflict):
        await storage.commit(creation(names=("Bruno", "")))
    stored = await storage.load(MATCH)
    assert stored is not None
    assert stored.setting.names == ("Anna", "")


async def test_steps_are_read_as_they_were_appended(storage: Storage) -> None:
    made = steps(
        Sat(SECOND, "Zoë", "entropy"),
        Moved(FIRST, "SE3*"),
        Ordered(SECOND, {"retreat": "weaker", "wait": 3, "go": True}),
        Ended(None, Outcome(None, "agreed", (3, 4))),
    )
    await storage.commit(creation())
    await storage.commit(AppendSteps(MATCH, made[:1]))
    await storage.commit(AppendSteps(MATCH, made[1:]))
    stored = await storage.load(MATCH)
    assert stored is not None
    assert stored.steps == made
    assert await storage.steps_after(MATCH, 2) == list(made[2:])
    assert await storage.steps_after(MATCH, 4) == []
    assert await storage.steps_after(OTHER, 0) == []


async def test_how_far_matches_have_come_is_told_for_many_at_once(storage: Storage) -> None:
    names = [f"{number:016d}" for number in range(700)]
    await asyncio.gather(*(storage.commit(creation(name)) for name in names))
    await storage.commit(AppendSteps(names[3], added(1).steps + added(2).steps))
    await storage.commit(AppendSteps(names[650], added(1).steps))
    await storage.commit(Say(names[650], ChatLine(0, "Anna", "hallo", 1.0)))
    stored = await storage.load(names[650])
    assert stored is not None
    assert await storage.latest([*names, "unknown"]) == {
        names[3]: Latest(2, 0),
        names[650]: Latest(1, stored.last_chat),
    }
    assert await storage.latest([]) == {}


async def test_whoever_sat_down_is_read_with_the_name(storage: Storage) -> None:
    await storage.commit(creation(names=("", "")))
    await storage.commit(AppendSteps(MATCH, steps(Sat(SECOND, "Bruno", ""))))
    stored = await storage.load(MATCH)
    assert stored is not None
    assert stored.setting.names == ("", "Bruno")


async def test_the_number_of_a_step_is_taken_once(storage: Storage) -> None:
    await storage.commit(creation())
    await storage.commit(added(1))
    with pytest.raises(Conflict):
        await storage.commit(AppendSteps(MATCH, steps(Declined(SECOND, "draw"))))
    assert await storage.steps_after(MATCH, 0) == list(steps(Offered(FIRST, "draw")))


async def test_a_change_is_stored_whole_or_not_at_all(storage: Storage) -> None:
    await storage.commit(creation())
    await storage.commit(added(1))
    late = AppendSteps(
        MATCH,
        (*steps(Begun(), first=2), *steps(Begun())),  # the second number is taken
        Standing("over", 5.0, Outcome(FIRST, "time", (0, 0))),
        (Call(FIRST, "over"),),
        Key(FIRST, "fresh"),
        creation(OTHER),
    )
    before = await storage.load(MATCH)
    with pytest.raises(Conflict):
        await storage.commit(late)
    assert await storage.load(MATCH) == before
    assert await storage.load(OTHER) is None
    assert await storage.notices() == []


async def test_a_follower_whose_id_is_taken_leaves_everything_as_it_was(storage: Storage) -> None:
    await storage.commit(creation())
    await storage.commit(creation(OTHER))
    with pytest.raises(Conflict):
        await storage.commit(AppendSteps(MATCH, added(1).steps, follower=creation(OTHER)))
    assert await numbers(storage) == []


async def test_of_changes_that_come_together_only_the_late_one_is_refused(
    storage: Storage,
) -> None:
    await storage.commit(creation())
    both = AppendSteps(MATCH, added(3).steps + added(2).steps)  # 2 is taken: 3 must not remain
    results = await asyncio.gather(
        storage.commit(AppendSteps(MATCH, added(1).steps + added(2).steps)),
        storage.commit(both),
        storage.commit(added(4)),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [type(None), Conflict, type(None)]
    assert await numbers(storage) == [1, 2, 4]


async def test_a_change_that_cannot_be_stored_harms_no_other(storage: Storage) -> None:
    await storage.commit(creation())
    half = Moved(FIRST, "\ud800")  # half a character: no text that can be written down
    results = await asyncio.gather(
        storage.commit(added(1)),
        storage.commit(AppendSteps(MATCH, added(2).steps + steps(half, first=3))),
        storage.commit(added(4)),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [type(None), StorageError, type(None)]
    assert await numbers(storage) == [1, 4]


async def test_how_a_match_stands_goes_with_its_steps(storage: Storage) -> None:
    over = Standing("over", None, Outcome(SECOND, "resigned", (0, 0)))
    await storage.commit(creation())
    await storage.commit(AppendSteps(MATCH, added(1).steps, Standing("playing", 1_050.25)))
    assert await storage.overdue(1_050.0) == []
    assert await storage.overdue(1_050.25) == [MATCH]
    await storage.commit(AppendSteps(MATCH, (), over))
    stored = await storage.load(MATCH)
    assert stored is not None
    assert stored.standing == over
    assert await storage.overdue(1e12) == []


async def test_the_longest_overdue_matches_come_first(storage: Storage) -> None:
    for number, match in enumerate(("a" * 16, "b" * 16, "c" * 16)):
        await storage.commit(creation(match, standing=Standing("playing", 3.0 - number)))
    assert await storage.overdue(10.0) == ["c" * 16, "b" * 16, "a" * 16]
    assert await storage.overdue(10.0, most=1) == ["c" * 16]


async def test_a_new_key_replaces_the_old_one(storage: Storage) -> None:
    await storage.commit(creation(hashes=("one", None)))
    await storage.commit(AppendSteps(MATCH, added(1).steps, key=Key(SECOND, "two")))
    assert await storage.hashes(MATCH) == ("one", "two")
    await storage.commit(AppendSteps(MATCH, added(2).steps, key=Key(FIRST, "other")))
    assert await storage.hashes(MATCH) == ("other", "two")
    assert await storage.hashes(OTHER) == (None, None)


async def test_a_follower_is_created_with_the_steps(storage: Storage) -> None:
    await storage.commit(creation())
    follower = creation(OTHER, rematch_of=MATCH)
    await storage.commit(AppendSteps(MATCH, added(1).steps, follower=follower))
    stored = await storage.load(OTHER)
    assert stored is not None
    assert stored.setting.rematch_of == MATCH


async def test_chat_is_read_in_order(storage: Storage) -> None:
    await storage.commit(creation())
    await storage.commit(creation(OTHER))
    lines = [ChatLine(seat, "Anna", f"Zeile {n}", 5.5 + n) for n, seat in enumerate((0, None, 1))]
    for line in lines:
        await storage.commit(Say(MATCH, line))
        await storage.commit(Say(OTHER, line))
    stored = await storage.load(MATCH)
    assert stored is not None
    assert stored.chat == tuple(lines)
    assert await storage.chat_after(MATCH, stored.last_chat) == ([], stored.last_chat)
    assert (await storage.chat_after(MATCH, 0))[0] == lines
    with pytest.raises(Conflict):
        await storage.commit(Say("nowhere", lines[0]))


async def test_the_lobby_lists_open_seats_the_newest_first(storage: Storage) -> None:
    two = {"players": ("human", "human"), "open": True}
    await storage.commit(creation("a" * 16, created=1.0, **two))
    await storage.commit(creation("b" * 16, created=2.0, **two))
    await storage.commit(creation("c" * 16, created=3.0, hashes=("one", "two"), **two))
    await storage.commit(creation("d" * 16, created=4.0, standing=Standing("playing", None), **two))
    await storage.commit(creation("e" * 16, created=5.0, players=("human", "human")))
    found = await storage.lobby()
    assert [waiting.match for waiting in found] == ["b" * 16, "a" * 16]
    like = setting()
    assert found[0] == Waiting("b" * 16, like.game, like.options, like.clock, 1, "Anna", 2.0)
    assert len(await storage.lobby(most=1)) == 1


async def test_the_lobby_stays_quick_with_a_hundred_thousand_waiting(sqlite_file: str) -> None:
    storage = open_storage(sqlite_file, 60.0)
    await storage.start()
    count = 100_000
    with sqlite3.connect(sqlite_file.removeprefix("sqlite:///")) as database:
        database.execute("PRAGMA synchronous = off")
        database.executemany(
            "INSERT INTO matches (id, game, rules_version, options, open, secret, root, size, "
            "created, status) VALUES (?, 'rosenkoenig', 1, '{}', 1, x'00', '', 1, ?, 'waiting')",
            ((f"m{number}", float(number)) for number in range(count)),
        )
        database.executemany(
            "INSERT INTO seats (match, seat, player, name, token_hash) VALUES (?, ?, ?, '', ?)",
            (
                (f"m{n}", seat, "human", None if seat else "x")
                for n in range(count)
                for seat in (0, 1)
            ),
        )
    began = time.process_time()
    found = await storage.lobby(most=3)
    assert time.process_time() - began < 0.1, "expected an index over what waits"  # 2 ms with one
    assert [each.match for each in found] == [f"m{count - n}" for n in (1, 2, 3)]
    await storage.close()


async def test_notices_wait_until_they_are_dropped(storage: Storage) -> None:
    await storage.commit(creation())
    calls = (Call(SECOND, "turn"), Call(FIRST, "over"))
    await storage.commit(AppendSteps(MATCH, steps(Begun(), Begun(), at=7.5), calls=calls))
    first, second = await storage.notices()
    assert (first.match, first.number, first.seat, first.kind, first.at) == (
        MATCH,
        2,
        1,
        "turn",
        7.5,
    )
    assert await storage.notices(most=1) == [first]
    await storage.commit(DropNotice(first.id))
    assert await storage.notices() == [second]


async def test_uptimes_are_kept(storage: Storage) -> None:
    await storage.commit(StartProcess("later", 20.0))
    await storage.commit(StartProcess("sooner", 10.0))
    await storage.commit(Beat("sooner", 25.5))
    assert await storage.uptimes() == [Span("sooner", 10.0, 25.5), Span("later", 20.0, 20.0)]


async def test_what_never_began_is_forgotten_with_all_that_hangs_on_it(storage: Storage) -> None:
    """A match that began stays, however old; so does what is younger."""
    await storage.commit(creation("a" * 16, created=10.0))
    await storage.commit(creation("b" * 16, created=10.0, steps=steps(Begun())))
    await storage.commit(creation("c" * 16, created=30.0))
    for match in ("a" * 16, "b" * 16, "c" * 16):
        await storage.commit(Say(match, ChatLine(0, "Anna", "hallo", 10.0)))
        call = AppendSteps(match, steps(Begun(), first=5, at=10.0), calls=(Call(FIRST, "turn"),))
        if match != "a" * 16:
            await storage.commit(call)
    await storage.commit(Forget(20.0))
    assert await storage.load("a" * 16) is None
    assert await storage.load("b" * 16) is not None
    assert await storage.load("c" * 16) is not None
    assert (await storage.chat_after("a" * 16, 0))[0] == []
    assert await storage.notices() == []


async def test_what_was_committed_is_there_after_a_restart(kept_at: str) -> None:
    if kept_at == MEMORY:
        return  # it promises nothing of the kind
    async with opened(kept_at) as storage:
        await storage.commit(creation(steps=steps(Begun())))
    async with opened(kept_at) as storage:
        assert await numbers(storage) == [1]


async def test_a_thousand_changes_at_once(storage: Storage) -> None:
    sizes: list[int] = []
    storage.on_batch = lambda size, seconds: sizes.append(size)
    await storage.commit(creation())
    await asyncio.gather(*(storage.commit(added(number)) for number in range(1, 1_001)))
    assert await numbers(storage) == list(range(1, 1_001))
    assert sum(sizes) == 1_001
    if storage.engine != "memory":
        assert len(sizes) < 200  # committed together


@pytest.mark.postgres
async def test_processes_hear_what_the_others_commit(new_database: Callable[[str], str]) -> None:
    database = new_database("postgres")
    heard: list[News] = []
    async with opened(database) as here, opened(database) as there:
        await here.listen("here", lambda news: None)
        await there.listen("there", heard.append)
        await here.commit(creation())
        await here.commit(AppendSteps(MATCH, added(1).steps + added(2).steps))
        await here.commit(Say(MATCH, ChatLine(0, "Anna", "hallo", 1.0)))
        here.tell(News("here", MATCH, 0, present=(1, 0, 2)))
        async with asyncio.timeout(30):
            while len(heard) < 3:
                await asyncio.sleep(0.01)
    assert heard == [
        News("here", MATCH, 2),
        News("here", MATCH, 0, chat=True),
        News("here", MATCH, 0, present=(1, 0, 2)),
    ]


# seasons

SEASON = "seasonseasonseas"


def season_row(number: int, request: str | None = None) -> SeasonRow:
    return SeasonRow(number, f'{{"text": "ä {number}"}}', 1_000.5 + number, request)


def founded(season: str = SEASON, deadline: float | None = None) -> CreateSeason:
    setting = SeasonSetting(season, bytes(range(32)), "cd" * 32, 16_384, 1_000.125, 2)
    keys = (SeasonKey("organizer", "one"), SeasonKey("e2", "two"))
    return CreateSeason(setting, keys, (season_row(1, "a"), season_row(2)), deadline)


async def test_a_season_is_read_as_it_was_created_and_appended(storage: Storage) -> None:
    assert await storage.load_season(SEASON) is None
    assert await storage.rows_after(SEASON, 0) == ([], {})
    made = founded()
    await storage.commit(made)
    keys = (SeasonKey("e2", "new"), SeasonKey("e9", "three"))
    await storage.commit(AppendRows(SEASON, (season_row(3, "b"), season_row(4)), None, keys))
    stored = await storage.load_season(SEASON)
    assert stored is not None
    assert stored.setting == made.setting
    assert stored.rows == (*made.rows, season_row(3, "b"), season_row(4))
    assert stored.keys == {"organizer": "one", "e2": "new", "e9": "three"}
    assert not stored.picture
    assert await storage.rows_after(SEASON, 3) == ([season_row(4)], stored.keys)


async def test_a_season_is_created_once(storage: Storage) -> None:
    await storage.commit(founded())
    with pytest.raises(Conflict):
        await storage.commit(founded())
    with pytest.raises(Conflict):
        await storage.commit(AppendRows(OTHER, (season_row(1),), None))


async def test_one_writer_wins_and_a_request_is_answered_once(storage: Storage) -> None:
    await storage.commit(founded())
    attempts = [AppendRows(SEASON, (season_row(3, name),), None) for name in "xyz"]
    done = await asyncio.gather(
        *(storage.commit(each) for each in attempts), return_exceptions=True
    )
    assert [type(each) for each in done].count(Conflict) == 2
    with pytest.raises(Conflict):  # the request was answered, at another number
        await storage.commit(AppendRows(SEASON, (season_row(4, "a"),), None))
    rows = (season_row(4), season_row(3))
    with pytest.raises(Conflict):  # whole or not at all, links included
        await storage.commit(AppendRows(SEASON, rows, None, (SeasonKey("e2", "lost"),)))
    stored = await storage.load_season(SEASON)
    assert stored is not None
    assert [row.number for row in stored.rows] == [1, 2, 3]
    assert stored.keys["e2"] == "two"


async def test_requests_of_two_seasons_have_nothing_to_do_with_each_other(storage: Storage) -> None:
    await storage.commit(founded())
    await storage.commit(founded(OTHER))
    await storage.commit(AppendRows(SEASON, (season_row(3, "same"),), None))
    await storage.commit(AppendRows(OTHER, (season_row(3, "same"),), None))


async def test_seasons_to_look_at(storage: Storage) -> None:
    await storage.commit(founded(deadline=50.0))
    await storage.commit(founded(OTHER, deadline=20.0))
    assert await storage.overdue_seasons(10.0) == []
    assert await storage.overdue_seasons(60.0) == [OTHER, SEASON]
    await storage.commit(AppendRows(OTHER, (), None))
    assert await storage.overdue_seasons(60.0) == [SEASON]


async def test_a_season_has_one_picture(storage: Storage) -> None:
    await storage.commit(founded())
    assert await storage.picture(SEASON) is None
    for data in (b"\x00one", b"\xfftwo"):
        await storage.commit(SetPicture(SEASON, "image/png", data))
    assert await storage.picture(SEASON) == Picture("image/png", b"\xfftwo")
    stored = await storage.load_season(SEASON)
    assert stored is not None
    assert stored.picture
    await storage.commit(SetPicture(SEASON, "", b""))
    assert await storage.picture(SEASON) is None


async def test_forgetting_matches_leaves_seasons_alone(storage: Storage) -> None:
    await storage.commit(founded())
    await storage.commit(Forget(1e12))
    assert await storage.load_season(SEASON) is not None
