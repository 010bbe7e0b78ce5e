from . cimport deal, making
from ..dealing cimport Dealer
from .forward cimport ForgingFlorenceForward
from .memory cimport copy_table
from .state cimport State

cdef class ForgingFlorenceDealer(Dealer):
    cdef State blank
    cdef ForgingFlorenceForward own
    cdef void deal(self, unsigned long long seed) noexcept nogil
