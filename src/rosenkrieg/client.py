"""Playing over the network: a program in a seat of a match, through the same door as the page.

    seat = Client("https://example.org").sit("/m/k3v9...#token", name="Collector")
    seat.play(player)

It needs the package `websockets`: pip install "rosenkrieg[client]". A lost connection is taken up
again. docs/client.md shows a whole bot.
"""

from __future__ import annotations

import secrets
import time
import urllib.error
import urllib.request
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from http.client import HTTPException
from types import TracebackType
from typing import Any, Final, Self
from urllib.parse import urljoin, urlsplit

import msgspec
from msgspec import Struct

from rosenkrieg.core import registry
from rosenkrieg.core.contract import SEATS, AnyGame, OptionValue, Outcome, Seat
from rosenkrieg.core.errors import GameError

FINAL: Final = (4000, 4001, 4003, 4010)
"""Close codes after which it is no use to join again."""

MOST_BYTES: Final = 16 * 1024 * 1024
PAUSES: Final = (0.2, 1.0, 3.0, 10.0)
"""Seconds between attempts to join again; the last one stays."""


class Refused(GameError):
    """The server refused something; `code` is that of the protocol."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(f"{code}: {message}")
        self.code = code


class Unreachable(GameError):
    """The server does not answer."""


class Created(Struct, frozen=True):
    """A new match: the links of both seats (None for a computer's), and that of the spectators."""

    match: str
    links: tuple[str | None, str | None]
    watch: str


class Client:
    """A server, by its address.

    `patience` is how many seconds it may be away before a seat gives up.
    """

    def __init__(self, url: str, patience: float = 300.0) -> None:
        try:
            parts = urlsplit(url)
            _ = parts.port  # ValueError if it is none
        except ValueError:
            parts = urlsplit("")
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise GameError(f"expected an address such as https://games.example, got {url!r:.80}")
        self.url = url.rstrip("/") + "/"
        self.patience = patience

    def games(self) -> list[dict[str, Any]]:
        """What the server offers, as docs/protocol.md describes it."""
        found: list[dict[str, Any]] = self.request("GET", "api/games")
        return found

    def create(
        self,
        game: str,
        seats: tuple[str, str] = ("human", "human"),
        options: Mapping[str, OptionValue] | None = None,
        **more: Any,
    ) -> Created:
        """A new match; a seat is `human` or `bot:LEVEL`. `more`: names, clock, open."""
        body = {"game": game, "seats": seats, "options": dict(options or {}), **more}
        told = self.request("POST", "api/matches", body)
        first, second = (self._link(seat["url"]) for seat in told["seats"])
        return Created(told["match"], (first, second), urljoin(self.url, told["watch"].lstrip("/")))

    def sit(self, link: str, name: str = "") -> NetworkSeat:
        """Takes the seat of a link, which ends in its token."""
        path, _, token = link.partition("#")
        match = urlsplit(path).path.rstrip("/").rpartition("/")[2]
        if not match or not token:
            raise GameError(f"expected the link of a seat, /m/MATCH#TOKEN, got {path!r:.80}")
        if urlsplit(path).netloc not in ("", urlsplit(self.url).netloc):
            raise GameError(f"expected a link to {self.url}, got {path!r:.80}")
        return NetworkSeat(self, match, token, name)

    def request(self, method: str, path: str, body: object = None) -> Any:
        """The answer to a request, from JSON; Refused says what the server objects to."""
        data = None if body is None else msgspec.json.encode(body)
        asked = urllib.request.Request(
            self.url + path, data, {"Content-Type": "application/json"}, method=method
        )
        try:
            with urllib.request.urlopen(asked, timeout=60) as answer:
                return msgspec.json.decode(answer.read())
        except urllib.error.HTTPError as error:
            with error:
                raise _refusal(error.read(), error.code) from None
        except (OSError, UnicodeError, HTTPException, msgspec.MsgspecError) as error:
            raise Unreachable(f"expected a Rosenkrieg server at {self.url}, got {error}") from None

    def _link(self, path: str | None) -> str | None:
        return None if path is None else urljoin(self.url, path.lstrip("/"))


class NetworkSeat:
    """A seat at a table of the server.

    `view`, `legal`, `version` and `outcome` are those of the newest message; `wait` gets the next.
    """

    def __init__(self, client: Client, match: str, token: str, name: str) -> None:
        self._client = client
        self._address = client.url.replace("http", "ws", 1) + f"ws/matches/{match}"
        self._hello = {
            "join": token,
            "name": name,
            "entropy": secrets.token_hex(32),
            "program": True,
        }
        self._table: dict[str, Any] = {}
        self._open = ExitStack()
        self._connection: Any = None
        self._connect()
        while not self._table:
            self._hear()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Leaves the table; the seat stays taken and can be joined again."""
        self._open.close()

    # the table

    @property
    def game(self) -> AnyGame:
        return registry.game(self._table["game"])

    @property
    def seat(self) -> Seat:
        return SEATS[self._table["viewer"]]

    @property
    def version(self) -> int:
        """The number of the decision that the seat faces."""
        return int(self._table["version"])

    @property
    def view(self) -> Any:
        """What the seat may know, in the game's own type; None before the match begins."""
        told = self._table["view"]
        return None if told is None else msgspec.convert(told, self.game.view_type)

    @property
    def is_due(self) -> bool:
        """Whether the seat must act."""
        return self._table["status"] == "playing" and self.seat in self._table["actors"]

    @property
    def legal(self) -> list[Any]:
        """The legal actions; asked for step by step where there are many."""
        texts = self._texts(self._table) if self.is_due else []
        return [self.game.decode_action(text, self.seat) for text in texts]

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended; None while it goes on."""
        told = self._table["outcome"]
        return None if told is None else msgspec.convert(told, Outcome)

    @property
    def is_over(self) -> bool:
        return bool(self._table["status"] == "over")

    # what to do there

    def wait(self, seconds: float | None = None) -> bool:
        """Waits until the seat must act (True) or the match is over (False).

        TimeoutError after that many seconds, if given.
        """
        until = None if seconds is None else time.monotonic() + seconds
        while not (self.is_due or self.is_over):
            self._hear(until)
        return not self.is_over

    def act(self, action: Any) -> None:
        """Plays an action, once, whatever happens to the connection meanwhile."""
        text = action if isinstance(action, str) else self.game.encode_action(action)
        version = self.version
        while self.version == version and not self.is_over:
            self._say({"act": text, "version": version, "id": version})
            self._until_played(version)

    def play(self, player: Any) -> Outcome:
        """Lets a player (`choose(view, legal)`) decide until the match is over."""
        while self.wait():
            self.act(player.choose(self.view, self.legal))
        assert self.outcome is not None, "a match that is over has an outcome"
        return self.outcome

    def resign(self) -> None:
        """Gives up."""
        self._say({"resign": True})

    def chat(self, text: str) -> None:
        """Says something at the table."""
        self._say({"chat": text})

    # messages

    def _until_played(self, version: int) -> None:
        """Listens until the action counts, was refused, or must be sent again."""
        connection = self._connection
        while self.version == version and not self.is_over:
            message = self._hear()
            if self._connection is not connection:
                return
            if message.get("type") == "error" and message.get("id") == version:
                if message["code"] == "stale_version":
                    return self._catch_up(version)
                raise Refused(message["code"], message["message"])

    def _catch_up(self, version: int) -> None:
        """A fresh table follows what was stale."""
        while self.version == version and not self.is_over:
            self._hear()

    def _texts(self, known: Mapping[str, Any]) -> list[str]:
        """The texts of the actions in a message, and of those behind its branches."""
        texts = [choice["action"] for choice in known["legal"]]
        for branch in known["branches"]:
            texts += self._texts(self._choices(branch["path"]))
        return texts

    def _choices(self, path: Sequence[str]) -> Mapping[str, Any]:
        question = {"choices": list(path), "id": secrets.randbits(30)}
        self._say(question)
        connection = self._connection
        while True:
            message = self._hear()
            if message.get("id") == question["id"]:
                if message["type"] == "error":
                    raise Refused(message["code"], message["message"])
                return message
            if self._connection is not connection:
                connection = self._connection
                self._say(question)

    def _say(self, message: object) -> None:
        from websockets.exceptions import ConnectionClosed

        while True:
            try:
                self._connection.send(msgspec.json.encode(message).decode())
                return
            except ConnectionClosed as error:
                self._reconnect(error)

    def _hear(self, until: float | None = None) -> dict[str, Any]:
        """The next message; nothing but {} if it had to reconnect."""
        from websockets.exceptions import ConnectionClosed

        left = None if until is None else max(0.0, until - time.monotonic())
        try:
            message: dict[str, Any] = msgspec.json.decode(self._connection.recv(left))
        except ConnectionClosed as error:
            self._reconnect(error)
            return {}
        if message["type"] == "table":
            self._table = message
        return message

    def _reconnect(self, lost: Any) -> None:
        """Joins again, with pauses; Unreachable when patience ends, Refused if it is no use."""
        closed = lost.rcvd
        if closed is not None and closed.code in FINAL:
            raise Refused(str(closed.code), closed.reason)
        given_up = time.monotonic() + self._client.patience
        attempt = 0
        while True:
            time.sleep(PAUSES[min(attempt, len(PAUSES) - 1)])
            attempt += 1
            try:
                return self._connect()
            except Unreachable:
                if time.monotonic() > given_up:
                    raise

    def _connect(self) -> None:
        try:
            from websockets.exceptions import WebSocketException
            from websockets.sync.client import connect
        except ModuleNotFoundError:
            raise GameError('expected websockets: pip install "rosenkrieg[client]"') from None
        try:
            self._open.close()
            opening = connect(self._address, max_size=MOST_BYTES)
            self._connection = self._open.enter_context(opening)
            self._connection.send(msgspec.json.encode(self._hello).decode())
        except (OSError, UnicodeError, TimeoutError, WebSocketException) as error:
            raise Unreachable(
                f"expected a Rosenkrieg server at {self._client.url}, got {error}"
            ) from None


def _refusal(body: bytes, status: int) -> Refused:
    try:
        told = msgspec.json.decode(body)["error"]
        return Refused(told["code"], told["message"])
    except (msgspec.MsgspecError, KeyError, TypeError):
        return Refused(str(status), "expected an answer of the documented form")
