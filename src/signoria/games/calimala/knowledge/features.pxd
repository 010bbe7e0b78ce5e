cimport cython
from ...shared.engine.filling cimport one_hot, put, put_all, put_scaled, put_zeros
from ..rules cimport possible
from ..rules.board cimport (
    ALL_KINDS,
    BUILDINGS,
    CHURCHES,
    CITIES,
    COPIES,
    DEALT,
    DECK,
    ENGLISH,
    GOODS,
    GOODS_SCALE,
    KINDS,
    MAT,
    MATERIALS,
    MAX_SEATS,
    NOTHING,
    OBSERVATION,
    SCORING_CARDS,
    SQUARES,
    STACK,
    START_CARDS,
    STREETS,
    TILES,
    WHITE,
    Duty,
    Entry,
    Phase,
)
from ..rules.player cimport Player, goods
from ..rules.table cimport Table

cdef enum:
    DISC = 6
    MOST_CLOTH = 12

cpdef int size()
@cython.locals(gone=cython.bint)
cdef int fill_tiles(Table table, float* out, int n) noexcept nogil
cdef int fill_scoring_cards(Table table, Player me, float* out, int n) noexcept nogil
cdef int relative(Table table, Player me, int seat) noexcept nogil
@cython.locals(disc=cython.int, seen=cython.int)
cdef int fill_streets(Table table, Player me, float* out, int n) noexcept nogil
cdef int fill_slots(Table table, float* out, int n) noexcept nogil
cdef int fill_cards(Table table, Player me, float* out, int n) noexcept nogil
cdef int duty_shown(Table table, Player me) noexcept nogil
cdef bint acting(Table table) noexcept nogil
cdef int fill_moment(Table table, Player me, float* out, int n) noexcept nogil
cdef int fill_mat(Player me, float* out, int n) noexcept nogil
@cython.locals(known="unsigned long long", bit="unsigned long long", entry=cython.int)
cdef unsigned long long known_cards(Table table) noexcept nogil
cdef int fill_known(unsigned long long known, float* out, int n) noexcept nogil
cdef int fill_player(Table table, int seat, unsigned long long known, float* out, int n) noexcept nogil
@cython.locals(known="unsigned long long")
cdef int fill(Table table, int seat, float* out) noexcept nogil
