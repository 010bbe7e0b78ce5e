"""What can be wrong with a setup or with the text of a move, in any game: keys, words in English.

The locale files have the same keys as ``bad-setup-<key>`` and ``bad-move-<key>``, and what the
notation wants as ``wanted-<key>``; a game's own ids begin with its name.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ..contract import BadNotation, BadSetup

SETUP = {
    "unknown-option": "no such option; there are {known}",
    "unknown-field": "no such part of a setup; there are {known}",
    "missing": "is missing",
    "number": "“{value}” is not a number from {low} to {high}",
    "word": "“{value}” is none of {known}",
    "whole": "must be a whole number, such as {low}; {value} is of the type {kind}",
    "start": "with {players} players the seats are 0 to {last}, not {value}",
}
WANTED = {"move": "a move"}
NOTATION = {
    "missing": "{wanted} is missing",
    "wrong": "“{value}” is not {wanted}",
    "too-much": "“{value}” is too much",
}


@dataclass(frozen=True)
class Faults:
    """The faults of one game by key; ``wanted`` is what its notation may want."""

    game: str
    setup: Mapping[str, str]
    notation: Mapping[str, str]
    wanted: Mapping[str, str]

    def bad_setup(self, field: str, reason: str, **values: str | int) -> BadSetup:
        """The error that a part of the setup is impossible, with its English sentence."""
        message = self.setup[reason].format_map(values)
        return BadSetup(field, reason, message, values, self.game)

    def bad_notation(
        self, reason: str, column: int, expected: Sequence[str], **values: str | int
    ) -> BadNotation:
        """The error that a text is no move; ``wanted`` among the values is a key of ours."""
        wanted = self.wanted.get(str(values.get("wanted")), "")
        message = self.notation[reason].format_map({**values, "wanted": wanted})
        return BadNotation(reason, message, column, expected, values, self.game)
