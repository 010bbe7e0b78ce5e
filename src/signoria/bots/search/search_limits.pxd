# header only: never compiled by itself
cdef enum:
    DEEPEST = 256
