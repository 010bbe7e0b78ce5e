from . cimport cards
from .board cimport DEALT, KINDS, NOTHING, Duty, Entry, Phase
from .player cimport Player
from .table cimport Table

cdef bint has_kept(Table table, int seat) noexcept nogil
cdef void hide_player(Table table, Player me) noexcept nogil
cdef void blind(Table table, int seat) noexcept nogil
