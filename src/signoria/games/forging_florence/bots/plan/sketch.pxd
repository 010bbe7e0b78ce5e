# header only: never compiled by itself
from ...rules.values cimport Values

cdef struct SketchData:
    Values values
    int hex
    int coins
    int level
    int own
    int free
    int hires
    int giottos
    int isaac
    int dome
    int stock
    int for_sale
    int praise
    int tokens[5]
    int made[3]
    int left[12]

ctypedef SketchData* Sketch
ctypedef SketchData Saved

cdef inline Saved save(Sketch sketch) noexcept nogil:
    return sketch[0]

cdef inline void restore(Sketch sketch, Saved saved) noexcept nogil:
    sketch[0] = saved

cdef inline Sketch first(SketchData* sketches) noexcept nogil:
    return sketches
