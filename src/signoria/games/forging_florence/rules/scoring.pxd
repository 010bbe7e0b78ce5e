cimport cython
from .board cimport (
    DOUBLE_ALL,
    PARTS,
    PIECE_ARTIST,
    PIECE_SORT,
    PIECES,
    SORTS,
    BRUNELLESCHI,
    MACHIAVELLI,
    DOME,
)
from .player cimport Player
from .table cimport Table

cdef int times(Table table, int piece) noexcept nogil
cdef int worth(Table table, Player me, int piece) noexcept nogil
cdef int of_sort(Table table, Player me, int sort) noexcept nogil
cdef int pieces_made(Player me) noexcept nogil
cdef bint busiest(Table table, Player me) noexcept nogil
cdef int machiavelli(Table table, Player me) noexcept nogil
cdef int part(Table table, Player me, int at) noexcept nogil
cdef int prestige(Table table, Player me) noexcept nogil
@cython.locals(points="long long")
cdef long long result_key(Table table, Player me) noexcept nogil
@cython.locals(mine="long long")
cdef int place(Table table, int seat) noexcept nogil
cpdef list parts(Table table, int seat)
