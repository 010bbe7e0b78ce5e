# header only: never compiled by itself
cdef enum:
    LAST_TURN = 60
    TOP_MARGIN = 24
    TOP_HELD = 23
    TOP_EXTRA = 3
    TOP_REACH = 6
    MAX_DEPTH = 5
    CATEGORIES = 16
    SURE = 1024
    UNKNOWN = -1
    PARTS = 9
    LEAST = -1000000
