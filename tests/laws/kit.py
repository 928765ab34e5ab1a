"""The law kit: what holds for every game.

`LAWS` maps a name to a function of a case and seeds. It raises an AssertionError that begins
with the number of the law, and returns how many things were compared. A later game plugs in by
being registered and, if it has secrets, by tests/games/<key>/swaps.py, which offers

    swaps(state, viewer) -> states that the viewer must take for this one
    MIRRORED = True      (optional) what shows nothing can be done alike in all of them

Laws 1 to 9 are those of the house style. The others:

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

from rosenkrieg.core.contract import GameInfo
from tests.laws import of_orders, of_play, of_records, of_secrets, of_twins, of_words
from tests.laws.play import Case

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


def applies(law: str, info: GameInfo) -> bool:
    """Whether the law has something to say of such a game."""
    if law in ONLY_WITH_SECRETS:
        return info.hidden
    if law == "16 orders":
        return bool(info.orders)
    if law.startswith("6 "):
        return info.simultaneous
    return info.chance or not law.startswith(("5 ", "10 "))


def obey(case: Case, seeds: Sequence[int]) -> None:
    """All laws, on a few matches; an AssertionError names the first one that is broken."""
    for name, law in LAWS.items():
        if applies(name, case.game.info):
            law(case, seeds)
