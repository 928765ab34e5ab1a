"""Small drawings of positions, for notebooks, lists and link previews; the boards are the page's.

A drawing shows a view and nothing else, so it has no secrets that the view does not have.
"""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import Final, NamedTuple

INK: Final = "#221c18"
PAPER: Final = "#f4eee2"
SURFACE: Final = "#fffcf6"
LINE: Final = "#857560"
RED: Final = "#a3182c"
WHITE: Final = "#fbf5e6"
GOLD: Final = "#c3932e"
SIDES: Final = (RED, WHITE)
"""The fill of a seat's pieces; each has a contour of ink."""
ON_SIDES: Final = ("#fff6ea", INK)
"""Text on it."""


class Rect(NamedTuple):
    """A rectangle from its upper left corner."""

    x: float
    y: float
    width: float
    height: float
    fill: str
    line: str

    def svg(self) -> str:
        """As an element."""
        place = f'x="{self.x:g}" y="{self.y:g}" width="{self.width:g}" height="{self.height:g}"'
        return f'<rect {place} fill="{self.fill}" stroke="{self.line}"/>'


class Circle(NamedTuple):
    """A circle around its middle."""

    x: float
    y: float
    radius: float
    fill: str
    line: str

    def svg(self) -> str:
        """As an element."""
        place = f'cx="{self.x:g}" cy="{self.y:g}" r="{self.radius:g}"'
        return f'<circle {place} fill="{self.fill}" stroke="{self.line}"/>'


class Polygon(NamedTuple):
    """A closed line through points."""

    points: tuple[tuple[float, float], ...]
    fill: str
    line: str

    def svg(self) -> str:
        """As an element."""
        listed = " ".join(f"{x:.4g},{y:.4g}" for x, y in self.points)
        return f'<polygon points="{listed}" fill="{self.fill}" stroke="{self.line}"/>'


class Stroke(NamedTuple):
    """A straight line."""

    start: tuple[float, float]
    end: tuple[float, float]
    line: str

    def svg(self) -> str:
        """As an element."""
        place = 'x1="{:g}" y1="{:g}" x2="{:g}" y2="{:g}"'.format(*self.start, *self.end)
        return f'<line {place} stroke="{self.line}"/>'


class Text(NamedTuple):
    """A line of text whose baseline begins there, or has its middle there."""

    x: float
    y: float
    said: str
    size: float
    fill: str
    middle: bool

    @property
    def is_sign(self) -> bool:
        """A number or a letter, which needs no translation; no words."""
        is_number = any(map(str.isdigit, self.said)) and " " not in self.said
        return len(self.said) == 1 or is_number

    def svg(self) -> str:
        """As an element."""
        anchor = ' text-anchor="middle"' if self.middle else ""
        place = (
            f'x="{self.x:g}" y="{self.y:g}" font-size="{self.size:g}" fill="{self.fill}"{anchor}'
        )
        return f"<text {place}>{escape(self.said)}</text>"


Shape = Rect | Circle | Polygon | Stroke | Text
Frame = tuple[float, float, float, float]
"""Left, top, width, height."""
MARGIN: Final = 10


def _corners(shape: Shape) -> tuple[tuple[float, float], ...]:
    """Points that a shape lies between."""
    match shape:
        case Rect(x, y, width, height):
            return (x, y), (x + width, y + height)
        case Circle(x, y, radius):
            return (x - radius, y - radius), (x + radius, y + radius)
        case Polygon(points):
            return points
        case Stroke(start, end):
            return start, end
        case Text(x, y, said, size, _, middle):
            width = 0.6 * size * len(said)
            left = x - width / 2 if middle else x
            return (left, y - size), (left + width, y)


class Drawing:
    """Shapes on paper; each is put over those before."""

    def __init__(self, width: float, height: float) -> None:
        self.width: Final = width
        self.height: Final = height
        self.shapes: Final[list[Shape]] = []
        self.rect(0, 0, width, height, PAPER, LINE)

    def rect(
        self, x: float, y: float, width: float, height: float, fill: str, line: str = "none"
    ) -> None:
        self.shapes.append(Rect(x, y, width, height, fill, line))

    def circle(self, x: float, y: float, radius: float, fill: str, line: str = INK) -> None:
        self.shapes.append(Circle(x, y, radius, fill, line))

    def polygon(self, points: Iterable[tuple[float, float]], fill: str, line: str = INK) -> None:
        self.shapes.append(Polygon(tuple(points), fill, line))

    def line(self, start: tuple[float, float], end: tuple[float, float], line: str = LINE) -> None:
        """A line from here to there."""
        self.shapes.append(Stroke(start, end, line))

    def text(
        self,
        x: float,
        y: float,
        said: object,
        size: float = 12,
        fill: str = INK,
        middle: bool = False,
    ) -> None:
        """Text whose baseline begins there, or has its middle there."""
        self.shapes.append(Text(x, y, str(said), size, fill, middle))

    def signs(self) -> list[Shape]:
        """The shapes without words and paper: what is left is understood in every language."""
        return [each for each in self.shapes[1:] if not isinstance(each, Text) or each.is_sign]

    def frame(self) -> Frame:
        """Where the signs are."""
        points = [point for each in self.signs() for point in _corners(each)]
        xs, ys = [x for x, _ in points] or [0.0], [y for _, y in points] or [0.0]
        left, top = min(xs) - MARGIN, min(ys) - MARGIN
        return left, top, max(xs) + MARGIN - left, max(ys) + MARGIN - top

    def svg(self) -> str:
        """The whole drawing."""
        return _svg(self.shapes, (0, 0, self.width, self.height))

    def picture(self) -> str:
        """The drawing without words, cut where its signs end, to be shown small."""
        left, top, width, height = frame = self.frame()
        return _svg([Rect(left, top, width, height, PAPER, "none"), *self.signs()], frame)


def _svg(shapes: Iterable[Shape], frame: Frame) -> str:
    box = " ".join(f"{each:g}" for each in frame)
    head = f'xmlns="http://www.w3.org/2000/svg" viewBox="{box}"'
    style = f'width="{frame[2]:g}" font-family="sans-serif" stroke-width="1"'
    return f"<svg {head} {style}>{''.join(each.svg() for each in shapes)}</svg>"
