cimport cython
from libc.math cimport sqrt
from .limits cimport MOST_CHOICES, MOST_SEATS
from .rng cimport below, step

cdef double WIN
cdef double PLACE
cdef double MARGIN

@cython.auto_pickle(False)
cdef class SearchState:
    cdef readonly int seats
    cdef readonly int labels
    cdef readonly double spread
    cdef void resample(self, int seat, unsigned long long seed) noexcept nogil
    cdef int to_move(self) noexcept nogil
    cdef int turn(self) noexcept nogil
    cdef int legal(self, int* out) noexcept nogil
    cdef int chance(self, unsigned long long seed) noexcept nogil
    cdef int observed_label(self, int action, int seat) noexcept nogil
    cdef void apply(self, int action) noexcept nogil
    cdef void playout(self, unsigned long long seed) noexcept nogil
    cdef long long rank(self, int seat) noexcept nogil
    cdef int points(self, int seat) noexcept nogil
    cdef int size(self) noexcept nogil
    cdef void features(self, int seat, float* out) noexcept nogil

@cython.auto_pickle(False)
cdef class Advice:
    cdef SearchState world
    cdef int listed[512]
    cdef double expected[5]
    cdef void weigh(self, int* choices, int n, double* out) noexcept nogil
    cdef int choose(self, unsigned long long seed) noexcept nogil
    cdef int consider(self, unsigned long long seed) noexcept nogil
    cdef void estimate(self, double* out) noexcept nogil
    cdef int parts(self) noexcept nogil
    cdef void measure(self, int seat, double* out) noexcept nogil

cdef double victory_share(SearchState world, int seat) noexcept nogil
cdef double beaten_share(SearchState world, int seat) noexcept nogil
cdef double margin(double lead, double spread) noexcept nogil
@cython.locals(best=cython.int, other=cython.int)
cdef double lead_share(SearchState world, int seat) noexcept nogil
cdef double combine_scores(double victory, double place, double lead) noexcept nogil
cdef void utility(SearchState world, double* out) noexcept nogil
cdef double likely(double lead, double doubt) noexcept nogil
cdef void hopes(SearchState world, double* expected, double doubt, double* out) noexcept nogil
