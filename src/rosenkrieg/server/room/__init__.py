"""A room: one table in memory, and the sockets around it.

    room            `Room`: comings and goings, and what holds the parts together
    keeper          the table and what is stored of it: one change after another
    connections     the sockets, and who is present here and at other processes
    publisher       who is told what: positions, logs, answers
    commands        what people do at the table
    questions       what they ask: previews, reasons, hints, odds, choices
    keys            tokens of seats: checking, taking an open seat, giving another
    chat            what is said
    computers       computer players' turns
    archive         facts, sheet, record and replay

Commands come one after the other, under the keeper's lock: check and change the table, store the
steps, and only when they are durable tell everybody. If storing fails, what was in memory is
forgotten and read again. Everything that leaves is made for one viewer.
"""

from rosenkrieg.server.room.room import Room

__all__ = ["Room"]
