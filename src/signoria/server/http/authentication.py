"""Authentication: whose token a request carries, and what that person may spend and ask."""

from __future__ import annotations

import asyncio
import logging
import re

from starlette.requests import HTTPConnection, Request

from ..domain.refusals import journal_refusal, refusal
from ..journal.entries import Person
from ..journal.errors import JournalError
from ..limits.budgets import Budgets, Caller
from ..limits.shared_limits import SharedLimits
from ..limits.token_bucket import caller_network
from ..people.people import People
from ..rooms.restrictions import Restrictions
from ..settings import Settings
from . import cookies
from .headers import bearer_token

MATCH = re.compile(r"[A-Za-z0-9_-]{16}")
SEAT = re.compile(r"[0-7]")
ACTIONS = re.compile(r"[0-9]{1,6}")
PRICE = "signoria.price"  # in a scope: what its person has still to pay
log = logging.getLogger(__name__)


class Authenticator:
    """Knows the people behind requests by their tokens."""

    def __init__(
        self,
        people: People,
        settings: Settings,
        restrictions: Restrictions,
        shared_limits: SharedLimits,
    ) -> None:
        self.people = people
        self.settings = settings
        self.restrictions = restrictions
        self.shared_limits = shared_limits
        self.budgets = Budgets(settings.budget, shared=shared_limits)

    async def pay(self, connection: HTTPConnection, price: float) -> None:
        """Let the address pay, and the person as soon as it is known; raises ``Refusal``.

        A person with a seat is not refused for what others of the same address have spent, only
        slowed down.
        """
        connection.scope[PRICE] = price
        where = address(connection)
        if not self.budgets.is_empty(where):
            await pause(self.budgets.charge(where, price))
        elif await self.holds_seat(connection):
            await self.slow_down(connection, price)
        else:
            await pause(self.budgets.delay(where))
            raise refusal("too-fast")

    async def slow_down(self, connection: HTTPConnection, price: float) -> None:
        """Let the address pay; if it cannot, what it asks comes later, but it comes."""
        await pause(self.budgets.wait(Caller(address(connection)), price))

    async def holds_seat(self, connection: HTTPConnection) -> bool:
        """Whether the caller holds a seat in a match that waits or runs."""
        token = self.token(connection)
        try:
            return token is not None and await self.people.holds_seat(token)
        except JournalError:
            return False

    async def pay_more(
        self, connection: HTTPConnection, person: Person | None, price: float
    ) -> None:
        """Let both pay for what only the body tells; raises ``Refusal``."""
        if price <= 0:
            return
        if person:
            self.budgets.charge_person(person.id, price)
        await pause(self.budgets.charge(address(connection), price))

    def token(self, connection: HTTPConnection) -> str | None:
        """The token that a request carries: its header's, else its cookie's."""
        token = bearer_token(connection)
        return cookies.TOKEN.read(connection, self.settings) if token is None else token

    async def person(self, connection: HTTPConnection) -> Person | None:
        """The person who asks; None for a browser that we do not know.

        A bad token in a header is refused; a bad cookie is as good as none, as databases get lost.
        A person who asks too much, from any number of places, is refused, too.
        """
        return await self._asker(connection, playing=True)

    async def require_person(self, connection: HTTPConnection, *, banned: bool = False) -> Person:
        """The person who asks for a change; refused without a name, and to network bots.

        Who is banned may only look, unless the ``banned`` may ask this, too.
        """
        person = await self._asker(connection, playing=False)
        if person is None:
            raise refusal("no-name")
        if not banned and connection.scope.get("method") != "GET":
            self.restrictions.check_ban(person.id)
        return person

    async def _asker(self, connection: HTTPConnection, *, playing: bool) -> Person | None:
        """The person who asks; ``playing``: a network bot may ask this, for its own match."""
        try:
            person = await self._find_person(connection, playing)
        except JournalError as error:
            log.error("the journal fails: %s", error)
            raise journal_refusal(error) from error
        if person:
            await self._charge_person(connection, person)
        return person

    async def _charge_person(self, connection: HTTPConnection, person: Person) -> None:
        """Let a person pay what its address has paid; for a WebSocket it only waits."""
        price = connection.scope.get(PRICE, 0.0)
        if connection.scope["type"] == "websocket":
            await pause(self.budgets.wait_person(person.id, price))
        else:
            self.budgets.charge_person(person.id, price)

    async def _find_person(self, connection: HTTPConnection, playing: bool) -> Person | None:
        """The person whose token it is, which may be meant for what is asked."""
        token = self.token(connection)
        person = await self.people.find(token)
        if person is None and bearer_token(connection) is not None:
            raise refusal("bad-token")
        if person is not None and token is not None:  # also in a cookie, where it does not belong
            await self._check_bound(connection, token, playing)
        return person

    async def _check_bound(self, connection: HTTPConnection, token: str, playing: bool) -> None:
        """A network bot's token is good for playing its own match and nothing else."""
        bound = await self.people.bot_seat(token)
        if bound and (not playing or connection.path_params.get("id") != bound[0]):
            raise refusal("other-seat")

    def base(self, request: Request) -> str:
        """The address of this server as the caller knows it."""
        return self.settings.base_url or f"{request.url.scheme}://{request.headers['host']}"


async def pause(seconds: float) -> None:
    """Wait, so that addresses come first that have spent less lately."""
    if seconds > 0:
        await asyncio.sleep(seconds)


def address(connection: HTTPConnection) -> str:
    """What counts as one caller."""
    return caller_network(connection.client.host if connection.client else None)


def match_id(connection: HTTPConnection) -> str:
    """The match in the path."""
    found: str = connection.path_params["id"]
    if not MATCH.fullmatch(found):
        raise refusal("no-such-match")
    return found


def action_number(request: Request) -> int:
    """The number of actions in the path."""
    found: str = request.path_params["actions"]
    if not ACTIONS.fullmatch(found):
        raise refusal("no-such-moment")
    return int(found)


def watched_seat(request: Request) -> int | None:
    """The seat with whose eyes the caller wants to look; None for a spectator's."""
    found = request.query_params.get("seat")
    if found is None:
        return None
    if not SEAT.fullmatch(found):
        raise refusal("no-seat")
    return int(found)


def seat_number(request: Request) -> int:
    """The seat in the path."""
    found: str = request.path_params["seat"]
    if not SEAT.fullmatch(found):
        raise refusal("not-found")
    return int(found)
