from .board cimport KINDS, LOG, Entry, Phase
from .player cimport Player
from .table cimport Table

cdef void remember(Table table, int entry) noexcept nogil
cdef void take_start_card(Table table, Player me, int kind) noexcept nogil
cdef void make_deck(Table table) noexcept nogil
cdef void reshuffle(Table table) noexcept nogil
cdef bint refill(Table table) noexcept nogil
cdef void draw(Table table, Player me, int kind) noexcept nogil
cdef void play(Table table, Player me, int kind) noexcept nogil
cdef void from_deck(Table table, Player me, int kind) noexcept nogil
cdef void to_discards(Table table, Player me, int kind) noexcept nogil
cdef void explain(Table table) noexcept nogil
cdef void clear_cards(Table table) noexcept nogil
cdef int entry_seat(int entry) noexcept nogil
cdef bint is_play(int entry) noexcept nogil
cdef bint recall(Table table, int entry) noexcept nogil
