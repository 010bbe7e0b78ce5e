"""The HTTP calls about notices: by which ways a person is told what waits, and when."""

from __future__ import annotations

import re

from starlette.requests import Request
from starlette.responses import Response

from ..domain.refusals import refusal
from ..http.answers import json_response
from ..http.authentication import Authenticator, address, match_id
from ..http.bodies import read_body
from ..hub.hub import Hub
from ..journal.entries import Person
from ..notices.waiting import waiting_matches
from ..notices.ways import Ways
from ..people.devices import describe_agent
from ..protocol import notices

WAY = re.compile(r"[A-Za-z0-9_-]{16}")
TOKEN = re.compile(r"[A-Za-z0-9_-]{32}")
LETTERS = 5  # a minute that a person, or an address, may have sent to confirm a mail address


class NoticeCalls:
    """One method for each call, named as in the protocol's table."""

    def __init__(self, authenticator: Authenticator, hub: Hub, ways: Ways) -> None:
        self._auth = authenticator
        self._hub = hub
        self._ways = ways
        self._letters = authenticator.shared_limits.buckets("letter", LETTERS)

    async def waiting(self, request: Request) -> Response:
        """The turns that wait; a page in sight asks, so that its person has seen them."""
        person = await self._auth.person(request)
        if person is None:
            return json_response(notices.Waiting([]))
        await self._hub.note_visit(person)
        matches = await waiting_matches(self._hub.context.journal, person.id)
        return json_response(notices.Waiting(matches))

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

    async def add_browser(self, request: Request) -> Response:
        """The browser that asks is told from now on."""
        person = await self._auth.require_person(request)
        body = await read_body(request, notices.NewBrowser)
        name = describe_agent(request.headers.get("user-agent", ""))
        await self._ways.add_browser(person, body, name, self._auth.token(request) or "")
        return await self._settings(person)

    async def add_mail(self, request: Request) -> Response:
        """An address is asked whether it wants to be told."""
        person = await self._auth.require_person(request)
        body = await read_body(request, notices.NewMail)
        if not self._letters.take(person.id) or not self._letters.take(address(request)):
            raise refusal("many-mails")
        await self._ways.add_mail(person, body)
        return await self._settings(person)

    async def confirm_mail(self, request: Request) -> Response:
        """The owner of an address says yes; who has the link need not be anybody here."""
        return json_response(await self._ways.confirm(*letter(request)))

    async def end_mail(self, request: Request) -> Response:
        """The owner of an address, or its mail program, says no."""
        return json_response(await self._ways.end(*letter(request)))

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
        if not self._letters.take(person.id):
            raise refusal("many-mails")
        await self._ways.try_out(person, way_id(request))
        return await self._settings(person)

    async def choose_for_match(self, request: Request) -> Response:
        """Of one match, when its person wants."""
        person, match = await self._auth.require_person(request), match_id(request)
        body = await read_body(request, notices.MatchChoice)
        await self._hub.card(match, person)  # whoever may see it may choose
        await self._hub.context.journal.choose_for_match(person.id, match, body.when)
        return await self._settings(person)

    async def add_match_webhook(self, request: Request) -> Response:
        """A way of a match, by one who plays in it or has made it."""
        person, match = await self._auth.require_person(request), match_id(request)
        body = await read_body(request, notices.NewWebhook)
        card = await self._hub.card(match, person)
        if not card.host and not any(seat.yours for seat in card.seats):
            raise refusal("not-seated")
        await self._ways.add_webhook(person, body, match)
        return await self._settings(person)

    async def _settings(self, person: Person) -> Response:
        return json_response(await self._ways.settings(person))


def letter(request: Request) -> tuple[str, str]:
    """The way and the token in the path of a link in a letter."""
    way, token = request.path_params["way"], request.path_params["secret"]
    if not WAY.fullmatch(way) or not TOKEN.fullmatch(token):
        raise refusal("bad-mail-link")
    return way, token


def way_id(request: Request) -> str:
    """The way in the path."""
    found: str = request.path_params["way"]
    if not WAY.fullmatch(found):
        raise refusal("no-such-way")
    return found
