"""What the person who hosts can set, and the bounds that keep one client from hurting others."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

FRAME_BYTES: Final = 16 * 1024
"""The longest frame that is read from a socket."""

BODY_BYTES: Final = 4 * 1024 * 1024
"""The longest body of a request: records and editions that people bring go through here."""

RECORD_SECONDS: Final = 5.0
"""Processor time after which a record is given up."""

UNREAD_BYTES: Final = 64 * 1024 * 1024
"""Bodies that are on their way at the same time, all together."""

BODY_SECONDS: Final = 30
CHAT_LENGTH: Final = 500
NAME_LENGTH: Final = 40
TOKEN_BYTES: Final = 32


class Rate(Struct, frozen=True):
    """So many a second over time, and so many at once."""

    per_second: float
    burst: float


class Limits(Struct, frozen=True):
    """Bounds on what clients may use."""

    sockets: int = 10_000
    sockets_per_address: int = 200
    sockets_per_room: int = 500
    connections_per_address: int = 100
    """Connections that are no sockets, whether they ask for anything or not."""
    questions_per_address: int = 3
    """Hints and odds that are being thought about."""
    studies_per_address: int = 5
    """Studies of finished matches that are under way."""
    requests_at_once: int = 8
    """Requests of one address that are worked on at the same time; the others wait."""
    rooms: int = 5_000
    join_seconds: float = 10.0
    frames: Rate = Rate(20, 100)
    """Messages over one socket; a client that is quicker is slowed down to it."""
    unheard_messages: int = 20
    """What it may send before it has an answer; one that sends on without waiting is cut off."""
    frames_per_address: Rate = Rate(200, 2_000)
    bytes: Rate = Rate(200_000, 30_000_000)
    """Long answers, such as replays, to one address."""
    work: Rate = Rate(200, 2_000)
    """Milliseconds of our processor time."""
    requests: Rate = Rate(20, 200)
    creations: Rate = Rate(0.5, 60)
    claims: Rate = Rate(0.05, 10)
    """Open seats taken in the lobby."""
    records: Rate = Rate(0.2, 20)
    chats: Rate = Rate(0.5, 8)
    hints: Rate = Rate(0.5, 5)
    coach: Rate = Rate(1, 20)
    choices: int = 100
    """Legal actions in one message; of more, only the next steps are told."""
    unread_messages: int = 64
    unread_bytes: int = 1024 * 1024


class OwnBot(Struct, frozen=True):
    """A computer player that the host has allowed, by a name of the host's: see ai/own.py."""

    game: str
    name: str
    where: str
    """`module:Name`, or `cmd:COMMAND`."""


class Settings(Struct, frozen=True):
    """How a server is run."""

    database: str
    limits: Limits = Limits()
    origins: tuple[str, ...] = ()
    """Further origins, such as `https://games.example`, from which pages may speak to us."""
    database_seconds: float = 3.0
    """How long the database may take to answer; then it counts as gone."""
    thinkers: int = 1
    """Processes in which computer players think; 0 leaves it to `rosenkrieg worker`."""
    thinking_seconds: float = 60.0
    """After so long a computer player counts as hung."""
    bots: tuple[OwnBot, ...] = ()
    """Computer players of the host's own, in processes of their own."""
    bot_seconds: float = 10.0
    """After so long one of them has lost."""
    bot_megabytes: float = 1024.0
    """Memory that each process of theirs may use."""
    bot_pause: float = 0.8
    """Seconds between the moves of two computer players, so that people can follow."""
    idle_seconds: float = 120.0
    """A room without sockets leaves the memory after so long."""
    presence_seconds: float = 0.2
    """Comings and goings are told together, at most this often."""
    sweep_seconds: float = 1.0
    beat_seconds: float = 5.0
    """How often the server notes down that it is up; clocks stand still while it is not."""
    forget_days: float = 30.0
    """Matches that never began, and notices, are forgotten after so many days."""
    register: tuple[str, ...] = ()
    """Modules that register further games, imported here and by the thinkers."""
    base_path: str = ""
    """The path below which the site is served, such as `/rosen`; empty for the root."""
    url: str = ""
    """The address under which people reach the site, for links in messages to them."""
    nearby: tuple[str, ...] = ()
    """Addresses under which other devices in the local network reach the site."""
    contact: str = ""
    """Where to report a hole, `mailto:` or `https:`; shown in /.well-known/security.txt."""
    proxies: str = ""
    """Addresses whose forwarded headers are believed; empty for none."""
    mail_server: str = ""
    """Where mails are handed in, `smtp://user:password@host:587`; empty for none."""
    mail_from: str = ""
    imprint: str = ""
    """A Markdown file that the page shows as its imprint; empty for none."""
    privacy: str = ""
    keep_days: float = 0.0
    """Matches are forgotten so many days after their last step; 0 keeps them."""
    chat_days: float = 0.0
    """What was said is forgotten after so many days; 0 keeps it."""
    webhooks: str = "public"
    """Which webhooks may be told: `off`, `public`, or `private` for those of one's own network."""
