"""Playing the games of a tournament in several processes, results in order."""

from __future__ import annotations

from collections.abc import Generator

from ..backends import in_order, results
from ..play_batch import open_backend, processes
from .tournament import Tournament
from .tournament_games import Outcome, Task, play_task


def play_tournament(tournament: Tournament, at_a_time: int) -> Generator[Outcome, None, None]:
    """The outcomes of all games, in order, as they are finished.

    Closing the iterator stops the workers at once.  Raises ``WorkersLost`` if workers die with the
    same game again and again.
    """
    tasks = (Task(tournament, number) for number in range(tournament.games))
    with open_backend(processes(min(at_a_time, tournament.games)), play_task) as backend:
        yield from in_order(results(backend, tasks))
