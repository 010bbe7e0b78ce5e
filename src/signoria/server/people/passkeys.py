"""Passkeys: what a device keeps, and by which it proves once more who uses it.

The library that checks them is slow to import and not there in the pages without a server, so that
it comes with the first passkey.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Literal, NamedTuple

import msgspec

from ...decoders import json_decoder
from ..journal.entries import Person
from ..journal.port import Journal
from ..journal.sign_in_rows import PasskeyRow
from ..protocol.recovery import PasskeyInfo
from .people import clean_name, hash_token, milliseconds, new_token

MOST = 10  # passkeys of a person
MINUTES = 5  # for which a challenge can be answered
LIBRARY = "webauthn"
log = logging.getLogger(__name__)


class BadPasskey(ValueError):
    """A passkey that is not taken; ``reason`` is a stable word for why."""

    def __init__(
        self, reason: Literal["bad-passkey", "old-challenge", "many-passkeys", "same-passkey"]
    ) -> None:
        super().__init__(reason)
        self.reason = reason


class Home(NamedTuple):
    """Where passkeys belong: the origin of our pages, and the name of their host."""

    origin: str
    name: str


class Client(msgspec.Struct):
    """What a browser says that it has signed, as far as we look at it ourselves."""

    challenge: str


class Response(msgspec.Struct):
    """The part of a browser's answer in which that stands."""

    client: str = msgspec.field(name="clientDataJSON")


class Credential(msgspec.Struct):
    """A browser's answer as its ``toJSON`` gives it, as far as we look at it ourselves."""

    id: str
    response: Response


def is_available() -> bool:
    """Whether the library is there."""
    return find_spec(LIBRARY) is not None


async def load_library() -> Any:
    """The library, loaded beside all else the first time."""
    return await asyncio.to_thread(import_module, LIBRARY)


