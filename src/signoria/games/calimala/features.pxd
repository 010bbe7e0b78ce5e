from . cimport cards
from .board cimport (
    ARTWORK_SLOTS, BUILDINGS, CHURCH_SLOTS, CHURCHES, CITIES, CITY_SLOTS, CLOTH_SLOTS, COPIES,
    CUBES, DEALT, DECK, KINDS, MAT, MATERIALS, MAX_SEATS, MAX_SHIPS, MAX_WORKSHOPS, NOTHING,
    OBSERVATION, PORTS, SCORING_CARDS, SQUARES, STACK, START_CARDS, STREETS, TILES, WARE_SLOTS,
    WHITE, Duty, Entry, Phase,
)
from .player cimport Player
from .table cimport Table

cpdef int size()
cdef int one_hot(float* out, int n, int value, int values) noexcept nogil
cdef int put(float* out, int n, float value, float scale) noexcept nogil
cdef int fill_tiles(Table table, float* out, int n) noexcept nogil
cdef int fill_scoring_cards(Table table, Player me, float* out, int n) noexcept nogil
cdef int relative(Table table, Player me, int seat) noexcept nogil
cdef int fill_streets(Table table, Player me, float* out, int n) noexcept nogil
cdef int fill_slots(Table table, float* out, int n) noexcept nogil
cdef int fill_cards(Table table, Player me, float* out, int n) noexcept nogil
cdef int duty_shown(Table table, Player me) noexcept nogil
cdef bint acting(Table table) noexcept nogil
cdef int fill_moment(Table table, Player me, float* out, int n) noexcept nogil
cdef int fill_mat(Player me, float* out, int n) noexcept nogil
cdef int fill_rest(Player me, float* out, int n) noexcept nogil
cdef int fill_known(Table table, int seat, float* out, int n) noexcept nogil
cdef int fill(Table table, int seat, float* out) noexcept nogil
