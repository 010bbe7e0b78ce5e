from . cimport deal, making
from ..dealing cimport Dealer
from .forward cimport CalimalaForward
from .generations cimport Guess
from .memory cimport copy_table
from .state cimport State

cdef class CalimalaDealer(Dealer):
    cdef State blank
    cdef CalimalaForward own
    cdef void deal(self, unsigned long long seed) noexcept nogil
