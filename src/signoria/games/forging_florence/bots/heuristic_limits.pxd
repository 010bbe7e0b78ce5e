# header only: never compiled by itself
cdef enum:
    UNIT = 1000
    FAR = 1000000
    GOLDEN_BIT = 32
    PURSES = 12
    ROUTES = 769
    SELLING = 768
    KINDS = 4
    MASTERWORK = 3
    MAKERS = 12
    OPTIONS = 16
    NOTES = 32768
    FADES = 64
    WHOLE = 4096
    POINT = 1000
    MAX_DEPTH = 5
    PARTS = 9

cdef extern from *:
    """
    static const unsigned char MAKER_ARTIST[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9};
    static const unsigned char MAKER_KIND[] = {0, 0, 0, 0, 1, 1, 1, 2, 3, 0, 1, 2};
    static const unsigned char PIECE_MAKER[] = {0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 8, 9, 10, 11};
    """
    const unsigned char MAKER_ARTIST[12]
    const unsigned char MAKER_KIND[12]
    const unsigned char PIECE_MAKER[22]
