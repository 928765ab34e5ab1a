"""Richard III in a terminal: houses, battle and map, as one seat may see them."""

from collections import defaultdict
from functools import cache
from random import Random
from typing import Any

import pytest

from rosenkrieg.cli.boards import Scene, board
from rosenkrieg.cli.boards.richard3 import BOARD
from rosenkrieg.cli.choices import choices, walked_on
from rosenkrieg.cli.speech import TerminalWords
from rosenkrieg.core.contract import CHANCE, FIRST, SEATS, SECOND, Seat
from rosenkrieg.games.richard3.game import GAME
from rosenkrieg.games.richard3.state import Phase, State
from rosenkrieg.games.richard3.tables import AREAS
from tests.games.richard3.fog import POSITIONS, weight
from tests.games.richard3.swaps import swaps
from tests.games.richard3.table import bare, fight, supplied
from tests.games.richard3.table import scene as position

PHASES = {str(kind.__struct_config__.tag) for kind in Phase.__args__}
LANGUAGES = ("de", "en")
KEPT = 2
"""States of each phase that are drawn."""


@cache
def words_of(language: str, unicode: bool = True) -> TerminalWords:
    return TerminalWords(language, GAME, unicode)


def scene(
    state: State,
    seat: Seat = FIRST,
    language: str = "en",
    touched: tuple[str, ...] = (),
    unicode: bool = True,
    **changes: Any,
) -> Scene:
    """The table as the terminal has it drawn for a seat, with the choices it has."""
    view, words = GAME.view(state, seat), words_of(language, unicode)
    legal = GAME.legal_actions(state, seat)
    touched = walked_on(GAME, legal, touched)
    offered = choices(GAME, legal, touched)
    facts: dict[str, Any] = {
        "view": view,
        "names": ("(you)", "(squire)"),
        "log": ("first", "second"),
        "touched": frozenset(),
        "prompt": words.say(GAME.prompt(view)),
        "numbers": {c.step: n for n, c in enumerate(offered, 1) if c.step is not None},
        "offers": tuple(
            f"{n:2}  {BOARD.step(c.step, view, words)}" for n, c in enumerate(offered, 1) if c.step
        ),
        "words": words,
        "unicode": unicode,
        "width": 80,
        "height": 24,
    }
    return Scene(**facts | changes)


def drawn(shown: Scene) -> list[str]:
    return [line.plain.rstrip() for line in BOARD.draw(shown)]


def start() -> State:
    """The Wars of the Roses, both hands dealt; the cards are of no matter."""
    state = GAME.initial_state(GAME.info.complete({"setup": "1460"}))
    while GAME.actors(state) == (CHANCE,):
        state = GAME.apply(state, CHANCE, GAME.legal_actions(state, CHANCE)[0])
    return state


@cache
def played() -> dict[str, list[State]]:
    """Some states of each phase: of wars with many battles, and of rare positions."""
    found: dict[str, list[State]] = defaultdict(list)
    for seed in range(6):
        rng = Random(f"drawings {seed}")
        setup = ("1460", "1470", "1483")[seed % 3]
        state = GAME.initial_state(GAME.info.complete({"setup": setup}))
        while actors := GAME.actors(state):
            _keep(found, state, rng)
            actor = rng.choice(actors)
            legal = GAME.legal_actions(state, actor)
            weights = None if actor == CHANCE else [weight(state, action) for action in legal]
            state = GAME.apply(state, actor, rng.choices(legal, weights)[0])
        _keep(found, state, rng)
    for states in POSITIONS.values():
        for state in states:
            _keep(found, state, rng)
    judged = supplied("kent: y-clarence=2 | sussex: l-clarence l-henry_vi | calais: y-york")
    _keep(found, judged.state, rng)
    return found


def _keep(found: dict[str, list[State]], state: State, rng: Random) -> None:
    kept = found[GAME.view(state, None).phase]
    if len(kept) < KEPT:
        kept.append(state)
    elif rng.random() < 0.1:
        kept[rng.randrange(KEPT)] = state


# every phase


def test_all_phases_are_among_the_states_that_are_drawn():
    assert set(played()) == PHASES


@pytest.mark.parametrize("unicode", [True, False], ids=["unicode", "ascii"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), [(60, 24), (60, 50), (80, 24), (80, 50), (140, 40)])
def test_every_phase_fits_the_terminal(width: int, height: int, language: str, unicode: bool):
    for phase, states in played().items():
        for state in states:
            for seat in SEATS:
                shown = scene(state, seat, language, unicode=unicode, width=width, height=height)
                lines = BOARD.draw(shown)
                assert max(line.cell_len for line in lines) <= width, phase
                text = "\n".join(line.plain for line in lines)
                assert unicode or text.isascii(), phase
                assert "[cli-" not in text, phase
                assert " ".join(shown.prompt.split()) in " ".join(text.split()), phase
                if width >= 80:
                    assert len(lines) < height, phase


