"""What every request from the network passes: host, origin, and how often one may ask."""

from __future__ import annotations

from collections.abc import Callable

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from ..domain.refusals import Refusal, refusal
from ..limits.connection_limit import pass_of
from ..limits.costs import PAGE
from ..limits.proxies import ProxyWatch
from ..monitoring.readiness import PATH as READY
from .answers import failure_response
from .authentication import Authenticator
from .origins import Origins

SAFE = ("GET", "HEAD", "OPTIONS")
API = "/api/"
MAIL = "/api/mail/"
RESERVED = "too-busy"


class Guard:
    """Lets only requests through that come from our own pages, and not too many of them.

    By a connection on probation only those come in who hold a seat.
    """

    def __init__(
        self,
        app: ASGIApp,
        origins: Origins,
        authenticator: Authenticator,
        proxies: ProxyWatch,
        refused: Callable[[str], None],
    ) -> None:
        self.app = app
        self._origins = origins
        self._auth = authenticator
        self._proxies = proxies
        self._refused = refused

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Check, then pass on; balancers ask for nothing that could be held against anybody."""
        if scope["path"] == READY and scope["type"] == "http":
            await self.app(scope, receive, send)
            return
        try:
            await self._check_probation(scope)
            await self._pay(scope)
            self._check(scope)
        except Refusal as refused:
            self._refused(refused.problem.reason)
            answer = failure_response(refused.problem)
            if refused.problem.reason == RESERVED:
                answer.headers["connection"] = "close"
            await answer(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    def _check(self, scope: Scope) -> None:
        headers = Headers(scope=scope)
        if not self._origins.host_is_ours(headers):
            raise refusal("bad-host")
        self._proxies.see(scope, headers)
        changes = scope["type"] == "websocket" or scope["method"] not in SAFE
        # A request with a token comes from no foreign page: browsers add cookies, but no tokens.
        # A link in a letter has a secret in it, and mail programs tell no origin.
        open_to_all = "authorization" in headers or scope["path"].startswith(MAIL)
        if changes and not open_to_all and not self._origins.origin_is_ours(headers):
            raise refusal("bad-origin")

    async def _pay(self, scope: Scope) -> None:
        """Let the caller pay; pages are only delayed, as they show what is refused."""
        connection = HTTPConnection(scope)
        if scope["path"].startswith(API):
            await self._auth.pay(connection, PAGE.of())
        else:
            await self._auth.slow_down(connection, PAGE.of())

    async def _check_probation(self, scope: Scope) -> None:
        """Refuse strangers where the last places are kept for people at a table."""
        found = pass_of(scope)
        if found is None or not found.probation:
            return
        if not await self._auth.holds_seat(HTTPConnection(scope)):
            found.refuse()
            raise refusal(RESERVED)
        found.admit()
