"""However a record is spoilt: it reads to a true game, or the error has a place."""

import random
import re
from collections.abc import Iterator

from hypothesis import given
from hypothesis import strategies as st

from signoria.record import Match, RecordError, read, write
from tests.record.games import text

TEXT = text(seed=6, turns=6)
FINISHED = text(seed=6)
SIGNS = st.one_of(st.sampled_from("\n\r\t\x00 #*=?:|0123456789abfwWſK"), st.characters())


def check(spoilt: str | bytes) -> bool:
    """Whether the text still tells a game; any error but the ones promised is let through."""
    error = None
    try:
        match = Match.from_record(read(spoilt))
    except RecordError as caught:
        error = caught
    if error:
        assert error.line > 0
        assert error.column > 0
        assert error.to_text("de") != error.message
        return False
    again = write(match.record())
    assert write(Match.from_record(read(again)).record()) == again
    assert match.difference is None or match.difference.line > 0
    return True


@given(at=st.integers(0, len(TEXT)), sign=SIGNS)
def test_a_sign_put_in(at: int, sign: str) -> None:
    check(TEXT[:at] + sign + TEXT[at:])


@given(at=st.integers(0, len(TEXT) - 1), sign=SIGNS)
def test_a_sign_changed(at: int, sign: str) -> None:
    check(TEXT[:at] + sign + TEXT[at + 1 :])


@given(at=st.integers(0, len(TEXT) - 1), length=st.integers(1, 200))
def test_signs_left_out(at: int, length: int) -> None:
    check(TEXT[:at] + TEXT[at + length :])


@given(first=st.integers(0, TEXT.count("\n")), second=st.integers(0, TEXT.count("\n")))
def test_lines_swapped(first: int, second: int) -> None:
    lines = TEXT.split("\n")
    lines[first], lines[second] = lines[second], lines[first]
    check("\n".join(lines))


@given(at=st.integers(0, len(TEXT)), other=st.integers(0, len(FINISHED)))
def test_the_end_of_another_record(at: int, other: int) -> None:
    check(TEXT[:at] + FINISHED[other:])


@given(at=st.integers(0, len(FINISHED)))
def test_cut_off(at: int) -> None:
    check(FINISHED[:at])


@given(st.one_of(st.text(SIGNS), st.binary()))
def test_anything_at_all(spoilt: str | bytes) -> None:
    assert not check(spoilt)


@given(at=st.integers(0, len(TEXT)), junk=st.binary(min_size=1, max_size=8))
def test_bytes_put_in(at: int, junk: bytes) -> None:
    data = TEXT.encode()
    check(data[:at] + junk + data[at:])


@given(seed=st.integers(0, 2**32), edits=st.integers(2, 12))
def test_many_edits(seed: int, edits: int) -> None:
    rng = random.Random(seed)
    lines = TEXT.split("\n")
    for _ in range(edits):
        at, other = rng.randrange(len(lines)), rng.randrange(len(lines))
        lines[at] = rng.choice([lines[other], lines[at][1:], lines[at] + " #", "", lines[at]])
    check("\n".join(lines))


def meaningful(text: str) -> Iterator[int]:
    """The places of all signs of seats, moves and hashes."""
    at = text.index("opening")
    for line in text[at:].split("\n"):
        told = line.split("#")[0] if line.startswith("  ") else ""
        yield from (at + column for column, sign in enumerate(told) if not sign.isspace())
        at += len(line) + 1


def test_no_sign_of_a_move_or_hash_can_be_missing() -> None:
    places = list(meaningful(TEXT))
    assert len(places) > 400
    for at in places:
        assert not check(TEXT[:at] + TEXT[at + 1 :])


def test_no_digit_of_a_hash_can_be_another() -> None:
    for found in re.finditer("=  ([0-9a-f]{16})", TEXT):
        for at in range(*found.span(1)):
            digit = "0" if TEXT[at] != "0" else "1"
            assert not check(TEXT[:at] + digit + TEXT[at + 1 :])
