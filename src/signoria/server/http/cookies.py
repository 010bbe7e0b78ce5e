"""What browsers keep for us: whose they are, whom they were, and what they are at.

No script can read any of it.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from starlette.requests import HTTPConnection
from starlette.responses import Response

from ..settings import Settings

DAY = 24 * 3600


def cookie_name(settings: Settings) -> str:
    """The name of the first; with ``__Host-`` browsers refuse it from neighbours and over http."""
    return "__Host-signoria" if settings.secure else "signoria"


class Cookie(NamedTuple):
    """A kind of cookie: how its name ends, how long it is kept, and whether links bring it along.

    By ``strict`` a browser sends it only from our own pages, by ``lax`` also as it comes by a link.
    """

    ending: str
    seconds: int
    same_site: Literal["strict", "lax"] = "strict"

    def read(self, connection: HTTPConnection, settings: Settings) -> str | None:
        """What the browser has kept; None if it has nothing."""
        return connection.cookies.get(cookie_name(settings) + self.ending)

    def give(self, response: Response, settings: Settings, value: str) -> None:
        """Let the browser keep this."""
        response.set_cookie(
            cookie_name(settings) + self.ending,
            value,
            max_age=self.seconds,
            httponly=True,
            secure=settings.secure,
            samesite=self.same_site,
        )

    def take(self, response: Response, settings: Settings) -> None:
        """Let the browser forget it."""
        response.delete_cookie(
            cookie_name(settings) + self.ending,
            httponly=True,
            secure=settings.secure,
            samesite=self.same_site,
        )


TOKEN = Cookie("", 400 * DAY)  # of the person; the longest that browsers keep one
FORMER = Cookie("-before", 400 * DAY)  # the token of whom it was, until it is asked about that
ENTRY = Cookie("-entry", 366 * DAY)  # the code of a link that lets a new person in
ERRAND = Cookie("-errand", 15 * 60, "lax")  # a note of a browser that signs in elsewhere
