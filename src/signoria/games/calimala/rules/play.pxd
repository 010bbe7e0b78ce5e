from . cimport actions, cards, deal, legality, turn
from ...shared.engine.rng cimport below, step
from .board cimport START_KIND, USE_KIND, Duty, Move, Phase
from .player cimport Player
from .table cimport Table

cdef void keep(Table table, Player me, int card) noexcept nogil
cdef void take(Table table, Player me, int place) noexcept nogil
cdef void spend(Table table, int kind) noexcept nogil
cdef void use_connected(Table table, Player me, int use) noexcept nogil
cdef void use_card(Table table, Player me, int use) noexcept nogil
cdef void give_up(Table table, int kind) noexcept nogil
cdef void take_draw(Table table, Player me, int kind) noexcept nogil
cdef void apply(Table table, int action) noexcept nogil
cdef int random_card(Table table, unsigned long long seed) noexcept nogil
cdef int random_action(Table table, unsigned long long seed) noexcept nogil
cdef int playout(Table table, unsigned long long seed) noexcept nogil
