# header only: never compiled by itself
from libc.stdlib cimport free, malloc
from libc.string cimport memset

ctypedef double* Numbers

cdef inline Numbers allot(int size) noexcept:
    return <Numbers>malloc(size * sizeof(double))

cdef inline void release(Numbers numbers) noexcept:
    free(numbers)

cdef inline void store(Numbers numbers, int at, double value) noexcept:
    numbers[at] = value

cdef inline void clear(float* values, int size) noexcept nogil:
    memset(values, 0, size * sizeof(float))

cdef inline void put(float* values, int at, double value) noexcept nogil:
    values[at] = <float>value
