"""Players of the host's own take seats; one that hangs, lies, eats or dies loses, and no more."""

from __future__ import annotations

import os
import re
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest

from rosenkrieg.core.errors import GameError
from rosenkrieg.server.bots import OwnThinkers, ThinkingFailed, WithOwn, processes
from rosenkrieg.server.configuration import own_bots
from rosenkrieg.server.metrics import Metrics
from rosenkrieg.server.settings import OwnBot, Settings
from tests.server.helpers import Running, play_on
from tests.server.test_bots import Broken, question

DOCS = Path(__file__).parent.parent.parent / "docs"
FIRST = "def choose(self, view, legal, budget=None): return legal[0]"
BOTS = {
    "first": FIRST,
    "told": "def choose(self, view, legal, budget=None):\n"
    "        import os\n"
    "        assert not [name for name in os.environ if name.startswith('ROSENKRIEG_')]\n"
    "        return legal[budget.seconds != 2.0]",
    "hangs": "def choose(self, view, legal, budget=None):\n        while True: pass",
    "lies": "def choose(self, view, legal, budget=None): return 'no such action'",
    "eats": "def choose(self, view, legal, budget=None):\n"
    "        return legal[len(bytearray(900_000_000)) * 0]",
    "dies": "def choose(self, view, legal, budget=None):\n        import os; os._exit(3)",
    "prints": "def choose(self, view, legal, budget=None):\n        print('x'); return legal[0]",
}
FAULTS = {
    "hangs": "no answer",
    "lies": "expected one of the legal actions",
    "eats": "MemoryError",
    "dies": "no answer",
    "sleeps": "expected an answer within 2 seconds",
}


