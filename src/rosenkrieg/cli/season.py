"""`rosenkrieg season`: whole seasons for the balance of values, and the files of played ones."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from rosenkrieg.cli.arguments import AsJson, Games, Language, Seed, one_of, share, whole
from rosenkrieg.cli.output import plural, print_json, print_table, progress
from rosenkrieg.core.errors import GameError

if TYPE_CHECKING:
    from rosenkrieg.locale import Words

WHAT: Final = ("simulate", "bench", "check", "show", "story", "csv")

RULES: Final = ("free", "club", "people")

What = Annotated[str, typer.Argument(metavar="|".join(WHAT), parser=one_of("the argument", WHAT))]
File = Annotated[Path | None, typer.Argument(metavar="[FILE]")]
Realms = Annotated[int, typer.Option(metavar="R", parser=whole("--realms", 2, 12))]
Rules = Annotated[str, typer.Option(metavar="free|club|people", parser=one_of("--rules", RULES))]
Share = Annotated[float, typer.Option(metavar="SHARE", parser=share("--raiding"))]
Head = Annotated[str | None, typer.Option(metavar="HASH")]

COLUMNS: Final = (
    "cli-season-column-realm",
    "cli-season-column-lands",
    "cli-season-column-glory",
    "cli-season-column-battles",
)


def season(
    what: What,
    file: File = None,
    count: Games = 100,
    realms: Realms = 4,
    rules: Rules = "free",
    raiding: Share = 0.5,
    seed: Seed = 0,
    head: Head = None,
    language: Language = None,
    json: AsJson = False,
) -> None:
    """Play whole seasons of Rampant, or check and show the file of a played one."""
    if what == "simulate":
        _simulate(count, realms, rules, raiding, seed, json)
        return
    if what == "bench":
        _bench(seed, json)
        return
    if file is None:
        raise GameError(f"expected the file of a season after {what}, got none")
    text = file.read_text("utf-8", errors="replace")
    if what == "check":
        check_file(text, head, language, json)
    elif what == "csv":
        from rosenkrieg.campaign.files import load, standings_csv

        print(standings_csv(load(text)), end="")
    elif what == "show":
        _show(text, language, json)
    else:
        _story(text, language)


def _words(language: str | None) -> Words:
    """The words of seasons, of their game and of the terminal."""
    from rosenkrieg.cli.screen import shows_unicode
    from rosenkrieg.cli.speech import TerminalWords, language_of
    from rosenkrieg.core import registry

    game = registry.game("rampant")
    more = ("rosenkrieg.campaign",)
    return TerminalWords(language or language_of(), game, shows_unicode(), more)


# files


def check_file(text: str, head: str | None, language: str | None, json: bool) -> None:
    """The chain, every entry, every roll of the server; status 1 if it is not what was kept."""
    from rosenkrieg.campaign.files import parse
    from rosenkrieg.campaign.records import check, heads

    record = parse(text).record
    if record is None:
        raise GameError("expected the record of a season from a site, got a ledger alone")
    verdict = check(record)
    known = head is None or head in heads(record)
    if json:
        print_json(verdict)
    else:
        words = _words(language)
        rolls: dict[str, int] = {
            "sealed": verdict.sealed, "table": verdict.table, "imported": verdict.imported
        }  # fmt: skip
        print(words("cli-season-checked", rows=verdict.rows, corrections=verdict.corrections))
        print(words("cli-season-rolls", **rolls))
        if verdict.before:
            print(words("cli-season-before", count=verdict.before))
        if verdict.hidden:
            print(words("cli-season-hidden", count=verdict.hidden))
        if verdict.unused:
            print(words("cli-season-unused", count=verdict.unused))
        print(words("cli-season-head", head=verdict.head))
        kept = "none" if head is None else "known" if known else "unknown"
        print(words("cli-season-kept", kept=kept))
    if not known:
        raise typer.Exit(1)


def _show(text: str, language: str | None, json: bool) -> None:
    """The standings, and what waits for someone."""
    from rosenkrieg.campaign.entries import PUBLIC
    from rosenkrieg.campaign.files import load
    from rosenkrieg.campaign.views import view
    from rosenkrieg.cli.speech import printable

    book = load(text)
    seen = view(book, PUBLIC)
    if json:
        print_json(seen)
        return
    words = _words(language)
    ended = "approved" if seen.approved else "ended" if seen.ended else "open"
    print(words("cli-season-title", name=printable(seen.name), round=seen.round, state=ended))
    head = [words(key) for key in COLUMNS]
    rows = [
        (
            str(row.rank),
            printable(row.name),
            str(row.territories),
            str(row.glory),
            str(row.battles),
        )
        for row in seen.standings
    ]
    print_table([("", *head), *rows], right=(0, 2, 3, 4))
    count = sum(each.status == "open" for each in seen.battles)
    print(words("cli-season-open", count=count, conflicts=len(seen.conflicts)))


def _story(text: str, language: str | None) -> None:
    """The chronicle."""
    from rosenkrieg.campaign.chronicle import tell
    from rosenkrieg.campaign.files import load
    from rosenkrieg.cli.speech import printable

    book = load(text)
    words = _words(language)
    for told in tell(book):
        for line in told.lines:
            print(printable(words.say(line)))


# simulation


LONG: Final = (12, 300)
"""Realms and battles of the season that is computed again."""


def _bench(seed: int, json: bool) -> None:
    """How long it takes to compute a long season again, and to show what a correction changes."""
    from statistics import median
    from time import process_time

    from rosenkrieg.campaign.corrections import Correction, preview
    from rosenkrieg.campaign.entries import Answered
    from rosenkrieg.campaign.season import fold
    from rosenkrieg.campaign.simulation import long_season

    book = long_season(*LONG, seed)
    early = next(e.id for e in book.ledger.entries[200:] if isinstance(e.body, Answered))

    def seconds(work: Callable[[], object]) -> float:
        spent = []
        for _ in range(5):
            began = process_time()
            work()
            spent.append(process_time() - began)
        return round(median(spent), 3)

    found = {
        "realms": LONG[0],
        "battles": len(book.season.battles),
        "entries": len(book.ledger.entries),
        "seconds": seconds(lambda: fold(book.ledger)),
        "preview_seconds": seconds(lambda: preview(book, Correction("remove", early), 0)),
    }
    if json:
        print_json(found)
        return
    print(
        f"{found['realms']} realms, {found['battles']} battles, {found['entries']:,} entries, "
        f"seed {seed}; processor time, median of 5"
    )
    rows = [
        ("computed again", f"{found['seconds']:.2f} s"),
        ("consequences of an early correction", f"{found['preview_seconds']:.2f} s"),
    ]
    print_table(rows, right=(1,))


def _simulate(count: int, realms: int, rules: str, raiding: float, seed: int, json: bool) -> None:
    from rosenkrieg.campaign.simulation import (
        CLUB,
        FREE,
        NOBODY,
        Habits,
        People,
        play_season,
        summary,
    )
    from rosenkrieg.games.rampant.tables import EDITIONS, STANDARD

    options = FREE if rules == "free" else CLUB
    people = People() if rules == "people" else NOBODY
    habits = Habits(raid=raiding)
    runs = (play_season(realms, seed + number, options, habits, people) for number in range(count))
    results = list(progress(runs, count, "seasons"))
    found = summary(results, realms, EDITIONS.tables(STANDARD.hash))
    if json:
        print_json(found)
        return
    print(f"{plural(count, 'season', 'seasons')} of {realms} realms, seed {seed}")
    rows = [
        ("half-time leader won", f"{found.leader_won:.1%}", f"+- {found.leader_error:.1%}"),
        ("raids a season", f"{found.raids:.2f}", f"+- {found.raids_error:.2f}"),
        ("battles a season", f"{found.battles:.1f}", ""),
        ("attack beat defense", f"{found.attack_won:.1%}", ""),
        ("ended before their time", f"{found.full:.1%}", ""),
        *_events(found.events),
        *_fates(found.fates),
    ]
    shares = sorted(found.ownership.items(), key=lambda pair: pair[1])
    rows += [(f"began with {kind}", f"{share:.2f}", "of an even share") for kind, share in shares]
    print_table(rows, right=(1,))


def _fates(fates: dict[str, tuple[float, float, int]]) -> Iterable[tuple[str, str, str]]:
    """How often realms won that were away, came late or gave up; shares of an even one."""
    for fate, (part, error, count) in fates.items():
        if len(fates) > 1:
            yield (f"realm {fate}", f"{part:.2f}", f"+- {error:.2f} of an even share, {count}")


def _events(events: dict[str, tuple[float, int]]) -> Iterable[tuple[str, str, str]]:
    """How often the larger realm won a battle under an event, with the standard error."""
    for event, (won, count) in sorted(events.items()):
        error = (won * (1 - won) / count) ** 0.5
        yield (f"larger realm won under {event}", f"{won:.1%}", f"+- {error:.1%} of {count}")
