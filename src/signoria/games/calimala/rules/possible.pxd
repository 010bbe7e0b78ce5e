from .board cimport (
    ARTWORK_SLOTS,
    BUILDINGS,
    CHURCH_SLOTS,
    CHURCHES,
    CITY_SLOTS,
    CLOTH_SLOTS,
    MATERIALS,
    MAX_SHIPS,
    MAX_WORKSHOPS,
    PORTS,
    SHIPMENT,
    USE_KIND,
    WARE_SLOTS,
    Kind,
    Use,
)
from .player cimport Player
from .table cimport Table

cdef int cloth(Player me) noexcept nogil
cdef int city_free(Table table, int city) noexcept nogil
cdef int church_free(Table table, int slot) noexcept nogil
cdef int artwork_free(Table table, int building) noexcept nogil
cdef bint any_port_free(Table table) noexcept nogil
cdef bint any_artwork_free(Table table) noexcept nogil
cdef bint any_church_free(Table table, int material) noexcept nogil
cdef bint any_house_open(Table table, Player me) noexcept nogil
cdef bint house_left(Player me) noexcept nogil
cdef int wood(Player me) noexcept nogil
cdef int brick(Player me) noexcept nogil
cdef bint can_build(Player me) noexcept nogil
cdef bint can_contribute(Table table, Player me) noexcept nogil
cdef bint possible(Table table, Player me, int kind) noexcept nogil
cdef bint can_ship(Table table, Player me, int way) noexcept nogil
cdef bint can_transport(Table table, Player me, int cities) noexcept nogil
cdef bint use_possible(Table table, Player me, int use) noexcept nogil
