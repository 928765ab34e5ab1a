"""What an entry must be to enter the ledger, as a command or by a correction. [G2, G9, G13-G17]

`check` refuses in one line what cannot follow the season so far; it changes nothing. Whose hand may
enter what is not its matter.
"""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec.structs import replace

from rosenkrieg.campaign import warbands
from rosenkrieg.campaign.entries import (
    Absent,
    Answered,
    Begun,
    Body,
    Closed,
    Decreed,
    Earned,
    Forfeited,
    Joined,
    Listed,
    Met,
    Noted,
    Placed,
    Proposed,
    Regulated,
    Retired,
    Ruled,
    SeasonOptions,
    TakenOver,
    Voided,
)
from rosenkrieg.campaign.questions import questions, turned
from rosenkrieg.campaign.refusals import Refused
from rosenkrieg.campaign.season import OFFICIAL, Battle, RealmNow, Season
from rosenkrieg.core.contract import CHANCE, Actor, Message
from rosenkrieg.core.errors import IllegalAction
from rosenkrieg.games.rampant import play
from rosenkrieg.games.rampant.actions import Tell
from rosenkrieg.games.rampant.notation import decode, encode
from rosenkrieg.games.rampant.state import State
from rosenkrieg.games.rampant.tables import EDITIONS

MOST_NAME: Final = 60
MOST_REASON: Final = 200
MOST_NOTE: Final = 2000
MOST_EARNED: Final = 30
MOST_DECREED: Final = 999
MOST_TOLD: Final = 60
MOST_OPTION: Final = 1000
MOST_PLACE: Final = 1000
MOST_ROUND: Final = 1000
MOST_ALLIES: Final = 2
"""A battle has three or four realms at the most. [G21]"""


