"""Log lines and prompts, as messages; the words are in locale/.

A line names a block to others only where they may know it: in battle, when it dies, defects,
is crowned, comes of age or is executed, and while it is a known group of its own. [3.27]
"""

from __future__ import annotations

from typing import Final, assert_never

from rosenkrieg.core.contract import SEATS, Actor, Message, Params, Seat, Viewer, naming
from rosenkrieg.games.richard3 import actions as a
from rosenkrieg.games.richard3.actions import Action
from rosenkrieg.games.richard3.ground import OTHER, side_of
from rosenkrieg.games.richard3.phases import firepower, politics
from rosenkrieg.games.richard3.phases.cards import dealt_to
from rosenkrieg.games.richard3.refusals import enemy_areas
from rosenkrieg.games.richard3.secrecy import is_public
from rosenkrieg.games.richard3.state import (
    AREA_COUNT,
    BESIDE,
    CAPTIVE,
    CHARGING,
    DEAD,
    DOWN,
    MINOR,
    NOWHERE,
    Acting,
    Answering,
    Choosing,
    Deal,
    GoingHome,
    Moving,
    Over,
    Shooting,
    State,
    Turning,
)
from rosenkrieg.games.richard3.tables import (
    AREA,
    AREAS,
    BLOCK,
    BLOCK_COUNT,
    BLOCKS,
    CARDS,
    CITIES,
    HAND,
    HENRY,
    HOUSES,
    PLACES,
    TURNCOAT,
    border_name,
)
from rosenkrieg.games.richard3.view import Actions, View, battle_of, card_names

UNSEEN: Final = Message("a-block")

who: Final = naming(HOUSES)


def area(number: int) -> Message:
    """An area, or the pool, in words."""
    return Message(f"area-{PLACES[number]}")


def block(number: int) -> Message:
    """A block in words."""
    return Message(f"block-{BLOCKS[number]}")


def card(name: str) -> Message:
    """A card in words."""
    return Message(f"card-{name}")


def hand(names: tuple[str, ...]) -> Message:
    """Seven cards in words."""
    return Message("seven-cards", {f"card{n}": card(name) for n, name in enumerate(names, 1)})


# the log


def narrate(
    before: State, actor: Actor, action: Action, after: State, viewer: Viewer
) -> list[Message]:
    """The lines of one move: what was done, and what followed of itself."""
    return [*_done(before, actor, action, after, viewer), *_followed(before, action, after, viewer)]


def _done(
    before: State, actor: Actor, action: Action, after: State, viewer: Viewer
) -> list[Message]:
    match action:
        case a.PlayCard() | a.Claim():
            return _chosen(before, actor, action, after, viewer)
        case a.Dealt():
            return _dealt(before, after, viewer)
        case a.Roll():
            return _rolled(before, action, after)
        case a.Take() | a.Fire() | a.Charge() | a.Treachery() | a.PlayTreason() | a.Fight():
            return []  # the result has its own line
        case a.Step() | a.Stop() | a.Sail():
            return _moved(before, action, after, viewer)
        case a.Perish() | a.Suffer():
            return []
    seat = SEATS[actor]
    name, params, refs = _told(before, seat, action, after, viewer)
    return [Message(name, {"who": who(seat, viewer), **params}, refs)]


_Told = tuple[str, Params, tuple[str, ...]]


