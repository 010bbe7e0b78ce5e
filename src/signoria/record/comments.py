"""Comments and header values: what a person wrote, made fit for one line each."""

from __future__ import annotations

import re
import textwrap

from .lines import CONTROL

WIDTH = 1000  # longer lines of a comment are broken; far under the limit for a line
BREAK = re.compile(r"\r\n|\r|\n")


def clean_comment(comment: str) -> str:
    """A comment as it comes back from a record: no control characters, no blank edges."""
    readable = comment.encode("utf-8", "replace").decode("utf-8")
    lines = [CONTROL.sub(" ", line).rstrip() for line in BREAK.split(readable)]
    broken = [part for line in lines for part in (wrap_line(line) or [""])]
    return "\n".join(broken).strip("\n")


def wrap_line(line: str) -> list[str]:
    """A line as it is, or broken if it is too long."""
    return [line] if len(line) <= WIDTH else textwrap.wrap(line, WIDTH)


def one_line(value: str) -> str:
    """The value of a header in one line, cut if it is too long."""
    return " ".join(clean_comment(value).split())[:WIDTH]
