# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Medieval Battle compiled: positions that change in place, the search, deployment, whole battles.

Made for speed; the rules are in games/medieval_battle. Optional: without a compiler the package
works without this module, and whoever imports it minds that. Hexes of the map are numbered from 0
in the order of the rules; `numbers` translates.
"""

from libc.stdint cimport int8_t, int32_t, int64_t, uint8_t, uint64_t
from libc.stdlib cimport calloc, free
from libc.string cimport memset

cdef extern from "battle.h" nogil:
    ctypedef struct MbSet:
        uint64_t w[4]
    ctypedef struct MbField:
        int hexes, all, flags, ring, columns, winning, dismounting
        uint8_t ground[256]
        uint8_t level[256]
        uint8_t cost[256]
        MbSet open[3]
        MbSet plain
        MbSet zones[3][256]
        MbSet beside[256]
        MbSet rim[256]
        MbSet aims[3][256]
        uint8_t apart[256][256]
        uint8_t flag_at[8]
        uint8_t flag_points[8]
        uint8_t outers[256][8]
        uint8_t outers_of[256]
        uint8_t worth[9]
        uint8_t movement[9]
        uint8_t range[9]
        uint8_t on_foot[9]
        uint8_t gait[9]
        int8_t melee[9][9]
        int8_t ranged[9][9]
        int8_t track[16][2]
    ctypedef struct MbUnit:
        uint8_t hex, kind, full, points
    ctypedef struct MbPosition:
        MbUnit units[2][24]
        uint8_t count[2]
        uint8_t markers[2]
        uint8_t flags[8]
        uint8_t phase, seat, at, attacker, moved, passed, winner, reason
        uint8_t points[2]
    ctypedef struct MbAction:
        uint8_t type, at, on_foot, cost, ending, target
        uint8_t start "from"
        uint8_t over[2]
        int32_t order
    ctypedef struct MbPaths:
        pass
    ctypedef struct MbList:
        MbAction *list
        int count
        MbPaths *paths
    int MB_UNITS, MB_ON_MAP, MB_ACTIONS, MB_PATHS, MB_AWAY, MB_DEAD, MB_OVER, MB_FLAGS, MB_RING
    int MB_HEXES
    uint64_t mb_key(const MbPosition *)
    void mb_put(MbPosition *, int, int, MbUnit)
    void mb_actions(const MbField *, const MbPosition *, MbList *)
    void mb_apply(const MbField *, MbPosition *, const MbAction *)

cdef extern from "thinking.h" nogil:
    ctypedef struct MbEntry:
        pass
    ctypedef struct MbThinker:
        const MbField *field
        int weights[1]
        MbEntry *table
        MbAction *lists[49]
        MbPaths paths[1]
        int64_t nodes
    int MB_WEIGHTS, MB_PLIES, MB_TABLE_BITS
    const int MB_USUAL[1]
    void mb_prepare(MbField *)
    int mb_evaluate(const MbThinker *, const MbPosition *)
    int mb_think(MbThinker *, const MbPosition *, int64_t, int, MbList *)
    int mb_play_out(MbThinker **, MbPosition *, const int64_t *, const int *, int, int *)
    int mb_deploy_next(const MbThinker *, const MbPosition *, int, int, uint64_t *, int *)
    uint64_t mb_random(uint64_t *)
    void mb_deploy_all(MbThinker *, MbPosition *, int, int, uint64_t *, const int *)

UNITS = MB_UNITS
"""The most units of a side, the baggage included."""
HEXES = MB_ON_MAP
"""The most hexes of a map."""
WEIGHTS = tuple(MB_USUAL[i] for i in range(MB_WEIGHTS))
"""What counts how much in a position."""


cdef MbSet set_of(numbers):
    cdef MbSet found
    memset(&found, 0, sizeof(MbSet))
    for at in numbers:
        found.w[<int>at >> 6] |= <uint64_t>1 << (<int>at & 63)
    return found


cdef class Field:
    """A battlefield and the tables of an edition; `facts` as `numbers.facts` makes them."""

    cdef MbField *field

    def __cinit__(self):
        self.field = <MbField *>calloc(1, sizeof(MbField))
        if self.field is NULL:
            raise MemoryError

    def __dealloc__(self):
        free(self.field)

    def __init__(self, dict facts):
        cdef MbField *f = self.field
        f.hexes, f.all = facts["hexes"], facts["all"]
        if f.hexes > MB_ON_MAP or f.all > MB_HEXES:
            raise ValueError(f"expected at most {MB_ON_MAP} hexes, got {f.hexes}")
        for at in range(f.all):
            f.ground[at] = facts["ground"][at]
            f.level[at] = facts["level"][at]
            f.cost[at] = facts["cost"][at]
            f.beside[at] = set_of(facts["beside"][at])
            f.rim[at] = set_of(facts["rim"][at])
            for other in range(f.all):
                f.apart[at][other] = facts["apart"][at][other]
            for gait in range(3):
                f.zones[gait][at] = set_of(facts["zones"][gait][at])
                f.aims[gait][at] = set_of(facts["aims"][gait][at])
            f.outers_of[at] = len(facts["outers"][at])
            for place, outer in enumerate(facts["outers"][at]):
                f.outers[at][place] = outer
        for gait in range(3):
            f.open[gait] = set_of(facts["open"][gait])
        f.plain = set_of(facts["plain"])
        f.flags = len(facts["flag_at"])
        for i in range(f.flags):
            f.flag_at[i] = facts["flag_at"][i]
            f.flag_points[i] = facts["flag_points"][i]
        f.ring = facts["ring"]
        for kind in range(9):
            f.worth[kind] = facts["worth"][kind]
            f.movement[kind] = facts["movement"][kind]
            f.range[kind] = facts["range"][kind]
            f.on_foot[kind] = facts["on_foot"][kind]
            f.gait[kind] = facts["gait"][kind]
        for one in range(8):
            for two in range(8):
                f.melee[one][two] = facts["melee"][one][two]
                f.ranged[one][two] = facts["ranged"][one][two]
        f.columns = len(facts["track"])
        for i in range(f.columns):
            f.track[i][0], f.track[i][1] = facts["track"][i]
        f.winning = facts["winning"]
        f.dismounting = facts["dismounting"]
        mb_prepare(f)


cdef class Position:
    """A position of the battle that changes in place.

    `units`: of both sides, each as hex, kind, full, points; off the map AWAY | place instead of
    the hex. The rest as in `State`; `phase` 0 turn, 1 ending, 2 answering, 3 pursuing, 4 entering.
    """

    cdef MbPosition at
    cdef Field field

    def __init__(
        self, Field field, tuple units, tuple markers, bytes flags, int phase, int seat,
        int at, int attacker, bint moved, bint passed,
    ):
        cdef MbUnit unit
        memset(&self.at, 0, sizeof(MbPosition))
        self.field = field
        for side in range(2):
            if len(units[side]) > MB_UNITS:
                raise ValueError(f"expected at most {MB_UNITS} units, got {len(units[side])}")
            self.at.markers[side] = markers[side]
            self.at.count[side] = len(units[side])
            for slot in range(MB_UNITS):
                self.at.units[side][slot].hex = MB_DEAD
            for slot, (unit.hex, unit.kind, unit.full, unit.points) in enumerate(units[side]):
                mb_put(&self.at, side, slot, unit)
        for i in range(MB_FLAGS):
            self.at.flags[i] = flags[i] if i < len(flags) else 2
        self.at.phase, self.at.seat = phase, seat
        self.at.at, self.at.attacker = at, attacker
        self.at.moved, self.at.passed = moved, passed

    def copy(self):
        cdef Position other = Position.__new__(Position)
        other.at, other.field = self.at, self.field
        return other

    @property
    def key(self):
        """A number that equal positions share."""
        return mb_key(&self.at)

    @property
    def fields(self):
        """Units that are left, markers, flags, phase, seat, at, attacker, moved, passed, winner."""
        p = self.at
        units = tuple(
            tuple(
                sorted(
                    (p.units[side][slot].hex, p.units[side][slot].kind, p.units[side][slot].full,
                     p.units[side][slot].points)
                    for slot in range(p.count[side])
                    if p.units[side][slot].hex != MB_DEAD
                )
            )
            for side in range(2)
        )
        return (
            units, (p.markers[0], p.markers[1]), bytes(p.flags[i] for i in range(self.field.field.flags)),
            p.phase, p.seat, p.at, p.attacker, bool(p.moved), bool(p.passed), p.winner,
        )


cdef tuple told(const MbAction *action, const MbPosition *at):
    """An action as a tuple: type, start, goal, crossed, on foot, cost, ending, target.

    A unit that enters is told by its place, kind and knights instead of the start.
    """
    start = action.start
    if action.type == 10:
        unit = at.units[at.seat][action.start]
        start = (unit.hex, unit.kind, unit.full)
    over = tuple(action.over[i] for i in range(2) if action.over[i] != 255)
    return (
        action.type, start, action.at, over, bool(action.on_foot), action.cost, action.ending,
        action.target,
    )


cdef class Thinker:
    """Searches positions of a battlefield; `weights` as WEIGHTS."""

    cdef MbThinker *thinker
    cdef Field field

    def __cinit__(self):
        self.thinker = <MbThinker *>calloc(1, sizeof(MbThinker))
        if self.thinker is NULL:
            raise MemoryError
        self.thinker.table = <MbEntry *>calloc(1 << MB_TABLE_BITS, sizeof(MbEntry))
        for i in range(MB_PLIES + 1):
            self.thinker.lists[i] = <MbAction *>calloc(MB_ACTIONS, sizeof(MbAction))
            if self.thinker.lists[i] is NULL or self.thinker.table is NULL:
                raise MemoryError

    def __dealloc__(self):
        if self.thinker is not NULL:
            for i in range(MB_PLIES + 1):
                free(self.thinker.lists[i])
            free(self.thinker.table)
            free(self.thinker)

    def __init__(self, Field field, weights=WEIGHTS):
        self.field = field
        self.thinker.field = field.field
        for i, weight in enumerate(weights):
            self.thinker.weights[i] = weight

    def forget(self):
        """Empties the table of positions, so that the next search does not depend on the last."""
        memset(self.thinker.table, 0, sizeof(MbEntry) << MB_TABLE_BITS)

    def actions(self, Position position):
        """All that can be done, step by step as the rules offer it."""
        cdef MbList found
        found.list, found.count, found.paths = self.thinker.lists[0], 0, self.thinker.paths
        mb_actions(self.field.field, &position.at, &found)
        return [told(&found.list[i], &position.at) for i in range(found.count)]

    def act(self, Position position, int number):
        """Does one of `actions`."""
        cdef MbList found
        found.list, found.count, found.paths = self.thinker.lists[0], 0, self.thinker.paths
        mb_actions(self.field.field, &position.at, &found)
        if not 0 <= number < found.count:
            raise ValueError(f"expected a number below {found.count}, got {number}")
        mb_apply(self.field.field, &position.at, &found.list[number])

    def walk(self, Position position, int steps, uint64_t seed):
        """Random steps with full lists; how many were made before the battle was over."""
        cdef MbList found
        cdef int made = 0
        found.list, found.paths = self.thinker.lists[0], self.thinker.paths
        with nogil:
            while made < steps and position.at.phase != MB_OVER:
                found.count = 0
                mb_actions(self.field.field, &position.at, &found)
                mb_apply(
                    self.field.field, &position.at,
                    &found.list[mb_random(&seed) % <uint64_t>found.count],
                )
                made += 1
        return made

    def evaluate(self, Position position):
        """What the position is worth to the side to act; a recruiting point is 100."""
        return mb_evaluate(self.thinker, &position.at)

    def search(self, Position position, int64_t nodes, int depth=24):
        """The best turn or step as a tuple, its worth, and the positions visited."""
        cdef MbList found
        cdef int worth
        found.count = 0
        with nogil:
            worth = mb_think(self.thinker, &position.at, nodes, depth, &found)
        return told(&found.list[0], &position.at), worth, self.thinker.nodes

    def deploy(self, Position position, int seat, int noise, uint64_t seed):
        """The kind to place next and where, by rules of thumb; None: nothing can be placed."""
        cdef int at = 0
        cdef int slot = mb_deploy_next(self.thinker, &position.at, seat, noise, &seed, &at)
        return None if slot < 0 else (position.at.units[seat][slot].kind, at)

    def deploy_all(self, Position position, int seat, int noise, uint64_t seed, tuple is_random=(0, 0)):
        """Deploys the rest of both sides, `seat` first; then yellow's turn begins."""
        cdef int chance[2]
        chance[0], chance[1] = is_random
        mb_deploy_all(self.thinker, &position.at, seat, noise, &seed, chance)

    def play_out(
        self, Position position, Thinker other, tuple nodes, tuple depths, int most=6000,
    ):
        """Plays on to the end, this one red's, the other yellow's; winner, steps, and reason.

        The winner is 2 for a draw, 3 for a battle that was cut short.
        """
        cdef MbThinker *sides[2]
        cdef int64_t budget[2]
        cdef int deepest[2]
        cdef int steps = 0
        cdef int winner
        sides[0], sides[1] = self.thinker, other.thinker
        budget[0], budget[1] = nodes
        deepest[0], deepest[1] = depths
        with nogil:
            winner = mb_play_out(sides, &position.at, budget, deepest, most, &steps)
        return winner, steps, position.at.reason
