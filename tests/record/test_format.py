"""The format stays as it is, and its guide shows and says what is so."""

import re

import pytest

from signoria.record import Match, RecordError, read, write
from signoria.record.cursor import LINE_LIMIT, SIZE_LIMIT
from tests.record import regenerate
from tests.record.games import text

GUIDE = regenerate.GUIDE.read_text("utf-8")
GRAMMAR = GUIDE[GUIDE.index("```ebnf") : GUIDE.index("## What is checked")]


def test_the_golden_record_is_written_as_ever() -> None:
    golden = regenerate.GOLDEN.read_text("utf-8")
    assert regenerate.golden() == golden
    match = Match.from_record(read(golden))
    assert match.over
    assert write(match.record()) == golden


def test_the_examples_in_the_guide_are_from_the_golden_record() -> None:
    golden = regenerate.GOLDEN.read_text("utf-8")
    assert regenerate.guide(GUIDE, golden) == GUIDE
    for example in regenerate.examples(golden).values():
        assert f"```text\n{example}\n```" in GUIDE


def test_the_guide_names_the_limits() -> None:
    assert f"{SIZE_LIMIT:,} bytes" in GUIDE
    assert f"{LINE_LIMIT:,} characters" in GUIDE


def rule(name: str) -> str:
    """The right side of a rule of the grammar."""
    found = re.search(rf"^{name} += (.*?) ;", GRAMMAR, re.MULTILINE | re.DOTALL)
    assert found, name
    return found[1]


def test_every_symbol_of_the_grammar_is_defined() -> None:
    plain = re.sub(r'"[^"]*"|\(\*.*?\*\)|any sign[^}]*', "", GRAMMAR.strip("`ebnf\n"))
    defined = set(re.findall(r"^(\w+) +=", plain, re.MULTILINE))
    used = set(re.findall(r"[a-z]\w*", re.sub(r"^\w+ +=", "", plain, flags=re.MULTILINE)))
    basic = {"base64", "capital", "letter", "digit", "hexdigit", "number", "sp", "nl"}
    assert used - {"ebnf"} - defined == basic
    assert defined - used == {"record"}


@pytest.mark.parametrize("name", ["version", "record", "heading", "result"])
def test_the_fixed_words_of_the_grammar_are_those_of_the_format(name: str) -> None:
    words = [word for word in re.findall(r'"([^"]+)"', rule(name)) if len(word) > 1]
    assert words
    for word in words:
        assert word in text()
        with pytest.raises(RecordError):
            read(text().replace(word, word + "x", 1))
