from . cimport duty, possible, turn
from .board cimport (
    ALL_KINDS,
    DEALT,
    FIRST_USE,
    GERMAN,
    KINDS,
    SCORING_CARDS,
    SHIPMENTS_UP_TO,
    START_CARDS,
    STREETS,
    Duty,
    Kind,
    Move,
    Phase,
)
from .player cimport Player
from .table cimport Table

cdef int add(Table table, int n, int action) noexcept nogil
cdef int keeps(Table table, Player me) noexcept nogil
cdef int takes(Table table) noexcept nogil
cdef int certain_streets(Table table, Player me) noexcept nogil
cdef int placements(Table table, Player me) noexcept nogil
cdef int ways(Player me, int kind) noexcept nogil
cdef int uses(Table table, Player me, int n, int kind, int sort, bint safe) noexcept nogil
cdef bint may_give_up(Table table, Player me, int side) noexcept nogil
cdef int cards(Table table, Player me, int n) noexcept nogil
cdef int activation(Table table, Player me) noexcept nogil
cdef int seatings(Table table, Player me) noexcept nogil
cdef int legal(Table table) noexcept nogil
