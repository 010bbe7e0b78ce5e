"""Ways to search a game at equal time, each against the same three (docs/research/search.md).

    python -m tools.research.compare_searches --budget 0.02cpu --games 20 --seed 11 [WAY ...]
    python -m tools.research.compare_searches --against flat@0.1cpu --budget 0.1cpu [WAY ...]
    python -m tools.research.compare_searches --together --budget 0.3cpu WAY WAY

Every way plays the same setups from the same seats, or all share a table and move on by one seat;
a line is printed after each round of seats.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev

from signoria import games
from signoria.arena.intervals import wilson_interval
from signoria.arena.play_game import CHANCES, DEALING, FIRST_SEAT, generator, play_out
from signoria.bots import Bot, load
from signoria.bots.search import SearchBot, SearchSettings, budget

SEATS = 4


def knowing(
    horizon: int | None,
    explore: float = 3.0,
    rollout: str = "advised",
    judge: str = "own",
    priors: bool = True,
    ripe: int = 0,
    paired: bool = False,
    stray: float = 0.0,
) -> SearchSettings:
    """A search that asks the heuristic for priors."""
    return SearchSettings(
        bandit="puct",
        priors=priors,
        explore=explore,
        first=0.05,
        rollout=rollout,
        stray=stray,
        horizon=horizon,
        ripe=ripe,
        paired=paired,
        judge=judge,
    )


WAYS = {
    "random": SearchSettings(),
    "end": knowing(None),
    "end-sharp": knowing(None, explore=1.0),
    "end-sharper": knowing(None, explore=0.5),
    "leaf": knowing(0),
    "turn": knowing(1),
    "turn-sharp": knowing(1, explore=1.0),
    "round": knowing(4),
    "round-sharp": knowing(4, explore=1.0),
    "round-random": knowing(4, rollout="random"),
    "rounds": knowing(8),
    "rounds-sharp": knowing(8, explore=1.0),
    "leaf-learned": knowing(0, judge="learned"),
    "leaf-learned-sharp": knowing(0, explore=1.0, judge="learned"),
    "turn-learned": knowing(1, judge="learned"),
    "turn-learned-sharp": knowing(1, explore=1.0, judge="learned"),
    "two-learned-sharp": knowing(2, explore=1.0, judge="learned"),
    "round-learned": knowing(4, judge="learned"),
    "round-learned-sharp": knowing(4, explore=1.0, judge="learned"),
    "round-learned-even": knowing(4, explore=1.0, judge="learned", priors=False),
    "rounds-learned": knowing(8, judge="learned"),
    "rounds-learned-sharp": knowing(8, explore=1.0, judge="learned"),
    "rounds-learned-even": knowing(8, explore=1.0, judge="learned", priors=False),
    "far": knowing(24),
    "far-learned": knowing(24, judge="learned"),
    "far-sharp": knowing(24, explore=1.0),
    "far-learned-sharp": knowing(24, explore=1.0, judge="learned"),
    "end-paired": knowing(None, explore=1.0, paired=True),
    "ripe": knowing(8, explore=1.0, judge="learned", ripe=28),
    "ripe-paired": knowing(8, explore=1.0, judge="learned", ripe=28, paired=True),
    "longer-quick": knowing(24, explore=1.0, judge="learned", ripe=32, paired=True),
    "longer": knowing(24, 1.0, "considered", "learned", ripe=32, paired=True),
    "longer-astray": knowing(24, 1.0, "considered", "learned", ripe=32, paired=True, stray=0.2),
    "end-considered": knowing(None, 1.0, "considered"),
}


def play(name: str, bots: Sequence[Bot], number: int, seed: int) -> list[tuple[float, int]]:
    """By bot: the share of the victory and the lead over the best other seat, in one game.

    From game to game they move on by one seat.
    """
    game, first = games.load(name), number % SEATS
    rng = generator(seed, number // SEATS, DEALING)
    state = game.new_state(game.setup(SEATS, {}, rng=rng))
    table = [bots[(at - first) % SEATS] for at in range(SEATS)]
    rngs = [generator(seed, number, FIRST_SEAT + at) for at in range(SEATS)]
    play_out(state, table, generator(seed, number // SEATS, CHANCES), rngs)
    ranking, scores = state.ranking(), state.scores
    found = []
    for at in range(SEATS):
        best = max(score for other, score in enumerate(scores) if other != at)
        found.append(((ranking[at] == 1) / ranking.count(1), scores[at] - best))
    return found[first:] + found[:first]


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("ways", nargs="*", metavar="WAY", help=", ".join(WAYS))
    parser.add_argument("--game", default="calimala", choices=games.names())
    parser.add_argument("--against", default="heuristic", metavar="BOT")
    parser.add_argument("--together", action="store_true", help="2 or 4 ways at one table")
    parser.add_argument("--budget", default="0.02cpu")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=11)
    args = parser.parse_args()
    if unknown := set(args.ways) - set(WAYS):
        parser.error(
            f"there is no way {', '.join(sorted(unknown))}; the ways are {', '.join(WAYS)}"
        )
    names = args.ways or list(WAYS)
    if args.together and (len(names) < 2 or SEATS % len(names)):
        parser.error(f"--together takes 2 or {SEATS} ways, not {len(names)}")
    time = budget.read(args.budget)
    bots = {name: SearchBot(name, args.game, WAYS[name], time) for name in names}
    tables = [names * (SEATS // len(names))] if args.together else [[name] for name in names]
    other = load(args.against, args.game)
    found: dict[str, list[tuple[float, int]]] = {name: [] for name in bots}
    for number in range(args.games):
        for table in tables:
            seated = [bots[name] for name in table] + [other] * (SEATS - len(table))
            results = play(args.game, seated, number, args.seed)
            for name, result in zip(table, results, strict=False):
                found[name].append(result)
        if number % SEATS == SEATS - 1:
            told = (line(name, results, number + 1) for name, results in found.items())
            print(number + 1, *told, sep="\n  ", flush=True)


def line(name: str, results: list[tuple[float, int]], games: int) -> str:
    """How one way of searching did in its games, with all its seats together."""
    won = sum(won for won, _ in results)
    low, high = wilson_interval(won, games)
    leads = [lead for _, lead in results]
    error = stdev(leads) / sqrt(len(leads))
    share = f"{won / games:.2f} ({low:.2f} to {high:.2f})"
    return f"{name}: {share}, lead {fmean(leads):+.1f} (error {error:.1f})"


if __name__ == "__main__":
    main()
