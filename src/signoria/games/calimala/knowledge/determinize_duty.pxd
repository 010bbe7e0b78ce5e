from ..rules cimport cards, duty
from . cimport deck_history
from ...shared.engine.rng cimport chance
from ..rules.board cimport CHOOSE, COPIES, KINDS, Entry
from .deck_history cimport Guess
from ..rules.player cimport Player
from ..rules.table cimport Table

cdef void know(Table table, Guess guess, int at, int kind) noexcept nogil
cdef void draw(Table table, Guess guess, int at, int kind) noexcept nogil
cdef void group_draws(Table table, Guess guess) noexcept nogil
cdef void weigh(Table table, Guess guess, Player me, double weight) noexcept nogil
cdef void fill(Table table, Guess guess, Player me, int group, int kind, int left, double weight) noexcept nogil
cdef int group_of(Guess guess, int place) noexcept nogil
cdef int chosen_kind(Guess guess, int group) noexcept nogil
cdef void take_chosen(Table table, Guess guess) noexcept nogil
cdef bint hold(Table table, Guess guess) noexcept nogil
