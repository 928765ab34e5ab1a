"""A second, slow reading of the rules, from the items in words alone, to compare with.

It builds the map from its code, walks every path hex by hex, and works on names, sets and plain
lists. Nothing here comes from the rules in `phases/`. `Battle` is made from a spectator's view; it
says what is legal, in the text of actions, and what comes of it.
"""

from __future__ import annotations

import tomllib
from copy import deepcopy
from functools import cache
from importlib.resources import files
from typing import Any

from rosenkrieg.games.medieval_battle.view import View

Hex = tuple[int, int]
Piece = dict[str, Any]

SHEET = tomllib.loads(
    files("rosenkrieg.games.medieval_battle").joinpath("data/standard.toml").read_text("utf-8")
)
UNIT = {each["id"]: each for each in SHEET["unit"]}
CARD = {each["attacker"]: each["columns"] for each in SHEET["melee"]}
SHOT = {each["shooter"]: each["columns"] for each in SHEET["ranged"]}
TRACK = SHEET["track"]["columns"]
RIDERS = {"HC", "LC", "MA"}
WAYS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
LEVEL = {".": 0, "f": 0, "h": 1, "m": 2}
AFOOT = {0: 0, 1: 0, 2: 1, 3: 1, 4: 2, 5: 2}

# --- the map ---

STAR = {(0, 0), *WAYS, (1, 1), (2, -1), (1, -2), (-1, -1), (-2, 1), (-1, 2)}
B = ((4, -1), (3, -4), (-1, -3), (-4, 1), (-3, 4), (1, 3))
FILLER = {(-1, 2), (-2, 1), (-1, 1), (0, 1), (1, 1), (-1, 0), (0, 0), (1, 0)}
SLOTS: dict[str, list[tuple[str, int, Hex]]] = {
    "standard": [
        ("C1", 0, (0, 0)),
        ("X", 2, B[0]),
        ("Z", 4, B[2]),
        ("Y", 0, B[4]),
        ("XZ", 0, (2, -7)),
        ("ZY", 2, (-7, 5)),
        ("YX", 4, (5, 2)),
    ],
    "large": [
        ("C1", 0, (0, 0)),
        ("C2", 0, (5, 2)),
        ("X", 2, B[0]),
        ("Z", 4, B[2]),
        ("Y", 0, B[4]),
        ("V", 3, (6, 5)),
        ("U", 5, (8, -2)),
        ("XZ", 0, (2, -7)),
        ("ZY", 2, (-7, 5)),
        ("XU", 0, (7, -5)),
        ("VY", 2, (-2, 7)),
    ],
}
RING = {"standard": "XZY", "large": "XZYVU"}


def plus(one: Hex, two: Hex) -> Hex:
    return one[0] + two[0], one[1] + two[1]


def turn(at: Hex, times: int) -> Hex:
    for _ in range(times % 6):
        at = at[0] + at[1], -at[0]
    return at


def name(at: Hex) -> str:
    return f"{at[0]},{at[1]}"


def place(text: str) -> Hex:
    q, r = text.split(",")
    return int(q), int(r)


def far(one: Hex, two: Hex) -> int:
    q, r = one[0] - two[0], one[1] - two[1]
    return (abs(q) + abs(r) + abs(q + r)) // 2


def around(at: Hex) -> list[Hex]:
    return [plus(at, way) for way in WAYS]


