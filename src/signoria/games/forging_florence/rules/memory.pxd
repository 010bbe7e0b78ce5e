# header only: never compiled by itself
from cpython.array cimport array
from libc.string cimport memcpy
from cpython.bytes cimport PyBytes_FromStringAndSize
from .board cimport MAX_SEATS
from .player cimport Player, PlayerData
from .table cimport Table

ctypedef PlayerData Saved

cdef inline void copy_table(Table new, Table old) noexcept nogil:
    memcpy(&new.block, &old.block, <char*>&old.listed - <char*>&old.block)

cdef inline void link(Table table) noexcept nogil:
    for i in range(MAX_SEATS):
        table.players[i] = &table.block[i]

cdef inline Saved save_player(Player me) noexcept nogil:
    return me[0]

cdef inline void restore_player(Player me, Saved saved) noexcept nogil:
    me[0] = saved

cdef inline float* floats(array out):
    return out.data.as_floats

cdef inline Py_ssize_t small_size(Table table) noexcept nogil:
    return <char*>&table.must_leave + 1 - <char*>&table.block

cdef inline Py_ssize_t fixed_size(Table table) noexcept nogil:
    return small_size(table) + 2

cdef inline bytes store(Table table):
    return PyBytes_FromStringAndSize(<char*>&table.block, small_size(table)) + bytes(
        [table.turns & 255, table.turns >> 8]
    )

cdef inline void unstore(Table table, bytes data):
    cdef const unsigned char* source = data
    cdef Py_ssize_t small = small_size(table)
    memcpy(&table.block, source, small)
    table.turns = source[small] + 256 * source[small + 1]
