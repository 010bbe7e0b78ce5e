"""The OpenAPI page: the HTTP calls with their bodies, answers, failures and security."""

from __future__ import annotations

import re
from typing import Any, Literal

import msgspec

from .. import VERSION
from ..calls import CALLS, Call
from ..common import Actions, Device, Key, MatchId, Seat, Token
from ..company import PersonKey, PersonPlace
from ..variants import GameName
from .schema import Schema, ref

JSON = "application/json"
TEXT = "text/plain"
ABOUT = """\
Matches of board games over HTTP. What happens in a match comes over its WebSocket, see the AsyncAPI
page. Every failure is a JSON object with one field `error`, a Problem.
"""
SECURITY = {
    "cookie": {
        "type": "apiKey",
        "in": "cookie",
        "name": "signoria",
        "description": "A browser's; over https its name is `__Host-signoria`.",
    },
    "bearer": {"type": "http", "scheme": "bearer", "description": "A network bot's seat token."},
}
PARAMETERS: dict[str, Any] = {
    "id": MatchId,
    "seat": Seat,
    "actions": Actions,
    "key": Key,
    "device": Device,
    "passkey": Device,  # of the same form
    "way": MatchId,  # of the same form
    "secret": Token,
    "person": PersonKey,
    "game": GameName,
}
# As RFC 9110 names them; Python's own names differ from one version of it to the next.
STATUSES = {
    400: "Bad Request",
    401: "Unauthorized",
    403: "Forbidden",
    404: "Not Found",
    405: "Method Not Allowed",
    409: "Conflict",
    413: "Content Too Large",
    415: "Unsupported Media Type",
    421: "Misdirected Request",
    429: "Too Many Requests",
    500: "Internal Server Error",
    503: "Service Unavailable",
}
# Names, places and types of what else a call may carry.  Invitations stand in no address, so
# that none ends in the log of a proxy.
EXTRAS: dict[str, tuple[tuple[str, str, Any], ...]] = {
    "analysis": (("after", "query", Actions),),
    "match_analysis": (("after", "query", Actions),),
    "card": (("Invitation", "header", Token),),
    "companions": (
        ("after", "query", PersonPlace),
        ("hidden", "query", Literal["yes"]),
        ("name", "query", str),
    ),
    "moment": (("seat", "query", Seat),),
    "moments": (("seat", "query", Seat),),
}


def page(schemas: dict[str, Schema]) -> Schema:
    """The whole OpenAPI document."""
    paths: dict[str, Schema] = {}
    for call in CALLS:
        paths.setdefault(call.path, {})[call.method.lower()] = operation(call)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Signoria", "version": str(VERSION), "description": ABOUT},
        "paths": paths,
        "components": {"schemas": schemas, "securitySchemes": SECURITY},
    }


def operation(call: Call) -> Schema:
    """One call."""
    found: Schema = {
        "operationId": call.name,
        "summary": call.about,
        "security": [*([] if call.known else [{}]), {"cookie": []}, {"bearer": []}],
    }
    if parameters := parameters_of(call):
        found["parameters"] = parameters
    if call.body:
        found["requestBody"] = {"required": not call.bare, "content": content(call.body)}
    found["responses"] = {"200": {"description": "Done", "content": content(call.answer)}}
    failure = {JSON: {"schema": ref("Failure")}}
    for status in call.statuses:
        found["responses"][str(status)] = {"description": STATUSES[status], "content": failure}
    return found


def content(body: type[msgspec.Struct] | None) -> Schema:
    """A body: a structure as JSON, or plain text."""
    if body is None:
        return {TEXT: {"schema": {"type": "string"}}}
    return {JSON: {"schema": ref(body.__name__)}}


def parameters_of(call: Call) -> list[Schema]:
    """The parameters of a call."""
    names = re.findall(r"{(\w+)}", call.path)
    found = [parameter(name, "path", PARAMETERS[name]) for name in names]
    return [*found, *(parameter(*extra) for extra in EXTRAS.get(call.name, ()))]


def parameter(name: str, place: str, kind: object) -> Schema:
    """One parameter in the path (needed) or elsewhere (not)."""
    return {
        "name": name,
        "in": place,
        "required": place == "path",
        "schema": msgspec.json.schema(kind),
    }
