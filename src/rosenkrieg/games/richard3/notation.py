"""Actions as texts and as paths, and back. The forms are listed in `actions`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rosenkrieg.core.contract import CHANCE, Actor, no_such_action
from rosenkrieg.games.richard3 import actions as a
from rosenkrieg.games.richard3.actions import Action
from rosenkrieg.games.richard3.state import SEA
from rosenkrieg.games.richard3.tables import (
    AREA,
    AREAS,
    BETWEEN,
    BLOCK,
    BLOCKS,
    CARD,
    CARDS,
    DEALT,
    PLACE,
    PLACES,
    ROLLS,
    border_name,
)

_PLAIN: Final[dict[str, Action]] = {
    "claim": a.Claim(),
    "keep": a.Keep(),
    "exchange": a.Exchange(),
    "stop": a.Stop(),
    "end": a.End(),
    "wait": a.Wait(),
}
_WORD: Final[dict[type, str]] = {type(action): word for word, action in _PLAIN.items()}

_One = Callable[[int], Action]
_Two = Callable[[int, int], Action]

_WITH_AREA: Final[dict[str, _One]] = {
    "step": a.Step,
    "sail": a.Sail,
    "muster": a.Muster,
    "plague": a.Plague,
    "fight": a.Fight,
}
_WITH_BLOCK: Final[dict[str, _One]] = {
    "take": a.Take,
    "treason": a.PlayTreason,
    "fire": a.Fire,
    "pass": a.Pass,
    "perish": a.Perish,
    "suffer": a.Suffer,
    "execute": a.Execute,
    "spare": a.Spare,
    "lose": a.Lose,
    "leave": a.Leave,
}
_WITH_TARGET: Final[dict[str, _Two]] = {
    "charge": a.Charge,
    "turn": a.Treachery,
}
_WITH_BOTH: Final[dict[str, _Two]] = {
    "recruit": a.Recruit,
    "retreat": a.Retreat,
    "regroup": a.Regroup,
    "enter": a.Enter,
    "home": a.GoHome,
}
_NAMES: Final[dict[object, str]] = {
    **{kind: word for word, kind in (_WITH_AREA | _WITH_BLOCK).items()},
    **{kind: word for word, kind in (_WITH_TARGET | _WITH_BOTH).items()},
}


def encode(action: Action) -> str:
    """The text of an action.

    >>> encode(decode("recruit:y-norfolk:east_anglia"))
    'recruit:y-norfolk:east_anglia'
    """
    word = _NAMES.get(type(action), "")
    match action:
        case a.PlayCard(card):
            return f"play:{CARDS[card]}"
        case a.Dealt(card):
            return CARDS[card]
        case a.Roll(dice):
            return "-".join(str(die) for die in dice)
        case a.Declare(area, border):
            return f"main:{AREAS[area]}:{border_name(border, area)}"
        case a.Step(area) | a.Sail(area) | a.Muster(area) | a.Plague(area) | a.Fight(area):
            return f"{word}:{AREAS[area]}"
        case a.PlayTreason(target):
            return f"{word}:{BLOCKS[target]}"
        case a.Charge(block, target) | a.Treachery(block, target):
            return f"{word}:{BLOCKS[block]}:{BLOCKS[target]}"
        case (
            a.Recruit(block, area)
            | a.Retreat(block, area)
            | a.Regroup(block, area)
            | a.Enter(block, area)
            | a.GoHome(block, area)
        ):
            return f"{word}:{BLOCKS[block]}:{PLACES[area]}"
        case (
            a.Take(block)
            | a.Fire(block)
            | a.Pass(block)
            | a.Perish(block)
            | a.Suffer(block)
            | a.Execute(block)
            | a.Spare(block)
            | a.Lose(block)
            | a.Leave(block)
        ):
            return f"{word}:{BLOCKS[block]}"
    return _WORD[type(action)]


def decode(text: str, actor: Actor = Actor(0)) -> Action:  # noqa: B008
    """The action of a text; IllegalAction if there is none."""
    found = _chance(text) if actor == CHANCE else _seat(text)
    if found is None:
        example = "action_3 or 1-3-6" if actor == CHANCE else "take:y-warwick, step:kent or end"
        raise no_such_action(text, example)
    return found


_ROLL: Final[dict[str, Action]] = {encode(roll): roll for rolls in ROLLS[1:] for roll in rolls}


def _chance(text: str) -> Action | None:
    return DEALT[CARD[text]] if text in CARD else _ROLL.get(text)


def _seat(text: str) -> Action | None:
    if text in _PLAIN:
        return _PLAIN[text]
    word, *things = text.split(":")
    match things:
        case [card] if word == "play" and card in CARD:
            return a.PlayCard(CARD[card])
        case [area] if word in _WITH_AREA and area in AREA:
            return _WITH_AREA[word](AREA[area])
        case [block] if word in _WITH_BLOCK and block in BLOCK:
            return _WITH_BLOCK[word](BLOCK[block])
        case [block, target] if word in _WITH_TARGET and block in BLOCK and target in BLOCK:
            return _WITH_TARGET[word](BLOCK[block], BLOCK[target])
        case [block, "pool"] if word == "home" and block in BLOCK:
            return a.GoHome(BLOCK[block], PLACE["pool"])
        case [block, area] if word in _WITH_BOTH and block in BLOCK and area in AREA:
            return _WITH_BOTH[word](BLOCK[block], AREA[area])
        case [area, behind] if word == "main" and area in AREA:
            border = SEA if behind == "sea" else BETWEEN.get((AREA[area], AREA.get(behind, -1)))
            return None if border is None else a.Declare(AREA[area], border)
    return None


def path(action: Action) -> tuple[str, ...]:
    """What a person touches, in order: a card, a block and an area, or a word.

    >>> path(decode("retreat:y-march:kent"))
    ('block:y-march', 'area:kent')
    """
    match action:
        case a.PlayCard(card) | a.Dealt(card):
            return (f"card:{CARDS[card]}",)
        case a.Take(block) | a.Suffer(block) | a.Lose(block) | a.Leave(block):
            return (f"block:{BLOCKS[block]}",)
        case a.PlayTreason(target):
            return (f"block:{BLOCKS[target]}",)
        case a.Step(area) | a.Muster(area) | a.Plague(area) | a.Fight(area):
            return (f"area:{AREAS[area]}",)
        case a.Sail(area):
            return ("sail", f"area:{AREAS[area]}")
        case a.Declare(area, border):
            behind = border_name(border, area)
            return (f"area:{AREAS[area]}", "sea" if border == SEA else f"area:{behind}")
        case (
            a.Recruit(block, area)
            | a.Retreat(block, area)
            | a.Regroup(block, area)
            | a.Enter(block, area)
            | a.GoHome(block, area)
        ):
            place = PLACES[area]
            return (f"block:{BLOCKS[block]}", "pool" if place == "pool" else f"area:{place}")
        case a.Fire(block) | a.Pass(block) | a.Perish(block) | a.Execute(block) | a.Spare(block):
            return (f"block:{BLOCKS[block]}", _NAMES[type(action)])
        case a.Charge(block, target) | a.Treachery(block, target):
            return (f"block:{BLOCKS[block]}", _NAMES[type(action)], f"block:{BLOCKS[target]}")
    return (encode(action),)
