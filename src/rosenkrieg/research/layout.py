"""Observation tensors: what a view says, number by number, always in the same place.

A `Layout` is made from the type of a game's views and needs only what types do not tell: which
names a text can be (or how long it is, and of which letters), how many things a list holds at
most, and how large a number gets. Then

- a flag is one number; a number is one number, divided by the largest it gets;
- a name is one number for each name it can be, one of them 1;
- a list of names is counted, name by name; a list of things has a place for each thing that it can
  be about (`keyed`), or for each position in it;
- what may be absent begins with a number that says whether it is there.

A field that is neither laid out nor left out is an error when the layout is made, so that nothing
is forgotten when a view grows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from operator import attrgetter
from typing import Any, Final

import msgspec
import numpy as np
from msgspec import inspect
from numpy.typing import NDArray

from rosenkrieg.research.alphabet import declared

Numbers = NDArray[np.float32]
_Memory = memoryview
"""The memory of the numbers: writing one costs a quarter of what it costs through the array."""
_Fill = Callable[[Any, _Memory, int], None]
"""Writes a value into the numbers, from a position on. They are zero before."""


class Part:
    """Some of the numbers: how many, what they are called, and how they are written."""

    def __init__(self, names: Sequence[str], fill: _Fill) -> None:
        self.names: Final = tuple(names)
        self.fill: Final = fill

    def __len__(self) -> int:
        return len(self.names)


class Keyed(msgspec.Struct, frozen=True):
    """A list of things told apart by these fields, with all values that they can have."""

    fields: tuple[str, ...]
    keys: tuple[tuple[object, ...], ...]


class Layout:
    """How the views of a game become numbers.

    The paths in `names`, `most`, `keyed` and `left_out` are fields of the view joined by dots; one
    that begins with a dot means every path that ends so. `prepare` may put a view in another form
    first; `view` is the type of that form then.
    """

    def __init__(
        self,
        view: type[Any],
        *,
        names: Mapping[str, Iterable[object]],
        most: Mapping[str, int],
        keyed: Mapping[str, Keyed] | None = None,
        letters: Mapping[str, tuple[int, str]] | None = None,
        left_out: Iterable[str] = (),
        prepare: Callable[[Any], Any] = lambda view: view,
    ) -> None:
        self._given = {path: tuple(values) for path, values in names.items()}
        self._most = most
        self._keyed = keyed or {}
        self._letters = letters or {}
        self._prepare = prepare
        self._left_out = {path: True for path in left_out}
        self._part = self._of("", inspect.type_info(view), frozenset())
        self.names: Final = self._part.names
        """What each number means, such as `own[y-york].place=kent`."""
        assert len(set(self.names)) == len(self.names), "a number has one meaning"

    def __len__(self) -> int:
        return len(self.names)

    def __call__(self, view: object) -> Numbers:
        """The numbers of a view."""
        numbers = np.zeros(len(self.names), np.float32)
        self.write(view, numbers)
        return numbers

    def write(self, view: object, into: Numbers) -> None:
        """Writes the numbers of a view over what is there."""
        into[:] = 0
        self._part.fill(self._prepare(view), into.data, 0)

    def _find(self, table: Mapping[str, Any], path: str) -> Any:
        if path in table:
            return table[path]
        ends = (end for end in table if end.startswith(".") and f".{path}".endswith(end))
        return table.get(max(ends, key=len, default=""))

    # parts by type

    def _of(self, path: str, kind: inspect.Type, keys: frozenset[str]) -> Part:
        match kind:
            case inspect.StructType():
                return self._struct(path, kind, keys)
            case inspect.UnionType(types=types):
                return self._union(path, types)
            case inspect.BoolType():
                return Part((path,), _flag)
            case inspect.LiteralType(values=values):
                return _one_of(path, values)
            case inspect.IntType():
                values = self._find(self._given, path)
                if values is not None:
                    return _one_of(path, values)
                return Part((path,), _number(self._largest(path)))
            case inspect.StrType() if path in self._letters:
                return _text(path, *self._letters[path])
            case inspect.StrType():
                return _one_of(path, self._values(path))
            case inspect.TupleType(item_types=types):
                return _row(path, [self._of(path, each, frozenset()) for each in types])
            case inspect.VarTupleType(item_type=each):
                return self._list(path, each)
            case inspect.DictType(value_type=each):
                return _by_name(path, self._values(path), self._of(f"{path}[]", each, frozenset()))
        raise TypeError(f"expected a type that can be laid out at {path!r}, got {kind}")

    def _values(self, path: str) -> tuple[object, ...]:
        values = self._find(self._given, path)
        if values is None:
            raise TypeError(f"expected the names that {path!r} can be")
        found: tuple[object, ...] = values
        return found

    def _largest(self, path: str) -> int:
        most = self._find(self._most, path)
        if most is None:
            raise TypeError(f"expected how large {path!r} gets")
        found: int = most
        return found

    def _struct(self, path: str, kind: inspect.StructType, keys: frozenset[str]) -> Part:
        fields: list[str] = []
        fills: list[tuple[int, _Fill]] = []
        names: list[str] = []
        for field in kind.fields:
            inner = f"{path}.{field.name}" if path else field.name
            if field.name in keys or self._find(self._left_out, inner):
                continue
            part = self._of(inner, field.type, frozenset())
            fields.append(field.name)
            fills.append((len(names), part.fill))
            names += part.names
        if len(fields) < 2:
            return _alone(names, fields, fills)
        values_of = attrgetter(*fields)

        def fill(value: Any, numbers: _Memory, at: int) -> None:
            for each, (start, write) in zip(values_of(value), fills, strict=True):
                write(each, numbers, at + start)

        return Part(names, fill)

    def _union(self, path: str, types: Sequence[inspect.Type]) -> Part:
        there = [each for each in types if not isinstance(each, inspect.NoneType)]
        if len(there) == 1:
            return _perhaps(path, self._of(path, there[0], frozenset()))
        structs = [each for each in there if isinstance(each, inspect.StructType)]
        if len(structs) < len(there):
            raise TypeError(f"expected structs, or one type, at {path!r}")
        return _either(path, {each.cls: self._of(path, each, frozenset()) for each in structs})

    def _list(self, path: str, each: inspect.Type) -> Part:
        keyed = self._find(self._keyed, path)
        if keyed is not None:
            inner = self._of(path, each, frozenset(keyed.fields))
            return _by_key(path, keyed, inner)
        if isinstance(each, inspect.StrType | inspect.LiteralType | inspect.IntType):
            values = self._find(self._given, path)
            if values is None and isinstance(each, inspect.LiteralType):
                values = each.values
            if values is not None:
                return _counts(path, values)
        count = self._largest(f"{path}[]")
        return _positions(path, count, self._of(path, each, frozenset()))


# the kinds of parts


def _alone(names: Sequence[str], fields: Sequence[str], fills: Sequence[tuple[int, _Fill]]) -> Part:
    """A struct with at most one field."""

    def fill(value: Any, numbers: _Memory, at: int) -> None:
        for field, (start, write) in zip(fields, fills, strict=True):
            write(getattr(value, field), numbers, at + start)

    return Part(names, fill)


def _flag(value: Any, numbers: _Memory, at: int) -> None:
    numbers[at] = value


def _number(most: int) -> _Fill:
    def fill(value: Any, numbers: _Memory, at: int) -> None:
        numbers[at] = value / most

    return fill


def _one_of(path: str, values: Sequence[object]) -> Part:
    places = {value: place for place, value in enumerate(values)}

    def fill(value: Any, numbers: _Memory, at: int) -> None:
        numbers[at + places[value]] = 1

    return Part([f"{path}={value}" for value in values], fill)


def _text(path: str, length: int, letters: str) -> Part:
    def fill(value: Any, numbers: _Memory, at: int) -> None:
        for place, letter in enumerate(value):
            numbers[at + place * len(letters) + letters.index(letter)] = 1

    return Part([f"{path}[{n}]={letter}" for n in range(length) for letter in letters], fill)


def _counts(path: str, values: Sequence[object]) -> Part:
    places = {value: place for place, value in enumerate(values)}

    def fill(value: Any, numbers: _Memory, at: int) -> None:
        for each in value:
            numbers[at + places[each]] += 1

    return Part([f"{path} has {value}" for value in values], fill)


def _perhaps(path: str, part: Part) -> Part:
    inner = part.fill

    def fill(value: Any, numbers: _Memory, at: int) -> None:
        if value is not None:
            numbers[at] = 1
            inner(value, numbers, at + 1)

    return Part([f"{path} is there", *part.names], fill)


def _row(path: str, parts: Sequence[Part]) -> Part:
    fills = [(part.fill, len(part)) for part in parts]

    def fill(value: Any, numbers: _Memory, at: int) -> None:
        for each, (write, size) in zip(value, fills, strict=True):
            write(each, numbers, at)
            at += size

    names = [
        _within(path, number, name) for number, part in enumerate(parts) for name in part.names
    ]
    return Part(names, fill)


def _positions(path: str, count: int, part: Part) -> Part:
    size = len(part) + 1

    def fill(value: Any, numbers: _Memory, at: int) -> None:
        for place, each in enumerate(value):
            if place >= count:
                raise ValueError(f"expected at most {count} of {path}, got {len(value)}")
            numbers[at + place * size] = 1
            part.fill(each, numbers, at + place * size + 1)

    return Part(
        [
            name
            for place in range(count)
            for name in (
                f"{path}[{place}] is there",
                *(_within(path, place, n) for n in part.names),
            )
        ],
        fill,
    )


def _by_key(path: str, keyed: Keyed, part: Part) -> Part:
    size = len(part) + 1
    places = {key: place * size for place, key in enumerate(keyed.keys)}

    inner = part.fill
    if len(keyed.fields) == 1:
        (field,) = keyed.fields
        single = {key[0]: place for key, place in places.items()}

        def fill(value: Any, numbers: _Memory, at: int) -> None:
            for each in value:
                start = at + single[getattr(each, field)]
                numbers[start] = 1
                inner(each, numbers, start + 1)

    else:
        key_of = attrgetter(*keyed.fields)

        def fill(value: Any, numbers: _Memory, at: int) -> None:
            for each in value:
                start = at + places[key_of(each)]
                numbers[start] = 1
                inner(each, numbers, start + 1)

    names = []
    for key in keyed.keys:
        label = ",".join(map(str, key))
        names += [f"{path}[{label}] is there", *(_within(path, label, name) for name in part.names)]
    return Part(names, fill)


def _by_name(path: str, values: Sequence[object], part: Part) -> Part:
    size = len(part) + 1
    places = {value: place * size for place, value in enumerate(values)}

    def fill(value: Any, numbers: _Memory, at: int) -> None:
        for name, each in value.items():
            start = at + places[name]
            numbers[start] = 1
            part.fill(each, numbers, start + 1)

    names = []
    for value in values:
        names += [f"{path}[{value}] is there", *(_within(path, value, n) for n in part.names)]
    return Part(names, fill)


def _either(path: str, parts: Mapping[type, Part]) -> Part:
    places = {}
    size = len(parts)
    for kind, part in parts.items():
        places[kind] = size
        size += len(part)
    numbered = {kind: number for number, kind in enumerate(parts)}

    def fill(value: Any, numbers: _Memory, at: int) -> None:
        kind = type(value)
        numbers[at + numbered[kind]] = 1
        parts[kind].fill(value, numbers, at + places[kind])

    kinds = [f"{path} is {kind.__name__}" for kind in parts]
    inner = [
        f"{path}({kind.__name__}){name.removeprefix(path)}"
        for kind, part in parts.items()
        for name in part.names
    ]
    return Part([*kinds, *inner], fill)


def _within(path: str, key: object, name: str) -> str:
    """The name of a number inside a list: `own.place=kent` becomes `own[y-york].place=kent`."""
    return f"{path}[{key}]{name.removeprefix(path).removeprefix('[]')}"


@cache
def layout(key: str) -> Layout:
    """How the views of a game become numbers."""
    found: Layout = declared(key, "LAYOUT")
    return found
