from . cimport actions, possible
from ...shared.engine.bits cimport some
from .board cimport (
    ALL_KINDS,
    EVERY_CHURCH,
    HARMS,
    KIND_USES,
    KINDS,
    MATERIALS,
    USE_KIND,
    USES,
    Kind,
    Use,
)
from .memory cimport restore_player, save_player
from .player cimport Player
from .table cimport Table

cdef int cards_held(Player me, int kind) noexcept nogil
cdef int wood_at_most(Player me) noexcept nogil
cdef int brick_at_most(Player me) noexcept nogil
cdef bint ship_attainable(Table table, Player me) noexcept nogil
cdef bint house_attainable(Table table, Player me) noexcept nogil
cdef bint workshop_attainable(Table table, Player me) noexcept nogil
cdef bint outlet_attainable(Table table, Player me) noexcept nogil
cdef bint room_attainable(Table table, Player me, int material) noexcept nogil
cdef bint contribution_attainable(Table table, Player me) noexcept nogil
cdef bint shipping_attainable(Table table, Player me) noexcept nogil
cdef bint transport_attainable(Table table, Player me) noexcept nogil
cdef bint weaving_attainable(Table table, Player me) noexcept nogil
cdef bint attainable(Table table, Player me, int kind) noexcept nogil
cdef bint certain_by_cards(Table table, Player me, int kind) noexcept nogil
cdef bint certain(Table table, Player me, int kind) noexcept nogil
cdef int certain_kinds(Table table, Player me) noexcept nogil
cdef bint helps(Table table, Player me, int goal, int use) noexcept nogil
cdef bint after_card(Table table, Player me, int goal, int use) noexcept nogil
cdef bint search(Table table, Player me, int goal) noexcept nogil
cdef bint street_certain(Table table, Player me, int street) noexcept nogil
cdef bint still_certain(Table table, Player me) noexcept nogil
cdef bint certain_without(Table table, Player me, int side) noexcept nogil
cdef bint certain_after(Table table, Player me, int use) noexcept nogil
cdef int harmless(Table table, Player me, unsigned long long ways) noexcept nogil
