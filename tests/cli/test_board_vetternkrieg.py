"""Vetternkrieg as a picture in letters: every phase, every size, and nothing that is secret."""

from __future__ import annotations

import io
import re
import sys
from collections import Counter
from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Any

import pytest
from rich.text import Text

from rosenkrieg.cli import main
from rosenkrieg.cli.boards.vetternkrieg import BOARD
from rosenkrieg.cli.choices import choices, walked_on
from rosenkrieg.cli.decision import Decision
from rosenkrieg.cli.screen import Screen
from rosenkrieg.cli.session import Session
from rosenkrieg.cli.speech import TerminalWords
from rosenkrieg.core.contract import FIRST, SEATS, SECOND, Seat
from rosenkrieg.core.match import Match
from rosenkrieg.table.setting import HUMAN, bot, private_setting
from rosenkrieg.table.table import Table
from tests.cli.terminal import usual_terminal
from tests.games.vetternkrieg.table import (
    GAME,
    Claiming,
    E,
    Keeping,
    Laying,
    M,
    Playing,
    Replying,
    Settling,
    Swapping,
    at,
    play,
)

PHASES = {
    "swap", "lay", "muster", "play", "attempt", "offer", "claim", "answer", "caught", "reply",
    "settle", "keep", "over",
}  # fmt: skip
"""Where somebody looks at the table; at all others chance is at work."""
OF_A_KIND = 4
"""Screens that are looked at of each kind: of a phase, after so many things chosen."""

RECENT = 12
"""Moves that are remembered before such a screen; no more fit on it."""

RED = "wakefield E3 E4 E6 E7 E9"
WHITE = "towton barnet E1 E2 E5 E8"


class Still(Screen):
    """A screen of a given size that keeps what is shown."""

    def __init__(self, width: int, height: int) -> None:
        super().__init__()
        self._size = width, height
        self.lines: list[str] = []
        self.drawn: Sequence[Text] = ()
        self.pauses: list[float] = []

    @property
    def size(self) -> tuple[int, int]:
        return self._size

    def show(self, lines: Sequence[Text]) -> None:
        self.drawn = lines
        self.lines = [line.plain for line in lines]

    def say(self, text: str, style: str = "") -> None:
        pass

    def wipe(self) -> None:
        pass

    def pause(self, seconds: float) -> None:
        self.pauses.append(seconds)


@cache
def speaking(language: str, unicode: bool = True) -> TerminalWords:
    return TerminalWords(language, GAME, unicode)


def seated(
    match: Match[Any, Any, Any],
    seat: Seat = M,
    language: str = "en",
    size: tuple[int, int] = (80, 24),
    unicode: bool = True,
) -> Session:
    """A person before a screen, and a computer player called knight on the other side."""
    first, second = (HUMAN if each == seat else bot("knight") for each in SEATS)
    table = Table(private_setting("vetternkrieg", {}, (first, second)))
    table.match = match
    return Session(
        table,
        screen=Still(*size),
        words_of=lambda wanted: speaking(wanted, unicode),
        language=language,
        unicode=unicode,
        is_fast=True,
        file_name="file",
    )


def screen(match: Match[Any, Any, Any], seat: Seat = M, *touched: str, **facts: Any) -> list[str]:
    """The lines of the screen, after some things were chosen."""
    table = seated(match, seat, **facts)
    legal = match.legal(seat)
    path = walked_on(GAME, legal, touched)
    table.draw(choices(GAME, legal, path), table.words.say(match.prompt(seat)), path)
    assert isinstance(table.screen, Still)
    return table.screen.lines


Looked = tuple[Match[Any, Any, Any], int, Seat, tuple[str, ...]]


