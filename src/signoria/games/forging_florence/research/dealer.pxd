from ..rules cimport deal
from ..state cimport factory
from ...shared.engine.dealer cimport Dealer
from .search_state cimport ForgingFlorenceSearchState
from ..rules.memory cimport copy_table
from ..state.state cimport State

cdef class ForgingFlorenceDealer(Dealer):
    cdef State blank
    cdef ForgingFlorenceSearchState own
    cdef void deal(self, unsigned long long seed) noexcept nogil
