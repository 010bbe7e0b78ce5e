"""The HTTP calls about the person behind a browser."""

from __future__ import annotations

import re

from starlette.requests import Request
from starlette.responses import Response

from ..administration.entry import Entry
from ..domain.clock.times import SECOND
from ..domain.refusals import refusal
from ..http import cookies
from ..http.answers import json_response
from ..http.authentication import Authenticator
from ..http.bodies import read_body
from ..http.welcome import welcome
from ..hub.hub import Hub
from ..journal.entries import Person
from ..people.devices import Devices
from ..people.people import BadName, clean_name
from ..protocol import http

LINES = 500  # of talk that are told at once
NUMBER = re.compile("[0-9]{1,9}")


class PeopleCalls:
    """One method for each call, named as in the protocol's table."""

    def __init__(self, authenticator: Authenticator, hub: Hub) -> None:
        self._auth = authenticator
        self._hub = hub
        self._people = authenticator.people
        self._settings = authenticator.settings
        self._devices = Devices(hub.context.journal)
        self._entry = Entry(hub)

    async def me(self, request: Request) -> Response:
        """The person of this browser."""
        person, token = await self._auth.person(request), self._auth.token(request)
        if person and token:
            await self._devices.note_use(token, request.headers.get("user-agent", ""))
        return json_response(http.Me(person.name if person else None))

    async def devices(self, request: Request) -> Response:
        """The browsers that stand for the caller."""
        return await self._list_devices(request, await self._auth.require_person(request))

    async def end_device(self, request: Request) -> Response:
        """One of them stands for nobody any more; its open connections are closed."""
        person = await self._auth.require_person(request, banned=True)
        if not await self._devices.end(person, request.path_params["device"]):
            raise refusal("no-such-device")
        await self._hub.sign_out(person, gone=False)
        return await self._list_devices(request, person)

    async def end_others(self, request: Request) -> Response:
        """All but the one that asks stand for nobody any more."""
        person = await self._auth.require_person(request, banned=True)
        await self._devices.end_others(person, self._auth.token(request) or "")
        await self._hub.sign_out(person, gone=False)
        return await self._list_devices(request, person)

    async def _list_devices(self, request: Request, person: Person) -> Response:
        found = await self._devices.list(person, self._auth.token(request) or "")
        return json_response(http.DeviceList(found))

    async def talk(self, request: Request) -> Response:
        """All that the caller has said, ``?after=N`` lines."""
        person = await self._auth.require_person(request)
        after = request.query_params.get("after", "0")
        skip = int(after) if NUMBER.fullmatch(after) else 0
        rows = await self._hub.context.journal.list_talk(person.id, skip, LINES)
        lines = [http.SaidLine(*row._replace(at=row.at // SECOND)) for row in rows]
        more = skip + len(rows) if len(rows) == LINES else None
        return json_response(http.Talk(lines, more))

    async def rename(self, request: Request) -> Response:
        """A name for a new person, or another one for a known person."""
        known, given = await self._auth.person(request), self._auth.token(request)
        body = await read_body(request, http.NewName)
        try:
            name = clean_name(body.name)
        except BadName:
            raise refusal("bad-name") from None
        if known is None or given is None:
            await self._entry.let_in(cookies.ENTRY.read(request, self._settings))
            person, token = await self._people.rename(None, name)
        else:
            person, token = await self._rename_known(known, given, name), None
        await self._hub.rename(person)
        response = json_response(http.Me(person.name))
        if token:
            cookies.TOKEN.give(response, self._settings, token)
        return response

    async def _rename_known(self, known: Person, token: str, name: str) -> Person:
        """Give somebody another name who may speak; whoever is gone meanwhile is nobody new."""
        self._auth.restrictions.check_name(known.id)
        person = await self._people.rename_known(token, name)
        if person is None:
            raise refusal("no-name")
        return person

    async def forget(self, request: Request) -> Response:
        """The browser's token works no more, nor do its open connections.

        Who can come back from no other browser gives up the seats it holds.
        """
        person, token = (
            await self._auth.person(request),
            self._auth.token(request),
        )
        if person and token:
            gone = await self._people.forget(token)
            await self._hub.sign_out(person, gone=gone)
        response = json_response(http.Me(None))
        cookies.TOKEN.take(response, self._settings)
        return response

    async def link(self, request: Request) -> Response:
        """A link for another device; what stands behind # browsers send to nobody."""
        token, expires = await self._people.link(await self._auth.require_person(request))
        return json_response(
            http.DeviceLink(f"{self._auth.base(request)}/device#{token}", expires // 1000)
        )

    async def adopt(self, request: Request) -> Response:
        """This browser becomes the person of the link."""
        body = await read_body(request, http.DeviceToken)
        adopted = await self._people.adopt(body.token)
        if adopted is None:
            raise refusal("bad-link")
        person, token = adopted
        return await welcome(self._auth, request, person, token)
