"""The HTTP calls about passkeys: made, listed, removed, used to sign in."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.responses import Response

from ..domain.refusals import Refusal, refusal
from ..http.answers import json_response
from ..http.authentication import Authenticator, address
from ..http.bodies import read_body
from ..http.origins import Origins, passkey_fault
from ..http.welcome import welcome
from ..journal.entries import Person
from ..journal.port import Journal
from ..people.passkeys import MOST, BadPasskey, Home, Passkeys, is_available
from ..people.people import BadName
from ..protocol import recovery

TRIES = 20  # challenges that an address, or a person, may ask for a minute


class PasskeyCalls:
    """One method for each call, named as in the protocol's table."""

    def __init__(self, authenticator: Authenticator, journal: Journal) -> None:
        self._auth = authenticator
        self._passkeys = Passkeys(journal)
        self._origins = Origins(authenticator.settings.base_url)
        self._tries = authenticator.shared_limits.buckets("passkey", TRIES)

    async def passkeys(self, request: Request) -> Response:
        """The passkeys of the caller."""
        return await self._list(await self._auth.require_person(request))

    async def offer_passkey(self, request: Request) -> Response:
        """What the caller's browser needs to make one."""
        person, home = await self._auth.require_person(request), self._home(request)
        self._count(person.id)
        try:
            return json_response(recovery.PasskeyOptions(await self._passkeys.offer(person, home)))
        except BadPasskey as bad:
            raise refuse(bad) from None

    async def add_passkey(self, request: Request) -> Response:
        """One more passkey of the caller."""
        person, home = await self._auth.require_person(request), self._home(request)
        body = await read_body(request, recovery.NewPasskey)
        try:
            await self._passkeys.add(person, body.name, body.credential, home)
        except BadName:
            raise refusal("bad-name") from None
        except BadPasskey as bad:
            raise refuse(bad) from None
        return await self._list(person)

    async def remove_passkey(self, request: Request) -> Response:
        """One passkey of the caller less."""
        person = await self._auth.require_person(request)
        if not await self._passkeys.remove(person, request.path_params["passkey"]):
            raise refusal("no-such-passkey")
        return await self._list(person)

    async def ask_passkey(self, request: Request) -> Response:
        """What a browser needs to have a passkey say who it is; nobody is named."""
        home = self._home(request)
        self._count(address(request))
        return json_response(recovery.PasskeyOptions(await self._passkeys.ask(home)))

    async def use_passkey(self, request: Request) -> Response:
        """This browser becomes the person of a passkey."""
        home, body = self._home(request), await read_body(request, recovery.PasskeyAnswer)
        try:
            person, token = await self._passkeys.redeem(body.credential, home)
        except BadPasskey as bad:
            raise refuse(bad) from None
        return await welcome(self._auth, request, person, token)

    async def _list(self, person: Person) -> Response:
        return json_response(recovery.PasskeyList(await self._passkeys.list(person)))

    def _count(self, who: str) -> None:
        """Let somebody ask for one more challenge; raises ``Refusal``."""
        if not self._tries.take(who):
            raise refusal("many-tries")

    def _home(self, request: Request) -> Home:
        """Where the caller's passkeys belong, which is one of our own origins; raises ``Refusal``.

        The guard lets those through that carry a token of their own, from wherever.
        """
        if not is_available():
            raise refusal("no-passkeys")
        if not self._origins.origin_is_ours(request.headers):
            raise refusal("bad-origin")
        origin = request.headers["origin"].lower()
        if fault := passkey_fault(origin):
            raise refusal(fault)
        return Home(origin, urlsplit(origin).hostname or "")


def refuse(bad: BadPasskey) -> Refusal:
    """The refusal of a passkey that was not taken."""
    if bad.reason == "many-passkeys":
        return refusal(bad.reason, most=MOST)
    return refusal(bad.reason)
