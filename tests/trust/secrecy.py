"""Whatever a viewer can get out of the server is the same for positions they cannot tell apart."""

from __future__ import annotations

import asyncio
import hashlib
import json
import re
import time
from importlib import import_module
from itertools import islice
from random import Random
from statistics import median
from typing import Any

import msgspec
from websockets.asyncio.client import connect

from rosenkrieg.campaign.questions import SECRET
from rosenkrieg.campaign.rows import Pages, write
from rosenkrieg.core.contract import SEATS, VIEWERS, AnyGame, Viewer
from rosenkrieg.server.bots import Thinkers
from rosenkrieg.server.notices.book import Contact, Waiting
from rosenkrieg.server.notices.wishes import Wishes
from rosenkrieg.server.store.address import MEMORY
from rosenkrieg.server.thinking import Answer, Question
from tests.server.helpers import Client, Running
from tests.server.test_seasons import Club, club
from tests.trust.part import Figures, all_games, share

CLAIM = (
    "Nothing that a seat or a spectator receives over the socket or by HTTP, in previews of links "
    "or in notices, in content, number or size of messages, depends on what they may not know; nor "
    "does the time it takes, as far as can be measured. Nor does anything that a season tells "
    "other realms, its organizer or the public depend on what was chosen in secret."
)
TWINS = 6
"""Twins of a position that are tried."""
SEASON_PATHS = (
    "", "/ledger", "/chronicle", "/battles/{battle}", "/revisions", "/export", "/standings.csv",
    "/sheet",
)  # fmt: skip
HASHED = re.compile(r"[0-9a-f]{64}")
LONG_ANSWERS = 20
"""One pair out of so many also compares record and replay."""


class Fingerprints(Thinkers):
    """Answers hints by a fingerprint of the question: another question, another hint."""

    async def ask(self, question: Question) -> Answer:
        printed = hashlib.sha256(msgspec.json.encode(question)).digest()
        return Answer(question.legal[int.from_bytes(printed[:6], "big") % len(question.legal)])

    async def close(self) -> None: ...


class Pairs:
    """Pairs of positions that were compared, and how long the answers took."""

    def __init__(self) -> None:
        self.compared = 0
        self.messages = 0
        self.slower: list[float] = []
        """Seconds that a twin took longer than the truth."""


def run(size: float) -> Figures:
    """Ten thousand pairs for each game that has secrets."""
    figures: Figures = {}
    for game in all_games():
        if game.info.hidden:
            found = asyncio.run(_game(game, share(size, 10_000, 12)))
            slower = sum(each > 0 for each in found.slower) / len(found.slower)
            spread = 4.5 / (2 * len(found.slower) ** 0.5)
            assert abs(slower - 0.5) < spread, f"{game.info.key}: twins slower in {slower:.1%}"
            figures[game.info.key] = (
                f"{found.compared:,} pairs alike, {found.messages:,} messages; twins slower in "
                f"{slower:.1%} of them, median difference {1e6 * median(found.slower):+.0f} µs"
            )
    figures["seasons"] = asyncio.run(_seasons(share(size, 300, 6)))
    return figures


async def _game(game: AnyGame, wanted: int) -> Pairs:
    running = Running(MEMORY, thinkers=Fingerprints(), url="https://x.example")
    pairs, seed = Pairs(), 0
    try:
        while pairs.compared < wanted:
            rng = Random(f"secrecy {game.info.key} {seed}")
            seed += 1
            await _match(running, game, rng, pairs, wanted)
    finally:
        running.stop()
    return pairs


async def _match(running: Running, game: AnyGame, rng: Random, pairs: Pairs, wanted: int) -> None:
    swaps = import_module(f"tests.games.{game.info.key}.swaps").swaps
    made = await running.create(game=game.info.key)
    async with running.table_of(made):
        room = running.hall.rooms[made["match"]]
        table = room.keeper.table
        every = rng.randrange(1, 8)
        for number in range(300):
            match = table.match
            if match is None or match.over or pairs.compared >= wanted:
                return
            if number % every == 0:
                viewer = rng.choice(VIEWERS)
                await _compare(running, room, made, viewer, swaps, rng, pairs)
            seat = rng.choice([seat for seat in SEATS if seat in match.actors])
            action = game.encode_action(rng.choice(list(match.legal(seat))))
            table.act(seat, action, None, 1000.0)


