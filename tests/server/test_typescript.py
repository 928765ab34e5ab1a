"""The messages as TypeScript."""

from __future__ import annotations

import pytest

from rosenkrieg.server import typescript


def declaration(name: str) -> str:
    """The lines of one type."""
    after = typescript.source().partition(f"export interface {name} {{")[2]
    return after.partition("\n}")[0]


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("GameFacts", "  options: OptionFacts[];"),
        ("GameFacts", "  seats: [string, string];"),
        ("OptionFacts", "  values: (string | number | boolean)[];"),
        ("Outcome", "  winner: 0 | 1 | null;"),
        ("Outcome", "  decided: string;"),  # it has a default, and is sent all the same
        ("NewMatch", "  game?: string | null;"),
        ("Live", "  increment: number;"),
        ("Message", "  params?: Record<string, string | number | Message>;"),
        ("TableMessage", '  type: "table";'),
        ("TableMessage", "  view: unknown;"),
        ("Log", "  from: number;"),
        (
            "Requests",
            '  "POST /api/matches": {\n    places: Record<never, string>;\n    body: NewMatch;',
        ),
        ("Requests", "    places: { language: string; game: string };"),
    ],
)
def test_types_are_told_as_they_travel(name: str, line: str) -> None:
    assert line in declaration(name)


def test_every_name_that_is_used_is_declared() -> None:
    text = typescript.source()
    for part in ("Said", "Sent", "First"):
        names = text.partition(f"export type {part} = ")[2].partition(";")[0].split(" | ")
        assert len(names) > 1
        assert all(f"export interface {name} {{" in text for name in names)
