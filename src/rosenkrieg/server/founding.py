"""New matches: what is fixed when one is created, and the links to its seats."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence

from rosenkrieg.ai.player import player_names
from rosenkrieg.core import registry
from rosenkrieg.core.contract import AnyGame, OptionValue
from rosenkrieg.core.errors import BadOptions, UnknownPlayer
from rosenkrieg.core.fairness import Sealed
from rosenkrieg.server import messages as m
from rosenkrieg.server.house import House, random_id
from rosenkrieg.server.metering import in_thread
from rosenkrieg.server.records import Readers
from rosenkrieg.server.refusals import Refusal
from rosenkrieg.server.settings import TOKEN_BYTES, Settings
from rosenkrieg.server.showing import clean_name, rematch_token, seat_link
from rosenkrieg.server.store.storage import CreateMatch, Standing
from rosenkrieg.server.tokens import token_hash
from rosenkrieg.table.clocks import Rule
from rosenkrieg.table.setting import HUMAN, Setting, needed_draws, offered_seat, shown_options
from rosenkrieg.table.steps import PlayedMove
from rosenkrieg.table.table import Table

Options = dict[str, OptionValue]
Tokens = tuple[str | None, str | None]


class Founder:
    """Creates the matches that people wish for."""

    def __init__(self, house: House, readers: Readers) -> None:
        self._house = house
        self._readers = readers

    async def found(self, wish: m.NewMatch) -> tuple[CreateMatch, Table, Tokens]:
        """The match wished for, its table, and the tokens of its seats."""
        game, options, moves = await self._start(wish)
        for player in wish.seats:
            check_player(game, player, self._house.settings)
        if wish.open and wish.seats.count(HUMAN) != 2:
            raise BadOptions("expected two people in an open match, got a computer player")
        if wish.open and wish.hints:
            raise BadOptions("expected hints among friends only, got them for the lobby")
        setting = await _draft(
            self._house, game, options, wish.seats, wish.names, wish.clock, wish.open, wish.hints
        )
        tokens = _tokens(wish)
        return *_created(self._house, setting, tokens, moves), tokens

    async def check_options(self, game: AnyGame, options: Mapping[str, OptionValue]) -> Options:
        """The options with defaults filled in; data that a player brought along is read."""
        complete = game.info.complete(options)
        if complete == shown_options(complete):
            game.initial_state(complete)
        else:  # a long text takes a while; others play meanwhile
            await self._readers.in_turn(lambda: game.initial_state(complete))
        return complete

    async def beginning(self, game: AnyGame, options: Mapping[str, OptionValue]) -> m.Beginning:
        """How a match with these options begins, as a spectator sees it."""
        complete = await self.check_options(game, options)
        return await self._readers.in_turn(lambda: _beginning(game, complete))

    async def _start(self, wish: m.NewMatch) -> tuple[AnyGame, Options, list[PlayedMove]]:
        """What is to be played, and the moves it begins with."""
        if wish.fork is None:
            game = wished_game(wish)
            return game, await self.check_options(game, wish.options), []
        if wish.open:
            raise BadOptions("expected a fork among friends, got one for the lobby")
        match = await self._readers.fork(wish.fork)
        game = match.game
        if wish.game not in (None, game.info.key) or wish.options:
            raise BadOptions("expected game and options from the record, got others beside it")
        moves = [(int(move.actor), game.encode_action(move.action)) for move in match.moves]
        return game, match.options, moves


def _beginning(game: AnyGame, options: Options) -> m.Beginning:
    edition = game.edition(options)  # kept as long as its tables are read
    view = game.view(game.initial_state(options), None)
    named = edition is not None and options == shown_options(options)
    return m.Beginning(
        options=shown_options(options),
        sheet=game.sheet(options),
        view=view,
        survey=game.survey(view, ()),
        edition=game.editions.text(str(options["edition"])) if named and game.editions else None,
    )


async def rematch(
    house: House, table: Table, key: str, options: Options, clock: Rule | None
) -> CreateMatch:
    """The match after the one at this table, with changed sides."""
    before = table.setting
    first, second = before.players
    names = (table.places[1].name, table.places[0].name)
    game = registry.game(key)
    setting = await _draft(
        house, game, options, (second, first), names, clock, False, before.hints, before.match
    )
    mine, theirs = (
        rematch_token(before.secret, setting.match, seat) if player == HUMAN else None
        for seat, player in enumerate(setting.players)
    )
    return _created(house, setting, (mine, theirs))[0]


def wished_game(wish: m.NewMatch) -> AnyGame:
    """The game that is wished for."""
    if wish.game is None:
        raise Refusal("bad_body", "expected the key of a game, or a record to go on from")
    return registry.game(wish.game)


def links(setting: Setting, tokens: Tokens) -> m.Created:
    """What the maker of a match is told."""
    first, second = (seat_link(setting.match, seat, tokens[seat]) for seat in (0, 1))
    commitment = m.Commitment(setting.root, setting.size)
    return m.Created(setting.match, (first, second), f"/m/{setting.match}", commitment)


def bot_names(game: str, settings: Settings) -> tuple[str, ...]:
    """The computer players of a game on this site; those of the host's own are last."""
    own = (each.name for each in settings.bots if each.game == game)
    return (*player_names(game), *own)


