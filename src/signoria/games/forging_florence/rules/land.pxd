from .board cimport HEXES, MAX_SEATS, NEIGHBOUR, NOBODY, SHOP_SELLS, SIDES, Resource, Terrain
from .table cimport Table

cdef void offer(Table table, int at, int resource) noexcept nogil
cdef void mark_houses(Table table) noexcept nogil
cdef void lay_out(Table table) noexcept nogil
