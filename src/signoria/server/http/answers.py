"""Answers: structures as JSON, and failures with the right status."""

from __future__ import annotations

import gzip

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ..protocol.common import Problem
from ..protocol.http import Failure
from ..thinking.offload import Offload

JSON = "application/json"
LARGE = 40_000  # bytes; to compress more takes more than a millisecond
LONG = 1400  # bytes; what is shorter fits into one packet anyway
QUICK = 5  # of gzip's levels
CONFLICT = 409  # of what the match or the rules refuse
STATUS = {
    "bad-body": 400,
    "bad-bot": 400,
    "bad-hours": 400,
    "bad-language": 400,
    "bad-mail-address": 400,
    "bad-zone": 400,
    "bad-game": 400,
    "bad-json": 400,
    "bad-name": 400,
    "bad-place": 400,
    "bad-position": 400,
    "bad-record": 400,
    "bad-setup": 400,
    "bad-status": 400,
    "empty-line": 400,
    "nobody-reported": 400,
    "push-bad-keys": 400,
    "push-no-address": 400,
    "two-of-you": 400,
    "webhook-bad-port": 400,
    "webhook-no-address": 400,
    "webhook-no-https": 400,
    "bad-token": 401,
    "no-name": 401,
    "bad-origin": 403,
    "banned": 403,
    "command-line-only": 403,
    "invited-only": 403,
    "is-administrator": 403,
    "not-administrator": 403,
    "not-host": 403,
    "not-invitable": 403,
    "not-invited": 403,
    "not-seated": 403,
    "other-seat": 403,
    "private": 403,
    "silenced": 403,
    "talk-closed": 403,
    "no-seat": 404,
    "no-such-analysis": 404,
    "no-such-device": 404,
    "no-such-exercise": 404,
    "no-such-line": 404,
    "no-such-match": 404,
    "no-such-moment": 404,
    "no-such-passkey": 404,
    "no-such-person": 404,
    "no-such-report": 404,
    "no-such-way": 404,
    "not-found": 404,
    "unknown-person": 404,
    "wrong-method": 405,
    "too-large": 413,
    "wrong-type": 415,
    "bad-host": 421,
    "many-bot-matches": 429,
    "many-codes": 429,
    "many-invitations": 429,
    "many-letters": 429,
    "many-mails": 429,
    "many-reports": 429,
    "many-tries": 429,
    "one-analysis": 429,
    "too-fast": 429,
    "internal": 500,
    "database-gone": 503,
    "elsewhere": 503,
    "exercise-failed": 503,
    "hint-failed": 503,
    "many-analyses": 503,
    "not-kept": 503,
    "overloaded": 503,
    "server-full": 503,
    "stopping": 503,
    "table-full": 503,
    "try-again": 503,
    "too-busy": 503,
    "too-many": 503,
}


def http_status(reason: str) -> int:
    """The HTTP status for a reason."""
    return STATUS.get(reason, CONFLICT)


def failure_response(problem: Problem) -> Response:
    """The answer that says why not."""
    response = json_response(Failure(problem), http_status(problem.reason))
    if problem.reason in ("overloaded", "too-fast"):
        response.headers["retry-after"] = "5"
    if problem.reason == "elsewhere":
        response.headers["retry-after"] = "1"
    return response


def json_response(body: msgspec.Struct, status: int = 200) -> Response:
    """A structure as an answer that nobody may keep: it is for one viewer."""
    headers = {"cache-control": "no-store"}
    return Response(msgspec.json.encode(body), status, headers, JSON)


async def long_json_response(request: Request, body: msgspec.Struct, offload: Offload) -> Response:
    """A long structure as an answer, compressed if the client takes that; it must hold no secret.

    The length of a compressed answer tells a client that can put words into it what else is in it.
    """
    response = json_response(body)
    response.headers["vary"] = "accept-encoding"
    if len(response.body) < LONG or "gzip" not in request.headers.get("accept-encoding", ""):
        return response
    plain = bytes(response.body)
    if len(plain) < LARGE:
        response.body = compress(plain)
    else:
        response.body = await offload.run(id(request), compress, plain)
    response.headers["content-encoding"] = "gzip"
    response.headers["content-length"] = str(len(response.body))
    return response


def compress(plain: bytes) -> bytes:
    """Bytes in gzip."""
    return gzip.compress(plain, QUICK, mtime=0)
