"""Drawings as PNG, for programs that show no SVG: flat colors, signs in a font of 5 by 7 dots."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterable, Iterator, Sequence
from math import ceil, sqrt
from typing import Any, Final

from rosenkrieg.core.drawing import PAPER, Circle, Drawing, Polygon, Rect, Stroke, Text

SIZE: Final = 960
"""Pixels of the longer side: enough that edges look smooth where the picture is shown."""

_SIGNS: Final = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_DOTS: Final = bytes.fromhex(
    "3e5149453e 00427f4000 4261514946 2141454b31 1814127f10 2745454539 3c4a494930 0171090503 "
    "3649494936 064949291e 7e1111117e 7f49494936 3e41414122 7f4141221c 7f49494941 7f09090901 "
    "3e4149497a 7f0808087f 00417f4100 2040413f01 7f08142241 7f40404040 7f020c027f 7f0408107f "
    "3e4141413e 7f09090906 3e4151215e 7f09192946 4649494931 01017f0101 3f4040403f 1f2040201f "
    "3f4038403f 6314081463 0708700807 6151494543"
)
"""Five columns a sign, each a byte whose lowest bit is the upper dot."""
_WIDE, _HIGH = 5, 7

Span = tuple[int, float, float]
"""A row of pixels, from where to where."""


def png(drawing: Drawing, size: int = SIZE) -> bytes:
    """The drawing without its words."""
    left, top, wide, high = drawing.frame()
    scale = size / max(wide, high)
    canvas = _Canvas(ceil(wide * scale), ceil(high * scale))
    canvas.fill(_box(Rect(0, 0, wide, high, "", ""), scale, 1), PAPER)
    thick = max(1.0, scale)

    def pixels(points: Iterable[tuple[float, float]]) -> list[tuple[float, float]]:
        return [((x - left) * scale, (y - top) * scale) for x, y in points]

    for shape in drawing.signs():
        match shape:
            case Text(x, y):
                for spans in _dots(shape._replace(x=x - left, y=y - top), scale):
                    canvas.fill(spans, shape.fill)
            case Stroke(start, end, line):
                one, two = pixels((start, end))
                canvas.fill(_spans(_bar(one, two, thick)), line)
            case Polygon(points, fill, line):
                outline = pixels(points)
                canvas.fill(_spans(outline), fill)
                for start, end in zip(outline, outline[1:] + outline[:1], strict=True):
                    canvas.fill(_spans(_bar(start, end, thick)), line)
            case Rect(x, y) | Circle(x, y):
                cover = _box if isinstance(shape, Rect) else _disc
                moved = shape._replace(x=x - left, y=y - top)
                edge = 0 if shape.line == "none" else thick / 2
                canvas.fill(cover(moved, scale, edge), shape.line)
                canvas.fill(cover(moved, scale, -edge), shape.fill)
    return canvas.png()


class _Canvas:
    """Rows of pixels, each the number of its color."""

    def __init__(self, width: int, height: int) -> None:
        self._width = width
        self._rows = [bytearray(width) for _ in range(height)]
        self._colors: dict[str, int] = {}

    def fill(self, spans: Iterator[Span], color: str) -> None:
        if color == "none":
            return
        number = bytes((self._colors.setdefault(color, len(self._colors)),))
        for row, start, end in spans:
            left, right = max(0, round(start)), min(self._width, round(end))
            if 0 <= row < len(self._rows) and left < right:
                self._rows[row][left:right] = number * (right - left)

    def png(self) -> bytes:
        head = struct.pack(">IIBBBBB", self._width, len(self._rows), 8, 3, 0, 0, 0)
        palette = b"".join(bytes.fromhex(color[1:]) for color in self._colors)
        pixels = zlib.compress(b"".join(b"\0" + row for row in self._rows), 6)
        parts = ((b"IHDR", head), (b"PLTE", palette), (b"IDAT", pixels), (b"IEND", b""))
        return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(name, data) for name, data in parts)


def _chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


Points = Sequence[tuple[float, float]]


def _box(rect: Any, scale: float, more: float) -> Iterator[Span]:
    """A rectangle, larger by so many pixels on every side."""
    left, top = rect.x * scale - more, rect.y * scale - more
    right, bottom = left + rect.width * scale + 2 * more, top + rect.height * scale + 2 * more
    return ((row, left, right) for row in range(round(top), round(bottom)))


def _disc(circle: Any, scale: float, more: float) -> Iterator[Span]:
    """A circle, larger by so many pixels all around."""
    x, y, radius = circle.x * scale, circle.y * scale, circle.radius * scale + more
    for row in range(ceil(y - radius - 0.5), ceil(y + radius - 0.5)):
        half = sqrt(max(0.0, radius**2 - (row + 0.5 - y) ** 2))
        yield row, x - half, x + half


def _bar(start: tuple[float, float], end: tuple[float, float], thick: float) -> Points:
    """A line as a narrow four-cornered shape."""
    (x, y), (to_x, to_y) = start, end
    length = sqrt((to_x - x) ** 2 + (to_y - y) ** 2) or 1.0
    right, down = (to_x - x) / length * thick / 2, (to_y - y) / length * thick / 2
    return (
        (x - down - right, y + right - down),
        (to_x - down + right, to_y + right + down),
        (to_x + down + right, to_y - right + down),
        (x + down - right, y - right - down),
    )


def _spans(points: Points) -> Iterator[Span]:
    """The rows of pixels inside a closed line, by the middle of each row."""
    edges = [
        (one, two) if one[1] < two[1] else (two, one)
        for one, two in zip(points, [*points[1:], points[0]], strict=True)
        if one[1] != two[1]
    ]
    if not edges:
        return
    top, bottom = min(edge[0][1] for edge in edges), max(edge[1][1] for edge in edges)
    for row in range(ceil(top - 0.5), ceil(bottom - 0.5)):
        middle = row + 0.5
        crossed = sorted(
            x + (middle - y) * (to_x - x) / (to_y - y)
            for (x, y), (to_x, to_y) in edges
            if y <= middle < to_y
        )
        for start, end in zip(crossed[::2], crossed[1::2], strict=False):
            yield row, start, end


def _dots(text: Text, scale: float) -> Iterator[Iterator[Span]]:
    """The dots of a sign, each as a square."""
    dot = text.size * scale * 0.74 / _HIGH
    width = (len(text.said) * (_WIDE + 1) - 1) * dot
    left = text.x * scale - (width / 2 if text.middle else 0)
    top = text.y * scale - _HIGH * dot
    for place, sign in enumerate(text.said.upper()):
        for column, bits in enumerate(_columns(sign)):
            x = left + (place * (_WIDE + 1) + column) * dot
            for row in range(_HIGH):
                if bits >> row & 1:
                    yield _box(Rect(x, top + row * dot, dot, dot, "", ""), 1, 0)


def _columns(sign: str) -> bytes:
    place = _SIGNS.find(sign) * _WIDE
    return _DOTS[place : place + _WIDE] if place >= 0 else b""
