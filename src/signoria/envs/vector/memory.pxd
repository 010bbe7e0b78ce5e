from libc.string cimport memset

cdef extern from *:
    """
    #include <stdint.h>
    #include <string.h>
    #ifdef __SSE2__
    #include <emmintrin.h>
    /* Past the caches, a line of 64 bytes at a time: what is there need not be read first. */
    static inline void signoria_past(float* out, const float* row, size_t n) {
        size_t i = 0;
        for (; i < n && ((uintptr_t)(out + i) & 63); i++) memcpy(out + i, row + i, sizeof(float));
        for (; i + 16 <= n; i += 16)
            for (size_t j = i; j < i + 16; j += 4) _mm_stream_ps(out + j, _mm_loadu_ps(row + j));
        memcpy(out + i, row + i, (n - i) * sizeof(float));
    }
    static inline void signoria_settle(void) { _mm_sfence(); }
    #else
    static inline void signoria_past(float* out, const float* row, size_t n) {
        memcpy(out, row, n * sizeof(float));
    }
    static inline void signoria_settle(void) {}
    #endif
    """
    void copy_past "signoria_past"(float* out, const float* row, size_t n) noexcept nogil
    void settle_past "signoria_settle"() noexcept nogil

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
