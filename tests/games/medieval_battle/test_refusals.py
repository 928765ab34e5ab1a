"""What a person is told who touches what cannot be done: the rule that really forbids it."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable

import pytest

from rosenkrieg.core.contract import Message
from rosenkrieg.core.errors import IllegalAction
from rosenkrieg.core.match import Match, why_not
from rosenkrieg.games.medieval_battle import refusals
from rosenkrieg.games.medieval_battle.game import GAME

from .table import SIDE, Table, begun, recruited, scene

Case = tuple[Callable[[], Table], str, str, str]
"""A position, what is touched, and what is said: key and rule."""


def before(text: str) -> Table:
    """A real map on which the baggages stand, and whoever deploys next."""
    return recruited().play(text)


def attacked(picture: str, text: str = "attack:0,0:1,0") -> Table:
    """Yellow's turn is over for a moment: red answers an attack."""
    return scene(picture, "yellow").play(text)


BAGGAGES = "deploy:BG:5,-5 deploy:BG:-4,1"

CASES: list[Case] = [
    # recruiting
    (begun, "HC:4 LC:0 MA:0", "why-counters", "R109"),
    (begun, "HC:0 LC:0 MA:0", "why-recruit", "R15"),
    (begun, "PK:1", "why-recruit", "R15"),
    (
        lambda: begun().play("red/recruit:2,1,1"),
        "HI:1 LI:1 PK:1 LB:2 AR:2",
        "why-longbowmen",
        "R17",
    ),
    (lambda: begun().play("red/recruit:2,1,1"), "HI:0 LI:0 PK:0 LB:0 AR:0", "why-recruit", "R15"),
    # building
    (lambda: begun(map="built"), "module:I turn:0", "why-piece", "R8"),
    (lambda: begun(map="built", size="large"), "module:1", "why-piece", "R9"),
    (lambda: begun(map="built"), "hex:0,0", "why-build", "R8"),
    # deploying
    (recruited, "unit:HC", "why-baggage-first", "R20"),
    (recruited, "hex:0,0", "why-deploy", "R23"),
    (recruited, "unit:BG hex:0,0", "why-near-flag", "R21"),
    (recruited, "unit:BG hex:9,9", "why-off-map", "R52"),
    (lambda: before("deploy:BG:5,-5"), "unit:BG hex:4,-4", "why-near-baggage", "R22"),
    (lambda: before(BAGGAGES), "unit:HC hex:5,-5", "why-occupied", "R106"),
    (lambda: before(BAGGAGES), "unit:LI hex:-3,0", "why-near-baggage", "R21"),
    (lambda: before(BAGGAGES), "unit:BG hex:4,-4", "why-not-waiting", "R19"),
    # whose turn it is, and what acts
    (lambda: scene("0,0 .LI"), "cannon:1", "why-action", "R27"),
    (lambda: scene("0,0 .LI"), "hex:1,0", "why-no-unit", "R27"),
    (lambda: scene("0,0 .LI .pk"), "hex:1,0", "why-not-yours", "R27"),
    (lambda: scene("0,0 .LI0"), "hex:0,0", "why-no-points", "R32"),
    (lambda: scene("0,0 .LI1 f\n-1,0 f\n0,-1 f f\n-1,1 f f"), "hex:0,0", "why-cannot-act", "R27"),
    (lambda: scene("0,0 .LI", markers=(0, 3)), "rally", "why-no-marker", "R30"),
    (lambda: scene("0,0 .LI"), "hex:0,0 dismount", "why-no-dismount", "R82"),
    (lambda: scene("0,0 .HC", dismounting=False), "hex:0,0 dismount", "why-no-dismount", "R82"),
    # moving
    (lambda: scene("0,0 .PK"), "hex:0,0 hex:4,0", "why-too-far", "R31"),
    (lambda: scene("0,0 .LI"), "hex:0,0 hex:9,9", "why-off-map", "R52"),
    (lambda: scene("0,0 .LI1"), "hex:0,0 hex:0,0", "why-no-way-back", "R32"),
    (lambda: scene("0,0 .HC m"), "hex:0,0 hex:1,0", "why-mountain", "R111"),
    (lambda: scene("0,0 .BG h"), "hex:0,0 hex:1,0", "why-baggage-ground", "R20"),
    (lambda: scene("0,0 .HC3 . . .\n1,-1 . .pk"), "hex:0,0 hex:3,0", "why-zone", "R43"),
    (lambda: scene("0,0 .LI .LI"), "hex:0,0 hex:1,0", "why-no-merge", "R73"),
    (lambda: scene("0,0 .LI- .PK-"), "hex:0,0 hex:1,0", "why-no-merge", "R73"),
    (lambda: scene("0,0 .LI1- . .LI-"), "hex:0,0 hex:2,0", "why-too-far", "R31"),
    # crossing
    (lambda: scene("0,0 .LI .PK0 ."), "hex:0,0 over:1,0 hex:2,0", "why-cross-points", "R35"),
    (
        lambda: scene("0,0 .LI .PK .\n0,1 . .pk"),
        "hex:0,0 over:1,0 hex:2,0",
        "why-cross-zone",
        "R36",
    ),
    (lambda: scene("0,0 .LI2 .PK ."), "hex:0,0 over:1,0 hex:2,0", "why-cross", "R35"),
    (lambda: scene("0,0 .LI . ."), "hex:0,0 over:1,0 hex:2,0", "why-no-unit", "R35"),
    # attacking and shooting
    (lambda: scene("0,0 .PK . .pk"), "hex:0,0 hex:2,0 attack", "why-not-beside", "R33"),
    (lambda: scene("0,0 .PK . ."), "hex:0,0 hex:1,0 attack", "why-no-enemy", "R33"),
    (lambda: scene("0,0 .AR . ."), "hex:0,0 hex:1,0 shoot", "why-no-enemy", "R37"),
    (lambda: scene("0,0 .PK1 fpk"), "hex:0,0 hex:1,0 attack", "why-attack-cost", "R33"),
    (lambda: scene("0,0 .HC mpk"), "hex:0,0 hex:1,0", "why-mountain", "R111"),
    (lambda: scene("0,0 .BG .pk"), "hex:0,0 hex:1,0", "why-baggage-attacks", "R102"),
    (lambda: scene("0,0 .PK .pk"), "hex:0,0 hex:1,0 shoot", "why-no-shooter", "R117"),
    (lambda: scene("0,0 .AR . .pk"), "hex:0,0 hex:2,0 shoot", "why-out-of-range", "R66"),
    (lambda: scene("0,0 .AR . .pk"), "hex:0,0 hex:2,0", "why-out-of-range", "R66"),
    (lambda: scene("0,0 .LB . . .pk"), "hex:0,0 hex:3,0", "why-out-of-range", "R65"),
    (lambda: scene("0,0 .LB f .pk"), "hex:0,0 hex:2,0", "why-no-sight", "R72"),
    (lambda: scene("0,0 .LB m .pk"), "hex:0,0 hex:2,0 shoot", "why-no-sight", "R72"),
    # how a move ends
    (
        lambda: scene("-1,0 .AR . .pk").play("move:-1,0:0,0"),
        "hex:2,0",
        "why-ending",
        "R28",
    ),
    (
        lambda: scene("-1,0 .LI m .pk\n0,1 .lc").play("move:-1,0:0,0"),
        "hex:0,1 attack",
        "why-other-zone",
        "R43",
    ),
    (
        lambda: scene("-1,0 .LI . .pk").play("move:-1,0:0,0"),
        "dismount",
        "why-no-dismount",
        "R82",
    ),
    # answering
    (lambda: attacked("0,0 .lc .LI ."), "hex:3,0", "why-one-hex", "R49"),
    (lambda: attacked("0,0 .lc .LI .PK"), "hex:2,0", "why-occupied", "R106"),
    (lambda: attacked("0,0 .lc .LI .\n1,-1 . ."), "hex:1,-1", "why-retreat-zone", "R49"),
    (lambda: attacked("0,0 .lc .LC m"), "hex:2,0", "why-mountain", "R111"),
    (lambda: attacked("0,0 .lc .LI1 f\n1,1 ."), "hex:2,0", "why-retreat-points", "R39"),
    (lambda: attacked("0,0 .lc .LI ."), "leave", "why-no-leave", "R52"),
    (lambda: attacked("0,0 .lc .LI ."), "unit:HC", "why-answer", "R49"),
    # the second attack
    (
        lambda: scene("0,0 .LC .pk . .").play("attack:0,0:1,0 retreat:2,0"),
        "hex:0,0",
        "why-pursuing",
        "R50",
    ),
    (
        lambda: scene("0,0 .MA .pk . .").play("attack:0,0:1,0 retreat:2,0"),
        "hex:2,0 shoot",
        "why-pursuing",
        "R50",
    ),
    # entering
    (
        lambda: scene("0,0 .BG .", away="held.HC2").play("rally"),
        "unit:HC knights:2 from:held hex:3,0",
        "why-not-beside-baggage",
        "R79",
    ),
    (
        lambda: scene("0,0 .BG .LI", away="held.HC2").play("rally"),
        "unit:HC knights:2 from:held hex:1,0",
        "why-occupied",
        "R106",
    ),
    (
        lambda: scene("0,0 .BG m", away="held.HC2").play("rally"),
        "unit:HC knights:2 from:held hex:1,0",
        "why-mountain",
        "R111",
    ),
    (
        lambda: scene("0,0 .BG .", away="held.HC2").play("rally"),
        "unit:PK knights:2 from:held hex:1,0",
        "why-enter",
        "R80",
    ),
]


