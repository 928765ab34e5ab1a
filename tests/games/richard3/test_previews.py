"""Exact odds of one roll: compared with every roll there is, applied by the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction

import pytest

from rosenkrieg.core.contract import CHANCE, Message
from rosenkrieg.games.richard3.game import GAME
from rosenkrieg.games.richard3.state import AREA_COUNT, Shooting, State
from rosenkrieg.games.richard3.tables import BLOCK, POWER
from rosenkrieg.locale import Words, game_package
from tests.games.richard3.table import Position, fight


def lines(table: Position, text: str) -> list[Message]:
    """The preview as the seat that is due reads it."""
    seat = table.due
    return list(GAME.preview(table.view(seat), GAME.decode_action(text)))


def told(table: Position, text: str, key: str) -> dict[int, Fraction]:
    """Chances by number of hits, as the lines of that key tell them."""
    return {
        int(str(line.params.get("hits", 0))): _exact(line)
        for line in lines(table, text)
        if line.key == key
    }


def _exact(line: Message) -> Fraction:
    ways, of = line.params["ways"], line.params["of"]
    assert isinstance(ways, int)
    assert isinstance(of, int)
    return Fraction(ways, of)


def ends(state: State) -> Iterator[tuple[Fraction, State]]:
    """Every state after all rolls that are due, and how likely it is."""
    if GAME.actors(state) != (CHANCE,):
        yield Fraction(1), state
        return
    weights = GAME.chance_weights(state)
    for roll, weight in zip(GAME.legal_actions(state, CHANCE), weights, strict=True):
        for chance, end in ends(GAME.apply(state, CHANCE, roll)):
            yield chance * weight / sum(weights), end


def after(table: Position, text: str) -> State:
    """The state in which chance is due."""
    return Position(table.state).play(text).state


@pytest.mark.parametrize(
    ("red", "white", "text"),
    [
        ("l-stanley=3", "y-york=4", "fire:l-stanley"),
        ("l-stanley=4", "y-york=2", "fire:l-stanley"),
        ("l-northumberland=4", "y-york=3 y-hastings=1", "fire:l-northumberland"),
        ("l-bombard=3", "y-rivers=1 y-hastings=1", "fire:l-bombard"),
        ("l-henry_vi=2 l-stanley=1", "y-york=2 y-hastings=2", "fire:l-stanley"),
    ],
)
def test_6_4_hits_and_the_strongest_against_every_roll(red: str, white: str, text: str):
    table = fight("derby", red, white, over="chester")
    shooting = after(table, text)
    phase = shooting.phase
    assert isinstance(phase, Shooting)
    view = GAME.view(shooting, None)
    assert view.dice is not None
    hits: Counter[int] = Counter()
    rolls = GAME.legal_actions(shooting, CHANCE)
    for roll, weight in zip(rolls, GAME.chance_weights(shooting), strict=True):
        hits[sum(die <= view.dice.power for die in roll.dice)] += weight
    everything = sum(hits.values())
    assert told(table, text, "preview-hits") == {
        number: Fraction(count, everything) for number, count in hits.items()
    }
    (shot,) = (line for line in lines(table, text) if line.key == "preview-shot")
    assert _exact(shot) == 1 - Fraction(hits[0], everything)
    assert (shot.params["dice"], shot.params["power"]) == (view.dice.count, view.dice.power)


def falls(state: State, names: list[str]) -> Fraction:
    """How likely all of these blocks fall by the rolls that are due."""
    blocks = [BLOCK[name] for name in names]
    return sum(
        (
            chance
            for chance, end in ends(state)
            if all(end.where[block] >= AREA_COUNT for block in blocks)
        ),
        Fraction(0),
    )


def test_6_4_2_the_strongest_falls_as_often_as_every_roll_says():
    table = fight("derby", "l-northumberland=4", "y-york=3 y-hastings=1", over="chester")
    text = "fire:l-northumberland"
    (strongest,) = (line for line in lines(table, text) if line.key == "preview-strongest")
    assert strongest.refs == ("block:y-york",)
    assert _exact(strongest) == falls(after(table, text), ["y-york"])
    (front,) = (line for line in lines(table, text) if line.key == "preview-front-falls")
    assert _exact(front) == falls(after(table, text), ["y-york", "y-hastings"])


def test_6_4_3_among_equals_it_is_one_of_them():
    table = fight("derby", "l-stanley=4", "y-york=2 y-hastings=2", over="chester")
    (line,) = (n for n in lines(table, "fire:l-stanley") if n.key == "preview-strongest-of")
    assert (line.params["count"], line.params["strength"]) == (2, 2)
    assert _exact(line) == 1 - Fraction(4**4 + 4 * 2 * 4**3, 6**4)


@pytest.mark.parametrize("target", ["y-hastings=1", "y-hastings=2", "y-essex=3"])
@pytest.mark.parametrize("heir", ["l-somerset=1", "l-somerset=3"])
def test_6_5_a_charge_and_its_reply_against_every_roll(heir: str, target: str):
    table = fight("derby", f"{heir} l-devon", f"{target} y-rivers", over="chester")
    while "charge" not in " ".join(table.legal()):
        table.play(table.legal("pass")[0])
    name, aim = heir.partition("=")[0], target.partition("=")[0]
    text = f"charge:{name}:{aim}"
    start = after(table, text)
    (kill,) = (line for line in lines(table, text) if line.key == "preview-charge")
    assert _exact(kill) == falls(start, [aim])
    strength = table.strength(name)
    cost: Counter[int] = Counter()
    for chance, end in ends(start):
        dead = end.where[BLOCK[name]] >= AREA_COUNT
        cost[strength if dead else strength - end.strength[BLOCK[name]]] += chance  # type: ignore[assignment]
    del cost[0]
    assert told(table, text, "preview-reply") == dict(cost)
    dies = told(table, text, "preview-heir-falls")
    assert dies == ({0: falls(start, [name])} if falls(start, [name]) else {})


@pytest.mark.parametrize(("area", "over", "bonus"), [("kent", "sussex", 1), ("sussex", "kent", 0)])
def test_2_5_1_the_bonus_of_the_place_is_in_the_odds(area: str, over: str, bonus: int):
    table = fight(area, "l-oxford", "y-canterbury_church", attacker="lancaster", over=over)
    while "fire:y-canterbury_church" not in table.legal():
        table.play(table.legal("pass")[0])
    (shot,) = (n for n in lines(table, "fire:y-canterbury_church") if n.key == "preview-shot")
    plain = POWER[BLOCK["y-canterbury_church"]]
    assert (shot.params["power"], shot.params["bonus"]) == (plain + bonus, bonus)


@pytest.mark.parametrize(
    ("roller", "target", "dice"),
    [("l-henry_vi", "y-kent", 2), ("l-warwick", "y-kent", 1), ("l-henry_vi", "y-rivers", None)],
)
def test_6_9_a_treachery_roll_against_every_roll(roller: str, target: str, dice: int | None):
    table = fight("derby", roller, f"{target} y-york", over="chester")
    while table.due != "lancaster":
        table.play(table.legal("pass")[0])
    text = f"turn:{roller}:{target}"
    (line,) = lines(table, text)
    assert dice is None or line.params["dice"] == dice
    assert _exact(line) == falls(after(table, text), [target])


def test_e_5_the_treason_card_against_every_roll():
    table = fight(
        "derby", "l-rivers l-devon", "y-york", over="chester", cards=("action_4", "treason")
    )
    (line,) = lines(table, "treason:l-rivers")
    assert _exact(line) == falls(after(table, "treason:l-rivers"), ["l-rivers"])


def test_only_what_is_certain_is_called_so():
    table = fight("derby", "l-stanley=1", "y-york=4", over="chester")
    chances = {
        line.key: line.params["chance"]
        for line in lines(table, "fire:l-stanley")
        if line.key == "preview-strongest"
    }
    assert chances == {"preview-strongest": 0}
    rare = fight("kent", "l-bombard=1 l-henry_vi=4", "y-york", over="sussex")
    while "fire:l-henry_vi" not in rare.legal():
        rare.play(rare.legal("pass")[0])
    four = [n for n in lines(rare, "fire:l-henry_vi") if n.params.get("hits") == 4]
    assert [line.params["chance"] for line in four] == [1]


def test_odds_are_words_in_both_languages():
    table = fight("derby", "l-stanley=3", "y-york=2 y-hastings=1", over="chester")
    for language, hit in (("de", "1 Treffer: 44 %."), ("en", "1 hit: 44 %.")):
        words = Words(language, (game_package("richard3"),))
        said = [words.say(line) for line in lines(table, "fire:l-stanley")]
        assert hit in said, said
