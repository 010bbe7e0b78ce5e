"""The HTTP calls by which a person comes back, or comes to another browser."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from ..domain.refusals import refusal
from ..http.answers import json_response
from ..http.authentication import Authenticator, address
from ..http.bodies import read_body
from ..http.welcome import welcome
from ..journal.port import Journal
from ..notices.letters import MINUTES, BadLetter, Letters
from ..people.codes import BadCode, Codes
from ..people.organisation import Organisation
from ..people.passkeys import is_available
from ..protocol import recovery

TRIES = 10  # codes that an address may try a minute
LETTERS = 5  # a minute that an address may ask for


class RecoveryCalls:
    """One method for each call, named as in the protocol's table."""

    def __init__(
        self,
        authenticator: Authenticator,
        journal: Journal,
        letters: Letters,
        organisation: Organisation,
    ) -> None:
        self._auth = authenticator
        self._codes = Codes(journal)
        self._letters = letters
        self._organisation = organisation
        self._tries = authenticator.shared_limits.buckets("code", TRIES)
        self._asked = authenticator.shared_limits.buckets("asked-letter", LETTERS)

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
        return await welcome(self._auth, request, person, token)

    async def sign_in_means(self, request: Request) -> Response:
        """How one can sign in here."""
        mail, organisation = self._letters.available, self._organisation.name
        return json_response(recovery.SignInMeans(mail, is_available(), organisation))

    async def ask_letter(self, request: Request) -> Response:
        """A letter goes out if the address is known; the answer does not tell."""
        body = await read_body(request, recovery.LetterWish)
        if not self._asked.take(address(request)):
            raise refusal("many-mails")
        self._letters.ask(body.address)
        return json_response(recovery.LetterAsked(MINUTES))

    async def use_letter(self, request: Request) -> Response:
        """This browser becomes the person to whom a letter went."""
        body = await read_body(request, recovery.LetterToken)
        try:
            person, token = await self._letters.redeem(body.token)
        except BadLetter as bad:
            raise refusal(bad.reason) from None
        return await welcome(self._auth, request, person, token)
