cimport cython
from ...games.shared.engine.search_state cimport Advice, SearchState
from . cimport search_loop
from .search_data cimport Search
from . cimport tree as trees
from .tree cimport Tree

@cython.locals(search=Search, limit=cython.int, seconds=double, busy=cython.bint)
cpdef object think(SearchState world, Advice advice, Tree tree, object settings, int seat, unsigned long long seed, object budget, bint brief=*)
@cython.locals(at=cython.int, tree=Tree)
cpdef list lines(Search search, int seats)
cdef double error(Search search, int at)
@cython.locals(at=cython.int, squares=double)
cdef double doubt(Search search)
@cython.locals(mean=double)
cdef double standard_error(int visits, double total, double squares)
@cython.locals(at=cython.int, best=cython.int, each=cython.int)
cpdef tuple principal(Tree tree, int most)
cdef bint oftener(Tree tree, int one, int other)
@cython.locals(seat=cython.int, visits=cython.int)
cdef tuple mean(Tree tree, int at, int seats)
