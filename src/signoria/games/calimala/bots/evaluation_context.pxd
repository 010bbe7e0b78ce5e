from ..rules cimport scoring
from ..rules.board cimport (
    NOTHING,
    SCORING_CARDS,
    Category,
    Phase,
)
from ..rules.player cimport Player
from ..rules.table cimport Table
from .heuristic_limits cimport CATEGORIES, LAST_TURN, TOP_EXTRA, TOP_HELD, UNKNOWN
from .scratchpad cimport Mind

cdef int discs_left(Table table) noexcept nogil
cdef int sign(int number) noexcept nogil
cdef int key(Player me, int extra) noexcept nogil
cdef void note_rivals(Mind mind, Table table, Player me) noexcept nogil
cdef void note_tiles(Mind mind, Table table, bint rush) noexcept nogil
cdef bint is_scored(Table table) noexcept nogil
cdef void note_card(Mind mind, int card) noexcept nogil
cdef void forget(Mind mind) noexcept nogil
cdef void note_time(Mind mind, Table table, Player me) noexcept nogil
cdef void note_live(Mind mind) noexcept nogil
cdef void take(Mind mind, Table table, Player me) noexcept nogil
