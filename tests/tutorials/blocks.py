"""The code of a tutorial, read from its Markdown.

What stands behind the fence's language says what becomes of a block:

* ``sh``: run by bash, must end well.  ``sh background``: runs on until the page ends.
* ``python``: run, in one namespace for the page.  ``python title=NAME``: a file of that name.
* ``text typed`` after ``sh``: what is typed there.  ``text`` after a block: what it prints, where
  ``…`` stands for anything, over several lines if it has a line of its own.
* ``install``: how to install; the tests are run on what that gives.  ``caddy``: a file for another
  program.

What stands in bold type is to be read on the pages.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

BLOCK = re.compile(r"^```(?P<kind>\w+)(?: (?P<info>[^\n]*))?\n(?P<text>.*?)^```$", re.M | re.S)
LABEL = re.compile(r"\*\*([^*]+)\*\*")
KINDS = ("sh", "python", "text", "install", "caddy")


@dataclass
class Block:
    """One block; ``typed`` and ``shown`` belong to the block before them on the page."""

    kind: str
    info: str
    text: str
    line: int
    typed: str = ""
    shown: str | None = None

    @property
    def file(self) -> str | None:
        """The name of the file that it is, if any."""
        found = re.fullmatch(r"title=(\S+)", self.info)
        return found[1] if found else None


def blocks(page: Path) -> list[Block]:
    """The blocks of a page that are run, in their order, with what is typed and shown."""
    text = page.read_text("utf-8")
    found: list[Block] = []
    for match in BLOCK.finditer(text):
        line = text.count("\n", 0, match.start()) + 1
        block = Block(match["kind"], match["info"] or "", match["text"], line)
        assert block.kind in KINDS, f"{page.name}:{line}: blocks of {block.kind} are not run"
        if block.kind != "text":
            found.append(block)
        elif block.info == "typed":
            found[-1].typed = block.text
        else:
            found[-1].shown = block.text
    return found


def labels(page: Path) -> set[str]:
    """What the page says can be read on the screen."""
    return {
        " ".join(label.split()) for label in LABEL.findall(BLOCK.sub("", page.read_text("utf-8")))
    }


def matches(shown: str, printed: str) -> bool:
    """Whether this is what is shown, ``…`` standing for anything."""
    return re.fullmatch(pattern(shown), trim(printed)) is not None


def begins(shown: str, printed: str) -> bool:
    """Whether what is shown has been printed, and perhaps more."""
    return re.match(pattern(shown), trim(printed)) is not None


def trim(text: str) -> str:
    """Whole lines, without spaces at their ends, which nobody sees."""
    return "".join(line.rstrip() + "\n" for line in text.strip("\n").split("\n"))


def pattern(shown: str) -> str:
    """The regular expression of what is shown."""
    return "".join(map(line_pattern, trim(shown).splitlines()))


def line_pattern(line: str) -> str:
    """The regular expression of one line."""
    if line == "…":
        return r"(?:[^\n]*\n)*?"
    return re.escape(line).replace("…", r"[^\n]*?") + r"\n"
