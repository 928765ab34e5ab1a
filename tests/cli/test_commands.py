"""Each command: what it prints for people, and exactly which JSON it prints for programs."""

import io
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from rosenkrieg.ai.simulation import signature
from rosenkrieg.cli import COMPLETION, VERSION, WITHOUT_COMMAND, main
from rosenkrieg.cli.speech import TerminalWords
from rosenkrieg.core import registry
from rosenkrieg.core.record import Record, record
from rosenkrieg.learning import making
from rosenkrieg.learning import puzzles as shelf
from rosenkrieg.learning.course import moves_of, seat_of
from rosenkrieg.learning.lesson import opened
from rosenkrieg.learning.puzzles import puzzles, read, stand_at
from rosenkrieg.locale import LANGUAGES, words_for
from rosenkrieg.version import __version__
from tests.cli.terminal import Terminal, run
from tests.shipped import SHIPPED

OWN = (
    *("serve", "play", "games", "simulate", "arena", "equilibrium", "perft", "bench", "verify"),
    *("handovers", "season", "editions", "selftest", "backup", "restore", "worker"),
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


def test_help_names_the_options_without_a_command(printed):
    text = printed("--help")
    assert all(option in text for option in (*VERSION[:1], *COMPLETION))


def test_version(printed):
    assert printed("--version") == printed("-V") == f"rosenkrieg {__version__}\n"


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("rosenkrieg pl", {"play"}),
        ("rosenkrieg play ros", {"rosenkoenig"}),
        ("rosenkrieg play --ag", {"--against"}),
    ],
)
def test_the_shell_completes_commands_games_and_options(typed: str, expected: set[str]):
    words = {"COMP_WORDS": typed, "COMP_CWORD": str(typed.count(" "))}
    ran = run([], _ROSENKRIEG_COMPLETE="complete_bash", **words)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert set(ran.stdout.split()) == expected


def test_the_completion_script_is_for_this_command():
    ran = run([], _ROSENKRIEG_COMPLETE="source_bash")
    assert "complete -o default -F _rosenkrieg_completion rosenkrieg" in ran.stdout


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
        "tagline": "Open hands, one crown. The largest connected territories win.",
        "duration": "Ten minutes",
        "kind": "Duel",
        "seats": ["red", "white"],
        "options": [
            {"name": "starter", "values": ["red", "white"], "free": False},
            {"name": "reshuffle", "values": ["at_once", "on_draw"], "free": False},
        ],
        "rules_version": 1,
        "bots": games[0]["bots"],
    }
    assert games[0]["bots"][:2] == ["random", "peasant"]


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
        "shares",
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
    for side, (low, high) in summary["shares"].items():
        assert 0 <= low <= summary["wins"][side] / 12 <= high <= 1
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


def test_a_simulation_goes_on_after_its_journal(parsed, tmp_path):
    journal, records = tmp_path / "journal", tmp_path / "records"
    command: tuple[str, ...] = ("simulate", "rosenkoenig", "--seed", "11")
    command += ("--records", str(records))
    whole = without_times(parsed(*command, "-n", "6"))
    written = {path.name: path.read_text() for path in records.iterdir()}
    for path in records.iterdir():
        path.unlink()
    command += ("--journal", str(journal))
    parsed(*command, "-n", "2")
    begun = journal.read_text()
    journal.write_text(begun + "[1,")  # ended while it was writing
    assert without_times(parsed(*command, "-n", "6")) == whole
    assert {path.name: path.read_text() for path in records.iterdir()} == written
    assert journal.read_text().startswith(begun)
    finished = parsed(*command, "-n", "6")
    assert without_times(finished) == whole
    assert finished["moves_per_second"] == 0  # nothing was left to play


def test_a_journal_of_pairs_is_none_of_games(capsys, tmp_path):
    journal = str(tmp_path / "journal")
    assert main(["arena", "rosenkoenig", "random", "random", "-n", "1", "--journal", journal]) == 0
    assert main(["simulate", "rosenkoenig", "-n", "1", "--journal", journal]) == 2
    assert "expected " in capsys.readouterr().err


def test_jobs_and_ray_exclude_each_other(capsys):
    assert main(["simulate", "rosenkoenig", "--jobs", "2", "--ray", "auto"]) == 2
    assert "expected --jobs or --ray, got both" in capsys.readouterr().err


def test_an_option_changes_the_games(parsed):
    summary = parsed("simulate", "rosenkoenig", "-n", "3", "--option", "starter=white")
    assert summary["options"] == {"starter": "white", "reshuffle": "at_once"}