@cache
def laid(size: str, code: str) -> tuple[dict[Hex, str], dict[Hex, int], dict[Hex, str]]:
    """Ground, points of the flags, and slot of every hex."""
    letter, *pieces = code.replace("-", ".").split(".")
    ground: dict[Hex, str] = {}
    flags: dict[Hex, int] = {}
    slot_of: dict[Hex, str] = {}
    for (slot, turns, at), piece in zip(SLOTS[size], pieces, strict=True):
        form, flag, worth, extra = STAR, None, 0, 0
        if slot in ("C1", "C2"):
            face, extra, flag, worth = piece[:-1], int(piece[-1]), (0, 0), 2
        elif len(slot) == 2:
            face, form, flag, worth = piece, FILLER, (-1, 2), 1
        else:
            face = letter + piece.rstrip("r")
            form = STAR | {plus(each, B[0]) for each in STAR}
            if piece.endswith("r"):
                extra, at = 3, plus(at, B[turns])
        module = next(each for each in SHEET["module"] if each["id"] == face)
        letters = "".join(module["ground"]).replace(" ", "")
        rows = sorted(form, key=lambda each: (each[1], each[0]))
        for each, kind in zip(rows, letters, strict=True):
            there = plus(turn(each, turns + extra), at)
            assert there not in ground
            ground[there], slot_of[there] = kind, slot
        if flag is not None:
            flags[plus(turn(flag, turns + extra), at)] = worth
    return ground, flags, slot_of


