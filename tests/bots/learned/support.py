"""Small networks with random weights, and advice that asks them."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

import msgspec

from signoria import games
from signoria.bots.learned import Encoder, LearnedAdvice, advise
from signoria.bots.learned import learned_advice as judges
from signoria.bots.learned.weights import Header, weights_file
from signoria.bots.search.search_bot import advice
from signoria.decoders import json_decoder
from signoria.games.contract import Rng, State
from signoria.games.shared.engine.search_state import SearchState

LAYERS = (8, 4)


def numbers(size: int, seed: int) -> list[float]:
    """Weights between -1/4 and 1/4 that 16-bit floats hold exactly."""
    rng = Rng(seed)
    return [(rng.below(513) - 256) / 1024 for _ in range(size)]


def content(game: str, seed: int = 1) -> bytes:
    """The file of a small network for a game."""
    world = games.search_state(game)
    encoder = Encoder(world, advice(game, world))
    first, second = LAYERS
    size = (encoder.inputs + 1) * first + (first + 1) * second + (second + 1) * 3
    return weights_file(game, encoder, LAYERS, numbers(size, seed))


@dataclass(frozen=True)
class Judge:
    """A world and a network's advice on it."""

    world: SearchState
    advice: LearnedAdvice

    def see(self, state: State, seat: int, seed: int) -> None:
        """Stand at a world drawn from what a seat has seen."""
        self.world.observe(state, seat)
        judges.imagine(self.advice, seat, seed)

    def inputs(self, seat: int) -> list[float]:
        return judges.inputs_of(self.advice, seat)

    def estimates(self) -> list[float]:
        return judges.estimates(self.advice)


def judge(game: str, file: bytes | None = None) -> Judge:
    """The judge that this file makes, or a small network with random weights."""
    world = games.search_state(game)
    return Judge(world, advise(game, world, advice(game, world), file or content(game)))


def with_header(file: bytes, **changes: object) -> bytes:
    """The file with other words in its first line."""
    line, _, body = file.partition(b"\n")
    fields = {**msgspec.json.decode(line), **changes}
    return msgspec.json.encode(fields) + b"\n" + body


def with_body(file: bytes, body: bytes) -> bytes:
    """The file with other weights, and a first line that vouches for them."""
    line = file.partition(b"\n")[0] + b"\n"
    return with_header(line + body, sha256=hashlib.sha256(body).hexdigest())


def header(file: bytes) -> Header:
    return json_decoder(Header).decode(file.partition(b"\n")[0])
