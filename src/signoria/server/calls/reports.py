"""The HTTP call by which people tell administrators what happens at a match."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from ..administration.reports import ReportDesk
from ..http.answers import json_response
from ..http.authentication import Authenticator, match_id
from ..http.bodies import read_body
from ..hub.hub import Hub
from ..protocol import administration as bodies


class ReportCalls:
    """One method for each call, named as in the protocol's table."""

    def __init__(self, authenticator: Authenticator, hub: Hub) -> None:
        self._auth = authenticator
        self._desk = ReportDesk(hub)

    async def report(self, request: Request) -> Response:
        """Keep a report of somebody at the match."""
        person = await self._auth.require_person(request)
        body = await read_body(request, bodies.NewReport)
        waiting = await self._desk.take(match_id(request), person, body)
        return json_response(bodies.ReportKept(waiting))
