"""The messages as JSON Schema, for pages and tools; ours gets its types from `typescript`.

python -m rosenkrieg.server.schema
"""

from __future__ import annotations

import json
from typing import Any, Final

import msgspec

from rosenkrieg.server import messages as m

SOCKET_TYPES: Final = (*m.First.__args__, *m.Said.__args__, *m.Sent.__args__)
HTTP_TYPES: Final = (
    m.GameFacts,
    m.NewMatch,
    m.Created,
    m.MatchFacts,
    m.Replay,
    m.Reissued,
    m.Invitation,
    m.Taken,
    m.RulesText,
    m.Health,
    m.ErrorAnswer,
)


def components(types: tuple[type, ...], place: str) -> dict[str, Any]:
    """The schemas of the types and of all they hold, by name."""
    schemas = msgspec.json.schema_components(types, ref_template=f"#/{place}/{{name}}")[1]
    winner = schemas.get("Outcome", {}).get("properties", {})
    winner["winner"] = {"enum": [0, 1, None]}  # the rules' word for a seat is wider than ours
    return schemas


def document() -> dict[str, Any]:
    """One schema for all messages: `Said` is what a client sends, `Sent` what it gets."""
    schemas = components((*SOCKET_TYPES, *HTTP_TYPES), "$defs")
    for name, kinds in (("First", m.First), ("Said", m.Said), ("Sent", m.Sent)):
        schemas[name] = {"anyOf": [{"$ref": f"#/$defs/{kind.__name__}"} for kind in kinds.__args__]}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Rosenkrieg protocol",
        "$defs": dict(sorted(schemas.items())),
    }


if __name__ == "__main__":
    print(json.dumps(document(), indent=1, ensure_ascii=False))
