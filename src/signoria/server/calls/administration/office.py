"""The HTTP calls of administrators about reports, the log, who may come in, and what is old."""

from __future__ import annotations

from importlib.metadata import version

from starlette.requests import Request
from starlette.responses import Response

from ...administration.actor import Actor
from ...administration.entry import Entry
from ...administration.lists import AdminLists
from ...administration.reports import ReportDesk
from ...domain.refusals import refusal
from ...http.answers import json_response
from ...http.authentication import Authenticator
from ...http.bodies import read_body
from ...hub.hub import Hub
from ...protocol import administration as bodies
from .matches import KEY


class AdministrationCalls:
    """One method for each call, named as in the table; who asks has been checked."""

    def __init__(self, authenticator: Authenticator, hub: Hub) -> None:
        self._auth = authenticator
        self._lists = AdminLists(hub)
        self._entry = Entry(hub)
        self._reports = ReportDesk(hub)

    async def overview(self, request: Request, actor: Actor) -> Response:
        """What waits."""
        name = actor.person.name if actor.person else actor.id
        waiting, invited = await self._reports.count_open(), await self._entry.is_by_invitation()
        return json_response(bodies.AdminOverview(name, waiting, invited, version("signoria")))

    async def administrators(self, request: Request, actor: Actor) -> Response:
        """Who looks after the server."""
        return json_response(await self._lists.administrators())

    async def list_reports(self, request: Request, actor: Actor) -> Response:
        """What people report, ``?all=yes`` also what was answered."""
        return await self._list_reports(request)

    async def close_report(self, request: Request, actor: Actor) -> Response:
        """Answer a report."""
        body, report = await read_body(request, bodies.ReportAnswer), request.path_params["report"]
        if not KEY.fullmatch(report):
            raise refusal("no-such-report")
        await self._reports.close(actor, report, body.answer)
        return await self._list_reports(request)

    async def _list_reports(self, request: Request) -> Response:
        also_closed = request.query_params.get("all") == "yes"
        return json_response(await self._reports.list(also_closed=also_closed))

    async def admin_log(self, request: Request, actor: Actor) -> Response:
        """Who did what."""
        return json_response(await self._lists.log())

    async def keep_entry_rule(self, request: Request, actor: Actor) -> Response:
        """Say who may come in."""
        body = await read_body(request, bodies.EntryRule)
        await self._entry.keep_rule(actor, invited_only=body.invited_only)
        return await self.overview(request, actor)

    async def make_entry_link(self, request: Request, actor: Actor) -> Response:
        """A link that lets people in."""
        body = await read_body(request, bodies.EntryCodeWish)
        return json_response(await self._entry.make_link(actor, self._auth.base(request), body))

    async def prune(self, request: Request, actor: Actor) -> Response:
        """Drop what is old."""
        body = await read_body(request, bodies.PruneWish)
        return json_response(bodies.Pruned(*await self._entry.prune(actor, body)))
