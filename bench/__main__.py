"""Run all benches, or one part, and print one table.

``python -m bench [PART ...] [--json] [--rounds N]``; the parts are engine, search, envs, scaling,
reports, server, notices, unserved and pages.  ``python -m bench hostile [--attack NAME] [--seconds
S]``, ``python -m bench kills [--count N]`` and ``python -m bench cluster [--matches N] [--restarts
N] [--seconds S]`` take long and run only by themselves, as do ``python -m bench moving [--matches
N]`` and ``python -m bench scaling-model [--players N]``, which measures nothing.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from importlib import import_module

from bench import (
    cluster,
    engine,
    envs,
    hostile,
    journal,
    kills,
    moving,
    notices,
    peers,
    reports,
    scaling,
    search,
    startup,
    timing,
)
from bench.browser import pages
from bench.peers import Missing
from bench.report import Figure, print_json, print_table
from bench.scaling_model import run_model
from bench.server import measured
from bench.timing import Bench
from bench.unserved import figures as unserved
from signoria import games
from tests.hostile.attacks import ATTACKS

# What each game is to reach on two shared cores: random games, or decisions in them, a second,
# decisions driven from Python, nanoseconds for a copy, views a second.
TARGETS: dict[str, dict[str, float]] = {
    "calimala": {"games": 45_000, "step": 2_000_000, "clone": 150, "views": 40_000},
    "forging-florence": {"decisions": 5_000_000},
}


def engine_figures(game: str, ours: dict[str, Bench]) -> list[Figure]:
    """The rates of one game."""
    playouts, threads, clone = ours["playouts"], ours["threads"], ours["clone"]
    apply, step, views = ours["apply"], ours["step"], ours["views"]
    target = TARGETS.get(game, {}).get
    nanoseconds = 1e9 / clone.rate("clones")
    variants = [ours["variant"]] if "variant" in ours else []
    return [
        Figure(playouts.name, playouts.rate("games"), "games/s", target("games")),
        Figure(playouts.name, playouts.rate("decisions"), "decisions/s", target("decisions")),
        Figure(threads.name, threads.rate("games"), "games/s"),
        *(variant_figure(playouts, variant) for variant in variants),
        Figure(apply.name, apply.rate("decisions"), "decisions/s"),
        Figure(step.name, step.rate("decisions"), "decisions/s", target("step")),
        Figure(clone.name, clone.rate("clones"), "clones/s"),
        Figure(clone.name, nanoseconds, "ns", target("clone"), at_most=True),
        Figure(views.name, views.rate("views"), "views/s", target("views")),
    ]


def variant_figure(usual: Bench, variant: Bench) -> Figure:
    """How fast a variant is, the rulebook's game being 1; it may be half as fast at the least."""
    return Figure(variant.name, variant.rate("decisions") / usual.rate("decisions"), "x", 0.5)


def peer_figures(others: list[Bench]) -> list[Figure]:
    """The rates of those peers that ran."""
    return [
        Figure(bench.name, bench.rate(unit), f"{unit}/s")
        for bench in others
        for unit in bench.samples[0]
    ]


def ratio_figures(ours: dict[str, dict[str, Bench]], others: dict[str, Bench]) -> list[Figure]:
    """Our decisions per second as a multiple of OpenSpiel's."""
    kinds = [
        ("calimala", "playouts", "hearts", "random games: Calimala / hearts", 6),
        ("forging-florence", "playouts", "hearts", "random games: Forging Florence / hearts", None),
        ("calimala", "step", "hearts_step", "driven from Python: Calimala / hearts", None),
    ]
    return [
        Figure(
            name,
            ours[game][mine].rate("decisions") / others[theirs].rate("decisions"),
            "x decisions/s",
            target,
        )
        for game, mine, theirs, name, target in kinds
        if theirs in others
    ]


def startup_figures() -> list[Figure]:
    """What we add to the start of Python."""
    above = startup.above_bare()
    return [
        Figure("import signoria.games, above Python", above["import"], "ms", 30, at_most=True),
        *(Figure(f"load {name}, above Python", above[name], "ms") for name in games.names()),
        Figure("signoria --help, above Python", above["help"], "ms", 250, at_most=True),
    ]


def measured_engine(rounds: int) -> tuple[list[Figure], list[Missing]]:
    """The games and the journal, beside the peers that are here."""
    ours, found = engine.benches(), peers.benches()
    others = {name: bench for name, bench in found.items() if isinstance(bench, Bench)}
    with journal.bench() as appends:
        own = [bench for each in ours.values() for bench in each.values()]
        timing.run([*own, appends, *others.values()], rounds)
    figures = [figure for game in ours for figure in engine_figures(game, ours[game])]
    figures += peer_figures(list(others.values()))
    figures.append(Figure(appends.name, appends.rate("appends"), "durable appends/s", 15_000))
    figures += ratio_figures(ours, others) + startup_figures()
    return figures, [bench for bench in found.values() if isinstance(bench, Missing)]


PARTS = {
    "engine": measured_engine,
    "search": search.figures,
    "envs": envs.figures,
    "scaling": scaling.figures,
    "reports": reports.figures,
    "server": measured.figures,
    "notices": notices.figures,
    "unserved": unserved.figures,
    "pages": pages.figures,
}


ALONE: dict[str, Callable[[argparse.Namespace], None]] = {
    "hostile": lambda args: hostile.run(
        args.attack or (), args.seconds or hostile.SECONDS, args.json
    ),
    "kills": lambda args: kills.run(args.count, args.json),
    "cluster": lambda args: cluster.run(
        args.matches or cluster.MATCHES, args.restarts, args.seconds or cluster.SECONDS, args.json
    ),
    "moving": lambda args: moving.run(args.matches or moving.MATCHES, args.json),
    "scaling-model": lambda args: run_model.run(args.players, args.json),
}


def main() -> None:
    """Measure, then print."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("parts", nargs="*", help=f"{', '.join(PARTS)}; all if none is named")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--rounds", type=int, default=timing.ROUNDS, help="samples of each bench")
    parser.add_argument("--attack", action="append", choices=ATTACKS, help="hostile: this one only")
    parser.add_argument("--seconds", type=float, help="hostile: of each; cluster: in all")
    parser.add_argument("--count", type=int, default=kills.COUNT, help="kills: how many")
    parser.add_argument("--matches", type=int, help="cluster: tables; moving: games")
    parser.add_argument("--restarts", type=int, default=cluster.RESTARTS, help="cluster: how many")
    parser.add_argument("--players", type=int, default=run_model.PLAYERS, help="scaling-model")
    args = parser.parse_args()
    if len(args.parts) == 1 and args.parts[0] in ALONE:
        ALONE[args.parts[0]](args)
        return
    if unknown := set(args.parts) - set(PARTS):
        parser.error(f"there is no bench called {', '.join(sorted(unknown))}")

    figures: list[Figure] = []
    missing: list[Missing] = []
    for part in args.parts or PARTS:
        found, lacking = PARTS[part](max(1, args.rounds))
        figures += found
        missing += lacking
    notes = [f"not measured: {bench.name} ({bench.reason})" for bench in missing]
    if not import_module("signoria.games.calimala").COMPILED:
        notes.append("the engine runs UNCOMPILED here; the targets are for the compiled one")
    (print_json if args.json else print_table)(figures, notes)


if __name__ == "__main__":
    main()
