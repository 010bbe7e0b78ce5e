"""How a whole text is described, so that Python, the browser and JSON Schema read it alike."""

from __future__ import annotations


def whole(signs: str) -> str:
    r"""A pattern for a text of these signs and nothing else.

    Python's ``$`` also stands before a line end at the end; the other two do not know ``\Z``.
    """
    return rf"^{signs}$(?!\n)"
