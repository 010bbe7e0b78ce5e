"""Who acts as an administrator: a person who was appointed, or whoever holds the server's key."""

from __future__ import annotations

import hmac
import re
from typing import NamedTuple

from ..domain.clean_text import clean_text
from ..journal.entries import Person

COMMAND_LINE = "command line"
NAME_LENGTH = 40
NAME_HEADER = "x-signoria-operator"
BEARER = re.compile("bearer +([^ ]+)", re.IGNORECASE)


class Actor(NamedTuple):
    """An administrator: ``id`` is the person's, or says who it is at the command line."""

    id: str
    person: Person | None = None


class OperatorKey:
    """The key of who may read the database itself; the file beside it tells it, and nobody else."""

    def __init__(self, key: str | None) -> None:
        self._key = key

    def actor(self, authorization: str | None, name: str) -> Actor | None:
        """Who shows the key in this header; None for anybody else."""
        found = BEARER.fullmatch(authorization or "")
        if self._key is None or found is None:
            return None
        if not hmac.compare_digest(found[1].encode(), self._key.encode()):
            return None
        return Actor(f"{COMMAND_LINE}: {clean_text(name, NAME_LENGTH) or '?'}")
