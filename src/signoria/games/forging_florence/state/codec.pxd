from ..rules cimport deal, land
from ..rules.board cimport ARTISTS, HEXES, PIECE_SORT, PIECES, RESOURCES, SHOPS, SITES
from ..rules.memory cimport is_standard, put_values, value_bytes
from ..rules.player cimport Player
from ..rules.table cimport Table

cdef object read_hand(Player me)
cpdef object read_values(Table table)
cpdef object read(Table table)
cdef object write_hand(Table table, Player me, object hand)
cdef object write_map(Table table, object position)
cdef object write_moment(Table table, object position)
cpdef object write(Table table, object position)
