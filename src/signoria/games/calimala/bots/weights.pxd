cimport cython

@cython.auto_pickle(False)
cdef class Weights:
    cdef public int sharp
    cdef public int spread
    cdef public int near
    cdef public int final
    cdef public int wood
    cdef public int brick
    cdef public int marble
    cdef public int cloth
    cdef public int spare_cloth
    cdef public int ship
    cdef public int house
    cdef public int workshop
    cdef public int more
    cdef public int card
    cdef public int fade
    cdef public int own
    cdef public int seat
    cdef public int rival_seat
    cdef public int feed
    cdef public int white
    cdef public int delivery
    cdef public int artwork
    cdef public int contribution
    cdef public int build
    cdef public int start_wood
    cdef public int start_brick
    cdef public int start_marble
    cdef public int start_build
    cdef public int start_weave
    cdef public int depth
