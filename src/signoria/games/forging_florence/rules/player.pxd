# header only: never compiled by itself
cdef struct PlayerData:
    unsigned char seat
    unsigned char hex
    unsigned char coins
    unsigned char level
    unsigned char tokens[5]
    unsigned char made[22]
    unsigned char unsold[22]
    unsigned char fresh[22]
    unsigned char made_of[3]
    unsigned char for_sale
    unsigned char hires
    unsigned char painter
    unsigned char giotto
    unsigned char michelangelo
    unsigned char leonardo

ctypedef PlayerData* Player

cdef inline const unsigned char* pieces(Player me) noexcept nogil:
    return &me.made[0]
