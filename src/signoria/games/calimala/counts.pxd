cimport cython
from . cimport possible
from .board cimport BUILDINGS, CHURCHES, CITIES, KINDS, MATERIALS
from .table cimport Table

@cython.locals(code=cython.longlong)
cdef dict city_free(Table table)
@cython.locals(code=cython.longlong)
cdef dict materials_free(Table table, int church)
cdef dict church_free(Table table)
@cython.locals(code=cython.longlong)
cdef dict artwork_free(Table table)
@cython.locals(code=cython.longlong)
cdef dict discard(Table table)
