"""Playing the games of a tournament in several processes, results in order."""

from __future__ import annotations

from collections.abc import Generator

from ..backends import in_order, results
from ..workers import opened, processes
from .plan import Tournament
from .playing import Outcome, Task, play


def played(tournament: Tournament, at_a_time: int) -> Generator[Outcome, None, None]:
    """The outcomes of all games, in order, as they are finished.

    Closing the iterator stops the workers at once.  Raises ``Lost`` if workers die with the same
    game again and again.
    """
    tasks = (Task(tournament, number) for number in range(tournament.games))
    with opened(processes(min(at_a_time, tournament.games)), play) as backend:
        yield from in_order(results(backend, tasks))
