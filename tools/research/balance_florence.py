"""Does any house, or any seat, win more than its share?  Games of four bots, set up at random.

Run ``python tools/research/balance_florence.py [GAMES] [BOT] [OPTION=VALUE ...] [boards=N]``. It
prints, with 95 % intervals, the share of victories by the site of the guild house, by how far from
it the mill lies that is missing, by seat counted from the one that starts, and by the first artist,
then how long the games were and how they ended.  With ``boards`` there are only so many
arrangements of shops and mills, and the houses of each are compared.  docs/laboratory/balance.md
has what it found.
"""

from __future__ import annotations

import os
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from multiprocessing import get_context
from typing import Any, NamedTuple

from signoria import bots
from signoria.arena.intervals import wilson_interval
from signoria.arena.play_game import CHANCES, DEALING, FIRST_SEAT, generator, play_out
from signoria.games.contract import Rng
from signoria.games.forging_florence import GAME, State
from signoria.games.forging_florence.map import maps
from signoria.games.forging_florence.rules import names
from signoria.games.forging_florence.rules.board import DOME, Terrain

PLAYERS = 4
SEED = 1
CHUNK = 25
MILLS = ("by its corner", "beside", "across the city", "opposite")


class Found(NamedTuple):
    """One seat of one game."""

    site: int  # of its guild house, in reading order
    mill: int  # that is missing: 0 by its own corner, 1 beside, 2 across the city, 3 opposite
    board: int
    turn: int  # how many seats after the starting one
    painter: str
    wins: float  # 1, or its share of a victory
    prestige: int
    rounds: int
    dome: bool  # whether it made it


def seats(state: State, board: int) -> Iterator[Found]:
    """What became of each seat of a finished game."""
    setup, ranking = state.setup, state.ranking()
    hands = state.position().hands
    for seat in range(PLAYERS):
        wins = (ranking[seat] == 1) / ranking.count(1)
        turn = (seat - setup.start) % PLAYERS
        site, painter = setup.houses[seat], setup.painters[seat]
        score, rounds = state.scores[seat], state.turn // PLAYERS
        mill, dome = site ^ setup.no_mill, hands[seat].made[DOME] > 0
        yield Found(site, mill, board, turn, painter, wins, score, rounds, dome)


def deal_game(number: int, board: int, options: dict[str, str]) -> State:
    """The beginning of a game; with a board its shops and mills are those of that board."""
    setup = GAME.setup(PLAYERS, options, rng=generator(SEED, number, DEALING))
    if board >= 0:
        other = GAME.setup(PLAYERS, options, rng=Rng(board))
        setup = replace(setup, shops=other.shops, no_mill=other.no_mill)
    return GAME.new_state(setup)


def play_games(
    first: int, count: int, bot: str, options: dict[str, str], boards: int
) -> list[Found]:
    """Games by number."""
    table = [bots.load(bot, GAME.name)] * PLAYERS
    found: list[Found] = []
    for number in range(first, first + count):
        board = number % boards if boards else -1
        state = deal_game(number, board, options)
        rngs = [generator(SEED, number, FIRST_SEAT + seat) for seat in range(PLAYERS)]
        play_out(state, table, generator(SEED, number, CHANCES), rngs)
        found += seats(state, board)
    return found


def shares(title: str, found: list[Found], key: str, label: dict[Any, str]) -> None:
    """Print the share of victories by one thing that differs."""
    wins: defaultdict[Any, float] = defaultdict(float)
    seen = Counter[Any]()
    for each in found:
        wins[getattr(each, key)] += each.wins
        seen[getattr(each, key)] += 1
    print(title)
    for value in sorted(seen):
        low, high = wilson_interval(wins[value], seen[value])
        share = 100 * wins[value] / seen[value]
        name = label.get(value, str(value))
        print(f"  {name:16} {share:5.1f} %   {100 * low:4.1f} – {100 * high:4.1f} %")


def by_board(found: list[Found], boards: int) -> None:
    """Print the least and the greatest share that a house has on one board."""
    each = [
        sum(one.wins for one in found if (one.board, one.site) == (board, site))
        / (sum(one.board == board for one in found) / PLAYERS)
        for board in range(boards)
        for site in range(PLAYERS)
    ]
    print(f"on {boards} boards: {100 * min(each):.1f} to {100 * max(each):.1f} % for a house")


def summary(found: list[Found]) -> None:
    """Print length and end of the games."""
    rounds = sorted(each.rounds for each in found[::PLAYERS])
    makers = [each.wins for each in found if each.dome]
    best = [max(e.prestige for e in found[i : i + 4]) for i in range(0, len(found), PLAYERS)]
    every = [each.prestige for each in found]
    print(f"games {len(rounds)}, ended by the Dome {100 * len(makers) / len(rounds):.1f} %")
    if makers:
        print(f"whoever made the Dome won {100 * sum(makers) / len(makers):.1f} % of them")
    middle, most = rounds[len(rounds) // 2], rounds[-1]
    mean = sum(rounds) / len(rounds)
    print(f"rounds: mean {mean:.1f}, median {middle}, {rounds[0]} to {most}")
    print(f"prestige: mean {sum(every) / len(every):.0f}, of winners {sum(best) / len(best):.0f}")


def main() -> None:
    """Play on all cores and print."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 2_000
    bot = sys.argv[2] if len(sys.argv) > 2 else bots.best("forging-florence")
    options = dict(word.split("=", 1) for word in sys.argv[3:])
    boards = int(options.pop("boards", 0))
    with ProcessPoolExecutor(os.cpu_count(), get_context("spawn")) as pool:
        jobs = [
            pool.submit(play_games, first, min(CHUNK, count - first), bot, options, boards)
            for first in range(0, count, CHUNK)
        ]
        found = [each for job in jobs for each in job.result()]
    terrain = maps.from_option(
        options.get("map", maps.DEFAULT_NAME), options.get("shops", maps.PAIRS)
    )
    sites = [hex for hex, code in enumerate(terrain) if code == Terrain.HOUSE]
    houses = {at: f"house on {maps.name(hex)}" for at, hex in enumerate(sites)}
    shares("by house", found, "site", houses)
    shares("by the missing mill", found, "mill", dict(enumerate(MILLS)))
    shares("by seat", found, "turn", {n: f"turn {n + 1} of a round" for n in range(PLAYERS)})
    shares("by first painter", found, "painter", {name: name for name in names.PAINTERS})
    if boards:
        by_board(found, boards)
    summary(found)


if __name__ == "__main__":
    main()
