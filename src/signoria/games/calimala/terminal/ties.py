"""Who of several with equally many cubes is ahead, and why (C5.6), in words."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from ..view.view_types import Line
from .words import Words


def tie_lines(words: Words, lines: Sequence[Line]) -> list[str]:
    """A sentence for each tie that was decided, and one for those who share.

    Args:
        words: The reader's language.
        lines: The lines of a scoring, best first.
    """
    return [
        decision_text(words, one, other, lines)
        for one, other in pairwise(lines)
        if ahead(one, other)
    ] + [shared_text(words, group) for group in sharing(lines)]


def ahead(one: Line, other: Line) -> bool:
    """Whether a tie-breaker sets one line before the next."""
    return one.cubes == other.cubes and one.place != other.place


def decision_text(words: Words, one: Line, other: Line, lines: Sequence[Line]) -> str:
    """Who is ahead of whom by what; who shares is behind an equal by the sum alone."""
    behind = [words.seat(line.seat) for line in lines if line.place == other.place]
    by = "sum" if other.tie == "shared" else other.tie
    return words.say(
        f"tie-{by}", ahead=words.seat(one.seat), behind=words.locale.list_in_words(behind)
    )


def sharing(lines: Sequence[Line]) -> list[list[Line]]:
    """The lines of each place that several share."""
    places = dict.fromkeys(line.place for line in lines if line.tie == "shared")
    return [[line for line in lines if line.place == place] for place in places]


def shared_text(words: Words, group: Sequence[Line]) -> str:
    """Who shares, and what each of them gets."""
    players = words.locale.list_in_words([words.seat(line.seat) for line in group])
    return words.say("tie-shared", players=players, points=group[0].points)
