"""Each command: what it prints for people, and exactly which JSON it prints for programs."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from rosenkrieg.ai.simulation import signature
from rosenkrieg.cli import WITHOUT_COMMAND, main
from rosenkrieg.core import registry
from rosenkrieg.core.record import Record
from tests.cli.terminal import Terminal, run

OWN = (
    *("serve", "play", "games", "simulate", "arena", "equilibrium", "perft", "bench", "verify"),
    *("handovers", "editions", "backup", "restore", "worker"),
)


@pytest.fixture
def printed(capsys: pytest.CaptureFixture[str]):
    """Runs a command in this process and returns what it printed."""

    def command(*arguments: str) -> str:
        assert main(arguments) == 0
        captured = capsys.readouterr()
        assert captured.err == ""
        return captured.out

    return command


@pytest.fixture
def parsed(printed):
    """The same with --json: exactly one line of JSON, in ASCII."""

    def command(*arguments: str) -> Any:
        text = printed(*arguments, "--json")
        assert text.isascii()
        assert text.count("\n") == 1
        return json.loads(text)

    return command


# the whole


def test_without_a_command_the_site_is_served():
    assert WITHOUT_COMMAND == ("serve",)


def test_help_lists_all_commands(printed):
    text = printed("--help")
    assert all(f"  {command} " in text for command in OWN)


@pytest.mark.parametrize("command", OWN)
def test_every_command_explains_itself_in_both_languages(command: str, printed, monkeypatch):
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    for language, usage in (("en_GB.UTF-8", "Usage"), ("de_DE.UTF-8", "Aufruf")):
        monkeypatch.setenv("LANG", language)
        text = printed(command, "--help")
        assert text.startswith(f"{usage}: rosenkrieg {command}")
        assert max(map(len, text.splitlines())) <= 80


# games


def test_games_lists_each_with_its_sides_players_and_options(printed):
    text = printed("games")
    assert "rosenkoenig: Rosenkönig (rules version 1)" in text
    assert "sides    red, white" in text
    assert "players  random, greedy" in text
    assert "starter=red | white" in text


def test_games_as_json(parsed):
    games = parsed("games")
    assert [game["key"] for game in games] == list(registry.keys())
    assert games[0] == {
        "key": "rosenkoenig",
        "title": "Rosenkönig",
        "seats": ["red", "white"],
        "options": [
            {"name": "starter", "values": ["red", "white"], "free": False},
            {"name": "reshuffle", "values": ["at_once", "on_draw"], "free": False},
        ],
        "rules_version": 1,
        "bots": games[0]["bots"],
    }
    assert games[0]["bots"][:2] == ["random", "greedy"]


def test_games_loads_nothing_heavy():
    """What makes it quick, without a clock: no pydantic, rich, fluent, process pools or dice."""
    script = (
        "import sys; from rosenkrieg.cli import main; main(['games', '--json']); "
        "print([m for m in ('pydantic', 'rich', 'fluent', 'multiprocessing', 'asyncio') "
        "if m in sys.modules])"
    )
    result = subprocess.run([sys.executable, "-c", script], capture_output=True, check=True)
    assert result.stdout.decode().splitlines()[-1] == "[]"


# simulate


def without_times(summary: dict[str, Any]) -> dict[str, Any]:
    return {k: v for k, v in summary.items() if k not in ("seconds", "moves_per_second")}


def test_simulate_as_json(parsed):
    summary = parsed("simulate", "rosenkoenig", "-n", "12", "--bots", "greedy", "random")
    assert list(summary) == [
        "game",
        "options",
        "games",
        "seed",
        "bots",
        "moves",
        "seconds",
        "moves_per_second",
        "wins",
        "draws",
        "length",
        "ends",
    ]
    assert summary["game"] == "rosenkoenig"
    assert summary["options"] == {"starter": "red", "reshuffle": "at_once"}
    assert (summary["games"], summary["seed"]) == (12, 0)
    assert summary["bots"] == ["greedy", "random"]
    assert list(summary["wins"]) == ["red", "white"]
    assert sum(summary["wins"].values()) + summary["draws"] == 12
    assert list(summary["length"]) == ["mean", "min", "max"]
    assert sum(summary["ends"].values()) == 12
    assert summary["moves_per_second"] > 0


def test_simulate_by_itself_plays_random_against_random(parsed):
    assert parsed("simulate", "rosenkoenig", "-n", "1")["bots"] == ["random", "random"]


def test_one_seed_one_result_whoever_shares_the_work(parsed):
    command = ("simulate", "rosenkoenig", "-n", "20", "--seed", "11")
    first = without_times(parsed(*command))
    assert without_times(parsed(*command)) == first
    assert without_times(parsed(*command, "--jobs", "2")) == first
    assert without_times(parsed(*command[:-1], "12")) != first | {"seed": 12}


def test_an_option_changes_the_games(parsed):
    summary = parsed("simulate", "rosenkoenig", "-n", "3", "--option", "starter=white")
    assert summary["options"] == {"starter": "white", "reshuffle": "at_once"}


def test_simulate_in_words(printed):
    text = printed("simulate", "rosenkoenig", "-n", "10", "--seed", "3")
    assert text.startswith("rosenkoenig: 10 games, seed 3\n")
    assert "red (random) won" in text
    assert "white (random) won" in text
    assert "moves in" in text


# handovers


def test_handovers_as_json(parsed):
    short = ("--option", "setup=1483", "--order", "retreat=never")
    found = parsed("handovers", "richard3", "-n", "2", *short)
    assert (found["games"], found["bots"]) == (2, ["random", "random"])
    assert found["orders"]["retreat"] == "never"
    assert found["under_orders"]["mean"] < found["without"]["mean"]
    assert list(found["without"]) == ["mean", "min", "max", "by_prompt"]


def test_handovers_in_words(printed):
    text = printed("handovers", "richard3", "-n", "1", "--option", "setup=1483")
    assert text.startswith("richard3: 1 game, random against random, seed 0\norders fire=always")
    assert "hand-overs a game" in text
    assert "saved" in text


# records


def test_records_of_a_simulation_can_be_verified(parsed, printed, tmp_path: Path):
    folder = tmp_path / "new" / "records"
    summary = parsed("simulate", "rosenkoenig", "-n", "3", "--records", str(folder))
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == [f"rosenkoenig-0-00000{n}.json" for n in range(3)]
    records = [Record.from_json(file.read_bytes()) for file in files]
    seats = sum(actor != "chance" for record in records for actor, _ in record.moves)
    assert seats == summary["moves"]
    assert "every move was legal" in printed("verify", str(files[0]), "--language", "en")


# arena


def test_arena_as_json(parsed):
    standing = parsed("arena", "rosenkoenig", "random", "greedy", "-n", "20")
    assert list(standing) == [
        "game",
        "a",
        "b",
        "pairs",
        "wins",
        "draws",
        "losses",
        "score",
        "score_low",
        "score_high",
        "elo",
        "elo_low",
        "elo_high",
    ]
    assert (standing["a"], standing["b"], standing["pairs"]) == ("random", "greedy", 20)
    assert standing["wins"] + standing["draws"] + standing["losses"] == 40
    assert standing["score"] < 0.3
    assert standing["elo_high"] < 0


def test_arena_depends_on_the_seed_alone(parsed):
    command = ("arena", "rosenkoenig", "greedy", "random", "-n", "6", "--seed", "5")
    first = parsed(*command)
    assert parsed(*command) == first
    assert parsed(*command[:-1], "6") != first


def test_arena_in_words(printed):
    text = printed("arena", "rosenkoenig", "greedy", "random", "-n", "10")
    assert "greedy against random, 10 pairs of games" in text
    assert "Elo difference +" in text
    assert "95 % interval +" in text


def test_an_arena_goes_on_after_its_journal(parsed, tmp_path):
    journal = tmp_path / "journal"
    command = ("arena", "rosenkoenig", "greedy", "random", "--journal", str(journal))
    parsed(*command, "-n", "2")
    begun = journal.read_text()
    journal.write_text(begun + "[1.0, 0")  # ended while it was writing
    whole = parsed(*command, "-n", "4")
    assert journal.read_text().startswith(begun)
    assert len(journal.read_text().splitlines()) == 1 + 4
    assert whole == parsed("arena", "rosenkoenig", "greedy", "random", "-n", "4")


def test_the_journal_of_another_match_is_refused(capsys, tmp_path):
    journal = tmp_path / "journal"
    journal.write_text("rosenkoenig 1 random random 0 {}\n[1.0, 0.0]\n")
    command = ("arena", "rosenkoenig", "greedy", "random", "-n", "2", "--journal", str(journal))
    assert main(command) == 2
    assert "expected the journal of 'rosenkoenig" in capsys.readouterr().err
    assert "[1.0, 0.0]" in journal.read_text()


def test_a_clean_sweep_has_no_upper_bound(parsed, printed):
    for seed in range(20):
        command = ("arena", "rosenkoenig", "greedy", "random", "-n", "1", "--seed", str(seed))
        standing = parsed(*command)
        if standing["wins"] == 2:
            break
    assert (standing["wins"], standing["elo"], standing["elo_high"]) == (2, None, None)
    assert standing["elo_low"] < 0
    assert "Elo difference +infinite" in printed(*command)


# perft


def test_perft_counts_by_depth(parsed, printed):
    assert parsed("perft", "rosenkoenig", "3") == {
        "game": "rosenkoenig",
        "options": {"starter": "red", "reshuffle": "at_once"},
        "depth": 3,
        "counts": [24, 24 * 23, 24 * 23 * 22],
    }
    assert printed("perft", "rosenkoenig", "2").split() == ["1", "24", "2", "552"]


# bench


@pytest.fixture
def brief(monkeypatch: pytest.MonkeyPatch):
    """A benchmark that does not take its time."""
    from rosenkrieg.ai import simulation

    real = simulation.speed
    monkeypatch.setattr(simulation, "speed", lambda key: real(key, seconds=0.01))


@pytest.mark.usefixtures("brief")
def test_bench_as_json(parsed):
    speeds = parsed("bench")
    assert [speed["game"] for speed in speeds] == list(registry.keys())
    assert list(speeds[0]) == ["game", "what", "build", "moves_per_second", "games_per_second"]
    assert speeds[0]["build"] in ("plain", "compiled")
    assert len(parsed("bench", "rosenkoenig", "rosenkoenig")) == 1


@pytest.mark.usefixtures("brief")
def test_bench_of_a_player_says_how_long_it_thinks(parsed, printed):
    (found,) = parsed("bench", "rosenkoenig", "--player", "greedy")
    assert found["player"] == "greedy"
    assert found["decisions"] > 20
    assert 0 <= found["median"] <= found["longest"]
    head, row = printed("bench", "rosenkoenig", "--player", "random").splitlines()
    assert head.split()[-2:] == ["longest", "ms"]
    assert row.split()[1] == "random"


def test_bench_prints_the_signature(printed):
    head, row = printed("bench", "rosenkoenig").splitlines()
    assert head.split() == ["game", "what", "build", "moves/s", "games/s", "signature"]
    assert row.split()[-1] == str(signature("rosenkoenig"))


# progress


def test_a_terminal_sees_progress_and_a_pipe_does_not():
    command = ["simulate", "rosenkoenig", "-n", "30"]
    with Terminal(command) as terminal:
        assert terminal.wait_for_end() == 0
    assert "30/30" in terminal.raw
    assert "30 games" in terminal.raw
    result = run(command)
    assert result.stderr == ""
    assert "\x1b" not in result.stdout


# equilibrium


def test_equilibrium_says_what_a_perfect_opponent_gains(parsed, printed):
    found = parsed("equilibrium", "vetternkrieg", "--troops", "1")
    assert set(found) == {
        *("game", "most_troops", "stands", "mean", "worst", "worst_stand", "stored"),
    }
    assert (found["game"], found["most_troops"], found["stands"]) == ("vetternkrieg", 1, 16)
    assert 0 <= found["mean"] <= found["worst"] < 0.005
    assert found["stored"]["bytes"] < 500_000
    text = printed("equilibrium", "vetternkrieg", "--troops", "1")
    assert f"exploitability {found['mean']:.4f} troops a battle" in text


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (("rosenkoenig",), "expected GAME to be one of vetternkrieg"),
        (("vetternkrieg", "--troops", "9"), "expected --troops to be a whole number from 1 to 4"),
        (("vetternkrieg", "--troops", "2", "--write"), "expected --troops 4 with --write"),
    ],
)
def test_equilibrium_refuses_what_it_cannot_do(capsys, arguments, problem):
    assert main(("equilibrium", *arguments)) == 2
    assert problem in capsys.readouterr().err
