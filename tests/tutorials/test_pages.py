"""What the tutorials say works, from the first line to the last, and looks as they show it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from signoria.locales import sources

from .blocks import begins, blocks, labels, matches
from .running import Reader

FOLDER = Path(__file__).parents[2] / "docs" / "tutorials"
PAGES = sorted(FOLDER.glob("*.md"))
INSTALLS = re.compile(r"git clone |cd |python3 -m venv |source |pip install |make ")


def test_there_is_one_for_everybody() -> None:
    names = {page.stem for page in PAGES}
    assert names >= {"player", "host", "designer", "researcher", "bot-author"}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_a_tutorial_works(page: Path, tmp_path: Path) -> None:
    reader = Reader(tmp_path)
    try:
        for block in blocks(page):
            reader.do(block)
    finally:
        reader.leave()


def test_what_is_to_be_pressed_is_there() -> None:
    """What is in bold type is a whole message of the pages, in English."""
    messages = {
        line.partition(" = ")[2] for text in sources("en").values() for line in text.splitlines()
    }
    told = set().union(*map(labels, PAGES))
    assert len(told) > 5
    assert told <= messages


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_what_is_not_run_only_installs(page: Path) -> None:
    for block in blocks(page):
        if block.kind == "install":
            for line in block.text.splitlines():
                assert INSTALLS.match(line), f"{page.name}:{block.line}: {line}"


def test_what_is_shown_is_compared() -> None:
    assert matches("one\n…\ntwo … four", "one\n\nmore\ntwo three four  \n")
    assert matches("…\nlast", "first\nlast\n")
    assert matches("one\n…", "one")
    assert not matches("one\n…\ntwo", "one\nthree\n")
    assert not matches("one", "one\ntwo\n")
    assert begins("one", "one\ntwo\n")
    assert not begins("one\ntwo", "one\n")