def said(table: Table, touched: str) -> Message | None:
    """What whoever is due is told."""
    (seat, *_) = GAME.actors(table.state)
    return why_not(GAME, table.state, seat, tuple(touched.split()))


@pytest.mark.parametrize("case", CASES, ids=[f"{n} {case[2]}" for n, case in enumerate(CASES)])
def test_the_rule_that_forbids_it_is_named(case: Case):
    made, touched, key, rule = case
    found = said(made(), touched)
    assert found is not None, "expected something that cannot be done"
    assert (found.key, found.params["rule"]) == (key, rule)


def test_every_refusal_has_a_case():
    told = {key for _, _, key, _ in CASES} | {
        "why-army-chosen", "why-not-your-turn", "why-on-the-way", "why-over",
    }  # fmt: skip
    assert set(re.findall(r'"(why-[a-z-]+)"', inspect.getsource(refusals))) == told


def test_before_and_after_ones_turn():
    chosen = begun().play("red/recruit:2,1,1 red/recruit:2,1,1,1,2")
    assert GAME.why_not(chosen.view("red"), ("HC:1",)).key == "why-army-chosen"
    table = scene("0,0 .LI")
    assert GAME.why_not(table.view("yellow"), ("hex:0,0",)).key == "why-not-your-turn"
    table.play("pass pass")
    assert GAME.why_not(table.view("red"), ("hex:0,0",)).key == "why-over"


def test_a_unit_on_the_way_back_is_named_so():
    from .table import on_map

    table = on_map("BG@5,-5 bg@-4,1", away="held.HC2 Z.LI2").play("rally")
    found = said(table, "unit:LI knights:2 from:Z hex:4,-5")
    assert found is not None
    assert found.key == "why-on-the-way"


@pytest.mark.parametrize(
    ("text", "rule"),
    [("recruit:9,9,9", "R109"), ("recruit:0,0,0", "R15"), ("recruit:3,3,3", "R15")],
)
def test_an_army_that_is_not_allowed_names_the_rule_and_changes_nothing(text: str, rule: str):
    match = Match(GAME, seed=1)
    before = match.state
    with pytest.raises(IllegalAction, match=f"got {text}, which rule {rule} forbids$"):
        match.act(SIDE["red"], text)
    assert match.state is before
