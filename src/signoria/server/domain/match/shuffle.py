"""What the shuffle of a match is made of: its seed, its id and what its seats add."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ....record import fair
from ...journal.entries import Chair, Created


class MatchSecrets(NamedTuple):
    """What a new match needs of chance: its id, the seed (64 hex digits), the invitation."""

    match: str
    seed: str
    invitation: str


def values_of(created: Created, chairs: Sequence[Chair]) -> list[str | None]:
    """What those who sit there add to the shuffle: nothing in the first scheme."""
    return [] if created.scheme == fair.ALONE else [chair.value for chair in chairs]


def shuffle_of(match: str, created: Created, values: Sequence[str | None]) -> fair.Shuffle:
    """What setup and draws of a match follow from."""
    alone = created.scheme == fair.ALONE
    return fair.Shuffle(created.seed, created.scheme, "" if alone else match, tuple(values))
