cimport cython
from . cimport possible, reach
from ...shared.engine.bits cimport lowest
from .board cimport ARTISTS, CENTRE, PIECES, RESOURCES, Move, Phase
from .player cimport Player
from .reach cimport WORD, WORDS
from .table cimport Table

cdef int add(Table table, int n, int action) noexcept nogil
cdef bint may_stop_on(Table table, Player me, int hex) noexcept nogil
@cython.locals(bits="unsigned long long", hex=cython.int)
cdef int walks(Table table, Player me) noexcept nogil
cdef int takes(Table table, Player me, int n) noexcept nogil
cdef int creations(Table table, Player me, int n) noexcept nogil
cdef int sales(Table table, Player me, int n) noexcept nogil
cdef int hires(Table table, Player me, int n) noexcept nogil
cdef int exchanges(Table table, Player me, int n) noexcept nogil
cdef int acts(Table table, Player me) noexcept nogil
cdef int legal(Table table) noexcept nogil
