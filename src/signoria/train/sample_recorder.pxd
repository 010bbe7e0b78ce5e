cimport cython
from ..bots.learned cimport encoder as encoders
from ..bots.learned.network_limits cimport HEADS
from ..bots.learned.encoder cimport Encoder
from ..envs.vector.array_memory cimport floats, floats_from, put_float
from ..games.shared.engine cimport search_state
from ..games.shared.engine.dealer cimport Dealer
from ..games.shared.engine.search_state cimport Advice, SearchState
from ..games.shared.engine.limits cimport CHANCE, MOST_CHOICES, TERMINAL
from ..games.shared.engine.rng cimport below, chance, step, stream

cdef double WILDEST
cdef int ASIDE

@cython.auto_pickle(False)
@cython.final
cdef class Recorder:
    cdef Dealer dealer
    cdef SearchState world
    cdef Encoder encoder
    cdef Advice advice
    cdef object keep
    cdef float* positions
    cdef float* results
    cdef float* turns
    cdef int room
    cdef unsigned long long seed
    cdef int candidates
    cdef double stray
    cdef int choices[512]
    cdef double weights[512]

cdef unsigned long long random(Recorder recorder) noexcept nogil
cdef int place(Recorder recorder) noexcept nogil
@cython.locals(seats="long long", seat=cython.int, line="long long")
cdef void keep(Recorder recorder, int at) noexcept nogil
@cython.locals(highest=double, equals=cython.int, chosen=cython.int, i=cython.int)
cdef int preferred_move(Recorder recorder, int n) noexcept nogil
cdef void move(Recorder recorder, int mover) noexcept nogil
@cython.locals(seat=cython.int, at="long long")
cdef void conclude(Recorder recorder) noexcept nogil
@cython.locals(turn=cython.int, mover=cython.int, at=cython.int)
cdef void play_out(Recorder recorder) noexcept nogil
cpdef object play(Recorder recorder, unsigned long long seed)
