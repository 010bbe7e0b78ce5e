"""The record of a game: one readable text that replays for ever (docs/code/record.md)."""

from .errors import Disagreement, FileFault, RecordError
from .match import Match
from .model import Move, Record, Standing, Turn
from .reader import read
from .record_files import load, save
from .writer import write

__all__ = [
    "Disagreement",
    "FileFault",
    "Match",
    "Move",
    "Record",
    "RecordError",
    "Standing",
    "Turn",
    "load",
    "read",
    "save",
    "write",
]
