from ..rules cimport cards, duty, possible
from . cimport deck_history, what_a_seat_sees, determinize_duty
from ..rules.board cimport (
    CARDS_DEALT,
    DEALT,
    KINDS,
    MAX_SEATS,
    NOTHING,
    RARE_TRIES,
    SCORING_CARDS,
    TRIES,
    Duty,
    Entry,
)
from .deck_history cimport Guess
from ..rules.memory cimport copy_table
from ..rules.player cimport Player
from ..rules.table cimport Table

cdef bint can_explain(Table table, Guess guess, int seat, int kind) noexcept nogil
cdef bint explain_play(Table table, Guess guess, int seat, int kind) noexcept nogil
cdef bint explain_plays(Table table, Guess guess, int seat) noexcept nogil
cdef int random_kind(Guess guess, int pool) noexcept nogil
cdef void hold_known(Table table, Guess guess, int seat) noexcept nogil
cdef void deal_hands(Table table, Guess guess) noexcept nogil
cdef bint guess_cards(Table table, Guess guess, int seat, bint certain) noexcept nogil
cdef bint owes(Table table, int seat) noexcept nogil
cdef bint has_seen(Table table, int card) noexcept nogil
cdef int unseen_scoring_cards(Table table, Guess guess) noexcept nogil
cdef int draw_scoring_card(Guess guess, int left) noexcept nogil
cdef void guess_scoring_cards(Table table, Guess guess, int seat) noexcept nogil
cdef void guess_hands(Table table, Table seen, Guess guess, int seat) noexcept nogil
cdef int explanations(Table seen) noexcept nogil
cdef void guess_owing(Table table, Table seen, Guess guess, int seat) noexcept nogil
cdef void guess_all(Table table, Table seen, Guess guess, int seat, unsigned long long seed) noexcept nogil
