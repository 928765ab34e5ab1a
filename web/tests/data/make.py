"""Makes the records that the tests of the page check; run from the root of the checkout.

They are made by the library itself, so that the page is held to what the library writes.
"""

from pathlib import Path
from random import Random

import rosenkrieg
from rosenkrieg import Match, Sealed, record
from rosenkrieg.core.contract import CHANCE
from tests.proving.game import GAME as PROVING

HERE = Path(__file__).parent
SECRET = bytes(range(32))


def sealed(game: str | object, name: str) -> Match:
    info = (rosenkrieg.game(game) if isinstance(game, str) else game).info
    return Match(game, source=Sealed(SECRET, name, info.max_draws, ("north-wind", "South_42")))


def play(match: Match, rng: Random, moves: int = 10_000) -> None:
    for _ in range(moves):
        if match.over:
            return
        actor = match.actors[0]
        match.act(actor, rng.choice(list(match.legal(actor))))


def write(name: str, match: Match, reader: str) -> None:
    text = record(match, reader, ("Mathilde", "Günther")).to_json()
    (HERE / f"{name}.json").write_text(text, encoding="utf-8")


def main() -> None:
    match = sealed("rosenkoenig", "open")
    play(match, Random(1))
    write("open", match, "watch")

    match = sealed("rosenkoenig", "rewound")
    play(match, Random(2), 20)
    chance = [number for number, move in enumerate(match.moves) if move.actor == CHANCE]
    match.rewind(chance[-3] - 1)
    play(match, Random(3))
    write("rewound", match, "red")

    match = sealed(PROVING, "secrets")
    play(match, Random(4))
    write("secrets", match, "watch")

    match = sealed(PROVING, "unfinished")
    play(match, Random(5), 18)
    write("unfinished", match, "red")

    match = Match("rosenkoenig", seed=2**80 + 1)
    play(match, Random(6))
    write("seeded", match, "all")


if __name__ == "__main__":
    main()
