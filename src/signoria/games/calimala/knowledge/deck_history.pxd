cimport cython
from ..rules cimport cards
from ...shared.engine.rng cimport below, step
from ..rules.board cimport KINDS, LOG, MAX_SEATS, SCORING_CARDS, Entry
from ..rules.table cimport Table

@cython.auto_pickle(False)
cdef class Guess:
    cdef unsigned char pool[9216]
    cdef unsigned char pool_size[1024]
    cdef unsigned short generation[1024]
    cdef unsigned short open_draw[45]
    cdef unsigned char known[45]
    cdef unsigned char discard[9]
    cdef unsigned char cards[10]
    cdef unsigned short group_pool[45]
    cdef unsigned char group_size[45]
    cdef unsigned char tried[405]
    cdef unsigned char chosen[405]
    cdef int groups
    cdef double weight
    cdef int draws
    cdef int last
    cdef int deck_left
    cdef int discard_size
    cdef unsigned long long seed

cdef int pick(Guess guess, int n) noexcept nogil
cdef void new_generation(Guess guess) noexcept nogil
cdef void leave_deck(Guess guess, int place) noexcept nogil
cdef void see(Guess guess, int place, int kind) noexcept nogil
cdef void trace_decks(Table table, Guess guess) noexcept nogil
