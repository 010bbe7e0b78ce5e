"""The file of a network: a line that says what it is, then the weights as 16-bit floats.

The line is JSON in ASCII; the weights are little-endian, layer by layer from the inputs, in each
the biases of all units, then for each input the weights to all units.
"""

from __future__ import annotations

import hashlib
import struct
from dataclasses import dataclass

import msgspec

from ...decoders import json_decoder
from .encoder import Encoder
from .network import Network
from .network_limits import HEADS, MOST_INPUTS, MOST_UNITS

FORMAT = "signoria network"
VERSION = 1
MOST_BYTES = 4 << 20
LONGEST_LINE = 4096


class BadWeights(ValueError):
    """A network that cannot be used; the message says why."""


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the first line says; ``features`` and ``parts`` are what a position has of them."""

    format: str
    version: int
    game: str
    features: int
    parts: int
    inputs: int
    first: int
    second: int
    sha256: str

    @property
    def size(self) -> int:
        """How many weights there are."""
        return (
            (self.inputs + 1) * self.first
            + (self.first + 1) * self.second
            + (self.second + 1) * HEADS
        )


@dataclass(frozen=True)
class Weights:
    """A network as it stands in its file."""

    header: Header
    numbers: tuple[float, ...]


def read(content: bytes) -> Weights:
    """What a file holds, all of it checked; raises ``BadWeights``."""
    line, _, body = content[:MOST_BYTES].partition(b"\n")
    try:
        header = json_decoder(Header).decode(line[:LONGEST_LINE])
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadWeights(f"not a network: its first line is wrong ({error})") from error
    _check(header)
    if len(content) > MOST_BYTES or len(body) != 2 * header.size:
        raise BadWeights(f"the network has {len(body)} bytes of weights, not {2 * header.size}")
    if hashlib.sha256(body).hexdigest() != header.sha256:
        raise BadWeights("the network is damaged: its weights are not those of its first line")
    numbers = struct.unpack(f"<{header.size}e", body)
    if not all(abs(number) < 65536.0 for number in numbers):
        raise BadWeights("the network has weights that are no numbers")
    return Weights(header, numbers)


def _check(header: Header) -> None:
    if (header.format, header.version) != (FORMAT, VERSION):
        raise BadWeights(
            f"not a network of version {VERSION}: it calls itself {header.format!r}, "
            f"version {header.version}"
        )
    for name, most in (("inputs", MOST_INPUTS), ("first", MOST_UNITS), ("second", MOST_UNITS)):
        number = getattr(header, name)
        if not 0 < number <= most:
            raise BadWeights(f"the network's {name} must be from 1 to {most}, not {number}")


def weights_file(
    game: str, encoder: Encoder, layers: tuple[int, int], numbers: list[float]
) -> bytes:
    """The file of these weights; raises ``BadWeights`` where they do not fit."""
    try:
        body = struct.pack(f"<{len(numbers)}e", *numbers)
    except OverflowError as error:
        raise BadWeights("a weight is too large for 16 bits") from error
    digest = hashlib.sha256(body).hexdigest()
    header = Header(
        FORMAT, VERSION, game, encoder.features, encoder.parts, encoder.inputs, *layers, digest
    )
    content = msgspec.json.encode(header) + b"\n" + body
    read(content)
    return content


def build_network(weights: Weights, encoder: Encoder) -> Network:
    """The network, if it is for what is seen of this game; raises ``BadWeights``."""
    header = weights.header
    made = (header.features, header.parts, header.inputs)
    wanted = (encoder.features, encoder.parts, encoder.inputs)
    if made != wanted:
        raise BadWeights(
            f"the network was trained for another version of the game: its positions have "
            f"{made[0]} features, {made[1]} parts and {made[2]} inputs, not "
            f"{wanted[0]}, {wanted[1]} and {wanted[2]}"
        )
    return Network(header.inputs, header.first, header.second, weights.numbers)
