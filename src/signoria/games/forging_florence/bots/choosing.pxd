from ...shared.engine.rng cimport below, step
from ..rules cimport legality, possible
from ..rules.board cimport ARTISTS, BRUNELLESCHI, DOME, ISAAC, PIECES, Move, Phase
from ..rules.table cimport Table
from .plan cimport last_turn, hiring, options
from . cimport evaluation_context
from .heuristic_limits cimport MAKER_KIND, PIECE_MAKER
from .scratchpad cimport Mind

cdef int first_legal(Table seen, int n, int first, int last) noexcept nogil
cdef int engagement(Mind mind, Table seen, int n) noexcept nogil
cdef int hired_by(int action) noexcept nogil
cdef bint sensible(Mind mind, int action) noexcept nogil
cdef int choose_collecting(Table seen, int n) noexcept nogil
cdef int choose_buying(Mind mind, Table seen, int n, int option) noexcept nogil
cdef int merit(Mind mind, int piece) noexcept nogil
cdef int choose_making(Mind mind, Table seen, int n, int option) noexcept nogil
cdef int act(Mind mind, Table seen, int n) noexcept nogil
cdef int go_on(Mind mind, Table seen, int n) noexcept nogil
cdef int walk(Mind mind, Table seen, int n, unsigned long long seed) noexcept nogil
cdef int follow_plan(Mind mind, Table seen, int n, unsigned long long seed) noexcept nogil
cpdef int choose(Mind mind, Table seen, unsigned long long seed)
