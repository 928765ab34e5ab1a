"""What lies in deploy/: units, container files, dashboard and alerts name things that exist."""

from __future__ import annotations

import configparser
import inspect
import json
import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

from rosenkrieg.cli import main
from rosenkrieg.cli.serve import serve, worker
from rosenkrieg.server import serving
from rosenkrieg.server.configuration import read_file
from rosenkrieg.server.jobs import Worker
from rosenkrieg.server.metrics import Metrics
from rosenkrieg.server.settings import Settings

ROOT = Path(__file__).parent.parent.parent
DEPLOY = ROOT / "deploy"
DOC = (ROOT / "docs" / "hosting.md").read_text("utf-8")
SETTINGS = set(inspect.signature(serve).parameters)


def test_the_file_of_settings_is_understood(tmp_path: Path) -> None:
    (text,) = re.findall(r"```toml\n(.*?)```", DOC, re.DOTALL)
    file = tmp_path / "rosenkrieg.toml"
    file.write_text(text)
    told = read_file(file, SETTINGS)
    assert told["mail_server"] == tomllib.loads(text)["mail"]["server"]


def test_every_setting_that_is_named_exists() -> None:
    flags = {name.replace("-", "_") for name in re.findall(r"`--([a-z-]+)", DOC)}
    own = {name.replace("_", "-") for name in SETTINGS}
    named = {each for each in re.findall(r"`([a-z]+-[a-z-]+)(?: = [^`]*)?`", DOC)}
    assert flags <= SETTINGS
    assert {each for each in named if not each.startswith("rosenkrieg")} <= own


@pytest.mark.parametrize("unit", sorted(DEPLOY.glob("*.service")), ids=lambda unit: unit.name)
def test_units_start_what_there_is(unit: Path) -> None:
    parser = configparser.ConfigParser(strict=False, interpolation=None)
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read_string(unit.read_text())
    command = parser["Service"]["ExecStart"]
    if command.endswith(".sh"):
        assert (DEPLOY / Path(command).name).stat().st_mode & 0o111
    else:
        verb, option, _ = command.split()[1:]
        assert verb in ("serve", "worker")
        known = inspect.signature({"serve": serve, "worker": worker}[verb]).parameters
        assert option.removeprefix("--") in known


@pytest.mark.parametrize("unit", sorted(DEPLOY.glob("*.*e*r*")), ids=lambda unit: unit.name)
def test_systemd_understands_them(unit: Path, tmp_path: Path) -> None:
    if unit.suffix not in (".service", ".timer"):
        return
    command = shutil.which("systemd-analyze")
    if command is None:
        pytest.skip("systemd-analyze is not installed")
    for each in DEPLOY.glob("rosenkrieg*"):
        text = re.sub(r"ExecStart=\S+", "ExecStart=/bin/true", each.read_text())
        (tmp_path / each.name.replace("@", "@1")).write_text(re.sub(r"User=.*", "User=root", text))
    name = unit.name.replace("@", "@1")
    done = subprocess.run(
        [command, "verify", str(tmp_path / name)], capture_output=True, text=True, check=False
    )
    problems = [line for line in done.stderr.splitlines() if "rosenkrieg" in line]
    assert problems == []


def test_environment_variables_of_the_containers_are_settings() -> None:
    for name in ("Dockerfile", "compose.yaml"):
        text = (DEPLOY / name).read_text()
        named = set(re.findall(r"ROSENKRIEG_([A-Z_]+)", text))
        assert named
        assert {each.lower() for each in named} <= SETTINGS, name


@pytest.mark.parametrize("service", ["alone", "site", "worker"])
def test_the_containers_start_with_their_environment(
    service: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the image sets and what compose.yaml adds go together."""
    image = (DEPLOY / "Dockerfile").read_text()
    environment = dict(re.findall(r"(ROSENKRIEG_\w+)=(\S+)", image))
    if service != "alone":
        compose = (DEPLOY / "compose.yaml").read_text()
        site, _, own = compose.partition("  worker:")
        environment |= dict(re.findall(r'(ROSENKRIEG_\w+): "?([^"\n]+)', site))
        if service == "worker":
            environment |= dict(re.findall(r'(ROSENKRIEG_\w+): "?([^"\n]+)', own))
    for name, value in environment.items():
        filled = re.sub(r"\$\{ROSENKRIEG_URL[^}]*\}", "https://games.example", value)
        filled = re.sub(r"\$\{\w+:-([^}]*)\}", r"\1", filled)
        monkeypatch.setenv(name, re.sub(r"\$\{\w+\}", "secret", filled))
    monkeypatch.setenv("ROSENKRIEG_PORT", "0")
    started: list[Settings] = []
    monkeypatch.setattr(serving, "run", lambda hall, *_: started.append(hall.settings))

    async def work(self: Worker) -> None:
        started.append(self._settings)

    monkeypatch.setattr(Worker, "run", work)
    assert main(["worker" if service == "worker" else "serve"]) == 0
    (settings,) = started
    if service == "alone":
        assert settings.database == "sqlite:////data/rosenkrieg.sqlite"
    else:
        assert settings.database == "postgresql://rosenkrieg:secret@database/rosenkrieg"
        assert settings.thinkers == {"site": 0, "worker": 2}[service]


def test_a_worker_shares_the_file_of_its_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As the units of systemd do: the server leaves the thinking to the worker."""
    started: list[Settings] = []

    async def work(self: Worker) -> None:
        started.append(self._settings)

    monkeypatch.setattr(Worker, "run", work)
    monkeypatch.setattr(serving, "run", lambda hall, *_: started.append(hall.settings))
    (text,) = re.findall(r"```toml\n(.*?)```", DOC, re.DOTALL)
    file = tmp_path / "rosenkrieg.toml"
    shared = 'database = "postgresql://localhost/rosenkrieg"\nthinkers = 0\nport = 0\n'
    file.write_text(re.sub(r"^data = .*\n", shared, text))
    assert main(["serve", "--config", str(file)]) == 0
    assert main(["worker", "--config", str(file)]) == 0
    assert [each.thinkers for each in started] == [0, 1]


def test_every_file_that_is_named_is_there() -> None:
    named = set(re.findall(r"deploy/([\w@.-]+\w)", DOC))
    assert named
    for name in named:
        assert (DEPLOY / name).exists(), name


def test_dashboard_and_alerts_ask_for_numbers_that_are_offered() -> None:
    metrics = Metrics()
    for family in ("matches", "moves", "refusals", "closes", "requests"):
        found = getattr(metrics, family)
        found.labels(*(["x"] * len(found._labelnames))).inc(0)
    offered = set(re.findall(r"^(rosenkrieg_\w+)", metrics.text().decode(), re.MULTILINE))
    board = json.loads((DEPLOY / "grafana.json").read_text())
    asked = " ".join(target["expr"] for panel in board["panels"] for target in panel["targets"])
    asked += (DEPLOY / "alerts.yml").read_text()
    named = {name for name in re.findall(r"rosenkrieg_\w+", asked)}
    assert named <= offered
    assert len(named) >= 8
