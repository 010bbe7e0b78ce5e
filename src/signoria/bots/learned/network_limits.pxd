# header only: never compiled by itself
cdef enum:
    MOST_INPUTS = 4096
    MOST_UNITS = 512
    HEADS = 3
    SIGNS = 6
