"""The file of a network: what is written is read, and what is damaged is told."""

from __future__ import annotations

import struct
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria import games
from signoria.bots.learned import BadWeights, Encoder, advise, has_network, read
from signoria.bots.learned.weights import LONGEST_LINE, MOST_BYTES, weights_file
from signoria.bots.search.search_bot import advice

from .support import LAYERS, content, header, numbers, with_body, with_header

GAME = "calimala"
FILE = content(GAME)
BODY = FILE.partition(b"\n")[2]


def test_what_is_written_is_read() -> None:
    found = read(FILE)
    assert list(found.numbers) == numbers(header(FILE).size, 1)
    assert (found.header.first, found.header.second) == LAYERS


@pytest.mark.parametrize(
    ("file", "what"),
    [
        (b"", "not a network"),
        (b"\n", "not a network"),
        (b"\xff\xfe\n", "not a network"),
        (b"{" * 10 * LONGEST_LINE, "not a network"),
        (b"[" * LONGEST_LINE + b"\n", "not a network"),
        (with_header(FILE, format="zip"), "calls itself 'zip', version 1"),
        (with_header(FILE, version=2), "not a network of version 1"),
        (with_header(FILE, units=3), "not a network"),
        (with_header(FILE, first=0), "first must be from 1 to 512, not 0"),
        (with_header(FILE, inputs=10**9), "inputs must be from 1 to 4096"),
        (with_header(FILE, second=5), "bytes of weights, not"),
        (FILE[:-1], "bytes of weights, not"),
        (FILE + b"\0", "bytes of weights, not"),
        (FILE + bytes(MOST_BYTES), "bytes of weights, not"),
        (FILE[:-1] + b"\1", "is damaged"),
        (with_body(FILE, struct.pack("<e", float("nan")) + BODY[2:]), "that are no numbers"),
        (with_body(FILE, struct.pack("<e", float("inf")) + BODY[2:]), "that are no numbers"),
    ],
)
def test_what_is_wrong_is_told(file: bytes, what: str) -> None:
    with pytest.raises(BadWeights, match=what):
        read(file)


@given(at=st.integers(0, len(FILE) - 1), bit=st.integers(0, 7))
def test_a_bit_that_turned_changes_no_weight(at: int, bit: int) -> None:
    turned = bytearray(FILE)
    turned[at] ^= 1 << bit
    try:
        found = read(bytes(turned))
    except BadWeights:
        return
    assert found.numbers == read(FILE).numbers


@pytest.mark.parametrize("change", [{"features": 757}, {"parts": 8}])
def test_a_network_for_another_version(change: dict[str, Any]) -> None:
    world = games.search_state(GAME)
    with pytest.raises(BadWeights, match="another version of the game"):
        advise(GAME, world, advice(GAME, world), with_header(FILE, **change))


def test_weights_that_do_not_fit() -> None:
    world = games.search_state(GAME)
    encoder = Encoder(world, advice(GAME, world))
    with pytest.raises(BadWeights, match="too large for 16 bits"):
        weights_file(GAME, encoder, LAYERS, [1e6] * header(FILE).size)


@pytest.mark.parametrize("game", games.names())
def test_the_games_networks_can_be_used(game: str) -> None:
    assert has_network(game)
    world = games.search_state(game)
    assert advise(game, world, advice(game, world))
