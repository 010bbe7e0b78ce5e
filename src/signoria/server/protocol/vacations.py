"""Bodies of the HTTP calls about vacations."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from .http import Request


class Vacation(msgspec.Struct):
    """Of so many ``days`` in a year these are ``left``.

    ``until`` is when one comes back from the vacation that one is on, in seconds since 1970, None
    where one is on none.
    """

    days: int
    left: int
    until: int | None


class NewVacation(Request):
    """To be away for so many days from now on."""

    days: Annotated[int, Meta(ge=1, le=365)]
