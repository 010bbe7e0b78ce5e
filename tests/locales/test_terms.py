"""docs/rules/glossary.md and what people read agree: its words are used, its rejected ones not."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from signoria.locales import LANGUAGES, sources

ROOT = Path(__file__).parents[2]
GLOSSARY = (ROOT / "docs/rules/glossary.md").read_text("utf-8")
NAMES = {"en": "English", "de": "Deutsch", "es": "Español", "it": "Italiano"}
COMMENT = re.compile(r"^#.*$", re.MULTILINE)
PLACEABLE = re.compile(r"\{[^{}]*\}")


@cache
def read(language: str) -> dict[str, str]:
    """All that is read in a language, by where it stands: messages, rules and lessons."""
    found = {name: COMMENT.sub("", text) for name, text in sources(language).items()}
    for path in ROOT.glob(f"web/src/games/*/*/texts/{language}.ts"):
        found[str(path.relative_to(ROOT))] = path.read_text("utf-8")
    return found


def rows() -> Iterator[list[str]]:
    """The rows of all tables: a word in each language."""
    for line in GLOSSARY.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("|") and cells[0] not in ("English", "---"):
            yield cells


def rejected_words(language: str) -> list[str]:
    """The words that are not used in a language."""
    marked = f"- {NAMES[language]}: "
    lines = [line for line in GLOSSARY.splitlines() if line.startswith(marked)]
    return [word.strip() for line in lines for word in line.removeprefix(marked).split(",")]


def pattern(word: str) -> re.Pattern[str]:
    """Where a word stands as a whole, or with any ending if it says so."""
    whole = re.escape(word).replace("…", r"\w*")
    return re.compile(rf"(?<!\w){whole}(?!\w)", re.IGNORECASE)


def test_every_word_has_all_four_languages() -> None:
    words = list(rows())
    assert len(words) > 50
    assert {len(row) for row in words} == {len(LANGUAGES)}
    assert [row[0] for row in words] == list(dict.fromkeys(row[0] for row in words))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_the_glossary_are_in_use(language: str) -> None:
    texts = "\n".join(read(language).values()).casefold()
    words = [row[LANGUAGES.index(language)].casefold() for row in rows()]
    assert [word for word in words if word not in texts] == []


@pytest.mark.parametrize("language", sorted(set(LANGUAGES) - {"en"}))
def test_what_was_rejected_does_not_come_back(language: str) -> None:
    words = rejected_words(language)
    assert len(words) > 5
    back = [
        f"{place}: {found[0]}"
        for word in words
        for place, text in read(language).items()
        for found in pattern(word).finditer(PLACEABLE.sub("", text))
    ]
    assert back == []
