"""Moves that a bot made as somebody's time was up: in a record they have a comment that says so."""

from __future__ import annotations

from typing import NamedTuple

from .match import Match

BY_CLOCK = "by the clock"  # how the comment begins, in every language
COMMENT = f"{BY_CLOCK}: the time was up, and a bot decided"


class LateMove(NamedTuple):
    """Such a move: how many moves and outcomes had been made with it, for whom, in which turn."""

    actions: int
    seat: int
    turn: int


def note_late_move(match: Match, actions: int) -> None:
    """Let the comment of the last of so many moves say so, before anything else."""
    more = match.comments.get(actions)
    match.comments[actions] = f"{COMMENT}\n{more}" if more else COMMENT


def late_moves(match: Match) -> list[LateMove]:
    """All such moves of a match, in order."""
    found = []
    for number, text in sorted(match.comments.items()):
        if 0 < number <= len(match.played) and text.lower().startswith(BY_CLOCK):
            played = match.played[number - 1]
            found.append(LateMove(number, played.move.seat, played.turn))
    return found
