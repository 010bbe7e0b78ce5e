"""What a tournament has shown: shares of victories with intervals, points and margins.

A bot that sits at the table several times is counted by seat, so that the fair share is one in the
number of seats for everybody.  The interval is that of all its seats together, of which at most one
wins, divided by their number.  The games of a set are no independent trials.  So the 95 % interval
is Wilson's with the number of games divided by the design effect: the variance of the share as it
follows from the sets, over that of as many independent games, and at least 1.  A bot that has all
seats wins whatever happens: its share is known without a game.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from statistics import fmean, variance

from ..intervals import wilson_interval
from .tournament import Tournament
from .tournament_games import Outcome


@dataclass(frozen=True)
class BotStanding:
    """How one name did; ``games`` in which it played, with ``seats`` seats in each.

    ``mean_margin``: points ahead of the best of all others at the table; ``milliseconds`` a
    decision: the mean, and the 99th percentile.
    """

    games: int
    seats: int
    win_share: float
    low: float
    high: float
    mean_score: float
    mean_margin: float
    mean_place: float
    milliseconds: float
    milliseconds_p99: float


def standings(tournament: Tournament, outcomes: Sequence[Outcome]) -> dict[str, BotStanding]:
    """The lines by name, in the order of the table; empty if nothing was played."""
    if not outcomes:
        return {}
    return {
        name: bot_standing(tournament, outcomes, name) for name in dict.fromkeys(tournament.bots)
    }


def bot_standing(tournament: Tournament, outcomes: Sequence[Outcome], name: str) -> BotStanding:
    """One name's line."""
    own = [at for at, other in enumerate(tournament.bots) if other == name]
    shares = [sum(outcome.wins[at] for at in own) for outcome in outcomes]
    sets = [tournament.set_of(outcome.number) for outcome in outcomes]
    certain = len(own) == tournament.players
    low, high = (1.0, 1.0) if certain else interval(shares, sets)
    took = sorted(s for outcome in outcomes for at in own for s in outcome.seconds[at])
    return BotStanding(
        games=len(outcomes),
        seats=len(own),
        win_share=fmean(shares) / len(own),
        low=low / len(own),
        high=high / len(own),
        mean_score=fmean(outcome.scores[at] for outcome in outcomes for at in own),
        mean_margin=fmean(lead(outcome.scores, at) for outcome in outcomes for at in own),
        mean_place=fmean(outcome.places[at] for outcome in outcomes for at in own),
        milliseconds=1000 * fmean(took) if took else 0.0,
        milliseconds_p99=1000 * took[99 * (len(took) - 1) // 100] if took else 0.0,
    )


def lead(scores: Sequence[int], at: int) -> int:
    """Points ahead of the best of the others; negative if behind."""
    return scores[at] - max(score for other, score in enumerate(scores) if other != at)


def interval(shares: Sequence[float], sets: Sequence[int]) -> tuple[float, float]:
    """The 95 % interval of the mean of the shares, which come in sets."""
    games = len(shares) / design_effect(shares, sets)
    return wilson_interval(fmean(shares) * games, games)


def design_effect(shares: Sequence[float], sets: Sequence[int]) -> float:
    """How many times as many games in sets tell as much as independent ones; at least 1."""
    mean = fmean(shares)
    sums: defaultdict[int, float] = defaultdict(float)
    for share, number in zip(shares, sets, strict=True):
        sums[number] += share - mean
    independent = mean * (1 - mean) * len(shares)
    if len(sums) < 2 or independent <= 0:
        return 1.0
    return max(1.0, variance(sums.values(), 0.0) * len(sums) / independent)


def to_dict(
    tournament: Tournament, outcomes: Sequence[Outcome], seconds: float
) -> dict[str, object]:
    """What ``--json`` prints."""
    lines = standings(tournament, outcomes)
    return {
        "game": tournament.game,
        "players": tournament.players,
        "games": len(outcomes),
        "seed": tournament.seed,
        "options": tournament.options,
        "seconds": seconds,
        "bots": {name: asdict(found) for name, found in lines.items()},
    }
