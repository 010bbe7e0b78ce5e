"""Every numbered rule of both games is cited by a test, or by what the tests have in common."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent
BOOKS = HERE.parents[1] / "docs" / "rules"


def rule_numbers(game: str) -> list[str]:
    """The numbers of the rules: F4.2."""
    return re.findall(r"^- ([A-Z]\d+\.\d+) ", (BOOKS / f"{game}.md").read_text("utf-8"), re.M)


def cited_numbers(game: str) -> set[str]:
    """The numbers in what the tests say of themselves: ``test_f4_2_...`` or a docstring."""
    found = set()
    for path in (HERE / game.replace("-", "_")).rglob("*.py"):
        text = path.read_text("utf-8")
        found |= set(re.findall(r"[A-Z]\d+\.\d+", text))
        named = re.findall(r"def test_([a-z])(\d+)_(\d+)", text)
        found |= {f"{letter.upper()}{part}.{rule}" for letter, part, rule in named}
    return found


@pytest.mark.parametrize(("game", "fewest"), [("calimala", 50), ("forging-florence", 28)])
def test_every_rule_is_cited(game: str, fewest: int) -> None:
    rules = rule_numbers(game)
    assert len(rules) == len(set(rules)) >= fewest
    assert sorted(set(rules) - cited_numbers(game)) == []
