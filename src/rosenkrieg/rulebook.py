"""The rules of a game for players, read from its `rules_pages/<language>.md` into plain data.

The page of the site and the terminal both show this structure; nothing else reads the files. A
file is Markdown with headings, paragraphs, flat lists and tables. `# Title` opens the page and
`## Title {#id}` a section; a comment below it names the rules that the section explains, in the
form of the game's `info.rule_form`: `<!-- R12 R13 -->`. In a text `[R12]` refers to a rule.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from rosenkrieg.core import registry
from rosenkrieg.core.contract import AnyGame
from rosenkrieg.locale import FALLBACK

if TYPE_CHECKING:
    from markdown_it.token import Token


class Text(Struct, frozen=True, tag_field="kind", tag="text"):
    """Plain words."""

    text: str


class Strong(Struct, frozen=True, tag_field="kind", tag="strong"):
    """Words in bold."""

    text: str


class Em(Struct, frozen=True, tag_field="kind", tag="em"):
    """Words in italics."""

    text: str


class Code(Struct, frozen=True, tag_field="kind", tag="code"):
    """Words as they are typed."""

    text: str


class RuleReference(Struct, frozen=True, tag_field="kind", tag="rule"):
    """One or more rule numbers, such as `R12-R14, R20`."""

    text: str


class Link(Struct, frozen=True, tag_field="kind", tag="link"):
    """Words that lead to another page."""

    text: str
    href: str


Inline = Text | Strong | Em | Code | RuleReference | Link


class Heading(Struct, frozen=True, tag_field="kind", tag="heading"):
    """A heading within a section, of level 3 or more."""

    level: int
    text: list[Inline]


class Paragraph(Struct, frozen=True, tag_field="kind", tag="paragraph"):
    """A paragraph."""

    text: list[Inline]


class Items(Struct, frozen=True, tag_field="kind", tag="list"):
    """A list, numbered if `ordered`."""

    ordered: bool
    items: list[list[Inline]]


class Grid(Struct, frozen=True, tag_field="kind", tag="table"):
    """A table: the cells of its head, and of each row."""

    head: list[list[Inline]]
    rows: list[list[list[Inline]]]


Block = Heading | Paragraph | Items | Grid


class Section(Struct, frozen=True):
    """A section of the rules; `rules` are the numbers of the rules it explains."""

    id: str
    title: str
    rules: list[str]
    blocks: list[Block]


class BadRulesPage(ValueError):
    """A rules page holds something that is not shown; names the line."""


@cache
def _pages(package: str, form: str, language: str) -> tuple[Section, ...]:
    for each in (language, FALLBACK):
        place = files(package).joinpath("rules_pages", f"{each}.md")
        if place.is_file():
            return tuple(parse(place.read_text("utf-8"), form))
    return ()


def read(game: AnyGame, language: str) -> Sequence[Section]:
    """The introduction and the sections, in English if need be; nothing if the game has no page."""
    package = registry.package_of(game)
    return _pages(package, game.info.rule_form, language) if package else ()


def plain(inlines: Sequence[Inline]) -> str:
    """The words without emphasis; rule numbers stand in brackets."""
    return "".join(
        f"[{each.text}]" if isinstance(each, RuleReference) else each.text for each in inlines
    )


# reading

_ID: Final = re.compile(r"\s*\{#([\w-]+)\}\s*$")
_COMMENT: Final = re.compile(r"<!--(.*?)-->", re.DOTALL)
_GOOD_LINK: Final = re.compile(r"https?://|/|#")


def parse(text: str, rule_form: str = "") -> list[Section]:
    """The sections of a page, in order."""
    from markdown_it import MarkdownIt  # slow to import

    tokens = MarkdownIt("commonmark").enable("table").parse(text)
    return list(_Reader(tokens, rule_form).sections())


class _Reader:
    """Walks over the tokens of a page once."""

    def __init__(self, tokens: Sequence[Token], rule_form: str) -> None:
        self._tokens = tokens
        self._at = 0
        form = rule_form or r"(?!)"
        self._rule = re.compile(form)
        self._reference = re.compile(rf"\[((?:{form})(?:(?:, |-)(?:{form}))*)\]")

    def sections(self) -> Iterator[Section]:
        number = 0
        while self._at < len(self._tokens):
            number += 1
            id, title = self._title() if self._opens_section() else ("", "")
            rules: list[str] = []
            blocks: list[Block] = []
            while self._at < len(self._tokens) and not self._opens_section():
                if self._tokens[self._at].type == "html_block":
                    rules += self._rules_of(self._next())
                else:
                    blocks.append(self._block())
            yield Section(id or f"section-{number}", title, rules, blocks)

    def _next(self) -> Token:
        self._at += 1
        return self._tokens[self._at - 1]

    def _opens_section(self) -> bool:
        token = self._tokens[self._at]
        return token.type == "heading_open" and token.tag in ("h1", "h2")

    def _title(self) -> tuple[str, str]:
        self._next()
        text = plain(self._inline(self._next()))
        self._next()
        named = _ID.search(text)
        return (named[1] if named else "", _ID.sub("", text))

    def _rules_of(self, token: Token) -> Iterator[str]:
        """The rule numbers in a comment; other HTML is not shown."""
        if _COMMENT.sub("", token.content).strip():
            raise self._unknown(token, "HTML")
        words = " ".join(_COMMENT.findall(token.content)).split()
        return (word for word in words if self._rule.fullmatch(word))

    def _block(self) -> Block:
        token = self._next()
        match token.type:
            case "heading_open":
                return Heading(int(token.tag[1:]), self._until("heading_close"))
            case "paragraph_open":
                return Paragraph(self._until("paragraph_close"))
            case "bullet_list_open":
                return Items(False, list(self._items("bullet_list_close")))
            case "ordered_list_open":
                return Items(True, list(self._items("ordered_list_close")))
            case "table_open":
                return self._table()
        raise self._unknown(token, token.type)

    def _until(self, end: str) -> list[Inline]:
        """The text up to that token; paragraphs of one item run together."""
        found: list[Inline] = []
        while (token := self._next()).type != end:
            if token.type == "inline":
                found += [Text(" ")] * bool(found)
                found += self._inline(token)
            elif token.type not in ("paragraph_open", "paragraph_close"):
                raise self._unknown(token, token.type)
        return found

    def _items(self, end: str) -> Iterator[list[Inline]]:
        while self._next().type != end:
            yield self._until("list_item_close")

    def _table(self) -> Grid:
        rows: list[list[list[Inline]]] = []
        while (token := self._next()).type != "table_close":
            if token.type == "tr_open":
                rows.append([])
            elif token.type in ("th_open", "td_open"):
                rows[-1].append(self._until(token.type.replace("open", "close")))
        return Grid(rows[0], rows[1:])

    def _inline(self, token: Token) -> list[Inline]:
        found: list[Inline] = []
        children = iter(token.children or ())
        for child in children:
            match child.type:
                case "strong_open":
                    found.append(Strong(_words(children, "strong_close")))
                case "em_open":
                    found.append(Em(_words(children, "em_close")))
                case "link_open":
                    text, href = _words(children, "link_close"), str(child.attrs["href"])
                    found.append(Link(text, href) if _GOOD_LINK.match(href) else Text(text))
                case "code_inline":
                    found.append(Code(child.content))
                case "html_inline" if _COMMENT.fullmatch(child.content):
                    pass
                case "softbreak" | "hardbreak":
                    found.append(Text(" "))
                case "text" | "html_inline":
                    found += self._references(child.content)
                case _:
                    raise self._unknown(token, child.type)
        return _joined(found)

    def _references(self, text: str) -> Iterator[Inline]:
        end = 0
        for found in self._reference.finditer(text):
            yield Text(text[end : found.start()])
            yield RuleReference(found[1])
            end = found.end()
        yield Text(text[end:])

    def _unknown(self, token: Token, what: str) -> BadRulesPage:
        line = token.map[0] + 1 if token.map else "?"
        return BadRulesPage(
            f"line {line}: expected headings, paragraphs, flat lists and tables, got {what}"
        )


def _words(children: Iterator[Token], end: str) -> str:
    """The text up to that token, without emphasis of its own."""
    found = ""
    while (child := next(children)).type != end:
        found += child.content or (" " if child.type.endswith("break") else "")
    return found


def _joined(inlines: Sequence[Inline]) -> list[Inline]:
    """Neighboring plain words as one, without empty ones."""
    found: list[Inline] = []
    for each in inlines:
        if isinstance(each, Text) and found and isinstance(found[-1], Text):
            found[-1] = Text(found[-1].text + each.text)
        elif not isinstance(each, Text) or each.text:
            found.append(each)
    return found
