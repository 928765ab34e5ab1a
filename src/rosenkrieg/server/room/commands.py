"""What people do at a table; the one who asked is answered by a position that carries their id."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping

from rosenkrieg.core.contract import OptionValue, Seat
from rosenkrieg.server import founding
from rosenkrieg.server.house import House
from rosenkrieg.server.room.connections import Asked
from rosenkrieg.server.room.keeper import Keeper, audience
from rosenkrieg.server.room.keys import Keys
from rosenkrieg.server.room.publisher import Publisher
from rosenkrieg.server.store.storage import Key
from rosenkrieg.table.clocks import Rule
from rosenkrieg.table.setting import Setting
from rosenkrieg.table.steps import OfferKind, Step
from rosenkrieg.table.table import Table


class Commands:
    """Check, change, store, publish: in this order, always."""

    def __init__(
        self,
        house: House,
        keeper: Keeper,
        keys: Keys,
        publisher: Publisher,
        wake: Callable[[], None],
    ) -> None:
        self._house = house
        self._keeper = keeper
        self._keys = keys
        self._publisher = publisher
        self._wake = wake

    async def act(self, seat: Seat, text: str, version: int | None, asked: Asked) -> None:
        """Plays an action."""
        began = time.perf_counter()
        await self._do(lambda at: self._table.act(seat, text, version, at), seat, asked)
        self._house.metrics.act_seconds.observe(time.perf_counter() - began)

    async def take_back(self, seat: Seat, asked: Asked) -> None:
        """Takes the last action back."""
        await self._do(lambda at: self._table.take_back(seat, at), seat, asked)

    async def order(self, seat: Seat, orders: Mapping[str, object], asked: Asked) -> None:
        """Gives standing orders."""
        await self._do(lambda at: self._table.order(seat, orders, at), seat, asked)

    async def vacation(self, token: str, until: float | None) -> None:
        """Goes on vacation until then, or comes back, with the token of a seat."""
        async with self._keeper.hold():
            seat = await self._keys.seat_of(token)
            await self._run_out()
            table = self._table
            steps = self._keeper.change(
                lambda at: (
                    table.come_back(seat, at) if until is None else table.leave(seat, until, at)
                )
            )
            await self._keeper.store(steps)
            if steps:
                self._publisher.publish()

    async def resign(self, seat: Seat, asked: Asked) -> None:
        """Gives up."""
        await self._do(lambda at: self._table.resign(seat, at), seat, asked)

    async def open(self, seat: Seat, entropy: str, asked: Asked) -> None:
        """Opens the entropy that the seat committed to."""
        await self._do(lambda at: self._table.open_entropy(seat, entropy, at), seat, asked)

    async def begin_without(self) -> None:
        """Lets play begin though someone has not opened their entropy."""
        async with self._keeper.hold():
            steps = self._keeper.change(self._table.begin_without)
            if steps:
                await self._keeper.store(steps)
                self._publisher.publish()
        self._wake()

    async def offer(self, seat: Seat, kind: OfferKind, asked: Asked) -> None:
        """Offers something to the other seat."""
        if self._table.wants_rematch(seat, kind):
            await self._follow_alike(seat, asked)
        else:
            await self._do(lambda at: self._table.offer(seat, kind, at), seat, asked)

    async def accept(self, seat: Seat, kind: OfferKind, asked: Asked) -> None:
        """Accepts what the other seat offers."""
        if self._table.wants_rematch(seat, kind):
            await self._follow_alike(seat, asked)
        else:
            await self._do(lambda at: self._table.accept(seat, kind, at), seat, asked)

    async def decline(self, seat: Seat, kind: OfferKind, asked: Asked) -> None:
        """Declines what the other seat offers, or withdraws one's own offer."""
        await self._do(lambda at: self._table.decline(seat, kind, at), seat, asked)

    async def act_for_computer(self, seat: Seat, text: str, version: int) -> None:
        """Plays what a computer player chose, if it still must act."""
        async with self._keeper.hold() as table:
            await self._run_out()
            if seat in table.due():
                steps = self._keeper.change(lambda at: table.act(seat, text, version, at))
                await self._keeper.store(steps)
                self._publisher.publish()

    async def give_up_for_computer(self, seat: Seat, version: int) -> None:
        """A computer player that failed has lost, if the position is still the same."""
        async with self._keeper.hold() as table:
            await self._run_out()
            if seat in table.due() and table.deciding(seat).version(seat) == version:
                steps = self._keeper.change(lambda at: table.resign(seat, at))
                await self._keeper.store(steps)
                self._publisher.publish()

    async def check_time(self) -> None:
        """Ends the match if someone's time is over; reminds computer players."""
        async with self._keeper.hold():
            if not await self._run_out():
                await self._keeper.store([])
        self._wake()

    async def follow_for(
        self, token: str, game: str, options: dict[str, OptionValue], clock: Rule | None
    ) -> tuple[Seat, Setting]:
        """Another match, asked for with the token of a seat: that seat, and the new match."""
        async with self._keeper.hold():
            seat = await self._keys.seat_of(token)
            return seat, await self._follow(seat, game, options, clock)

    # implementation

    @property
    def _table(self) -> Table:
        return self._keeper.table

    async def _do(self, change: Callable[[float], list[Step]], seat: Seat, asked: Asked) -> None:
        async with self._keeper.hold():
            await self._run_out()
            steps = self._keeper.change(change)
            await self._keeper.store(steps)
            if steps:
                self._publisher.publish(audience(steps), asked=asked)
            else:
                self._publisher.answer(asked, seat)
        self._wake()

    async def _run_out(self) -> bool:
        at = self._house.time()
        missing = self._table.missing_seat
        released = [] if self._table.read_only else self._table.release(at)
        if missing is not None and released:
            await self._keeper.store(released, Key(missing, None))
            self._keys.dismiss_earlier()
        steps = self._table.run_out(at)
        if steps:
            await self._keeper.store(steps)
        if steps or released:
            self._publisher.publish()
        return bool(steps or released)

    async def _follow_alike(self, seat: Seat, asked: Asked) -> None:
        async with self._keeper.hold() as table:
            setting = table.setting
            await self._follow(seat, setting.game, setting.options, setting.clock, asked)

    async def _follow(
        self,
        seat: Seat,
        game: str,
        options: dict[str, OptionValue],
        clock: Rule | None,
        asked: Asked | None = None,
    ) -> Setting:
        """Another match after this one, with changed sides; both seats are shown their link."""
        table = self._table
        table.check_rematch()
        follower = await founding.rematch(self._house, table, game, options, clock)
        match = follower.setting.match
        steps = table.mark_rematch(seat, match, self._house.time())
        await self._keeper.store(steps, follower=follower)
        self._publisher.publish(asked=asked)
        return follower.setting
