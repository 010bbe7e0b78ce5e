"""The HTTP calls by which a person comes back who has lost all browsers."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from ..domain.refusals import refusal
from ..http.answers import json_response
from ..http.authentication import Authenticator, address
from ..http.bodies import read_body
from ..http.headers import give_cookie
from ..journal.port import Journal
from ..limits.token_bucket import Buckets
from ..people.codes import BadCode, Codes
from ..protocol import http, recovery

TRIES = 10  # codes that an address may try a minute


class RecoveryCalls:
    """One method for each call, named as in the protocol's table."""

    def __init__(self, authenticator: Authenticator, journal: Journal) -> None:
        self._auth = authenticator
        self._codes = Codes(journal)
        self._tries = Buckets(TRIES)

    async def codes(self, request: Request) -> Response:
        """How many recovery codes of the caller still work."""
        return json_response(await self._codes.count(await self._auth.require_person(request)))

    async def renew_codes(self, request: Request) -> Response:
        """New recovery codes, in the place of all earlier ones."""
        person = await self._auth.require_person(request)
        return json_response(recovery.CodeList(await self._codes.renew(person)))

    async def recover(self, request: Request) -> Response:
        """This browser becomes the person of a recovery code."""
        body = await read_body(request, recovery.RecoveryCode)
        if not self._tries.take(address(request)):
            raise refusal("many-codes")
        try:
            person, token = await self._codes.redeem(body.code)
        except BadCode as bad:
            raise refusal(bad.reason) from None
        response = json_response(http.Me(person.name))
        give_cookie(response, self._auth.settings, token)
        return response