@pytest.fixture(scope="module", autouse=True)
def folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The folder that the host starts the server in, with the players."""
    place, before = tmp_path_factory.mktemp("own"), Path.cwd()
    classes = [
        f"class {name.title()}:\n    def __init__(self, game, rng): pass\n    {text}\n"
        for name, text in BOTS.items()
    ]
    (place / "hosts_bots.py").write_text("\n".join(classes), "utf-8")
    (place / "half_done.py").write_text("class First(:\n", "utf-8")
    (program,) = re.findall(r"```python\n(.*?)```", (DOCS / "engines.md").read_text(), re.DOTALL)
    (place / "program.py").write_text(program, "utf-8")
    (place / "sleeping.py").write_text(
        "import os, sys, time\n"
        "open('pid', 'w').write(str(os.getpid()))\n"
        "input(); print('{\"ready\": true}', flush=True); time.sleep(600)\n",
        "utf-8",
    )
    os.chdir(place)
    yield place
    os.chdir(before)


def own(name: str) -> OwnBot:
    programs = {"program": "program.py", "sleeps": "sleeping.py"}
    where = f"cmd:{sys.executable} {programs[name]}" if name in programs else ""
    return OwnBot("rosenkoenig", name, where or f"hosts_bots:{name.title()}")


def settings(*names: str) -> Settings:
    return Settings("", bots=tuple(map(own, names)), bot_seconds=2.0, bot_megabytes=400.0)


@pytest.mark.parametrize("name", ["first", "told", "prints", "program"])
async def test_a_player_of_the_hosts_answers(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ROSENKRIEG_DATABASE", "postgresql://somebody:secret@host/db")
    thinkers = OwnThinkers(own(name), settings(name), Metrics())
    asked = question(name)
    said = (await thinkers.ask(asked)).action
    assert said in asked.legal
    assert name == "program" or said == asked.legal[0]
    await thinkers.close()


@pytest.mark.parametrize("name", FAULTS)
async def test_one_that_fails_is_ended_in_time_and_the_next_question_answered(name: str) -> None:
    thinkers = WithOwn(Broken("of ours"), settings(name, "first"), Metrics())
    began = time.monotonic()
    with pytest.raises(ThinkingFailed, match=FAULTS[name]):
        await thinkers.ask(question(name))
    assert time.monotonic() - began < 40
    assert (await thinkers.ask(question("first"))).action == question().legal[0]
    assert (await thinkers.ask(question("greedy"))).action == "of ours"
    await thinkers.close()


async def test_a_program_ends_with_the_process_that_asks_it(folder: Path) -> None:
    (folder / "pid").unlink(missing_ok=True)
    thinkers = OwnThinkers(own("sleeps"), settings("sleeps"), Metrics())
    with pytest.raises(ThinkingFailed):
        await thinkers.ask(question("sleeps"))
    await thinkers.close()
    program = int((folder / "pid").read_text())
    with pytest.raises(ProcessLookupError):
        os.kill(program, 0)


async def test_a_match_against_it_is_played_and_one_that_fails_has_lost(
    in_memory: str, start: Callable[..., Running]
) -> None:
    mine = settings("first", "dies")
    running = start(in_memory, thinkers=processes(mine, Metrics()), bots=mine.bots)
    (facts,) = (
        game for game in (await running.get("/api/games")).json() if game["key"] == "rosenkoenig"
    )
    assert facts["bots"][-2:] == ["first", "dies"]
    assert facts["usual_bot"] not in ("first", "dies")
    made = await running.create(seats=["human", "bot:first"])
    async with running.client(made["match"], made["tokens"][0]) as client:
        await client.until(status="playing")
        assert client.last["seats"][1]["player"] == "bot:first"
        await play_on(client, choose=lambda legal: legal[0]["action"], until=3)
    made = await running.create(seats=["human", "bot:dies"])
    async with running.client(made["match"], made["tokens"][0]) as client:
        await client.until_table(lambda now: bool(now["legal"]))
        await client.act()
        await client.until(status="over")
        assert (client.last["outcome"]["winner"], client.last["outcome"]["reason"]) == (
            0,
            "resigned",
        )


async def test_only_what_the_host_has_allowed_can_be_asked_for(
    in_memory: str, start: Callable[..., Running]
) -> None:
    running = start(in_memory, bots=settings("first").bots)
    for game, player in (
        ("rosenkoenig", "bot:lies"),
        ("rosenkoenig", "bot:hosts_bots:First"),
        ("vetternkrieg", "bot:first"),
    ):
        wish = {"game": game, "seats": ["human", player]}
        answer = await running.post("/api/matches", wish)
        assert answer.json()["error"]["code"] in ("unknown_player", "bad_body"), player


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("rosenkoenig/mine", "expected --bot to be GAME/NAME=MODULE:CLASS"),
        ("rosenkoenig/mine=hosts_bots", "expected --bot to be GAME/NAME=MODULE:CLASS"),
        ("chess/mine=hosts_bots:First", "expected a game out of"),
        ("rosenkoenig/duke=hosts_bots:First", "a short name that no player of rosenkoenig has"),
        ("rosenkoenig/ =hosts_bots:First", "a short name"),
        ("rosenkoenig/mine=nowhere_at_all:First", "a Python module that can be found"),
        ("rosenkoenig/mine=hosts_bots:Frist", "hosts_bots.py has no Frist"),
        ("rosenkoenig/mine=half_done:First", "half_done.py, line 1 is no Python"),
        ("rosenkoenig/mine=cmd:/no/such/program", "a command that can be run"),
    ],
)
def test_a_wrong_value_is_said_in_one_line(text: str, problem: str) -> None:
    with pytest.raises(GameError, match=re.escape(problem)) as caught:
        own_bots([text])
    assert "\n" not in str(caught.value)


def test_a_name_is_given_once() -> None:
    given = ["rosenkoenig/mine=hosts_bots:First", "rosenkoenig/mine=hosts_bots:Lies"]
    with pytest.raises(GameError, match="each name once"):
        own_bots(given)
    assert own_bots(given[:1]) == (OwnBot("rosenkoenig", "mine", "hosts_bots:First"),)
    assert msgspec.json.decode(msgspec.json.encode(own_bots(given[:1])), type=tuple[OwnBot, ...])
