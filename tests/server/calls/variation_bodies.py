"""Lines as they are sent."""

from __future__ import annotations

from typing import Any

from signoria.record import Match


def line_of(match: Match) -> dict[str, Any]:
    """A game as a line."""
    moves = [played.move.text for played in match.played]
    return {"game": match.game.name, "setup": dict(match.setup.to_dict()), "moves": moves}
