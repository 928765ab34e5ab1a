"""The messages as JSON Schema, for pages and tools; ours gets its types from `typescript`.

python -m rosenkrieg.server.jsonschema
"""

from __future__ import annotations

import json
from typing import Any, Final

import msgspec

from rosenkrieg.campaign.drafts import Draft, Drafted
from rosenkrieg.campaign.missing import AskedAgain
from rosenkrieg.campaign.warbands import Roster
from rosenkrieg.core import registry, schema
from rosenkrieg.server import messages as m
from rosenkrieg.server.messages import seasons as s
from rosenkrieg.server.notices.wishes import Wishes

SOCKET_TYPES: Final = (*m.First.__args__, *m.Said.__args__, *m.Sent.__args__)
HTTP_TYPES: Final = (
    m.GameFacts,
    m.Beginning,
    m.NewMatch,
    m.Created,
    m.MatchFacts,
    m.Glance,
    m.Carrying,
    m.CarryCode,
    m.Fetching,
    m.Replay,
    m.Touched,
    m.Shown,
    m.Reissued,
    m.Away,
    m.Invitation,
    m.Taken,
    m.RulesText,
    m.LessonFacts,
    m.PuzzleFacts,
    m.Tried,
    m.Standing,
    m.RulesPicture,
    m.SampleMatch,
    m.Analysis,
    m.Health,
    m.SiteFacts,
    m.NewContact,
    m.ContactCreated,
    m.ContactFacts,
    m.Watching,
    m.NoticeCode,
    m.Done,
    Wishes,
    m.ErrorAnswer,
    s.NewSeason,
    s.SeasonCreated,
    s.WishedLink,
    s.SeasonLink,
    s.SeasonAnswer,
    s.SeasonBattle,
    s.Chronicle,
    s.LedgerAnswer,
    s.RevisionsAnswer,
    s.Entering,
    s.Entered,
    s.Choosing,
    s.AnswersFound,
    s.WhyNot,
    s.MissingAsked,
    s.AgainAsked,
    AskedAgain,
    Draft,
    Drafted,
    s.MissingAnswer,
    s.WarbandAsked,
    s.WarbandChecked,
    s.Consider,
    s.Considered,
    s.Correcting,
    s.Corrected,
    s.Agreeing,
    s.SeasonPicture,
    m.SeasonNews,
    Roster,
)


def components(types: tuple[type, ...], place: str) -> dict[str, Any]:
    """The schemas of the types and of all they hold, by name."""
    schemas = msgspec.json.schema_components(types, ref_template=f"#/{place}/{{name}}")[1]
    winner = schemas.get("Outcome", {}).get("properties", {})
    winner["winner"] = {"enum": [0, 1, None]}  # the rules' word for a seat is wider than ours
    return schemas


def of_games(place: str) -> dict[str, Any]:
    """The types of all games, by the key of the game and a dot; each game has an `Action`."""
    return {
        f"{key}.{name}": kind
        for key in registry.keys()  # noqa: SIM118
        for name, kind in schema.parts(registry.game(key), f"#/{place}/{key}.{{name}}")[1].items()
    }


def of_messages() -> dict[str, Any]:
    """The types of all messages: `Said` is what a client sends, `Sent` what it gets."""
    schemas = components((*SOCKET_TYPES, *HTTP_TYPES), "$defs")
    for name, kinds in (("First", m.First), ("Said", m.Said), ("Sent", m.Sent)):
        schemas[name] = {"anyOf": [{"$ref": f"#/$defs/{kind.__name__}"} for kind in kinds.__args__]}
    return dict(sorted(schemas.items()))


def document() -> dict[str, Any]:
    """One schema for all messages, and for the views and actions in them."""
    return {
        "$schema": schema.DIALECT,
        "title": "Rosenkrieg protocol",
        "$defs": of_messages() | of_games("$defs"),
    }


if __name__ == "__main__":
    print(json.dumps(document(), indent=1, ensure_ascii=False))