@cache
def looks() -> tuple[Looked, ...]:
    """Decisions of played games: the match, the move before which, whose, and what was chosen."""
    found: list[Looked] = []
    seen: Counter[tuple[str, int, int]] = Counter()
    for seed in range(8):
        rng = Random(seed)
        match: Match[Any, Any, Any] = Match(GAME, {"twists": ("off", "on")[seed % 2]}, seed=seed)
        while True:
            due = SEATS if match.over else [Seat(actor) for actor in match.actors]
            for seat in due:
                legal = match.legal(seat)
                path: tuple[str, ...] = ()
                while True:
                    path = walked_on(GAME, legal, path)
                    kind = match.view(seat).phase, len(path), seed % 2
                    seen[kind] += 1
                    if seen[kind] <= OF_A_KIND:
                        found.append((match, len(match.moves), seat, path))
                    offered = [each for each in choices(GAME, legal, path) if len(each.actions) > 1]
                    if not offered:
                        break
                    path = (*path, str(rng.choice(offered).step))
            if match.over:
                break
            match.act(due[0], rng.choice(match.legal(due[0])))
    return tuple(found)


def then(look: Looked) -> Match[Any, Any, Any]:
    """The match as it was when it was looked at."""
    match, number, _, _ = look
    earlier: Match[Any, Any, Any] = Match(GAME, dict(match.options), seed=0)
    first = max(0, number - RECENT)
    earlier.states[:] = match.states[first : number + 1]
    earlier.moves[:] = match.moves[first:number]
    return earlier


def test_every_phase_is_looked_at():
    assert {match.game.view(match.states[n], seat).phase for match, n, seat, _ in looks()} == PHASES


@pytest.mark.parametrize("unicode", [True, False], ids=["unicode", "ascii"])
@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("width", [80, 60])
def test_every_phase_fits_and_shows_all_choices(width: int, language: str, unicode: bool):
    for look in looks():
        match, seat, path = then(look), look[2], look[3]
        facts = {"size": (width, 24), "language": language, "unicode": unicode}
        lines = screen(match, seat, *path, **facts)
        text = "\n".join(lines)
        assert max(map(len, lines)) <= width, text
        assert "[cli-" not in text
        assert unicode or text.isascii()
        offered = choices(GAME, match.legal(seat), path)
        numbers = {int(n) for n in re.findall(r"(?:^|  )\s?(\d+)  (?=\S)", text, re.MULTILINE)}
        assert numbers >= set(range(1, len(offered) + 1)), text
        if width == 80 and len(offered) <= 10:
            assert len(lines) < 24, text


def test_a_drawing_shows_nothing_that_the_view_does_not_know():
    for look in looks()[::3]:
        match, seat = then(look), look[2]
        before = screen(match, seat)
        for seed in range(2):
            state = GAME.determinize(match.view(seat), Random(seed))
            match.states[-1] = state
            assert screen(match, seat) == before


# contents


def test_before_the_battlefield_is_chosen():
    match = at(Swapping((None, "E8")), red=RED, white=WHITE)
    assert screen(match) == [
        "Round 1 of 5: swap cards. York has chosen.                            ? for help",
        "                    North  Central  South  Reserve  Supply  Field  Cards  Won",
        "▸● Lancaster (you)      1        1      1        2       7      -      6    0",
        " ☼ York (knight)        1        1      1        2       7      -      6    0",
        "   French                                                2",
        "",
        "",
        "Which card will you give to your opponent?",
        " 1  2 CP Wakefield               30 Dec 1460, North, ●1 ☼0",
        " 2  3 CP Warwick the Kingmaker   up to 3: reserve → regions (1 each)",
        "         [☼1] ○3 secondary event: 1 of any side: field/battle region → supply",
        " 3  1 CP Earl of Northumberland  up to 2: reserve → North",
        "         ●2 ○4 secondary event: 1: reserve → regions",
        " 4  3 CP Margaret of Anjou       up to 2: supply → field",
        "         [●1] ○3 secondary event: 1 of any side: field/battle region → supply",
        " 5  2 CP Help from France        up to 2 French: supply → field",
        "         ●3 ○5 secondary event: 1 French: supply → field",
        " 6  1 CP Jasper Tudor            up to 2: reserve → Central",
        "         ○2 ●5 secondary event: up to 2: supply → reserve",
    ]


def test_only_cards_that_can_be_chosen_have_numbers():
    lines = screen(at(Laying((None, None)), red=RED, white=WHITE), language="de")
    assert lines[0].startswith("Runde 1 von 5: Schlachtfeld bestimmen.  ")
    assert [line[:15] for line in lines[-11:]][::2][:2] == [" 1  2 BP Wakefi", "         [☼1] ○"]
    assert sum(line.startswith(" 1") for line in lines) == 1
    assert not [line for line in lines if line.startswith(" 2")]


