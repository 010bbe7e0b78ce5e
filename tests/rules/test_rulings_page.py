"""docs/rulings.md lists every decision that the rules mark, and options that there are."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from signoria import games

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "rulings.md").read_text("utf-8")
ROWS = [row.strip("|").split("|") for row in re.findall(r"^\| [CF]\d.*\|$", PAGE, re.M)]
LISTED = {row[0].strip() for row in ROWS}


def marked(game: str) -> set[str]:
    """The rules in which a decision of ours is marked."""
    rules = (DOCS / "rules" / f"{game}.md").read_text("utf-8").splitlines()
    found = (re.match(r"- ([CF]\d+\.\d+) .*\[ruling", rule) for rule in rules)
    return {match[1] for match in found if match}


@pytest.mark.parametrize("game", games.names())
def test_every_marked_rule_is_listed(game: str) -> None:
    assert len(marked(game)) >= 10
    assert marked(game) <= LISTED


def test_every_row_is_complete() -> None:
    for row in ROWS:
        rule, *told, _ = (cell.strip() for cell in row)
        assert all(told), rule
        text = "".join(path.read_text("utf-8") for path in (DOCS / "rules").glob("*.md"))
        assert f"- {rule} " in text


def test_options_named_there_exist_with_their_values() -> None:
    known = {
        option.name: option.values for name in games.names() for option in games.load(name).options
    }
    named = set()
    for row in ROWS:
        for option, value in re.findall(r"`(\w+)(?: = (\w+))?`", row[4]):
            if option in known:
                named.add(option)
                assert not value or value in known[option]
            else:
                assert any(option in values for values in known.values()), option
    assert named == set(known)
