"""Show what each idea of the heuristic is worth: without it, against three of the whole.

    python -m tools.research.ablate_heuristic --games 1200 --seed 1

The table gives the points less the others' mean and the share of victories of the player without
the idea, who would win a quarter of the games with it.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor

from signoria.arena.intervals import wilson_interval
from tools.research.tune_heuristic import Values, duels

IDEAS: dict[str, Values] = {
    "(nothing taken away)": {},
    "nearer scorings count more": {"near": 0},
    "a lead is the surer the nearer the scoring": {"spread": 0},
    "means count for what they can still do": {"wood": 0, "brick": 0, "marble": 0, "cloth": 0},
    "ships, houses and workshops early": {"ship": 0, "house": 0, "workshop": 0},
    "cards are worth hoarding": {"card": 0},
    "own discs act again": {"own": 0},
    "seats": {"seat": 0, "rival_seat": 0},
    "rivals' discs are not fed": {"feed": 0},
    "white discs are kept for good use": {"white": 0},
    "looking two actions further": {"depth": 1},
    "looking the second of them further": {"depth": 2},
    "the starting card is chosen": {"start_marble": 0, "start_build": 0, "start_weave": 0},
    "scoring cards": {"final": 0},
}


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    args = parser.parse_args()
    print(f"{'without':44} {'points':>14} {'victories':>10}  95 % interval")
    with ProcessPoolExecutor(args.workers) as pool:
        for idea, off in IDEAS.items():
            found = duels(pool, off, {}, args.games, args.seed)
            low, high = wilson_interval(found.wins, found.games)
            share = found.wins / found.games
            print(
                f"{idea:44} {found.margin:+6.2f} ± {found.error:4.2f} {share:10.1%}"
                f"  {low:.1%} to {high:.1%}",
                flush=True,
            )


if __name__ == "__main__":
    main()
