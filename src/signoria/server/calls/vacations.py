"""The HTTP calls about one's vacation."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from ..http.answers import json_response
from ..http.authentication import Authenticator
from ..http.bodies import read_body
from ..hub.hub import Hub
from ..hub.vacations import Vacations
from ..journal.entries import Person
from ..limits.costs import CALLS
from ..protocol.vacations import NewVacation


class VacationCalls:
    """One method for each call, named as in the protocol's table."""

    def __init__(self, authenticator: Authenticator, hub: Hub) -> None:
        self._auth = authenticator
        self._vacations = Vacations(hub)

    async def vacation(self, request: Request) -> Response:
        """Whether the caller is away, and how many days are left."""
        return await self._answer(await self._auth.require_person(request))

    async def begin_vacation(self, request: Request) -> Response:
        """The caller is away from now on."""
        person = await self._auth.require_person(request)
        body = await read_body(request, NewVacation)
        await self._pay(request, person, "begin_vacation")
        await self._vacations.begin(person, body.days)
        return await self._answer(person)

    async def end_vacation(self, request: Request) -> Response:
        """The caller is back."""
        person = await self._auth.require_person(request)
        await self._pay(request, person, "end_vacation")
        await self._vacations.end(person)
        return await self._answer(person)

    async def _pay(self, request: Request, person: Person, call: str) -> None:
        """All matches of the caller are told."""
        matches = await self._vacations.list_matches(person)
        await self._auth.pay_more(request, person, CALLS[call].each * len(matches))

    async def _answer(self, person: Person) -> Response:
        return json_response(await self._vacations.find(person))
