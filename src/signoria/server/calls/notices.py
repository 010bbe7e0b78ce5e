"""The HTTP calls about notices: by which ways a person is told what waits, and when."""

from __future__ import annotations

import re

from starlette.requests import Request
from starlette.responses import Response

from ..domain.refusals import refusal
from ..http.answers import json_response
from ..http.authentication import Authenticator, match_id
from ..http.bodies import read_body
from ..hub.hub import Hub
from ..journal.entries import Person
from ..notices.ways import Ways
from ..protocol import notices

WAY = re.compile(r"[A-Za-z0-9_-]{16}")


class NoticeCalls:
    """One method for each call, named as in the protocol's table."""

    def __init__(self, authenticator: Authenticator, hub: Hub, ways: Ways) -> None:
        self._auth = authenticator
        self._hub = hub
        self._ways = ways

    async def waiting(self, request: Request) -> Response:
        """The turns that wait; a page in sight asks, so that its person has seen them."""
        person = await self._auth.person(request)
        if person is None:
            return json_response(notices.Waiting(0))
        await self._hub.note_visit(person)
        return json_response(
            notices.Waiting(await self._hub.context.journal.count_turns(person.id))
        )

    async def notices(self, request: Request) -> Response:
        """What a person has chosen."""
        return await self._settings(await self._auth.require_person(request))

    async def keep_profile(self, request: Request) -> Response:
        """Another language or time zone."""
        person = await self._auth.require_person(request)
        await self._ways.keep_profile(person, await read_body(request, notices.NewProfile))
        return await self._settings(person)

    async def add_webhook(self, request: Request) -> Response:
        """A way more."""
        person = await self._auth.require_person(request)
        await self._ways.add_webhook(person, await read_body(request, notices.NewWebhook))
        return await self._settings(person)

    async def choose_way(self, request: Request) -> Response:
        """A way is used otherwise."""
        person = await self._auth.require_person(request)
        choice = await read_body(request, notices.WayChoice)
        await self._ways.choose(person, way_id(request), choice)
        return await self._settings(person)

    async def remove_way(self, request: Request) -> Response:
        """A way less."""
        person = await self._auth.require_person(request)
        await self._ways.remove(person, way_id(request))
        return await self._settings(person)

    async def try_way(self, request: Request) -> Response:
        """A message that shows whether it arrives."""
        person = await self._auth.require_person(request)
        await self._ways.try_out(person, way_id(request))
        return await self._settings(person)

    async def mute(self, request: Request) -> Response:
        """Nothing more of a match, or again."""
        person, match = await self._auth.require_person(request), match_id(request)
        body = await read_body(request, notices.Mute)
        await self._hub.card(match, person)  # whoever may see it may mute it
        await self._hub.context.journal.mute(person.id, match, body.muted)
        return await self._settings(person)

    async def _settings(self, person: Person) -> Response:
        return json_response(await self._ways.settings(person))


def way_id(request: Request) -> str:
    """The way in the path."""
    found: str = request.path_params["way"]
    if not WAY.fullmatch(found):
        raise refusal("no-such-way")
    return found
