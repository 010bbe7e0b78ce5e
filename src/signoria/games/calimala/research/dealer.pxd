from ..rules cimport deal
from ..state cimport factory
from ...shared.engine.dealer cimport Dealer
from .search_state cimport CalimalaSearchState
from ..knowledge.deck_history cimport Guess
from ..rules.memory cimport copy_table
from ..state.state cimport State

cdef class CalimalaDealer(Dealer):
    cdef State blank
    cdef CalimalaSearchState own
    cdef void deal(self, unsigned long long seed) noexcept nogil
