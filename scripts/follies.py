"""Count the silly things that players of Richard III do in their wars.

    python scripts/follies.py [PLAYER ...] [-n WARS] [--setup SETUP] [--seed S] [--journal FILE]

One player plays against itself, two against each other with exchanged sides. Printed for each
player: how often a thing could have been done, how often it was, and how often for a war.

charges         an heir charges a block that plain fire would hit just as well, unanswered
heirs alone     of the heirs killed in battles, those who stood in front alone as defenders
lone defenders  heirs who were attacked while nobody stood with them, by a stronger host
steps starved   steps lost in the supply phase, too many blocks in an area
weak attacks    attacks whose strength times firepower is less than half of the defenders'
lone attackers  an heir attacks with no other block, less than one and a half times as strong
idle events     event cards with which nothing was done
poor marches    a Force March with church blocks alone
idle points     plain cards of which no point was spent
to and fro      moves of a block to where it was before its last move, one turn ago
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from rosenkrieg.ai.own import own_player
from rosenkrieg.ai.simulation import derived_seed
from rosenkrieg.core.contract import FIRST, SEATS, SECOND, Seat, other
from rosenkrieg.core.match import Match
from rosenkrieg.games.richard3.actions import Charge, End, Lose
from rosenkrieg.games.richard3.ground import blocks_in, group, side_of
from rosenkrieg.games.richard3.phases.firepower import firepower
from rosenkrieg.games.richard3.state import (
    AREA_COUNT,
    DEAD,
    NOWHERE,
    Acting,
    Battle,
    State,
)
from rosenkrieg.games.richard3.tables import (
    FORCE_MARCH,
    IS_EVENT,
    KIND,
    POINTS,
    RANK,
)
from rosenkrieg.games.richard3.view import battle_of

KINDS: Final = (
    "charges",
    "heirs alone",
    "lone defenders",
    "steps starved",
    "weak attacks",
    "lone attackers",
    "idle events",
    "poor marches",
    "idle points",
    "to and fro",
)
WEAK: Final = 0.5
"""An attack with less than this part of the defenders' force is weak."""
EVEN: Final = 1.5
"""An heir who attacks alone with less than so many times the defenders' force takes a risk."""

Counts = Counter[str]


class War:
    """A war between two players, and what each of them did and could have done."""

    def __init__(self, names: tuple[str, str], setup: str, seed: int) -> None:
        self.match: Match[Any, Any, Any] = Match("richard3", {"setup": setup}, seed=seed)
        self.players = [
            own_player("richard3", name, seat, {}, derived_seed(seed, seat))
            for seat, name in zip(SEATS, names, strict=True)
        ]
        self.done: tuple[Counts, Counts] = (Counter(), Counter())
        self.could: tuple[Counts, Counts] = (Counter(), Counter())
        self.alone: int | None = None
        self.places: list[bytes] = []

    def play(self) -> None:
        """To the end."""
        match = self.match
        for actor in match.turns():
            seat = Seat(actor)
            state: State = match.state
            legal = match.legal(seat)
            action = self.players[seat].choose(match.view(seat), legal)
            self.before(state, seat, action)
            match.act(seat, action)
            self.after(state, match.state)

    def note(self, seat: Seat, kind: str, is_done: bool) -> None:
        """That a seat could do something silly, and whether it did."""
        self.could[seat][kind] += 1
        self.done[seat][kind] += is_done

    def before(self, state: State, seat: Seat, action: Any) -> None:
        """What the action itself tells."""
        phase = state.phase
        if type(action) is Charge and type(phase) is Battle:
            self.note(seat, "charges", is_as_good_plain(state, phase, seat, action))
        if type(action) is Lose:
            self.note(seat, "steps starved", True)
        if type(phase) is Acting and type(action) is End:
            self.phase_ends(state, phase, seat)

    def phase_ends(self, state: State, phase: Acting, seat: Seat) -> None:
        """What was done with the card, and who moved to and fro."""
        turn = state.turn
        assert turn is not None
        card = turn.cards[seat]
        is_idle = not phase.moved and not phase.spent
        if IS_EVENT[card]:
            self.note(seat, "idle events", is_idle)
            if card == FORCE_MARCH:
                kinds = {KIND[block] for block in blocks_in(phase.moved)}
                self.note(seat, "poor marches", kinds == {"church"})
        else:
            self.note(seat, "idle points", is_idle or phase.points == POINTS[card])
        for block in blocks_in(phase.moved):
            if len(self.places) > 1 and self.places[-1][block] < AREA_COUNT:
                here, there = state.where[block], self.places[-1][block]
                self.note(seat, "to and fro", self.places[-2][block] == here != there)

    def after(self, state: State, then: State) -> None:
        """A battle that begins, heirs that fell, a turn that is over."""
        was, now = battle_of(state), battle_of(then)
        if now is not None and (was is None or was.area != now.area):
            self.battle_begins(then, now)
        for block in range(len(then.where)):
            if RANK[block] and then.where[block] == DEAD != state.where[block] and was is not None:
                self.note(side_of(block, then.throne.side), "heirs alone", block == self.alone)
        if now is None:
            self.alone = None
        if then.date != state.date:
            is_new = then.date.campaign != state.date.campaign
            self.places = [then.where] if is_new else [*self.places, then.where]

    def battle_begins(self, state: State, battle: Battle) -> None:
        """How strong both hosts are."""
        attacker = Seat(battle.attacker)
        defender = other(attacker)
        turn = state.turn
        assert turn is not None
        king, area = state.throne.side, battle.area

        def force(blocks: Iterable[int]) -> int:
            return sum(state.strength[each] * firepower(state, battle, each) for each in blocks)

        coming = group(state.where, king, attacker, area)
        stood = [
            each for each in group(state.where, king, defender, area) if turn.came[each] == NOWHERE
        ]
        self.note(attacker, "weak attacks", force(coming) < WEAK * force(stood))
        is_alone = len(coming) == 1 and bool(RANK[coming[0]])
        self.note(attacker, "lone attackers", is_alone and force(coming) < EVEN * force(stood))
        front = blocks_in(battle.front[defender])
        is_lone = len(front) == 1 and bool(RANK[front[0]])
        self.alone = front[0] if is_lone else None
        if any(RANK[each] for each in front):
            in_danger = is_lone and force(coming) > force(front)
            self.note(defender, "lone defenders", in_danger)


