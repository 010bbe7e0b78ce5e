"""The HTTP calls about games that nobody plays."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

from starlette.requests import Request
from starlette.responses import Response

from ..matches import lines, playing_on, reading
from ..matches.hub import Hub
from ..protocol.lines import Follow, PlayLine, RecordText
from .answers import json, long_json
from .asking import Asking
from .bodies import read
from .match_calls import MatchCalls

LARGEST = 320 * 1024  # bytes; a whole record has some 40,000
AT_A_TIME = 2  # lines that are followed; others wait, lest they keep the matches waiting
T = TypeVar("T")


class LineCalls:
    """One method for each call, named as in the protocol's table."""

    def __init__(self, asking: Asking, hub: Hub, matches: MatchCalls) -> None:
        self._asking = asking
        self._hub = hub
        self._matches = matches
        self._free = asyncio.Semaphore(AT_A_TIME)

    async def follow(self, request: Request) -> Response:
        """The end of a line; nobody need have a name for it."""
        await self._asking.person(request)
        asked = await read(request, Follow, LARGEST)
        return long_json(request, await self._beside(lambda: lines.follow(asked)))

    async def bring(self, request: Request) -> Response:
        """What the record tells that somebody brings; it is not kept."""
        await self._asking.person(request)
        asked = await read(request, RecordText, LARGEST)
        return long_json(request, await self._beside(lambda: reading.bring(asked)))

    async def play_line(self, request: Request) -> Response:
        """A new match against bots, from the end of a line."""
        person = await self._asking.known(request)
        self._matches.take_made(request)
        wish = await read(request, PlayLine, LARGEST)
        end = await self._beside(lambda: lines.ended(wish.line))
        likeness = await self._beside(lambda: lines.compared(wish.line))
        return json(await playing_on.from_line(self._hub, end, likeness, person, wish))

    async def _beside(self, what: Callable[[], T]) -> T:
        """Compute something that may take a while without keeping others waiting."""
        async with self._free:
            return await asyncio.to_thread(what)
