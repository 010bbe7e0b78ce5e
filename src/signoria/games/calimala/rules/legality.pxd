cimport cython
from . cimport duty, possible, turn
from ...shared.engine.bits cimport flags, lowest, nth, size, some
from ...shared.engine.rng cimport below
from .board cimport (
    ALL_KINDS,
    DEALT,
    GERMAN,
    KIND_USES,
    KINDS,
    NOTHING,
    SET_START,
    SETS,
    START_CARDS,
    STREETS,
    Duty,
    Move,
    Phase,
)
from .player cimport Player
from .table cimport Table

cdef unsigned long long USES_OF[512]

cdef void write_uses_of() noexcept nogil
cdef int keeps(Player me) noexcept nogil
cdef int takes(Table table) noexcept nogil
cdef int certain_streets(Table table, Player me) noexcept nogil
@cython.locals(streets="unsigned long long", both="unsigned long long")
cdef unsigned long long placements(Table table, Player me) noexcept nogil
cdef int kinds_left(Table table) noexcept nogil
cdef int hand(Player me) noexcept nogil
@cython.locals(unsure="unsigned long long")
cdef void keep_certain(Table table, Player me, unsigned long long ways) noexcept nogil
cdef int gives_up(Table table, Player me, int kinds) noexcept nogil
@cython.locals(ways="unsigned long long")
cdef void activation(Table table, Player me) noexcept nogil
@cython.locals(discs="unsigned long long")
cdef unsigned long long seatings(Table table, Player me) noexcept nogil
cdef void clear(Table table) noexcept nogil
cdef void find(Table table) noexcept nogil
@cython.locals(bits="unsigned long long")
cdef int write(Table table) noexcept nogil
cdef int legal(Table table) noexcept nogil
cdef int list_activation(Table table, Player me) noexcept nogil
cdef int random(Table table, unsigned long long seed) noexcept nogil
