"""Settings by flag, environment and file; wrong ones end the start with one line."""

from __future__ import annotations

from pathlib import Path

import pytest

from rosenkrieg.cli import main
from rosenkrieg.core.errors import GameError
from rosenkrieg.server import serving
from rosenkrieg.server.configuration import names, read_file, tuned, usual
from rosenkrieg.server.hall import Hall
from rosenkrieg.server.settings import Rate, Settings
from rosenkrieg.server.under import base_path


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[Settings]:
    """The settings of servers that would have been started."""
    found: list[Settings] = []

    def note(hall: Hall, place, on_open, metrics_port) -> None:
        found.append(hall.settings)

    monkeypatch.setattr(serving, "run", note)
    return found


def test_a_flag_wins_over_the_environment_and_that_over_the_file(
    tmp_path: Path, started: list[Settings], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "rosenkrieg.toml"
    file.write_text(
        'port = 0\nthinkers = 3\nbase-path = "/file"\nproxies = "10.0.0.1"\n'
        'origin = ["https://a.example", "https://b.example"]\n'
        "[set]\nsockets = 5\nrequests = [10, 20]\nidle_seconds = 7\n"
    )
    monkeypatch.setenv("ROSENKRIEG_CONFIG", str(file))
    monkeypatch.setenv("ROSENKRIEG_BASE_PATH", "/environment/")
    monkeypatch.setenv("ROSENKRIEG_PROXIES", "10.0.0.2, 10.1.0.0/16")
    assert main(["serve", "--proxies", "127.0.0.1", "--data", str(tmp_path)]) == 0
    assert main(["serve", "--data", str(tmp_path), "--set", "sockets=6"]) == 0
    first, second = started
    assert first.thinkers == 3
    assert first.base_path == "/environment"
    assert (first.proxies, second.proxies) == ("127.0.0.1", "10.0.0.2,10.1.0.0/16")
    assert first.origins == ("https://a.example", "https://b.example")
    assert (first.limits.sockets, second.limits.sockets) == (5, 6)
    assert first.limits.requests == Rate(10, 20)
    assert first.idle_seconds == 7


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["--proxies", "*"], "everyone could then claim any address"),
        (["--proxies", "nginx"], "got 'nginx'"),
        (["--base-path", "/m/rosen"], "a word the site does not use, got '/m/rosen'"),
        (["--base-path", "/a b"], "expected --base-path to be a path"),
        (["--url", "games.example"], "expected --url to be the address of your site"),
        (["--origin", "https://games.example/rosen"], "expected --origin to be an address"),
        (["--set", "sockets"], "expected --set to be NAME=VALUE"),
        (["--set", "seats=3"], "expected --set to name one of sockets,"),
        (["--set", "sockets=-1"], "expected sockets to be a number above 0, got '-1'"),
        (["--set", "sockets=1.5"], "expected sockets to be a whole number"),
        (["--set", "requests=20"], "A SECOND/AT ONCE, such as 20/200, got '20'"),
        (["--set", "idle_seconds=nan"], "expected idle_seconds to be a number above 0"),
        (["--config", "/nowhere.toml"], "expected a file of settings, got /nowhere.toml"),
        (["--database", "memory:", "--data", "x"], "expected --database or --data, got both"),
        (
            ["--url", "https://games.example/a", "--base-path", "/b"],
            "expected --url and --base-path to name the same path, got '/a' and '/b'",
        ),
    ],
    ids=str,
)
def test_wrong_values_fail_at_the_start(
    arguments: list[str], problem: str, capsys: pytest.CaptureFixture[str], started
) -> None:
    assert main(["serve", *arguments]) == 2
    said = capsys.readouterr().err
    assert problem in said
    assert said.count("\n") == 1
    assert not started


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("port = ", "expected TOML in"),
        ("colour = 'red'", "expected a setting out of base-path, mail-server, port, got 'colour'"),
        ("[mail]\nwho = 'x'", "got 'mail-who'"),
        ("port = [[1]]", "expected port to be a list of texts"),
        ("port = 2026-01-01", "expected port to be a text or a number"),
        ("port = [1]", "expected port to be a single value, got a list"),
    ],
)
def test_a_wrong_file_is_named_with_its_fault(text: str, problem: str, tmp_path: Path) -> None:
    file = tmp_path / "x.toml"
    file.write_text(text)
    with pytest.raises(GameError, match=r".") as caught:
        read_file(file, ("port", "base_path", "mail_server"))
    assert problem in str(caught.value)
    assert str(file) in str(caught.value)


def test_a_table_is_the_first_part_of_a_name(tmp_path: Path) -> None:
    file = tmp_path / "x.toml"
    file.write_text("[mail]\nserver = 'smtp://localhost'\n")
    assert read_file(file, ("mail_server",)) == {"mail_server": "smtp://localhost"}


def test_a_file_may_say_one_or_several(tmp_path: Path) -> None:
    file = tmp_path / "x.toml"
    file.write_text('bot = "rosenkoenig/a=a:A"\nproxies = ["127.0.0.1", "10.0.0.0/8"]\n')
    assert read_file(file, ("bot", "proxies")) == {
        "bot": ["rosenkoenig/a=a:A"],
        "proxies": "127.0.0.1,10.0.0.0/8",
    }


@pytest.mark.parametrize("line", ["port = true", "port = 80.5", 'port = "http"'])
def test_a_number_in_a_file_is_a_whole_one(
    line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], started
) -> None:
    file = tmp_path / "x.toml"
    file.write_text(line)
    assert main(["serve", "--config", str(file)]) == 2
    assert "expected --port to be a whole number from 0 to 65535" in capsys.readouterr().err
    assert not started


def test_of_database_and_data_the_stronger_source_counts(
    tmp_path: Path, started: list[Settings], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "x.toml"
    file.write_text(f'data = "{tmp_path}"\nport = 0\n')
    monkeypatch.setenv("ROSENKRIEG_CONFIG", str(file))
    monkeypatch.setenv("ROSENKRIEG_DATABASE", "memory:")
    assert main(["serve"]) == 0
    assert main(["serve", "--data", str(tmp_path / "other")]) == 0
    assert [each.database for each in started] == [
        "memory:",
        f"sqlite:///{tmp_path}/other/rosenkrieg.sqlite",
    ]


def test_links_in_mails_have_the_path_of_the_site(started: list[Settings], tmp_path: Path) -> None:
    data = ["--data", str(tmp_path), "--port", "0"]
    for given in (
        ["--url", "https://games.example", "--base-path", "/rosen"],
        ["--url", "https://games.example/rosen"],
        ["--url", "https://games.example/rosen/", "--base-path", "rosen"],
    ):
        assert main(["serve", *data, *given]) == 0
    assert {(each.url, each.base_path) for each in started} == {
        ("https://games.example/rosen", "/rosen")
    }


def test_the_usual_value_of_each_limit_may_be_set() -> None:
    settings = Settings("memory:")
    for name in names():
        assert tuned(settings, [f"{name}={usual(name)}"]) == settings


@pytest.mark.parametrize("word", ["/api", "/ws/x", "/assets", "/learn", "/healthz"])
def test_a_base_path_is_no_path_of_the_page(word: str) -> None:
    with pytest.raises(GameError, match="a word the site does not use"):
        base_path(word)


def test_help_lists_every_setting(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--help"]) == 0
    said = capsys.readouterr().out
    for name in (*names(), "--config", "--base-path", "--url", "ROSENKRIEG_BASE_PATH"):
        assert name in said
