cimport cython
from ...games.shared cimport search_state
from ...games.shared.dealer cimport Dealer
from ...games.shared.search_state cimport SearchState
from ...games.shared.limits cimport TERMINAL
from ...games.shared.rng cimport stream
from . cimport lane as single
from .board cimport AHEAD, PARTS, ROW, Reward
from .lane cimport Lane
from .memory cimport (
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
from .recall cimport put

@cython.auto_pickle(False)
@cython.final
cdef class Desk:
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
cdef class Shard:
    cdef Lane root
    cdef Desk desk
    cdef object keep
    cdef long long* places
    cdef long long wrong

@cython.locals(row="float[2048]")
cdef void observe(Desk desk, Lane lane, float* out) noexcept nogil
@cython.locals(at="long long", size="long long", i=cython.int)
cdef void show(Desk desk, Lane lane) noexcept nogil
cdef double gained(Lane lane, int seat) noexcept nogil
@cython.locals(at="long long", worth=double, over=cython.bint, seat=cython.int)
cdef void pay(Desk desk, Lane lane) noexcept nogil
cdef void play(Desk desk, Lane lane) noexcept nogil
cdef void open_all(Desk desk, Lane lane) noexcept nogil
cdef void seed_all(Lane lane, unsigned long long seed) noexcept nogil
cdef void check_all(Shard shard, Lane lane) noexcept nogil
cdef void play_all(Shard shard, Lane lane) noexcept nogil
cpdef object observed(Dealer dealer)
cpdef object looked(SearchState world, int action, int seat)
cpdef object sit(Shard shard, Desk desk)
cpdef object seed(Shard shard, unsigned long long number)
cpdef object start(Shard shard)
cpdef object check(Shard shard)
cpdef object step(Shard shard)
