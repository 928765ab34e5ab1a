"""The proving game with one fault each: what the law kit must not let pass.

`FAULTS` names for each the law that catches it, `OPEN_FAULTS` does so for a game without
secrets. The faults are such as happen: a name where a handle should be, a look at the truth, a
forgotten case.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

from msgspec.structs import force_setattr, replace

from rosenkrieg.core.contract import (
    CHANCE,
    FIRST,
    SEATS,
    Actor,
    History,
    Message,
    OptionValue,
    Seat,
    Viewer,
    other,
)
from rosenkrieg.testing.play import Delegate
from tests.proving.actions import (
    Action,
    Answer,
    Choose,
    March,
    Pass,
    Post,
    Sky,
    Taken,
    Throw,
)
from tests.proving.game import HedgeWar
from tests.proving.state import (
    Answering,
    Block,
    Choosing,
    Routing,
    State,
    Throwing,
    Tied,
    Turn,
    block_named,
    blocks_at,
    blocks_of,
    on_top,
    with_blocks,
)
from tests.proving.tables import tables
from tests.proving.view import Piece, View

Known = History[State, Action]
Orders = Mapping[str, OptionValue]


# what is seen


class NamesInHandles(HedgeWar):
    """A hidden block has its name in its id, and the sampler agrees."""

    def view(self, state: State, viewer: Viewer) -> View:
        seen = super().view(state, viewer)
        red, white = (self._named(state, seen, seat) for seat in SEATS)
        return replace(seen, pieces=(red, white))

    def _named(self, state: State, seen: View, seat: Seat) -> tuple[Piece, ...]:
        if seat == seen.viewer:
            return seen.pieces[seat]
        return tuple(
            replace(piece, id=_block_in(state, piece, seat).name) for piece in seen.pieces[seat]
        )

    def determinize(self, view: View, rng: Random) -> State:
        state = super().determinize(view, rng)
        for seat in SEATS:
            for piece in view.pieces[seat]:
                if seat != view.viewer:
                    there, named = _block_in(state, piece, seat), block_named(state, piece.id)
                    state = _exchanged(state, there, named)
        return state


def _block_in(state: State, piece: Piece, seat: Seat) -> Block:
    there = blocks_at(state, piece.area, seat)
    if piece.slot is None:
        return next(block for block in there if block.suspects == piece.could_be)
    return next(block for block in there if block.slot == piece.slot)


def _exchanged(state: State, one: Block, two: Block) -> State:
    there, here = (replace(one, name=two.name), replace(two, name=one.name))
    moved = replace(there, strength=two.strength), replace(here, strength=one.strength)
    return with_blocks(state, {block.name: block for block in moved})


class OwnerSeenTooWell(HedgeWar):
    """The hand of the other seat is in the view."""

    def view(self, state: State, viewer: Viewer) -> View:
        seen = super().view(state, viewer)
        return seen if viewer is None else replace(seen, hand=state.hands[other(viewer)])


class PlacesInOrderOfTheSheet(HedgeWar):
    """The places in a wood are counted anew by name, not by arrival."""

    def apply(self, state: State, actor: Actor, action: Action) -> State:
        after = super().apply(state, actor, action)
        changed = {}
        for seat in SEATS:
            for area in {block.area for block in blocks_of(after, seat) if block.slot is not None}:
                for slot, block in enumerate(blocks_at(after, area or "", seat)):
                    changed[block.name] = replace(block, slot=slot)
        return with_blocks(after, changed)


class PlaceByIdentity(HedgeWar):
    """Who comes to a wood takes a place that tells who it is."""

    def apply(self, state: State, actor: Actor, action: Action) -> State:
        after = super().apply(state, actor, action)
        if not isinstance(action, March):
            return after
        block = block_named(after, action.block)
        if block.slot is None:
            return after
        slot = 10 + tables(after.edition).names[block.seat].index(block.name)
        return with_blocks(after, {block.name: replace(block, slot=slot)})


class SecretStepSeen(HedgeWar):
    """Behind the screen only blocks in fields are counted, so that the other seat can tell."""

    def view(self, state: State, viewer: Viewer) -> View:
        seen = super().view(state, viewer)
        kinds = tables(state.edition).kinds
        lying = [
            sum(b.area is not None and kinds[b.area] == "field" for b in blocks_of(state, seat))
            for seat in SEATS
        ]
        return replace(seen, posted=(lying[0], lying[1]))


class BelievedDieStays(HedgeWar):
    """A believed die lies on the table."""

    def apply(self, state: State, actor: Actor, action: Action) -> State:
        after = super().apply(state, actor, action)
        if isinstance(state.phase, Answering) and isinstance(after.phase, Routing):
            return on_top(after, replace(after.phase, shown=state.phase.die))
        return after


# what is sampled


class SamplerPeeks(HedgeWar):
    """The sampler remembers the last state that was looked at."""

    def view(self, state: State, viewer: Viewer) -> View:
        self.last = state
        return super().view(state, viewer)

    def determinize(self, view: View, rng: Random) -> State:
        return self.last


class SamplerForgets(HedgeWar):
    """The sampler forgets which card the viewer has laid aside."""

    def determinize(self, view: View, rng: Random) -> State:
        return super().determinize(replace(view, choice=None), rng)


# what is read


class LineNamesTheBlock(HedgeWar):
    """The log line of a hidden march has the name of the block."""

    def narrate(
        self, before: State, actor: Actor, action: Action, after: State, viewer: Viewer
    ) -> Sequence[Message]:
        lines = super().narrate(before, actor, action, after, viewer)
        if not isinstance(action, March):
            return lines
        return [
            replace(line, params=line.params | {"block": action.block})
            if line.key == "marched"
            else line
            for line in lines
        ]


class LineTellsTheBelievedDie(HedgeWar):
    """The log line of belief has the die."""

    def narrate(
        self, before: State, actor: Actor, action: Action, after: State, viewer: Viewer
    ) -> Sequence[Message]:
        lines = super().narrate(before, actor, action, after, viewer)
        if not isinstance(before.phase, Answering):
            return lines
        die = before.phase.die or 0
        return [replace(line, params=line.params | {"die": die}) for line in lines]


class PromptLeaks(HedgeWar):
    """The prompt speaks of the hand of the other seat."""

    def view(self, state: State, viewer: Viewer) -> View:
        self.last = state
        return super().view(state, viewer)

    def prompt(self, view: View) -> Message:
        asked = super().prompt(view)
        hand = self.last.hands[FIRST if view.viewer else 1]
        return replace(asked, params=asked.params | {"threes": hand[2]})


class PreviewLeaks(PromptLeaks):
    """The preview speaks of the hand of the other seat."""

    def prompt(self, view: View) -> Message:
        return HedgeWar.prompt(view)

    def preview(self, view: View, action: Action) -> Sequence[Message]:
        hand = self.last.hands[FIRST if view.viewer else 1]
        return [Message("preview-points", {"points": hand[2]})]


class OrdersPeek(PromptLeaks):
    """Orders look at the die behind the screen: a false claim is doubted."""

    def prompt(self, view: View) -> Message:
        return HedgeWar.prompt(view)

    def obey(self, view: View, legal: Sequence[Action], orders: Orders) -> Action | None:
        phase = self.last.phase
        if isinstance(phase, Answering) and orders["answer"] != "ask":
            return Answer("doubt" if (phase.die or 0) % 2 else "believe")
        return super().obey(view, legal, orders)


class OrdersBreakRules(HedgeWar):
    """Who never marches ends the turn also when it is not his."""

    def obey(self, view: View, legal: Sequence[Action], orders: Orders) -> Action | None:
        return Pass() if orders["march"] == "never" else super().obey(view, legal, orders)


class OrdersUnasked(HedgeWar):
    """Claims are believed though nobody ordered it."""

    def obey(self, view: View, legal: Sequence[Action], orders: Orders) -> Action | None:
        believed = Answer("believe")
        return believed if believed in legal else super().obey(view, legal, orders)


class WhyNotLeaks(HedgeWar):
    """A refusal remembers the last state, and speaks of blocks of the other seat in it."""

    def view(self, state: State, viewer: Viewer) -> View:
        self.last = state
        return super().view(state, viewer)

    def why_not(self, view: View, path: tuple[str, ...]) -> Message | None:
        refusal = super().why_not(view, path)
        if refusal is None or view.viewer is None:
            return refusal
        enemies = blocks_of(self.last, other(view.viewer))
        strongest = max(enemies, key=lambda block: block.strength)
        return replace(refusal, params=refusal.params | {"beware": strongest.area or "nowhere"})


class WhyNotTooKind(HedgeWar):
    """Every block may be touched."""

    def why_not(self, view: View, path: tuple[str, ...]) -> Message | None:
        if path and path[0].startswith("block:"):
            return None
        return super().why_not(view, path)


class WhyNotShortSighted(HedgeWar):
    """What is touched after a whole path does not matter."""

    def why_not(self, view: View, path: tuple[str, ...]) -> Message | None:
        return None if len(path) > 2 else super().why_not(view, path)


class PathsCollide(HedgeWar):
    """A march is only pointed at by its block."""

    def path(self, action: Action) -> tuple[str, ...]:
        return super().path(action)[:1]


class WordMissing(HedgeWar):
    """A prompt without words."""

    def prompt(self, view: View) -> Message:
        asked = super().prompt(view)
        return Message("prompt-nobody-wrote") if asked.key == "prompt-answer" else asked


# who is told


class MarchDisclosed(HedgeWar):
    """Everybody reads in the record which hidden block marched."""

    def disclose(self, history: Known, number: int, viewer: Viewer) -> Action | None:
        action = history.moves[number].action
        if isinstance(action, March):
            return action
        return super().disclose(history, number, viewer)


class ChoiceHiddenAgain(HedgeWar):
    """While cards are chosen, earlier choices are secret again."""

    def disclose(self, history: Known, number: int, viewer: Viewer) -> Action | None:
        move = history.moves[number]
        if isinstance(move.action, Choose) and isinstance(history.states[-1].phase, Choosing):
            return move.action if move.actor == viewer or history.over else None
        return super().disclose(history, number, viewer)


class OwnCardNotTold(HedgeWar):
    """A card drawn is told in the end only, even to its owner."""

    def disclose(self, history: Known, number: int, viewer: Viewer) -> Action | None:
        if isinstance(history.moves[number].action, Taken) and not history.over:
            return None
        return super().disclose(history, number, viewer)


class PostsNeverTold(HedgeWar):
    """Where blocks were posted stays secret after the end."""

    def disclose(self, history: Known, number: int, viewer: Viewer) -> Action | None:
        move = history.moves[number]
        if isinstance(move.action, Post) and move.actor != viewer:
            return None
        return super().disclose(history, number, viewer)


class ThrowToldInTheEnd(HedgeWar):
    """The finished record has the throws that were believed."""

    def disclose(self, history: Known, number: int, viewer: Viewer) -> Action | None:
        action = history.moves[number].action
        if isinstance(action, Throw) and history.over:
            return action
        return super().disclose(history, number, viewer)


class NoStandIn(HedgeWar):
    """A believed throw is stood in for by something that the game does not own up to."""

    def stand_in(self, state: State) -> Action | None:
        return None


class DoubtWithoutDie(HedgeWar):
    """After a stand-in the defender may doubt, and there is no die to show."""

    def legal_actions(self, state: State, actor: Actor) -> Sequence[Action]:
        legal = super().legal_actions(state, actor)
        return [Answer("believe"), Answer("doubt")] if Answer("believe") in legal else legal


class KeysTooEarly(HedgeWar):
    """The keys of cards are opened at once."""

    def opens(self, history: Known, number: int, viewer: Viewer) -> bool:
        return True


class KeysSomewhatTooEarly(HedgeWar):
    """The keys of cards are opened after a while, though hands are still hidden."""

    def opens(self, history: Known, number: int, viewer: Viewer) -> bool:
        return len(history.moves) > number + 5 or super().opens(history, number, viewer)


class NothingReveals(HedgeWar):
    """Everything can be taken back."""

    def reveals(self, before: State, actor: Actor, action: Action, after: State) -> bool:
        return False


# how it is played


class ChangesInPlace(HedgeWar):
    """The state that was is changed."""

    def apply(self, state: State, actor: Actor, action: Action) -> State:
        after = super().apply(state, actor, action)
        if isinstance(action, Sky):
            force_setattr(state, "weather", action.card)
        return after


class DependsOnSomethingElse(HedgeWar):
    """How often it was asked has a say in the weather."""

    asked = 0

    def apply(self, state: State, actor: Actor, action: Action) -> State:
        after = super().apply(state, actor, action)
        if isinstance(action, Sky):
            self.asked += 1
            return replace(after, weather=1 + self.asked % 3)
        return after


class QuickestGoesFirst(HedgeWar):
    """A tie is won by who chose first."""

    def apply(self, state: State, actor: Actor, action: Action) -> State:
        after = super().apply(state, actor, action)
        if not isinstance(after.phase, Tied):
            return after
        last = Seat(actor)
        points = after.phase.points
        return on_top(after, Turn(last, points), Turn(other(last), points))


class NoEnd(HedgeWar):
    """Whoever passes stays on turn."""

    def apply(self, state: State, actor: Actor, action: Action) -> State:
        return state if isinstance(action, Pass) else super().apply(state, actor, action)

    def legal_actions(self, state: State, actor: Actor) -> Sequence[Action]:
        legal = super().legal_actions(state, actor)
        return [Pass()] if Pass() in legal else legal


class ListedTwice(HedgeWar):
    """An action stands twice in the list."""

    def legal_actions(self, state: State, actor: Actor) -> Sequence[Action]:
        legal = super().legal_actions(state, actor)
        return [*legal, legal[0]] if isinstance(state.phase, Turn) and legal else legal


class OrderTells(HedgeWar):
    """The order of the list depends on the hand of the other seat."""

    def legal_actions(self, state: State, actor: Actor) -> Sequence[Action]:
        legal = super().legal_actions(state, actor)
        if actor == CHANCE or state.hands[1 - actor][0] % 2 == 0:
            return legal
        return list(reversed(legal))


class ListTells(HedgeWar):
    """A march into a wood is only offered if no hidden block of strength 3 stands there."""

    def legal_actions(self, state: State, actor: Actor) -> Sequence[Action]:
        legal = super().legal_actions(state, actor)
        if not isinstance(state.phase, Turn) or actor == CHANCE:
            return legal
        strong = {b.area for b in blocks_of(state, other(Seat(actor))) if b.strength == 3}
        return [a for a in legal if not isinstance(a, March) or a.area not in strong]


class WeightsTooFew(HedgeWar):
    """A weight is missing."""

    def chance_weights(self, state: State) -> Sequence[int]:
        weights = super().chance_weights(state)
        return weights[:-1] if isinstance(state.phase, Throwing) else weights


class TextOfAnother(HedgeWar):
    """A march has the text of a post."""

    def encode_action(self, action: Action) -> str:
        return super().encode_action(action).replace(">", "@")


class TextNotUnderstood(HedgeWar):
    """A doubt cannot be read back."""

    def encode_action(self, action: Action) -> str:
        text = super().encode_action(action)
        return f"{text}!" if action == Answer("doubt") else text


class CardLost(HedgeWar):
    """A drawn card comes from nowhere."""

    def apply(self, state: State, actor: Actor, action: Action) -> State:
        after = super().apply(state, actor, action)
        return replace(after, deck=state.deck) if isinstance(action, Taken) else after


# a game without secrets


class OneEyed(Delegate):
    """A spectator sees less than the seats, though the info denies secrets."""

    def view(self, state: Any, viewer: Viewer) -> Any:
        seen = self.game.view(state, viewer)
        return replace(seen, stock=()) if viewer is None else seen


class Guesses(Delegate):
    """What is open to all is not taken as it is."""

    def determinize(self, view: Any, rng: Random) -> Any:
        return self.game.initial_state(self.game.info.complete({}))


OPEN_FAULTS: Final[tuple[tuple[type[Delegate], str], ...]] = (
    (Guesses, "7 samples"),
    (OneEyed, "9 exchanges"),
)

FAULTS: Final[tuple[tuple[type[HedgeWar], str], ...]] = (
    (NoEnd, "1 play ends"),
    (ListedTwice, "2 lists"),
    (ChangesInPlace, "3 apply"),
    (CardLost, "3 apply"),
    (TextOfAnother, "4 texts"),
    (TextNotUnderstood, "4 texts"),
    (DependsOnSomethingElse, "4 records"),
    (WeightsTooFew, "5 weights"),
    (QuickestGoesFirst, "6 simultaneous"),
    (SecretStepSeen, "6 simultaneous"),
    (SamplerPeeks, "7 samples"),
    (SamplerForgets, "7 samples"),
    (OrderTells, "7 samples"),
    (ListTells, "7 samples"),
    (PlacesInOrderOfTheSheet, "8 lines"),
    (LineNamesTheBlock, "8 lines"),
    (NamesInHandles, "9 exchanges"),
    (OwnerSeenTooWell, "9 exchanges"),
    (OrderTells, "9 exchanges"),
    (PromptLeaks, "9 exchanges"),
    (KeysTooEarly, "10 keys"),
    (KeysSomewhatTooEarly, "10 keys"),
    (NothingReveals, "11 take-back"),
    (ChoiceHiddenAgain, "12 records"),
    (PostsNeverTold, "12 records"),
    (NoStandIn, "12 records"),
    (OwnCardNotTold, "12 told"),
    (DoubtWithoutDie, "12 stand-ins"),
    (PromptLeaks, "13 paths"),
    (PreviewLeaks, "13 paths"),
    (WhyNotLeaks, "13 paths"),
    (WhyNotTooKind, "13 paths"),
    (PathsCollide, "13 paths"),
    (WhyNotShortSighted, "13 beyond paths"),
    (WordMissing, "14 words"),
    (PlaceByIdentity, "15 twins"),
    (MarchDisclosed, "15 twins"),
    (KeysTooEarly, "15 twins"),
    (BelievedDieStays, "15 twins"),
    (LineTellsTheBelievedDie, "15 twins"),
    (ThrowToldInTheEnd, "15 last secrets"),
    (OrdersPeek, "16 orders"),
    (OrdersBreakRules, "16 orders"),
    (OrdersUnasked, "16 orders"),
)
