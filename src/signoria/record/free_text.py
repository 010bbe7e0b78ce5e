"""What people write in a record, fit for one line each: comments and free headers."""

from __future__ import annotations

import re
import textwrap
from collections import UserDict
from difflib import get_close_matches

WIDTH = 1000  # longer lines of a comment are broken; far under the limit for a line
BREAK = re.compile(r"\r\n|\r|\n")
CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]")  # all but tab and line feed
REQUIRED = ("Game", "Rules")
RESERVED = ("Signoria", *REQUIRED)
HEADER = re.compile(r"[A-Z][A-Za-z0-9-]*")
LIKENESS = 0.8  # of a misspelt name, as difflib counts it


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


def reserved_header(name: str) -> str | None:
    """The reserved header that a name is, or that it misspells."""
    close = get_close_matches(name.title(), RESERVED, 1, LIKENESS)
    return close[0] if close else None


class Headers(UserDict[str, str]):
    """Headers by name; raises ``ValueError`` for a name that cannot stand in a record."""

    def __setitem__(self, name: str, value: str) -> None:
        """Set a header."""
        if not isinstance(value, str):
            raise ValueError(f"the header {name!r} is a text, not {type(value).__name__}")
        if not isinstance(name, str) or not HEADER.fullmatch(name):
            raise ValueError(
                f"{name!r} cannot be the name of a header: "
                "it is a capital, then letters, digits and hyphens"
            )
        if reserved := reserved_header(name):
            raise ValueError(f"{name!r} cannot be the name of a header: {reserved} is reserved")
        super().__setitem__(name, value)
