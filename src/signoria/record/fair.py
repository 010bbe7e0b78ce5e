"""Fair shuffles: setup and chance outcomes that follow from a secret seed.

The driver of the game shows the commitment, a hash of the seed, before anything is decided, and
the seed when the game is over.  From then on everybody can see that nothing was chosen at will.
A seed is 32 random bytes, as 64 hexadecimal digits, and so is what a seat adds to it.

There are two schemes (docs/decisions/0015-fair-shuffles.md).  In the first the seed alone decides,
and the setup comes from 64 bits of it.  In the second the key is an HMAC under the seed of what
the seats have added after they were shown the commitment, and every single choice is drawn from a
stream of HMACs under that key.
"""

from __future__ import annotations

import hmac
import re
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256

from ..games.contract import Game, Rng, Setup, Source, State

SEED = re.compile(r"[0-9a-f]{64}")
ALONE, TOGETHER = SCHEMES = (1, 2)
NOTHING = "-"  # what a seat has added that has added nothing


def commitment(seed: str) -> str:
    """The hash that is shown first: SHA-256 of the seed's bytes, in hex.

    Raises ``ValueError`` if the seed is none.
    """
    return sha256(_bytes(seed)).hexdigest()


def word(seed: str, label: str) -> int:
    """64 bits for one use: the first of HMAC-SHA-256 under the seed, big endian."""
    return int.from_bytes(_hmac(_bytes(seed), label)[:8], "big")


class Stream(Source):
    """Random numbers for one use: HMAC-SHA-256 of label and counter under a key of 256 bits."""

    def __init__(self, key: bytes, label: str) -> None:
        self._key = key
        self._label = label
        self._blocks = 0
        self._words: list[int] = []

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely; n is at most 2**32."""
        if not 1 <= n <= 1 << 32:
            raise ValueError(f"below() takes a number from 1 to 2**32, not {n}")
        whole = (1 << 64) - (1 << 64) % n
        while (found := self._next()) >= whole:
            pass
        return found % n

    def _next(self) -> int:
        """The next 64 bits, big endian; a block has four."""
        if not self._words:
            block = _hmac(self._key, f"{self._label} {self._blocks}")
            self._words = [int.from_bytes(block[at : at + 8], "big") for at in (24, 16, 8, 0)]
            self._blocks += 1
        return self._words.pop()


@dataclass(frozen=True)
class Shuffle:
    """All that setup and draws of a match follow from.

    ``match`` is its id, ``values`` what each seat has added (None: nothing); the first scheme
    uses neither.  Raises ``ValueError`` for what is no seed, no value or no scheme.
    """

    seed: str
    scheme: int = ALONE
    match: str = ""
    values: tuple[str | None, ...] = ()

    def __post_init__(self) -> None:
        for text in (self.seed, *(value for value in self.values if value is not None)):
            _bytes(text)
        if self.scheme not in SCHEMES:
            raise ValueError(f"there is no scheme {self.scheme}")

    def setup(self, game: Game, players: int, options: Mapping[str, str]) -> Setup:
        """The setup; raises ``BadSetup``."""
        if self.scheme == ALONE:
            return game.setup(players, options, rng=Rng(word(self.seed, "setup")))
        return game.deal(players, options, source=self.stream("setup"))

    def outcome(self, state: State, draw: int) -> int:
        """The chance outcome of draw number ``draw`` (from 0, undone ones counted)."""
        label = f"draw {draw}"
        source = Rng(word(self.seed, label)) if self.scheme == ALONE else self.stream(label)
        return source.pick_weighted(state.chance_outcomes())

    def stream(self, label: str) -> Stream:
        """The random numbers of one use, in the second scheme."""
        return Stream(self.key, label)

    @property
    def key(self) -> bytes:
        """The key of the second scheme: the HMAC under the seed of match and values by seat."""
        added = " ".join(value or NOTHING for value in self.values)
        return _hmac(_bytes(self.seed), f"signoria shuffle 2\n{self.match}\n{added}\n")


def _hmac(key: bytes, text: str) -> bytes:
    """HMAC-SHA-256."""
    # Not hmac.digest: that lets go of the interpreter, which a busy server's loop gets back late.
    return hmac.new(key, text.encode(), "sha256").digest()


def _bytes(seed: str) -> bytes:
    if not SEED.fullmatch(seed):
        raise ValueError("a seed has 64 hexadecimal digits")
    return bytes.fromhex(seed)
