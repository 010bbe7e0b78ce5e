from ..rules.player cimport Player
from ..rules.board cimport (
    ARTWORK_SLOTS,
    BUILDINGS,
    CHURCHES,
    CHURCH_SLOTS,
    CITIES,
    CITY_SLOTS,
    CLOTH_SLOTS,
    COLOURED_DISCS,
    CUBES,
    MATERIALS,
    MAX_SHIPS,
    MAX_WORKSHOPS,
    MOST_POINTS,
    NOBODY,
    PALACE,
    PORTS,
    STACK,
    STREETS,
    TILES,
    WARE_SLOTS,
    WHITE,
    WHITE_DISCS,
    Phase,
)
from ..rules.table cimport Table

cdef str mats(Table table)
cdef str _slots(Player me)
cdef int _all_cubes(Player me)
cdef str _shared_slots(Table table)
cdef str discs(Table table)
cdef bint _has_placed(Table table)
cdef int on_grid(Table table, int owner)
cdef str _own_discs(Table table, Player me)
cdef str council(Table table)
cdef bint _activating(Table table)
