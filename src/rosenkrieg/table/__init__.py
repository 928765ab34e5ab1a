"""One match with people at it, for the site, the terminal and simulations alike. No I/O.

Time is passed in as seconds (`at`); nothing here reads a clock, a file or a socket.

    setting     `Setting`: what is fixed when a match is created
    steps       what changes a table for good: `Event` (a union of frozen Structs, such as
                `Moved(actor, action, draw)` or `Offered(seat, kind)`) and its envelope
                `Step(number, event, at, times)`
    rows        steps as database columns: `write(step) -> Row`, `read(row) -> Step`
    table       `Table(setting)`: commands change it and return the steps; `fold(step)` does the
                same to a table that is read back

The commands of a table, each a function in its module and a method of `Table`:

    seating     fork, claim, reissue, sit, seat_people, begin
    play        act, resign, run_out
    orders      order: standing orders, and following them
    undo        take_back, why_no_take_back, why_no_rewind, last_decision
    offers      offer, accept, decline; wants_rematch, check_rematch, mark_rematch

and what goes with it:

    timer       the time of a table; clocks: live clocks and days per move, as arithmetic
    pacing      how long a computer takes for a secret choice
    advice      who gives hints, and who may ask
    refusals    `Refusal`: the table says no, with a code

To store: `structs.asdict(rows.write(step))` has the columns number, kind, actor, text, draw, at
and times. To load: `rows.read(rows.Row(...))`, then `fold` in the order of the numbers.
"""
