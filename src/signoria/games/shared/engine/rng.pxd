# header only: never compiled by itself
cdef extern from *:
    """
    static inline unsigned long long signoria_mix(unsigned long long z) {
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
        return z ^ (z >> 31);
    }
    static inline unsigned long long signoria_step(unsigned long long z) {
        return z + 0x9E3779B97F4A7C15ULL;
    }
    static inline unsigned long long signoria_stream(unsigned long long seed, unsigned long long number) {
        return signoria_mix(seed ^ signoria_mix(signoria_step(number)));
    }
    static inline int signoria_below(unsigned long long z, int n) {
        return (int)(((signoria_mix(z) >> 32) * (unsigned long long)n) >> 32);
    }
    static inline double signoria_chance(unsigned long long z) {
        return (double)(signoria_mix(z) >> 11) * 0x1.0p-53;
    }
    """
    double chance "signoria_chance"(unsigned long long seed) noexcept nogil
    unsigned long long mix "signoria_mix"(unsigned long long seed) noexcept nogil
    unsigned long long step "signoria_step"(unsigned long long seed) noexcept nogil
    unsigned long long stream "signoria_stream"(unsigned long long seed, unsigned long long number) noexcept nogil
    int below "signoria_below"(unsigned long long seed, int n) noexcept nogil
