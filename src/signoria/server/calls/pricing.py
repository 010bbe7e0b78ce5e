"""Calls that have a price."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import Response

from ..http.authentication import Authenticator
from ..hub.hub import Hub
from ..limits.costs import CALLS, LOAD, PAGE

Handler = Callable[[Request], Awaitable[Response]]


class Pricing:
    """Lets callers pay for a call before it is handled."""

    def __init__(self, authenticator: Authenticator, hub: Hub) -> None:
        self._auth = authenticator
        self._hub = hub

    def charge(self, name: str, handle: Handler) -> Handler:
        """A handler that takes the price first; the guard has charged for a page already."""
        price = CALLS[name].of() - PAGE.of()

        async def answer(request: Request) -> Response:
            match = request.path_params.get("id")
            load = LOAD.of() if match and not self._hub.rooms.has(match) else 0.0
            await self._auth.pay(request, price + load)
            return await handle(request)

        return answer
