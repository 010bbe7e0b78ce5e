cimport cython
from libc.math cimport exp
from .network_limits cimport HEADS, MOST_INPUTS, MOST_UNITS
from .network_memory cimport Numbers, allot, release, store

@cython.auto_pickle(False)
@cython.final
cdef class Network:
    cdef readonly int inputs
    cdef readonly int first
    cdef readonly int second
    cdef Numbers weights
    cdef float input[4096]
    cdef int places[4096]
    cdef double values[4096]
    cdef double sums[512]
    cdef double output[3]

cdef int spot(Network network) noexcept nogil
cdef int positive(Network network, int size) noexcept nogil
cdef int FOUR
@cython.locals(unit=cython.int, i=cython.int)
cdef void layer(Network network, int at, int found, int size) noexcept nogil
@cython.locals(unit=cython.int, line=cython.int, value=double, weights=Numbers)
cdef void add(Network network, int at, int i, int size) noexcept nogil
@cython.locals(
    unit=cython.int, line=cython.int, second=cython.int, third=cython.int, fourth=cython.int,
    a=double, b=double, c=double, d=double, weights=Numbers,
)
cdef void add_four(Network network, int at, int i, int size) noexcept nogil
cdef double share(double sum) noexcept nogil
@cython.locals(at=cython.int)
cdef void run(Network network) noexcept nogil
@cython.locals(at=cython.int, head=cython.int)
cpdef list outputs(Network network, object numbers)
