from .. cimport legality, turn
from ..board cimport ENGLISH, START_KIND, WHITE, Kind, Move, Phase
from ..memory cimport copy_table
from ..player cimport Player
from ..table cimport Table
from ...rng cimport below, step
from . cimport discs, majorities, notes, placing, plan
from .board cimport LEAST
from .mind cimport Mind

cdef int taking_worth(Mind mind, int kind) noexcept nogil
cdef int seat_worth(Mind mind, Table table, Table seen, int action) noexcept nogil
cdef int worth(Mind mind, Table table, Table seen, int action) noexcept nogil
cdef int best(Mind mind, Table table, Table seen, int n, unsigned long long seed) noexcept nogil
cpdef int choose(Mind mind, Table seen, unsigned long long seed) noexcept nogil
cdef void prepare(Mind mind, Table table, Table seen) noexcept nogil
cpdef list worths(Mind mind, Table seen)
