from ..knowledge cimport features
from ..rules cimport legality, play, scoring
from ...shared.engine.search_state cimport SearchState
from ...shared.engine.limits cimport CHANCE, TERMINAL
from ..rules.board cimport FACES, OBSERVATION, Move, Phase
from ..rules.memory cimport copy_table
from ..state.state cimport State

cdef class ForgingFlorenceSearchState(SearchState):
    cdef readonly State seen
    cdef readonly State table
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
