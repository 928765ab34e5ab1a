"""Lines and columns: pieces of text put one after the other, and tables beside each other."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text


def flow(head: Text, items: Sequence[Text], width: int, indent: int, gap: str = ", ") -> list[Text]:
    """The items after a head, in as many lines as they need; an item is not broken up."""
    lines = [head.copy()]
    is_new = True
    for place, item in enumerate(items):
        end = gap.rstrip() if place + 1 < len(items) else ""
        if is_new:
            lead = ""
        elif lines[-1].cell_len + len(gap) + item.cell_len + len(end) <= width:
            lead = gap
        else:
            lines[-1].append(gap.rstrip())
            lines.append(Text(" " * indent))
            lead = ""
        if not lead and lines[-1].cell_len + item.cell_len + len(end) > width:
            if lines[-1].cell_len > indent:
                lines.append(Text(" " * indent))
        lines[-1].append(lead).append_text(item)
        is_new = False
    for line in lines:
        line.rstrip()
        line.truncate(width)
    return lines


def in_columns(cells: Sequence[Sequence[Text]], count: int, width: int) -> list[Text]:
    """Cells one below the other, in columns of nearly the same height."""
    height = max([-(-sum(map(len, cells)) // count), *map(len, cells)], default=0)
    while len(columns := _filled(cells, height)) > count:
        height += 1
    lines = []
    for row in range(max(map(len, columns), default=0)):
        line = Text()
        for place, column in enumerate(columns):
            if row < len(column) and column[row].plain:
                line.pad_right(place * width - line.cell_len)
                line.append_text(column[row])
        lines.append(line)
    return lines


def _filled(cells: Sequence[Sequence[Text]], height: int) -> list[list[Text]]:
    columns: list[list[Text]] = [[]]
    for cell in cells:
        if columns[-1] and len(columns[-1]) + len(cell) > height:
            columns.append([])
        columns[-1] += cell
    return columns


def listed(offers: Sequence[str], width: int) -> list[Text]:
    """Numbered choices, in as many columns as fit."""
    if not offers:
        return []
    broad = max(map(len, offers)) + 3
    count = max(1, min((width + 3) // broad, -(-len(offers) // 3)))
    cells = [[Text(offer)] for offer in offers]
    lines = in_columns(cells, count, broad)
    for line in lines:
        line.truncate(width)
    return lines