def test_simulate_in_words(printed):
    text = printed("simulate", "rosenkoenig", "-n", "10", "--seed", "3")
    assert text.startswith("rosenkoenig: 10 games, seed 3\n")
    share = r"\d+ \([\d.]+%\), 95 % interval [\d.]+% to [\d.]+%\n"
    assert re.search(rf"red \(random\) won {share}", text)
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


def test_a_ladder_is_a_rating_list(parsed, printed, tmp_path):
    names = ("random", "greedy")
    command = ("ladder", "rosenkoenig", *names, "-n", "4", "--journal", str(tmp_path / "notes"))
    told = parsed(*command)
    low, high = told["ratings"]
    assert (low["player"], low["elo"], high["player"]) == ("random", 0, "greedy")
    assert high["low"] <= high["elo"] <= high["high"]
    assert high["games"] == 8
    (notes,) = (tmp_path / "notes").iterdir()
    assert len(notes.read_text().splitlines()) == 5
    assert parsed(*command) == told
    assert len(notes.read_text().splitlines()) == 5
    text = printed(*command, "--picture", str(tmp_path / "ladder.svg"))
    assert text.index("greedy") < text.index("random")
    assert (tmp_path / "ladder.svg").read_text().startswith("<svg")


def test_an_arena_of_several_is_a_rating_list(parsed, printed, capsys, tmp_path):
    """Everyone meets everyone, named in any order; a second run has nothing left to play."""
    names = ("greedy", "random", "page")
    notes, drawn = tmp_path / "notes", tmp_path / "drawn.svg"
    command = ("arena", "rosenkoenig", *names, "-n", "3", "--journal", str(notes))
    told = parsed(*command, "--picture", str(drawn))
    assert [each["games"] for each in told["ratings"]] == [12, 12, 12]
    elos = [each["elo"] for each in told["ratings"]]
    assert elos == sorted(elos)
    assert (told["ratings"][0]["player"], elos[0]) == ("random", 0)
    assert len(list(notes.iterdir())) == 3
    assert drawn.read_text().count("<circle") == 3
    assert parsed(*command) == told
    text = printed(*command)
    assert text.index("page") < text.index("greedy") < text.index("random")
    assert main((*command, "--sprt", "0", "50")) == 2
    assert "expected two players" in capsys.readouterr().err


def test_an_arena_can_stop_when_it_is_clear(parsed, printed):
    command = ("arena", "rosenkoenig", "greedy", "random", "-n", "200", "--sprt", "0", "50")
    assert 8 <= parsed(*command, "--jobs", "1")["pairs"] < 200
    assert "SPRT: +50 rather than +0" in printed(*command, "--jobs", "1")


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


def test_the_journal_of_players_that_have_changed_is_refused(parsed, capsys, tmp_path, monkeypatch):
    journal = tmp_path / "journal"
    command = ("arena", "rosenkoenig", "greedy", "random", "-n", "1", "--journal", str(journal))
    parsed(*command)
    kept = journal.read_text()
    monkeypatch.setattr("rosenkrieg.cli.journal.fingerprint", lambda game, name: "other")
    assert main(command) == 2
    assert "before players or rules changed" in capsys.readouterr().err
    assert journal.read_text() == kept


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
    from rosenkrieg.ai import speed

    real = speed.speeds
    monkeypatch.setattr(speed, "speeds", lambda key: real(key, 0.01, 1))
    monkeypatch.setattr(speed, "plain_speeds", lambda key: [])


@pytest.mark.usefixtures("brief")
def test_bench_as_json(parsed):
    speeds = parsed("bench")
    assert list(dict.fromkeys(speed["game"] for speed in speeds)) == list(registry.keys())
    for key in SHIPPED:
        measured = [speed["what"] for speed in speeds if speed["game"] == key]
        assert measured[:2] == ["playouts", "views"]
        assert "search" in measured[2:]
    assert list(speeds[0]) == ["game", "what", "build", "unit", "per_second", "games_per_second"]
    assert speeds[0]["build"] in ("plain", "compiled")
    assert all(speed["per_second"] > 0 for speed in speeds)
    assert len(parsed("bench", "rosenkoenig", "rosenkoenig")) == len(parsed("bench", "rosenkoenig"))


@pytest.mark.usefixtures("brief")
def test_bench_of_a_player_says_how_long_it_thinks(parsed, printed):
    (found,) = parsed("bench", "rosenkoenig", "--player", "greedy")
    assert found["player"] == "greedy"
    assert found["decisions"] > 20
    assert 0 <= found["median"] <= found["longest"]
    head, row = printed("bench", "rosenkoenig", "--player", "random").splitlines()
    assert head.split()[-2:] == ["longest", "ms"]
    assert row.split()[1] == "random"


