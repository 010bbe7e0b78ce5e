"""The free headers of a match: what could not be read back is refused when it is set."""

from __future__ import annotations

from collections import UserDict

from . import head


class Headers(UserDict[str, str]):
    """Headers by name; raises ``ValueError`` for a name that cannot stand in a record."""

    def __setitem__(self, name: str, value: str) -> None:
        """Set a header."""
        if not isinstance(value, str):
            raise ValueError(f"the header {name!r} is a text, not {type(value).__name__}")
        if not isinstance(name, str) or not head.HEADER.fullmatch(name):
            raise ValueError(
                f"{name!r} cannot be the name of a header: "
                "it is a capital, then letters, digits and hyphens"
            )
        if reserved := head.reserved_header(name):
            raise ValueError(f"{name!r} cannot be the name of a header: {reserved} is reserved")
        super().__setitem__(name, value)
