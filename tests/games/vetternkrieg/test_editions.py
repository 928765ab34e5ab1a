# ruff: noqa: N802 (tests are named after the items of RULES.md)
"""Decks of one's own: what is refused, with entry and reason, and what is only odd. [D1-D7]"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from rosenkrieg.core.contract import CHANCE
from rosenkrieg.core.errors import BadEdition
from rosenkrieg.core.match import Match
from rosenkrieg.games.vetternkrieg.tables import EDITIONS, Tables
from tests.games.vetternkrieg import decks
from tests.games.vetternkrieg.decks import changed, with_entry
from tests.games.vetternkrieg.table import GAME, M, Playing, at, legal, play, table, uses

MAIN = "main = [{ troops = "


def event(id: str, *pairs: tuple[str, str]) -> str:
    return with_entry("event", id, *pairs)


E4_MAIN = 'main = [{ troops = "own", from = ["reserve"], to = ["north"], min = 1, max = 2 }]'


def e4(main: str) -> str:
    return event("E4", (E4_MAIN, f"main = [{main}]"))


BAD: list[tuple[str, Callable[[], str]]] = [
    # D1: numbers and ids
    ("event: expected 10 entries, got 9", lambda: changed((decks.entry("event", "E5"), ""))),
    (
        "battlefield: expected 7 entries, got 6",
        lambda: changed((decks.entry("battlefield", "towton"), "")),
    ),
    ("twist: expected 6 entries, got 5", lambda: changed((decks.entry("twist", "T4"), ""))),
    ("event E4: expected an id of its own", lambda: event("E5", ('id = "E5"', 'id = "E4"'))),
    ("event number 5: expected an id such as E4", lambda: event("E5", ('id = "E5"', 'id = "5/a"'))),
    (
        "event E5: expected one of .*, got 'colour'",
        lambda: event("E5", ("cp = 1", "cp = 1\ncolour = 1")),
    ),
    # names and sources
    ("event E5: expected a name", lambda: event("E5", (', en = "Duke of Norfolk"', ""))),
    ("event E5: expected a source out of", lambda: event("E5", ('cp = "ours"', 'cp = "dreams"'))),
    (
        "twist T2: expected a source",
        lambda: with_entry("twist", "T2", ('source = { name = "public", effect = "ours" }\n', "")),
    ),
    # D2: dates, regions, troops
    (
        "battlefield towton: expected a date such as",
        lambda: changed(("date = 1461-03-29", 'date = "1461"')),
    ),
    (
        "battlefield towton: expected a date of its own",
        lambda: changed(("1461-03-29", "1461-02-02")),
    ),
    ("expected an edition as TOML", lambda: changed(("1461-03-29", "1461-02-30"))),
    (
        "battlefield towton: expected a region out of",
        lambda: with_entry("battlefield", "towton", ('"north"', '"wales"')),
    ),
    (
        "battlefield towton: expected york from 0 to 12, got 13",
        lambda: with_entry("battlefield", "towton", ("york = 2", "york = 13")),
    ),
    # D3: points
    ("event E4: expected cp from 1 to 3, got 4", lambda: event("E4", ("cp = 1", "cp = 4"))),
    (
        "battlefield towton: expected cp from 1 to 3, got 0",
        lambda: with_entry("battlefield", "towton", ("cp = 2", "cp = 0")),
    ),
    ("event E4: expected cp from 1 to 3, got True", lambda: event("E4", ("cp = 1", "cp = true"))),
    # D4: rounds
    ("event E4: expected red as rounds", lambda: event("E4", ("red = [2]", "red = [6]"))),
    (
        "event E4: expected outlined as rounds",
        lambda: event("E4", ("outlined = [4]", "outlined = [4, 4]")),
    ),
    # D5: steps
    (
        "event E4: main, step 1: expected troops out of",
        lambda: event("E4", (MAIN + '"own"', MAIN + '"all"')),
    ),
    (
        "event E4: main, step 1: expected from out of",
        lambda: event(
            "E4", ('from = ["reserve"], to = ["north"]', 'from = ["moon"], to = ["north"]')
        ),
    ),
    (
        "event E4: main, step 1: expected one of .*, got 'speed'",
        lambda: event("E4", ("max = 2 }", "max = 2, speed = 3 }")),
    ),
    (
        "event E4: main, step 1: expected max from 3 to 12",
        lambda: event("E4", ("min = 1, max = 2", "min = 3, max = 2")),
    ),
    (
        "event E4: main, step 1: expected min of at least 1",
        lambda: event("E4", ("min = 1, max = 2", "min = 0, max = 2")),
    ),
    (
        "event E8: main, step 2: expected min 0",
        lambda: event("E8", ("min = 0, max = 1", "min = 1, max = 1")),
    ),
    (
        "event E7: main, step 1: expected max from 1 to 2",
        lambda: event("E7", ("min = 1, max = 2", "min = 1, max = 3")),
    ),
    ("event E4: expected main as a list of steps", lambda: event("E4", (E4_MAIN, "main = []"))),
    (
        "event E4: main, step 1: expected to as a list",
        lambda: event("E4", ('to = ["north"]', 'to = "north"')),
    ),
    (
        "event E4: main, step 1: expected each_to",
        lambda: event("E4", ("max = 2 }", "max = 2, each_to = 0 }")),
    ),
    (
        "event E4: main, step 1: expected one_from",
        lambda: event("E4", ("max = 2 }", "max = 2, one_from = 1 }")),
    ),
    (
        "event E4: main, step 1: expected forced exactly in on_reveal",
        lambda: event("E4", ("max = 2 }", "max = 2, forced = true }")),
    ),
    (
        "event E4: main: expected at most 100 choices",
        lambda: e4(
            '{ troops = "any", from = ["regions", "supply", "reserve"],'
            ' to = ["regions", "supply", "reserve"], min = 1, max = 3 }'
        ),
    ),
    (
        "event E4: main: expected a step that can move a troop",
        lambda: e4('{ troops = "own", from = ["other_half"], to = ["north"], min = 1, max = 1 }'),
    ),
    (
        'event E4: main, step 1: expected max = "all" from one place',
        lambda: e4(
            '{ troops = "own", from = ["regions"], to = ["reserve"], min = 1, max = "all" }'
        ),
    ),
    ("event E2: expected when to be", lambda: event("E2", ("fewer_on_field", "raining"))),
    # D6: nobody is sent where he never stands
    (
        "expected no french troops to be sent to reserve",
        lambda: event("E7", ('to = ["own_half"]', 'to = ["reserve"]')),
    ),
    (
        "expected no own troops to be sent to other_half",
        lambda: event("E6", ('to = ["own_half"]', 'to = ["other_half"]')),
    ),
    (
        "expected no any troops to be sent to own_half",
        lambda: event("E3", ('to = ["supply"]', 'to = ["own_half"]')),
    ),
    # D7: twists
    (
        "twist T3: expected one of own_rose_secondary",
        lambda: with_entry("twist", "T3", ('forbid = ["move"]\n', "")),
    ),
    ("twist T3: expected forbid out of", lambda: with_entry("twist", "T3", ('"move"', '"sleep"'))),
    (
        "twist T3: expected a use of command points",
        lambda: with_entry(
            "twist", "T3", ('"move"', '"gain", "deploy", "move", "place", "remove"')
        ),
    ),
    (
        "twist T2: expected battle_losses_to",
        lambda: with_entry("twist", "T2", ('"reserve"', '"france"')),
    ),
    (
        "twist T1: expected own_rose_secondary = true",
        lambda: with_entry("twist", "T1", ("own_rose_secondary = true", "own_rose_secondary = 1")),
    ),
    (
        "twist T6: on_reveal: expected own troops",
        lambda: with_entry("twist", "T6", ('to = ["reserve"]', 'to = ["own_half"]')),
    ),
    (
        "twist T6: on_reveal, step 1: expected forced",
        lambda: with_entry("twist", "T6", (", forced = true", "")),
    ),
    # the board
    (
        "board : expected troops from 12 to 12, got 13",
        lambda: changed(("troops = 12", "troops = 13")),
    ),
    ("board : expected rounds from 5 to 5, got 4", lambda: changed(("rounds = 5", "rounds = 4"))),
]


@pytest.mark.parametrize(("problem", "text"), BAD, ids=[problem for problem, _ in BAD])
def test_a_bad_deck_is_refused_with_entry_and_reason(problem: str, text: Callable[[], str]) -> None:
    with pytest.raises(BadEdition, match=problem):
        EDITIONS.load(text())


def tables(text: str) -> Tables:
    return EDITIONS.tables(EDITIONS.load(text).hash)


def test_what_is_odd_is_warned_of() -> None:
    assert tables(decks.marked_everywhere()).warnings[0].startswith("round 1: 10 events are marked")
    text = with_entry("battlefield", "towton", ("york = 2", "york = 5"))
    assert tables(text).warnings == ("starting troops: york has 3 more",)
    no_french = 'main = [{ troops = "own", from = ["supply"], to = ["reserve"], min = 1, max = 1 }]'
    text = decks.STANDARD
    for id in ("E7", "E8"):
        lines = decks.entry("event", id)
        plain = lines[: lines.index("main = ")] + no_french + "\n"
        plain += no_french.replace("main", "secondary") + '\nsource = "ours"\n\n'
        text = text.replace(lines, plain)
    assert tables(text).warnings == ("French troops: cards need them, but none brings them",)


def test_a_deck_of_ones_own_can_be_played_through() -> None:
    text = event(
        "E4",
        ('id = "E4"', 'id = "Kanone"'),
        (
            E4_MAIN,
            'main = [{ troops = "enemy", from = ["regions"], to = ["supply"], min = 1, max = 1 }]',
        ),
    )
    text = text.replace('name = "standard"', 'name = "mine"', 1)
    match = Match(GAME, {"edition": text, "twists": "on"}, seed=5)
    assert GAME.edition(match.options).name == "mine"
    rng = Random(5)
    while not match.over:
        actor = match.actors[0]
        match.act(actor, rng.choice(match.legal(actor)))
        GAME.check(match.state)


def test_enemy_troops_can_be_moved_by_a_card_of_ones_own() -> None:
    text = e4('{ troops = "enemy", from = ["regions"], to = ["reserve"], min = 1, max = 1 }')
    match = at(Playing(M), edition=text, red="E4 E1", white="E5 E6")
    assert [use for use in uses(match, "E4") if use.startswith("main")] == [
        "main/w:north>reserve", "main/w:central>reserve", "main/w:south>reserve",
    ]  # fmt: skip


def test_a_later_step_may_use_what_an_earlier_one_brought() -> None:
    text = e4(
        '{ troops = "own", from = ["supply"], to = ["reserve"], min = 1, max = 1 },'
        '{ troops = "own", from = ["reserve"], to = ["south"], min = 0, max = 1 }'
    )
    match = at(Playing(M), edition=text, red="E4 E1", white="E5 E6", reserve=(0, 2))
    mains = [use for use in uses(match, "E4") if use.startswith("main")]
    assert mains == ["main/r:supply>reserve", "main/r:supply>reserve+r:reserve>south"]
    play(match, f"E4/{mains[1]}")
    assert table(match).regions["south"].troops == (2, 1)


def test_one_to_and_each_to_bind_the_targets() -> None:
    one_to = (
        '{ troops = "own", from = ["reserve"], to = ["regions"], min = 2, max = 2, one_to = true }'
    )
    match = at(Playing(M), edition=e4(one_to), red="E4 E1", white="E5 E6")
    mains = [use for use in uses(match, "E4") if use.startswith("main")]
    assert mains == [f"main/r:reserve>{name}*2" for name in ("north", "central", "south")]


def test_a_place_does_not_give_and_take_in_one_step() -> None:
    ring = '{ troops = "own", from = ["regions"], to = ["regions"], min = 1, max = 2 }'
    match = at(Playing(M), edition=e4(ring), red="E4 E1", white="E5 E6")
    afters = [
        GAME.apply(match.state, M, a).troops for a in match.legal(M) if "MainEvent" in repr(a)
    ]
    assert len(afters) == len(set(afters))


def test_all_troops_of_a_place() -> None:
    every = '{ troops = "own", from = ["reserve"], to = ["north"], min = 1, max = "all" }'
    match = at(Playing(M), edition=e4(every), red="E4 E1", white="E5 E6", reserve=(3, 2))
    assert [use for use in uses(match, "E4") if "main" in use] == ["main/r:reserve>north*3"]


FEWER = ("main = [", 'secondary_when = ["fewer_on_field"]\nmain = [')


@pytest.mark.parametrize(("half", "is_open"), [((2, 1), True), ((1, 1), False), ((1, 2), False)])
def test_E6_a_secondary_event_may_need_fewer_on_the_half_of_who_uses_it(
    half: tuple[int, int], is_open: bool
) -> None:
    text = decks.with_entry("event", "E4", FEWER)
    match = at(Playing(M), round=4, edition=text, half=half, red="E4 E1", white="E5 E6")
    play(match, "E4/gain")
    assert (table(match).phase == "offer") == is_open


@pytest.mark.parametrize(("half", "is_open"), [((1, 2), True), ((1, 1), False), ((2, 1), False)])
def test_E6_V168_under_T1_it_is_the_half_of_the_active_player(
    half: tuple[int, int], is_open: bool
) -> None:
    text = decks.with_entry("event", "E4", FEWER)
    facts = {"edition": text, "half": half, "red": "E4 E1", "white": "E5 E6"}
    match = at(Playing(M), twist="T1", round=2, **facts)
    assert any(use.startswith("secondary") for use in uses(match, "E4")) == is_open


def test_all_troops_of_a_place_in_a_secondary_event() -> None:
    """All or none: not two of three; and not with nobody there."""
    old = decks.entry("event", "E4").partition("secondary = ")[2].partition("\n")[0]
    new = '[{ troops = "own", from = ["reserve"], to = ["north"], min = 1, max = "all" }]'
    text = decks.with_entry("event", "E4", (old, new))
    hands = {"red": "E4 E1", "white": "E5 E6", "edition": text, "round": 4}
    match = play(at(Playing(M), reserve=(2, 3), **hands), "E4/gain")
    assert legal(match) == ["decline", "event/w:reserve>north*3"]
    match = play(at(Playing(M), reserve=(2, 0), **hands), "E4/gain")
    assert table(match).phase == "play"


def test_a_round_may_show_both_roses_and_each_is_checked_by_itself() -> None:  # c63
    text = event("E4", ("white = []", "white = [2]"))
    for seat, hands in (
        (0, {"red": "E4 E1", "white": "E5 E6"}),
        (1, {"red": "E5 E6", "white": "E4 E1"}),
    ):
        match = at(Playing(seat), round=2, edition=text, **hands)
        play(match, "E4/gain")
        assert table(match).phase == "offer"


def test_chance_weighs_all_cards_alike() -> None:
    match = Match(GAME)
    assert len(legal(match)) == len(GAME.chance_weights(match.state)) == 17
    assert match.actors == (CHANCE,)


def test_all_faults_are_told_at_once_entry_by_entry() -> None:
    text = changed(
        (decks.entry("event", "E5"), ""),
        ('id = "E7"', 'id = "E6"'),
        ("date = 1461-03-29", 'date = "1461"'),
    )
    text = text.replace('"south"\nlancaster = ', '"wales"\nlancaster = 9')
    text = text.replace(E4_MAIN, 'main = [{ troops = "all", from = ["moon"], to = "x", min = 1 }]')
    text = text.replace("red = [2]", "red = [6]").replace("battle_losses_to", "losses_to")
    with pytest.raises(BadEdition) as refused:
        EDITIONS.load(text)
    faults = refused.value.faults
    assert str(refused.value) == "\n".join(faults)
    for expected in (
        "event: expected 10 entries, got 9",
        "event E6: expected an id of its own",
        "battlefield towton: expected a date such as",
        "event E4: main, step 1: expected troops out of",
        "event E4: main, step 1: expected from out of",
        "event E4: main, step 1: expected to as a list",
        "expected red as rounds",
    ):
        assert any(expected in fault for fault in faults), expected
    assert any(fault.startswith("battlefield") and "'wales'" in fault for fault in faults)
    assert any(fault.startswith("twist") and "'losses_to'" in fault for fault in faults)
    assert len(faults) == len(set(faults))
