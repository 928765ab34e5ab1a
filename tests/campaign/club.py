"""Seasons for tests: realms founded by fixed dice, battles played by short texts or at random."""

from __future__ import annotations

from random import Random

from rosenkrieg.campaign import ORGANIZER, Book, SeasonOptions
from rosenkrieg.campaign.questions import possible, questions, turned
from rosenkrieg.campaign.season import Battle
from rosenkrieg.core.contract import CHANCE
from rosenkrieg.games.rampant.actions import Action, Tell
from rosenkrieg.games.rampant.notation import encode
from rosenkrieg.games.rampant.phases.report import asked
from rosenkrieg.games.rampant.state import State

FREE = SeasonOptions(rounds=0, battles_a_round=0, meetings=0)
FOUNDED = (("village", 33, 53), ("farmland", 35, 54), ("village", 41, 55), ("farmland", 42, 56))


def club(realms: int = 2, options: SeasonOptions = FREE) -> Book:
    """A season whose realms are founded; their ids are e2, e6, e10 ..."""
    book = Book()
    book.begin("Test", 0, options)
    for number in range(realms):
        home, *rolls = FOUNDED[number % 4]
        id = book.join(f"Realm {number + 1}", 0).id
        book.answer(id, id, f"kind:{home}", 0)
        for face in rolls:
            book.roll(id, id, int(face), 0)
    return book


def ids(book: Book) -> list[str]:
    """The realms in the order of joining."""
    return list(book.season.realms)


def pair(book: Book) -> tuple[str, str]:
    """The first two realms."""
    first, second, *_ = ids(book)
    return first, second


def do(book: Book, battle: str, *texts: str, at: int = 1) -> None:
    """Answers: "0 attack" is the first realm's, "1 defend" the second's, "4" a roll."""
    for text in texts:
        who, _, action = text.rpartition(" ")
        realms = book.battle(battle).realms
        if who:
            book.answer(realms[int(who)], battle, action, at)
        else:
            book.roll(ORGANIZER, battle, int(action), at)


def attacked(
    book: Book, first: str, second: str, lions: int, dragons: int, gain: str, rolled: str = "51"
) -> str:
    """A quick battle: the first attacks the second's territory 1, by these strength rolls."""
    battle = book.meet(first, second, 1, quick=True).id
    spies = [book.season.realms[each].realm.spies for each in (first, second)]

    def passes() -> None:
        for seat in (0, 1):
            if spies[seat]:
                do(book, battle, f"{seat} no")

    passes()
    do(
        book,
        battle,
        "0 attack",
        "1 defend",
        f"0 name:{second}-1",
    )
    if "ExchangeChoice" in str(type(book.battle(battle).state.phase)):
        do(book, battle, "1 no")
    passes()
    do(book, battle, "0 no", "11")
    passes()
    do(book, battle, "0 no", "1 no", str(lions), str(dragons), "1", "1")
    if rolled:
        do(book, battle, rolled)
    if gain:
        do(book, battle, gain)
    return battle


def play_on(book: Book, battle: Battle, rng: Random, at: int = 1) -> None:
    """A battle to its end, at random."""
    while battle.status == "open":
        step(book, battle, rng, at)


def step(book: Book, battle: Battle, rng: Random, at: int = 1) -> None:
    """One answer or roll, at random."""
    state = book.state(battle)
    actor, _ = rng.choice(questions(state))
    at_turn = turned(state, actor)
    legal = [each for each in possible(state, actor) if not _too_large(at_turn, each)]
    if actor == CHANCE:
        face = int(encode(rng.choice(legal)).removeprefix("roll:"))
        book.roll(ORGANIZER, battle.id, face, at)
    else:
        book.answer(battle.realms[actor], battle.id, encode(rng.choice(legal)), at)


def _too_large(state: State, action: Action) -> bool:
    """Reports of more points than a warband may have are conflicts."""
    if not isinstance(action, Tell) or action.what != "fielded" or state.battle.points is None:
        return False
    return action.number > state.battle.points[asked(state)[1]]


def random_season(realms: int, battles: int, seed: int, options: SeasonOptions = FREE) -> Book:
    """So many battles, some of them open side by side, played at random."""
    rng = Random(seed)
    book = club(realms, options)
    opened = 0
    while opened < battles or book.season.open_battles():
        open_ones = book.season.open_battles()
        pairs = [set(each.realms) for each in open_ones]
        first, second = rng.sample(ids(book), 2)
        if opened < battles and len(open_ones) < 3 and {first, second} not in pairs:
            book.meet(first, second, opened, quick=rng.random() < 0.7)
            opened += 1
        elif open_ones:
            step(book, rng.choice(open_ones), rng, opened)
    return book
