"""Calls that have a price."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from time import perf_counter

from starlette.requests import Request
from starlette.responses import Response

from ..domain.refusals import Refusal
from ..http.authentication import Authenticator
from ..hub.hub import Hub
from ..limits.costs import BESIDE_MATCHES, CALLS, LOAD, PAGE
from ..monitoring.meters import Meters, Outcome
from ..monitoring.spans import root_span

Handler = Callable[[Request], Awaitable[Response]]


class Pricing:
    """Lets callers pay for a call before it is handled."""

    def __init__(self, authenticator: Authenticator, hub: Hub, meters: Meters) -> None:
        self._auth = authenticator
        self._hub = hub
        self._meters = meters

    def charge(self, name: str, handle: Handler) -> Handler:
        """A handler that takes the price first; the guard has charged for a page already."""
        price = CALLS[name].of() - PAGE.of()

        async def answer(request: Request) -> Response:
            match = None if name in BESIDE_MATCHES else request.path_params.get("id")
            load = LOAD.of() if match and not self._hub.rooms.has(match) else 0.0
            with root_span("call", **{"signoria.call": name}):
                await self._auth.pay(request, price + load)
                with self._measure(name):
                    return await handle(request)

        return answer

    @contextmanager
    def _measure(self, name: str) -> Iterator[None]:
        """Measure how long a call takes, and note what became of it."""
        began = perf_counter()
        outcome: Outcome = "failed"
        try:
            yield
            outcome = "answered"
        except Refusal:
            outcome = "refused"
            raise
        finally:
            self._meters.observe_request(name, outcome, perf_counter() - began)
