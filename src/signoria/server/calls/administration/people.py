"""The HTTP calls of administrators about people."""

from __future__ import annotations

from typing import get_args

from starlette.requests import Request
from starlette.responses import Response

from ...administration.actor import Actor
from ...administration.lists import AdminLists
from ...administration.people_acts import PeopleActs
from ...domain.refusals import refusal
from ...http.answers import json_response
from ...http.bodies import read_body
from ...hub.hub import Hub
from ...protocol import administration as bodies
from .matches import KEY, pick, sought_text


class AdministrationPeopleCalls:
    """One method for each call, named as in the table; who asks has been checked."""

    def __init__(self, hub: Hub) -> None:
        self._lists = AdminLists(hub)
        self._acts = PeopleActs(hub)

    async def list_people(self, request: Request, actor: Actor) -> Response:
        """People by a part of the name, or an id, page by page."""
        query = request.query_params
        text = sought_text(request)
        return json_response(await self._lists.people(text, query.get("after")))

    async def person_file(self, request: Request, actor: Actor) -> Response:
        """All of one person."""
        return json_response(await self._lists.person(person_id(request)))

    async def rename_person(self, request: Request, actor: Actor) -> Response:
        """Another name, everywhere."""
        body = await read_body(request, bodies.PersonRenaming)
        await self._acts.rename(actor, person_id(request), body.name, body.reason)
        return await self.person_file(request, actor)

    async def restrict_person(self, request: Request, actor: Actor) -> Response:
        """Ban or silence somebody."""
        body, kind = await read_body(request, bodies.RestrictionWish), person_restriction(request)
        await self._acts.restrict(actor, kind, person_id(request), body.days, body.reason)
        return await self.person_file(request, actor)

    async def release_person(self, request: Request, actor: Actor) -> Response:
        """Lift that."""
        await self._acts.release(actor, person_restriction(request), person_id(request))
        return await self.person_file(request, actor)

    async def end_device_of(self, request: Request, actor: Actor) -> Response:
        """End a browser of somebody, or ``all``."""
        await self._acts.end_device(actor, person_id(request), request.path_params["device"])
        return await self.person_file(request, actor)

    async def appoint(self, request: Request, actor: Actor) -> Response:
        """Make somebody an administrator."""
        await self._acts.appoint(actor, person_id(request))
        return await self.person_file(request, actor)

    async def dismiss(self, request: Request, actor: Actor) -> Response:
        """Have somebody be none any more."""
        await self._acts.dismiss(actor, person_id(request))
        return await self.person_file(request, actor)


def person_id(request: Request) -> str:
    """The person in the path; whether there is one is the journal's to know."""
    found: str = request.path_params["person"]
    if not KEY.fullmatch(found):
        raise refusal("unknown-person")
    return found


def person_restriction(request: Request) -> bodies.PersonRestriction:
    """What is forbidden to a person, in the path."""
    kinds: tuple[bodies.PersonRestriction, ...] = get_args(bodies.PersonRestriction)
    return pick(request.path_params["kind"], kinds)