def _told(before: State, seat: Seat, action: Action, after: State, viewer: Viewer) -> _Told:
    """A line about what a seat did: its key, parameters and things."""
    match action:
        case a.Keep():
            return "kept", {}, ()
        case a.Exchange():
            return "exchanged", {}, ()
        case a.Recruit(number, place):
            named = _named(before, number, action, after, seat, viewer)
            return "recruited", {"block": named, "area": area(place)}, _refs(place)
        case a.Muster(place):
            return "mustered", {"area": area(place)}, _refs(place)
        case a.Plague(place):
            return "plague-strikes", {"area": area(place)}, _refs(place)
        case a.End():
            return "ended-actions" if type(before.phase) is Acting else "regrouped-enough", {}, ()
        case a.Declare(place, border):
            behind = border_name(border, place)
            over = Message("the-sea") if behind == "sea" else area(AREA[behind])
            return "declared", {"area": area(place), "over": over}, _refs(place)
        case a.Wait():
            return "waited", {}, ()
        case a.Retreat(number, place):
            return (
                "retreated",
                {"block": block(number), "area": area(place)},
                _way(before, number, place),
            )
        case a.Pass(number):
            return "passed", {"block": block(number)}, ()
        case a.Regroup(number, place):
            named = _named(before, number, action, after, seat, viewer)
            return "regrouped", {"block": named, "area": area(place)}, _way(before, number, place)
        case a.Enter(number, place):
            return "came-of-age", {"block": block(number), "area": area(place)}, _refs(place)
        case a.Execute(number):
            start = before.where[number]
            return "executed", {"block": block(number), "area": area(start)}, _refs(start)
        case a.Spare(number):
            return "spared", {"block": block(number)}, ()
        case a.Lose(number):
            place = before.where[number]
            return "lost-step", {"area": area(place)}, _refs(place)
        case a.GoHome(number, place):
            start = before.where[number]
            named = _named(before, number, action, after, seat, viewer)
            params: Params = {"block": named, "from": area(start), "area": area(place)}
            key = "stayed-home" if start == place else "went-home"
            return key, params, _way(before, number, place)
        case a.Leave(number):
            start = before.where[number]
            named = _named(before, number, action, after, seat, viewer)
            return "left-exile", {"block": named, "area": area(start)}, _refs(start)
        case (
            a.PlayCard()
            | a.Claim()
            | a.Take()
            | a.Step()
            | a.Sail()
            | a.Stop()
            | a.Fight()
            | a.PlayTreason()
            | a.Fire()
            | a.Charge()
            | a.Treachery()
            | a.Perish()
            | a.Suffer()
            | a.Dealt()
            | a.Roll()
        ):
            raise AssertionError("told elsewhere")
    assert_never(action)


def _refs(place: int) -> tuple[str, ...]:
    return (f"area:{PLACES[place]}",) if place < AREA_COUNT else ()


def _way(before: State, number: int, place: int) -> tuple[str, ...]:
    """From where a block went, and to where."""
    return (*_refs(before.where[number]), *_refs(place))


def _named(
    before: State, number: int, action: Action, after: State, seat: Seat, viewer: Viewer
) -> Message:
    """The block by its name where the viewer may know it. [3.27]"""
    return block(number) if seat == viewer or is_public(before, action, after) else UNSEEN


def _chosen(
    before: State, actor: Actor, action: Action, after: State, viewer: Viewer
) -> list[Message]:
    """That a choice was made; with the second one both are shown. [1.1-1, 5.1-3]"""
    lines = [Message("chose", {"who": who(SEATS[actor], viewer)})]
    if type(after.phase) is Choosing:
        return lines
    turn = after.turn
    if turn is not None:
        one, two = turn.cards
        cards: Params = {"lancaster": card(CARDS[one]), "york": card(CARDS[two])}
        return [*lines, Message("shown", {**cards, "first": who(turn.first, viewer)})]
    claimants: tuple[Seat, ...] = SEATS if type(after.phase) is Deal else ()
    if type(after.phase) is Answering:
        claimants = (after.phase.claimant,)
    for seat in claimants:
        names = card_names(before.cards.hands[seat])
        lines.append(Message("claimed", {"who": who(seat, viewer), "cards": hand(names)}))
    return lines


def _dealt(before: State, after: State, viewer: Viewer) -> list[Message]:
    seat = dealt_to(before.cards)
    held = after.cards.hands[seat]
    if sum(held) < HAND:
        return []
    if seat == viewer:
        return [Message("dealt", {"cards": hand(card_names(held))})]
    return [Message("dealt-to", {"who": HOUSES[seat]})]


def _moved(before: State, action: Action, after: State, viewer: Viewer) -> list[Message]:
    """One line when the move is over, with its way. [12, P-4]"""
    moving = before.phase
    assert type(moving) is Moving
    if type(after.phase) is Moving:
        return []
    seat, number = moving.acting.seat, moving.block
    here = after.where[number]
    is_named = seat == viewer or is_public(before, a.Take(number), after) or _walks_known(before)
    params: Params = {
        "who": who(seat, viewer),
        "block": block(number) if is_named else UNSEEN,
        "from": area(moving.path[0]),
        "area": area(here),
    }
    refs = (f"area:{AREAS[moving.path[0]]}", f"area:{AREAS[here]}")
    assert after.turn is not None
    enters = after.turn.came[number] != NOWHERE
    if type(action) is a.Sail:
        return [Message("sailed-to-attack" if enters else "sailed", params, refs)]
    via = moving.path[1:] if type(action) is a.Step else moving.path[1:-1]
    if via:
        params["via"] = area(via[0])
        if len(via) > 1:
            params["via"] = Message("two-areas", {"one": area(via[0]), "two": area(via[1])})
        return [Message("marched-to-attack" if enters else "marched", params, refs)]
    return [Message("moved-to-attack" if enters else "moved", params, refs)]


