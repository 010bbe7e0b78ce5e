"""From the press to the screen: what a page tells of its commands, added to their traces."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Sequence
from typing import NamedTuple

from ..monitoring.spans import MILLISECOND, Tracing
from ..protocol.socket import Seen

MOST = 32  # commands of a connection of which its page may still tell


class Mark(NamedTuple):
    """A command of which the page may still tell, and when it came (ns since 1970)."""

    span: object
    at: int


class Clicks:
    """The commands of one connection, as far as they are traced."""

    def __init__(self) -> None:
        self._marks: OrderedDict[int, Mark] = OrderedDict()

    def note(self, command: int) -> None:
        """A command has come; its span is under way."""
        tracer = Tracing.tracer
        if tracer is not None and (span := tracer.mark()) is not None:
            self._marks[command] = Mark(span, time.time_ns())
            if len(self._marks) > MOST:
                self._marks.popitem(last=False)

    def tell(self, seen: Sequence[Seen]) -> None:
        """What the page has measured; of what it tells nobody can be sure, as it is not ours."""
        for one in seen:
            mark, tracer = self._marks.pop(one.command, None), Tracing.tracer
            if mark is not None and tracer is not None:
                began = mark.at - one.sent * MILLISECOND
                tracer.add("click", mark.span, began, mark.at + one.shown * MILLISECOND)
