"""OpenSpiel's search over information sets, on its own games and on ours, timed in the same run."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from bench.peers import Missing
from bench.timing import Bench, Counts
from signoria.games.contract import State

SEED = 2024
THEIRS = ("leduc_poker", "gin_rummy")  # whose hidden cards it can draw anew
OPENING = 12  # decisions that are made before the search
EXPLORE = 1.0
UNLIMITED = -1
FEWEST = 2  # simulations: after a single one its search knows no move, and fails


def open_position(pyspiel: Any, name: str) -> Any:
    """A decision early in one of OpenSpiel's games, the first legal action having been taken."""
    state, decisions = pyspiel.load_game(name).new_initial_state(), 0
    while state.is_chance_node() or decisions < OPENING:
        after = state.child(state.legal_actions()[0])
        if after.is_terminal():
            break
        decisions += not state.is_chance_node()
        state = after
    return state


def theirs(name: str) -> Bench:
    """OpenSpiel's own search in C++ on one of its own games in C++."""
    pyspiel: Any = import_module("pyspiel")
    state = open_position(pyspiel, name)
    most = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT

    def work(size: int) -> Counts:
        simulations = max(FEWEST, size)
        evaluator = pyspiel.RandomRolloutEvaluator(1, SEED)
        pyspiel.ISMCTSBot(
            SEED, evaluator, EXPLORE, simulations, UNLIMITED, most, False, False
        ).step(state)
        return {"simulations": simulations}

    return Bench(f"OpenSpiel's ISMCTS (C++), {name}: random games to the end", work)


def on_ours(name: str, state: State) -> Bench:
    """OpenSpiel's search in Python on a position of ours; in C++ it does not take our games."""
    peer: Any = import_module("signoria.envs.openspiel.ismcts_bot")
    seen = state.seen_by(state.to_move)

    def work(size: int) -> Counts:
        simulations = max(FEWEST, size)
        peer.Peer(f"{peer.NAME}@{simulations}", name).search(seen, SEED)
        return {"simulations": simulations}

    return Bench(f"OpenSpiel's ISMCTS (Python), {name}: random games to the end", work)


def benches(positions: dict[str, State]) -> tuple[list[Bench], list[Missing]]:
    """On its own games, and on these positions of ours by the names of their games."""
    try:
        found = [theirs(name) for name in THEIRS]
        found += [on_ours(name, state) for name, state in positions.items()]
    except ImportError as error:
        return [], [Missing("OpenSpiel's ISMCTS", str(error))]
    return found, []
