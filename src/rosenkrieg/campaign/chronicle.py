"""The season as a story: every entry of the ledger in words, realms by their names.

What was chosen in secret and is not shown yet is told as at the table: that it was chosen.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct, structs

from rosenkrieg.campaign.book import Book
from rosenkrieg.campaign.entries import (
    ORGANIZER,
    Absent,
    Approved,
    Begun,
    Declined,
    Decreed,
    Earned,
    Ended,
    Entry,
    Forfeited,
    Joined,
    Ledger,
    Met,
    NextRound,
    Noted,
    Placed,
    Proposed,
    Regulated,
    Retired,
    Ruled,
    TakenOver,
    Voided,
)
from rosenkrieg.campaign.names import named
from rosenkrieg.campaign.season import Battle, Season
from rosenkrieg.core.contract import SEATS, Actor, Message, Params
from rosenkrieg.games.rampant.actions import Action
from rosenkrieg.games.rampant.narrate import came, kind_name, narrate
from rosenkrieg.games.rampant.state import State

LEFT_OUT = frozenset(("standing", "battle", "prompt-over", "won", "drawn"))
"""Lines of a match of two that say nothing in a season."""


class ToldEntry(Struct, frozen=True):
    """An entry in words."""

    entry: str
    at: int
    author: str
    battle: str
    lines: tuple[Message, ...]


def tell(book: Book) -> list[ToldEntry]:
    """The whole season, with the corrections where they were made."""
    told = list(_told(book.ledger))
    for revision in book.ledger.revisions:
        if revision.part:
            continue
        entry = revision.after or revision.before
        line = Message("told-corrected", {"reason": revision.reason})
        place = next((n for n, each in enumerate(told) if each.at > revision.at), len(told))
        id = "" if entry is None else entry.id
        told.insert(place, ToldEntry(id, revision.at, revision.author, "", (line,)))
    return told


def placed(book: Book, told: list[ToldEntry]) -> Iterator[tuple[int, ToldEntry]]:
    """What is told, with its place in the ledger; a correction stands where it was made."""
    places = {entry.id: place for place, entry in enumerate(book.ledger.entries)}
    place = 0
    for each in told:
        if each.lines[0].key != "told-corrected":
            place = places[each.entry]
        yield place, each


def _told(ledger: Ledger) -> Iterator[ToldEntry]:
    lines: list[Message] = []

    def hear(
        battle: Battle, before: State, actor: Actor, action: Action | None, after: State
    ) -> None:
        names = {
            seat: season.realms[id].name
            for seat, id in zip(SEATS, battle.realms, strict=True)
            if id in season.realms
        }
        found = (
            came(before, after, None)
            if action is None
            else narrate(before, actor, action, after, None)
        )
        for each in found:
            if each.key == "warbands":
                first, second = (names[seat] for seat in SEATS)
                params = {"first": first, "second": second}
                points = {"points": each.params["lion"], "others": each.params["dragon"]}
                lines.append(Message("told-warbands", {**params, **points}))
            elif each.key not in LEFT_OUT:
                lines.append(named(each, names))

    season = Season(hear)
    for entry in ledger.entries:
        lines.clear()
        before = tuple(_of_entry(season, entry))  # as the season stood before it
        season.read(entry)
        said = (*before, *lines)
        if said:
            battle = getattr(entry.body, "battle", entry.id if entry.id in season.battles else "")
            yield ToldEntry(entry.id, entry.at, entry.author, battle, said)


def _of_entry(season: Season, entry: Entry) -> Iterator[Message]:
    """What is said of an entry itself, before what follows from it."""

    def name(realm: str) -> str:
        return season.realms[realm].name if realm in season.realms else realm

    match entry.body:
        case Begun(title):
            yield Message("told-begun", {"name": title})
        case Joined(realm, player):
            yield Message("told-joined", {"realm": realm, "player": player or "none"})
        case Proposed(first, second):
            yield Message("told-proposed", {"realm": name(first), "other": name(second)})
        case Declined(proposal):
            if proposal in season.proposals:
                gone = season.proposals[proposal]
                params = {"realm": name(gone.first), "other": name(gone.second)}
                yield Message("told-declined", {**params})
        case Met(first, second):
            yield Message("told-met", {"realm": name(first), "other": name(second)})
            for leader, side in zip((first, second), entry.body.allies, strict=True):
                for ally in side:
                    yield Message("told-ally", {"realm": name(ally), "leader": name(leader)})
        case Voided(_, reason):
            yield Message("told-void", {"reason": reason or "none"})
        case Ruled():
            yield Message("told-ruled", {"reason": entry.body.reason or "none"})
        case Forfeited(_, realm):
            yield Message("told-forfeit", {"realm": name(realm)})
        case Decreed():
            yield _decreed(season, entry.body)
        case Earned(realm, glory, _, reason):
            earned: Params = {"realm": name(realm), "glory": glory, "reason": reason or "none"}
            yield Message("told-earned", earned)
        case Retired(realm):
            yield Message("told-retired", {"realm": name(realm)})
        case TakenOver(realm, player):
            yield Message("told-taken-over", {"realm": name(realm), "player": player or "none"})
        case Absent(realm, until):
            yield Message("told-absent", {"realm": name(realm), "round": until})
        case Regulated(options):
            old = structs.asdict(season.options)
            for what, value in structs.asdict(options).items():
                if value != old[what]:
                    yield Message("told-rule", {"what": what, "value": int(value)})
        case NextRound():
            yield Message("told-round", {"round": season.round + 1})
        case Ended():
            yield Message("told-ended")
        case Approved():
            yield Message("told-approved")
        case Placed(territory, title):
            if title:
                yield Message("told-named", {"name": title, "kind": _kind(season, territory)})
        case Noted(text):
            who = "none" if entry.author == ORGANIZER else name(entry.author)
            yield Message("told-note", {"realm": who, "text": text})


def _decreed(season: Season, body: Decreed) -> Message:
    """What the organizer set, and why. [K6]"""
    realms = season.realms
    target = realms[body.target].name if body.target in realms else ""
    value = realms[body.value].name if body.value in realms else body.value
    match body.what:
        case "owner":
            params = {"kind": _kind(season, body.target), "reason": body.reason}
            return Message("told-owner", {**params, "realm": value or "none"})
        case "grant":
            kind = kind_name(season.tables, body.value)
            return Message("told-grant", {"realm": target, "kind": kind, "reason": body.reason})
        case _:
            params = {"realm": target, "value": value, "reason": body.reason}
            return Message(
                "told-spies" if body.what == "spies" else "told-glory-decreed", {**params}
            )


def _kind(season: Season, territory: str) -> Message | str:
    """A territory by its kind."""
    for now in season.realms.values():
        for land in now.realm.territories:
            if land.id == territory:
                return kind_name(season.tables, land.kind)
    return territory
