"""The numbers and names in a lesson's texts, computed by the rules."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from rosenkrieg.core.contract import Message, Seat
from rosenkrieg.core.errors import GameError
from rosenkrieg.core.match import Match
from rosenkrieg.learning.course import BadLesson, Fact, Text

_NAME: Final = re.compile(r"\{(\w+)\}")

AnyMatch = Match[Any, Any, Any]
Facts = Mapping[str, Fact]


def filled(text: Text, facts: Facts, match: AnyMatch, seat: Seat) -> Text:
    """The text with its facts filled in, for the position in which it is said."""

    def said(language: str, words: str) -> str:
        return _NAME.sub(lambda found: value(facts, found[1], language, match, seat), words)

    return {language: said(language, words) for language, words in text.items()}


def names(text: Text) -> set[str]:
    """The facts that a text uses."""
    return {name for words in text.values() for name in _NAME.findall(words)}


def without_facts(words: str) -> str:
    """What an author wrote, less the facts."""
    return _NAME.sub("", words)


def value(facts: Facts, name: str, language: str, match: AnyMatch, seat: Seat) -> str:
    """A fact in words."""
    fact = facts.get(name)
    if fact is None:
        raise BadLesson(f"expected a fact out of {', '.join(facts) or 'none'}, got {name!r}")
    try:
        return _value(fact, language, match, seat)
    except BadLesson as error:
        raise BadLesson(f"fact {name}: {error}") from None


def _value(fact: Fact, language: str, match: AnyMatch, seat: Seat) -> str:
    if fact.preview:
        action = _legal(match, seat, fact.action)
        return _param(match.game.preview(match.view(seat), action), fact.preview, fact.param)
    if fact.log:
        after = _after(match, seat, fact.action)
        return _param(after.narrate(len(after.moves) - 1, seat), fact.log, fact.param)
    if fact.sheet:
        return found_at(msgspec.to_builtins(match.game.sheet(match.options)), fact.sheet)
    if fact.view:
        after = _after(match, seat, fact.action) if fact.action else match
        return found_at(msgspec.to_builtins(after.view(seat)), fact.view)
    action = _legal(match, seat, fact.action)
    if fact.place is not None:
        path = match.game.path(action)
        if not 0 <= fact.place < len(path):
            raise BadLesson(f"expected a step from 0 to {len(path) - 1}, got {fact.place}")
        return path[fact.place].partition(":")[2]
    if language not in fact.text:
        raise BadLesson("expected view, sheet, preview, log, place or text")
    return fact.text[language]


def _legal(match: AnyMatch, seat: Seat, text: str) -> Any:
    try:
        action = match.game.decode_action(text, seat)
    except GameError as error:
        raise BadLesson(str(error)) from None
    if action not in match.legal(seat):
        raise BadLesson(f"expected an action that is legal here, got {text!r:.80}")
    return action


def _after(match: AnyMatch, seat: Seat, text: str) -> AnyMatch:
    """A copy of the match after that action."""
    action = _legal(match, seat, text)
    copy = match.copy()
    copy.act(seat, action)
    return copy


def _param(lines: Any, key: str, param: str) -> str:
    for line in lines:
        if line.key == key and param in line.params:
            found = line.params[param]
            if not isinstance(found, Message):
                return str(found)
    told = ", ".join(f"{line.key}({', '.join(line.params)})" for line in lines) or "nothing"
    raise BadLesson(f"expected {key} with {param!r}, got {told}")


def found_at(kept: Any, path: str) -> str:
    """The value at a path: `scores.0`, `units.0.at=1,2.points`, `hand.#` for how many."""
    for step in path.split("."):
        name, _, wanted = step.partition("=")
        if isinstance(kept, dict) and step in kept:
            kept = kept[step]
        elif isinstance(kept, list | tuple) and step.isdigit() and int(step) < len(kept):
            kept = kept[int(step)]
        elif isinstance(kept, list | tuple | dict) and step == "#":
            kept = len(kept)
        elif (
            isinstance(kept, list | tuple)
            and wanted
            and (one := _one_of(kept, name, wanted)) is not None
        ):
            kept = one
        else:
            raise BadLesson(f"expected a path into the data, got {path!r:.80}, stuck at {step!r}")
    if isinstance(kept, dict | list | tuple):
        raise BadLesson(f"expected one value at {path!r:.80}, got several")
    return str(kept)


def _one_of(kept: Sequence[Any], name: str, wanted: str) -> Any:
    """The first entry whose field of that name is what is wanted."""
    found = (each for each in kept if isinstance(each, dict) and str(each.get(name)) == wanted)
    return next(found, None)
