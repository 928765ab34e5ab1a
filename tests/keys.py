"""Finds the keys of all messages that a module builds, by following where they come from.

The first argument of every `Message(...)` and `refusal(...)` is followed: through names,
conditions, tables, what functions of the module return and what they are called with. Names
of the module have the values that they have at run time, so `f"area-{PLACES[n]}"` gives the
key of every place. A part that cannot be followed becomes ANY.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from itertools import product
from pathlib import Path
from typing import Any

ANY = "\0"
"""Stands in a key for a part whose values are not known."""

BUILDERS = ("Message", "refusal")
DEPTH = 12
"""Steps from a message to the key in its code."""

Function = ast.FunctionDef | ast.AsyncFunctionDef | ast.Module
Source = tuple[ast.expr, tuple[int, ...]]
"""An expression, and which element of its value is meant."""


def keys_of(path: Path, module: str) -> dict[str, int]:
    """Every key in a module and the line of the message; ANY alone: it was not followed."""
    return Keys(path.read_text("utf-8"), vars(import_module(module))).found()


def matches(key: str, known: set[str]) -> bool:
    """Whether the catalogue has the key, or one that fits where parts of it are unknown."""
    if ANY not in key:
        return key in known
    pattern = re.compile(".+".join(map(re.escape, key.split(ANY))))
    return any(pattern.fullmatch(each) for each in known)


class Keys:
    """A module as syntax, beside its values at run time."""

    def __init__(self, text: str, values: dict[str, Any]) -> None:
        self.tree = ast.parse(text)
        self.values = values
        self.functions = {
            node.name: node for node in ast.walk(self.tree) if isinstance(node, ast.FunctionDef)
        }
        self.scope_of: dict[ast.AST, Function] = {}
        self._place(self.tree, self.tree)

    def _place(self, node: ast.AST, scope: Function) -> None:
        for child in ast.iter_child_nodes(node):
            self.scope_of[child] = scope
            inner = isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef)
            self._place(child, child if inner else scope)

    def found(self) -> dict[str, int]:
        """Keys with their lines."""
        return {
            key: call.lineno
            for name in BUILDERS
            for call in self._calls(name)
            for key in sorted(self._follow(_first(call), (), 0))
        }

    def _calls(self, name: str) -> Iterator[ast.Call]:
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Call) and _name(node.func) == name:
                yield node

    # following

    def _follow(self, node: ast.expr, at: tuple[int, ...], depth: int) -> set[str]:
        """The texts that an expression may have; `at` leads to an element of it."""
        if depth > DEPTH:
            return {ANY}
        deeper = depth + 1
        match node:
            case ast.Constant(value=str(text)) if not at:
                return {text}
            case ast.JoinedStr(values=parts) if not at:
                each = [self._part(part, deeper) for part in parts]
                return {"".join(chosen) for chosen in product(*each)}
            case ast.IfExp(body=one, orelse=two):
                return self._follow(one, at, deeper) | self._follow(two, at, deeper)
            case ast.BoolOp(values=several):
                return set().union(*(self._follow(each, at, deeper) for each in several))
            case ast.NamedExpr(value=value):
                return self._follow(value, at, deeper)
            case ast.Tuple(elts=elements) if at:
                return self._follow(elements[at[0]], at[1:], deeper)
            case ast.Subscript(value=table):
                return self._entries(table, at, deeper)
            case ast.Call(func=ast.Attribute(value=table, attr="get"), args=[_, default]):
                return self._entries(table, at, deeper) | self._follow(default, at, deeper)
            case ast.Call(func=function) if (name := _name(function)) in self.functions:
                return self._returned(self.functions[name], at, deeper)
            case ast.Name(id=name):
                return self._named(node, name, at, deeper)
        return {ANY}

    def _part(self, part: ast.expr, depth: int) -> set[str]:
        inner = part.value if isinstance(part, ast.FormattedValue) else part
        return self._follow(inner, (), depth)

    def _entries(self, table: ast.expr, at: tuple[int, ...], depth: int) -> set[str]:
        """The texts in a table: written here, or a value of the module."""
        if isinstance(table, ast.Dict):
            return set().union(*(self._follow(each, at, depth) for each in table.values))
        if isinstance(table, ast.Name) and table.id in self.values:
            value = self.values[table.id]
            entries = value.values() if isinstance(value, dict) else value
            if isinstance(entries, str):
                return {ANY}
            return set().union(*(_texts(entry, at) for entry in entries)) or {ANY}
        return {ANY}

    def _returned(self, function: ast.FunctionDef, at: tuple[int, ...], depth: int) -> set[str]:
        returns = [
            node.value
            for node in ast.walk(function)
            if isinstance(node, ast.Return) and node.value is not None
        ]
        given = [each for each in returns if not _is_none(each)]
        return set().union(*(self._follow(each, at, depth) for each in given)) or {ANY}

    def _named(self, node: ast.Name, name: str, at: tuple[int, ...], depth: int) -> set[str]:
        scope = self.scope_of[node]
        given = [*_assigned(scope, name), *self._passed(scope, name)]
        if given:
            return set().union(*(self._follow(each, (*more, *at), depth) for each, more in given))
        if name in self.values:
            return _texts(self.values[name], at)
        return {ANY}

    def _passed(self, scope: Function, name: str) -> Iterator[Source]:
        """What a function of the module is called with for that parameter."""
        if isinstance(scope, ast.Module):
            return
        parameters = [each.arg for each in scope.args.args]
        if name not in parameters:
            return
        place = parameters.index(name)
        for call in self._calls(scope.name):
            if len(call.args) > place:
                yield call.args[place], ()
            yield from ((each.value, ()) for each in call.keywords if each.arg == name)


def _first(call: ast.Call) -> ast.expr:
    return call.args[0] if call.args else call.keywords[0].value


def _name(function: ast.expr) -> str:
    match function:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


def _is_none(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value is None


def _assigned(scope: Function, name: str) -> Iterator[Source]:
    """What a name is set to in a scope."""
    for node in ast.walk(scope):
        match node:
            case ast.Assign(targets=targets, value=value):
                for target in targets:
                    yield from _bound(target, name, value)
            case ast.AnnAssign(target=target, value=ast.expr() as value):
                yield from _bound(target, name, value)
            case ast.NamedExpr(target=target, value=value):
                yield from _bound(target, name, value)
            case (
                ast.For(target=target, iter=several)
                | ast.comprehension(target=target, iter=several)
            ):
                elements = several.elts if isinstance(several, ast.Tuple | ast.List) else [several]
                for each in elements:
                    yield from _bound(target, name, each)


def _bound(target: ast.expr, name: str, value: ast.expr) -> Iterator[Source]:
    if isinstance(target, ast.Name) and target.id == name:
        yield value, ()
    if isinstance(target, ast.Tuple):
        for number, element in enumerate(target.elts):
            if isinstance(element, ast.Name) and element.id == name:
                yield value, (number,)


def _texts(value: Any, at: tuple[int, ...]) -> set[str]:
    """The texts of a value of the module: itself, or one element of it."""
    for number in at:
        if not isinstance(value, tuple | list):
            return {ANY}
        value = value[number]
    return {value} if isinstance(value, str) else {ANY}
