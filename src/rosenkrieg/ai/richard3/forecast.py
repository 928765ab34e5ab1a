"""What a battle of Richard III will probably cost each side, before it is fought.

The battle is fought a few times with the same dice for every question, in a shape that is
simpler than the rules: blocks fire by letter, defenders first, hits go to the strongest block;
reserves come in round 2; a side that is clearly weaker retreats from then on, and attackers
who have not won leave in round 4. Charges and treachery are left out.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import Final

from rosenkrieg.games.richard3.tables import POWER

Fighter = tuple[int, int, int, int, int]
"""Strength, firepower, letter, worth in hundredths, and 1 if it counts at usurpation."""
Host = tuple[Fighter, ...]
Forecast = tuple[float, float, float, float, float]
"""The attacker's chance to win; worth and counting blocks lost: attacker's, then defender's."""

FLIGHT: Final = 0.5
"""A side with less than this share of the other's expected hits retreats."""
_THROWS: Final = 64


def _hits(strength: int, power: int) -> tuple[int, ...]:
    """Hits of a shot as a list from which every entry is as likely as any other."""
    chance = min(power, 6) / 6
    found: list[int] = []
    due = 0.0
    for hits in range(strength + 1):
        ways = len(list(combinations(range(strength), hits)))
        due += ways * chance**hits * (1 - chance) ** (strength - hits) * _THROWS
        found += [hits] * (round(due) - len(found))
    return tuple(found)


HITS: Final = tuple(
    tuple(_hits(strength, power) for strength in range(5)) for power in range(max(POWER) + 4)
)
"""For a firepower and a strength the hits of 64 shots, in rising order."""


def _force(host: list[list[int]]) -> int:
    """Six times the hits that a host may expect in a round."""
    force = 0
    for fighter in host:
        force += fighter[0] * fighter[1]
    return force


def _strike(host: list[list[int]], hits: int) -> None:
    """Hits go to the strongest, of equals to the one of least worth."""
    while hits > 0 and host:
        victim = host[0]
        for fighter in host:
            if fighter[0] > victim[0] or (fighter[0] == victim[0] and fighter[3] < victim[3]):
                victim = fighter
        if victim[0] > hits:
            victim[0] -= hits
            return
        hits -= victim[0]
        host.remove(victim)
        victim[0] = 0


@lru_cache(maxsize=20_000)
def forecast(
    attackers: Host,
    attackers_later: Host,
    defenders: Host,
    defenders_later: Host,
    can_flee: bool,
    battles: int,
) -> Forecast:
    """What the battle costs, fought so often; `can_flee`: defenders have somewhere to go."""
    wins = 0
    lost = [0, 0, 0, 0]
    stakes = [0, 0, 0, 0]
    for side, hosts in enumerate(((attackers, attackers_later), (defenders, defenders_later))):
        for host in hosts:
            for fighter in host:
                stakes[2 * side] += fighter[3]
                stakes[2 * side + 1] += fighter[4]
    for number in range(battles):
        saved, has_won = _fight(
            attackers, attackers_later, defenders, defenders_later, can_flee, number
        )
        wins += has_won
        for index in range(4):
            lost[index] += stakes[index] - saved[index]
    share = 1.0 / battles
    return (
        wins * share,
        lost[0] * share / 100,
        lost[1] * share,
        lost[2] * share / 100,
        lost[3] * share,
    )


def _fight(
    attackers: Host,
    attackers_later: Host,
    defenders: Host,
    defenders_later: Host,
    can_flee: bool,
    number: int,
) -> tuple[list[int], int]:
    """One battle: what both sides save, and whether the attacker won."""
    mine = [list(fighter) for fighter in attackers]
    theirs = [list(fighter) for fighter in defenders]
    my_reserve = [list(fighter) for fighter in attackers_later]
    their_reserve = [list(fighter) for fighter in defenders_later]
    dice = number * 7919 + 17
    saved = [0, 0, 0, 0]
    for battle_round in range(1, 5):
        if battle_round == 2 or not mine or not theirs:
            mine += my_reserve
            theirs += their_reserve
            my_reserve, their_reserve = [], []
        if not mine or not theirs or battle_round == 4:
            break
        flees = (False, False)
        if battle_round > 1:
            ours, others = _force(mine), _force(theirs)
            flees = (can_flee and others < FLIGHT * ours, ours < FLIGHT * others)
        for letter in range(4):
            for attacks in (0, 1):
                host, enemy = (mine, theirs) if attacks else (theirs, mine)
                for fighter in list(host):
                    acts_now = fighter[2] if fighter[2] < 3 or battle_round > 1 else 0
                    if acts_now != letter or not fighter[0]:
                        continue
                    if flees[attacks]:
                        host.remove(fighter)
                        saved[0 if attacks else 2] += fighter[3]
                        saved[1 if attacks else 3] += fighter[4]
                        continue
                    dice = (dice * 1103515245 + 12345) & 0x7FFFFFFF
                    _strike(enemy, HITS[fighter[1]][fighter[0]][(dice >> 16) & 63])
    for fighter in mine + my_reserve:
        saved[0] += fighter[3]
        saved[1] += fighter[4]
    for fighter in theirs + their_reserve:
        saved[2] += fighter[3]
        saved[3] += fighter[4]
    return saved, int(not theirs and not their_reserve and bool(mine))
