"""Where games are played: in this process, in processes of this machine, or on a Ray cluster.

A backend takes tasks, plays several at a time and gives back their results as they come.  A worker
that dies takes its task with it; that task is given to another one.
"""

from .flow import LOST_AT_MOST, Backend, WorkersLost, in_order, results

__all__ = ["LOST_AT_MOST", "Backend", "WorkersLost", "in_order", "results"]
