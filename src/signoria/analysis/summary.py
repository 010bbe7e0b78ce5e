"""From findings to an analysis: one seat's game in sum."""

from __future__ import annotations

from collections.abc import Sequence

from ..record import Match
from .findings import Analysis, Decision, Finding, Luck, Outlook, Player


def summarise(
    match: Match, found: Sequence[Finding], budget: str, seed: int, number: int
) -> Analysis:
    """All that was found, of as many questions as there are."""
    decisions = tuple(one for one in found if isinstance(one, Decision))
    luck = tuple(one for one in found if isinstance(one, Luck))
    return Analysis(
        game=match.game.name,
        players=match.setup.players,
        budget=budget,
        seed=seed,
        whole=len(found) == number,
        seats=tuple(
            summarise_player(match, seat, decisions, luck) for seat in range(match.setup.players)
        ),
        outlooks=tuple(one for one in found if isinstance(one, Outlook)),
        decisions=decisions,
        luck=luck,
    )


def summarise_player(
    match: Match, seat: int, decisions: Sequence[Decision], luck: Sequence[Luck]
) -> Player:
    """One seat's game."""
    own = [one for one in decisions if one.seat == seat]
    sizes = [one.size for one in own]
    return Player(
        seat=seat,
        points=match.state.scores[seat],
        place=match.state.ranking()[seat] if match.over else None,
        decisions=len(own),
        lost=sum(one.lost for one in own),
        luck=sum(one.worth[seat] for one in luck),
        inaccuracies=sizes.count("inaccuracy"),
        mistakes=sizes.count("mistake"),
        blunders=sizes.count("blunder"),
    )


def gravest_moves(found: Analysis, most: int) -> list[Decision]:
    """The moves that cost most, in the order of the game; none that was fine."""
    wrong = [one for one in found.decisions if one.size != "fine"]
    worst = sorted(wrong, key=lambda one: -one.lost)[:most]
    return sorted(worst, key=lambda one: one.moves)