class Battle:
    """A position. Sides are 0, red, and 1, yellow; `due` is who acts, and `asked` what for."""

    def __init__(self, view: View) -> None:
        self.size, self.code, self.dismounting = view.size, view.code, view.dismounting
        self.ground, self.worth, self.slot = laid(view.size, view.code)
        self.units: list[list[Piece]] = [
            [
                {"at": place(u.at), "kind": u.kind, "knights": u.knights, "points": u.points}
                for u in side
            ]
            for side in view.units
        ]
        self.away: list[list[Piece]] = [
            [{"kind": u.kind, "knights": u.knights, "place": u.place} for u in side]
            for side in view.away
        ]
        self.markers = list(view.markers)
        self.holder = {place(f.at): None if f.holder is None else int(f.holder) for f in view.flags}
        self.asked: str = view.phase
        self.due = None if view.turn is None else int(view.turn)
        self.at = None if view.at is None else place(view.at)
        self.attacker = None if view.attacker is None else place(view.attacker)
        self.moved, self.passed = view.moved, view.passed
        self.points = list(view.points)
        self.end: tuple[Any, ...] | None = None
        if view.outcome is not None:
            end = view.outcome
            winner = None if end.winner is None else int(end.winner)
            self.end = (winner, end.reason, list(end.scores))

    def facts(self) -> dict[str, Any]:
        """All of it, comparable."""

        def told(pieces: list[Piece]) -> list[list[tuple[str, Any]]]:
            return sorted(sorted(each.items()) for each in pieces)

        return {
            "units": [told(side) for side in self.units],
            "away": [told(side) for side in self.away],
            "markers": self.markers,
            "holder": self.holder,
            "asked": self.asked,
            "due": self.due,
            "at": self.at,
            "attacker": self.attacker,
            "moved": self.moved,
            "passed": self.passed,
            "points": self.points,
            "end": self.end,
        }

    # --- who stands where ---

    def on(self, at: Hex) -> tuple[int, Piece] | None:
        for side in (0, 1):
            for each in self.units[side]:
                if each["at"] == at:
                    return side, each
        return None

    def of(self, side: int, at: Hex) -> Piece:
        found = self.on(at)
        assert found is not None
        assert found[0] == side
        return found[1]

    def may_stand(self, kind: str, at: Hex) -> bool:  # R10-R12, R108; off the map lies plain, R42
        ground = self.ground.get(at, ".")
        if kind == "BG":
            return ground == "."
        return ground != "m" if kind in RIDERS else True

    def price(self, at: Hex) -> int:  # R13
        return 1 if self.ground.get(at, ".") == "." else 2

    def zone(self, unit: Piece) -> set[Hex]:  # R40-R42
        return {at for at in around(unit["at"]) if self.may_stand(unit["kind"], at)}

    def zones(self, side: int) -> set[Hex]:
        return {at for each in self.units[side] for at in self.zone(each)}

    def baggage(self, side: int) -> Piece | None:
        return next((each for each in self.units[side] if each["kind"] == "BG"), None)

    # --- moving ---

    def walks(self, side: int, unit: Piece) -> tuple[dict[Any, int], dict[Any, int]]:
        """By end and units crossed the fewest points: onto free hexes, and to merge. P3, P9"""
        danger, start = self.zones(1 - side), unit["at"]
        free: dict[Any, int] = {}
        joins: dict[Any, int] = {}
        todo: list[tuple[Hex, int, frozenset[Hex]]] = [(start, 0, frozenset())]
        seen: dict[Any, int] = {}
        while todo:
            at, spent, over = todo.pop()
            if seen.get((at, over), 99) <= spent:
                continue
            seen[at, over] = spent
            if at != start and at in danger:  # R43
                continue
            for there in around(at):
                if there not in self.ground or there == start or there in over:
                    continue
                if not self.may_stand(unit["kind"], there):
                    continue
                paid, found = spent + self.price(there), self.on(there)
                if paid > unit["points"]:
                    continue
                if found is None:
                    free[there, over] = min(paid, free.get((there, over), 99))
                    todo.append((there, paid, over))
                elif found[0] == side:
                    other = found[1]
                    alike = other["kind"] == unit["kind"] and other["knights"] == 1
                    if alike and unit["knights"] == 1:  # R73
                        joins[there, over] = min(paid, joins.get((there, over), 99))
                    if there not in danger and other["points"] >= 1 and paid < unit["points"]:
                        todo.append((there, paid + 1, over | {there}))  # R35, R36
        return self.needed(free), self.needed(joins)

    @staticmethod
    def needed(walks: dict[Any, int]) -> dict[Any, int]:  # Q69, A3
        return {
            (at, over): paid
            for (at, over), paid in walks.items()
            if not any(
                end == at and fewer < over and less <= paid for (end, fewer), less in walks.items()
            )
        }

    def there_and_back(self, side: int, unit: Piece) -> int | None:  # Q68, A2
        danger = self.zones(1 - side)
        ways = [
            self.price(at) + self.price(unit["at"])
            for at in around(unit["at"])
            if at in self.ground and self.on(at) is None and at not in danger
            if self.may_stand(unit["kind"], at)
        ]
        return min((cost for cost in ways if cost <= unit["points"]), default=None)

    def on_foot(self, unit: Piece) -> Piece:  # R83, R84
        return {**unit, "kind": UNIT[unit["kind"]]["on_foot"], "points": AFOOT[unit["points"]]}

    # --- fighting ---

    def targets(self, side: int, unit: Piece, moved: bool) -> list[Hex]:  # P5
        if unit["kind"] == "BG":
            return []
        catching = [each for each in self.units[1 - side] if unit["at"] in self.zone(each)]
        found = []
        for at in around(unit["at"]):
            there = self.on(at)
            if there is None or there[0] == side or not self.may_stand(unit["kind"], at):
                continue
            if self.price(at) > unit["points"]:
                continue
            if moved and catching and there[1] not in catching:  # R43
                continue
            found.append(at)
        return found

    def sees(self, one: Hex, two: Hex) -> bool:  # P8
        if far(one, two) < 2:
            return True

        def blocks(at: Hex) -> bool:
            ground = self.ground.get(at)
            return ground == "m" or (ground == "f" and LEVEL[self.ground[one]] == 0)

        return not all(blocks(at) for at in around(one) if far(at, two) == 1)

    def aims(self, side: int, unit: Piece) -> list[Hex]:
        reach = UNIT[unit["kind"]]["range"]
        if not reach or not unit["points"]:
            return []
        return [
            each["at"]
            for each in self.units[1 - side]
            if far(each["at"], unit["at"]) <= reach and self.sees(unit["at"], each["at"])
        ]

    def column(self, one: Piece, two: Piece, shot: bool) -> int:
        column: int = (SHOT if shot else CARD)[one["kind"]][two["kind"]]
        column += one["knights"] - two["knights"]
        mine, theirs = self.ground[one["at"]], self.ground[two["at"]]
        column += (LEVEL[mine] > LEVEL[theirs]) - (LEVEL[mine] < LEVEL[theirs])
        if shot:
            column -= theirs == "f"
        elif theirs in "hf":
            column += (two["kind"] in RIDERS) - (one["kind"] in RIDERS)
        return max(0, min(len(TRACK) - 1, column))

    # --- what is legal ---

    def legal(self) -> set[str]:
        side = self.due
        assert side is not None
        return getattr(self, f"_legal_{self.asked}")(side)

    def _legal_turn(self, side: int) -> set[str]:
        found = {"pass"}
        if self.markers[side]:
            found.add("rally")
        for unit in self.units[side]:
            here = name(unit["at"])
            found |= self._moves(side, unit, "move")
            if unit["points"] and self.there_and_back(side, unit) is not None:
                found.add(f"move:{here}:{here}")
            found |= {f"attack:{here}:{name(at)}" for at in self.targets(side, unit, False)}
            found |= {f"shoot:{here}:{name(at)}" for at in self.aims(side, unit)}
            if self.dismounting and unit["kind"] in RIDERS:
                found.add(f"dismount:{here}:{here}")
                found |= self._moves(side, self.on_foot(unit), "dismount")
        return found

    def _moves(self, side: int, unit: Piece, word: str) -> set[str]:
        found = set()
        for walks in self.walks(side, unit):
            for at, over in walks:
                stops = sorted(over, key=lambda each: (each[1], each[0]))
                found.add(":".join([word, *map(name, [unit["at"], *stops, at])]))
        return found

    def _legal_ending(self, side: int) -> set[str]:
        assert self.at is not None
        unit = self.of(side, self.at)
        found = {"stop"}
        if self.moved and self.dismounting and unit["kind"] in RIDERS:
            found.add("dismount")
        found |= {f"attack:{name(at)}" for at in self.targets(side, unit, self.moved)}
        return found | {f"shoot:{name(at)}" for at in self.aims(side, unit)}

    def _legal_answering(self, side: int) -> set[str]:  # P6
        assert self.at is not None
        unit, danger, found = self.of(side, self.at), self.zones(1 - side), {"stand"}
        for at in around(self.at):
            if at in danger or not self.may_stand(unit["kind"], at):
                continue
            if at not in self.ground:
                if unit["points"] >= 1:
                    found.add("leave")
            elif self.on(at) is None and self.price(at) <= unit["points"]:
                found.add(f"retreat:{name(at)}")
        return found

    def _legal_pursuing(self, side: int) -> set[str]:
        assert self.at is not None
        targets = self.targets(side, self.of(side, self.at), False)
        return {"stop", *(f"attack:{name(at)}" for at in targets)}

    def _legal_entering(self, side: int) -> set[str]:  # P11
        found, cart = {"done"}, self.baggage(side)
        if cart is None:
            return found
        for unit in self.away[side]:
            if unit["place"] != "held" and self.distance(side, unit["place"]):
                continue
            for at in around(cart["at"]):
                if at in self.ground and self.on(at) is None and self.may_stand(unit["kind"], at):
                    label = f"{unit['place']}.{unit['kind']}{unit['knights']}"
                    found.add(f"enter:{label}:{name(at)}")
        return found

    # --- the way back ---

    def outers(self, at: Hex) -> list[str]:
        """The outer modules that a hex counts to, those that win a tie first."""
        slot = self.slot[at]
        if slot == "C1":
            return list("XZY")
        return list("XUVY") if slot == "C2" else list(slot)

    def steps(self, one: str, two: str) -> int:
        ring = RING[self.size]
        apart = abs(ring.index(one) - ring.index(two))
        return min(apart, len(ring) - apart)

    def distance(self, side: int, module: str) -> int:
        cart = self.baggage(side)
        assert cart is not None
        return min(self.steps(module, goal) for goal in self.outers(cart["at"]))

    def left_from(self, side: int, at: Hex) -> str:
        modules = self.outers(at) if len(self.slot[at]) == 1 or self.slot[at][0] != "C" else None
        if modules is None:  # an inner hex has no rim beside it
            raise AssertionError("nobody leaves from the middle")
        if self.baggage(side) is None:
            return modules[0]
        return min(modules, key=lambda each: self.distance(side, each))

    # --- what comes of it ---

    def after(self, text: str) -> Battle:
        assert self.due is not None
        battle, (word, *rest) = deepcopy(self), text.split(":")
        getattr(battle, f"_do_{word}")(self.due, rest)
        return battle

    def _do_pass(self, side: int, rest: list[str]) -> None:
        self.finish(side, passed=True)

    def _do_stop(self, side: int, rest: list[str]) -> None:
        self.finish(side)

    def _do_move(self, side: int, rest: list[str]) -> None:
        self.go(side, self.of(side, place(rest[0])), rest)

    def _do_dismount(self, side: int, rest: list[str]) -> None:
        if not rest:
            assert self.at is not None
            unit = self.of(side, self.at)
            unit.update(self.on_foot(unit))
            self.finish(side)
            return
        unit = self.of(side, place(rest[0]))
        unit.update(self.on_foot(unit))
        if rest[0] == rest[1]:
            self.ask_ending(side, unit, False)
        else:
            self.go(side, unit, rest)

    def go(self, side: int, unit: Piece, rest: list[str]) -> None:
        goal, over = place(rest[-1]), frozenset(map(place, rest[1:-1]))
        if goal == unit["at"]:
            cost = self.there_and_back(side, unit)
            assert cost is not None
            unit["points"] -= cost
            self.finish(side)
            return
        free, joins = self.walks(side, unit)
        unit["points"] -= free[goal, over] if (goal, over) in free else joins[goal, over]
        for at in over:
            self.of(side, at)["points"] -= 1
        if (goal, over) in joins:  # R73, R74
            other = self.of(side, goal)
            other.update(knights=2, points=min(unit["points"], other["points"]))
            self.units[side].remove(unit)
            self.finish(side)
            return
        unit["at"] = goal
        self.ask_ending(side, unit, True)

    def ask_ending(self, side: int, unit: Piece, moved: bool) -> None:
        self.asked, self.due, self.at, self.moved = "ending", side, unit["at"], moved
        if self._legal_ending(side) == {"stop"}:
            self.finish(side)

    def _do_attack(self, side: int, rest: list[str]) -> None:
        at = self.at if len(rest) == 1 else place(rest[0])
        assert at is not None
        unit, goal = self.of(side, at), place(rest[-1])
        unit["points"] -= self.price(goal)
        enemy = self.of(1 - side, goal)
        if enemy["kind"] == "BG":
            self.hit(side, unit, enemy, melee=True)
            return
        self.asked, self.due, self.at, self.attacker = "answering", 1 - side, goal, at
        self.moved = False
        if self._legal_answering(1 - side) == {"stand"}:
            self.fight(side, unit, enemy)

    def _do_shoot(self, side: int, rest: list[str]) -> None:
        at = self.at if len(rest) == 1 else place(rest[0])
        assert at is not None
        unit, enemy = self.of(side, at), self.of(1 - side, place(rest[-1]))
        unit["points"] -= 1
        if enemy["kind"] == "BG":
            self.hit(side, unit, enemy, melee=False)
            return
        self.lose(1 - side, enemy, TRACK[self.column(unit, enemy, True)][1])
        self.finish(side)

    def hit(self, side: int, unit: Piece, cart: Piece, melee: bool) -> None:  # P10
        if cart["points"]:
            cart["points"] = 0
        else:
            self.units[1 - side].remove(cart)
            if melee:
                unit["at"] = cart["at"]
        self.finish(side)

    def lose(self, side: int, unit: Piece, losses: int) -> None:
        unit["knights"] -= losses
        if unit["knights"] <= 0:
            self.units[side].remove(unit)

    def fight(self, side: int, unit: Piece, enemy: Piece) -> None:  # P7
        mine, theirs = TRACK[self.column(unit, enemy, False)]
        self.lose(side, unit, mine)
        self.lose(1 - side, enemy, theirs)
        if enemy["knights"] <= 0 < unit["knights"]:
            unit["at"] = enemy["at"]
        self.finish(side)

    def _do_stand(self, side: int, rest: list[str]) -> None:
        assert self.at is not None
        assert self.attacker is not None
        self.fight(1 - side, self.of(1 - side, self.attacker), self.of(side, self.at))

    def _do_retreat(self, side: int, rest: list[str]) -> None:
        assert self.at is not None
        unit, goal = self.of(side, self.at), place(rest[0])
        unit["points"] -= self.price(goal)
        unit["at"] = goal
        self.follow(1 - side)

    def _do_leave(self, side: int, rest: list[str]) -> None:
        assert self.at is not None
        unit = self.of(side, self.at)
        module = self.left_from(side, self.at)
        self.units[side].remove(unit)
        self.away[side].append({"kind": unit["kind"], "knights": unit["knights"], "place": module})
        self.follow(1 - side)

    def follow(self, side: int) -> None:
        assert self.at is not None
        assert self.attacker is not None
        self.of(side, self.attacker)["at"] = self.at
        self.asked, self.due, self.attacker, self.moved = "pursuing", side, None, True
        if self._legal_pursuing(side) == {"stop"}:
            self.finish(side)

    def _do_rally(self, side: int, rest: list[str]) -> None:  # P11
        self.markers[side] -= 1
        for unit in self.units[side]:
            unit["points"] = UNIT[unit["kind"]]["movement"]
        self.passed = False
        self.ask_entering(side)

    def ask_entering(self, side: int) -> None:
        self.asked, self.due = "entering", side
        if self._legal_entering(side) == {"done"}:
            self._do_done(side, [])

    def _do_enter(self, side: int, rest: list[str]) -> None:
        module, label = rest[0].split(".")
        unit = {"kind": label[:2], "knights": int(label[2]), "place": module}
        self.away[side].remove(unit)
        self.units[side].append(
            {
                "at": place(rest[1]),
                "kind": unit["kind"],
                "knights": unit["knights"],
                "points": UNIT[label[:2]]["movement"],
            }
        )
        self.ask_entering(side)

    def _do_done(self, side: int, rest: list[str]) -> None:
        if self.baggage(side) is not None:
            ring = RING[self.size]
            for unit in self.away[side]:
                if unit["place"] == "held" or not self.distance(side, unit["place"]):
                    continue
                here = ring.index(unit["place"])
                beside = {ring[(here + 1) % len(ring)], ring[here - 1]}
                ways = sorted(beside, key=ring.index)
                unit["place"] = min(ways, key=lambda each: self.distance(side, each))
        self.finish(side)

    # --- the end of a turn ---

    def finish(self, side: int, passed: bool = False) -> None:  # P12
        for at in self.holder:
            there = self.on(at)
            if there is not None:
                self.holder[at] = there[0]
        self.points = [
            sum(worth for at, worth in self.worth.items() if self.holder[at] == mine)
            + 3 * (self.baggage(1 - mine) is None)
            for mine in (0, 1)
        ]
        both_passed, self.passed = passed and self.passed, passed
        self.asked, self.due = "turn", 1 - side
        self.at, self.attacker, self.moved = None, None, False
        reason = None
        if max(self.points) >= (5 if self.size == "standard" else 6):
            reason = "points"
        elif not any(self.markers) and not any(
            each["points"] for mine in (0, 1) for each in self.units[mine]
        ):
            reason = "spent"
        elif both_passed:
            reason = "passes"
        if reason is None:
            return
        values = [sum(UNIT[each["kind"]]["cost"] for each in side) for side in self.units]
        red, yellow = (self.points[0], values[0]), (self.points[1], values[1])
        winner = None if red == yellow else int(red < yellow)
        self.asked, self.due, self.end = "over", None, (winner, reason, list(self.points))
