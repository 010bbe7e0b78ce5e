"""How ``signoria admin`` reaches a server: by its own address, or as the server itself.

A server that runs on a file is asked by HTTP, with the key in the file beside the database.  Where
none runs, and on PostgreSQL, where several may, the application is made here for a moment.
"""

from __future__ import annotations

import asyncio
import getpass
import os
import secrets
import urllib.error
import urllib.request
from http.client import HTTPException
from typing import NamedTuple, TypeVar

import msgspec

from ...decoders import json_decoder
from ...errors import UserError
from ...locales import Locale
from ...server.administration.actor import NAME_HEADER, OperatorKey
from ...server.calls.administration.table import ADMIN
from ...server.http.answers import JSON
from ...server.journal.database_fault import DatabaseFault
from ...server.page.requests import PageRequest, answer_request
from ...server.protocol.administration import AdminOverview
from ...server.protocol.http import Failure
from ...server.settings import Settings
from ...server.startup.address_file import AddressFile, Operator
from ...server.startup.database import Location, open_journal
from ...server.startup.unserved_app import open_app

T = TypeVar("T")
LIMIT = 600.0  # seconds for one act; to drop a year takes a while
KEY_BYTES = 32
LAST_GOOD = 299


class Answer(NamedTuple):
    """The status and the body of what a server has answered."""

    status: int
    body: bytes


class Connection:
    """Carries out calls of administrators on one database; raises ``UserError``."""

    def __init__(self, place: Location, settings: Settings, words: Locale) -> None:
        self._place = place
        self._settings = settings
        self.words = words

    def ask(self, method: str, path: str, kind: type[T], body: msgspec.Struct | None = None) -> T:
        """The structure that a call answers."""
        return json_decoder(kind).decode(self.ask_text(method, path, body))

    def ask_text(self, method: str, path: str, body: msgspec.Struct | None = None) -> bytes:
        """The text that a call answers."""
        sent = PageRequest(method, path, [("content-type", JSON)] if body else [], "")
        if body is not None:
            sent = msgspec.structs.replace(sent, body=msgspec.json.encode(body).decode())
        operator = AddressFile(self._place.path).read_operator()
        answer = ask_server(operator, sent) if operator else None
        return self._check(answer or asyncio.run(self._ask_here(sent)))

    async def _ask_here(self, sent: PageRequest) -> Answer:
        """What an application answers that is made for this alone."""
        key, settings = secrets.token_urlsafe(KEY_BYTES), self._settings
        url = settings.base_url or f"http://localhost:{settings.port}"
        settings = msgspec.structs.replace(settings, base_url=url)
        journal = open_journal(existing(self._place))
        async with open_app(journal, settings, OperatorKey(key)) as app:
            headers = [(name.encode(), value.encode()) for name, value in sent.headers]
            operator = [(n.encode(), v.encode()) for n, v in operator_headers(key)]
            found = await answer_request(app, sent, [*headers, *operator])
        return Answer(found.status, found.body)

    def _check(self, answer: Answer) -> bytes:
        """The body of a good answer; raises ``UserError`` with the words of a refusal."""
        if answer.status <= LAST_GOOD:
            return answer.body
        try:
            problem = json_decoder(Failure).decode(answer.body).error
        except msgspec.DecodeError:
            raise UserError(self.words.text("admin-no-answer", status=answer.status)) from None
        key = f"problem-{problem.reason}"
        known = self.words.has(key)
        raise UserError(self.words.text(key, **problem.values) if known else problem.message)


def existing(place: Location) -> Location:
    """A place where there is a database; raises ``DatabaseFault`` for a file that is not there."""
    if place.path is not None and not place.path.is_file():
        raise DatabaseFault("no-file", file=str(place.path))
    return place


def operator_headers(key: str) -> list[tuple[str, str]]:
    """What says that it is the operator who asks, and who that is."""
    return [("authorization", f"Bearer {key}"), (NAME_HEADER, own_name())]


def own_name() -> str:
    """What the system calls whoever runs this; in containers it often knows a number only."""
    try:
        return getpass.getuser().encode("ascii", "replace").decode()
    except (KeyError, OSError):
        return f"uid {os.getuid()}"


def ask_server(operator: Operator, sent: PageRequest) -> Answer | None:
    """What a running server answers; None if none is there, or another program by now."""
    known = send(operator, PageRequest("GET", ADMIN, []))
    try:
        json_decoder(AdminOverview).decode(known.body if known else b"")
    except msgspec.DecodeError:
        return None
    return send(operator, sent)


def send(operator: Operator, sent: PageRequest) -> Answer | None:
    """The answer to a request by HTTP; None if there is none."""
    request = urllib.request.Request(
        operator.url + sent.target,
        sent.body.encode() or None,
        dict([*sent.headers, *operator_headers(operator.key)]),
        method=sent.method,
    )
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with opener.open(request, timeout=LIMIT) as answer:
            return Answer(answer.status, answer.read())
    except urllib.error.HTTPError as error:
        return Answer(error.code, error.read())
    except (OSError, HTTPException):
        return None
