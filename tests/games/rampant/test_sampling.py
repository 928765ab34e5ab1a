# ruff: noqa: N802 (tests are named after the items of RULES.md)
"""Samples are drawn as they should be: every secret choice that fits a view is as likely."""

from __future__ import annotations

from collections import defaultdict
from random import Random

from rosenkrieg.core.contract import Viewer
from rosenkrieg.games.rampant.game import GAME
from rosenkrieg.games.rampant.state import Boasting, Choosing, Naming, State
from tests.distribution import assert_drawn_from
from tests.games.rampant.table import Table

BEFORE_BOASTS = ("L attack", "D defend", "L name:f1-1", "D no", "L scenario:LR-K", "D yes")


def samples(state: State, viewer: Viewer, count: int) -> list[State]:
    """States sampled from what a viewer sees."""
    view, rng = GAME.view(state, viewer), Random(7)
    return [GAME.determinize(view, rng) for _ in range(count)]


def test_D5_the_other_attacks_as_often_as_it_defends() -> None:
    chosen = []
    for each in samples(Table().do("L attack").state, 1, 1_000):
        assert type(each.phase) is Choosing
        chosen.append(each.phase.chosen)
    assert_drawn_from(chosen, [("attack", None), ("defend", None)])


def test_D6_the_other_names_any_territory() -> None:
    table = Table(("village", *["stud_farm"] * 5), pair=("truce",))
    names = [text.removeprefix("name:") for text in table.legal("L")]
    assert len(names) == 5
    named = []
    for each in samples(table.do(f"L name:{names[0]}").state, 1, 1_000):
        assert type(each.phase) is Naming
        named.append(each.phase.names[0])
    assert_drawn_from(named, names)


def test_D13_the_other_list_has_any_length_and_any_boasts() -> None:
    table = Table().do(*BEFORE_BOASTS)
    boasts = [text.removeprefix("boast:") for text in table.legal("L") if text != "no"]
    first = boasts[0]
    for done, lengths in (((), (0, 1, 2)), (("L no",), (0, 1, 2, 3))):
        state = Table().do(*BEFORE_BOASTS).do(f"L boast:{first}", *done).state
        lists = defaultdict(list)
        for each in samples(state, 1, 3_000):
            assert type(each.phase) is Boasting
            lists[len(each.phase.lists[0])].append(each.phase.lists[0])
        assert_drawn_from((n for n, drawn in lists.items() for _ in drawn), lengths)
        for length in lengths[1:]:
            assert_drawn_from((one for drawn in lists[length] for one in drawn), boasts)
