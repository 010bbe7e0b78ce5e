from ..rules cimport legality, turn
from ..rules.board cimport ENGLISH, START_KIND, WHITE, Kind, Move, Phase
from ..rules.memory cimport copy_table
from ..rules.player cimport Player
from ..rules.table cimport Table
from ...shared.engine.rng cimport below, step
from .value cimport disc_value, majorities, placing_value
from . cimport evaluation_context, activation_plan
from .heuristic_limits cimport LEAST
from .scratchpad cimport Mind

cdef int taking_worth(Mind mind, int kind) noexcept nogil
cdef int seat_worth(Mind mind, Table table, Table seen, int action) noexcept nogil
cdef int worth(Mind mind, Table table, Table seen, int action) noexcept nogil
cdef int best(Mind mind, Table table, Table seen, int n, unsigned long long seed) noexcept nogil
cpdef int choose(Mind mind, Table seen, unsigned long long seed) noexcept nogil
cdef void prepare(Mind mind, Table table, Table seen) noexcept nogil
cpdef list worths(Mind mind, Table seen)