def test_the_table_in_play_with_control_french_field_and_twist():
    match = at(
        Playing(E), round=3, north=(2, 1), central=(0, 3), south=(1, 1), reserve=(0, 4),
        half=(2, 1), french=(1, 0), field="towton", owner=M, red="E4 E6", white="E1 E2 barnet",
        won=("wakefield", "hexham"), twist="T3",
    )  # fmt: skip
    lines = screen(match, E, "card:E1", language="de")
    assert lines[1] == "Wendung Strenger Winter: Mit BP darf niemand Truppen bewegen."
    assert lines[3:7] == [
        " ● Lancaster      ♔2      0      1        0       7   2+1       2      1",
        "▸☼ York            1     ♔3      1        4       2     1       3      1",
        "   Franzosen                                      1",
        "Schlachtfeld Towton (29.3.1461, Norden, Anfang ●2 ☼2), von Lancaster",
    ]
    assert [line for line in lines if line.startswith(" ▸  ")] == [
        " ▸  3 BP Vereinte Kräfte       bis 2: Regionen → Reserve"
    ]
    assert lines[-5:] == [
        " 1  Hauptereignis, bis 2: Regionen → Reserve",
        " 2  Truppen holen: 3 aus dem Vorrat in die Reserve",
        " 3  Aufs Schlachtfeld: bis 3 aus der Reserve",
        " 4  Platzieren: bis 3 Versuche, aus der Reserve in eine Region",
        " 5  Vertreiben: bis 3 Versuche gegen Truppen des Gegners",
    ]


def test_numbers_stand_where_choices_lead():
    match = at(Playing(M), red="E6 E7", white="E1 E2", half=(1, 1))
    lines = screen(match, M, "card:E6", "use:place")
    assert lines[1] == "                      (1)      (2)    (3)"
    assert lines[2].startswith("                    North  Central  South")
    taking = screen(at(Playing(E), white="E1 E8", half=(1, 1)), E, "card:E1", "use:main")
    assert taking[3].startswith("▸☼ York (you)          (1) 1    (2) 1  (3) 1        2")


def test_dice_behind_the_screen_are_for_the_thrower_alone():
    match = at(Claiming(M, 2, "245"), half=(2, 1), red="E3", white="E4")
    assert "Attack 2: by you. Behind your screen [2][4][5]." in screen(match)
    hidden = screen(match, E)
    assert "Attack 2: by Lancaster. Behind the screen [?][?][?]." in hidden
    play(match, "claim:55")
    claimed = "Attack 2: by Lancaster. Behind the screen [?][?][?]. Claimed: a pair of 5s."
    assert claimed in screen(match, E)


def test_claims_side_by_side_and_the_true_ones_marked():
    lines = screen(at(Claiming(M, 1, "255"), half=(2, 1), red="E3", white="E4"), language="de")
    assert lines[-5] == " 2  Eine Zwei (stimmt)     8  Paar Zweien           14  Drei Zweien"
    assert lines[-2] == " 5  Eine Fünf (stimmt)    11  Paar Fünfen (stimmt)  17  Drei Fünfen"


def test_a_last_card_that_is_spent():
    phase = Replying(M, 1, "255", 10, 10, "134")
    lines = screen(at(phase, half=(2, 1), red="", white="E4"), E)
    assert lines[6:8] == [
        "Attack 1: by Lancaster. Shown [2][5][5]. Claimed: a pair of 5s. Reply [1][3][4].",
        "Lancaster’s last card is spent.",
    ]
    assert " 2  Spend the card for 1, 2, 4" in lines


def test_survivors_and_last_cards():
    lines = screen(at(Settling(M), half=(2, 0), red="E4", white="E3"))
    assert lines[1] == "                      (2)      (3)             (1)"
    kept = screen(at(Keeping((None, False)), red="E4", white="E3"))
    assert kept[0].startswith("Round 1 of 5: last cards. York has chosen.")
    assert kept[-2:] == [" 1  Keep", " 2  Discard"]


