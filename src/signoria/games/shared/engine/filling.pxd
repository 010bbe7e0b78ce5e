# header only: never compiled by itself
cdef extern from *:
    """
    #include <string.h>
    /* Compiled twice: for processors that handle 32 bytes at a time and for all others. */
    #if defined(__x86_64__) && defined(__GLIBC__) && defined(__GNUC__) && !defined(__clang__) \
        && !defined(__SANITIZE_ADDRESS__)
    #define SIGNORIA_WIDE __attribute__((target_clones("avx2", "default")))
    #else
    #define SIGNORIA_WIDE
    #endif
    /* A one with zeros around it: from 255 - value on it is the one-hot field of that value. */
    static const float signoria_one[255 + 1 + 32] = {[255] = 1.0f};
    static inline void signoria_hot(float* out, int value, int values) {
        memcpy(out, signoria_one + 255 - value, (size_t)values * sizeof(float));
    }
    static inline void signoria_scaled(
            float* CYTHON_RESTRICT out, const unsigned char* CYTHON_RESTRICT small,
            const float* CYTHON_RESTRICT scale, int n) {
        for (int i = 0; i < n; i++) out[i] = (float)small[i] / scale[i];
    }
    /* For counts up to the scale, and scales up to five: there a product with the reciprocal is the
       quotient to the bit, in a third of the time. */
    static inline void signoria_shared(
            float* CYTHON_RESTRICT out, const unsigned char* CYTHON_RESTRICT small, float scale, int n) {
        const float share = 1.0f / scale;
        for (int i = 0; i < n; i++) out[i] = (float)small[i] * share;
    }
    static inline void signoria_zeros(float* out, int n) {
        memset(out, 0, (size_t)n * sizeof(float));
    }
    SIGNORIA_WIDE static void signoria_many(
            float* CYTHON_RESTRICT out, const unsigned char* CYTHON_RESTRICT small, float scale, int n) {
        signoria_shared(out, small, scale, n);
    }
    typedef float signoria_eight __attribute__((vector_size(32), aligned(4), may_alias));
    SIGNORIA_WIDE static void signoria_nines(
            float* CYTHON_RESTRICT out, const float* CYTHON_RESTRICT rows,
            const unsigned char* CYTHON_RESTRICT kinds, int n) {
        #pragma GCC unroll 4
        for (int i = 0; i < n; i++, out += 9) {
            *(signoria_eight*)out = *(const signoria_eight*)(rows + 8 * (size_t)kinds[i]);
            out[8] = 0.0f;
        }
    }
    """
    void hot "signoria_hot"(float* out, int value, int values) noexcept nogil
    void scaled "signoria_scaled"(float* out, const unsigned char* small, const float* scale, int n) noexcept nogil
    void shared "signoria_shared"(float* out, const unsigned char* small, float scale, int n) noexcept nogil
    void zeros "signoria_zeros"(float* out, int n) noexcept nogil
    void many "signoria_many"(float* out, const unsigned char* small, float scale, int n) noexcept nogil
    void nines "signoria_nines"(float* out, const float* rows, const unsigned char* kinds, int n) noexcept nogil

cdef inline int one_hot(float* out, int n, int value, int values) noexcept nogil:
    hot(out + n, value, values)
    return n + values

cdef inline int put(float* out, int n, float value, float scale) noexcept nogil:
    out[n] = value / scale
    return n + 1

cdef inline int put_all(float* out, int n, const unsigned char* small, float scale, int count) noexcept nogil:
    shared(out + n, small, scale, count)
    return n + count

cdef inline int put_scaled(float* out, int n, const unsigned char* small, const float* scale, int count) noexcept nogil:
    scaled(out + n, small, scale, count)
    return n + count

cdef inline int put_zeros(float* out, int n, int count) noexcept nogil:
    zeros(out + n, count)
    return n + count

cdef inline int put_many(float* out, int n, const unsigned char* small, float scale, int count) noexcept nogil:
    many(out + n, small, scale, count)
    return n + count

cdef inline int put_eights(float* out, int n, const float* rows, const unsigned char* kinds, int count) noexcept nogil:
    nines(out + n, rows, kinds, count)
    return n + 9 * count