async def _compare(
    running: Running, room: Any, made: Any, viewer: Viewer, swaps: Any, rng: Random, pairs: Pairs
) -> None:
    match = room.keeper.table.match
    truth = match.state
    questions = _questions(match, viewer, rng)
    for each in VIEWERS:
        room.publisher.log(each)  # what was told about the moves up to now
    is_long = rng.random() < 1 / LONG_ANSWERS
    for twin in islice(swaps(truth, viewer), TWINS):
        heard = []
        # sometimes the twin comes first, so that being second tells nothing
        for state in (truth, twin) if rng.random() < 0.5 else (twin, truth):
            match.states[-1] = state
            began = time.perf_counter()
            said = await _everything(running, made, viewer, questions)
            seconds = time.perf_counter() - began
            if is_long:
                said += await _long(running, made, viewer)
            heard.append((state is twin, seconds, said))
        match.states[-1] = truth
        (_, true_seconds, true), (_, twin_seconds, false) = sorted(heard, key=lambda each: each[0])
        assert true == false, _difference(match, viewer, true, false)
        pairs.compared += 1
        pairs.messages += len(true)
        pairs.slower.append(twin_seconds - true_seconds)


def _questions(match: Any, viewer: Viewer, rng: Random) -> list[dict[str, Any]]:
    """What a viewer can ask at this moment without changing anything, and what is refused."""
    if viewer is None:
        return [{"hint": True}, {"act": "nonsense", "version": 1}]
    game, legal = match.game, list(match.legal(viewer))
    theirs = [action for seat in SEATS for action in list(match.legal(seat))[:3]]
    paths = [list(game.path(action)) for action in theirs]
    asked: list[dict[str, Any]] = [{"hint": True}, {"odds": True}, {"choices": []}]
    asked += [
        {"preview": game.encode_action(action)} for action in rng.sample(legal, min(2, len(legal)))
    ]
    for path in rng.sample(paths, min(2, len(paths))):
        asked += [{"why": path}, {"survey": path[:1]}]
    asked += [{"why": ["nonsense"]}, {"act": "nonsense", "version": match.version(viewer)}]
    return asked


async def _everything(
    running: Running, made: Any, viewer: Viewer, questions: list[dict[str, Any]]
) -> list[str]:
    """All messages of a conversation but those on who is there."""
    said: list[str] = []
    token = None if viewer is None else made["tokens"][viewer]
    async with running.socket(made["match"]) as connection:
        client = Client(connection)
        await client.say({"watch": True} if token is None else {"join": token})
        for number, question in enumerate(questions):
            await client.say(question | {"id": number})
            while True:
                text = await connection.recv()
                if '"type":"presence"' not in text[:40]:
                    said.append(text)
                if f'"id":{number}' in text[:60] or '"id":' + str(number) in text:
                    break
    return said


async def _long(running: Running, made: Any, viewer: Viewer) -> list[str]:
    token = None if viewer is None else made["tokens"][viewer]
    path = f"/api/matches/{made['match']}"
    answers = [await running.get(f"{path}/{what}", token) for what in ("record", "replay")]
    answers += [await running.get(path), await running.get(f"/m/{made['match']}")]
    said = [f"{answer.status_code} {answer.text}" for answer in answers]
    return said + await running.acall(_letters(running, made["match"]))


async def _letters(running: Running, match: str) -> list[str]:
    """The notices that would go out now to both seats, of every kind."""
    notifier, table = running.hall.notifier, running.hall.rooms[match].keeper.table
    contact = Contact("c", "mail", "a@b.example", "json", Wishes(), 0.0, 0.0)
    said = []
    for seat in SEATS:
        version = table.match.version(seat) if table.match else 0
        for what in ("turn", "offer", "over", "reminder"):
            waiting = Waiting("c", match, int(seat), what, table.setting.game, version, 0.0)
            told = [notifier.letter(contact, [waiting]), await notifier._is_true(waiting)]
            said.append(msgspec.json.encode(told).decode())
    return said


# seasons


async def _seasons(wanted: int) -> str:
    """Choices made in secret, and other ones in their place."""
    running = Running(MEMORY, thinkers=Fingerprints())
    rng, compared, answers = Random("secrecy seasons"), 0, 0
    try:
        while compared < wanted:
            season = await club(running)
            await season.found()
            first, second, third = season.realms
            for one, two in ((first, second), (third, first), (second, third)):
                found = await _battle(running, season, one, two, rng)
                compared, answers = compared + found[0], answers + found[1]
    finally:
        running.stop()
    return f"{compared:,} pairs alike, {answers:,} answers"


