"""The position of a match and what led to it, as one viewer may know them, for programs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from . import late_moves
from .match import Match
from .model import OPENING, SCHEME
from .proof import COMMITMENT, FROM, MATCH, OPTIONS, SEED, UNDONE, VALUES

SEATS = "Seats"
# What everybody may know of a game under way.  Other headers may tell what is hidden, as the seed
# does, from which every card follows.
BOUND = (COMMITMENT, SCHEME, MATCH, OPTIONS, UNDONE)
PUBLIC = (SEATS, FROM, "Date", "Event", "Site", "Round", *BOUND)
AT_THE_END = (SEED, VALUES)


def visible_events(match: Match, viewer: int | None, since: int = OPENING) -> Iterator[Any]:
    """The events that the viewer (None: a spectator) is told, from this turn of the record on.

    That a turn begins is told at the end of the one before, and belongs to it here all the same.
    """
    state = match.first()
    for played in match.played:
        for event in match.game.events(state, played.action):
            begins = getattr(event, "turn", OPENING) == since
            told = event.audience is None or event.audience == viewer
            if told and (begins or played.turn >= since):
                yield event
        state.apply(played.action)


def public_headers(match: Match) -> dict[str, str]:
    """The headers that everybody may know: the seed only when the game shown is over."""
    known = (*PUBLIC, *AT_THE_END) if match.over else PUBLIC
    return {name: value for name, value in match.headers.items() if name in known}


def as_json(match: Match, viewer: int | None) -> str:
    """Public headers, turns completed, the view and all events, as one line of JSON."""
    shown = {
        "game": match.game.name,
        "rules": match.recorded_rules,
        "headers": public_headers(match),
        "turn": match.state.turn,
        "over": match.over,
        "view": match.game.view(match.state, viewer),
        "events": list(visible_events(match, viewer)),
        "timed_out": [late._asdict() for late in late_moves.late_moves(match)],
    }
    return msgspec.json.encode(shown).decode()
