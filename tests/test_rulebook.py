"""Rules pages: read into a structure once, the same for the page and the terminal."""

from __future__ import annotations

import pytest

import rosenkrieg
from rosenkrieg import rulebook
from rosenkrieg.cli.rulebook import find, laid_out
from rosenkrieg.locale import LANGUAGES
from rosenkrieg.rulebook import (
    BadRulesPage,
    Code,
    Em,
    Grid,
    Heading,
    Items,
    Link,
    Paragraph,
    RuleReference,
    Strong,
    Text,
    parse,
    plain,
)
from tests.shipped import SHIPPED

TEXT = """# A game

How it is.

## The turn {#turn}
<!-- R13 R14 not-a-rule -->

Play **one** card,
or *draw* one [R12, R14-R15].

- a card
  with more words, see [there](/rules) or [not](javascript:alert)
- <b>no HTML</b> but `code` <!-- unseen -->

1. first
2. second

### Heroes

| card | does |
|---|---|
| hero | **turns** |
| fool | nothing at all, however long you wait for it |

## The end

Over & out [X1].
"""
FORM = r"R\d+"


def test_sections_with_their_rules():
    start, turn, end = parse(TEXT, FORM)
    assert (start.id, start.title, start.rules) == ("section-1", "A game", [])
    assert start.blocks == [Paragraph([Text("How it is.")])]
    assert (turn.id, turn.title, turn.rules) == ("turn", "The turn", ["R13", "R14"])
    assert (end.id, end.title, end.rules) == ("section-3", "The end", [])
    assert end.blocks == [Paragraph([Text("Over & out [X1].")])]


def test_blocks_and_words():
    paragraph, bullets, numbers, heading, table = parse(TEXT, FORM)[1].blocks
    assert paragraph == Paragraph(
        [
            Text("Play "),
            Strong("one"),
            Text(" card, or "),
            Em("draw"),
            Text(" one "),
            RuleReference("R12, R14-R15"),
            Text("."),
        ]
    )
    assert isinstance(bullets, Items)
    assert bullets.items[0] == [
        Text("a card with more words, see "),
        Link("there", "/rules"),
        Text(" or [not](javascript:alert)"),
    ]
    assert bullets.items[1] == [Text("<b>no HTML</b> but "), Code("code"), Text(" ")]
    assert numbers == Items(True, [[Text("first")], [Text("second")]])
    assert heading == Heading(3, [Text("Heroes")])
    assert isinstance(table, Grid)
    assert (table.head, table.rows[0]) == (
        [[Text("card")], [Text("does")]],
        [[Text("hero")], [Strong("turns")]],
    )


def test_a_game_without_rule_numbers_has_no_references():
    assert not parse(TEXT)[1].rules
    paragraph = parse(TEXT)[1].blocks[0]
    assert isinstance(paragraph, Paragraph)
    assert plain(paragraph.text) == "Play one card, or draw one [R12, R14-R15]."


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("# A\n\n> said", "line 3: .* got blockquote_open"),
        ("# A\n\n- one\n  - two", "line 4: .* got bullet_list_open"),
        ("# A\n\n<div>no</div>", "line 3: .* got HTML"),
        ("# A\n\n![no](x.png)", "line 3: .* got image"),
        ("    code", "line 1: .* got code_block"),
    ],
)
def test_what_is_not_shown_is_refused(text: str, problem: str):
    with pytest.raises(BadRulesPage, match=problem):
        parse(text)


def test_the_terminal_lays_the_same_structure_out():
    assert laid_out(parse(TEXT, FORM)[1], 40) == [
        "Play one card, or draw one [R12,",
        "R14-R15].",
        "",
        "- a card with more words, see there or",
        "  [not](javascript:alert)",
        "- <b>no HTML</b> but code",
        "",
        "1. first",
        "2. second",
        "",
        "Heroes",
        "",
        "card  does",
        "hero  turns",
        "fool  nothing at all, however long you",
        "      wait for it",
    ]
    narrow = laid_out(parse(TEXT, FORM)[1], 24)
    assert narrow[-5:-3] == ["card; does", "hero; turns"]
    assert max(map(len, narrow)) <= 24


def test_sections_are_found_by_number_rule_name_and_title():
    pages = parse(TEXT, FORM)
    for wanted in ("1", "turn", "R14", "[r14]", "the tu"):
        assert find(pages, wanted) is pages[1]
    for wanted in ("0", "3", "99999999", "R99", "a game"):
        assert find(pages, wanted) is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", SHIPPED)
def test_the_pages_of_every_game_can_be_read(key: str, language: str):
    game = rosenkrieg.game(key)
    intro, *sections = rulebook.read(game, language)
    assert intro.title
    assert intro.blocks
    assert len(sections) > 3
    assert all(section.title and section.blocks for section in sections)
    assert any(section.rules for section in sections)
    for section in sections:
        assert max(map(len, laid_out(section, 80))) <= 80
