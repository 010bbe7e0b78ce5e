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
    /* The flags of at most eight bytes at 0, of which only the lowest bit of each is read. */
    static inline int signoria_lowest_of_each(unsigned long long eight) {
        return (int)((eight & 0x0101010101010101ULL) * 0x0102040810204080ULL >> 56);
    }
    /* The n numbers, at most eight, as one word: the compiler knows n, so there is no branch. */
    static inline unsigned long long signoria_word(const unsigned char* all, int n) {
        unsigned long long word = 0;
        int i = 0;
    #if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
        unsigned int four;
        unsigned short two;
        if (n >= 8) {
            memcpy(&word, all, 8);
            return word;
        }
        if (n >= 4) {
            memcpy(&four, all, 4);
            word = four;
            i = 4;
        }
        if (n - i >= 2) {
            memcpy(&two, all + i, 2);
            word |= (unsigned long long)two << 8 * i;
            i += 2;
        }
    #endif
        for (; i < n; i++) word |= (unsigned long long)all[i] << 8 * i;
        return word;
    }
    /* Numbers below 128: a byte of the limits, 127 more each, less its number keeps 128 if that is
       less than the limit.  There are eight limits for every eight numbers or less. */
    static inline int signoria_fewer(const unsigned char* all, const unsigned char* limits, int n) {
        int bits = 0;
        for (int i = 0; i < n; i += 8) {
            unsigned long long most = signoria_word(limits + i, 8) - signoria_word(all + i, n - i);
            bits |= signoria_lowest_of_each(most >> 7) << i;
        }
        return bits;
    }
    static inline int signoria_some(const unsigned char* all, int n) {
        int bits = 0;
        for (int i = 0; i < n; i += 8) {
            unsigned long long word = signoria_word(all + i, n - i);
            bits |= signoria_lowest_of_each((word + 0x7F7F7F7F7F7F7F7FULL) >> 7) << i;
        }
        return bits;
    }
    /* In each byte how many of its bits are set. */
    static inline unsigned long long signoria_sizes(unsigned long long bits) {
        bits -= bits >> 1 & 0x5555555555555555ULL;
        bits = (bits & 0x3333333333333333ULL) + (bits >> 2 & 0x3333333333333333ULL);
        return (bits + (bits >> 4)) & 0x0F0F0F0F0F0F0F0FULL;
    }
    static inline int signoria_size(unsigned long long bits) {
        return (int)(signoria_sizes(bits) * 0x0101010101010101ULL >> 56);
    }
    /* How many of eight sums, each less than 128, are at most n. */
    static inline int signoria_at_most(unsigned long long sums, int n) {
        unsigned long long each = 0x0101010101010101ULL * (unsigned)n | 0x8080808080808080ULL;
        return (int)(((each - sums) >> 7 & 0x0101010101010101ULL) * 0x0101010101010101ULL >> 56);
    }
    /* First the byte that holds it, by the sums of the bytes up to each, then the bit likewise. */
    static inline int signoria_nth(unsigned long long bits, int n) {
        unsigned long long sums = signoria_sizes(bits) * 0x0101010101010101ULL;
        int at = 8 * signoria_at_most(sums, n);
        unsigned long long byte = bits >> at & 0xFF;
        n -= (int)(sums << 8 >> at & 0xFF);
        /* The lower seven bits apart: the product would carry the eighth into its neighbour. */
        byte = ((byte & 0x7F) * 0x0002040810204081ULL & 0x0101010101010101ULL) | byte >> 7 << 56;
        return at + signoria_at_most(byte * 0x0101010101010101ULL, n);
    }
    """
    unsigned long long flags_from "signoria_flags"(const unsigned char* flags, int n) noexcept nogil
    int lowest "signoria_lowest"(unsigned long long bits) noexcept nogil
    int fewer "signoria_fewer"(const unsigned char* all, const unsigned char* limits, int n) noexcept nogil
    int some "signoria_some"(const unsigned char* all, int n) noexcept nogil
    int size "signoria_size"(unsigned long long bits) noexcept nogil
    int nth "signoria_nth"(unsigned long long bits, int n) noexcept nogil

cdef inline unsigned long long flags(const unsigned char* all, int at, int n) noexcept nogil:
    return flags_from(all + at, n)
