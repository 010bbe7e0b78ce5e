"""The HTTP calls about seats that are kept for people: to play once more, accept and decline."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from ..domain import commands
from ..http.answers import json_response
from ..http.authentication import Authenticator, match_id
from ..http.bodies import read_body, read_optional_body
from ..hub.hub import Hub
from ..hub.rematches import Rematches
from ..limits.costs import text_price
from ..protocol import http


class InvitationCalls:
    """One method for each call, named as in the protocol's table."""

    def __init__(self, authenticator: Authenticator, hub: Hub) -> None:
        self._auth = authenticator
        self._hub = hub
        self._rematches = Rematches(hub)

    async def rematch(self, request: Request) -> Response:
        """A match that is over is proposed once more."""
        person = await self._auth.require_person(request)
        wish = await read_optional_body(request, http.Rematch) or http.Rematch()
        await self._auth.pay_more(request, person, text_price((wish.options or {}).values()))
        return json_response(await self._rematches.propose(match_id(request), person, wish))

    async def accept(self, request: Request) -> Response:
        """Who is invited takes the seat."""
        person = await self._auth.require_person(request)
        body = await read_body(request, http.Acceptance)
        command = commands.Accept(body.value)
        return json_response(await self._hub.carry_out(match_id(request), person, command))

    async def decline(self, request: Request) -> Response:
        """Who is invited does not want the seat."""
        person = await self._auth.require_person(request)
        return json_response(
            await self._hub.carry_out(match_id(request), person, commands.Decline())
        )
