"""What so many players ask of a site, and what parts it must have for that."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil

from bench.scaling_model.coefficients import Coefficients

FULL = 0.6  # of its time that a part may work, so that queues stay short
CONNECTIONS = 5  # of each server to the database: one writes, four read
US, MS, KIB = 1e-6, 1e-3, 1024


@dataclass(frozen=True)
class Demand:
    """Players at tables of ``seats`` people, who move once in so many seconds at each table."""

    players: int
    seats: float
    seconds: float

    @property
    def matches(self) -> float:
        """The matches that are under way."""
        return self.players / self.seats

    @property
    def moves(self) -> float:
        """Moves a second."""
        return self.matches / self.seconds

    @classmethod
    def of(cls, players: int, numbers: Coefficients) -> Demand:
        """With the habits that are assumed."""
        return cls(players, numbers["people at a table"], numbers["seconds between moves"])


@dataclass(frozen=True)
class Layout:
    """Processes of the server, cores of the database and of the balancer."""

    servers: int
    database: int
    balancer: int


def work(numbers: Coefficients) -> dict[str, float]:
    """The seconds of work that each part has with a move."""
    return {
        "server": numbers["server's work for a move"] * US,
        "database": numbers["database's work for a move"] * US,
        "balancer": numbers["balancer's work for a move"] * US,
    }


def idle_work(demand: Demand, numbers: Coefficients) -> float:
    """The seconds of work a second that servers have with sockets on which nothing happens."""
    return demand.players * numbers["work of an idle table with one connection"] * US


def busy_cores(demand: Demand, numbers: Coefficients) -> dict[str, float]:
    """The cores that each part is busy with."""
    found = {part: demand.moves * each for part, each in work(numbers).items()}
    return found | {"server": found["server"] + idle_work(demand, numbers)}


def needs(demand: Demand, numbers: Coefficients) -> Layout:
    """As many of each part that it works no more than ``FULL`` of its time, and has the room."""
    cores = {part: ceil(each / FULL) for part, each in busy_cores(demand, numbers).items()}
    room = ceil(demand.players / numbers["sockets of a server"])
    return Layout(max(cores["server"], room), cores["database"], cores["balancer"])


def limits(layout: Layout, demand: Demand, numbers: Coefficients) -> dict[str, float]:
    """The players at whom each part of a layout has no time left, or no room."""
    cores = {
        "server": layout.servers,
        "database": layout.database,
        "balancer": layout.balancer,
    }
    busy = busy_cores(demand, numbers)
    found = {part: demand.players * cores[part] / each for part, each in busy.items()}
    ports = numbers["ports of the balancer to one server"]
    return found | {"ports between balancer and servers": layout.servers * ports}


def most_servers(numbers: Coefficients) -> int:
    """How many servers the database lets in as it is set up by default."""
    return int(numbers["connections to the database"] // CONNECTIONS)
