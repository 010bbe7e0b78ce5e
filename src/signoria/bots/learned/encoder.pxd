cimport cython
from libc.math cimport log
from ...games.shared.engine.search_state cimport Advice, SearchState
from ...games.shared.engine.limits cimport MOST_PARTS, MOST_SEATS
from .network_limits cimport MOST_INPUTS, SIGNS
from .network_memory cimport clear, put

@cython.auto_pickle(False)
@cython.final
cdef class Encoder:
    cdef SearchState world
    cdef Advice advice
    cdef readonly int features
    cdef readonly int parts
    cdef readonly int inputs
    cdef double hopes[5]
    cdef double found[5][16]

cdef double NEAR
cdef double MIDDLE
cdef double SURE
cdef double ODDS

@cython.locals(seat=cython.int)
cdef void judge(Encoder encoder) noexcept nogil
@cython.locals(share=double)
cdef double within(double value, double most) noexcept nogil
cdef double odds(double hope) noexcept nogil
@cython.locals(best=double, rival=cython.int)
cdef double ahead(Encoder encoder, int seat, int other) noexcept nogil
@cython.locals(lead=double, part=cython.int)
cdef void note(Encoder encoder, int seat, int other, int at, float* out) noexcept nogil
@cython.locals(at=cython.int, step=cython.int)
cdef void encode(Encoder encoder, int seat, float* out) noexcept nogil
