"""The speed of the search from the middle of a game, and how well it keeps its time."""

from __future__ import annotations

from dataclasses import replace
from time import perf_counter, thread_time

from bench import search_peers, timing
from bench.peers import Missing
from bench.report import Figure
from bench.timing import Bench, Counts
from signoria import bots, games
from signoria.bots.search import SearchBot, SearchSettings, settings_of
from signoria.bots.search.budget import LONG_SIMULATIONS, Budget
from signoria.games.contract import CHANCE, Rng, State

PLAYERS = 4
SEED = 2024
SECONDS = 0.05  # the budget of a move that is to be kept
MOVES = 200
LENGTHS = 2000  # random games whose length is counted
MOST_OVER = 50  # milliseconds
TO_THE_END = "random games to the end"
# Simulations a second, played at random to the end, that are to be reached: the most that the MCTS
# of TAG (git c4d7687, Java) made with four players half-way through Puerto Rico, and through Catan,
# whose games are about as long; one core, November 2026.
TAG = {"calimala": 1_570, "forging-florence": 270}


def moments(name: str, bot: str | None = None, seed: int = SEED) -> list[State]:
    """The decisions of a game between bots, the best ones if none is named, that leave a choice."""
    game = games.load(name)
    state, rng = game.new_state(game.setup(PLAYERS, {}, rng=Rng(seed))), Rng(seed)
    chosen = bots.load(bot or bots.best(name), name)
    found = []
    while state.to_move >= CHANCE:
        if state.to_move == CHANCE:
            state.apply(rng.pick_weighted(state.chance_outcomes()))
            continue
        if len(state.legal_actions()) > 1:
            found.append(state.clone())
        state.apply(chosen.choose(state.seen_by(state.to_move), rng))
    return found


def middle(name: str) -> State:
    """A decision in the middle of a game."""
    found = moments(name)
    return found[len(found) // 2]


def kinds(name: str) -> dict[str, SearchSettings]:
    """The searches that are measured, in words."""
    own = settings_of("search", name)
    known = {TO_THE_END: SearchSettings()}
    if own.rollout == "advised":
        known["the heuristic's games to the end"] = replace(own, horizon=None)
    if own.horizon is not None:
        known[f"estimated {own.horizon} turns on"] = own
        known["as with more time"] = settings_of("search", name, Budget(LONG_SIMULATIONS))
        known["estimated at the leaf"] = replace(own, horizon=0)
    return known


def search_bench(name: str, words: str, kind: SearchSettings) -> Bench:
    """Simulations from the middle of a game, one search a sample."""
    state = middle(name)
    seen = state.seen_by(state.to_move)

    def work(simulations: int) -> Counts:
        SearchBot("search", name, kind, Budget(simulations)).search(seen, SEED)
        return {"simulations": simulations}

    return Bench(figure_name(name, words), work)


def figure_name(name: str, words: str) -> str:
    """What a search of a game is called among the figures."""
    return f"search {name}: {words}"


def length(name: str) -> float:
    """The decisions of a random game from there to the end."""
    return middle(name).playouts(SEED, 0, LENGTHS).decisions / LENGTHS


def measure_overrun(name: str, busy: bool) -> float:
    """By how many milliseconds the slowest move in a hundred passed its budget.

    ``busy``: by the processor's clock, which does not go on while others have the processor.
    """
    clock = thread_time if busy else perf_counter
    bot = SearchBot("search", name, settings_of("search", name), Budget(seconds=SECONDS, busy=busy))
    found = moments(name)
    took = []
    for number in range(MOVES):
        state = found[number * len(found) // MOVES]
        seen = state.seen_by(state.to_move)
        began = clock()
        bot.choose(seen, Rng(number))
        took.append(clock() - began - SECONDS)
    return 1000 * sorted(took)[99 * MOVES // 100 - 1]


def figures(rounds: int) -> tuple[list[Figure], list[Missing]]:
    """Simulations a second, lengths and lateness, of every game."""
    benches = [
        search_bench(name, words, kind)
        for name in games.names()
        for words, kind in kinds(name).items()
    ]
    peers, missing = search_peers.benches({name: middle(name) for name in games.names()})
    benches += peers
    timing.run(benches, rounds)
    targets = {figure_name(name, TO_THE_END): least for name, least in TAG.items()}
    found = [
        Figure(bench.name, bench.rate("simulations"), "simulations/s", targets.get(bench.name))
        for bench in benches
    ]
    for name in games.names():
        found.append(Figure(f"{name}: random game from the middle", length(name), "decisions"))
        for busy in (False, True):
            words = f"{name}: past {SECONDS} s{' of the processor' * busy}, 99 %"
            found.append(Figure(words, measure_overrun(name, busy), "ms", MOST_OVER, at_most=True))
    return found, missing
