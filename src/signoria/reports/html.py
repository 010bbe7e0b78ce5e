"""HTML from Python: what is not HTML already is escaped."""

from __future__ import annotations

from html import escape


class Html(str):
    """Text that is HTML."""

    __slots__ = ()


def safe(text: str) -> Html:
    """The text as HTML."""
    return text if isinstance(text, Html) else Html(escape(text))


def join(*parts: str) -> Html:
    """Parts one after the other."""
    return Html("".join(map(safe, parts)))


def tag(name: str, *inside: str, **attributes: str) -> Html:
    """An element; underscores in attributes stand for hyphens, one at the end is dropped."""
    given = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(value)}"'
        for key, value in attributes.items()
    )
    return Html(f"<{name}{given}>{join(*inside)}</{name}>")
