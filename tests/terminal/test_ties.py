"""C5.6: the terminal says who of several with equally many cubes is ahead, and why."""

from __future__ import annotations

import pytest

from signoria.games.calimala.terminal import ties
from signoria.games.calimala.terminal.words import Words
from signoria.games.calimala.view.view_types import Line
from signoria.locales import LANGUAGES, load

WORDS = Words(load("en").of("calimala"))


def line(seat: int, cubes: int, place: int, points: int, tie: str | None) -> Line:
    return Line(seat=seat, cubes=cubes, place=place, points=points, tie=tie)


def test_each_tie_names_who_is_ahead_of_whom_and_by_what() -> None:
    lines = [
        line(1, 2, 1, 3, "sum"),
        line(2, 2, 2, 2, "sum"),
        line(3, 2, 3, 1, "older-seat"),
        line(0, 1, 4, 0, None),
    ]
    names = [WORDS.seat(seat) for seat in range(5)]
    assert ties.tie_lines(WORDS, lines) == [
        f"tie: {names[1]} before {names[2]}, by more seats and council artworks together",
        f"tie: {names[2]} before {names[3]}, as the first to have so many seats",
    ]


def test_who_shares_is_told_what_each_gets() -> None:
    lines = [
        line(4, 3, 1, 3, "sum"),
        line(0, 3, 2, 1, "shared"),
        line(2, 3, 2, 1, "shared"),
        line(3, 3, 2, 1, "shared"),
    ]
    a, c, d, e = (WORDS.seat(seat) for seat in (0, 2, 3, 4))
    assert ties.tie_lines(WORDS, lines) == [
        f"tie: {e} before {a}, {c} and {d}, by more seats and council artworks together",
        f"tie: {a}, {c} and {d} share, 1 point each",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("tie", ["sum", "seats", "older-seat", "older-artwork", "shared"])
def test_every_kind_of_tie_can_be_told(language: str, tie: str) -> None:
    texts = load(language).of("calimala")
    texts.faults.clear()
    lines = [line(0, 1, 1, 0, tie), line(1, 1, 1 if tie == "shared" else 2, 0, tie)]
    assert len(ties.tie_lines(Words(texts), lines)) == 1
    assert texts.faults == []
