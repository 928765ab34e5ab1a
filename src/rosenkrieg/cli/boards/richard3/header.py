"""Above the map: when, what is going on, and both houses with their leaders and cards."""

from __future__ import annotations

import textwrap
from typing import Final

from rich.text import Text

from rosenkrieg.cli.boards import HOUSE, LATEST, QUIET, Scene
from rosenkrieg.cli.boards.layout import flow
from rosenkrieg.cli.boards.richard3.places import nobles_of
from rosenkrieg.cli.boards.richard3.signs import Signs, area_name, block_name, card_list
from rosenkrieg.cli.speech import TerminalWords
from rosenkrieg.core.contract import SEATS, Seat
from rosenkrieg.games.richard3.tables import CARD, HAND, IS_EVENT
from rosenkrieg.games.richard3.view import View

GAP: Final = "  "


def header(scene: Scene, signs: Signs) -> list[Text]:
    """The date and the phase; then both houses, one's own first."""
    view: View = scene.view
    mine = SEATS[view.viewer or 0]
    return [
        *_now(scene, signs),
        *_house(scene, signs, mine),
        *_cards(scene, signs, mine),
        *_house(scene, signs, SEATS[1 - mine]),
    ]


def _now(scene: Scene, signs: Signs) -> list[Text]:
    """When it is, who does what, and the cards of the turn, first that of player 1."""
    view: View = scene.view
    words = scene.words
    when = words("cli-richard3-date", campaign=view.campaign, turn=view.turn, turns=HAND)
    items = [Text(words("cli-richard3-phase", phase=view.phase))]
    if view.seat is not None:
        items[0].append(f": {words.side(view.seat)}")
    if view.actions is not None and not _is_event(view, view.actions.seat):
        items.append(Text(words("cli-richard3-points", points=view.actions.points), "bold"))
    if view.table is not None:
        for seat in (view.table.first, SEATS[1 - view.table.first]):
            card = words(f"card-{view.table.cards[seat]}")
            items.append(Text(f"{signs.roses[seat]} {card}", HOUSE[seat]))
    return flow(Text.assemble((when, "bold"), GAP), items, scene.width, 2, GAP)


def _is_event(view: View, seat: Seat) -> bool:
    return view.table is not None and IS_EVENT[CARD[view.table.cards[seat]]]


def _house(scene: Scene, signs: Signs, seat: Seat) -> list[Text]:
    """A house: its leader, nobles, pool and the size of a hidden hand."""
    view: View = scene.view
    words = scene.words
    name = f"{signs.roses[seat]} {words.side(seat)}"
    head = Text.assemble(
        (signs.turn if seat in view.actors else " ", LATEST),
        (name, HOUSE[seat]),
        f" {scene.names[seat]}" if scene.names[seat] else "",
        GAP,
    )
    items = [_leader(scene, seat)]
    if view.committed[seat]:
        items.append(Text(words("cli-richard3-chosen")))
    least, most = nobles_of(view, seat)
    nobles = "cli-richard3-nobles" if least == most else "cli-richard3-nobles-most"
    items.append(Text(words(nobles, count=most)))
    items.append(Text(words("cli-richard3-in-pool", count=view.pools[seat])))
    if seat != view.viewer:
        items.append(Text(words("cli-richard3-hand-of", count=view.hands[seat])))
    return flow(head, items, scene.width, 3, GAP)


def _leader(scene: Scene, seat: Seat) -> Text:
    """King or Pretender, by name."""
    view: View = scene.view
    words = scene.words
    is_king = seat == view.king_side
    leader = view.king if is_king else view.pretender
    name = "-" if leader is None else words(f"block-{leader}")
    if is_king:
        return Text(words("cli-richard3-king", name=name))
    return Text(words("cli-richard3-pretender", name=name))


def _cards(scene: Scene, signs: Signs, seat: Seat) -> list[Text]:
    view: View = scene.view
    if view.viewer is None:
        return []
    items = [Text(card) for card in card_list(view.hand, scene.words, signs)]
    head = Text(f"   {scene.words('cli-richard3-hand')} ")
    return flow(head, items or [Text("-")], scene.width, 3)


def doings(scene: Scene) -> list[Text]:
    """What the action phase has used: areas, borders, sea moves; who is held captive."""
    view: View = scene.view
    words = scene.words
    items = []
    if view.off.get("l-henry_vi") == "captive":
        items.append(words("cli-richard3-captive", name=block_name("l-henry_vi", words)))
    if view.actions is not None:
        active = ", ".join(area_name(area, words) for area in view.actions.active)
        if active:
            items.append(words("cli-richard3-active", areas=active))
        if view.actions.muster:
            items.append(words("cli-richard3-muster", area=area_name(view.actions.muster, words)))
        borders = ", ".join(
            f"{border_name(border, words)} {used}/{limit}"
            for border, (used, limit) in view.actions.borders.items()
        )
        if borders:
            items.append(words("cli-richard3-borders", borders=borders))
    attacks = [
        area_name(area, words)
        for side in (() if view.table is None else view.table.attacks)
        for area in side
        if area != view.field
    ]
    if attacks:
        items.append(words("cli-richard3-attacks", areas=", ".join(attacks)))
    lines = textwrap.wrap(GAP.join(items), scene.width - 1, subsequent_indent="  ")
    return [Text(line, QUIET) for line in lines]


def border_name(border: str, words: TerminalWords) -> str:
    """A border by the areas at its sides."""
    one, _, two = border.partition("-")
    return words.plain(f"{area_name(one, words)}–{area_name(two, words)}")
