# header only: never compiled by itself
from libc.string cimport memset

cdef extern from *:
    """
    #include <stdint.h>
    #include <string.h>
    #if defined(__x86_64__) && defined(__GNUC__)
    #include <immintrin.h>
    /* Past the caches, a line of 64 bytes at a time: what is there need not be read first. */
    static inline void signoria_past_narrow(float* out, const float* row, size_t n) {
        for (size_t i = 0; i < n; i += 4) _mm_stream_ps(out + i, _mm_loadu_ps(row + i));
    }
    __attribute__((target("avx")))
    static void signoria_past_wide(float* out, const float* row, size_t n) {
        for (size_t i = 0; i < n; i += 16) {
            __m256 low = _mm256_loadu_ps(row + i), high = _mm256_loadu_ps(row + i + 8);
            _mm256_stream_ps(out + i, low);
            _mm256_stream_ps(out + i + 8, high);
        }
    }
    static inline void signoria_past(float* out, const float* row, size_t n) {
        size_t head = (16 - ((uintptr_t)out >> 2 & 15)) & 15;
        if (head > n) head = n;
        memcpy(out, row, head * sizeof(float));
        size_t lines = (n - head) & ~(size_t)15;
        if (__builtin_cpu_supports("avx")) signoria_past_wide(out + head, row + head, lines);
        else signoria_past_narrow(out + head, row + head, lines);
        head += lines;
        memcpy(out + head, row + head, (n - head) * sizeof(float));
    }
    static inline void signoria_settle(void) { _mm_sfence(); }
    #else
    static inline void signoria_past(float* out, const float* row, size_t n) {
        memcpy(out, row, n * sizeof(float));
    }
    static inline void signoria_settle(void) {}
    #endif
    /* What the next decision of a row reads: where each part begins, and how much of it. */
    static inline void signoria_fetch(const long long* places, int parts) {
        for (const long long* part = places; part < places + 2 * parts; part += 2)
            for (long long at = 0; at < part[1]; at += 64)
                __builtin_prefetch((const char*)(uintptr_t)part[0] + at, 1);
    }
    """
    void copy_past "signoria_past"(float* out, const float* row, size_t n) noexcept nogil
    void settle_past "signoria_settle"() noexcept nogil
    void fetch_all "signoria_fetch"(const long long* places, int parts) noexcept nogil

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

cdef inline void fetch(const long long* places, long long row, int parts) noexcept nogil:
    fetch_all(places + 2 * parts * row, parts)
