"""The routes of administrators, each behind the same gate: no call can forget to ask who it is."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ...administration.actor import NAME_HEADER, Actor, OperatorKey
from ...administration.office import Office
from ...domain.refusals import refusal
from ...http.authentication import Authenticator
from ...hub.hub import Hub
from ...limits.costs import ADMINISTRATION, PAGE
from .matches import AdministrationMatchCalls
from .office import AdministrationCalls
from .people import AdministrationPeopleCalls
from .table import ADMIN_CALLS

Handler = Callable[[Request, Actor], Awaitable[Response]]


class AdministrationGate:
    """Lets administrators through, and whoever holds the server's own key."""

    def __init__(self, authenticator: Authenticator, hub: Hub, key: OperatorKey) -> None:
        self._auth = authenticator
        self._office = Office(hub)
        self._key = key

    def guard(self, handle: Handler) -> Callable[[Request], Awaitable[Response]]:
        """A handler that is told who asks, and asked by nobody else."""

        async def answer(request: Request) -> Response:
            return await handle(request, await self._actor(request))

        return answer

    async def _actor(self, request: Request) -> Actor:
        """Who asks; raises ``Refusal`` for anybody else."""
        headers = request.headers
        operator = self._key.actor(headers.get("authorization"), headers.get(NAME_HEADER, ""))
        if operator is not None:
            return operator
        await self._auth.pay(request, ADMINISTRATION.of() - PAGE.of())
        person = await self._auth.require_person(request)
        self._auth.restrictions.check_ban(person.id)
        if not await self._office.is_administrator(person):
            raise refusal("not-administrator")
        return Actor(person.id, person)


def administration_routes(auth: Authenticator, hub: Hub, key: OperatorKey) -> list[Route]:
    """A route for every call of the table."""
    gate = AdministrationGate(auth, hub, key)
    parts = (
        AdministrationCalls(auth, hub),
        AdministrationMatchCalls(hub),
        AdministrationPeopleCalls(hub),
    )
    found = []
    for call in ADMIN_CALLS:
        part = next(each for each in parts if hasattr(each, call.name))
        handle = gate.guard(getattr(part, call.name))
        found.append(Route(call.path, handle, methods=[call.method]))
    return found
