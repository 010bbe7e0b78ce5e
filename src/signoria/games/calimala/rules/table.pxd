cimport cython
from .player cimport Player, PlayerData
from .values cimport ValuesData

@cython.auto_pickle(False)
cdef class Table:
    cdef Player players[5]  # point into the block below
    cdef PlayerData block[5]  # first of the bytes that a copy takes
    cdef unsigned char seats
    cdef unsigned char edition
    cdef unsigned char layout
    cdef unsigned char start
    cdef unsigned char squares[9]
    cdef unsigned char street_kind[24]
    cdef unsigned char tiles[15]
    cdef unsigned char face_up
    cdef unsigned char aside
    cdef unsigned char discs[48]
    cdef unsigned char height[12]
    cdef unsigned char scored
    cdef unsigned char council[15]
    cdef unsigned char city_used[6]
    cdef unsigned char church_used[9]
    cdef unsigned char artwork_used[4]
    cdef unsigned char open_cards[5]
    cdef unsigned char deck[9]
    cdef unsigned char deck_size
    cdef unsigned char discard[9]
    cdef unsigned char discard_size
    cdef unsigned char turns
    cdef unsigned char active
    cdef unsigned char mover
    cdef unsigned char phase
    cdef unsigned char street
    cdef unsigned char depth
    cdef unsigned char left[2]
    cdef unsigned char duty
    cdef unsigned char removed_white
    cdef unsigned char blind
    cdef ValuesData values
    cdef unsigned short log_length
    cdef unsigned char log[1024]  # a copy takes only what is used of it
    cdef int listed  # scratch from here on
    cdef int choices[128]
    cdef unsigned long long allowed[4]
    cdef int points[5]
    cdef int keys[5]

from .memory cimport link
