cimport cython
from libc.math cimport sqrt
from ...shared.engine cimport search_state
from ...shared.engine.search_state cimport Advice
from ..rules cimport legality, possible, scoring
from ..rules.board cimport BRUNELLESCHI, MAX_SEATS, NOBODY, RESOURCES
from ..research.search_state cimport ForgingFlorenceSearchState
from ..rules.player cimport Player
from ..rules.table cimport Table
from . cimport choosing, odds, prospects
from .plan cimport last_turn
from .heuristic_limits cimport PARTS
from .scratchpad cimport Mind

cdef double SURE
cdef double DOUBT
cdef double MORE_DOUBT
cdef double LAST_DOUBT
cdef double USUAL_ROUNDS
cdef double TOKEN
cdef double ARTIST

cdef class ForgingFlorenceAdvice(Advice):
    cdef ForgingFlorenceSearchState of
    cdef Mind one
    cdef Mind two
    cdef Mind three
    cdef Mind four
    cdef double times[4]
    cdef void weigh(self, int* choices, int n, double* out) noexcept nogil
    cdef int choose(self, unsigned long long seed) noexcept nogil
    @cython.locals(owner=int)
    cdef void estimate(self, double* out) noexcept nogil
    cdef double time_of(self, int seat) noexcept nogil
    cdef bint race(self, double* out) noexcept nogil
    cdef void finish(self, int owner, double* out) noexcept nogil
    cdef void foresee(self, int owner) noexcept nogil
    cdef void count(self, double* out) noexcept nogil
    @cython.locals(left=double)
    cdef void add_up(self, double* out) noexcept nogil
    cdef int parts(self) noexcept nogil
    cdef void measure(self, int seat, double* out) noexcept nogil

cdef int quick(Mind mind, Table table, unsigned long long seed) noexcept nogil
@cython.locals(total=double)
cdef double points(Table table, Player me, double left) noexcept nogil
