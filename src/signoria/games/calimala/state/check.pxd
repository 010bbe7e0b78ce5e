from . cimport check_cards, check_pieces
from ..rules cimport duty
from ..rules.board cimport (
    GERMAN,
    LEFT_OUT,
    SQUARES,
    STACK,
    START_CARDS,
    START_KIND,
    STREETS,
    STREET_SQUARE,
    TILES,
    WHITE,
    Duty,
    Kind,
    Phase,
)
from ..rules.table cimport Table

cpdef str flaw(Table table)
cdef str _ranges(Table table)
cdef str _board(Table table)
cdef str _moment(Table table)
cdef bint _can_seat(Table table)
cdef str _opening(Table table)
cdef str _activation(Table table)