async def _battle(running: Running, season: Club, one: str, two: str, rng: Random) -> list[int]:
    """A battle in which every secret choice is compared with another one in its place."""
    opened = await season.enter("organizer", "meet", first=one, second=two, quick=True)
    battle = opened["entries"][0]["id"]
    compared = answers = 0
    for _ in range(200):
        for who, other in ((one, two), (two, one)):
            asked = [each for each in await season.asked(who) if each["battle"] == battle]
            if not asked:
                continue
            question, legal = asked[0]["question"], asked[0]["legal"]
            if not question.startswith(SECRET) or len(legal or ()) < 2:
                await season.one(who, asked[0])
                break
            chosen, instead = (each["action"] for each in rng.sample(legal, 2))
            await season.enter(who, "answer", battle=battle, action=chosen, asked=question)
            theirs = [each for each in await season.asked(other) if each["battle"] == battle]
            phase = question.partition(".")[0]
            if theirs and theirs[0]["question"].partition(".")[0] == phase:  # not yet shown
                viewers = [each for each in (*season.tokens, None) if each != who]
                true = await _told(running, season, battle, viewers)
                keeper = await running.acall(running.hall.seasons.known(season.id))
                await running.acall(_exchanged(keeper, instead))
                false = await _told(running, season, battle, viewers)
                await running.acall(_exchanged(keeper, chosen))
                assert true == false, f"{question}: {_first(true, false)}"
                compared, answers = compared + 1, answers + len(true)
            break
        else:
            return [compared, answers]
    raise AssertionError("a battle ends")


async def _exchanged(keeper: Any, action: str) -> None:
    """The last answer of a season is another one, as if it had always been."""
    _, row = keeper.rows[-1]
    body = msgspec.structs.replace(row.entry.body, action=action)
    row = msgspec.structs.replace(row, entry=msgspec.structs.replace(row.entry, body=body))
    keeper.rows[-1] = write(row), row
    keeper.pages = Pages()
    for _, each in keeper.rows:
        keeper.pages.turn(each)
    keeper.book.replace(keeper.pages.ledger)
    keeper.forget_answers()


async def _told(running: Running, season: Club, battle: str, viewers: list[Any]) -> list[str]:
    """All that these viewers are told of a season; hashes that bind the secret are left out."""
    said = []
    for who in viewers:
        token = season.tokens.get(who or "")
        for path in SEASON_PATHS:
            place = f"/api/seasons/{season.id}{path.format(battle=battle)}"
            answer = await running.get(place, token)
            said.append(f"{answer.status_code} {HASHED.sub('#', answer.text)}")
        for path, body in (
            ("/why", {"battle": battle, "question": "choosing.0", "path": ["choice:attack"]}),
            ("/choices", {"battle": battle, "question": "choosing.0", "path": []}),
            ("/missing", {}),
        ):
            answer = await season.post(path, who, body)
            said.append(f"{answer.status_code} {HASHED.sub('#', answer.text)}")
        url = f"{running.url.replace('http', 'ws')}/ws/seasons/{season.id}"
        async with connect(url, compression=None) as socket:
            await socket.send(json.dumps({"join": token} if token else {"watch": True}))
            said.append(str(await socket.recv()))
    return said


def _first(true: list[str], false: list[str]) -> str:
    """Where two lists of answers first differ."""
    for one, two in zip(true, false, strict=True):
        for place, (this, that) in enumerate(zip(one + "^", two + "^", strict=False)):
            if this != that:
                around = slice(max(0, place - 80), place + 80)
                return f"{one[around]} / {two[around]}"
    return ""


def _difference(match: Any, viewer: Viewer, true: list[str], false: list[str]) -> str:
    """Where the first message differs."""
    who = f"{match.game.info.key}, viewer {viewer}"
    for one, two in zip(true, false, strict=False):
        pairs = enumerate(zip(one + "^", two + "^", strict=False))
        for place in (n for n, (this, that) in pairs if this != that):
            around = slice(max(0, place - 80), place + 80)
            return f"{who}: {one[around]} / {two[around]}"
    return f"{who}: {len(true)} and {len(false)} messages"