def line(text: str, most: int) -> str:
    """A text on one line, without what cannot be seen."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())[:most]


def tidy(body: Body) -> Body:
    """The entry with its texts as the ledger keeps them; a name that is too long stays so."""
    match body:
        case Begun(name):
            return replace(body, name=line(name, MOST_NAME + 1))
        case Joined(name, player):
            return replace(body, name=line(name, MOST_NAME + 1), player=line(player, MOST_NAME))
        case TakenOver(_, player, name):
            return replace(body, player=line(player, MOST_NAME), name=line(name, MOST_NAME))
        case Placed(_, name):
            return replace(body, name=line(name, MOST_NAME))
        case Voided() | Ruled() | Decreed() | Earned():
            return replace(body, reason=line(body.reason, MOST_REASON))
        case Noted(text):
            shown = "".join(c for c in text if c.isprintable() or c == "\n").strip()
            return replace(body, text=shown)
        case _:
            return body


def check(season: Season, body: Body, author: str) -> None:
    """Refuses what cannot follow the season so far."""
    match body:
        case Begun(name, options, edition):
            _check_name(name, "season")
            check_options(options)
            EDITIONS.load(edition)  # an edition that cannot be says so
        case Joined(name):
            _check_name(name, "realm")
            check_free_name(season, name)
        case Proposed(first, second):
            may_meet(season, first, second)
        case Met(first, second):
            may_meet(season, first, second)
            _check_allies(season, body)
        case Answered():
            _check_answer(season, body, author)
        case Closed(battle) | Voided(battle):
            _fight_of(season, battle)
        case Ruled(battle, fielded, glory, heroes):
            _fight_of(season, battle)
            if any(not 0 <= number <= MOST_TOLD for number in (*fielded, *glory, *heroes)):
                raise Refused(
                    f"expected numbers from 0 to {MOST_TOLD}, got {(*fielded, *glory, *heroes)}",
                    Message("refused-numbers"),
                )
        case Forfeited(battle, realm):
            if realm not in _fight_of(season, battle).realms:
                raise Refused(
                    f"expected one of the two realms, got {realm!r:.80}",
                    Message("refused-not-theirs"),
                )
        case Decreed():
            _check_decree(season, body)
        case Earned(realm, glory, battle):
            realm_of(season, realm)
            if battle:
                battle_of(season, battle)
            if not 0 < glory <= MOST_EARNED:
                raise Refused(
                    f"expected glory from 1 to {MOST_EARNED}, got {glory}",
                    Message("refused-numbers"),
                )
        case Retired(realm):
            now = realm_of(season, realm)
            if now.retired:
                raise Refused(
                    "expected a realm that is in the season, but it has dropped out",
                    Message("refused-retired", {"realm": now.name}),
                )
        case TakenOver(realm, _, name):
            realm_of(season, realm)
            check_free_name(season, name, realm)
        case Absent(realm, until):
            realm_of(season, realm)
            if not season.round <= until <= MOST_ROUND:
                raise Refused(
                    f"expected a round from {season.round} on, got {until}",
                    Message("refused-round", {"round": season.round}),
                )
        case Regulated(options):
            check_options(options)
        case Placed(territory, _, x, y):
            if season.owner(territory) is None:
                raise _no_territory(territory)
            if not (0 <= x <= MOST_PLACE and 0 <= y <= MOST_PLACE):
                raise Refused(
                    f"expected a place from 0 to {MOST_PLACE}, got {x}, {y}",
                    Message("refused-value"),
                )
        case Listed(realm, roster):
            realm_of(season, realm)
            warbands.decode(roster)
        case Noted(text, battle):
            if battle:
                battle_of(season, battle)
            if not 0 < len(text) <= MOST_NOTE:
                raise Refused(
                    f"expected a note of 1 to {MOST_NOTE} characters, got {len(text)}",
                    Message("refused-note", {"most": MOST_NOTE}),
                )


# names and options


def _check_name(name: str, what: str) -> None:
    if not 0 < len(name) <= MOST_NAME:
        raise Refused(
            f"expected a name of the {what} of 1 to {MOST_NAME} characters",
            Message("refused-name", {"most": MOST_NAME}),
        )


def check_free_name(season: Season, name: str, but: str = "") -> None:
    """Refuses a name that another realm has."""
    if any(now.name == name for id, now in season.realms.items() if id != but):
        raise Refused(
            f"expected a name that no other realm has, got {name!r:.80}",
            Message("refused-name-taken", {"name": name}),
        )


def check_options(options: SeasonOptions) -> None:
    """Refuses numbers that no season can have."""
    numbers = [value for value in msgspec.structs.astuple(options) if type(value) is int]
    if any(not 0 <= number <= MOST_OPTION for number in numbers):
        raise Refused(
            f"expected options from 0 to {MOST_OPTION}, got another", Message("refused-numbers")
        )


# realms and battles


def realm_of(season: Season, id: str) -> RealmNow:
    """The realm of that id."""
    if id not in season.realms:
        known = ", ".join(season.realms) or "none"
        raise Refused(
            f"expected a realm out of {known}, got {id!r:.80}", Message("refused-no-realm")
        )
    return season.realms[id]


def battle_of(season: Season, id: str) -> Battle:
    """The battle, or the founding of a realm, of that id."""
    battle = season.find(id)
    if battle is None:
        raise Refused(
            f"expected a battle of this season, got {id!r:.80}", Message("refused-no-battle")
        )
    return battle


def _fight_of(season: Season, id: str) -> Battle:
    """The battle of that id; a founding has neither a result nor defaults. [A6]"""
    battle = battle_of(season, id)
    if battle.is_founding:
        raise Refused(
            f"expected a battle of two realms, got the founding {id!r:.80}",
            Message("refused-no-battle"),
        )
    return battle


def running(season: Season) -> None:
    """Refuses a season that has not begun, or has ended."""
    if not season.name:
        raise Refused(
            "expected a season that has begun, but it has not", Message("refused-not-begun")
        )
    if season.ended:
        raise Refused("expected a season that goes on, but it has ended", Message("refused-ended"))


def may_meet(season: Season, first: str, second: str) -> None:
    """Whether the two may open a battle now. [G2, G9, G13-G16]"""
    running(season)
    if first == second:
        raise Refused(
            "expected two different realms, got the same one twice", Message("refused-same")
        )
    for id in (first, second):
        _may_fight(season, id)
    _may_meet_again(season, first, second)


def _check_allies(season: Season, met: Met) -> None:
    """Allies are other realms that are here; their own limits do not count. [G21]"""
    allies = [realm for side in met.allies for realm in side]
    if len(allies) > MOST_ALLIES or len({met.first, met.second, *allies}) < 2 + len(allies):
        raise Refused(
            f"expected at most {MOST_ALLIES} allies, each another realm, got {allies}",
            Message("refused-allies", {"most": MOST_ALLIES}),
        )
    for id in allies:
        _is_here(season, id)


def _is_here(season: Season, id: str) -> RealmNow:
    """A founded realm that is in the season and not away. [G13, G16]"""
    now = realm_of(season, id)
    if now.retired or season.foundings[id].status != "closed":
        raise Refused(
            f"expected a founded realm that is in the season, got {now.name!r}",
            Message("refused-not-founded", {"realm": now.name}),
        )
    if now.away_until >= season.round:
        raise Refused(
            f"expected a realm that is here, but {now.name!r} is away",
            Message("refused-away", {"realm": now.name, "round": now.away_until}),
        )
    return now


def _may_fight(season: Season, id: str) -> None:
    """A founded realm that is here, below its limits. [G9, G13, G14, G16]"""
    now, options = _is_here(season, id), season.options
    limit = season.limit(id)
    if limit and season.fought(id) >= limit:
        raise Refused(
            f"expected fewer than {limit} battles of {now.name!r}",
            Message("refused-limit", {"realm": now.name, "most": limit}),
        )
    in_round = [
        each
        for each in season.battles.values()
        if id in each.realms and each.round == season.round and each.status in _COUNTED
    ]
    most = options.battles_a_round
    if most and len(in_round) >= most:
        raise Refused(
            f"expected at most {most} battles a round of {now.name!r}",
            Message("refused-a-round", {"realm": now.name, "most": most}),
        )


def _may_meet_again(season: Season, first: str, second: str) -> None:
    """One open battle a pair; three meetings a season with three or more realms. [G2, G15]"""
    met = [
        each
        for each in season.battles.values()
        if set(each.realms) == {first, second} and each.status in _COUNTED
    ]
    if any(each.status == "open" for each in met):
        raise Refused(
            "expected a pair without an open battle, but these two have one",
            Message("refused-open-pair"),
        )
    most = season.options.meetings
    if most and len(season.realms) > 2 and len(met) >= most:
        raise Refused(
            f"expected at most {most} meetings of a pair, these two have had {most}",
            Message("refused-meetings", {"most": most}),
        )


_COUNTED = ("open", "closed")


# answers


def check_legal(state: State, actor: Actor, action: str) -> None:
    """Refuses an answer that is none of the possible ones."""
    try:
        chosen = decode(action, actor)
    except IllegalAction as error:
        raise Refused(str(error), Message("refused-illegal")) from None
    legal = play.legal_actions(state, actor)
    if chosen not in legal:
        shown = ", ".join(encode(each) for each in legal[:12])
        words = Message("refused-die" if actor == CHANCE else "refused-illegal")
        if isinstance(chosen, Tell):
            most = [each.number for each in legal if isinstance(each, Tell)]
            if most and legal[0] == Tell(chosen.what, 0):
                words = Message("refused-told", {"what": chosen.what, "most": max(most)})
        raise Refused(f"expected one of {shown}, got {action!r:.80}", words)


def _check_answer(season: Season, body: Answered, author: str) -> None:
    """What is asked now must fit; what is asked later, or never, is judged when it is used."""
    battle = battle_of(season, body.battle)
    if battle.status != "open":
        return
    state = season.taken(battle)
    for actor, name in questions(state):
        if name == body.question:
            if actor != CHANCE and author not in (battle.realms[actor], *OFFICIAL):
                realm = season.realms[battle.realms[actor]]
                raise Refused(
                    f"expected {realm.name!r} to answer, got {author!r:.80}",
                    Message("refused-not-yours", {"realm": realm.name}),
                )
            check_legal(turned(state, actor), actor, body.action)
            return
    try:
        decode(body.action)
    except IllegalAction as error:
        raise Refused(str(error), Message("refused-illegal")) from None


# decrees


def _check_decree(season: Season, decree: Decreed) -> None:
    if not decree.reason:
        raise Refused("expected a reason, got none", Message("refused-reason"))
    if decree.what == "owner":
        if season.owner(decree.target) is None:
            raise _no_territory(decree.target)
        if any(now.realm.home == decree.target for now in season.realms.values()):
            raise Refused(
                "expected a territory that is no home land; those are never lost",
                Message("refused-home"),
            )
        if decree.value:
            realm_of(season, decree.value)
        return
    realm_of(season, decree.target)
    if decree.what == "grant":
        if decree.value not in season.tables.kind:
            raise Refused(
                f"expected a kind of territory, got {decree.value!r:.80}",
                Message("refused-value"),
            )
        return
    least = 0 if decree.what == "spies" else -MOST_DECREED
    digits = decree.value.removeprefix("-")
    if not (digits.isascii() and digits.isdecimal()) or not (
        least <= int(decree.value) <= MOST_DECREED
    ):
        raise Refused(
            f"expected a number from {least} to {MOST_DECREED}, got {decree.value!r:.20}",
            Message("refused-value"),
        )


def _no_territory(id: str) -> Refused:
    return Refused(
        f"expected a territory of the season, got {id!r:.80}", Message("refused-no-territory")
    )
