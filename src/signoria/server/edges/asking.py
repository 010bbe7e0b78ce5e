"""Who asks, and what for."""

from __future__ import annotations

import logging
import re

from starlette.requests import HTTPConnection, Request

from ..journal.entries import Person
from ..journal.rows import JournalError
from ..matches.refusals import refusal, unkept
from ..people import People
from ..settings import Settings
from .buckets import Buckets
from .headers import bearer, cookie

MATCH = re.compile(r"[A-Za-z0-9_-]{16}")
SEAT = re.compile(r"[0-7]")
ACTIONS = re.compile(r"[0-9]{1,6}")
log = logging.getLogger(__name__)


class Asking:
    """Knows the people behind requests by their tokens."""

    def __init__(self, people: People, settings: Settings) -> None:
        self.people = people
        self.settings = settings
        self._by_person = Buckets(settings.requests)

    def token(self, connection: HTTPConnection) -> str | None:
        """The token that a request carries: its header's, else its cookie's."""
        token = bearer(connection)
        return cookie(connection, self.settings) if token is None else token

    async def person(self, connection: HTTPConnection) -> Person | None:
        """The person who asks; None for a browser that we do not know.

        A bad token in a header is refused; a bad cookie is as good as none, as databases get lost.
        Somebody who asks too much, from however many places, is refused, too.
        """
        return await self._asker(connection, playing=True)

    async def known(self, connection: HTTPConnection) -> Person:
        """The person who wants to change something; refused without a name, and to network bots."""
        person = await self._asker(connection, playing=False)
        if person is None:
            raise refusal("no-name")
        return person

    async def _asker(self, connection: HTTPConnection, *, playing: bool) -> Person | None:
        """Who asks; ``playing``: a network bot may ask this, for its own match."""
        try:
            person = await self._named(connection, playing)
        except JournalError as error:
            log.error("the journal fails: %s", error)
            raise unkept(error) from error
        if person and not self._by_person.take(person.id):
            raise refusal("too-fast")
        return person

    async def _named(self, connection: HTTPConnection, playing: bool) -> Person | None:
        """The person whose token it is, which may be meant for what is asked."""
        token = self.token(connection)
        person = await self.people.named(token)
        if person is None and bearer(connection) is not None:
            raise refusal("bad-token")
        if person is not None and token is not None:  # also in a cookie, where it does not belong
            await self._check_bound(connection, token, playing)
        return person

    async def _check_bound(self, connection: HTTPConnection, token: str, playing: bool) -> None:
        """A network bot's token is good for playing its own match and nothing else."""
        bound = await self.people.bound(token)
        if bound and (not playing or connection.path_params.get("id") != bound[0]):
            raise refusal("other-seat")

    def base(self, request: Request) -> str:
        """The address of this server as the one who asks knows it."""
        return self.settings.base_url or f"{request.url.scheme}://{request.headers['host']}"


def match(connection: HTTPConnection) -> str:
    """The match in the path."""
    found: str = connection.path_params["id"]
    if not MATCH.fullmatch(found):
        raise refusal("no-such-match")
    return found


def actions(request: Request) -> int:
    """The number of actions in the path."""
    found: str = request.path_params["actions"]
    if not ACTIONS.fullmatch(found):
        raise refusal("no-such-moment")
    return int(found)


def watched(request: Request) -> int | None:
    """The seat with whose eyes the caller wants to look; None for a spectator's."""
    found = request.query_params.get("seat")
    if found is None:
        return None
    if not SEAT.fullmatch(found):
        raise refusal("no-seat")
    return int(found)


def seat(request: Request) -> int:
    """The seat in the path."""
    found: str = request.path_params["seat"]
    if not SEAT.fullmatch(found):
        raise refusal("not-found")
    return int(found)
