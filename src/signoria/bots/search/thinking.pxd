cimport cython
from ...games.forward cimport Advice, Forward
from . cimport running
from .search cimport Search
from . cimport tree as trees
from .tree cimport Tree

@cython.locals(search=Search, limit=cython.int, seconds=double, busy=cython.bint)
cpdef object think(Forward world, Advice advice, Tree tree, object settings, int seat, unsigned long long seed, object budget, bint brief=*)
@cython.locals(at=cython.int)
cpdef list lines(Tree tree, int seats)
@cython.locals(at=cython.int, best=cython.int, each=cython.int)
cpdef tuple principal(Tree tree, int most)
cdef bint oftener(Tree tree, int one, int other)
@cython.locals(seat=cython.int, visits=cython.int)
cdef tuple mean(Tree tree, int at, int seats)
