"""Functions are called by a verb or by the noun that they give, not by a bare past participle."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
FOLDERS = ["src/signoria", "tools", "bench", "tests"]

# Words in -ed that are verbs or nouns, not participles.
HONEST = re.compile("bed|bleed|breed|deed|embed|exceed|feed|need|proceed|seed|shed|speed|succeed")

# Participles; those that are verbs as they stand (put, read, run) are free.
PARTICIPLE = re.compile(
    "[a-z]+ed|been|beaten|begun|bent|bound|bought|broken|brought|built|caught|chosen|dealt|done|"
    "drawn|driven|eaten|fallen|fed|felt|found|forgotten|given|gone|grown|heard|held|hidden|kept|"
    "known|laid|led|left|lent|lost|made|meant|met|paid|risen|said|seen|sent|shown|sold|spent|"
    "spoken|stood|stuck|swept|taken|taught|thought|thrown|told|torn|understood|undone|unknown|"
    "unmet|unseen|unsold|won|worn|woven|written"
)


def is_participle(name: str) -> bool:
    """Whether the name of a function is one past participle and nothing else."""
    word = name.strip("_")
    return bool(PARTICIPLE.fullmatch(word)) and not HONEST.fullmatch(word)


def is_property(function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Whether the function is read like an attribute, which an adjective may name."""
    return any("property" in ast.unparse(each) for each in function.decorator_list)


def participles(source: str) -> Iterator[str]:
    """The functions of a source that a bare participle names, with their lines."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        if is_participle(node.name) and not is_property(node):
            yield f"{node.lineno}: {node.name}"


@pytest.mark.parametrize("folder", FOLDERS)
def test_no_function_is_called_by_a_bare_participle(folder: str) -> None:
    paths = sorted((ROOT / folder).rglob("*.py"))
    assert len(paths) > 5
    found = [
        f"{path.relative_to(ROOT)}:{each}"
        for path in paths
        for each in participles(path.read_text())
    ]
    assert found == []


@pytest.mark.parametrize("name", ["forced", "_rated", "held", "beaten", "unsold"])
def test_a_participle_is_found(name: str) -> None:
    assert list(participles(f"class A:\n    async def {name}(self): ...\n")) == [f"2: {name}"]


@pytest.mark.parametrize("name", ["is_forced", "need", "speed", "read", "seat_taken", "rate"])
def test_verbs_and_nouns_are_free(name: str) -> None:
    assert list(participles(f"def {name}(): ...\n")) == []


def test_a_property_may_be_an_adjective() -> None:
    assert list(participles("class A:\n    @property\n    def forced(self): ...\n")) == []
