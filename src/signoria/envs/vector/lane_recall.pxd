cimport cython
from ...games.shared.engine.search_state cimport SearchState
from ...games.shared.engine.limits cimport CHANCE, MOST_LABELS, MOST_SEATS
from ...games.shared.engine.rng cimport stream
from .vector_limits cimport BITS, EACH
from .array_memory cimport clear_floats, floats, numbers, put_float, whole

@cython.auto_pickle(False)
@cython.final
cdef class Recall:
    cdef object keep
    cdef float* first
    cdef long long* seen
    cdef int size
    cdef int seats
    cdef long long window
    cdef long long count
    cdef unsigned long long earlier[5]

@cython.locals(i=cython.int)
cdef void look_first(Recall recall, SearchState world, int seat) noexcept nogil
@cython.locals(at="long long")
cdef void push(Recall recall, int seat, int who, int what) noexcept nogil
@cython.locals(mover=cython.int, who=cython.int, seat=cython.int)
cdef void note(Recall recall, SearchState world, int label) noexcept nogil
@cython.locals(bit=cython.int, kept="long long", age="long long", slot="long long", event="long long", place="long long")
cdef void put(Recall recall, int seat, int labels, float* out, long long at) noexcept nogil
cpdef object begin_recall(Recall recall, SearchState world, int seat)
cpdef object note_event(Recall recall, SearchState world, int label)
cpdef object write_recall(Recall recall, int seat, int labels, object out)
@cython.locals(recall=Recall, seat=cython.int)
cpdef object restore_recall(int seats, int size, long long window, long long count, object earlier, bytes seen)
