"""Writes the sample season that comes with the package, once in each language.

    PYTHONPATH=src python scripts/sample_season.py [FOLDER]

Four realms, six rounds, with a dispute, a correction, dice of the table and of the server. The dice
are sealed like those of any season, so `rosenkrieg season check` has something to check. Run it
again after a change of the rules; the files must not change otherwise (a test compares them).
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

from rosenkrieg.campaign import warbands
from rosenkrieg.campaign.book import Book
from rosenkrieg.campaign.corrections import Correction, correct
from rosenkrieg.campaign.dice import prepared
from rosenkrieg.campaign.entries import (
    ORGANIZER,
    SAMPLE_SECRET,
    SAMPLES,
    Answered,
    Ledger,
    SeasonOptions,
    Told,
)
from rosenkrieg.campaign.files import export_record
from rosenkrieg.campaign.questions import questions
from rosenkrieg.campaign.records import make
from rosenkrieg.campaign.refusals import Refused
from rosenkrieg.campaign.rows import Row, added, write
from rosenkrieg.campaign.season import Battle
from rosenkrieg.campaign.simulation import Habits, decide
from rosenkrieg.core.contract import CHANCE, Actor
from rosenkrieg.core.fairness import Sealed
from rosenkrieg.games.rampant import play
from rosenkrieg.games.rampant.notation import encode
from rosenkrieg.games.rampant.state import (
    Confirming,
    LeaveOutChoice,
    ProposeChoice,
    Reporting,
    State,
)

BEGAN = 1_772_388_000  # a Sunday in March 2026
DAY = 86_400
ROUND_DAYS = 14
SEEDS = {"en": 50, "de": 321}
"""Seasons with a raid, a draw, a dispute, and a correction that changes a later battle."""

WORDS = {
    "en": {
        "name": "The Marches, spring 2026",
        "realms": (
            ("Hawkmoor", "Anna"), ("Ravensby", "Ben"),
            ("Silverford", "Clara"), ("Thornwick", "David"),
        ),
        "homes": ("Hawk's Hold", "Ravensby Tower", "Silver Bridge", "Thornwick Keep"),
        "notes": (
            "First club evening, two tables, one borrowed dragon.",
            "The cavalry refused three charges in a row. Never again without a drummer.",
            "We played until half past one. Nobody wanted to give up the bridge.",
            "Ben's new levy has paint on it. All of it.",
            "The last stand of the archers on the hill is the talk of the club.",
        ),
        "reason": "The strength roll was read off the wrong die.",
        "leader": "Captain",
    },
    "de": {
        "name": "Die Grenzmarken, Frühjahr 2026",
        "realms": (
            ("Falkenmoor", "Anna"), ("Rabenau", "Ben"),
            ("Silberfurt", "Clara"), ("Dornwald", "David"),
        ),
        "homes": ("Falkenhorst", "Rabenturm", "Silberbrücke", "Burg Dornwald"),
        "notes": (
            "Erster Vereinsabend, zwei Tische, ein geliehener Drache.",
            "Die Reiterei verweigerte dreimal den Angriff. Nie wieder ohne Trommler.",
            "Wir haben bis halb zwei gespielt. Die Brücke wollte niemand hergeben.",
            "Bens neue Bauern sind bemalt. Alle.",
            "Vom letzten Gefecht der Bogenschützen auf dem Hügel redet der ganze Verein.",
        ),
        "reason": "Beim Wurf für die Stärke war es der falsche Würfel.",
        "leader": "Hauptmann",
    },
}  # fmt: skip

PLACES = ((210, 240), (770, 200), (300, 740), (780, 720))
ROSTERS = (
    ("lr_mounted_men_at_arms", "lr_foot_serjeants", "lr_archers", "lr_foot_yeomen", "lr_serfs"),
    ("dr_elite_foot", "dr_heavy_foot", "dr_heavy_missiles", "dr_scouts"),
    ("lr_foot_men_at_arms", "lr_crossbowmen", "lr_mounted_yeomen", "lr_bidowers"),
    ("dr_greater_warbeasts", "dr_bellicose_foot", "dr_light_missiles", "dr_light_foot"),
)


class Sample:
    """The season while it is made."""

    def __init__(self, language: str, seed: int) -> None:
        self.words = WORDS[language]
        self.id = SAMPLES[language]
        self.book = Book()
        self.rng = Random(f"sample {seed}")
        self.dice = Sealed(SAMPLE_SECRET, self.id, 1024)
        self.drawn = 0
        self.rows: list[Row] = []
        self.kept = Ledger()
        self.at = BEGAN
        self.disputed = False

    def keep(self) -> None:
        """Keeps what was entered since, as rows."""
        self.rows += added(self.kept, self.book.ledger)
        self.kept = self.book.ledger

    def later(self, minutes: int = 4) -> int:
        """Time goes on."""
        self.at += minutes * 60 + self.rng.randrange(60)
        return self.at

    def made(self) -> str:
        """The season from beginning to end, as a file."""
        book, words = self.book, self.words
        book.begin(str(words["name"]), self.at, SeasonOptions())
        ids = [book.join(name, self.later(), player).id for name, player in words["realms"]]
        for number, id in enumerate(ids):
            self.play(book.season.foundings[id])
            x, y = PLACES[number]
            home = book.season.realms[id].realm.home
            book.place(id, home, str(words["homes"][number]), x, y, self.later())
            book.roster(id, id, self.roster(number), self.later())
            book.stir(id, f"{id}-salt", self.later())
        self.keep()
        notes = iter(words["notes"])
        for round in range(1, 7):
            self.at = BEGAN + (round - 1) * ROUND_DAYS * DAY + 2 * DAY
            for first, second in self.pairs(ids):
                self.meet(first, second, quick=self.rng.random() < 0.5)
            note = next(notes, None)
            if note is not None:
                book.note(self.rng.choice(ids), str(note), self.later(60))
            self.keep()
            if round == 4:
                self.correct()
            if book.season.ended:
                break
            book.next_round(BEGAN + round * ROUND_DAYS * DAY)
        self.keep()
        if not book.season.ended:
            book.end(self.later(600))
        book.approve(self.later(600))
        self.keep()
        told = [(write(row), row) for row in self.rows]
        return export_record(make(book, self.id, told, self.dice, self.drawn, 0))

    def pairs(self, ids: list[str]) -> list[tuple[str, str]]:
        """Four battles a round; each realm fights two."""
        one, two, three, four = ids
        rounds = (
            ((one, two), (three, four), (one, three), (two, four)),
            ((one, four), (two, three), (two, one), (four, three)),
            ((three, one), (four, two), (four, one), (three, two)),
        )
        return list(rounds[self.book.season.round % 3])

    def meet(self, first: str, second: str, quick: bool) -> None:
        """A challenge, the answer, the battle."""
        book = self.book
        try:
            proposal = book.propose(first, second, self.later(90), quick).id
        except Refused:  # they have met three times, or one is at its limit
            return
        self.play(book.season.battles[book.accept(second, proposal, self.later(60)).id])

    def play(self, battle: Battle) -> None:
        """A battle to its end."""
        book = self.book
        while battle.status == "open":
            state = book.state(battle)
            actor, _ = questions(state)[0]
            if actor == CHANCE:
                if battle.quick or battle.is_founding or self.rng.random() < 0.6:
                    book.draw(
                        battle.id, prepared(self.dice, book.season, self.drawn), self.later(1)
                    )
                    self.drawn += 1
                else:
                    self.physical(battle, state)
            elif isinstance(state.phase, Reporting) and state.phase.report.fielded == ():
                self.report(battle, battle.realms[actor], state)
            else:
                book.answer(
                    battle.realms[actor], battle.id, self.choice(state, actor), self.later(2)
                )

    def physical(self, battle: Battle, state: State) -> None:
        """Dice that were thrown on the table."""
        legal = play.legal_actions(state, CHANCE)
        weights = play.chance_weights(state)
        action = self.rng.choices(legal, weights)[0]
        face = int(encode(action).removeprefix("roll:"))
        self.book.roll(self.rng.choice(battle.realms), battle.id, face, self.later(1))

    def choice(self, state: State, actor: Actor) -> str:
        """What a realm does."""
        phase = state.phase
        if isinstance(phase, LeaveOutChoice):
            return "yes" if self.rng.random() < 0.7 else "no"
        if isinstance(phase, ProposeChoice):
            return "no"
        if isinstance(phase, Confirming):
            # one report of the season is disputed, and the other one tells it again
            if not self.disputed and self.book.season.round == 3:
                self.disputed = True
                return "no"
            return "yes"
        return encode(decide(state, actor, self.rng, Habits(raid=0.8)))

    def report(self, battle: Battle, realm: str, state: State) -> None:
        """What was seen on the table."""
        points = state.battle.declared or state.battle.points
        assert points is not None
        rng = self.rng
        glory = rng.choice(((5, 1), (4, 2), (3, 3), (2, 4), (1, 5), (5, 3), (3, 4)))
        heroes = (int(rng.random() < 0.25), int(rng.random() < 0.25))
        done = tuple(tuple(rng.random() < 0.5 for _ in each) for each in state.battle.boasts)
        told = Told((points[0], points[1]), glory, heroes, (done[0], done[1]))
        self.book.report(realm, battle.id, told, self.later(150))

    def correct(self) -> None:
        """A result of the second round was entered wrongly."""
        book = self.book
        second = [id for id, each in book.season.battles.items() if each.round == 2 and each.quick]
        for entry in book.ledger.entries:
            body = entry.body
            if isinstance(body, Answered) and body.question == "roll.strength.0":
                if body.battle in second:
                    face = (
                        "roll:3" if body.action > "roll:6" or body.action[5:] > "9" else "roll:11"
                    )
                    changed = Answered(body.battle, body.question, face, "organizer")
                    correction = Correction("change", entry.id, changed)
                    correct(book, ORGANIZER, correction, self.later(30), str(self.words["reason"]))
                    self.keep()
                    for each in book.season.open_battles():
                        self.play(each)
                    self.keep()
                    return

    def roster(self, number: int) -> str:
        """A warband of the books."""
        leader, *others = ROSTERS[number]
        units = (
            warbands.Unit(leader, leader=True, character=str(self.words["leader"])),
            *(warbands.Unit(kind) for kind in others),
        )
        name, _ = self.words["realms"][number]
        return warbands.encode(warbands.Roster(str(name), units))


def main(folder: Path) -> None:
    """Writes both files."""
    for language in WORDS:
        text = Sample(language, SEEDS[language]).made()
        (folder / f"{SAMPLES[language]}.json").write_text(text, "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "src/rosenkrieg/campaign/data"))
