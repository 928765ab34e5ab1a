"""Lines of the log lead to their places: what they name in `refs` can be shown on a map."""

from random import Random
from typing import Any

from rosenkrieg.core.contract import VIEWERS, Message
from rosenkrieg.core.match import Match
from rosenkrieg.games.richard3.game import GAME
from rosenkrieg.games.richard3.tables import AREAS
from rosenkrieg.games.richard3.view import battle_of

IN_BATTLE = {"fired", "charged", "replied", "turned", "stood-firm", "weakened"}
WAYS = {"moved", "marched", "sailed", "retreated", "regrouped", "went-home"}


def test_battles_and_ways_name_their_areas() -> None:
    match: Match[Any, Any, Any] = Match(GAME, {"setup": "1470"}, seed=3)
    rng = Random(3)
    for actor in match.turns():
        match.act(actor, rng.choice(match.legal(actor)))
    seen = set()
    for number in range(len(match.moves)):
        battle = battle_of(match.states[number])
        for viewer in VIEWERS:
            for line in match.narrate(number, viewer):
                areas = [ref.removeprefix("area:") for ref in line.refs]
                assert set(areas) <= set(AREAS)
                if line.key in IN_BATTLE:
                    assert battle is not None
                    assert areas == [AREAS[battle.area]]
                    seen.add(line.key)
                if line.key in WAYS and line.params["area"] != Message("area-pool"):
                    assert len(areas) == 2
                    seen.add(line.key)
    assert {"fired", "weakened", "moved", "retreated"} <= seen
