"""The laboratory from Python: what ``signoria simulate``, ``tournament``, ``dataset`` and
``report`` do, with bots that may be objects.

Processes that are started run nothing of the program that calls, so it needs no ``if __name__ ==
"__main__"``; a notebook may call as well.
"""

from __future__ import annotations

from .entrants import Entrant
from .play import dataset, simulate, tournament
from .write_report import report

__all__ = ["Entrant", "dataset", "report", "simulate", "tournament"]
