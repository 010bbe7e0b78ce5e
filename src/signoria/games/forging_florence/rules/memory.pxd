# header only: never compiled by itself
from cpython.array cimport array
from libc.string cimport memcmp, memcpy
from cpython.bytes cimport PyBytes_FromStringAndSize
from .board cimport MAX_SEATS, STANDARD_VALUES
from .player cimport Player, PlayerData
from .table cimport Table
from .values cimport Values, ValuesData

ctypedef PlayerData Saved

cdef inline void copy_table(Table new, Table old) noexcept nogil:
    memcpy(&new.block, &old.block, <char*>&old.listed - <char*>&old.block)

cdef inline void link(Table table) noexcept nogil:
    for i in range(MAX_SEATS):
        table.players[i] = &table.block[i]
    table.values = <Values>STANDARD_VALUES

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

cdef inline Values values_of(Table table) noexcept nogil:
    return table.values

cdef inline bint is_standard(Table table) noexcept nogil:
    return memcmp(table.values, STANDARD_VALUES, sizeof(ValuesData)) == 0

cdef inline bint same_values(Table table, Values others) noexcept nogil:
    return table.values == others or memcmp(table.values, others, sizeof(ValuesData)) == 0

cdef inline bytes value_bytes(Table table):
    return PyBytes_FromStringAndSize(<char*>table.values, sizeof(ValuesData))

cdef inline void put_values(Table table, bytes data):
    cdef const unsigned char* source = data  # which values.py keeps for ever
    table.values = <Values>source

cdef inline void unstore(Table table, bytes data):
    cdef const unsigned char* source = data
    cdef Py_ssize_t small = small_size(table)
    memcpy(&table.block, source, small)
    table.turns = source[small] + 256 * source[small + 1]
