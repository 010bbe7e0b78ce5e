# header only: never compiled by itself
from libc.stdlib cimport free, malloc
from libc.string cimport memset

cdef extern from *:
    """
    #ifdef _WIN32
    #include <windows.h>
    static double signoria_now(void) {
        LARGE_INTEGER count, second;
        QueryPerformanceCounter(&count);
        QueryPerformanceFrequency(&second);
        return (double)count.QuadPart / (double)second.QuadPart;
    }
    static double signoria_worked(void) {
        FILETIME made, ended, kernel, user;
        GetThreadTimes(GetCurrentThread(), &made, &ended, &kernel, &user);
        return 1e-7 * (4294967296.0 * (double)kernel.dwHighDateTime + (double)kernel.dwLowDateTime
            + 4294967296.0 * (double)user.dwHighDateTime + (double)user.dwLowDateTime);
    }
    #else
    #include <time.h>
    static double signoria_now(void) {
        struct timespec at;
        clock_gettime(CLOCK_MONOTONIC, &at);
        return (double)at.tv_sec + 1e-9 * (double)at.tv_nsec;
    }
    static double signoria_worked(void) {
        struct timespec at;
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &at);
        return (double)at.tv_sec + 1e-9 * (double)at.tv_nsec;
    }
    #endif
    """
    double now "signoria_now"() noexcept nogil
    double worked "signoria_worked"() noexcept nogil

cdef struct NodeData:
    int label
    int child
    int sibling
    int visits
    int available
    double prior
    double value[5]

ctypedef NodeData* Nodes

cdef inline Nodes allot(int capacity) noexcept:
    return <Nodes>malloc(capacity * sizeof(NodeData))

cdef inline void release(Nodes nodes) noexcept:
    free(nodes)

cdef inline void fresh(Nodes nodes, int at) noexcept nogil:
    memset(&nodes[at], 0, sizeof(NodeData))
