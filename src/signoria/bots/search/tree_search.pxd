from ...games.shared.engine cimport search_state
from ...games.shared.engine.limits cimport CHANCE, TERMINAL
from ...games.shared.engine.rng cimport below, chance, step, stream
from . cimport selection
from . cimport tree as trees
from .search_data cimport Search

cdef unsigned long long luck(Search search) noexcept nogil
cdef int happen(Search search, int node) noexcept nogil
cdef int decide(Search search, int node, int seat) noexcept nogil
cdef bint over(Search search) noexcept nogil
cdef void descend(Search search) noexcept nogil
cdef void move_on(Search search, int mover) noexcept nogil
cdef void play_on(Search search) noexcept nogil
cdef void evaluate(Search search) noexcept nogil
cdef void back_up(Search search) noexcept nogil
cdef void begin(Search search, int number) noexcept nogil
cdef void simulate(Search search) noexcept nogil
