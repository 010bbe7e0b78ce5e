"""What becomes of failures: answers with a reason, and for the unexpected a number."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Awaitable, Callable

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..domain.refusals import Refusal, journal_refusal, refusal
from ..journal.errors import JournalError
from ..monitoring.logs import describe
from ..monitoring.meters import Meters
from ..open_files import lacks_files
from ..protocol.common import Problem
from .answers import failure_response

ErrorHandler = Callable[[Request, Exception], Awaitable[Response]]  # plain ones cost a thread
log = logging.getLogger(__name__)


class CatchAll:
    """Whatever goes wrong unexpectedly is told to the log, and to the client only as a number.

    ``failed`` is told the kind of failure; ``gone`` is what is raised where a client has left.
    """

    def __init__(
        self, app: ASGIApp, failed: Callable[[str], None], gone: tuple[type[Exception], ...] = ()
    ) -> None:
        self.app = app
        self._failed = failed
        self._gone = gone

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on; answer with status 500 if that fails before anything was sent."""
        begun = False

        async def noting(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await self.app(scope, receive, noting)
        except self._gone:  # it left before it was answered
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


def error_handlers(metrics: Meters) -> dict[type[Exception], ErrorHandler]:
    """What makes answers of all that is refused."""
    return {
        Refusal: refusal_handler(metrics),
        JournalError: journal_error_handler(metrics),
        HTTPException: http_error_handler(metrics),
    }


def refusal_handler(metrics: Meters) -> ErrorHandler:
    """Makes answers of what was refused."""

    async def handler(_: Request, error: Exception) -> Response:
        assert isinstance(error, Refusal)
        return refusal_response(metrics, error.problem)

    return handler


def journal_error_handler(metrics: Meters) -> ErrorHandler:
    """Makes answers of what the journal could not write or read."""

    async def handler(_: Request, error: Exception) -> Response:
        log.error("the journal fails: %s", error)
        return refusal_response(metrics, journal_refusal(error).problem)

    return handler


def http_error_handler(metrics: Meters) -> ErrorHandler:
    """Makes answers of what no route takes."""

    async def handler(_: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        reason = "wrong-method" if error.status_code == 405 else "not-found"
        response = refusal_response(metrics, refusal(reason).problem)
        response.headers.update(error.headers or {})
        return response

    return handler


def refusal_response(metrics: Meters, problem: Problem) -> Response:
    """The answer to a refused request, which is counted."""
    metrics.count_refusal(problem.reason)
    return failure_response(problem)