@pytest.mark.usefixtures("brief")
def test_bench_prints_the_signature(printed):
    head, row, *_ = printed("bench", "rosenkoenig").splitlines()
    assert head.split() == ["game", "what", "build", "a", "second", "unit", "games/s", "signature"]
    assert row.split()[-1] == signature("rosenkoenig")
    assert printed("bench", "rosenkoenig", "--signature").split() == [
        "rosenkoenig",
        signature("rosenkoenig"),
    ]


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
        *("game", "most_troops", "stands", "mean", "worst", "worst_stand", "every", "stored"),
    }
    assert len(found["every"]) == found["stands"]
    assert max(each["gain"] for each in found["every"]) == found["worst"]
    assert (found["game"], found["most_troops"], found["stands"]) == ("vetternkrieg", 1, 16)
    assert 0 <= found["mean"] <= found["worst"] < 0.005
    assert found["stored"]["bytes"] < 500_000
    text = printed("equilibrium", "vetternkrieg", "--troops", "1")
    assert f"exploitability {found['mean']:.4f} troops a battle" in text
    assert text.rstrip().endswith(f"1  {1000 * found['worst']:.1f}")


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (("rosenkoenig",), "expected GAME to be one of vetternkrieg"),
        (("vetternkrieg", "--troops", "11"), "expected --troops to be a whole number from 1 to 10"),
        (("vetternkrieg", "--troops", "2", "--write"), "expected --troops 10 with --write"),
    ],
)
def test_equilibrium_refuses_what_it_cannot_do(capsys, arguments, problem):
    assert main(("equilibrium", *arguments)) == 2
    assert problem in capsys.readouterr().err


# puzzles


def test_puzzles_are_listed(printed):
    text = printed("puzzles", "rosenkoenig", "list")
    known = puzzles("rosenkoenig")
    assert f"rosenkoenig: {len(known)} puzzles" in text
    assert all(f"{each.key}  grade {each.grade}" in text for each in known)


def test_puzzles_are_made_of_a_record(printed, tmp_path, monkeypatch):
    one = min(puzzles("rosenkoenig"), key=lambda each: len(moves_of(each)))
    match = opened(one)
    match.act(seat_of(one), one.best)
    match.resign(match.actors[0])
    (tmp_path / "kept.json").write_text(record(match).to_json(), "utf-8")
    monkeypatch.setattr(shelf, "puzzles", lambda game: ())
    monkeypatch.setattr(making, "levels", lambda game: ("greedy", "page", "squire"))  # the quick
    what = ("--record", str(tmp_path / "kept.json"), "--times", "1", "--out", str(tmp_path / "new"))
    told = printed("puzzles", "rosenkoenig", "make", *what)
    (found,) = (tmp_path / "new").iterdir()
    assert one.key == found.stem
    assert one.key in told
    assert read("rosenkoenig", found.name, found.read_text("utf-8")).best == one.best


@pytest.mark.parametrize("language", LANGUAGES)
def test_puzzles_are_solved_in_the_terminal(printed, monkeypatch, language):
    one, two = puzzles("rosenkoenig")[:2]
    typed = ("hint", one.second, "", one.best, "", "", "resign", "y", "quit")
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
    said = " ".join(printed("puzzles", "rosenkoenig", "--language", language).split())
    words = words_for(language, "rosenkoenig")
    for puzzle, tried in ((one, []), (two, [])):
        assert stand_at(puzzle, tried).prompt[language] in said
    assert stand_at(one, []).hint[language] in said
    wrong, right = words("lesson-wrong"), words("lesson-right")
    assert f"{wrong} {stand_at(one, [one.second]).answer[language]}" in said
    assert f"{right} {stand_at(one, [one.best]).answer[language]}" in said
    assert said.index(wrong) < said.index(right)
    spelled = two.best.rstrip("*").replace("E", "O" if language == "de" else "E")
    assert f": {spelled}" in said  # what was resigned is shown
    assert said.endswith(TerminalWords(language, registry.game("rosenkoenig"))("cli-bye"))


def test_games_without_puzzles_are_refused(capsys, monkeypatch):
    monkeypatch.setattr(shelf, "puzzles", lambda game: ())
    assert main(["puzzles", "rosenkoenig"]) == 2
    assert "expected a game with puzzles, got rosenkoenig" in capsys.readouterr().err
