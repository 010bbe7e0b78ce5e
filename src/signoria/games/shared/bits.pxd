# header only: never compiled by itself
cdef extern from *:
    """
    #include <string.h>
    /* Eight flags, each 0 or 1, by one product: flag i comes to bit 56 + i, if the first byte is
       the lowest. */
    static inline unsigned long long signoria_flags(const unsigned char* flags, int n) {
        unsigned long long bits = 0;
        int i = 0;
    #if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
        for (; i + 8 <= n; i += 8) {
            unsigned long long eight;
            memcpy(&eight, flags + i, 8);
            bits |= (eight * 0x0102040810204080ULL >> 56) << i;
        }
    #endif
        for (; i < n; i++) bits |= (unsigned long long)flags[i] << i;
        return bits;
    }
    static inline int signoria_lowest(unsigned long long bits) {
        return __builtin_ctzll(bits);
    }
    """
    unsigned long long flags_from "signoria_flags"(const unsigned char* flags, int n) noexcept nogil
    int lowest "signoria_lowest"(unsigned long long bits) noexcept nogil

cdef inline unsigned long long flags(const unsigned char* all, int at, int n) noexcept nogil:
    return flags_from(all + at, n)
