from . cimport cards, knowledge
from .memory cimport copy_table
from .board cimport (CARDS_DEALT, DEALT, DECK, KINDS, NOTHING, SCORING_CARDS, START_CARDS, Entry, Phase)
from .table cimport Table

cdef str hands(Table table)
cdef str _piles(Table table, Table other)
cdef str scoring_cards(Table table)
cdef int _draws(Table table)