@pytest.mark.parametrize(("width", "height"), [(60, 24), (80, 24), (80, 60)])
def test_every_choice_has_its_number_once_at_least(width: int, height: int):
    for phase, states in played().items():
        for state in states:
            for seat in SEATS:
                shown = scene(state, seat, "de", width=width, height=height)
                lines = drawn(shown)
                text = "\n".join(lines)
                for number, offer in enumerate(shown.offers, 1):
                    assert f"[{number}]" in text or offer.strip() in text, (phase, offer)


def test_phases_have_words_in_both_languages():
    for language in LANGUAGES:
        words = words_of(language)
        last = words("cli-richard3-phase", phase="over")
        for phase in PHASES - {"over"}:
            assert words("cli-richard3-phase", phase=phase) != last, phase


# nothing but the view


def test_what_a_seat_may_not_know_changes_nothing():
    compared = 0
    for states in played().values():
        for state in states:
            for seat in SEATS:
                for _, other in zip(range(6), swaps(state, seat), strict=False):
                    assert other != state
                    compared += 1
                    for height in (24, 60):
                        one, two = (scene(each, seat, height=height) for each in (state, other))
                        assert BOARD.draw(one) == BOARD.draw(two)
                    one_view, two_view = GAME.view(state, seat), GAME.view(other, seat)
                    assert BOARD.facts(one_view, words_of("de"), 80) == BOARD.facts(
                        two_view, words_of("de"), 80
                    )
    assert compared > 200


# known positions


def test_the_set_up_of_1460():
    shown = drawn(scene(start(), FIRST, height=60))
    assert shown[0] == "Campaign 1, turn 1 of 7  Choosing cards"
    assert shown[1] == "▸● Lancaster (you)  King Henry VI  Nobles 10  Pool 13"
    assert shown[2].startswith("   Cards: ")
    assert shown[3] == "▸☼ York (squire)  Pretender York  Nobles 0  Pool 12  7 cards"
    text = "\n".join(shown)
    assert "Middlesex ♔■≈   ● ♛Henry VI 4" in text
    assert "Cornwall ♔≈     ● Exeter 3, Devon 2" in text
    assert "Calais ≈        ☼ March 3, Warwick 4," in text
    assert "Pool            ● Westmorel. 3," in text
    places = [text.index(name) for name in ("Wales", "England", "North Yorks ", "Dorset ")]
    assert places == sorted(places)


def test_the_set_up_in_german_and_ascii():
    text = "\n".join(drawn(scene(start(), SECOND, "de", unicode=False, height=60)))
    assert ">W York (squire)  Thronbewerber York  Adlige 0  Pool 12" in text
    assert "Middlesex ^#~   R K.Henry VI 4" in text
    assert "Frankreich ~    R Franzosen 4" in text


def test_strangers_are_counted_and_those_who_moved_stand_in_brackets():
    table = position("kent: y-march y-warwick=2 y-york | sussex: l-devon l-rivers", seat="york")
    table.play("take:y-march step:middlesex stop")
    text = "\n".join(drawn(scene(table.state, SECOND)))
    assert "☼ (March 3)" in text
    assert "☼ [1]York 4," in text
    assert "[2]Warwick 2" in text
    assert "● 2×?" in text
    assert "3 AP left" in text
    red = "\n".join(drawn(scene(table.state, FIRST)))
    assert "☼ 2×?" in red
    assert "March" not in red
    assert "Devon 2" in red


def test_areas_where_a_block_can_go_have_their_number():
    table = position("kent: y-march | sussex: l-devon", seat="york").play("take:y-march")
    shown = scene(table.state, SECOND)
    text = "\n".join(drawn(shown))
    assert "☼ ▸March 3" in text
    sussex = shown.numbers["area:sussex"]
    assert f"[{sussex}]Sussex ♔≈" in text
    assert "Kent †≈" in text


def battle_of_leicester() -> State:
    return fight(
        "leicester",
        "l-rivers l-devon=1",
        "y-york y-shrewsbury",
        reserves="y-hastings l-oxford",
        elsewhere="derby: l-henry_vi l-clifford | kent: y-march",
    ).state


def test_a_battle():
    shown = drawn(scene(battle_of_leicester(), SECOND))
    at = shown.index("Battle of Leicester, round 1 of 4")
    left, right = ([line[part].rstrip() for line in shown[at + 1 : at + 5]] for part in HALVES)
    assert left[:3] == [
        " ● Lancaster defends, reserve 1",
        "       B2 Devon 1",
        "       B3 Rivers 2",
    ]
    assert right[0] == "▸☼ York attacks, reserve 1"
    assert right[1].endswith("▸A1 Shrewsbury 3")
    assert right[2:] == ["       B3 York 4", "       Hastings 3"]
    text = "\n".join(shown)
    assert "Battle: York  ☼ Action 4  ● Action 4" in shown[0]
    assert "Oxford" not in text.replace("Oxford  ", "")
    red = "\n".join(drawn(scene(battle_of_leicester(), FIRST)))
    assert "Oxford 3" in red
    assert "Hastings" not in red


HALVES = (slice(0, 40), slice(40, None))


