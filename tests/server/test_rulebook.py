"""The rules as the page shows them."""

from __future__ import annotations

from rosenkrieg.server.rulebook import read, sections
from tests.server.helpers import Running

TEXT = """# A game

How it is.

## The turn {#turn}
<!-- R13 R14 -->

Play **one** card,
or *draw* one.

- a card
  with more words
- <b>no HTML</b>

1. first
2. second

### Heroes

| card | does |
|---|---|
| hero | `turns` |

## The end

Over & out.
"""


def test_sections_with_their_rules() -> None:
    start, turn, end = sections(TEXT)
    assert (start.id, start.title, start.html) == ("section-1", "A game", "<p>How it is.</p>")
    assert (turn.id, turn.title, turn.rules) == ("turn", "The turn", ["R13", "R14"])
    assert turn.html == (
        "<p>Play <strong>one</strong> card, or <em>draw</em> one.</p>\n"
        "<ul><li>a card with more words</li><li>&lt;b&gt;no HTML&lt;/b&gt;</li></ul>\n"
        "<ol><li>first</li><li>second</li></ol>\n"
        "<h3>Heroes</h3>\n"
        "<table><tr><th>card</th><th>does</th></tr>"
        "<tr><td>hero</td><td><code>turns</code></td></tr></table>"
    )
    assert (end.id, end.rules, end.html) == ("section-3", [], "<p>Over &amp; out.</p>")


async def test_the_rules_of_a_game_that_has_them(running: Running) -> None:
    for language in ("de", "en"):
        answer = await running.get(f"/api/rules/{language}/rosenkoenig")
        found = read("rosenkoenig", language)
        assert answer.status_code == (404 if found is None else 200)
        if found is not None:
            told = answer.json()["sections"]
            assert len(told) == len(found.sections) > 3
            assert any(section["rules"] for section in told)
