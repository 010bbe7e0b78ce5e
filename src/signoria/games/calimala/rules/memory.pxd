# header only: never compiled by itself
from cpython.array cimport array
from libc.string cimport memcmp, memcpy
from cpython.bytes cimport PyBytes_FromStringAndSize
from .board cimport MAX_SEATS, STANDARD_VALUES
from .player cimport Player, PlayerData
from .table cimport Table
from .values cimport ValuesData

ctypedef PlayerData Saved

cdef inline void copy_table(Table new, Table old) noexcept nogil:
    memcpy(&new.block, &old.block, <char*>&old.log - <char*>&old.block + old.log_length)

cdef inline void link(Table table) noexcept nogil:
    for i in range(MAX_SEATS):
        table.players[i] = &table.block[i]
    memcpy(&table.values, STANDARD_VALUES, sizeof(ValuesData))

cdef inline Saved save_player(Player me) noexcept nogil:
    return me[0]

cdef inline void restore_player(Player me, Saved saved) noexcept nogil:
    me[0] = saved

cdef inline bytes looks(Player me):
    return PyBytes_FromStringAndSize(<char*>me, sizeof(PlayerData))

cdef inline bytes standing(Player me):
    return (
        PyBytes_FromStringAndSize(<char*>&me.delivered, <char*>&me.reserve - <char*>&me.delivered)
        + PyBytes_FromStringAndSize(<char*>&me.seats, <char*>&me.hand - <char*>&me.seats)
    )

cdef inline float* floats(array out):
    return out.data.as_floats

cdef inline Py_ssize_t fixed_size(Table table) noexcept nogil:
    return <char*>&table.blind + 1 - <char*>&table.block

cdef inline bytes store(Table table):
    return (
        PyBytes_FromStringAndSize(<char*>&table.block, fixed_size(table))
        + PyBytes_FromStringAndSize(<char*>&table.log, table.log_length)
    )

cdef inline bint is_standard(Table table) noexcept nogil:
    return memcmp(&table.values, STANDARD_VALUES, sizeof(ValuesData)) == 0

cdef inline bytes value_bytes(Table table):
    return PyBytes_FromStringAndSize(<char*>&table.values, sizeof(ValuesData))

cdef inline void put_values(Table table, bytes data):
    cdef const unsigned char* source = data
    memcpy(&table.values, source, sizeof(ValuesData))

cdef inline void unstore(Table table, bytes data):
    cdef const unsigned char* source = data
    cdef Py_ssize_t fixed = fixed_size(table)
    memcpy(&table.block, source, fixed)
    table.log_length = <unsigned short>(len(data) - fixed)
    memcpy(&table.log, source + fixed, table.log_length)
