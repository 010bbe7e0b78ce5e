cimport cython

@cython.auto_pickle(False)
cdef class Weights:
    cdef public int race
    cdef public int dice
    cdef public int exact
    cdef public int crowd
    cdef public int giotto
    cdef public int finish
    cdef public int poor
    cdef public int depth
    cdef public int fuss
    cdef public int eager
    cdef public int margin
    cdef public int open_turns
    cdef public int own_turns
    cdef public int rival_turns
    cdef public int final_turns