def _walks_known(state: State) -> bool:
    """Whether the block on its way is known to all. [3.27-4]"""
    moving = state.phase
    return type(moving) is Moving and bool(state.known >> moving.block & 1)


def _rolled(before: State, action: a.Roll, after: State) -> list[Message]:
    phase = before.phase
    dice = " ".join(str(die) for die in action.dice)
    if type(phase) is Shooting:
        power = firepower.firepower(before, phase.battle, phase.block)
        hits = sum(die <= power for die in action.dice)
        params: Params = {"block": block(phase.block), "dice": dice, "hits": hits}
        if phase.target is None:
            return [Message("fired", params, _refs(phase.battle.area))]
        params["target"] = block(phase.target)
        key = "charged" if phase.kind == CHARGING else "replied"
        return [Message(key, params, _refs(phase.battle.area))]
    assert type(phase) is Turning
    turned = all(die % 2 == 0 for die in action.dice)
    roller = Message("the-card") if phase.block is None else block(phase.block)
    told: Params = {"block": roller, "target": block(phase.target), "dice": dice}
    return [Message("turned" if turned else "stood-firm", told, _refs(phase.battle.area))]


# what follows of itself


def _followed(before: State, action: Action, after: State, viewer: Viewer) -> list[Message]:
    lines = [*_losses(before, after), *_battle_lines(before, after, viewer)]
    throne = after.throne
    if before.where[HENRY] == CAPTIVE and after.where[HENRY] < AREA_COUNT:
        lines.append(Message("freed", {"block": block(HENRY)}))
    if type(after.phase) is Over:
        return [*lines, *_ended(after, viewer)]
    lines += _political_lines(before, after, viewer)
    if throne.side == before.throne.side:
        king = throne.king
        if before.throne.king is None and king is not None and throne.crowned is not None:
            params: Params = {"block": block(king), "area": area(throne.crowned)}
            key = "crowned-minor" if throne.crowned == MINOR else "crowned"
            lines.append(Message(key, params, _refs(throne.crowned)))
        elif before.throne.king is not None and king is not None and king != before.throne.king:
            lines.append(Message("king-gives-way", {"block": block(king)}))
        elif before.throne.king is not None and king is None:
            lines.append(Message("king-is-dead", {"block": block(before.throne.king)}))
        pretender = throne.pretender
        if pretender is not None and pretender != before.throne.pretender:
            lines.append(Message("new-pretender", {"block": block(pretender)}))
    if type(after.phase) is Choosing and type(before.phase) is not Choosing:
        date = after.date
        lines.append(Message("turn-begins", {"campaign": date.campaign, "turn": date.turn}))
    return lines


def _losses(before: State, after: State) -> list[Message]:
    """Deaths by name, and steps that blocks of an open front lost. [3.27-5, 6.1-1]"""
    lines = []
    battle = battle_of(before)
    front = 0 if battle is None else battle.front[0] | battle.front[1]
    for number in range(BLOCK_COUNT):
        then, now = before.where[number], after.where[number]
        fights = bool(front >> number & 1)
        refs = _refs(then) if fights else ()  # elsewhere no one saw which one stood where
        if then < AREA_COUNT and now == DEAD:
            lines.append(Message("died", {"block": block(number)}, refs))
        elif then < AREA_COUNT and now == DOWN:
            lines.append(Message("fell", {"block": block(number)}, refs))
        elif fights and now != BESIDE:
            left = after.strength[number]
            if left < before.strength[number]:
                lines.append(Message("weakened", {"block": block(number), "left": left}, refs))
    return lines


def _battle_lines(before: State, after: State, viewer: Viewer) -> list[Message]:
    old, new = battle_of(before), battle_of(after)
    lines = []
    if old is not None and (new is None or new.area != old.area):
        winner = _holder(after, old.area)
        if winner is not None and type(after.phase) is not Over:
            params: Params = {"who": who(winner, viewer), "area": area(old.area)}
            lines.append(Message("won-battle", params, _refs(old.area)))
    if new is None:
        return lines
    if old is None or old.area != new.area:
        params = {"who": who(new.attacker, viewer), "area": area(new.area)}
        return [*lines, Message("battle-begins", params, _refs(new.area))]
    if new.attacker != old.attacker:
        lines.append(Message("roles-change", {"who": who(OTHER[new.attacker], viewer)}))
    if new.round != old.round:
        lines.append(Message("round-begins", {"round": new.round}))
    for seat in SEATS:
        if old.reserve[seat] & new.front[seat]:
            count = (old.reserve[seat] & new.front[seat]).bit_count()
            lines.append(Message("reserves-arrive", {"who": who(seat, viewer), "count": count}))
    return lines


