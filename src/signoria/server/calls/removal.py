"""The HTTP call by which a person is removed for good."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from ..domain.refusals import refusal
from ..http import cookies
from ..http.answers import json_response
from ..http.authentication import Authenticator
from ..http.bodies import read_body
from ..hub.hub import Hub
from ..hub.removals import Removals
from ..limits.costs import CALLS
from ..protocol import http


class RemovalCalls:
    """One method for each call, named as in the protocol's table."""

    def __init__(self, authenticator: Authenticator, hub: Hub) -> None:
        self._auth = authenticator
        self._removals = Removals(hub)

    async def remove_me(self, request: Request) -> Response:
        """Nobody is the caller any more, and no match tells its name; this cannot be undone."""
        person = await self._auth.require_person(request, banned=True)
        body = await read_body(request, http.RemovalWish)
        if body.name.split() != person.name.split():
            raise refusal("other-name")
        matches = await self._removals.list_matches(person)
        await self._auth.pay_more(request, person, CALLS["remove_me"].each * len(matches))
        await self._removals.remove(person)
        response = json_response(http.Me(None))
        cookies.TOKEN.take(response, self._auth.settings)
        return response
