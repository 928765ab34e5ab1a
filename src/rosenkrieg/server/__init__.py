"""The server: moves messages between sockets and matches, and decides nothing about games.

    settings    what a host can set, and the limits
    messages    every message in and out, as types; jsonschema and typescript write them down
    showing     what a viewer is shown of a table
    room        a table in memory with the sockets around it, in parts
    rooms       the rooms in memory: loading, letting go
    founding    new matches, forks and rematches
    sweeping    clocks that run out, uptime, forgetting
    hall        all of that, from opening to closing; house: what rooms share
    sockets     one websocket: joining, dispatching, the bounded queue to a reader
    api         the HTTP requests; requests reads them, openapi describes them
    page        serves the built page
    store       where matches are kept, in memory, SQLite or PostgreSQL
    bots        processes in which computer players think; jobs shares them out
    backup      the whole database into a file and back
    serving     puts it all into one process

Append, commit, publish: in this order, always.
"""