def _holder(state: State, place: int) -> Seat | None:
    for number in range(BLOCK_COUNT):
        if state.where[number] == place:
            return side_of(number, state.throne.side)
    return None


def _political_lines(before: State, after: State, viewer: Viewer) -> list[Message]:
    """The count is public, names of the leaders too. [8.2-7, 3.27-5]"""
    phase = after.phase
    lines = []
    if type(phase) is GoingHome and type(before.phase) is not GoingHome and not phase.done:
        lancaster, york = politics.usurpation_counts(after)
        counts: Params = {"lancaster": lancaster, "york": york}
        lines.append(Message("counted", {**counts, "verdict": _verdict(before, after)}))
    if after.throne.side != before.throne.side:
        king = after.throne.king
        assert king is not None
        params: Params = {"who": who(after.throne.side, viewer), "block": block(king)}
        lines.append(Message("usurped", params))
    if after.date.campaign != before.date.campaign:
        lines.append(Message("campaign-begins", {"campaign": after.date.campaign}))
    return lines


def _verdict(before: State, after: State) -> str:
    """What the count decided: the side that keeps the throne, with a tie, or another one. [8.2]"""
    if after.throne.side != before.throne.side:
        return "usurped"
    lancaster, york = politics.usurpation_counts(after)
    return "tie" if lancaster == york else who(after.throne.side, None)


def _ended(after: State, viewer: Viewer) -> list[Message]:
    phase = after.phase
    assert type(phase) is Over
    lancaster, york = phase.scores
    params: Params = {"who": who(phase.winner, viewer), "lancaster": lancaster, "york": york}
    return [Message(f"end-{phase.reason}", params)]


# what is asked


def prompt(view: View) -> Message:
    """What is being asked of the viewer now, or whom they wait for."""
    if view.phase == "over":
        return Message("prompt-over")
    if view.viewer is None or view.viewer not in view.actors:
        return _waiting(view)
    match view.phase:
        case "acting":
            return _prompt_acting(view)
        case "moving":
            assert view.mover is not None
            assert view.mover.block is not None
            return Message("prompt-moving", {"block": block(BLOCK[view.mover.block])})
        case "declaring":
            return Message("prompt-declaring", {"area": area(AREA[view.declaring[0]])})
        case "battle":
            assert view.fight is not None
            params: Params = {"area": area(AREA[view.fight.area]), "round": view.fight.round}
            leaves = view.fight.round == 4 and view.fight.attacker == view.viewer
            return Message("prompt-battle-last" if leaves else "prompt-battle", params)
        case "suffering":
            return Message("prompt-suffering", {"hits": view.hits})
        case "regrouping":
            assert view.field is not None
            return Message("prompt-regrouping", {"area": area(AREA[view.field])})
        case "judging":
            return Message("prompt-judging", {"block": block(TURNCOAT[view.viewer])})
        case "losing" | "trimming":
            place, count = next(iter(view.quota.items()))
            return Message(f"prompt-{view.phase}", {"area": area(AREA[place]), "count": count})
        case "choosing":
            return Message("prompt-choosing-poor" if view.can_claim else "prompt-choosing")
    return Message(f"prompt-{view.phase.replace('_', '-')}")


def _prompt_acting(view: View) -> Message:
    assert view.actions is not None
    assert view.table is not None
    played = view.table.cards[view.actions.seat]
    if played == "plague":
        return Message(_prompt_plague(view, view.actions))
    if played == "muster":
        if view.actions.muster is None:
            return Message("prompt-muster")
        return Message("prompt-mustering", {"area": area(AREA[view.actions.muster])})
    if view.actions.points == 0:
        return Message("prompt-acting-spent")
    params: Params = {"points": view.actions.points, "card": card(played)}
    return Message("prompt-acting", params | {"may": MAY.get(played, "all")})


MAY: Final = {
    "force_march": "march",
    "piracy": "pirates",
    "surprise": "group",
    "treason": "group",
}
"""What the points of a card are good for, where it is not everything. [5.1-2]"""


def _prompt_plague(view: View, acting: Actions) -> str:
    if acting.spent:
        return "prompt-plague-over"
    own = {block.place for block in view.own}
    struck = enemy_areas(view, acting.seat) - own
    return (
        "prompt-plague" if any(AREAS[city] in struck for city in CITIES) else "prompt-plague-none"
    )


def _waiting(view: View) -> Message:
    """Whom the viewer waits for, and what is being decided there."""
    if not set(view.actors) & set(SEATS):
        return Message("prompt-chance")
    if len(view.actors) == 2:
        return Message("prompt-both")
    what = "acting" if view.phase == "moving" else view.phase
    return Message("prompt-wait", {"who": HOUSES[view.actors[0]], "what": what})
