from ..rules.player cimport Player
from ..rules.board cimport (
    BUILDINGS,
    CHURCHES,
    CITIES,
    CUBES,
    MATERIALS,
    MAX_SEATS,
    MAX_WORKSHOPS,
    MOST_POINTS,
    NOBODY,
    PALACE,
    PORTS,
    STACK,
    STREETS,
    TILES,
    WHITE,
    Phase,
)
from ..rules.table cimport Table
from ..rules.memory cimport is_standard

cdef str mats(Table table)
cdef int _most_points(Table table)
cdef str _slots(Table table, Player me)
cdef int _all_cubes(Player me)
cdef str _shared_slots(Table table)
cdef str discs(Table table)
cdef bint _has_placed(Table table)
cdef int on_grid(Table table, int owner)
cdef str _own_discs(Table table, Player me)
cdef str council(Table table)
cdef bint _activating(Table table)
