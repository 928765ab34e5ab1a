"""A season of Rampant: 2 to 12 realms, their battles, and the ledger that everything follows from.

The ledger is a list of entries with author and time: who joined, who met whom, what was chosen,
rolled, reported, decreed. Nothing else is stored. Owners, points, glory, conflicts and standings
are computed from it, by the same rules of `games.rampant` that play a single match.

The interface:

- `Book(ledger)` is a season at work. Commands (`join`, `propose`, `accept`, `answer`, `roll`, ...)
  check, append entries and return them; a refused command raises `Refused` in one line and changes
  nothing. Time and dice are passed in: nothing here reads a clock or rolls.
- `book.season` is what follows from the ledger: realms, battles, conflicts, rounds, standings.
- `corrections`: change, remove or insert an earlier entry. `consequences` says what would follow
  before it is done; `correct` does it. The old version stays in `ledger.revisions`.
- `views.view(book, viewer)` is what the organizer, a realm or the public may see.
- `files`: a ledger as one JSON file, the standings as CSV.
- `warbands`: rosters with published costs; limits are warnings.
- `simulation`: whole seasons between programs, for the balance of the values.

Nobody here does input or output.
"""

from __future__ import annotations

from rosenkrieg.campaign.book import Book
from rosenkrieg.campaign.entries import ORGANIZER, PUBLIC, Entry, Ledger, SeasonOptions
from rosenkrieg.campaign.refusals import Refused

__all__ = ["ORGANIZER", "PUBLIC", "Book", "Entry", "Ledger", "Refused", "SeasonOptions"]
