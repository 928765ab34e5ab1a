"""Log lines and prompts, as messages; the words are in locale/.

Of a hidden block the others read its place, never its name. [P11]
"""

from __future__ import annotations

from typing import Final, assert_never

from rosenkrieg.core.contract import CHANCE, Actor, Message, Params, Seat, Viewer, naming, other
from tests.proving import ending
from tests.proving.actions import (
    Action,
    Answer,
    Choose,
    Claim,
    First,
    March,
    Pass,
    Post,
    Rout,
    Sky,
    Taken,
    Throw,
)
from tests.proving.phases import battle
from tests.proving.phases.orders import drawing_seat
from tests.proving.places import handle
from tests.proving.state import (
    Answering,
    Block,
    Choosing,
    Claiming,
    Over,
    Posting,
    Routing,
    State,
    Throwing,
    Turn,
    block_named,
    blocks_at,
)
from tests.proving.tables import SIDES
from tests.proving.view import View

who: Final = naming(SIDES)


# the log


def narrate(
    before: State, actor: Actor, action: Action, after: State, viewer: Viewer
) -> list[Message]:
    """The lines of one move: what was done, what came of it, how it ended."""
    lines = [_done(before, actor, action, after, viewer)]
    if isinstance(before.phase, Posting) and not isinstance(after.phase, Posting):
        lines.append(Message("unveiled"))  # [P22]
    if isinstance(action, Choose) and not isinstance(after.phase, Choosing):
        lines += _cards_shown(before, action, after, viewer)
    if isinstance(after.phase, Throwing):
        lines.append(_battle(after, after.phase))
    if isinstance(after.phase, Over):
        lines += _ended(after, viewer)
    return lines


def _done(before: State, actor: Actor, action: Action, after: State, viewer: Viewer) -> Message:
    match action:
        case Post() | Choose():
            return _secretly(action, Seat(actor), viewer)
        case March():
            return _marched(before, action, after, viewer)
        case Pass():
            return Message("passed", {"who": who(Seat(actor), viewer)})
        case Claim(height):
            return Message("claimed", {"who": who(Seat(actor), viewer), "height": height})
        case Answer():
            return _answered(before, Seat(actor), action, viewer)
        case Sky(card):
            return Message("weather", {"card": card})
        case Taken(card):
            return _drew(before, card, viewer)
        case First(seat):
            return Message("coin", {"who": who(seat, viewer)})
        case Throw(die):
            return _threw(before, die, viewer)
        case Rout(loss):
            return _routed(before, loss, after)
        case _:
            assert_never(action)


def _secretly(action: Post | Choose, seat: Seat, viewer: Viewer) -> Message:
    """Only the owner reads what. [P21, P32]"""
    if isinstance(action, Post):
        if seat == viewer:
            return Message("posted-own", {"block": action.block, "area": action.area})
        return Message("posted", {"who": SIDES[seat]})
    if seat == viewer:
        return Message("chose-own", {"card": action.card})
    return Message("chose", {"who": SIDES[seat]})


def _cards_shown(before: State, last: Choose, after: State, viewer: Viewer) -> list[Message]:
    """Both cards at once, and who goes first. [P32, P33]"""
    assert isinstance(before.phase, Choosing)
    red, white = before.phase.chosen
    cards: Params = {
        "red": last.card if red is None else red,
        "white": last.card if white is None else white,
    }
    lines = [Message("cards", cards)]
    if isinstance(after.phase, Turn):
        lines.append(Message("first", {"who": who(after.phase.seat, viewer)}))
    return lines


def _marched(before: State, action: March, after: State, viewer: Viewer) -> Message:
    """From place to place; by name for the owner and where everybody knows it. [P11-P13]"""
    there, here = block_named(before, action.block), block_named(after, action.block)
    seat = there.seat
    goal = _place(here)
    params: Params = {"who": who(seat, viewer), "goal": goal}
    if seat == viewer or there.is_known or here.is_known:
        params |= {"block": action.block, "start": there.area or ""}
        return Message("marched-named", params, (f"area:{action.area}",))
    params |= {"start": _place(there)}
    return Message("marched", params, (f"piece:{goal}", f"area:{action.area}"))


def _place(block: Block) -> str:
    """A place as the table speaks of it: an area, or a place in a wood."""
    assert block.area is not None
    return block.area if block.slot is None else handle(block.area, block.seat, block.slot)


def _battle(after: State, begun: Throwing) -> Message:
    enemies = blocks_at(after, begun.area, other(begun.attacker))
    names = ", ".join(block.name for block in enemies)
    return Message(
        "battle",
        {"area": begun.area, "block": begun.block, "enemies": names},
        (f"area:{begun.area}",),
    )


def _drew(before: State, card: int, viewer: Viewer) -> Message:
    seat = drawing_seat(before)
    assert seat is not None
    if seat == viewer:
        return Message("drew-own", {"card": card})
    return Message("drew", {"who": SIDES[seat]})


def _threw(before: State, die: int | None, viewer: Viewer) -> Message:
    """Only the attacker reads his die. [P51]"""
    assert isinstance(before.phase, Throwing)
    seat = before.phase.attacker
    if seat == viewer and die is not None:
        return Message("threw-own", {"die": die})
    return Message("threw", {"who": SIDES[seat]})


def _answered(before: State, seat: Seat, action: Answer, viewer: Viewer) -> Message:
    """A doubt shows the die, belief shows nothing. [P53, P54]"""
    assert isinstance(before.phase, Answering)
    battle = before.phase
    params: Params = {"who": who(seat, viewer)}
    if action.reply == "doubt" and battle.die is not None:
        return Message("doubted", params | {"die": battle.die})
    return Message("believed-high" if battle.height == "high" else "believed-low", params)


def _routed(before: State, loss: int, after: State) -> Message:
    assert isinstance(before.phase, Routing)
    victim = battle.most_strong(before, before.phase.beaten)
    left = block_named(after, victim.name).strength
    return Message("routed", {"die": loss, "block": victim.name, "left": left})


def _ended(after: State, viewer: Viewer) -> list[Message]:
    outcome = ending.result(after)
    assert outcome is not None
    red, white = outcome.scores
    params: Params = {"red": red, "white": white, "decided": outcome.decided}
    if outcome.winner is None:
        return [Message(f"end-{outcome.reason}"), Message("drawn", params)]
    params |= {"who": who(outcome.winner, viewer)}
    return [Message(f"end-{outcome.reason}"), Message("won", params)]


# what is asked


def prompt(view: View) -> Message:
    """What is being asked of the viewer now, or whom he waits for."""
    if isinstance(view.phase, Over):
        return Message("prompt-over")
    if view.viewer is None or view.viewer not in view.actors:
        return _wait(view)
    match view.phase:
        case Posting():
            left = sum(mine.area is None for mine in view.mine)
            return Message("prompt-post", {"left": left})
        case Choosing():
            return Message("prompt-choose")
        case Turn(points=points):
            return Message("prompt-turn", {"points": points})
        case Claiming(die=die):
            return Message("prompt-claim", {"die": die or 0})
        case Answering(height=height):
            return Message("prompt-answer", {"height": height})
        case _:
            raise AssertionError("a phase of chance asks nobody")


def _wait(view: View) -> Message:
    seats = [seat for seat in view.actors if seat != CHANCE]
    if len(seats) == 1:
        return Message("prompt-wait", {"who": SIDES[seats[0]]})
    return Message("prompt-wait-both" if seats else "prompt-chance")
