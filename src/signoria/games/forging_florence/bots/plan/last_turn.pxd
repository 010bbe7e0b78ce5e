cimport cython
from ...rules cimport actions, possible, play, scoring
from ...rules.board cimport (
    CENTRE,
    LEONARDO,
    MICHELANGELO,
    PIECE_SORT,
    PIECES,
    RESOURCES,
    SCULPTURE,
    Move,
)
from ...rules.memory cimport copy_table
from ...rules.player cimport Player
from ...rules.table cimport Table
from ..scratchpad cimport Mind

cdef int from_sales(Table table, Player me) noexcept nogil
cdef bint within_means(Table table, Player me, int piece) noexcept nogil
cdef int from_creation(Table table, Player me, int piece) noexcept nogil
cdef int best_piece(Table table, Player me) noexcept nogil
cdef int chances(Table table, Player me) noexcept nogil
@cython.locals(points="long long")
cdef long long standing(Table table, Player me) noexcept nogil
cdef long long outcome(Table table, Table seen, int action) noexcept nogil
@cython.locals(best="long long", value="long long")
cdef int best_action(Mind mind, Table seen, int n) noexcept nogil
cdef int still_needed(Table seen, int n) noexcept nogil
cdef int choose(Mind mind, Table seen, int n) noexcept nogil
cdef int stay(Table seen, int n) noexcept nogil
