cimport cython
from .player cimport Player, PlayerData
from .values cimport Values

@cython.auto_pickle(False)
cdef class Table:
    cdef Player players[4]  # point into the block below
    cdef PlayerData block[4]  # first of the bytes that a copy takes
    cdef unsigned char seats
    cdef unsigned char economy
    cdef unsigned char brunelleschi
    cdef unsigned char shops
    cdef unsigned char limit
    cdef unsigned char start
    cdef unsigned char terrain[127]
    cdef unsigned char houses[4]
    cdef unsigned char shop_at[6]
    cdef unsigned char empty_mill
    cdef unsigned char walkable[127]
    cdef unsigned char beside[127]
    cdef unsigned char near[127]
    cdef unsigned char owner[10]
    cdef unsigned char copies[22]
    cdef unsigned char last_turns
    cdef unsigned char first_master
    cdef unsigned char active
    cdef unsigned char phase
    cdef unsigned char moved
    cdef unsigned char roll
    cdef unsigned char sold_here
    cdef unsigned char must_leave
    cdef unsigned short turns
    cdef Values values
    cdef int listed  # scratch from here on
    cdef int choices[289]
    cdef unsigned long long open[2]
    cdef unsigned long long edge[2]
    cdef unsigned long long reached[2]

from .memory cimport link
