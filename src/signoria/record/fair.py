"""Fair shuffles: setup and chance outcomes that follow from a secret seed.

Whoever drives the game shows the commitment, a hash of the seed, before anything is decided, and
the seed when the game is over.  From then on everybody can see that nothing was chosen at will.
A seed is 32 random bytes, as 64 hexadecimal digits.
"""

from __future__ import annotations

import hmac
import re
from collections.abc import Mapping
from hashlib import sha256

from ..games.contract import Game, Rng, Setup, State

SEED = re.compile(r"[0-9a-f]{64}")


def commitment(seed: str) -> str:
    """The hash that is shown first: SHA-256 of the seed's bytes, in hex.

    Raises ``ValueError`` if the seed is none.
    """
    return sha256(_bytes(seed)).hexdigest()


def word(seed: str, label: str) -> int:
    """64 bits for one use: the first of HMAC-SHA-256 under the seed, big endian."""
    # Not hmac.digest: that lets go of the interpreter, which a busy server's loop gets back late.
    digest = hmac.new(_bytes(seed), label.encode(), "sha256").digest()
    return int.from_bytes(digest[:8], "big")


def setup(game: Game, players: int, options: Mapping[str, str], seed: str) -> Setup:
    """The setup that follows from the seed; raises ``BadSetup``."""
    return game.setup(players, options, rng=Rng(word(seed, "setup")))


def outcome(state: State, seed: str, draw: int) -> int:
    """The chance outcome of draw number ``draw`` (from 0, undone ones counted) in this state."""
    return Rng(word(seed, f"draw {draw}")).weighted(state.chance_outcomes())


def _bytes(seed: str) -> bytes:
    if not SEED.fullmatch(seed):
        raise ValueError("a seed has 64 hexadecimal digits")
    return bytes.fromhex(seed)
