"""docs/rules/rulings.md lists every decision that the rules mark, and options that there are."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from signoria import games

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "rules" / "rulings.md").read_text("utf-8")
ROWS = [row.strip("|").split("|") for row in re.findall(r"^\| [CF]\d.*\|$", PAGE, re.M)]
LISTED = {row[0].strip() for row in ROWS}


def marked_rules(game: str) -> set[str]:
    """The rules in which a decision of ours is marked."""
    rules = (DOCS / "rules" / f"{game}.md").read_text("utf-8").splitlines()
    found = (re.match(r"- ([CF]\d+\.\d+) .*\[ruling", rule) for rule in rules)
    return {match[1] for match in found if match}


def marked_parts() -> set[str]:
    """The parts of the rules that are marked as a whole, by their heading: F2."""
    books = [(DOCS / "rules" / f"{game}.md").read_text("utf-8") for game in games.names()]
    return set(re.findall(r"^## ([CF]\d+) .*\[ruling", "".join(books), re.M))


@pytest.mark.parametrize("game", games.names())
def test_every_marked_rule_is_listed(game: str) -> None:
    assert len(marked_rules(game)) >= 10
    assert marked_rules(game) <= LISTED


def test_every_listed_rule_is_marked() -> None:
    marks = set().union(*map(marked_rules, games.names()))
    parts = marked_parts()
    assert [rule for rule in sorted(LISTED - marks) if rule.partition(".")[0] not in parts] == []


# What is easily taken for the text itself, though no text says it, by words of the question.
DECIDED = {
    "C2.4": "youngest",
    "C3.2": "second or third",
    "C3.4": "must be drawn",
    "C3.5": "waived",
    "C3.6": "not yet drawn",
    "C3.7": "lower discs",
    "C4.2": "full",
    "C4.6": "full cities",
    "C4.7": "none for a material",
    "C5.3": "from which spaces",
    "C6.2": "no cubes",
    "F3.1": "which house stands",
    "F4.5": "how many pieces are sold",
    "F4.7": "where and when",
    "F4.8": "where artists are hired",
}


@pytest.mark.parametrize("rule", DECIDED)
def test_decisions_that_look_like_the_text_are_told(rule: str) -> None:
    asked = [row[1] for row in ROWS if row[0].strip() == rule]
    assert any(DECIDED[rule] in question for question in asked)


def test_every_version_of_the_rules_says_what_changed() -> None:
    part = PAGE.partition("## Versions of the rules")[2]
    told = set(re.findall(r"^\| (.+?) \| (\d+) \| \S", part, re.M))
    newer = {
        (name, version) for name in games.names() for version in games.rules_versions(name)[1:]
    }
    assert {(name.lower().replace(" ", "-"), version) for name, version in told} == newer


def test_every_row_is_complete() -> None:
    for row in ROWS:
        rule, *told, _ = (cell.strip() for cell in row)
        assert all(told), rule
        text = "".join(path.read_text("utf-8") for path in (DOCS / "rules").glob("*.md"))
        assert f"- {rule} " in text


def test_options_named_there_exist_with_their_values() -> None:
    offered = [option for name in games.names() for option in games.load(name).options]
    # A variant changes numbers of the rules and decides nothing that they leave open.
    known = {option.name: option.values for option in offered if not option.special}
    named = set()
    for row in ROWS:
        for option, value in re.findall(r"`(\w+)(?: = (\w+))?`", row[4]):
            if option in known:
                named.add(option)
                assert not value or value in known[option]
            else:
                assert any(option in values for values in known.values()), option
    assert named == set(known)
