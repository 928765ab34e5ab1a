"""A second, slow reading of the rules, from RULES.md and the sheets alone, to compare with.

It works on names and sets, and covers what is easy to get wrong: land steps, voyages, pinning,
Muster and Plague, recruits, firepower, the order of a round, charges, treachery rolls, retreats,
supply and going home.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

from rosenkrieg.games.richard3.state import (
    KING_ROLL,
    PRETENDER_ROLL,
    WARWICK_ROLL,
    Acting,
    Battle,
    State,
)
from rosenkrieg.games.richard3.tables import (
    AREAS,
    BLOCKS,
    BORDER_NAMES,
    CARDS,
    ENTRY_AREA,
    ENTRY_BORDER,
    HOUSES,
    PLACES,
    border_name,
    border_of,
)


def _sheet(name: str) -> dict[str, Any]:
    place = files("rosenkrieg.games.richard3").joinpath(f"data/{name}.toml")
    return tomllib.loads(place.read_text("utf-8"))


MAP = _sheet("map")
AREA = {area["id"]: area for area in MAP["area"]}
BLOCK = {block["id"]: block for block in _sheet("blocks")["block"]}
COLOUR = {frozenset((one, two)): colour for one, two, colour in MAP["borders"]["lines"]}
LIMIT = {"yellow": 4, "blue": 3, "red": 2}
OTHER = {"lancaster": "york", "york": "lancaster"}


def neighbours(area: str) -> set[str]:
    return {other for line in COLOUR if area in line for other in line if other != area}


class World:
    """A position by names."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.place = {name: PLACES[state.where[n]] for n, name in enumerate(BLOCKS)}
        self.strength = {name: state.strength[n] for n, name in enumerate(BLOCKS)}
        self.king_house = HOUSES[state.throne.side]
        self.leaders = {
            BLOCKS[leader]
            for leader in (state.throne.king, state.throne.pretender)
            if leader is not None
        }
        self.turn = state.turn

    def side(self, name: str) -> str:
        return OTHER[self.king_house] if name == "rebel" else BLOCK[name]["house"]

    def at(self, area: str, side: str) -> set[str]:
        return {n for n, place in self.place.items() if place == area and self.side(n) == side}

    def is_open(self, area: str, side: str) -> bool:
        """Friendly or vacant, and no exile of the enemy. [2.1-1, 2.7-2]"""
        return not self.at(area, OTHER[side]) and AREA[area].get("exile_of") != OTHER[side]

    def is_dead(self, name: str) -> bool:
        return self.place[name] == "dead"

    # the turn

    def card(self, side: str) -> str:
        assert self.turn is not None
        return CARDS[self.turn.cards[HOUSES.index(side)]]

    def entries(self, side: str, area: str) -> set[str]:
        """Where a side came from into this battle: areas behind borders, or the sea."""
        assert self.turn is not None
        return {
            border_name(ENTRY_BORDER[code], ENTRY_AREA[code])
            for code in self.turn.entries[HOUSES.index(side)]
            if AREAS[ENTRY_AREA[code]] == area
        }

    def came(self, name: str) -> str | None:
        assert self.turn is not None
        number = self.turn.came[BLOCKS.index(name)]
        area = self.state.where[BLOCKS.index(name)]
        return None if number == 255 else border_name(border_of(number), area)

    def attacker(self, area: str) -> str | None:
        assert self.turn is not None
        for side in HOUSES:
            if self.turn.attacks[HOUSES.index(side)] >> AREAS.index(area) & 1:
                return side
        return None

    def main(self, area: str) -> str:
        assert self.turn is not None
        return border_name(self.turn.mains[AREAS.index(area)], AREAS.index(area))

    # moves

    def is_pinned(self, area: str, side: str, moved: set[str]) -> bool:
        """[5.22-1, 5.22-2]"""
        enemies = self.at(area, OTHER[side])
        if not enemies or self.attacker(area) != OTHER[side]:
            return False
        main = [name for name in enemies if self.came(name) == self.main(area)]
        stood = [name for name in self.at(area, side) if name not in moved]
        return len(stood) <= len(main)

    def may_enter(self, area: str, side: str, behind: str) -> bool:
        """Borders of an attack. [6.3-1, 6.3-7]"""
        used = self.entries(side, area)
        most = 2 if self.attacker(area) == OTHER[side] else 3
        return behind in used or len(used) < most

    def steps(self, acting: Acting, path: list[str]) -> set[str]:
        """The next areas of a block on its way, not for Muster. [5.2, 5.21, 5.22-4, E-1, E-2]"""
        side = HOUSES[acting.seat]
        card = self.card(side)
        here = path[-1]
        if card in ("piracy", "plague", "muster"):
            return set()
        active = bool(acting.active >> AREAS.index(path[0]) & 1)
        if len(path) == 1 and not acting.points and not active:
            return set()
        if len(path) > (3 if card == "force_march" else 2):
            return set()
        if len(path) > 1 and COLOUR[frozenset(path[-2:])] == "red":
            return set()
        found = set()
        for area in neighbours(here):
            line = frozenset((here, area))
            used = dict(zip(BORDER_NAMES, acting.used, strict=True))
            crossed = used.get(f"{here}-{area}", used.get(f"{area}-{here}", 0))
            if crossed >= LIMIT[COLOUR[line]] + (card == "surprise"):
                continue
            if AREA[area].get("exile_of") == OTHER[side] or area in path[-2:-1]:
                continue
            if len(path) == 1 and self.at(here, OTHER[side]):
                if area in self.entries(OTHER[side], here):
                    continue
            if self.at(area, OTHER[side]) and not self.may_enter(area, side, here):
                continue
            found.add(area)
        return found

    def voyages(self, acting: Acting, name: str) -> set[str]:
        """[5.3, 5.31, E-4]"""
        side, start = HOUSES[acting.seat], self.place[name]
        card = self.card(side)
        if BLOCK[name].get("never_sails") or card in ("force_march", "muster", "plague"):
            return set()
        trips = {(AREAS[one], AREAS[two]) for one, two in acting.trips}
        found = set()
        for goal, area in AREA.items():
            if goal == start or not set(area["seas"]) & set(AREA[start]["seas"]):
                continue
            if not acting.points and (start, goal) not in trips:
                continue
            pirates = card == "piracy" and area.get("exile_of") != OTHER[side]
            if self.is_open(goal, side) or (pirates and self.may_enter(goal, side, "sea")):
                found.add(goal)
        return found

    def muster_ways(self, acting: Acting, start: str, goal: str) -> set[str]:
        """First steps of a block to the area of a Muster, one or two areas away. [E-3]"""
        side = HOUSES[acting.seat]
        used = dict(zip(BORDER_NAMES, acting.used, strict=True))

        def is_free(here: str, area: str) -> bool:
            colour = COLOUR.get(frozenset((here, area)))
            crossed = used.get(f"{here}-{area}", used.get(f"{area}-{here}", 0))
            if colour is None or crossed >= LIMIT[colour] or not self.is_open(area, side):
                return False
            return here != start or area not in self.entries(OTHER[side], start)

        ways = {goal} if is_free(start, goal) else set()
        for area in neighbours(start) - {goal}:
            is_red = COLOUR[frozenset((start, area))] == "red"
            if goal != start and is_free(start, area) and not is_red and is_free(area, goal):
                ways.add(area)
        return ways

    def plagued(self, side: str) -> set[str]:
        """[E-6]"""
        return {
            a
            for a in AREA
            if "city" in AREA[a] and self.at(a, OTHER[side]) and not self.at(a, side)
        }

    def recruiting(self, name: str) -> set[str]:
        """[5.4]"""
        side, block = self.side(name), BLOCK[name]
        match block["type"]:
            case "rebel":
                taken = set(self.place.values())
                return {a for a in AREA if a not in taken and AREA[a]["kind"] != "exile"}
            case "bombard":
                return {
                    a
                    for a in AREA
                    if "city" in AREA[a] and self.at(a, side) and self.is_open(a, side)
                }
            case "heir" if side == self.king_house:
                return {a for a in AREA if AREA[a].get("crown") and self.is_open(a, side)}
            case "heir":
                return {a for a in AREA if AREA[a].get("exile_of") == side}
        return {a for a in block["homes"] if self.is_open(a, side)}

    # battles

    def fires(self, battle: Battle, name: str) -> int:
        """[2.2 to 2.6]"""
        block, side, area = BLOCK[name], self.side(name), AREAS[battle.area]
        power = int(block["fires"][1])
        if HOUSES[battle.attacker] == side:
            return power
        if block["type"] in ("noble", "church", "levy"):
            return power + (area in block["homes"])
        if name == "l-welsh_mercenary":
            return power + bool(AREA[area].get("wales"))
        if block["type"] != "heir":
            return power
        front = battle.front[HOUSES.index(side)]
        heirs = [n for n in BLOCKS if front >> BLOCKS.index(n) & 1 and "rank" in BLOCK[n]]
        senior = min(heirs, key=lambda heir: BLOCK[heir]["rank"]) == name
        owners = {"cornwall": "l-exeter", "dorset": "l-somerset", "pembroke": "l-richmond"}
        if side == "lancaster" and area in owners:
            if owners[area] == name or (senior and self.is_dead(owners[area])):
                power += 1
        elif senior and area in block["homes"]:
            power += 1
        return power + (senior and side == self.king_house and bool(AREA[area].get("crown")))

    def on_turn(self, battle: Battle) -> set[str]:
        """The blocks that may act now. [6.2-2, 6.2-3]"""
        waiting = []
        for number, name in enumerate(BLOCKS):
            for seat, front in enumerate(battle.front):
                if front >> number & 1 and not battle.acted >> number & 1:
                    letter = BLOCK[name]["fires"][0]
                    if BLOCK[name]["type"] == "bombard" and battle.round == 1:
                        letter = "A"
                    waiting.append(((letter, seat == battle.attacker), name))
        first = min(key for key, _ in waiting)
        return {name for key, name in waiting if key == first}

    def charges(self, battle: Battle, name: str) -> set[str]:
        """Whom the senior heir of a front may charge. [6.5]"""
        seat = HOUSES.index(self.side(name))
        heirs = [n for n in self.front(battle, seat) if "rank" in BLOCK[n]]
        if not heirs or min(heirs, key=lambda heir: BLOCK[heir]["rank"]) != name:
            return set()
        return self.front(battle, 1 - seat)

    def front(self, battle: Battle, seat: int) -> set[str]:
        return {n for number, n in enumerate(BLOCKS) if battle.front[seat] >> number & 1}

    def rolls(self, battle: Battle, name: str) -> set[str]:
        """Whom a leader or Warwick may try to turn. [6.9, 6.91, 9.1-1]"""
        leads = name in self.leaders
        if not leads and name[2:] != "warwick":
            return set()
        is_king = self.side(name) == self.king_house
        office = (KING_ROLL if is_king else PRETENDER_ROLL) if leads else WARWICK_ROLL
        if battle.rolled & office:
            return set()
        dice = "loyalty" if leads else "loyalty_to_warwick"
        return {
            target
            for target in self.front(battle, 1 - HOUSES.index(self.side(name)))
            if BLOCK[target].get(dice) and target not in self.leaders
            if not battle.turned >> BLOCKS.index(target) & 1
        }

    def retreats(self, battle: Battle, name: str, left: dict[str, int]) -> set[str]:
        """`left`: retreats of this side in this round, by area. [6.6, E-7]"""
        side, here = self.side(name), AREAS[battle.area]
        assert self.turn is not None
        if self.came(name) == "sea":
            zones = self.turn.came[BLOCKS.index(name)] - 64
            seas = [
                s
                for n, s in enumerate(("irish_sea", "north_sea", "english_channel"))
                if zones >> n & 1
            ]
            return {
                a
                for a in AREA
                if a != here and set(AREA[a]["seas"]) & set(seas) and self.is_open(a, side)
            }
        second = HOUSES[self.turn.first] != side
        found = set()
        for area in neighbours(here):
            if not self.is_open(area, side):
                continue
            if left.get(area, 0) >= LIMIT[COLOUR[frozenset((here, area))]]:
                continue
            if area in self.entries(OTHER[side], here):
                if not (second and area in self.entries(side, here)):
                    continue
            found.add(area)
        return found

    # supply and politics

    def surplus(self, side: str) -> dict[str, int]:
        """[7.1, 7.2]"""
        found = {}
        for area, sheet in AREA.items():
            counted = self.at(area, side) - set(sheet.get("local_mercenaries", ()))
            limit = 5 if "city" in sheet else 2 if area in ("ireland", "scotland") else 4
            if len(counted) > limit:
                found[area] = len(counted) - limit
        return found

    def count(self, side: str) -> int:
        """[8.2]"""
        kinds = ("heir", "noble", "church")
        nobles = [
            name
            for name, place in self.place.items()
            if place in AREA and self.side(name) == side and BLOCK[name]["type"] in kinds
            if AREA[place]["kind"] == "land"
        ]
        captive = side == "lancaster" and self.place["l-henry_vi"] == "captive"
        return len(nobles) + any(self.place[n] == "middlesex" for n in nobles) + captive

    def homes(self, name: str) -> set[str]:
        """[8.3, 8.4, 9.1-6]"""
        side, block = self.side(name), BLOCK[name]
        if block["type"] == "heir" and side != self.king_house:
            return {a for a in AREA if AREA[a].get("exile_of") == side}
        if name == "l-clarence":
            vacant = {
                a
                for a in ("south_yorks", "hereford", "rutland")
                if not (self.at(a, "york") | self.at(a, "lancaster")) - {name}
            }
            return vacant or {"pool"}
        own = set(block["homes"])
        places = set(own)
        for area, owner in block.get("shields_of_dead", {}).items():
            if self.is_dead(f"{name[0]}-{owner}"):
                places.add(area)
        if block["type"] == "heir":
            places |= {a for a in AREA if AREA[a].get("crown")}
        found = {a for a in places if self.is_open(a, side)}
        if block.get("neville") and not any(self.is_open(a, side) for a in own):
            return found | {"pool"} | ({"calais"} if side == "york" else set())
        return found or {"pool"}
