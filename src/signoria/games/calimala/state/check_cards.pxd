from ..rules cimport cards
from ..knowledge cimport what_a_seat_sees
from ..rules.memory cimport copy_table
from ..rules.board cimport (
    CARDS_DEALT,
    DEALT,
    DECK,
    KINDS,
    NOTHING,
    SCORING_CARDS,
    START_CARDS,
    Entry,
    Phase,
)
from ..rules.table cimport Table

cdef str hands(Table table)
cdef str _piles(Table table, Table other)
cdef str scoring_cards(Table table)
cdef int _draws(Table table)