def test_a_narrow_terminal_has_cards_and_battles_below_and_a_narrower_one_a_turned_table():
    match = at(Playing(M), north=(2, 1), red="E4 E6", white="E1 E2", half=(1, 1))
    lines = screen(match, size=(60, 24), unicode=False)
    assert lines[1:6] == [
        "              North  Central  South  Reserve  Supply  Field",
        ">R Lancaster     ^2        1      1        2       5      1",
        " W York           1        1      1        2       6      1",
        "   French                                          2",
        "Cards R2 W2, won R0 W0",
    ]
    turned = screen(match, M, "card:E6", "use:place", size=(44, 40))
    assert turned[1:6] == [
        "              ▸● Lancaster   ☼ York  French",
        "(1)  North              ♔2        1",
        "(2)  Central             1        1",
        "(3)  South               1        1",
        "     Reserve             2        2",
    ]


def test_where_there_is_no_room_the_hand_is_packed():
    match = at(Playing(M), red="E4 E6 E7 E9 wakefield", field="towton", white="E1 E2", half=(1, 1))
    lines = screen(match, M, "card:E6", size=(80, 18))
    assert "Hand: Wakefield 2, Earl of Northumberland 1, Margaret of Anjou 3, Help from" in lines
    assert len(lines) < 18


def test_styles_belong_to_their_words_alone():
    table = seated(at(Swapping((None, None)), red=RED, white=WHITE))
    legal = table.match.legal(M)
    table.draw(choices(GAME, legal, ()), "")
    assert isinstance(table.screen, Still)
    card = next(line for line in table.screen.drawn if "Warwick" in line.plain)
    assert not card.style
    assert [card.plain[span.start : span.end] for span in card.spans if span.style] == [" 2  "]


# names


def test_choices_in_words():
    match = at(Playing(M), red="E4 E6", white="E1 E2", half=(1, 1))
    german = speaking("de")
    assert BOARD.step("card:E6", match.view(M), german) == "Margarete von Anjou"
    assert BOARD.step("use:place", match.view(M), german) == "Platzieren versuchen"
    assert BOARD.step("muster:1", match.view(M), german) == "Starttruppen"


@pytest.mark.parametrize("language", ["de", "en"])
def test_what_is_spelled_is_meant(language: str):
    words = speaking(language)
    for match, number, seat, _ in looks():
        for action in GAME.legal_actions(match.states[number], seat):
            text = GAME.encode_action(action)
            assert BOARD.meant(BOARD.spelled(text, words), words) == text
    german = speaking("de")
    assert BOARD.spelled("E4/move/south/0,2,0", german) == "E4/bewege/süden/0,2,0"
    assert BOARD.spelled("wakefield/main/r:reserve>north*2", german) == (
        "wakefield/haupt/r:reserve>norden*2"
    )


def test_short_names():
    german, english = speaking("de"), speaking("en")
    names = {
        "norden": "region:north", "north": "region:north", "E4": "card:E4", "e10": "card:E10",
        "warwick": "card:E3", "stalbans": "card:st_albans", "reserve": "reserve",
        "zweifle": "answer:doubt", "platziere": "use:place",
    }  # fmt: skip
    assert {text: BOARD.thing(text, german) for text in names} == names
    assert BOARD.thing("mortimers", english) == "card:mortimers_cross"
    assert BOARD.thing("Norfolk", english) == "card:E5"
    assert BOARD.thing("trea", english) is None  # treachery or treaty
    assert [BOARD.thing(text, english) for text in ("dragon", "", "h", "42")] == [None] * 4


@pytest.mark.parametrize("unicode", [True, False])
@pytest.mark.parametrize("language", ["de", "en"])
def test_view_is_in_words_and_fits(language: str, unicode: bool):
    seen = set()
    for look in looks():
        match, seat = then(look), look[2]
        words = speaking(language, unicode)
        lines = BOARD.facts(match.view(seat), words, 72)
        text = "\n".join(lines)
        assert max(map(len, lines)) <= 72
        assert not re.search(r"[a-z]_[a-z]|\[cli|: 0x", text), text
        assert unicode or text.isascii()
        view = match.view(seat)
        for key in ("gave", "received"):
            card = getattr(view, key)
            if card is not None:
                seen.add(key)
                said = words(
                    f"cli-vetternkrieg-{key}", card=BOARD.step(f"card:{card}", view, words)
                )
                assert said in lines
        seen |= {"kept"} if "letzten Runde" in text or "last round" in text else set()
    assert seen == {"gave", "received", "kept"}


