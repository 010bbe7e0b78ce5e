cdef enum:
    DEEPEST = 256
