cimport cython
from ...games.shared.engine cimport search_state
from ...games.shared.engine.search_state cimport Advice, SearchState
from ...games.shared.engine.limits cimport MOST_SEATS
from . cimport network as networks
from . cimport encoder as encoders
from .network cimport Network
from .encoder cimport Encoder

@cython.auto_pickle(False)
cdef class LearnedAdvice(Advice):
    cdef Advice own
    cdef Network network
    cdef Encoder encoder
    cdef double victories[5]
    cdef double values[5]
    cdef void weigh(self, int* choices, int n, double* out) noexcept nogil
    cdef int choose(self, unsigned long long seed) noexcept nogil
    cdef int consider(self, unsigned long long seed) noexcept nogil
    @cython.locals(total=double, seat=cython.int)
    cdef void estimate(self, double* out) noexcept nogil

cpdef object shares()
cpdef object imagine(LearnedAdvice advice, int seat, unsigned long long seed)
@cython.locals(at=cython.int)
cpdef list inputs_of(LearnedAdvice advice, int seat)
@cython.locals(seat=cython.int)
cpdef list estimates(LearnedAdvice advice)
