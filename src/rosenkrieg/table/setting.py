"""What is fixed when a match is created: game, options, players, clock, dice."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import Struct

from rosenkrieg.core import registry
from rosenkrieg.core.contract import AnyGame, OptionValue
from rosenkrieg.core.fairness import Sealed
from rosenkrieg.table.clocks import Rule

HUMAN: Final = "human"
"""The player of a person's seat; a computer's is `bot:LEVEL`."""

LONG_OPTION: Final = 200
"""An option longer than this (the text of an edition) is shown by its hash."""


class Setting(Struct, frozen=True):
    """What was fixed when the match was created. The secret never leaves the server.

    `hints`: two people agreed that the computer helps both; against a computer it always may.
    """

    match: str
    game: str
    rules_version: int
    options: dict[str, OptionValue]
    players: tuple[str, str]
    names: tuple[str, str]
    clock: Rule | None
    open: bool
    secret: bytes
    root: str
    size: int
    created: float
    rematch_of: str | None = None
    hints: bool = False

    def __repr__(self) -> str:
        return f"Setting({self.match!r}, {self.game!r})"


def private_setting(
    game: str,
    options: Mapping[str, object],
    players: tuple[str, str] = (HUMAN, HUMAN),
    secret: bytes = b"",
) -> Setting:
    """The setting of a match that stays on this machine: no links, no clock, no sealed dice.

    What the computer thinks is seeded by the secret.
    """
    info = registry.game(game).info
    return Setting(
        match="",
        game=info.key,
        rules_version=info.rules_version,
        options=info.complete(options),
        players=players,
        names=("", ""),
        clock=None,
        open=False,
        secret=secret,
        root="",
        size=0,
        created=0.0,
        hints=True,
    )


def bot(level: str) -> str:
    """The player of a computer's seat."""
    return f"bot:{level}"


def level_of(player: str) -> str:
    """The level of a computer player: `duke` of `bot:duke`."""
    return player.partition(":")[2]


def needed_draws(game: AnyGame) -> int:
    """Draws to commit to: what the match can need, and some to draw again after undos."""
    most = game.info.max_draws
    return most + max(64, most // 2) if most else 1


def sealed_dice(setting: Setting) -> Sealed:
    """The dice of a match, without the entropies."""
    return Sealed(setting.secret, setting.match, setting.size)


def offered_seat(players: Sequence[str]) -> int:
    """The seat that an open match offers: the last that is a person's."""
    return max(number for number, player in enumerate(players) if player == HUMAN)


def shown_options(options: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
    """The options as everyone sees them; a long text is shown as its hash."""
    return {
        name: f"sha256:{hashlib.sha256(value.encode()).hexdigest()}"
        if isinstance(value, str) and len(value) > LONG_OPTION
        else value
        for name, value in options.items()
    }
