from ..rules cimport scoring
from ..rules.board cimport (
    ARTISTS,
    CENTRE,
    LEONARDO,
    MACHIAVELLI,
    BRUNELLESCHI,
    DOME,
    GIOTTO,
    ISAAC,
    MICHELANGELO,
    NOBODY,
    PIECE_ARTIST,
    PIECE_SORT,
    PIECES,
    RESOURCES,
    SCULPTURE,
    SORTS,
)
from ..rules.memory cimport is_standard, values_of
from ..rules.player cimport Player
from ..rules.table cimport Table
from .plan cimport lookahead, distances, race
from .heuristic_limits cimport MAKERS, PIECE_MAKER
from .plan.sketch cimport Sketch
from .scratchpad cimport Mind

cdef void note_artists(Sketch sketch, Table table, Player me) noexcept nogil
cdef int praise(Table table, int sort) noexcept nogil
cdef void note_pieces(Sketch sketch, Table table, Player me) noexcept nogil
cdef bint may_have(Table table, Player rival, int artist, int coins) noexcept nogil
cdef int last_gains(Mind mind, Table table, Player rival) noexcept nogil
cdef int best_rival(Mind mind, Table table, Player me) noexcept nogil
cdef bint dome_wins(Mind mind, Table table, Player me) noexcept nogil
cdef int rounds_left(Table table) noexcept nogil
cdef int horizon(Mind mind, Table table, Player me) noexcept nogil
cdef void take(Mind mind, Table table, Player me) noexcept nogil
