"""How a game may have ended, as far as a seat can know: the scoring cards of others (C6.2)."""

from __future__ import annotations

from itertools import combinations

from ...position.position import Position
from ...rules.board import NOTHING, PALACE, SCORING_CARDS, Category
from ...state.state import State

Result = tuple[list[int], list[int]]


def results(end: State, seat: int) -> list[Result]:
    """All results, ranking and scores, that are alike likely for a seat that sees no other's cards.

    ``end`` is a game that has ended, with cards that agree with what the seat has seen.  Whose a
    card was is no matter, for each scores for everybody.
    """
    position = end.position()
    kept = [mat.kept for other, mat in enumerate(position.mats) if other != seat]
    points = [card_points(end, card) for card in range(SCORING_CARDS)]
    certain = [
        score - sum(points[card][of] for card in kept) for of, score in enumerate(end.scores)
    ]
    ties = [mat.seats + mat.artworks[PALACE] for mat in position.mats]
    found = []
    for cards in combinations(unseen_cards(position, seat), len(kept)):
        scores = [sure + sum(points[c][of] for c in cards) for of, sure in enumerate(certain)]
        found.append((ranking(scores, ties), scores))
    return found


def card_points(end: State, card: int) -> list[int]:
    """What a scoring card was worth to each seat."""
    category = Category.PALAZZO if card == SCORING_CARDS - 1 else card
    return [points for _, _, points in end.card_points_now(category)]


def unseen_cards(position: Position, seat: int) -> list[int]:
    """The scoring cards of which the seat does not know where they are (C2.2)."""
    seen = {position.face_up, position.mats[seat].kept, *position.mats[seat].dealt, NOTHING}
    return [card for card in range(SCORING_CARDS) if card not in seen]


def ranking(scores: list[int], ties: list[int]) -> list[int]:
    """The place of each seat, from 1, equal when shared (C6.3)."""
    keys = list(zip(scores, ties, strict=True))
    return [1 + sum(other > mine for other in keys) for mine in keys]
