from .board cimport (
    MATERIALS,
    MAX_WORKSHOPS,
    PALACE,
    PORTS,
    SHIPMENT,
    USE_KIND,
    Kind,
    Use,
)
from .player cimport Player
from .table cimport Table

cdef void pay(Player me, int material, int cubes) noexcept nogil
cdef void build(Table table, Player me, int use) noexcept nogil
cdef void place_artwork(Table table, Player me, int building) noexcept nogil
cdef int emptiest(Table table, Player me, int served) noexcept nogil
cdef void weave(Table table, Player me) noexcept nogil
cdef int fullest(Player me) noexcept nogil
cdef void deliver(Table table, Player me, int city) noexcept nogil
cdef void ship(Table table, Player me, int way) noexcept nogil
cdef void transport(Table table, Player me, int cities) noexcept nogil
cdef void contribute(Table table, Player me, int slot) noexcept nogil
cdef void carry_out(Table table, Player me, int use) noexcept nogil
cdef void take_back(Table table, int use) noexcept nogil
