"""Bodies of the HTTP calls by which a person comes back who has lost all browsers."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from .http import Request


class CodeCount(msgspec.Struct):
    """How many of a person's recovery codes still work.

    ``made`` is when they were made, in seconds since 1970, None if there were never any.
    """

    left: int
    made: int | None


class CodeList(msgspec.Struct):
    """New recovery codes; nobody can be told them a second time."""

    codes: list[str]


class RecoveryCode(Request):
    """A recovery code as somebody has typed it; lines, spaces and small letters do no harm."""

    code: Annotated[str, Meta(min_length=1, max_length=100)]
