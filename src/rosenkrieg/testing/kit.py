"""The laws by name: what holds for every game.

A law is a function of a case and seeds. It raises an AssertionError that begins with the number
of the law, and returns how many things were compared.

1   play ends within `info.max_moves`; no one must act exactly when there is an outcome
2   an actor has an action; lists are bounded, stable, without duplicates
3   `apply` leaves the old state as it was, and the new one passes `check`
4   actions, states, views and records survive being written and read
5   the weights of chance are positive and match the list
6   simultaneous choices commute, and none shows the other seat what was chosen
7   a state sampled from a view looks exactly like that view
8   equal views are told equal log lines
9   exchanging what a seat cannot see changes nothing that it sees
10  the key of a draw tells nothing beyond the result
11  taking back teaches nothing
12  what was told stays told; records can be written, read, verified and replayed by each reader
13  prompts, previews and refusals depend on the view; paths are distinct
14  every message has words in both languages
15  what a viewer receives is the same to the byte for positions he cannot tell apart
16  standing orders choose legal actions, from the view alone
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from rosenkrieg.core.contract import Game, GameInfo
from rosenkrieg.testing import of_orders, of_play, of_records, of_secrets, of_twins, of_words
from rosenkrieg.testing.play import Case

Law = Callable[[Case, Sequence[int]], int]

LAWS: Final[dict[str, Law]] = {
    "1 play ends": of_play.play_ends,
    "2 lists": of_play.lists_are_good,
    "3 apply": of_play.apply_is_pure,
    "4 texts": of_play.texts_survive,
    "4 records": of_records.records_replay,
    "5 weights": of_play.weights_fit,
    "6 simultaneous": of_play.choices_commute,
    "7 samples": of_secrets.samples_fit,
    "8 lines": of_secrets.lines_follow_views,
    "9 exchanges": of_secrets.exchanges_are_unseen,
    "10 keys": of_secrets.keys_tell_results_only,
    "11 take-back": of_secrets.taking_back_teaches_nothing,
    "12 records": of_records.records_tell_what_may_be_told,
    "12 told": of_records.what_is_seen_is_told,
    "12 stand-ins": of_records.play_goes_on_after_a_stand_in,
    "13 paths": of_words.words_follow_views,
    "13 beyond paths": of_words.nothing_follows_a_path,
    "14 words": of_words.everything_has_words,
    "15 twins": of_twins.twins_look_alike,
    "15 last secrets": of_twins.last_secrets_are_kept,
    "16 orders": of_orders.orders_are_legal_and_blind,
}

ONLY_WITH_SECRETS: Final = ("12 stand-ins", "15 twins", "15 last secrets")


FOR_EVER: Final = ("12 stand-ins", "15 last secrets")
"""Laws about what is kept secret beyond the end of a match, by stand-ins."""


def applies(law: str, info: GameInfo) -> bool:
    """Whether the law has something to say of such a game."""
    if law in ONLY_WITH_SECRETS:
        return info.hidden
    if law == "16 orders":
        return bool(info.orders)
    if law.startswith("6 "):
        return info.simultaneous
    return info.chance or not law.startswith(("5 ", "10 "))


def laws(case: Case) -> list[str]:
    """The names of the laws that have something to say of the game."""
    return [
        law
        for law in LAWS
        if applies(law, case.game.info)
        and (law not in FOR_EVER or type(case.game).stand_in is not Game.stand_in)
    ]


def obey(case: Case, law: str, matches: int = 20) -> None:
    """Tries a law on that many random matches; an AssertionError says where it is broken."""
    assert LAWS[law](case, range(matches)), f"law {law}: nothing was compared in {case.key}"
