"""The HTTP calls of a browser that was somebody else before: are both the same person?"""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from ..domain.refusals import refusal
from ..http import cookies
from ..http.answers import json_response
from ..http.authentication import Authenticator
from ..http.bodies import read_body
from ..hub.hub import Hub
from ..journal.entries import Person
from ..protocol import http, recovery


class JoiningCalls:
    """One method for each call, named as in the protocol's table."""

    def __init__(self, authenticator: Authenticator, hub: Hub) -> None:
        self._auth = authenticator
        self._hub = hub

    async def former(self, request: Request) -> Response:
        """Whom this browser was before it became the caller."""
        person = await self._auth.require_person(request)
        before = await self._find(request, person)
        if before is None:
            return json_response(recovery.Former(None, 0, 0))
        rows = (await self._hub.context.journal.lobby(before.id)).mine
        own = {row.id for row in (await self._hub.context.journal.lobby(person.id)).mine}
        both = sum(row.id in own for row in rows)
        return json_response(recovery.Former(before.name, len(rows), both))

    async def settle_former(self, request: Request) -> Response:
        """Both are one from now on, or the browser leaves whom it was for good."""
        person = await self._auth.require_person(request)
        body = await read_body(request, recovery.FormerAnswer)
        before = await self._find(request, person)
        if before is None:
            raise refusal("no-former")
        if body.join:
            await self._hub.join(before, person)
        else:
            gone = await self._auth.people.forget(self._token(request) or "")
            await self._hub.sign_out(before, gone=gone)
        response = json_response(http.Me(person.name))
        cookies.FORMER.take(response, self._auth.settings)
        return response

    async def _find(self, request: Request, person: Person) -> Person | None:
        """Whom the browser can prove to have been, if that is another one."""
        token = self._token(request)
        found = await self._auth.people.find(token)
        if found is None or token is None or found.id == person.id:
            return None
        return None if await self._auth.people.bot_seat(token) else found

    def _token(self, request: Request) -> str | None:
        return cookies.FORMER.read(request, self._auth.settings)
