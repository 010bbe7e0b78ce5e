from libc.string cimport memset

cdef inline float* floats(object values):
    return <float*><size_t>values.ctypes.data

cdef inline unsigned char* bytes_of(object values):
    return <unsigned char*><size_t>values.ctypes.data

cdef inline long long* numbers(object values):
    return <long long*><size_t>values.ctypes.data

cdef inline float* floats_from(float* values, long long at) noexcept nogil:
    return values + at

cdef inline void put_float(float* values, long long at, double value) noexcept nogil:
    values[at] = <float>value

cdef inline unsigned long long whole(float* values, long long at) noexcept nogil:
    return <unsigned long long>(values[at] * <float>1048576.0)

cdef inline void clear_floats(float* values, long long at, long long n) noexcept nogil:
    memset(values + at, 0, n * sizeof(float))

cdef inline void clear_bytes(unsigned char* values, long long at, long long n) noexcept nogil:
    memset(values + at, 0, n)
