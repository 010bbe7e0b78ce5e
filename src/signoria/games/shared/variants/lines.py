"""Where in a TOML file a key stands, for messages; ``tomllib`` does not tell."""

from __future__ import annotations

import re
from collections.abc import Sequence

HEADING = re.compile(r"\s*\[\s*([^\[\]#]+?)\s*\]\s*(?:#.*)?")
ENTRY = re.compile(r"\s*([\w.\"' -]+?)\s*=")
QUOTES = re.compile(r"[\"']|\s")


class Lines:
    """The first line of each section and of each entry."""

    def __init__(self, text: str) -> None:
        self._found: dict[str, int] = {}
        section = ""
        for number, line in enumerate(text.splitlines(), 1):
            if heading := HEADING.fullmatch(line):
                section = QUOTES.sub("", heading[1])
                self._found.setdefault(section, number)
            elif entry := ENTRY.match(line):
                key = QUOTES.sub("", entry[1])
                self._found.setdefault(f"{section}.{key}" if section else key, number)

    def first(self, keys: Sequence[str]) -> int:
        """The line of the first of these keys that has one of its own, else that of the first."""
        own = [self._found[key] for key in keys if key in self._found]
        return own[0] if own else self.line(keys[0])

    def line(self, key: str) -> int:
        """The line of a key, of its section where it has none of its own, else the first."""
        section = key.rpartition(".")[0]
        return self._found.get(key) or self._found.get(section) or 1
