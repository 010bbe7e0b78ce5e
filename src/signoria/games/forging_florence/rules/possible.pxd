from . cimport actions
from .board cimport (
    ARTISTS,
    NOBODY,
    PIECE_ARTIST,
    PIECE_SORT,
    PIECES,
    RESOURCES,
    TOP_LEVEL,
    DOME,
    ISAAC,
    BOOK,
    PAINTING,
)
from .memory cimport Saved, restore_player, save_player
from .player cimport Player
from .table cimport Table

cdef bint on_offer(Table table, Player me, int piece) noexcept nogil
cdef bint has_materials(Table table, Player me, int piece) noexcept nogil
cdef int missing_coins(Table table, Player me, int piece) noexcept nogil
cdef int turns_left(Table table) noexcept nogil
cdef bint last_turn(Table table) noexcept nogil
cdef bint is_ruined(Table table, Player me) noexcept nogil
cdef bint may_take(Table table, Player me, int resource) noexcept nogil
cdef int artists(Table table, Player me) noexcept nogil
cdef bint affordable(Table table, Player me, int artist) noexcept nogil
cdef bint may_hire(Table table, Player me, int artist) noexcept nogil
cdef bint may_exchange(Table table, Player me, int artist, int gone) noexcept nogil
cdef bint may_upgrade(Table table, Player me) noexcept nogil
