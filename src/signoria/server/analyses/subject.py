"""What is analysed, and under which key it is found again."""

from __future__ import annotations

from hashlib import sha256
from typing import NamedTuple

import msgspec

from ... import record
from ...analysis import stages
from ...record import Match

FORM = 4  # of what is kept, and how it is judged; with another one games are analysed anew


class Subject(NamedTuple):
    """A game on record.

    ``key`` is the same for the same game, however its record is headed, as long as the rules and
    the time that an analysis takes are the same.
    """

    key: str
    text: str


def subject_of(match: Match) -> Subject:
    """A game that is over."""
    what = (
        (FORM, stages.BRIEFLY, stages.CLOSELY),
        (match.game.name, match.game.rules_version),
        (dict(match.setup.to_dict()), match.position),
        match.actions,
    )
    key = sha256(msgspec.json.encode(what, order="deterministic")).hexdigest()
    return Subject(key, record.write(match.record()))
