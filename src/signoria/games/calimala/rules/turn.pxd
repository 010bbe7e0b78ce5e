from . cimport duty, scoring
from .board cimport ENGLISH, STACK, STREETS, WHITE, Duty, Phase
from .player cimport Player
from .table cimport Table

cdef void put(Table table, int street, int disc) noexcept nogil
cdef int take_disc(Table table, int street, int level) noexcept nogil
cdef int lowest(Table table, int street, int seat) noexcept nogil
cdef int highest(Table table, int street, int seat) noexcept nogil
cdef bint has_disc_between(Table table, int street, int seat) noexcept nogil
cdef bint discs_elsewhere(Table table, int seat) noexcept nogil
cdef void begin_turn(Table table) noexcept nogil
cdef void place(Table table, Player me, int street, bint white) noexcept nogil
cdef void activate(Table table) noexcept nogil
cdef void settle(Table table) noexcept nogil
cdef void next_disc(Table table) noexcept nogil
cdef void after_activations(Table table) noexcept nogil
cdef void discard_disc(Table table, int disc) noexcept nogil
cdef void take_seat(Table table, Player me) noexcept nogil
cdef void exchange(Table table, Player me) noexcept nogil
cdef void seat_from(Table table, Player me, int street, bint upper) noexcept nogil
cdef void end_turn(Table table) noexcept nogil
cdef void end_game(Table table) noexcept nogil
