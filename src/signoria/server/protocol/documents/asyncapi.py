"""The AsyncAPI page: the WebSocket of a match."""

from __future__ import annotations

from typing import Any, get_args

from .. import VERSION, socket
from .openapi import SECURITY
from .schema import Schema, ref

ABOUT = """\
One match as one viewer sees it, in text frames of JSON. The server begins with `hello`, or, after
`?version=N`, with the steps that are missing; then every version of the match is one `step`. Each
command is answered by `done` or `refused` with its `id`. Close codes: 1001 the server stops, 1008
not allowed, 1009 too large, 1013 try again later, 4404 no such match, 4410
the match is shut. Who sends more than 20
commands a second is read more slowly.
"""
PARAMETERS = {
    "id": {"description": "The match."},
}
QUERY = {
    "type": "object",
    "properties": {
        "version": {
            "type": "integer",
            "minimum": 0,
            "description": "The version that the client has; without it the whole table is sent.",
        },
        "state": {
            "enum": ["0", "1"],
            "description": "1: send states to compute with, for bots.",
        },
    },
}


def page(schemas: dict[str, Schema]) -> Schema:
    """The whole AsyncAPI document."""
    commands, replies = get_args(socket.Command), get_args(socket.Reply)
    return {
        "asyncapi": "3.0.0",
        "info": {"title": "Signoria", "version": str(VERSION), "description": ABOUT},
        "defaultContentType": "application/json",
        "channels": {"match": channel([*commands, *replies])},
        "operations": {
            "command": operation("receive", commands),
            "tell": operation("send", replies),
        },
        "components": {"schemas": schemas, "securitySchemes": security()},
    }


def channel(kinds: list[type]) -> Schema:
    """The WebSocket with all its messages."""
    return {
        "address": "/api/matches/{id}/socket",
        "parameters": PARAMETERS,
        "bindings": {"ws": {"query": QUERY}},
        "messages": {kind.__name__: {"payload": ref(kind.__name__)} for kind in kinds},
    }


def operation(action: str, kinds: tuple[type, ...]) -> Schema:
    """What the server receives or sends."""
    return {
        "action": action,
        "channel": {"$ref": "#/channels/match"},
        "messages": [{"$ref": f"#/channels/match/messages/{kind.__name__}"} for kind in kinds],
    }


def security() -> dict[str, Any]:
    """The ways to say who one is, in AsyncAPI's words."""
    return {**SECURITY, "cookie": {**SECURITY["cookie"], "type": "httpApiKey"}}
