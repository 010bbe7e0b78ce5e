"""What a new match needs of chance."""

from __future__ import annotations

from typing import NamedTuple


class MatchSecrets(NamedTuple):
    """What a new match needs of chance: its id, the seed (64 hex digits), the invitation."""

    match: str
    seed: str
    invitation: str
