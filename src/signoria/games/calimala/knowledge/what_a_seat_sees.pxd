from ..rules cimport cards
from ..rules.board cimport DEALT, KINDS, NOTHING, Duty, Entry, Phase
from ..rules.player cimport Player
from ..rules.table cimport Table

cdef bint has_kept(Table table, int seat) noexcept nogil
cdef void hide_player(Table table, Player me) noexcept nogil
cdef void blind(Table table, int seat) noexcept nogil
