"""What the characters do more or less often than others of their level, and how often they win.

    python -m tools.research.measure_characters calimala --games 200

Each plays against three of its level, seats in turn.  Of its own and of the others' decisions those
are counted, for each game and seat, whose notation begins as ``more`` or ``less`` says.  As good as
the others is who wins a quarter of the games.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass

from signoria import bots, games
from signoria.games.contract import CHANCE, TERMINAL, Game
from signoria.games.shared.character import Character
from signoria.games.shared.engine.rng import Rng

SEATS = 4


@dataclass
class Measured:
    """Sums over games: decisions that are counted, and victories (shared ones in parts)."""

    own: int = 0
    others: int = 0
    wins: float = 0.0


def measure(game: Game, key: str, character: Character, count: int, seed: int) -> Measured:
    """Play so many games of one character against three bots of its level."""
    found, rng = Measured(), Rng(seed)
    own, other = bots.load(key, game.name), bots.load(character.level, game.name)
    counted = character.more or character.less
    for number in range(count):
        seat = number % SEATS
        state = game.new_state(game.setup(SEATS, rng=rng))
        while (mover := state.to_move) != TERMINAL:
            if mover == CHANCE:
                state.apply(rng.pick_weighted(state.chance_outcomes()))
                continue
            chooser = own if mover == seat else other
            action = chooser.choose(state.seen_by(mover), rng)
            if counted and game.format(state, action).startswith(counted):
                found.own += mover == seat
                found.others += mover != seat
            state.apply(action)
        best = [one for one, place in enumerate(state.ranking()) if place == 1]
        found.wins += (seat in best) / len(best)
    return found


def line(key: str, one: Character, found: Measured, count: int) -> str:
    """One row of the table."""
    sort = ", ".join(one.more or one.less) or "-"
    own, others = found.own / count, found.others / count / (SEATS - 1)
    wins = 100 * found.wins / count
    return f"{key:12} {one.level:11} {sort:22} {own:6.2f} {others:6.2f} {wins:6.1f} %"


def main() -> None:
    """Print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=games.names())
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", nargs="*", help="some; else all that do not search")
    wanted = parser.parse_args()
    game = games.load(wanted.game)
    print(f"{'who':12} {'level':11} {'counted':22} {'own':>6} {'others':>6} {'wins':>8}")
    for key, one in bots.characters(wanted.game).items():
        if wanted.only and key not in wanted.only:
            continue
        if not wanted.only and bots.searches(key, wanted.game):
            continue
        found = measure(game, key, one, wanted.games, wanted.seed)
        print(line(key, one, found, wanted.games), flush=True)


if __name__ == "__main__":
    main()
