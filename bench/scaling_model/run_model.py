"""What the model says: ``python -m bench scaling-model --players N``."""

from __future__ import annotations

from dataclasses import replace

from bench.report import Figure, print_json, print_table
from bench.scaling_model.coefficients import Coefficients, load
from bench.scaling_model.demand import (
    CONNECTIONS,
    KIB,
    Demand,
    Layout,
    idle_work,
    limits,
    most_servers,
    needs,
)
from bench.scaling_model.site_model import Outcome, SiteModel

PLAYERS = 100_000
SEED = 26
LATE = 250.0  # milliseconds at which people notice
STEP = 1.05  # by which players grow until it is late
GIB = KIB**3


def run(players: int, as_json: bool) -> None:
    """Print how busy everything is, how long moves take, and what breaks first and when."""
    numbers = load()
    demand = Demand.of(players, numbers)
    layout = needs(demand, numbers)
    found = limits(layout, demand, numbers)
    first = min(found, key=lambda part: found[part])
    notes = [
        f"breaks first: {first}, at {found[first]:,.0f} players",
        f"times from bench/scaling_model/coefficients.json: {numbers.measured}, {numbers.machine}",
    ]
    rows = figures(demand, layout, numbers)
    rows += [Figure(f"no more players than this: {part}", each, "") for part, each in found.items()]
    rows.append(Figure(f"p99 reaches {LATE:.0f} ms", late_players(demand, layout), "players"))
    (print_json if as_json else print_table)(rows, notes)


def figures(demand: Demand, layout: Layout, numbers: Coefficients) -> list[Figure]:
    """The demand, the parts for it, and how these fare."""
    outcome = simulate(demand, layout, numbers)
    memory = demand.players * numbers["memory of a connection"] * KIB
    memory += demand.matches * numbers["memory of a match"] * KIB
    return [
        Figure("players at once", demand.players, "players"),
        Figure("matches", demand.matches, "matches"),
        Figure("moves", demand.moves, "moves/s"),
        Figure("processes of the server", layout.servers, "cores"),
        Figure("database", layout.database, "cores"),
        Figure("balancer", layout.balancer, "cores"),
        Figure(
            "connections to the database",
            CONNECTIONS * layout.servers,
            "connections",
            CONNECTIONS * most_servers(numbers),
            at_most=True,
        ),
        Figure("memory of servers for tables and sockets", memory / GIB, "GiB"),
        *(Figure(f"use of the busiest {part}", each, "") for part, each in outcome.uses.items()),
        Figure("from sending to the last viewer, median", outcome.p50, "ms"),
        Figure("from sending to the last viewer, p99", outcome.p99, "ms", LATE, at_most=True),
    ]


def simulate(demand: Demand, layout: Layout, numbers: Coefficients) -> Outcome:
    """Half a minute and more of a site."""
    besides = idle_work(demand, numbers) / layout.servers
    return SiteModel(layout, numbers, SEED, besides).run(demand.moves)


def late_players(demand: Demand, layout: Layout) -> float:
    """The players at whom people notice that moves are slow."""
    numbers = load()
    while simulate(demand, layout, numbers).p99 < LATE:
        demand = replace(demand, players=round(demand.players * STEP))
    return demand.players
