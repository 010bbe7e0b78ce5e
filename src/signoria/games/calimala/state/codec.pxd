from ..rules cimport cards, deal
from ..rules.board cimport (
    BUILDINGS,
    CHURCHES,
    CITIES,
    DEALT,
    KINDS,
    MATERIALS,
    MAX_WORKSHOPS,
    PORTS,
    SQUARES,
    STACK,
    START_CARDS,
    STREETS,
    TILES,
)
from ..rules.memory cimport is_standard, put_values, value_bytes
from ..rules.player cimport Player
from ..rules.table cimport Table

cdef object read_mat(Player me)
cdef tuple read_stack(Table table, int street)
cpdef object read_values(Table table)
cpdef object read(Table table)
cdef object write_cubes(Table table, Player me, object mat)
cdef object write_mat(Table table, Player me, object mat)
cdef object write_board(Table table, object position)
cdef object write_cards(Table table, object position)
cpdef object write(Table table, object position)
