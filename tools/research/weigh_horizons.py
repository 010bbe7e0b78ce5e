"""How far ways to judge a move are off, by error and by chance, against games to the end.

    python -m tools.research.weigh_horizons --positions 100 --seed 1 end-paired WAY ...

The positions are those of ``tools.research.judge_turns``.  Without a tree, every way judges the
moves that look best in many worlds.  Of what it says of them, less their mean, the mean square by
which it is off from what games to the end say is printed, and the variance of a single try: in
worlds of its own for every move, and less what all moves have in common in the same world.  After n
tries of each move a search is off by the first number and one n-th of the second or third.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from dataclasses import dataclass
from itertools import islice
from statistics import fmean, pvariance
from time import thread_time

from signoria import games
from signoria.bots.search import SearchSettings
from signoria.bots.search.outlook import worth
from signoria.bots.search.search_bot import adviser
from signoria.games.contract import State

from .compare_searches import WAYS
from .judge_turns import TO_THE_END, turns

MOVES = 6  # those that look best
GLANCES, TRIES, TRUTH = 60, 120, 700  # tries of each move to find these, of each way, of the truth
CUTS = (0, 12, 24, 36)  # turns
Table = list[list[float]]  # by move and try


@dataclass(frozen=True)
class Off:
    """How far a way was off in one position, and how long a try took, in microseconds."""

    error: float
    alone: float
    paired: float
    time: float


class Scales:
    """Judges moves of a position with the eyes of the seat to move."""

    def __init__(self, game: str) -> None:
        self._game = game
        self._world = games.search_state(game)

    def tries(
        self, state: State, moves: list[int], kind: SearchSettings, seed: int, n: int
    ) -> Table:
        """What each try says of each move; those of the same number meet the same world."""
        advice, seat, found = adviser(self._game, self._world, kind), state.to_move, []
        for move in moves:
            after = state.clone()
            after.apply(move)
            self._world.observe(after, seat)
            one = [worth(self._world, advice, kind, seat, seed + k, 1)[seat] for k in range(n)]
            found.append(one)
        return found

    def off(self, state: State, kinds: list[SearchSettings], seed: int) -> list[Off]:
        """How far each way is off."""
        legal = state.legal_actions()
        looks = self.tries(state, legal, kinds[0], seed, GLANCES)
        best = sorted(range(len(legal)), key=lambda at: -fmean(looks[at]))[:MOVES]
        moves = [legal[at] for at in best]
        truth = self.tries(state, moves, TO_THE_END, seed + 10**6, TRUTH)
        found = []
        for kind in kinds:
            began = thread_time()
            said = self.tries(state, moves, kind, seed + 2 * 10**6, TRIES)
            time = (thread_time() - began) / (len(moves) * TRIES)
            found.append(compare(said, truth, 1e6 * time))
        return found


def compare(said: Table, truth: Table, time: float) -> Off:
    """How far what was said is off; what chance alone would bring is taken away."""
    told, true = centre([fmean(one) for one in said]), centre([fmean(one) for one in truth])
    square = fmean((a - b) ** 2 for a, b in zip(told, true, strict=True))
    paired = apart(said)
    chance = paired / len(said[0]) + apart(truth) / len(truth[0])
    return Off(square - chance, fmean(pvariance(one) for one in said), paired, time)


def apart(tries: Table) -> float:
    """The variance of tries, less what all moves have in common in the same world."""
    columns = [centre(list(column)) for column in zip(*tries, strict=True)]
    return fmean(pvariance(one) for one in zip(*columns, strict=True))


def centre(numbers: list[float]) -> list[float]:
    """Less their mean."""
    mean = fmean(numbers)
    return [number - mean for number in numbers]


def main() -> None:
    """Weigh and print, in ten-thousandths of squared utility."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("ways", nargs="+", metavar="WAY", choices=WAYS, help=", ".join(WAYS))
    parser.add_argument("--game", default="calimala", choices=games.names())
    parser.add_argument("--positions", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    scales, kinds = Scales(args.game), [WAYS[name] for name in args.ways]
    found: dict[int, list[list[Off]]] = defaultdict(list)
    for number, state in enumerate(islice(turns(args.game, args.seed), args.positions)):
        part = max(cut for cut in CUTS if cut <= state.turn)
        found[part].append(scales.off(state, kinds, args.seed + 10**7 * number))
    for part, rows in sorted(found.items()):
        print(f"from turn {part} on, {len(rows)} positions")
        for name, each in zip(args.ways, zip(*rows, strict=True), strict=True):
            print(" ", line(name, list(each)))


def line(name: str, offs: list[Off]) -> str:
    """The means of one way."""
    error, alone, paired = (
        1e4 * fmean(getattr(one, what) for one in offs) for what in ("error", "alone", "paired")
    )
    time = fmean(one.time for one in offs)
    return f"{name}: off by {error:.1f}, a try {alone:.0f}, paired {paired:.0f}, {time:.0f} µs"


if __name__ == "__main__":
    main()
