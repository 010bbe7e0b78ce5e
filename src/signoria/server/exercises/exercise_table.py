"""The table of an exercise: as its seat sees it, and by what moves are read there."""

from __future__ import annotations

from base64 import b64encode
from typing import NamedTuple

from ... import games
from ...analysis.exercises import Exercise
from ...games.contract import BadNotation, Game, State
from ..domain.questions import likeness, variations
from ..domain.questions.likeness import Likeness
from ..domain.questions.why_not import unreadable_move
from ..domain.refusals import Refusal, illegal_move
from ..journal.exercises.exercise_rows import ExerciseRow
from ..protocol import exercises as protocol
from ..protocol.lines import Follow, Line


class Table(NamedTuple):
    """An exercise, the game that it is of, and a table that agrees with what was seen."""

    exercise: Exercise
    game: Game
    state: State

    def read_move(self, move: str) -> int:
        """A move that is possible here; raises ``Refusal``."""
        try:
            action = self.game.parse(self.state, move)
        except BadNotation as bad:
            raise Refusal(unreadable_move(bad)) from None
        if error := self.game.explain(self.state, action):
            raise illegal_move(error)
        return action

    def likeness(self) -> Likeness:
        """By what tables at which others play are known to be like this one."""
        return likeness.of_table(self.game, self.state)


def open_table(exercise: Exercise) -> Table:
    """The table of an exercise; raises ``ValueError`` where the program has its rules no more."""
    game = games.load(exercise.game, exercise.rules)
    return Table(exercise, game, game.from_bytes(exercise.state))


def show_exercise(row: ExerciseRow, exercise: Exercise) -> protocol.Exercise:
    """An exercise without its answer; raises ``ValueError`` as ``open_table`` does."""
    table, found = open_table(exercise), exercise.found
    line = Line(game=exercise.game, setup={}, position=b64encode(exercise.state).decode())
    return protocol.Exercise(
        key=row.key,
        game=exercise.game,
        players=table.state.setup.players,
        seat=found.seat,
        made=row.made // 1000,
        line=line,
        end=variations.follow_line(Follow(line=line, seat=found.seat)),
    )
