"""Battles for tests: two realms by the kinds of their territories, and play by short texts.

The first kind is the home land; ids are f0-0, f0-1 ... and f1-0, f1-1 ... "L attack" is what the
Lion does, "D defend" the Dragon, "4" a roll.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from rosenkrieg.core.contract import CHANCE, FIRST, SECOND, Message
from rosenkrieg.games.rampant.game import GAME
from rosenkrieg.games.rampant.phases.closing import begun
from rosenkrieg.games.rampant.play import settled
from rosenkrieg.games.rampant.state import Battle, Next, Options, Realm, State, Territory
from rosenkrieg.games.rampant.tables import STANDARD
from rosenkrieg.locale import Words, game_package

LION, DRAGON = FIRST, SECOND
ACTORS = {"L": FIRST, "D": SECOND}
PLAIN = ("village", "stud_farm", "armoury")


def realm(seat: int, kinds: tuple[str, ...], spies: int = 0, **changes: Any) -> Realm:
    """A realm of these kinds, home land first."""
    lands = tuple(Territory(f"f{seat}-{number}", kind) for number, kind in enumerate(kinds))
    return replace(Realm(lands, lands[0].id, spies), **changes)


class Table:
    """A battle at some step."""

    def __init__(
        self,
        lion: tuple[str, ...] = PLAIN,
        dragon: tuple[str, ...] = PLAIN,
        *,
        spies: tuple[int, int] = (0, 0),
        quick: bool = True,
        battles: int = 1,
        waiting: tuple[tuple[str, ...], tuple[str, ...]] = ((), ()),
        pair: tuple[str, ...] = (),
        locked: tuple[str, ...] = (),
        uniques: tuple[str, ...] = (),
        help: bool = False,
    ) -> None:
        options = Options(STANDARD.hash, battles, quick, False, help)
        realms = (
            realm(0, lion, spies[0], waiting=waiting[0], locked=locked),
            realm(1, dragon, spies[1], waiting=waiting[1], locked=locked),
        )
        self.state: State = settled(begun(realms, options, "b1", FIRST, pair, uniques))
        self.lines: list[Message] = []

    # playing

    def do(self, *texts: str) -> Table:
        """Plays on; every action must be legal."""
        for text in texts:
            who, _, action = text.rpartition(" ")
            actor = ACTORS.get(who, CHANCE)
            chosen = GAME.decode_action(action if who else f"roll:{action}", actor)
            assert actor in GAME.actors(self.state), (text, self.state.phase)
            legal = GAME.legal_actions(self.state, actor)
            assert chosen in legal, (text, self.legal(who), self.state.phase)
            before, self.state = self.state, GAME.apply(self.state, actor, chosen)
            GAME.check(self.state)
            self.lines += GAME.narrate(before, actor, chosen, self.state, None)
        return self

    def at(self, step: str, **changes: Any) -> Table:
        """Jumps to a step of the procedure, with changes to the battle."""
        battle = replace(self.state.battle, **changes)
        self.state = settled(replace(self.state, battle=battle, phase=Next(step)))
        return self

    def fight(self, lion: int, dragon: int, *leaders: int) -> Table:
        """No boasts, these strength rolls, and nobody killed unless told."""
        return self.do("L no", "D no", str(lion), str(dragon), *map(str, leaders or (1, 1)))

    # looking

    @property
    def battle(self) -> Battle:
        return self.state.battle

    @property
    def phase(self) -> str:
        return type(self.state.phase).__name__

    def legal(self, who: str = "") -> list[str]:
        """What can be done, as texts."""
        actor = ACTORS.get(who, CHANCE)
        return [GAME.encode_action(each) for each in GAME.legal_actions(self.state, actor)]

    def kinds(self, seat: int) -> list[str]:
        """The territories of a realm by kind."""
        return [each.kind for each in self.state.realms[seat].territories]

    def why(self, seat: int, thing: str) -> str:
        """The rule that refuses what was touched."""
        view = GAME.view(self.state, ACTORS["LD"[seat]])
        refusal = GAME.why_not(view, (thing,))
        assert refusal is not None
        return str(refusal.params["rule"])

    def log(self, language: str = "en") -> str:
        """All lines so far, in words."""
        words = Words(language, (game_package("rampant"),))
        return "\n".join(words.say(line) for line in self.lines)
