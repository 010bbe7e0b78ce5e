"""The HTTP calls for analyses of games that are over, and for hints."""

from __future__ import annotations

import re

from starlette.requests import Request
from starlette.responses import Response

from ...record import Match
from ..analyses.analyses import Analyses
from ..analyses.analyst_pool import AnalystPool
from ..analyses.hints import Hints
from ..analyses.subject import Subject, subject_of
from ..domain.match.model import Model
from ..domain.questions import likeness
from ..domain.refusals import refusal
from ..http.answers import json_response, long_json_response
from ..http.authentication import Authenticator, address, match_id
from ..http.bodies import read_body
from ..hub.hub import Hub
from ..limits.costs import CALLS, KILOBYTE
from ..monitoring.meters import Meters
from ..protocol.analyses import HintWish, Withdrawn
from ..protocol.lines import RecordText
from ..rooms.protection import Protection
from ..views import record_export, record_import
from .variations import LARGEST

KEY = re.compile(r"[0-9a-f]{64}")
KNOWN = re.compile(r"[0-9]{1,6}")
HINTS = 20  # a minute, for one person


class AnalysisCalls:
    """One method for each call, named as in the protocol's table."""

    def __init__(
        self, authenticator: Authenticator, hub: Hub, analysts: AnalystPool, metrics: Meters
    ) -> None:
        self._auth = authenticator
        self._hub = hub
        self._analyses = Analyses(hub.context.journal, analysts)
        self._hints = Hints(analysts)
        self._hint_limits = authenticator.shared_limits.buckets("hint", HINTS)
        self._offload = hub.context.offload
        metrics.gauge("analyses_waiting", "Analyses in the queue", lambda: len(self._analyses))
        metrics.counter("analyses", "Analyses made", lambda: self._analyses.made)
        metrics.counter("hints", "Hints given", lambda: self._hints.given)

    async def hint(self, request: Request) -> Response:
        """What to do now, in a match where that may be asked."""
        person = await self._auth.require_person(request)
        wish = await read_body(request, HintWish)
        room = await self._hub.room(match_id(request))
        await self._hub.protection()
        if not self._hint_limits.take(person.id):
            raise refusal("too-fast")
        return json_response(await self._hints.hint(room, person, wish.version))

    async def analyse(self, request: Request) -> Response:
        """Begin to analyse a match that is over, for anybody who may look at it."""
        person = await self._auth.person(request)
        protection = await self._hub.protection()

        def over(model: Model) -> Subject:
            if protection.is_guarded(model):
                raise refusal("protected")
            return subject_of_match(record_export.finished_record(model), protection)

        what = await self._hub.view_finished(match_id(request), person, over)
        return await self._begin(request, what)

    async def analyse_record(self, request: Request) -> Response:
        """Begin to analyse a whole game that somebody brings."""
        person = await self._auth.person(request)
        asked = await read_body(request, RecordText, LARGEST)
        price = CALLS["analyse_record"].each * (len(asked.text) // KILOBYTE)
        await self._auth.pay_more(request, person, price)
        protection = await self._hub.protection()
        what = await self._offload.run(address(request), subject_of_record, asked, protection)
        return await self._begin(request, what)

    async def analysis(self, request: Request) -> Response:
        """What was found since one asked last."""
        await self._auth.person(request)
        after = request.query_params.get("after", "0")
        number = int(after) if KNOWN.fullmatch(after) else 0
        news = await self._analyses.news(analysis_key(request), address(request), number)
        return await long_json_response(request, news, self._offload)

    async def withdraw(self, request: Request) -> Response:
        """Wait for an analysis no more."""
        await self._auth.person(request)
        self._analyses.withdraw(analysis_key(request), address(request))
        return json_response(Withdrawn(analysis_key(request)))

    async def match_analysis(self, request: Request) -> Response:
        """The same under the address of a match, so that it is asked where that was begun."""
        match_id(request)
        return await self.analysis(request)

    async def withdraw_match(self, request: Request) -> Response:
        """Wait for the analysis of a match no more."""
        match_id(request)
        return await self.withdraw(request)

    async def _begin(self, request: Request, what: Subject) -> Response:
        return await long_json_response(
            request, await self._analyses.ask(what, address(request)), self._offload
        )


def subject_of_match(found: Match, protection: Protection) -> Subject:
    """A game played here; raises ``Refusal`` if it is like one that others play now."""
    protection.check_drawn(likeness.of_match(found))
    return subject_of(found)


def subject_of_record(asked: RecordText, protection: Protection) -> Subject:
    """The game of a record; raises ``Refusal`` unless it is whole and like none under way."""
    found = record_import.replay_record(asked).match
    if not found.over:
        raise refusal("not-over")
    protection.check_line(likeness.of_match(found))
    return subject_of(found)


def analysis_key(request: Request) -> str:
    """The key in the path."""
    found: str = request.path_params["key"]
    if not KEY.fullmatch(found):
        raise refusal("no-such-analysis")
    return found
