# header only: never compiled by itself
cdef struct PlayerData:
    unsigned char seat
    unsigned char warehouse[3]
    unsigned char workshops
    unsigned char cloth[3]
    unsigned char ships
    unsigned char houses[3]
    unsigned char delivered[6]
    unsigned char contributed[9]
    unsigned char artworks[4]
    unsigned char reserve
    unsigned char coloured
    unsigned char white
    unsigned char removed
    unsigned char seats
    unsigned char newest_seat
    unsigned char council_art
    unsigned char hand[9]
    unsigned char hand_size
    unsigned char dealt[3]
    unsigned char kept
    unsigned char score

ctypedef PlayerData* Player

cdef inline const unsigned char* goods(Player me) noexcept nogil:
    return &me.warehouse[0]
