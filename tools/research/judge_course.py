"""Show how well an analysis foretells victories, by Brier's score of its course.

    python -m tools.research.judge_course calimala --games 16 --seed 1

Heuristics play; for every moment of the course it is compared who was said to win with who won.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from statistics import fmean
from typing import NamedTuple

from signoria import games
from signoria.analysis.analyst import Analyst
from signoria.analysis.findings import Outlook
from signoria.analysis.questions import questions
from signoria.bots.search.budget import Budget
from signoria.games.contract import Rng
from signoria.record import Match
from tests.analysis.ends import play_to_end

PLAYERS = 4
QUARTERS = 4


class Error(NamedTuple):
    """How far a moment of the course was off: in which quarter of the game, and by how much."""

    quarter: int
    brier: float


def whole(name: str, seed: int) -> Match:
    """A game among heuristics."""
    game, rng = games.load(name), Rng(seed)
    return play_to_end(Match(game, game.setup(PLAYERS, rng=rng)), rng)


def errors(match: Match, seed: int) -> Iterator[Error]:
    """The errors at all moments of the course but the end."""
    analyst = Analyst(match.game.name, seed)
    places = match.state.ranking()
    won = [(place == 1) / places.count(1) for place in places]
    asked = [one for one in questions(match) if one.kind == "outlook"]
    for question in asked[:-1]:
        found = analyst.answer(question, Budget(simulations=1))
        assert isinstance(found, Outlook)
        brier = fmean((said - was) ** 2 for said, was in zip(found.victories, won, strict=True))
        yield Error(QUARTERS * question.moves // len(match.played), brier)


def main() -> None:
    """Play, look at the games, and print."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=16)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    found = [
        error
        for number in range(args.games)
        for error in errors(whole(args.game, args.seed + number), args.seed)
    ]
    quarters = [
        fmean(one.brier for one in found if one.quarter == quarter) for quarter in range(QUARTERS)
    ]
    nothing = fmean([(1 - 1 / PLAYERS) ** 2] + [PLAYERS**-2] * (PLAYERS - 1))
    print(f"{len(found)} moments: {fmean(one.brier for one in found):.3f}")
    print("by quarters of the game: " + ", ".join(f"{one:.3f}" for one in quarters))
    print(f"always the same for all: {nothing:.4f}")


if __name__ == "__main__":
    main()
