from . cimport actions, legality, turn
from ...shared.engine.rng cimport below, step
from .board cimport ARTISTS, Move, Phase
from .player cimport Player
from .table cimport Table

cdef void act(Table table, Player me, int action) noexcept nogil
cdef void exchange(Table table, Player me, int artist, int gone) noexcept nogil
cdef void apply(Table table, int action) noexcept nogil
cdef int throw(Table table, unsigned long long seed) noexcept nogil
cdef int random_action(Table table, unsigned long long seed) noexcept nogil
cdef int playout(Table table, unsigned long long seed) noexcept nogil
