"""`rosenkrieg play`: a match in the terminal."""

from __future__ import annotations

from typing import Annotated

import typer

from rosenkrieg.cli.arguments import (
    MAX_SEED,
    GameKey,
    Language,
    Limit,
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
    guided: Annotated[bool, typer.Option("--guided")] = False,
    limit: Limit = 10,
) -> None:
    """Play in the terminal against a computer player, or two at one screen."""
    import secrets

    from rosenkrieg.ai.player import usual_player
    from rosenkrieg.ai.simulation import derived_seed
    from rosenkrieg.cli.screen import Screen, shows_unicode
    from rosenkrieg.cli.session import NO_TIME, Session
    from rosenkrieg.cli.speech import TerminalWords, language_of
    from rosenkrieg.core.fairness import Seeded
    from rosenkrieg.table.setting import HUMAN, bot, private_setting
    from rosenkrieg.table.table import Table

    rules = registry.game(game)
    chosen = options(rules, option)
    ordered = rules.info.complete_orders(orders(rules, order))
    mine = _seat(rules, side)
    opponent = against or usual_player(game)
    if opponent != HUMAN:
        _check_opponent(game, opponent)
    if guided:
        _check_guided(game, opponent)
    drawn = secrets.randbelow(MAX_SEED) if seed is None else seed
    theirs = HUMAN if opponent == HUMAN else bot(opponent)
    first, second = (HUMAN if seat == mine else theirs for seat in SEATS)
    setting = private_setting(
        game, chosen, (first, second), secret=derived_seed(drawn, "bot").to_bytes(8)
    )
    table = Table(setting, dice=Seeded(drawn), reopens=True)
    table.seat_people(ordered, NO_TIME)
    unicode = shows_unicode() and not ascii
    Session(
        table,
        screen=Screen(),
        words_of=lambda wanted: TerminalWords(wanted, rules, unicode),
        language=language or language_of(),
        unicode=unicode,
        is_fast=fast,
        file_name=f"{game}-{drawn}.json",
        limit=limit,
        is_guided=guided,
    ).play()


def _check_opponent(game: str, name: str) -> None:
    from rosenkrieg.ai.own import check_name, is_own
    from rosenkrieg.ai.player import player_names
    from rosenkrieg.table.setting import HUMAN

    names = player_names(game)
    if is_own(name):
        check_name(game, name)
    elif name not in names:
        raise GameError(
            f"expected an opponent out of {HUMAN}, {', '.join(names)}, "
            f"MODULE:NAME or cmd:COMMAND, got {name!r:.80}"
        )


def _check_guided(game: str, opponent: str) -> None:
    from rosenkrieg.ai.coaching import has_coach
    from rosenkrieg.table.setting import HUMAN

    if opponent == HUMAN:
        raise GameError("expected --guided against a computer player, got two people")
    if not has_coach(game):
        raise GameError(f"expected --guided in a game with a coach, got {game}")


def _seat(game: AnyGame, wanted: str | None) -> Seat:
    for seat in SEATS:
        if wanted is None or wanted.lower() == game.info.seats[seat].lower():
            return seat
    raise GameError(f"expected a seat out of {', '.join(game.info.seats)}, got {wanted!r:.80}")
