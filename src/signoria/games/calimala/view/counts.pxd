cimport cython
from ..rules cimport possible
from ..rules.board cimport BUILDINGS, CHURCHES, CITIES, KINDS, MATERIALS
from ..rules.table cimport Table

@cython.locals(code=cython.longlong)
cdef dict city_free(Table table)
@cython.locals(code=cython.longlong)
cdef dict materials_free(Table table, int church)
cdef dict church_free(Table table)
@cython.locals(code=cython.longlong)
cdef dict artwork_free(Table table)
@cython.locals(code=cython.longlong)
cdef dict discard(Table table)
