"""The HTTP calls about people one has sat with at a table."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from ..company.company_keys import CompanyKeys
from ..company.directory import Directory
from ..company.standings import Standings
from ..http.answers import json_response
from ..http.authentication import Authenticator, match_id
from ..http.bodies import read_body
from ..hub.hub import Hub
from ..hub.invite_by_name import InviteByName
from ..journal.entries import Person
from ..limits.costs import CALLS
from ..protocol import company


class CompanyCalls:
    """One method for each call, named as in the protocol's table."""

    def __init__(self, authenticator: Authenticator, hub: Hub) -> None:
        self._auth = authenticator
        self._journal = hub.context.journal
        self._keys = CompanyKeys(self._journal)
        self._invitations = InviteByName(hub, self._keys)

    async def companions(self, request: Request) -> Response:
        """Whom the caller has sat with, ``?after=`` the page before; ``?hidden``: the hidden.

        With ``?name=`` those whose names have this part.
        """
        person, asked = await self._auth.require_person(request), request.query_params
        directory, hidden = self._directory(person), "hidden" in asked
        name = asked.get("name", "")
        page = await directory.find_page(asked.get("after"), hidden=hidden, name=name)
        await self._pay(request, person, CALLS["companions"].each * directory.matches)
        return json_response(page)

    async def table_people(self, request: Request) -> Response:
        """The others at a table at which the caller has sat."""
        person, match = await self._auth.require_person(request), match_id(request)
        directory = self._directory(person)
        page = await directory.find_table(match)
        await self._pay(request, person, CALLS["table_people"].each * directory.matches)
        return json_response(page)

    async def hide_person(self, request: Request) -> Response:
        """Somebody is hidden, or no more; the person is not told."""
        person = await self._auth.require_person(request)
        body = await read_body(request, company.HidingWish)
        directory, key = self._directory(person), request.path_params["person"]
        told = await directory.hide(key, hidden=body.hidden)
        await self._pay(request, person, CALLS["hide_person"].each * directory.matches)
        return json_response(told)

    async def invitation_rule(self, request: Request) -> Response:
        """Who may invite the caller by name."""
        person = await self._auth.require_person(request)
        return json_response(company.InvitationRule(by=await self._journal.invited_by(person.id)))

    async def keep_invitation_rule(self, request: Request) -> Response:
        """Others may invite the caller by name from now on."""
        person = await self._auth.require_person(request)
        body = await read_body(request, company.InvitationRule)
        await self._journal.keep_invited_by(person.id, body.by)
        return json_response(body)

    async def standings(self, request: Request) -> Response:
        """How the caller and others stand in the matches in which they sat together."""
        person = await self._auth.require_person(request, banned=True)
        group = await read_body(request, company.Group)
        directory, keys = self._directory(person), list(dict.fromkeys(group.people))
        people, ids = await directory.find_companions(keys), await directory.find(keys)
        standings = Standings(self._journal, [person.id, *ids], only=group.only)
        games = await standings.count()
        await self._pay(request, person, CALLS["standings"].each * standings.looked_at)
        return json_response(company.GroupStandings(people, games, standings.more))

    async def invite(self, request: Request) -> Response:
        """An open seat is kept for somebody whom the caller has sat with."""
        person, match = await self._auth.require_person(request), match_id(request)
        wish = await read_body(request, company.NewInvitation)
        card = await self._invitations.invite(match, person, wish.seat, wish.person)
        return json_response(card)

    def _directory(self, person: Person) -> Directory:
        return Directory(self._journal, self._keys, person)

    async def _pay(self, request: Request, person: Person, price: float) -> None:
        await self._auth.pay_more(request, person, price)
