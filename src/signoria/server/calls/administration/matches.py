"""The HTTP calls of administrators about matches."""

from __future__ import annotations

import re
from typing import TypeVar, get_args

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from ...administration.actor import Actor
from ...administration.lists import AdminLists
from ...administration.match_acts import MatchActs
from ...domain.clean_text import clean_text
from ...domain.refusals import refusal
from ...http.answers import json_response
from ...http.authentication import match_id
from ...http.bodies import read_body
from ...hub.hub import Hub
from ...protocol import administration as bodies
from ...protocol.common import Room, Status

T = TypeVar("T", bound=str)
KEY = re.compile("[A-Za-z0-9_-]{1,40}")  # of a person or a report
LONGEST = 200  # characters of what is sought
DIGITS = 15


class AdministrationMatchCalls:
    """One method for each call, named as in the table; who asks has been checked."""

    def __init__(self, hub: Hub) -> None:
        self._lists = AdminLists(hub)
        self._acts = MatchActs(hub)

    async def list_matches(self, request: Request, actor: Actor) -> Response:
        """Matches by a text, a status and a person, page by page."""
        query = request.query_params
        status = match_status(query["status"]) if "status" in query else None
        text, person = sought_text(request), query.get("person")
        if person is not None and not KEY.fullmatch(person):
            raise refusal("unknown-person")
        return json_response(await self._lists.matches(text, status, person, query.get("after")))

    async def match_file(self, request: Request, actor: Actor) -> Response:
        """All of one match."""
        return json_response(await self._lists.match(match_id(request)))

    async def end_match(self, request: Request, actor: Actor) -> Response:
        """End a match without a result."""
        body = await read_body(request, bodies.ActReason)
        await self._acts.end(actor, match_id(request), body.reason)
        return await self.match_file(request, actor)

    async def export_match(self, request: Request, actor: Actor) -> Response:
        """The record of a match that is over, whoever may see it."""
        return PlainTextResponse(await self._acts.export(actor, match_id(request)))

    async def restrict_match(self, request: Request, actor: Actor) -> Response:
        """Hide a match, or close its talk."""
        body, kind = await read_body(request, bodies.RestrictionWish), match_restriction(request)
        await self._acts.restrict(actor, kind, match_id(request), body.days, body.reason)
        return await self.match_file(request, actor)

    async def release_match(self, request: Request, actor: Actor) -> Response:
        """Lift that."""
        await self._acts.release(actor, match_restriction(request), match_id(request))
        return await self.match_file(request, actor)

    async def remove_line(self, request: Request, actor: Actor) -> Response:
        """Empty a line of talk."""
        room, number = talk_room(request), request.path_params["number"]
        if not (number.isascii() and number.isdigit() and len(number) <= DIGITS):
            raise refusal("no-such-line")
        await self._acts.remove_line(actor, match_id(request), room, int(number))
        return await self.match_file(request, actor)


def sought_text(request: Request) -> str:
    """What is sought, as people write it."""
    return clean_text(request.query_params.get("text", ""), LONGEST)


def match_status(text: str) -> Status:
    """How a match stands; raises ``Refusal`` for anything else."""
    known: tuple[Status, ...] = get_args(Status)
    found = next((one for one in known if one == text), None)
    if found is None:
        raise refusal("bad-status", known=", ".join(known))
    return found


def match_restriction(request: Request) -> bodies.MatchRestriction:
    """What is forbidden in a match, in the path."""
    kinds: tuple[bodies.MatchRestriction, ...] = get_args(bodies.MatchRestriction)
    return pick(request.path_params["kind"], kinds)


def talk_room(request: Request) -> Room:
    """A room of talk in the path."""
    rooms: tuple[Room, ...] = get_args(Room)
    return pick(request.path_params["room"], rooms)


def pick(text: str, known: tuple[T, ...]) -> T:
    """One of these; raises ``Refusal`` for anything else."""
    found = next((one for one in known if one == text), None)
    if found is None:
        raise refusal("not-found")
    return found