def is_as_good_plain(state: State, battle: Battle, seat: Seat, action: Charge) -> bool:
    """Whether every hit of a plain shot would go to the block that is charged."""
    enemies = blocks_in(battle.front[other(seat)])
    rest = [state.strength[each] for each in enemies if each != action.target]
    left = state.strength[action.target] - state.strength[action.block]
    return not rest or left >= max(rest)


def main() -> None:
    """Play, count and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("players", nargs="*", default=["knight"])
    parser.add_argument("-n", type=int, default=10)
    parser.add_argument("--setup", default="1460")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--journal", type=Path)
    asked = parser.parse_args()
    names = (asked.players * 2)[:2]
    lines: list[dict[str, Any]] = []
    if asked.journal is not None and asked.journal.exists():
        lines = [json.loads(line) for line in asked.journal.read_text("utf-8").splitlines()]
    for number in range(len(lines), asked.n):
        sides = (names[0], names[1]) if number % 2 == 0 else (names[1], names[0])
        deal = number if names[0] == names[1] else number // 2
        war = War(sides, asked.setup, derived_seed(asked.seed, deal))
        war.play()
        outcome = war.match.outcome
        assert outcome is not None
        lines.append(
            {"players": sides, "winner": outcome.winner, "could": war.could, "done": war.done}
        )
        if asked.journal is not None:
            with asked.journal.open("a", encoding="utf-8") as file:
                file.write(json.dumps(lines[-1]) + "\n")
    report(lines[: asked.n])


def report(lines: list[dict[str, Any]]) -> None:
    """Prints what was counted."""
    won = Counter(line["winner"] for line in lines)
    print(f"{len(lines)} wars: Lancaster won {won[FIRST]}, York {won[SECOND]}")
    for name in dict.fromkeys(name for line in lines for name in line["players"]):
        print(name)
        for kind in KINDS:
            both = [
                (line["could"][seat].get(kind, 0), line["done"][seat].get(kind, 0))
                for line in lines
                for seat in (FIRST, SECOND)
                if line["players"][seat] == name
            ]
            could, done = (sum(each) for each in zip(*both, strict=True))
            print(f"  {kind:15s} {done:4d} of {could:5d}   {2 * done / len(both):6.2f} a war")


if __name__ == "__main__":
    main()
