cimport cython
from ...games.shared.engine cimport search_state

@cython.locals(seats=cython.int, seat=cython.int, other=cython.int, firsts=cython.int, behind=cython.int, best=cython.int, victory=double, place=double, lead=double)
cpdef tuple utility(list ranking, list scores, double spread)
