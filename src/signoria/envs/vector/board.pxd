cdef enum:
    WORDS = 8

cdef enum Reward:
    PLACE = 0
    WIN = 1
    POINTS = 2
