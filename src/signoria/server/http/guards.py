"""What every request passes first: host, origin, and how often one may ask."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.protocols.utils import ClientDisconnected

from ..domain.refusals import Refusal, refusal
from ..limits.connection_limit import pass_of
from ..limits.costs import PAGE
from ..limits.proxies import ProxyWatch
from ..monitoring.logs import describe
from ..open_files import lacks_files
from ..protocol.common import Problem
from .answers import failure_response
from .authentication import Authenticator
from .origins import Origins

SAFE = ("GET", "HEAD", "OPTIONS")
API = "/api/"
RESERVED = "too-busy"
log = logging.getLogger(__name__)


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
        """Check, then pass on."""
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
        if changes and "authorization" not in headers and not self._origins.origin_is_ours(headers):
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


class CatchAll:
    """Whatever goes wrong unexpectedly is told to the log, and to the client only as a number."""

    def __init__(self, app: ASGIApp, failed: Callable[[str], None]) -> None:
        self.app = app
        self._failed = failed

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on; answer with status 500 if that fails before anything was sent."""
        begun = False

        async def noting(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await self.app(scope, receive, noting)
        except ClientDisconnected:  # it left before it was answered
            return
        except Exception as error:  # the last line of defence
            problem = self._report(error)
            if not begun:
                await failure_response(problem)(scope, receive, send)
            elif scope["type"] == "websocket":
                await send({"type": "websocket.close", "code": 1011})

    def _report(self, error: Exception) -> Problem:
        """Log what went wrong, and what is told of it."""
        if lacks_resources(error):
            log.warning("overloaded: %s", describe(error))
            self._failed("overloaded")
            return refusal("overloaded").problem
        number = secrets.token_hex(4)
        log.error("problem id=%s %s", number, describe(error))
        self._failed("internal")
        return refusal("internal", id=number).problem


def lacks_resources(error: Exception) -> bool:
    """Whether the system has no file, memory or thread to spare, which passes by itself."""
    threads = isinstance(error, RuntimeError) and "can't start new thread" in str(error)
    return threads or isinstance(error, MemoryError) or lacks_files(error)
