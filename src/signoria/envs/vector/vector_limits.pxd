# header only: never compiled by itself
cdef enum:
    WORDS = 8
    BITS = 64
    EACH = 2
    ROW = 2048
    PARTS = 3
    AHEAD = 2

cdef enum Reward:
    PLACE = 0
    WIN = 1
    POINTS = 2
