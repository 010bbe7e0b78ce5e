cimport cython
from ...games.shared.engine cimport search_state
from ...games.shared.engine.dealer cimport Dealer
from ...games.shared.engine.search_state cimport SearchState
from ...games.shared.engine.limits cimport TERMINAL
from ...games.shared.engine.rng cimport stream
from . cimport lane as single
from .vector_limits cimport AHEAD, PARTS, ROW, Reward
from .lane cimport Lane
from .array_memory cimport (
    bytes_of,
    clear_bytes,
    clear_floats,
    copy_past,
    fetch,
    floats,
    floats_from,
    numbers,
    put_float,
    settle_past,
)
from .lane_recall cimport put

@cython.auto_pickle(False)
@cython.final
cdef class Buffers:
    cdef object keep
    cdef long long* actions
    cdef float* observations
    cdef unsigned char* masks
    cdef long long* seats_to_move
    cdef float* rewards
    cdef unsigned char* done
    cdef long long seats
    cdef long long size
    cdef long long labels
    cdef int reward
    cdef bint past

@cython.auto_pickle(False)
@cython.final
cdef class LaneGroup:
    cdef Lane root
    cdef Buffers buffers
    cdef object keep
    cdef long long* places
    cdef long long wrong

@cython.locals(row="float[2048]")
cdef void observe(Buffers buffers, Lane lane, float* out) noexcept nogil
@cython.locals(at="long long", size="long long", i=cython.int)
cdef void show(Buffers buffers, Lane lane) noexcept nogil
cdef double points_gained(Lane lane, int seat) noexcept nogil
@cython.locals(at="long long", worth=double, over=cython.bint, seat=cython.int)
cdef void pay(Buffers buffers, Lane lane) noexcept nogil
cdef void play(Buffers buffers, Lane lane) noexcept nogil
cdef void open_all(Buffers buffers, Lane lane) noexcept nogil
cdef void seed_all(Lane lane, unsigned long long seed) noexcept nogil
cdef void check_all(LaneGroup group, Lane lane) noexcept nogil
cdef void play_all(LaneGroup group, Lane lane) noexcept nogil
cpdef object observation_size(Dealer dealer)
cpdef object look_at(SearchState world, int action, int seat)
cpdef object sit(LaneGroup group, Buffers buffers)
cpdef object seed(LaneGroup group, unsigned long long number)
cpdef object start(LaneGroup group)
cpdef object check(LaneGroup group)
cpdef object step(LaneGroup group)
