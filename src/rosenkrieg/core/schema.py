"""What views and actions of a game look like in JSON, as JSON Schema made from the game itself."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from rosenkrieg.core.contract import AnyGame

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
ACTION: Final = "Action"
"""The name of the type of all action texts."""


def parts(game: AnyGame, ref_template: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """What a seat gets (`view`, `sheet`, `action`), and the types that these consist of.

    The sheet is that of the standard options. A game that tells no forms has any text as action.
    """
    kinds = {"view": game.view_type}
    sheet = game.sheet(game.info.complete({}))
    if sheet is not None:
        kinds["sheet"] = type(sheet)
    references, types = msgspec.json.schema_components(
        tuple(kinds.values()), ref_template=ref_template
    )
    assert ACTION not in types, f"a type of {game.info.key} has the name of our own"
    types[ACTION] = {"description": "The text of an action.", **_action(game)}
    whole = dict(zip(kinds, references, strict=True))
    whole["action"] = {"$ref": ref_template.format(name=ACTION)}
    return whole, types


def document(game: AnyGame) -> dict[str, Any]:
    """The schema of a game on its own."""
    whole, types = parts(game, "#/$defs/{name}")
    return {
        "$schema": DIALECT,
        "title": game.info.key,
        "type": "object",
        "properties": whole,
        "$defs": dict(sorted(types.items())),
    }


def meaning(kind: type) -> str:
    """What a kind of action or a type is, in the first line of its docstring."""
    return (kind.__doc__ or "").strip().partition("\n")[0]


def _action(game: AnyGame) -> dict[str, Any]:
    if not game.forms:
        return {"type": "string"}
    return {
        "anyOf": [
            {
                "title": kind.__name__,
                "description": meaning(kind),
                "type": "string",
                "pattern": f"^(?:{form.pattern})$",
                "examples": [form.example],
            }
            for kind, form in game.forms.items()
        ]
    }
