"""An exercise as the journal keeps it."""

from __future__ import annotations

from base64 import b64encode

import msgspec

from ...analysis.exercises import Exercise
from ...decoders import msgpack_decoder
from ..journal.exercises.exercise_rows import ExerciseRow
from ..protocol.exercises import KeptExercise
from .schedule import first_appointment

LETTERS = 32  # of the key of a game: 128 bits
decode = msgpack_decoder(Exercise).decode
encode = msgspec.msgpack.Encoder().encode


def key_of(subject: str, one: Exercise) -> str:
    """The same for the same moment of the same game, whoever analyses it again."""
    return f"{subject[:LETTERS]}-{one.found.moves}"


def make_row(subject: str, one: Exercise, now: int) -> ExerciseRow:
    """An exercise that was just made."""
    first = first_appointment(now)
    key = key_of(subject, one)
    return ExerciseRow(key, one.game, now, first.due, first.card, encode(one))


def kept_exercise(row: ExerciseRow) -> KeptExercise:
    """All that is kept, for whoever it belongs to."""
    one = decode(row.data)
    return KeptExercise(
        key=row.key,
        game=row.game,
        rules=one.rules,
        made=row.made // 1000,
        due=seconds(row.due),
        card=row.card,
        state=b64encode(one.state).decode(),
        found=one.found,
    )


def seconds(milliseconds: int | None) -> int | None:
    """A time in seconds, rounded up, so that what is due then is due."""
    return None if milliseconds is None else -(-milliseconds // 1000)
