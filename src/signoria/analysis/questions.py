"""What there is to ask of a game: a question for each decision, chance event and turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple

from ..games.contract import CHANCE
from ..record import Match

MOST_OUTLOOKS = 60  # of a game, and the one at its end
Kind = Literal["outlook", "decision", "luck"]


class Question(NamedTuple):
    """What to find out about one moment; it goes to other processes.

    ``state`` are the bytes of the state, ``seat`` with whose eyes to look at it, ``action`` what
    was done then (none for an outlook).  ``rules`` are those under which the game was played.
    """

    kind: Kind
    game: str
    moves: int
    turn: int
    state: bytes
    seat: int
    action: int
    rules: str | None = None


def questions(match: Match) -> Iterator[Question]:
    """All of a match, in the order of the game; outlooks at its start and at the start of turns.

    In a long game these are not all turns.
    """
    state, turn, actor = match.first(), -1, 0
    name, rules = match.game.name, match.game.rules_version
    apart = len({played.turn for played in match.played}) // MOST_OUTLOOKS + 1
    for moves, played in enumerate(match.played):
        mover = state.to_move
        actor = actor if mover == CHANCE else mover
        asked = Question("luck", name, moves, played.turn, b"", actor, played.action, rules)
        now = asked._replace(state=state.to_bytes())
        if played.turn != turn and mover != CHANCE:
            turn = played.turn
            if turn % apart == 0 or moves == 0:
                yield now._replace(kind="outlook")
        if mover == CHANCE:
            yield now
        elif len(state.legal_actions()) > 1:
            yield now._replace(kind="decision")
        state.apply(played.action)
    yield Question(
        "outlook", name, len(match.played), match.turn, state.to_bytes(), actor, -1, rules
    )
