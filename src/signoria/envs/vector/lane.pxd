cimport cython
from ...games.shared.engine.dealer cimport Dealer
from ...games.shared.engine.search_state cimport SearchState
from ...games.shared.engine.limits cimport CHANCE, MOST_CHOICES, MOST_SEATS, TERMINAL
from ...games.shared.engine.rng cimport step, stream
from .vector_limits cimport WORDS
from .lane_recall cimport Recall, look_first, note

@cython.auto_pickle(False)
@cython.final
cdef class Lane:
    cdef readonly Dealer dealer
    cdef SearchState world
    cdef Recall recall
    cdef readonly long long row
    cdef unsigned long long seed
    cdef readonly long long game
    cdef unsigned long long chance
    cdef readonly int mover
    cdef int listed
    cdef public Lane left
    cdef public Lane right
    cdef unsigned long long open[8]
    cdef int points[5]
    cdef int choices[512]  # last, for little of it is used: see row_addresses.py

@cython.locals(i=cython.int, action=cython.int, bit="unsigned long long")
cdef void list_choices(Lane lane) noexcept nogil
cdef void happen(Lane lane, int label) noexcept nogil
cdef void settle(Lane lane) noexcept nogil
@cython.locals(seed="unsigned long long")
cdef void begin(Lane lane) noexcept nogil
cdef bint allows(Lane lane, long long action) noexcept nogil
@cython.locals(seat=cython.int)
cpdef object save_lane(Lane lane)
@cython.locals(seat=cython.int)
cpdef object load_lane(Lane lane, object saved)