# at the terminal


@pytest.fixture
def typed(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch):
    """Types lines at a table of Vetternkrieg, and returns what was shown after each."""
    usual_terminal(monkeypatch)

    def type_in(*lines: str, arguments: tuple[str, ...] = ()) -> list[str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        usual = ("--seed", "3", "--against", "greedy", "--fast", "--language", "de")
        assert main(["play", "vetternkrieg", *usual, *arguments]) == 0
        return capsys.readouterr().out.split("\n> ")[1:]

    return type_in


def test_why_and_choosing_by_name(typed):
    said = typed("warum wakefield", "warum norden", "gib:E4", "warum zzz", "jasper", "mortimers")
    assert "Wakefield hast du nicht auf der Hand. [V029]" in said[0]
    assert "Damit kannst du jetzt nichts tun. [V021]" in said[1]
    assert "Du gibst Graf von Northumberland ab." in said[2]
    assert "„zzz“ gibt es hier nicht" in said[3]
    assert (
        "Jasper Tudor ist ein Ereignis, aber du hast eine Schlachtfeldkarte und musst sie"
        in said[4]
    )
    assert "Du spielst Mortimer’s Cross verdeckt." in said[5]


def test_why_asks_for_what_comes_next():
    match = at(Playing(M), red="E4 E6", white="E1 E2", central=(1, 0), half=(1, 1))
    table = seated(match)
    said: list[str] = []
    table.screen.say = lambda text, style="": said.append(text)  # type: ignore[method-assign]
    answers = iter(["why north", "why place", "E6", "remove", "why central", "why E4", "north"])
    table.screen.ask = lambda prompt: next(answers)  # type: ignore[method-assign]
    Decision(table, M).make()
    assert said[:2] == ["First choose a card and how to use it. [V049]"] * 2
    assert said[2:] == ["Your opponent has no troops there: Central. [V081]", "That is allowed."]
    assert match.moves[0].action == GAME.decode_action("E6/remove/north")


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("unicode", [True, False])
def test_help_tells_the_signs(language: str, unicode: bool):
    words = speaking(language, unicode)
    text = words("cli-signs")
    assert [line for line in text.splitlines() if len(line) > 80] == []
    assert ("♔" in text) == unicode
    assert unicode or text.isascii()


# secret choices


class Slow:
    """Takes the first choice, and three seconds for it where there is another."""

    now = 0.0

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        self.now += 3.0 if len(legal) > 1 else 0.0
        return legal[0]


def test_a_secret_choice_of_one_takes_the_computer_as_long_as_another(
    monkeypatch: pytest.MonkeyPatch,
):
    slow = Slow()
    monkeypatch.setattr("rosenkrieg.cli.session.monotonic", lambda: slow.now)
    match = at(Swapping((None, None)), red=RED, white="towton E1 E2 E5 E8 E10")
    table = seated(match, M)
    monkeypatch.setattr("rosenkrieg.cli.session.player", lambda *_: slow)
    assert isinstance(table.screen, Still)
    table._next_decision()
    assert table.screen.pauses == [0.0]
    match.states[:] = [at(Laying((None, None)), red=RED, white="towton E1 E2 E5 E8 E10").state]
    table._next_decision()
    assert table.screen.pauses == [0.0, 3.0]
    assert match.view(FIRST).committed == (False, True)


def test_a_person_is_asked_for_a_secret_choice_of_one():
    match = at(Laying((None, None)), red=RED, white="towton E1 E2 E5 E8 E10")
    lines = screen(match, SECOND)
    assert [line for line in lines if line.startswith(" 1  ")] == [
        " 1  2 CP Towton               29 Mar 1461, North, ●2 ☼2"
    ]
    assert SECOND in match.actors
