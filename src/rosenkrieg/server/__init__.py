"""The server: moves messages between sockets and matches, and decides nothing about games.

    settings    what a host can set, and the limits
    messages    every message in and out, as types; schema writes them down for the page
    table       one match as its steps make it: play, offers, clock; no I/O
    showing     what a viewer is shown of a table
    rooms       a table in memory with the sockets around it
    hall        all rooms: creating, loading, evicting, sweeping, bots
    sockets     one websocket: joining, dispatching, the bounded queue to a reader
    api         the HTTP requests; openapi describes them; page serves the built page
    storage     the tables of the database; sqlite and postgres append and commit
    bots        processes in which computer players think; jobs shares them out
    backup      the whole database into a file and back
    serving     puts it all into one process

Append, commit, publish: in this order, always.
"""
