"""The messages and requests as TypeScript, so that the page cannot misread them.

python -m rosenkrieg.server.typescript > web/src/lib/messages.gen.ts (make types)
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any, Final

from rosenkrieg.locale import LANGUAGES
from rosenkrieg.server import jsonschema, openapi

_HEAD: Final = """\
// Made from server/messages and server/openapi.py by `make types`; not to be edited.
"""

_BRIEF: Final = ("Message", "Line")
"""Sent types in which what has a default may be missing."""

Schema = dict[str, Any]


def source() -> str:
    """The whole file."""
    types = jsonschema.of_messages()
    paths = openapi.document()["paths"]
    sent = _reachable(types, {"Sent", *_references(_answers(paths))}) - {*_BRIEF}
    parts = [declaration(name, kind, name in sent) for name, kind in types.items()]
    return "\n".join([_HEAD, _languages(), *parts, _requests(paths)])


def _languages() -> str:
    listed = ", ".join(json.dumps(language) for language in LANGUAGES)
    lines = ["/** The languages that there are words in. */"]
    return "\n".join([*lines, f"export const LANGUAGES = [{listed}] as const;", ""])


# types


def _reachable(types: dict[str, Schema], names: Iterable[str]) -> set[str]:
    """The types that these hold, and they themselves."""
    found: set[str] = set()
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += _references(types[name])
    return found


def _references(node: object) -> Iterator[str]:
    if isinstance(node, dict):
        if "$ref" in node:
            yield _name(node)
        for each in node.values():
            yield from _references(each)
    elif isinstance(node, list):
        for each in node:
            yield from _references(each)


def declaration(name: str, kind: Schema, is_whole: bool) -> str:
    """A type with its comment; `is_whole`: what has a default is there all the same."""
    lines = _comment(kind.get("description", ""))
    if kind.get("type") != "object":
        return "\n".join([*lines, f"export type {name} = {_type(kind)};", ""])
    required = kind["properties"] if is_whole else kind.get("required", ())
    lines.append(f"export interface {name} {{")
    for field, held in kind["properties"].items():
        lines.append(f"  {field}{'' if field in required else '?'}: {_type(held)};")
    return "\n".join([*lines, "}", ""])


def _comment(text: str) -> list[str]:
    words = " ".join(text.split())
    return [f"/** {words} */"] if words else []


def _type(kind: Schema) -> str:
    if "$ref" in kind:
        return _name(kind)
    if "anyOf" in kind:
        return " | ".join(dict.fromkeys(_type(each) for each in kind["anyOf"]))
    if "enum" in kind:
        return " | ".join(json.dumps(value) for value in kind["enum"])
    if "const" in kind:
        return json.dumps(kind["const"])
    match kind.get("type"):
        case "integer" | "number":
            return "number"
        case "array":
            return _array(kind)
        case "object":
            held = kind.get("additionalProperties", {})
            return f"Record<string, {_type(held) if isinstance(held, dict) else 'unknown'}>"
        case "string" | "boolean" | "null":
            return str(kind["type"])
    return "unknown"


def _array(kind: Schema) -> str:
    if "prefixItems" in kind:
        return f"[{', '.join(_type(each) for each in kind['prefixItems'])}]"
    held = _type(kind.get("items", {}))
    return f"({held})[]" if " | " in held else f"{held}[]"


def _name(kind: Schema) -> str:
    return str(kind["$ref"]).rpartition("/")[2]


# requests


def _requests(paths: dict[str, Any]) -> str:
    lines = [
        "/** What each request needs, and what it answers; texts that are no JSON are strings. */",
        "export interface Requests {",
    ]
    for path, operations in paths.items():
        for method, operation in operations.items():
            lines.append(f'  "{method.upper()} {path}": {{')
            lines.append(f"    places: {_places(operation)};")
            lines.append(f"    body: {_body(operation)};")
            lines.append(f"    answer: {_answer(operation)};")
            lines.append("  };")
    return "\n".join([*lines, "}", ""])


def _places(operation: Schema) -> str:
    names = [each["name"] for each in operation.get("parameters", ()) if each["in"] == "path"]
    needed = "; ".join(f"{name}: string" for name in names)
    return f"{{ {needed} }}" if needed else "Record<never, string>"


def _body(operation: Schema) -> str:
    body = operation.get("requestBody")
    return _content(body["content"]) if body else "undefined"


def _answers(paths: Schema) -> list[Schema]:
    """What the server answers, errors included."""
    return [each["responses"] for path in paths.values() for each in path.values()]


def _answer(operation: Schema) -> str:
    answer = next(each for status, each in operation["responses"].items() if status[0] == "2")
    return _content(answer["content"])


def _content(content: Schema) -> str:
    kind, held = next(iter(content.items()))
    return "string" if kind == "text/plain" else _type(held["schema"])


if __name__ == "__main__":
    print(source(), end="")
