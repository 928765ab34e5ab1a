"""Small drawings of positions as SVG, for notebooks; the page has boards of its own.

A drawing shows a view and nothing else, so it has no secrets that the view does not have.
"""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import Final

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


class Drawing:
    """Shapes on paper; each is put over those before."""

    def __init__(self, width: float, height: float) -> None:
        self._size = f"{width:g} {height:g}"
        self._width = width
        self._shapes: list[str] = []
        self.rect(0, 0, width, height, PAPER, LINE)

    def rect(
        self, x: float, y: float, width: float, height: float, fill: str, line: str = "none"
    ) -> None:
        place = f'x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"'
        self._shapes.append(f'<rect {place} fill="{fill}" stroke="{line}"/>')

    def circle(self, x: float, y: float, radius: float, fill: str, line: str = INK) -> None:
        place = f'cx="{x:g}" cy="{y:g}" r="{radius:g}"'
        self._shapes.append(f'<circle {place} fill="{fill}" stroke="{line}"/>')

    def polygon(self, points: Iterable[tuple[float, float]], fill: str, line: str = INK) -> None:
        listed = " ".join(f"{x:.4g},{y:.4g}" for x, y in points)
        self._shapes.append(f'<polygon points="{listed}" fill="{fill}" stroke="{line}"/>')

    def line(self, start: tuple[float, float], end: tuple[float, float], line: str = LINE) -> None:
        """A line from here to there."""
        place = 'x1="{:g}" y1="{:g}" x2="{:g}" y2="{:g}"'.format(*start, *end)
        self._shapes.append(f'<line {place} stroke="{line}"/>')

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
        anchor = ' text-anchor="middle"' if middle else ""
        place = f'x="{x:g}" y="{y:g}" font-size="{size:g}" fill="{fill}"{anchor}'
        self._shapes.append(f"<text {place}>{escape(str(said))}</text>")

    def svg(self) -> str:
        """The whole drawing."""
        head = f'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self._size}"'
        style = f'width="{self._width:g}" font-family="sans-serif" stroke-width="1"'
        return f"<svg {head} {style}>{''.join(self._shapes)}</svg>"