def check_player(game: AnyGame, player: str, settings: Settings) -> None:
    """Refuses a computer player that the game does not have here."""
    kind, _, name = player.partition(":")
    names = bot_names(game.info.key, settings)
    if player != HUMAN and (kind != "bot" or name not in names):
        raise UnknownPlayer(
            f"expected a player of {game.info.key} out of {', '.join(names)}, got {name!r:.80}"
        )


def _tokens(wish: m.NewMatch) -> Tokens:
    """A token for each person; who takes an offered seat gets one later."""
    offered = offered_seat(wish.seats) if wish.open else None
    first, second = (
        secrets.token_urlsafe(TOKEN_BYTES) if player == HUMAN and seat != offered else None
        for seat, player in enumerate(wish.seats)
    )
    return first, second


async def _draft(
    house: House,
    game: AnyGame,
    options: Options,
    players: tuple[str, str],
    names: tuple[str, str],
    clock: Rule | None,
    is_open: bool,
    hints: bool,
    rematch_of: str | None = None,
) -> Setting:
    match = random_id()
    secret = secrets.token_bytes(32)
    # thousands of hashes: others play meanwhile, and none of them is kept
    draws = needed_draws(game)
    root, size = await in_thread(lambda: _commitment(secret, match, draws))
    return Setting(
        match=match,
        game=game.info.key,
        rules_version=game.info.rules_version,
        options=options,
        players=players,
        names=(clean_name(names[0]), clean_name(names[1])),
        clock=clock,
        open=is_open,
        secret=secret,
        root=root,
        size=size,
        created=house.time(),
        rematch_of=rematch_of,
        hints=hints,
    )


def _commitment(secret: bytes, match: str, draws: int) -> tuple[str, int]:
    dice = Sealed(secret, match, draws)
    return dice.root, dice.size


def _created(
    house: House,
    setting: Setting,
    tokens: Tokens,
    moves: Sequence[PlayedMove] = (),
) -> tuple[CreateMatch, Table]:
    """The new match as it is stored, and its table."""
    table = Table(setting, house.uptime.between)
    steps = table.fork(moves, setting.created) if moves else []
    steps += table.begin(setting.created)  # at once, if only computers play
    first, second = (token_hash(token) if token else None for token in tokens)
    standing = Standing(table.status, table.deadline(setting.created), table.outcome)
    house.metrics.matches.labels(setting.game).inc()
    return CreateMatch(setting, (first, second), tuple(steps), standing), table
