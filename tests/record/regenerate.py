"""Write the golden record, and from it the examples of docs/code/record.md, once more.

Run ``python -m tests.record.regenerate`` (``make golden``) after a change of the format that is
meant, and review the difference.
"""

from __future__ import annotations

import re
from pathlib import Path

from signoria.record import write
from tests.record.games import game

GOLDEN = Path(__file__).with_name("golden.record")
GUIDE = Path(__file__).parents[2] / "docs" / "code" / "record.md"


def golden() -> str:
    """A whole game of three with a comment of each sort."""
    match = game(players=3, seed=11)
    match.headers.update({"Date": "2026-01-31", "Seats": "random, random, random"})
    match.comments = {
        0: "All three play at random.",
        7: "The first disc.",
        len(match.actions): "The last decision.\nNothing comes after it.",
    }
    return write(match.record())


def examples(record: str) -> dict[str, str]:
    """What the guide shows of it: up to the end of the second turn, and from the last turn on."""
    blocks = record.split("\n\n")
    second = next(at for at, block in enumerate(blocks) if block.startswith("turn 2\n"))
    return {
        "beginning": "\n\n".join(blocks[: second + 1]),
        "end": "\n\n".join(blocks[-2:]).rstrip("\n"),
    }


def guide(text: str, record: str) -> str:
    """The guide with the examples from this record."""
    for name, example in examples(record).items():
        begin, end = f"<!-- {name} -->", f"<!-- /{name} -->"
        shown = f"{begin}\n```text\n{example}\n```\n{end}"
        text, found = re.subn(f"{begin}.*{end}", shown, text, flags=re.DOTALL)
        if found != 1:
            raise ValueError(f"{GUIDE} has no place for {begin}")
    return text


if __name__ == "__main__":
    GOLDEN.write_text(golden(), "utf-8")
    GUIDE.write_text(guide(GUIDE.read_text("utf-8"), golden()), "utf-8")
