from libc.math cimport exp, sqrt
from ...shared.engine cimport search_state
from ...shared.engine.search_state cimport Advice
from ..research.search_state cimport CalimalaSearchState
from . cimport choosing, estimates
from .heuristic_limits cimport LEAST, PARTS
from .estimates cimport Scale
from .scratchpad cimport Mind

cdef double COOL
cdef double DOUBT
cdef double MORE_DOUBT
cdef double TEN

cdef class CalimalaAdvice(Advice):
    cdef CalimalaSearchState of
    cdef Mind mind
    cdef Mind quick
    cdef Mind careful
    cdef Scale scale
    cdef double found[5][9]
    cdef void weigh(self, int* choices, int n, double* out) noexcept nogil
    cdef int choose(self, unsigned long long seed) noexcept nogil
    cdef int consider(self, unsigned long long seed) noexcept nogil
    cdef void estimate(self, double* out) noexcept nogil
    cdef int parts(self) noexcept nogil
    cdef void measure(self, int seat, double* out) noexcept nogil
