cimport cython
from .tree_memory cimport Nodes, allot, fresh, release


@cython.final
@cython.auto_pickle(False)
cdef class Tree:
    cdef readonly int capacity
    cdef readonly int used
    cdef Nodes nodes

cdef void clear(Tree tree) noexcept nogil
cdef int add(Tree tree, int parent, int label, double prior) noexcept nogil
cdef int child(Tree tree, int parent, int label) noexcept nogil
