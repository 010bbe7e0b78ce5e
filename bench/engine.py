"""The engine's speed through its public interface: games, decisions and copies."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from types import MappingProxyType

from bench.timing import Bench, Counts
from signoria.games import CHANCE, TERMINAL, Rng, load, names
from signoria.games.contract import Game, State

PLAYERS = 4
SEED = 2024
NO_OPTIONS: Mapping[str, str] = MappingProxyType({})
# A variant of each game that has any: much differs, but games are about as long.
VARIANTS = {
    "calimala": "tile.first=4,card.third=0,build.house.brick=3,city.london=8,warehouse.marble=3",
    "forging-florence": "price.stone=5,money.start=15,prestige.sculpture=30,fee.dante=20",
}


def drive(state: State, rng: Rng) -> list[int]:
    """Play a random game to its end; the actions and chance outcomes in order."""
    moves = []
    while state.to_move != TERMINAL:
        if state.to_move == CHANCE:
            move = rng.pick_weighted(state.chance_outcomes())
        else:
            actions = state.legal_actions()
            move = actions[rng.below(len(actions))]
        state.apply(move)
        moves.append(move)
    return moves


def playout_bench(
    game: Game, name: str, threads: int = 1, options: Mapping[str, str] = NO_OPTIONS
) -> Bench:
    """Whole random games, setup included, inside the compiled engine."""
    first = count()  # each sample plays other games

    def batch(games: int, number: int) -> Counts:
        tally = game.playouts(PLAYERS, options, SEED, number * 1_000_000, games)
        return {"games": tally.games, "decisions": tally.decisions}

    def work(games: int) -> Counts:
        if threads == 1:
            return batch(games, next(first))
        with ThreadPoolExecutor(threads) as pool:
            parts = list(pool.map(lambda _: batch(games, next(first)), range(threads)))
        return {unit: sum(part[unit] for part in parts) for unit in parts[0]}

    return Bench(name, work, threads)


def apply_bench(game: Game, name: str) -> Bench:
    """Known moves, each checked and applied by a call from Python."""
    start = game.new_state(game.setup(PLAYERS, {}, rng=Rng(SEED)))
    games = [drive(start.clone(), Rng(seed)) for seed in range(20)]
    decisions = sum(move < game.num_actions for moves in games for move in moves)

    def work(times: int) -> Counts:
        for _ in range(times):
            for moves in games:
                apply = start.clone().apply
                for move in moves:
                    apply(move)
        return {"decisions": times * decisions}

    return Bench(name, work)


def step_bench(game: Game, name: str) -> Bench:
    """Random games driven from Python: ask what is legal, choose, apply."""
    start = game.new_state(game.setup(PLAYERS, {}, rng=Rng(SEED)))

    def play(rand: random.Random) -> int:
        state, decisions = start.clone(), 0
        apply, legal, chosen = state.apply, state.legal_actions, rand.random
        while actions := legal() or chance(state):
            decisions += actions[0] < game.num_actions
            apply(actions[int(chosen() * len(actions))])
        return decisions

    def work(games: int) -> Counts:
        rand = random.Random(SEED)
        return {"decisions": sum(play(rand) for _ in range(games))}

    return Bench(name, work)


def chance(state: State) -> Sequence[int]:
    """Every chance outcome as often as its weight; nothing at the end of the game."""
    return [outcome for outcome, weight in state.chance_outcomes() for _ in range(weight)]


def clone_bench(game: Game, name: str) -> Bench:
    """Copies of a state from the middle of a game."""
    state = game.new_state(game.setup(PLAYERS, {}, rng=Rng(SEED)))
    moves = drive(state.clone(), Rng(SEED))
    for move in moves[: len(moves) // 2]:
        state.apply(move)

    def work(times: int) -> Counts:
        clone = state.clone
        for _ in range(times):
            clone()
        return {"clones": times}

    return Bench(name, work)


def views_bench(game: Game, name: str) -> Bench:
    """The views of all seats, built together at every moment of a game."""
    state = game.new_state(game.setup(PLAYERS, {}, rng=Rng(SEED)))
    moments = [state.clone()]
    for move in drive(state.clone(), Rng(SEED)):
        state.apply(move)
        moments.append(state.clone())

    def work(times: int) -> Counts:
        for _ in range(times):
            for moment in moments:
                game.views(moment, range(PLAYERS))
        return {"views": times * len(moments) * PLAYERS}

    return Bench(name, work)


def title(game: Game) -> str:
    """A game's name for people."""
    return game.name.replace("-", " ").title()


def of_game(game: Game) -> dict[str, Bench]:
    """The benches of one game by short name."""
    name = title(game)
    found = {
        "playouts": playout_bench(game, f"{name}, random games"),
        "threads": playout_bench(game, f"{name}, random games, two threads", 2),
        "apply": apply_bench(game, f"{name}, apply() of known moves"),
        "step": step_bench(game, f"{name}, driven from Python"),
        "clone": clone_bench(game, f"{name}, clone()"),
        "views": views_bench(game, f"{name}, views of four seats at once"),
    }
    if game.name in VARIANTS:
        options = {"variant": VARIANTS[game.name]}
        found["variant"] = playout_bench(game, f"{name}, random games of a variant", 1, options)
    return found


def benches() -> dict[str, dict[str, Bench]]:
    """The engine's benches by game and short name."""
    return {name: of_game(load(name)) for name in names()}
