"""A variant's file: every fault is named with its line, and what would be right."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria.games.forging_florence.rules.faults import SETUP
from signoria.games.forging_florence.variant import SCHEMA
from signoria.games.shared.variants import compact, reading
from signoria.games.shared.variants.lines import Lines
from signoria.games.shared.variants.schema import Number
from tests.rules.forging_florence.variants import ANY

HEAD = 'game = "forging-florence"\nrules = "1"\n'
FAULTS = {
    "game = 3": (1, "no-rules"),
    'rules = "1"': (1, "no-game"),
    'game = "calimala"\nrules = "1"': (1, "game"),
    'game = "forging-florence"\n\nrules = "2"': (3, "rules"),
    "game = ": (1, "syntax"),
    "\n\n[price\n": (3, "syntax"),
    "x = " + "[" * 5000: (1, "syntax"),
    "x = 1" + "0" * 5000: (1, "syntax"),
    "# remark\n" * 7000: (1, "long"),
    HEAD + "[price]\ntools = 501": (4, "range"),
    HEAD + "[price]\n\n# -5\ntools = -5": (6, "range"),
    HEAD + "[price]\ntools = 7": (4, "step"),
    HEAD + "[price]\ntools = '5'": (4, "whole"),
    HEAD + "[price]\ntools = true": (4, "whole"),
    HEAD + "[price]\ntools = 5.0": (4, "whole"),
    HEAD + "[price]\ntools = [5]": (4, "whole"),
    HEAD + "price.tools = 501": (3, "range"),
    HEAD + "price = { tools = 501 }": (3, "range"),
    HEAD + "[price]\ntolls = 5": (4, "unknown"),
    HEAD + "[prices]\ntools = 5": (3, "unknown"),
    HEAD + "price = 5": (3, "unknown"),
    HEAD + "[needs.painting]\nink = 1": (4, "unknown"),
    HEAD + "[die]\nfaces = 6": (4, "list"),
    HEAD + "[die]\nfaces = []": (4, "list"),
    HEAD + "[die]\nfaces = [1, 7]": (4, "range"),
    HEAD + "[die]\nfaces = [1, [2]]": (4, "whole"),
    HEAD + "[die]\nfaces = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]": (4, "list"),
    HEAD + "[needs.painting]\npaint = 2": (4, "needs"),
    HEAD + "[needs.brunelleschi]\ntimes = 3": (4, "great-needs"),
    HEAD + "[tokens]\nlimit = 3": (4, "great-limit"),
    HEAD + "[tokens]\nsupply = 4": (4, "supply"),
    HEAD + "[money]\nstart = 5": (4, "start"),
    HEAD + "[sale]\nbook = 5\n[price]\npaint = 20": (6, "start"),
    HEAD + "[needs.sculpture]\nstone = 2\n[tokens]\nlimit = 2": (4, "great-needs"),
    HEAD + "[copies]\npainting = 2": (4, "giotto"),
    HEAD + "[house]\npaintings = 20\n[copies]\npainting = 1": (4, "rise"),
    HEAD + "[rooms]\nlevel-1 = 3": (4, "rooms"),
}


@pytest.mark.parametrize("text", FAULTS)
def test_a_fault_is_named_with_its_line(text: str) -> None:
    _, faults = reading.read_file(SCHEMA, text)
    assert FAULTS[text] in {(fault.line, fault.reason) for fault in faults}
    for fault in faults:  # and it can be said
        said = SETUP[f"variant-{fault.reason}"].format(line=fault.line, **fault.values)
        assert len(said) < 300


def test_all_faults_are_named_at_once() -> None:
    text = HEAD + "[price]\ntools = 3\npaint = -1\n[sale]\nbooks = 5\n"
    _, faults = reading.read_file(SCHEMA, text)
    assert [(fault.line, fault.reason) for fault in faults] == [
        (4, "step"), (5, "range"), (7, "unknown"),
    ]  # fmt: skip
    assert str(faults[2].values["known"]).startswith("sale.book")


@given(ANY)
def test_a_file_says_what_it_was_made_of(numbers: dict[str, Number]) -> None:
    text = HEAD + "\n".join(f"{key} = {toml(value)}" for key, value in numbers.items())
    assert tomllib.loads(text)
    assert reading.read_file(SCHEMA, text) == (numbers, [])


def toml(value: Number) -> str:
    return str(value) if isinstance(value, int) else str(list(value))


@given(ANY)
def test_one_word_says_it_too(numbers: dict[str, Number]) -> None:
    word = compact.write_compact(SCHEMA, numbers)
    assert len(word.split()) == 1
    assert len(word) < compact.LONGEST
    assert compact.read_any(SCHEMA, word) == (numbers, [])


WORDS = {
    "price.tools": "entry",
    "": "entry",
    "price.tools=5,": "entry",
    "price.tools:5+": "entry",
    "price.tools=-5": "entry",
    "price.tools=1/2": "whole",
    "prize.tools=5": "unknown",
    "die.faces=7": "range",
    "money.start=5": "start",
    "0123456789abcdef:sale.book=30": "hash",
    "price.tools=10" * 400: "long",
}


@pytest.mark.parametrize("word", WORDS)
def test_a_word_that_is_no_variant(word: str) -> None:
    _, faults = compact.read_compact(SCHEMA, word)
    assert faults[0].reason == WORDS[word]


@given(st.text(max_size=200) | st.text("game=rules[].\"'\n 0123456789abc#", max_size=200))
def test_any_text_is_read_or_refused(text: str) -> None:
    numbers, faults = compact.read_any(SCHEMA, text)
    assert numbers.keys() == SCHEMA.standard.keys()
    assert all(fault.line >= 1 for fault in faults)
    reading.game_of(text)


def test_lines_are_found_by_heading_key_and_section() -> None:
    lines = Lines("a = 1\n\n[b.c] # remark\n  d = 2\n'e' = 3\nf.g = 4\n")
    found: dict[str, Any] = {key: lines.line(key) for key in ("a", "b.c", "b.c.d", "b.c.e", "x")}
    assert found == {"a": 1, "b.c": 3, "b.c.d": 4, "b.c.e": 5, "x": 1}
    assert (lines.line("b.c.f.g"), lines.line("b.c.missing")) == (6, 3)
