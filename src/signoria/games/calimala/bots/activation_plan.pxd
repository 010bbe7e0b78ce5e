from ..rules cimport actions, legality
from ..rules.board cimport USE_KIND, Duty, Move, Use
from ..rules.memory cimport restore_player, save_player
from ..rules.player cimport Player
from ..rules.table cimport Table
from .value cimport majorities, mat_value
from .scratchpad cimport Mind

cdef int value(Mind mind, Table table, Player me) noexcept nogil
cdef void count(Mind mind, Table table, Player me, int use) noexcept nogil
cdef int side_of(Table table, int kind) noexcept nogil
cdef int list_options(Mind mind, Table table, Player me, int depth) noexcept nogil
cdef int after(Mind mind, Table table, Player me, int action, int depth) noexcept nogil
cdef int after_draw(Mind mind, Table table, Player me, int kind, int depth) noexcept nogil
cdef int after_use(Mind mind, Table table, Player me, int use, bint card, int depth) noexcept nogil
cdef int onward(Mind mind, Table table, Player me, int depth) noexcept nogil
cdef void carry_on(Mind mind, Table table, Player me, int action) noexcept nogil
cdef int best_step(Mind mind, Table table, Player me) noexcept nogil
cdef void follow(Mind mind, Table table, Player me) noexcept nogil
