"""The HTTP calls about games that nobody plays."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from ..domain.questions import variations
from ..http.answers import json_response, long_json_response
from ..http.authentication import Authenticator, address
from ..http.bodies import read_body
from ..hub.hub import Hub
from ..hub.new_matches import NewMatches
from ..journal.entries import Person
from ..limits.costs import CALLS, KILOBYTE, text_price
from ..protocol.lines import Follow, Line, PlayLine, RecordText
from ..views import record_import

LARGEST = 320 * 1024  # bytes; a whole record has some 40,000


class VariationCalls:
    """One method for each call, named as in the protocol's table."""

    def __init__(self, authenticator: Authenticator, hub: Hub) -> None:
        self._auth = authenticator
        self._hub = hub
        self._new = NewMatches(hub)
        self._offload = hub.context.offload

    async def follow(self, request: Request) -> Response:
        """The end of a line; nobody need have a name for it."""
        person = await self._auth.person(request)
        asked = await read_body(request, Follow, LARGEST)
        parts = len(asked.line.moves) + len(asked.why)
        await self._pay(request, person, "follow", parts, asked.line)
        found = await self._offload.run(address(request), variations.follow_line, asked)
        return await long_json_response(request, found, self._offload)

    async def bring(self, request: Request) -> Response:
        """What the record tells that somebody brings; it is not kept."""
        person = await self._auth.person(request)
        asked = await read_body(request, RecordText, LARGEST)
        await self._pay(request, person, "bring", len(asked.text) // KILOBYTE)
        found = await self._offload.run(address(request), record_import.import_record, asked)
        return await long_json_response(request, found, self._offload)

    async def play_line(self, request: Request) -> Response:
        """A new match against bots, from the end of a line."""
        person = await self._auth.require_person(request)
        wish = await read_body(request, PlayLine, LARGEST)
        await self._pay(request, person, "play_line", len(wish.line.moves), wish.line)
        end = await self._offload.run(address(request), variations.end_of_line, wish.line)
        likeness = await self._offload.run(address(request), variations.likeness_of_line, wish.line)
        return json_response(await self._new.fork_line(end, likeness, person, wish))

    async def _pay(
        self,
        request: Request,
        person: Person | None,
        call: str,
        parts: int,
        line: Line | None = None,
    ) -> None:
        """Pay for the parts of what is asked."""
        more = text_price(line.setup.values()) if line else 0.0
        await self._auth.pay_more(request, person, CALLS[call].each * parts + more)
