"""Whether a balancer should send people to this server, as ``/ready`` tells it.

It is asked several times a second, so that it reads no database; how the server is, says health.
"""

from __future__ import annotations

from collections.abc import Callable

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from ..journal.errors import JournalError

PATH = "/ready"
NOTICE = 1.25  # seconds until balancers have noticed: more than two of HAProxy's intervals
READY, LEAVING, UNREADY = 200, 404, 503
CACHE = {"cache-control": "no-store"}


class Readiness:
    """Ready as soon as it is ``started``, until it is stopping or lacks the lease of its matches.

    A server that stops answers 404, which HAProxy understands: nobody new is sent there, and those
    who are there may stay.  From one without its lease, 503, they are taken away as well.
    """

    def __init__(self, check_lease: Callable[[], None], stopping: Callable[[], bool]) -> None:
        self.started = False
        self._check_lease = check_lease
        self._stopping = stopping

    def tell(self) -> tuple[int, str]:
        """The status, and in a line for operators why."""
        if self._stopping():
            return LEAVING, "stopping: matches are handed over to other servers"
        if not self.started:
            return UNREADY, "starting"
        try:
            self._check_lease()
        except JournalError:
            return UNREADY, "no lease: the database is not reached, or this server was away"
        return READY, "ready"

    def route(self) -> Route:
        """The page for balancers."""

        async def answer(_: Request) -> Response:
            status, reason = self.tell()
            return PlainTextResponse(f"{reason}\n", status, CACHE)

        return Route(PATH, answer)