class Passkeys:
    """The passkeys of all persons; ``now`` tells the milliseconds since 1970."""

    def __init__(self, journal: Journal, now: Callable[[], int] = milliseconds) -> None:
        self._journal = journal
        self._now = now

    async def list(self, person: Person) -> list[PasskeyInfo]:
        """The passkeys of a person, oldest first."""
        return [
            PasskeyInfo(
                id=passkey_id(row.id),
                name=row.name,
                since=row.created // 1000,
                used=None if row.used is None else row.used // 1000,
                synced=row.backed_up,
            )
            for row in await self._journal.passkeys(person.id)
        ]

    async def offer(self, person: Person, home: Home) -> str:
        """What a browser is asked that shall make a passkey, as JSON; raises ``BadPasskey``."""
        library = await load_library()
        structs, known = library.helpers.structs, await self._journal.passkeys(person.id)
        if len(known) >= MOST:
            raise BadPasskey("many-passkeys")
        options = library.generate_registration_options(
            rp_id=home.name,
            rp_name="Signoria",
            user_id=person.id.encode(),
            user_name=person.name,
            exclude_credentials=[structs.PublicKeyCredentialDescriptor(id=r.id) for r in known],
            authenticator_selection=structs.AuthenticatorSelectionCriteria(
                resident_key=structs.ResidentKeyRequirement.REQUIRED,
                user_verification=structs.UserVerificationRequirement.PREFERRED,
            ),
            timeout=MINUTES * 60_000,
        )
        await self._add_challenge(options.challenge, person.id)
        return str(library.options_to_json(options))

    async def add(self, person: Person, name: str, answer: str, home: Home) -> None:
        """Keep a passkey; raises ``BadPasskey`` and ``BadName``."""
        name, library = clean_name(name), await load_library()
        challenge = await self._take_challenge(answer, person.id)
        found = verify(
            library.verify_registration_response,
            credential=answer,
            expected_challenge=challenge,
            expected_rp_id=home.name,
            expected_origin=home.origin,
        )
        if len(await self._journal.passkeys(person.id)) >= MOST:
            raise BadPasskey("many-passkeys")
        row = PasskeyRow(
            id=found.credential_id,
            person=person.id,
            name=name,
            public_key=found.credential_public_key,
            sign_count=found.sign_count,
            backed_up=found.credential_backed_up,
            created=self._now(),
            used=None,
        )
        if not await self._journal.add_passkey(row):
            raise BadPasskey("same-passkey")

    async def remove(self, person: Person, passkey: str) -> bool:
        """Remove one of a person's passkeys; whether there is such a one."""
        rows = await self._journal.passkeys(person.id)
        found = next((row.id for row in rows if passkey_id(row.id) == passkey), None)
        return found is not None and await self._journal.remove_passkey(person.id, found)

    async def ask(self, home: Home) -> str:
        """What a browser is asked whose passkey shall say who it is, as JSON."""
        library = await load_library()
        options = library.generate_authentication_options(rp_id=home.name, timeout=MINUTES * 60_000)
        await self._add_challenge(options.challenge, None)
        return str(library.options_to_json(options))

    async def redeem(self, answer: str, home: Home) -> tuple[Person, str]:
        """Sign in: the person, and a token for a browser more; raises ``BadPasskey``."""
        library = await load_library()
        challenge = await self._take_challenge(answer, None)
        id = decode(library, read_answer(answer).id)
        known, own = await self._journal.find_passkey(id), new_token()
        if known is None:
            raise BadPasskey("bad-passkey")
        found = verify(
            library.verify_authentication_response,
            credential=answer,
            expected_challenge=challenge,
            expected_rp_id=home.name,
            expected_origin=home.origin,
            credential_public_key=known.public_key,
            credential_current_sign_count=known.sign_count,
        )
        count, backed_up = found.new_sign_count, found.credential_backed_up
        person = await self._journal.use_passkey(id, count, backed_up, hash_token(own), self._now())
        if person is None:
            raise BadPasskey("bad-passkey")
        return person, own

    async def _add_challenge(self, challenge: bytes, person: str | None) -> None:
        now = self._now()
        await self._journal.add_challenge(
            hash_challenge(challenge), person, now, now + MINUTES * 60_000
        )

    async def _take_challenge(self, answer: str, person: str | None) -> bytes:
        """The challenge that an answer is to; nobody can answer it again."""
        library = await load_library()
        try:
            client = decode(library, read_answer(answer).response.client)
            challenge = decode(library, json_decoder(Client).decode(client).challenge)
        except msgspec.MsgspecError:
            raise BadPasskey("bad-passkey") from None
        taken = await self._journal.take_challenge(hash_challenge(challenge), self._now())
        if taken is None or taken.person != person:
            raise BadPasskey("old-challenge")
        return challenge


def read_answer(text: str) -> Credential:
    """A browser's answer; raises ``BadPasskey``."""
    try:
        return json_decoder(Credential).decode(text)
    except (msgspec.MsgspecError, UnicodeError):
        raise BadPasskey("bad-passkey") from None


def decode(library: Any, text: str) -> bytes:
    """The bytes of a base64url text; raises ``BadPasskey``."""
    try:
        return bytes(library.base64url_to_bytes(text))
    except ValueError:
        raise BadPasskey("bad-passkey") from None


def verify(check: Callable[..., Any], **values: Any) -> Any:
    """What the library has found; raises ``BadPasskey`` whatever is wrong with an answer."""
    try:
        return check(**values)
    except Exception as wrong:  # it reads bytes of strangers, and has no one kind of error
        log.info("a passkey was not taken: %s", type(wrong).__name__)
        raise BadPasskey("bad-passkey") from None


def hash_challenge(challenge: bytes) -> bytes:
    """What the journal keeps of a challenge."""
    return hashlib.sha256(challenge).digest()


def passkey_id(id: bytes) -> str:
    """What a passkey is called in calls."""
    return hashlib.sha256(id).digest()[:8].hex()
