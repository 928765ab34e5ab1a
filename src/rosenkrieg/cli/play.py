"""`rosenkrieg play`: a match in the terminal."""

from __future__ import annotations

from typing import Annotated

import typer

from rosenkrieg.cli.arguments import (
    MAX_SEED,
    GameKey,
    Language,
    Options,
    Orders,
    options,
    orders,
    whole,
)
from rosenkrieg.core import registry
from rosenkrieg.core.contract import SEATS, AnyGame, Seat
from rosenkrieg.core.errors import GameError


def play(
    game: GameKey,
    side: Annotated[str | None, typer.Option("--as", metavar="SEAT")] = None,
    against: Annotated[str | None, typer.Option(metavar="BOT|human")] = None,
    seed: Annotated[
        int | None, typer.Option(metavar="S", parser=whole("--seed", 0, MAX_SEED))
    ] = None,
    language: Language = None,
    option: Options = None,
    order: Orders = None,
    fast: Annotated[bool, typer.Option("--fast")] = False,
    ascii: Annotated[bool, typer.Option("--ascii")] = False,
) -> None:
    """Play in the terminal against a computer player, or two at one screen."""
    import secrets

    from rosenkrieg.ai.player import player, player_names, usual_player
    from rosenkrieg.ai.simulation import derived_seed
    from rosenkrieg.cli.screen import Screen, shows_unicode
    from rosenkrieg.cli.speech import TerminalWords, language_of
    from rosenkrieg.cli.table import PERSON, Table
    from rosenkrieg.core.match import Match

    rules = registry.game(game)
    chosen = options(rules, option)
    ordered = rules.info.complete_orders(orders(rules, order))
    mine = _seat(rules, side)
    names = player_names(game)
    opponent = against or usual_player(game)
    if opponent != PERSON and opponent not in names:
        raise GameError(
            f"expected an opponent out of {PERSON}, {', '.join(names)}, got {opponent!r:.80}"
        )
    drawn = secrets.randbelow(MAX_SEED) if seed is None else seed
    bot = None if opponent == PERSON else player(game, opponent, derived_seed(drawn, "bot"))
    unicode = shows_unicode() and not ascii
    first, second = (PERSON if seat == mine else opponent for seat in SEATS)
    one, two = (None if seat == mine else bot for seat in SEATS)
    Table(
        Match(rules, chosen, seed=drawn),
        names=(first, second),
        players=(one, two),
        screen=Screen(),
        words_of=lambda wanted: TerminalWords(wanted, rules, unicode),
        language=language or language_of(),
        unicode=unicode,
        is_fast=fast,
        file_name=f"{game}-{drawn}.json",
        orders=ordered,
    ).play()


def _seat(game: AnyGame, wanted: str | None) -> Seat:
    for seat in SEATS:
        if wanted is None or wanted.lower() == game.info.seats[seat].lower():
            return seat
    raise GameError(f"expected a seat out of {', '.join(game.info.seats)}, got {wanted!r:.80}")