def test_a_low_terminal_leaves_out_what_matters_least():
    far = "kent: y-march | cornwall: l-devon | wilts: l-wiltshire | cumbria: l-clifford"
    state = fight("leicester", "l-rivers", "y-york", elsewhere=f"{far} | derby: l-henry_vi").state
    assert "Kent †≈         ☼ March 3" in "\n".join(drawn(scene(state, SECOND)))
    lines = drawn(scene(state, SECOND, height=12))
    assert len(lines) < 12
    assert any(line.startswith("Derby") for line in lines)  # beside the battle
    assert "4 more areas: view" in lines
    assert not any("March" in line for line in lines)


# words


def test_choices_in_words():
    state = battle_of_leicester()
    view, german = GAME.view(state, SECOND), words_of("de")
    assert BOARD.step("block:y-shrewsbury", view, german) == "Shrewsbury 3"
    assert BOARD.step("area:france", view, german) == "Rückzug nach Frankreich"
    assert BOARD.step("fire", view, german) == "Feuern"
    table = position("kent: y-march", seat="york")
    pool = BOARD.step("block:y-norfolk", GAME.view(table.state, SECOND), german)
    assert pool == "Norfolk 4 (Pool)"


def test_actions_are_spelled_in_the_language():
    german, english = words_of("de"), words_of("en")
    assert BOARD.spelled("play:plague", german) == "Pest"
    assert BOARD.spelled("recruit:y-norfolk:east_anglia", german) == "Norfolk:EastAnglia"
    assert BOARD.spelled("charge:y-march:l-rivers", english) == "March:Charge:Rivers"
    assert BOARD.spelled("sail:france", german) == "Segeln:Frankreich"
    assert BOARD.spelled("no such thing", german) == "no such thing"


def test_no_two_choices_are_spelled_alike():
    for states in played().values():
        for state in states:
            for seat in SEATS:
                texts = [GAME.encode_action(each) for each in GAME.legal_actions(state, seat)]
                for language in LANGUAGES:
                    words = words_of(language)
                    spelled = {BOARD.spelled(text, words).casefold() for text in texts}
                    assert len(spelled) == len(texts)
                    assert not any(" " in text for text in spelled)


@pytest.mark.parametrize(
    ("text", "path"),
    [
        ("york", ("block:y-york",)),
        ("Frankreich", ("area:france",)),
        ("isleofman", ("area:isle_of_man",)),
        ("Pest", ("card:plague",)),
        ("plague", ("card:plague",)),
        ("Franzosen", ("block:l-french_mercenary",)),
        ("franzoesischerblock", ("block:l-french_mercenary",)),
        ("HenryVI", ("block:l-henry_vi",)),
        ("fertig", ("end",)),
        ("Norfolk:Kent", ("block:y-norfolk", "area:kent")),
        ("Warwick:Stürmen:Warwick", ("block:y-warwick", "charge", "block:l-warwick")),
        ("drache", None),
        ("", None),
    ],
)
def test_short_names_in_german(text: str, path: tuple[str, ...] | None):
    view = GAME.view(position("kent: y-march", seat="york").state, SECOND)
    assert BOARD.way(text, view, words_of("de")) == path


def test_warwick_is_what_is_asked_for():
    acting = position("kent: y-march | sussex: l-devon", seat="york")
    english = words_of("en")
    assert BOARD.way("Warwick", GAME.view(acting.state, SECOND), english) == ("block:y-warwick",)
    assert BOARD.way("Warwick", GAME.view(acting.state, FIRST), english) == ("block:l-warwick",)
    moving = acting.play("take:y-march")
    assert BOARD.way("warwick", GAME.view(moving.state, SECOND), english) == ("area:warwick",)


def test_every_thing_is_found_by_its_name():
    for language in LANGUAGES:
        words = words_of(language)
        for area in AREAS:
            view = GAME.view(position("kent: y-march", seat="york").play("take:y-march").state, 1)
            assert BOARD.way(words(f"area-{area}"), view, words) == (f"area:{area}",)


# all that lies open


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_statement_of_every_phase(language: str):
    words = words_of(language, unicode=False)
    for phase, states in played().items():
        for state in states:
            lines = BOARD.facts(GAME.view(state, FIRST), words, 60)
            text = "\n".join(lines)
            assert text.isascii(), phase
            assert "[cli-" not in text, phase
            assert "_" not in text, phase
            assert max(map(len, lines)) <= 60
            for area in AREAS:
                assert words(f"area-{area}") in text


def test_the_statement_names_own_blocks_and_what_lies_beside():
    state = bare("kent: y-march y-warwick=2 | sussex: l-devon | dead: l-exeter")
    lines = BOARD.facts(GAME.view(state, SECOND), words_of("de"), 100)
    assert "  Kent †≈ (versorgt 4): ☼ March 3 A3, Warwick 2 B3" in lines
    assert "  Sussex ♔≈ (versorgt 4): ● 1×?" in lines
    assert "  Tot: Exeter" in lines


def test_it_is_the_board_of_the_game():
    assert board("richard3") is BOARD
