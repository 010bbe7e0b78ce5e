from .board cimport (
    BUILDINGS,
    CHURCHES,
    MATERIALS,
    NOTHING,
    PALACE,
    PORTS,
    SCORING_CARDS,
    TILES,
    Category,
)
from .player cimport Player
from .table cimport Table

cdef int in_cities(Player me, int first) noexcept nogil
cdef int in_church(Player me, int church) noexcept nogil
cdef int of_material(Player me, int material) noexcept nogil
cdef int standing(Player me) noexcept nogil
cdef int cubes(Player me, int category) noexcept nogil
cdef int seniority(Player me) noexcept nogil
cdef int rank_key(Player me, int category) noexcept nogil
cdef int share(Table table, int seat, int first, int second, int third) noexcept nogil
cdef void rate(Table table, int category, int first, int second, int third) noexcept nogil
cdef void rate_tile(Table table, int category) noexcept nogil
cdef void rate_card(Table table, int category) noexcept nogil
cdef void score_tile(Table table) noexcept nogil
cdef void score_card(Table table, int card) noexcept nogil
cdef void collect(Table table) noexcept nogil
cdef void final(Table table) noexcept nogil
cdef int result_key(Player me) noexcept nogil
cdef int place(Table table, int seat) noexcept nogil
cpdef list points_now(Table table, int category)
cpdef list card_points_now(Table table, int category)
cdef list _ratings(Table table, int category)
