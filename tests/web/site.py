"""A server in a process of its own, and seats that the tests hold themselves."""

from __future__ import annotations

import json
import os
import random
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import httpx
from websockets.sync.client import ClientConnection, connect

ROOT: Final = Path(__file__).parent.parent.parent
PATIENCE: Final = 120.0
"""Seconds after which a test gives up waiting: a fault, never a matter of speed."""

SHIPPED: Final = "rosenkrieg"
WITH_SECRETS: Final = "tests.web.process"
"""The command line as it is shipped, and with the proving game besides."""


TOGETHER: Final = (
    *("--set", "creations=10/1000"),
    *("--set", "requests=200/2000"),
    *("--set", "records=2/200"),
    *("--set", "work=2000/20000"),
)
"""All people of the tests come from one address, and many of them within a minute."""


class Site:
    """A server as a host runs it, with its data in a folder; it can be killed and come back."""

    def __init__(
        self, data: Path, module: str = SHIPPED, environment: Mapping[str, str] | None = None
    ) -> None:
        self._data = data
        self._module = module
        self._environment = {**os.environ, **(environment or {})}
        self.log = data / "server.log"
        self.url = self._start(0)

    def _start(self, port: int) -> str:
        command = [sys.executable, "-m", self._module, "serve", *TOGETHER]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*command, "--port", str(port), "--data", str(self._data)],
                cwd=ROOT,
                env=self._environment,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if found := re.search(r"http://[\w.\[\]:-]+:\d+", line):
                return found[0]
        self.kill()
        raise AssertionError(f"the server did not start:\n{self.log.read_text()[-2000:]}")

    def kill(self) -> None:
        """Ends it at once, as a failing machine would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """An orderly end."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        self.process.send_signal(how)
        self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()

    def come_back(self) -> None:
        """Starts it again on the same port and the same data."""
        port = int(self.url.rpartition(":")[2])
        assert self._start(port) == self.url

    # the API

    def get(self, path: str, token: str | None = None) -> httpx.Response:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        return httpx.get(self.url + path, headers=headers, timeout=PATIENCE)

    def create(self, game: str | None = "rosenkoenig", **wish: Any) -> Made:
        """A new match, made without the page."""
        wish = {"game": game, "seats": ["human", "human"]} | wish
        answer = httpx.post(f"{self.url}/api/matches", json=wish, timeout=PATIENCE)
        assert answer.status_code == 201, answer.text
        return Made(answer.json())

    def record(self, match: str, token: str | None = None) -> str:
        """The record of a match as the server tells it."""
        answer = self.get(f"/api/matches/{match}/record", token)
        assert answer.status_code == 200, answer.text
        return answer.text

    @contextmanager
    def seat(self, match: str, token: str | None, name: str = "") -> Iterator[Seat]:
        """A seat at that table, or a place to look on."""
        address = self.url.replace("http", "ws") + f"/ws/matches/{match}"
        with connect(address, max_size=None, open_timeout=PATIENCE) as connection:
            yield Seat(connection, token, name)


class Made:
    """What the maker of a match was told."""

    def __init__(self, told: Any) -> None:
        self.match: str = told["match"]
        self.tokens: list[str] = [seat["token"] for seat in told["seats"]]
        self.links: list[str] = [seat["url"] for seat in told["seats"]]
        self.watch: str = told["watch"]


class Seat:
    """A seat that the test holds itself, through the same door as the page."""

    def __init__(self, connection: ClientConnection, token: str | None, name: str) -> None:
        self._connection = connection
        self.table: Any = None
        self._say({"watch": True} if token is None else {"join": token, "name": name})

    def _say(self, message: Any) -> None:
        self._connection.send(json.dumps(message))

    def _hear(self) -> Any:
        message = json.loads(self._connection.recv(PATIENCE))
        assert message["type"] != "error", message
        if message["type"] == "table":
            self.table = message
        return message

    def tell(self, message: Any) -> None:
        """Offers and answers; what comes of it is seen at the table."""
        self._say(message)

    def settle(self) -> Any:
        """The table as it is now: all that was on its way has come when a ping is answered."""
        self._say({"ping": True})
        while self._hear()["type"] != "pong":
            pass
        return self.table

    def until(self, holds: Callable[[Any], bool]) -> Any:
        """The first table, from the latest on, of which this holds."""
        while self.table is None or not holds(self.table):
            self._hear()
        return self.table

    def act(self, action: str) -> None:
        """Plays an action and waits until it was taken."""
        version = self.table["version"]
        self._say({"act": action, "version": version})
        self.until(lambda table: table["version"] != version)


Choice = Callable[[Any], str]
"""What to play at a table."""


def play_out(site: Site, made: Made, choose: Choice | None = None) -> None:
    """Plays a match of two people to its end without the page.

    Nobody waits for news of the other's action: of a secret choice there is none.
    """
    rng = random.Random(1)
    pick = choose or (lambda table: rng.choice(table["legal"])["action"])
    with (
        site.seat(made.match, made.tokens[0], "Mathilde") as first,
        site.seat(made.match, made.tokens[1], "Konrad") as second,
    ):
        begun = first.until(lambda table: table["status"] != "waiting")
        due, other = (first, second) if begun["legal"] else (second, first)
        for _ in range(10_000):
            if due.until(_is_called)["status"] == "over":
                return
            due.act(pick(due.table))
            if not due.table["legal"]:
                due, other = other, due
    raise AssertionError("a match without an end")


def _is_called(table: Any) -> bool:
    """Whether the seat can act, or nobody can any more."""
    return bool(table["legal"]) or table["status"] == "over"
