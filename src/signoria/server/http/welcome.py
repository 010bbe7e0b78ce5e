"""The answer to whoever has signed in."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from ..journal.entries import Person
from ..protocol import http
from . import cookies
from .answers import json_response
from .authentication import Authenticator


async def welcome(auth: Authenticator, request: Request, person: Person, token: str) -> Response:
    """Let the browser be this person from now on.

    Whom it was before it can still prove, until it is asked whether both are the same.
    """
    response = json_response(http.Me(person.name))
    await settle(response, auth, person, token, cookies.TOKEN.read(request, auth.settings))
    return response


async def settle(
    response: Response, auth: Authenticator, person: Person, token: str, own: str | None
) -> bool:
    """Let the answer make the browser this person; ``own`` is the token of whom it was.

    Whether it was somebody else, so that it is to be asked whether both are the same.
    """
    cookies.TOKEN.give(response, auth.settings, token)
    before = await auth.people.find(own)
    if not own or before is None or before.id == person.id:
        return False
    cookies.FORMER.give(response, auth.settings, own)
    return True
