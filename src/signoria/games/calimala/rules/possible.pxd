cimport cython
from ...shared.engine.bits cimport fewer, some
from .board cimport (
    BUILDINGS,
    CHURCHES,
    CITIES,
    EVERY_CHURCH,
    FIRST_USE,
    KIND_USES,
    KINDS,
    MATERIALS,
    MAX_SHIPS,
    PORTS,
    SHIPMENTS_WITHIN,
    TRANSPORTS_WITHIN,
    USE_KIND,
    Kind,
)
from .player cimport Player
from .table cimport Table

cdef int lesser(int one, int other) noexcept nogil
cdef int cloth(Player me) noexcept nogil
cdef int wood(Player me) noexcept nogil
cdef int brick(Player me) noexcept nogil
cdef int houses(Player me) noexcept nogil
cdef int city_free(Table table, int city) noexcept nogil
cdef int church_free(Table table, int slot) noexcept nogil
cdef int artwork_free(Table table, int building) noexcept nogil
cdef int open_cities(Table table) noexcept nogil
cdef int open_trade(Table table) noexcept nogil
cdef int open_churches(Table table) noexcept nogil
cdef int open_buildings(Table table) noexcept nogil
cdef bint any_port_free(Table table) noexcept nogil
cdef bint any_church_free(Table table, int material) noexcept nogil
cdef int cubes(Table table, Player me) noexcept nogil
@cython.locals(ship="int", missing="int", workshop="int")
cdef int builds(Table table, Player me) noexcept nogil
cdef int artworks(Table table, Player me) noexcept nogil
cdef bint can_weave(Table table, Player me) noexcept nogil
cdef int shipments(Table table, Player me) noexcept nogil
cdef int transports(Table table, Player me) noexcept nogil
cdef int contributions(Table table, Player me) noexcept nogil
@cython.locals(ways="unsigned long long")
cdef unsigned long long uses(Table table, Player me) noexcept nogil
@cython.locals(found="int")
cdef int kinds(unsigned long long ways) noexcept nogil
cdef int of_kind(Table table, Player me, int kind) noexcept nogil
cdef bint possible(Table table, Player me, int kind) noexcept nogil
cdef bint use_possible(Table table, Player me, int use) noexcept nogil
