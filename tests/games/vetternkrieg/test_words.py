# ruff: noqa: N802 (tests are named after the items of RULES.md)
"""Log lines, prompts, previews, refusals, paths; RULES.md and the rules for players."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from rosenkrieg.core.contract import VIEWERS
from rosenkrieg.games.vetternkrieg.tables import EDITIONS, STANDARD
from rosenkrieg.locale import words_for
from tests.games.vetternkrieg.table import (
    CARDS,
    GAME,
    TWISTS,
    Attempting,
    E,
    Keeping,
    M,
    Offered,
    Playing,
    Settling,
    Throwing,
    at,
    card,
    dealt,
    last_lines,
    legal,
    play,
    say,
    why_not,
)

FOLDER = files("rosenkrieg.games.vetternkrieg")
ITEMS = [f"V{number:03}" for number in range(1, 174)]
CLARIFICATIONS = [f"c{number}" for number in range(1, 65)]
RED = "wakefield E1 E4 E7 E9 barnet"
WHITE = "mortimers_cross E2 E3 E5 E8 E10"


# the log


def test_nobody_reads_what_he_may_not_know() -> None:
    match = play(dealt(RED, WHITE), "M>give:E4")
    assert last_lines(match, M) == ["You give away Earl of Northumberland."]
    assert last_lines(match, E) == last_lines(match, None) == ["Lancaster has chosen."]
    play(match, "E>give:E5")
    assert last_lines(match, E) == [
        "You give away Duke of Norfolk.",
        "You receive Earl of Northumberland.",
    ]
    assert last_lines(match, M, "de") == ["York hat gewählt.", "Du erhältst Herzog von Norfolk."]
    assert last_lines(match, None) == ["York has chosen.", "Both players have swapped a card."]


def test_the_choice_of_the_field_is_told() -> None:
    match = play(dealt(RED, WHITE), "M>give:E4 E>give:E5 M>lay:wakefield E>lay:mortimers_cross")
    assert last_lines(match, M) == [
        "York has chosen.",
        "Revealed: Wakefield (Lancaster), Mortimer’s Cross (York).",
        "The battlefield is Wakefield (North), chosen by you.",
    ]
    play(match, "muster:1")
    assert last_lines(match, E) == ["Lancaster’s starting troops: 1 from the supply."]


def test_the_battle_of_the_example_in_words() -> None:
    match = at(Throwing(M, 1), half=(2, 3), french=(2, 0), red="E4", white="E3")
    told = {M: [], E: [], None: []}
    for word in ["throw:245", "claim:55", "doubt", "last:255", "throw:133", "last:222"]:
        play(match, word)
        for viewer in VIEWERS:
            told[viewer] += last_lines(match, viewer)
    assert told[None] == [
        "Lancaster rolls hidden dice.",
        "Lancaster claims a pair of 5s.",
        "York doubts the claim. The dice: 2, 4, 5.",
        "The claim was a lie.",
        "Lancaster spends Earl of Northumberland. The dice are now 2, 5, 5.",
        "York rolls 1, 3, 3 in the open.",
        "York spends Warwick the Kingmaker. The dice are now 2, 2, 2.",
        "Attack: a pair of 5s. Defense: three 2s.",
        "Lancaster loses 2, 2 of them French.",
    ]
    assert told[M][0] == "You roll 2, 4, 5 (hidden)."
    assert told[E][0] == "Lancaster rolls hidden dice."


def test_believed_dice_are_in_no_line() -> None:
    match = at(Throwing(M, 1), half=(2, 3), red="E4", white="E3")
    play(match, "throw:245 claim:55 believe")
    for viewer in (E, None):
        assert "2, 4, 5" not in " ".join(say(line for _, line in match.log(viewer)))


@pytest.mark.parametrize(
    ("script", "line"),
    [
        ("E7/gain", "York plays Help from France: 2 to the reserve."),
        ("E7/deploy/2", "York plays Help from France: 2 to the battlefield."),
        ("E7/move/central/1,0,1", "York plays Help from France: 2 troops move to Central."),
        ("E7/place/north", "York plays Help from France to place troops: North."),
        ("E7/main/f:supply>york*2",
         "York plays Help from France for its event: 2 French from the supply to York’s half."),
        ("E7/place/north die:6", "Roll 6 against 2: the troop stays (North)."),
        ("E7/place/north die:2", "Roll 2 against 2: the troop goes back to the reserve (North)."),
        ("E7/place/north die:1", "Roll 1 against 2: the troop goes to the supply (North)."),
        ("E7/remove/north die:6", "Roll 6 against 1: failed (North). Lancaster’s troops stay."),
        (
            "E7/remove/north die:1",
            "Roll 1 against 1: one of Lancaster’s troops goes to the reserve (North).",
        ),
    ],
)  # fmt: skip
def test_plays_in_words(script: str, line: str) -> None:
    match = at(Playing(E), white="E7 E3", red="E1 E2")
    play(match, script)
    assert last_lines(match, None)[0] == line


def test_V054_one_troop_is_told_as_one() -> None:
    match = at(Playing(E), white="E7 E3", red="E1 E2")
    play(match, "E7/move/central/1,0,0")
    assert last_lines(match, E) == ["You play Help from France: 1 troop moves to Central."]
    assert last_lines(match, E, "de") == [
        "Du spielst Hilfe aus Frankreich: 1 Truppe zieht in die Region Mitte."
    ]


@pytest.mark.parametrize(("use", "word"), [("place", "Platzieren"), ("remove", "Vertreiben")])
def test_attempts_in_german(use: str, word: str) -> None:
    match = at(Playing(E), white="E7 E3", red="E1 E2")
    play(match, f"E7/{use}/north")
    assert last_lines(match, E, "de") == [f"Du spielst Hilfe aus Frankreich zum {word}: Norden."]


@pytest.mark.parametrize("half", [(0, 0), (0, 1), (2, 0)])
def test_V106_V107_a_battle_without_a_fight_in_words(half: tuple[int, int]) -> None:
    match = at(Playing(E), white="E7 E3", red="E4", half=half)
    play(match, "E7/gain")
    winner = "York wins" if half[1] else "Lancaster wins"
    assert last_lines(match, None)[1:] == [
        "At most one player has troops on the battlefield, so there is no battle.",
        f"{winner} the battle of Wakefield (battles won: 1).",
    ]


def test_a_battle_that_was_fought_is_not_called_unfought() -> None:
    match = at(Throwing(M, 1), half=(1, 1), red="E4", white="E3")
    play(match, "throw:255 claim:55 doubt")
    assert "fight" not in " ".join(last_lines(match, None))


def test_V153_one_region_is_told_as_one() -> None:
    match = at(Settling(M), round=5, half=(1, 0), north=(2, 1), red="E1", white="E2")
    play(match, "settle:reserve")
    assert last_lines(match, None)[-1] == "Lancaster wins by 1 region to 0."


def test_the_end_in_words() -> None:
    match = at(Settling(M), half=(1, 0), north=(2, 1), central=(2, 1), south=(2, 1), red="E1")
    play(match, "settle:reserve")
    assert last_lines(match, M)[-1] == "You control all three regions and win immediately."
    assert (
        last_lines(match, E, "de")[-1]
        == "Lancaster kontrolliert alle drei Regionen und gewinnt sofort."
    )


# names


def test_names_of_things_agree_with_the_deck() -> None:
    names = EDITIONS.tables(STANDARD.hash).names
    for place, language in enumerate(("de", "en")):
        words = words_for(language, "vetternkrieg")
        for id in CARDS:
            assert words("choice-card", card=id) == names[id][place]
        for id in TWISTS:
            assert words("choice-twist", twist=id) == names[id][place]


def test_every_thing_of_a_path_has_words() -> None:
    positions = [
        at(
            Playing(M),
            round=2,
            twist="T1",
            red="E4 E2 E1",
            white="E5 E6 E3",
            french=(0, 1),
            half=(0, 1),
        ),
        at(Attempting(M, card("barnet"), True, 2, 1), red="E1", white="E2 E3"),
        at(Offered(E, card("E2")), red="barnet", white="bosworth hexham"),
        at(
            Offered(E, card("E3")),
            red="barnet",
            white="bosworth hexham",
            half=(1, 1),
            french=(1, 1),
        ),
        play(at(Throwing(M, 1), half=(2, 3), red="E4", white="E3"), "throw:245"),
        play(at(Throwing(M, 1), half=(2, 3), red="E4", white="E3"), "throw:245 claim:55"),
        play(at(Throwing(M, 1), half=(2, 3), red="E4", white="E3"), "throw:245 claim:55 doubt"),
        at(Settling(M), half=(2, 0)),
        at(Keeping((None, None)), red="E1", white="E2"),
        dealt(RED, WHITE),
        play(dealt(RED, WHITE), "M>give:E4 E>give:E5 M>lay:wakefield E>lay:mortimers_cross"),
    ]
    for match in positions:
        for action in match.legal(match.actors[0]):
            for thing in GAME.path(action):
                kind, _, name = thing.partition(":")
                params = {"name": name, kind: name, "each": name}
                for language in ("de", "en"):
                    assert words_for(language, "vetternkrieg")(f"thing-{kind}", **params)


def test_paths_follow_the_hand() -> None:
    match = at(Playing(M), red="E4 barnet", white="E5 E6")
    paths = {GAME.encode_action(action): GAME.path(action) for action in match.legal(M)}
    assert paths["E4/main/r:reserve>north*2"] == (
        "card:E4", "use:main", "take:r_reserve", "put:north", "count:2", "done",
    )  # fmt: skip
    assert paths["barnet/move/central/1,0,1"] == (
        "card:barnet", "use:move", "region:central", "from_north:1", "from_south:1",
    )  # fmt: skip
    assert paths["barnet/place/south"] == ("card:barnet", "use:place", "region:south")


# prompts and previews


def test_prompts() -> None:
    match = dealt(RED, WHITE)
    assert say([match.prompt(M), match.prompt(None)]) == [
        "Which card will you give to your opponent?",
        "Both players are choosing in secret.",
    ]
    play(match, "M>give:E4")
    assert say([match.prompt(M), match.prompt(E)]) == [
        "York is choosing a card to give away.",
        "Which card will you give to your opponent?",
    ]
    match = at(Playing(M), red="E4 barnet", white="E5 E6")
    assert say([match.prompt(M)]) == ["Play your fourth card. The fifth stays in your hand."]
    match = at(Throwing(M, 1), half=(2, 3), red="E4", white="E3")
    play(match, "throw:245")
    assert say([match.prompt(M)]) == ["You rolled 2, 4, 5. What will you claim?"]
    assert say([match.prompt(E)]) == ["Lancaster has rolled and is about to claim."]
    play(match, "claim:55")
    assert say([match.prompt(E)]) == ["Your opponent claims a pair of 5s. Do you believe it?"]
    play(match, "doubt")
    assert say([match.prompt(M)]) == [
        "Caught: 2, 4, 5 instead of a pair of 5s. Will you spend your last card?"
    ]


def previewed(match: Any, text: str) -> list[str]:
    actor = match.actors[0]
    return say(GAME.preview(match.view(actor), GAME.decode_action(text, actor)))


def test_previews_tell_numbers() -> None:
    match = at(Playing(M), red="E4 barnet", white="E5 E6", north=(1, 2))
    assert previewed(match, "barnet/gain") == ["Red reserve: 2 → 5."]
    assert previewed(match, "barnet/deploy/2") == [
        "Red reserve: 2 → 0.",
        "Red on the battlefield: 0 → 2.",
    ]
    assert previewed(match, "barnet/move/central/1,0,1") == [
        "Red in North: 1 → 0.", "Red in Central: 1 → 3.", "Red in South: 1 → 0.",
    ]  # fmt: skip
    assert previewed(match, "barnet/place/north") == [
        "Out of six rolls, the troop stays on 4, goes to the reserve on 1 and to the supply on 1."
    ]
    assert previewed(match, "barnet/remove/north") == [
        "Out of six rolls, the troop goes to the supply on 1, to the reserve on 1, and stays on 4."
    ]
    assert previewed(match, "E4/main/r:reserve>north*2") == [
        "Red reserve: 2 → 0.",
        "Red in North: 1 → 3.",
    ]
    match = at(Throwing(M, 1), half=(2, 3), red="E4", white="E3")
    play(match, "throw:245")
    assert previewed(match, "claim:5") == ["This is true."]
    assert previewed(match, "claim:55") == ["This is a lie."]
    play(match, "claim:55 doubt")
    assert previewed(match, "last:255")[0].startswith("Result: a pair of 5s. The claim is now true")
    play(match, "last:255 throw:133")
    assert previewed(match, "last:222") == ["Result: three 2s. The attacker loses 2."]
    assert previewed(match, "hold") == ["Result: a pair of 3s. You lose 1."]
    assert previewed(match, "last:233") == ["Result: a pair of 3s. You lose 1."]


def test_the_preview_of_a_last_card_comes_true() -> None:
    match = at(Throwing(M, 1), half=(5, 5), reserve=(0, 0), red="E4", white="E3")
    play(match, "throw:245 claim:55 believe throw:133")
    for action in match.legal(E)[1:]:
        told = say(GAME.preview(match.view(E), action))[0]
        after = GAME.view(GAME.apply(match.state, E, action), None).field.troops
        lost = re.search(r"loses? (\d)", told)
        number = int(lost[1]) if lost else 0
        assert after == ((5 - number, 5) if "attacker loses" in told else (5, 5 - number))


def test_V138_the_preview_of_a_last_card_counts_no_more_than_stand_there() -> None:
    match = at(Throwing(M, 1), half=(0, 1), french=(1, 0), red="E4", white="E3")
    play(match, "throw:245 claim:555 believe throw:566")
    assert previewed(match, "last:456") == ["Result: a 6. You lose 1."]
    match = at(Throwing(M, 1), half=(0, 1), french=(1, 0), red="E4", white="E3")
    play(match, "throw:245 claim:5 believe throw:566")
    assert previewed(match, "last:666") == ["Result: three 6s. The attacker loses 1."]


# refusals


def test_refusals_name_the_item() -> None:
    match = at(Playing(M), red="E4 barnet", white="E5 E6")
    assert why_not(match, E, "card:E5") == "V046"
    assert why_not(match, M, "card:E5") == "V046"
    assert why_not(match, M, "region:north") == "V049"
    assert why_not(match, M, "card:E4", "use:deploy", "count:2") == "V056"
    assert why_not(match, M, "card:E4", "use:gain") is None
    match = dealt(RED, WHITE)
    assert why_not(match, M, "card:E2") == "V029"
    play(match, "M>give:E4")
    assert why_not(match, M, "card:E1") == "V029"
    match = at(Keeping((None, None)), red="E1", white="")
    assert why_not(match, E, "keep") == "V158"
    match = play(at(Throwing(M, 1), half=(2, 3), red="E4", white="E3"), "throw:245")
    assert why_not(match, M, "claim:45") == "V112"
    assert why_not(match, E, "answer:doubt") == "V112"
    match = at(Settling(M), half=(2, 0))
    assert why_not(match, M, "region:north", "count:3") == "V147"
    match = at(Settling(M), half=(1, 0), north=(2, 1), central=(2, 1), south=(2, 1))
    play(match, "settle:reserve")
    assert why_not(match, M, "card:E1") == "V023"


def test_all_refusals_cite_items_that_exist() -> None:
    source = FOLDER.joinpath("refusals.py").read_text("utf-8")
    cited = set(re.findall(r'"(V\d{3})"', source))
    assert cited
    assert cited <= set(ITEMS)


def test_every_message_that_code_names_has_words() -> None:
    for module in ("narrate", "previews", "refusals"):
        source = FOLDER.joinpath(f"{module}.py").read_text("utf-8")
        named = set(re.findall(r'(?:Message|refusal)\(\s*"([\w-]+)"', source))
        assert named
        for language in ("de", "en"):
            assert all(words_for(language, "vetternkrieg").has(key) for key in named)


# RULES.md and the rules for players


def rules() -> str:
    return FOLDER.joinpath("RULES.md").read_text("utf-8")


def test_RULES_md_lists_every_item_and_clarification_once() -> None:
    rows = re.findall(r"^\| (V\d{3}) \|", rules(), re.MULTILINE)
    assert rows == ITEMS
    listed = re.findall(r"^\| (c\d+) \|", rules(), re.MULTILINE)
    assert listed == CLARIFICATIONS


def test_RULES_md_names_functions_and_tests_that_exist() -> None:
    folder = Path(str(FOLDER))
    code = {
        path.stem: path.read_text("utf-8")
        for path in (*folder.glob("*.py"), *folder.glob("phases/*.py"))
    }
    tests = "".join(path.read_text("utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    for id, functions, named in re.findall(
        r"^\| (V\d{3}) \| .* \| (.*) \| (.*) \|$", rules(), re.MULTILINE
    ):
        for function in re.findall(r"`([\w.]+)`", functions):
            module, _, name = function.partition(".")
            assert re.search(rf"\b{name}\b", code[module]), (id, function)
        found = re.findall(r"`(test_\w+)`", named)
        assert found, f"{id} has no test"
        for test in found:
            assert f"def {test}(" in tests, (id, test)


WRITTEN = {  # language: rose colours, the word for an outline, regions, how a date is written
    "de": (("rote Rose", "weiße Rose"), "umrandet", ("Norden", "Mitte", "Süden"), "{d}.{m}.{y}"),
    "en": (("red rose", "white rose"), "outlined", ("North", "Central", "South"), "{d} {name} {y}"),
}
MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]


@pytest.mark.parametrize("place", [0, 1])
def test_the_events_on_the_page_are_those_of_the_deck(place: int) -> None:
    language = ("de", "en")[place]
    roses, outline, _, _ = WRITTEN[language]
    tables = EDITIONS.tables(STANDARD.hash)
    expected = []
    for id in CARDS[7:]:
        red, white, outlined = tables.tracks[id]
        rose = f"{roses[0]} {red[0]}" if red else f"{roses[1]} {white[0]}"
        points = tables.points[tables.number[id]]
        expected.append(
            f"- **{tables.names[id][place]}** ({points}; {rose}, {outline} {outlined[0]}):"
        )
    text = FOLDER.joinpath(f"rules_pages/{language}.md").read_text("utf-8")
    section = text.partition("{#events}")[2].partition("\n## ")[0]
    assert re.findall(r"^- .*?\):", section, re.MULTILINE) == expected


@pytest.mark.parametrize("place", [0, 1])
def test_the_battlefields_on_the_page_are_those_of_the_deck(place: int) -> None:
    language = ("de", "en")[place]
    _, _, regions, date = WRITTEN[language]
    tables = EDITIONS.tables(STANDARD.hash)
    expected = []
    for number, id in enumerate(CARDS[:7]):
        year, month, day = map(int, tables.dates[number].split("-"))
        when = date.format(d=day, m=month, name=MONTHS[month - 1], y=year)
        red, white = tables.starting[number]
        cells = [when, regions[tables.regions[number]], f"{red}:{white}", tables.points[number]]
        expected.append(f"| {tables.names[id][place]} | {' | '.join(map(str, cells))} |")
    text = FOLDER.joinpath(f"rules_pages/{language}.md").read_text("utf-8")
    rows = re.findall(r"^\|.*\|$", text.partition("{#battlefields}")[2], re.MULTILINE)
    assert rows[2:] == expected


@pytest.mark.parametrize("place", [0, 1])
def test_the_page_names_every_twist(place: int) -> None:
    text = FOLDER.joinpath(f"rules_pages/{('de', 'en')[place]}.md").read_text("utf-8")
    section = text.partition("{#twists}")[2].partition("\n## ")[0]
    names = EDITIONS.tables(STANDARD.hash).names
    assert re.findall(r"^- \*\*(.*?)\*\*", section, re.MULTILINE) == [
        names[id][place] for id in TWISTS
    ]


def test_the_last_thing_on_the_table_is_in_the_view() -> None:
    match = at(Playing(E), white="E7 E3", red="E1 E2")
    play(match, "E7/remove/north die:6")
    assert match.view(None).last == "die:6"
    play(match, "stop")
    assert match.view(None).last == "die:6"
    assert legal(match)
