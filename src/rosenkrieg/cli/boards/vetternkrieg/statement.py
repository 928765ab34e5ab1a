"""What `view` tells of Vetternkrieg besides the table: where the cards are, as far as one knows."""

from __future__ import annotations

import textwrap
from typing import Final

from rosenkrieg.cli.boards.vetternkrieg.cards import name_of
from rosenkrieg.cli.speech import TerminalWords
from rosenkrieg.core.contract import SEATS
from rosenkrieg.games.vetternkrieg.material import HOUSES
from rosenkrieg.games.vetternkrieg.view import Cards, View

PLAYED: Final = "cli-vetternkrieg-played"
BATTLES: Final = "cli-vetternkrieg-battles"
GAVE: Final = "cli-vetternkrieg-gave"
RECEIVED: Final = "cli-vetternkrieg-received"


def cards(view: View, words: TerminalWords, width: int) -> list[str]:
    """Cards played, won, given, received, kept and laid aside, each with a line."""
    lines = [
        words(key, house=HOUSES[seat], cards=_names(view, there[seat], words))
        for key, there in ((PLAYED, view.shown), (BATTLES, view.won))
        for seat in SEATS
        if there[seat]
    ]
    for key, card in ((GAVE, view.gave), (RECEIVED, view.received)):
        if card is not None:
            lines.append(words(key, card=name_of(view, card, words)))
    for seat in SEATS:
        kept = view.kept[seat]
        possible = () if kept is None else kept.could_be or kept.public
        if possible and seat != view.viewer:
            names = _names(view, possible, words)
            lines.append(words("cli-vetternkrieg-kept", house=HOUSES[seat], cards=names))
    if view.discard:
        lines.append(words("cli-vetternkrieg-aside", cards=_names(view, view.discard, words)))
    lines.append(words("cli-vetternkrieg-rest", count=view.rest))
    if view.twists_left:
        names = _names(view, view.twists_left, words)
        lines.append(words("cli-vetternkrieg-twists-left", cards=names))
    return [
        part for line in lines for part in textwrap.wrap(line, width - 1, subsequent_indent="  ")
    ]


def _names(view: View, ids: Cards, words: TerminalWords) -> str:
    return ", ".join(name_of(view, id, words) for id in ids)
