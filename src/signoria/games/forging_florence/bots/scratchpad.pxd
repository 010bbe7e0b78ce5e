cimport cython
from ..rules.board cimport MAX_SEATS
from ..rules.table cimport Table
from .plan.distances cimport Atlas
from .heuristic_limits cimport FADES, MAX_DEPTH, OPTIONS
from .plan.sketch cimport Sketch, SketchData, first
from .weights cimport Weights

@cython.auto_pickle(False)
cdef class Mind(Weights):
    cdef Table scratch
    cdef list atlases
    cdef Atlas atlas
    cdef SketchData sketches[1]
    cdef Sketch sketch
    cdef int masks[16]
    cdef int kinds[16]
    cdef long long worths[16]
    cdef int fades[64]
    cdef int options
    cdef int racing
    cdef int rounds
    cdef int economy
    cdef int doubled
    cdef bint standard
    cdef int first_master
