"""Arrays as PostgreSQL reads them; psycopg takes four times as long to write them."""

from __future__ import annotations

from collections.abc import Iterable


def numbers(values: Iterable[int | None]) -> str:
    """An array of whole numbers."""
    return f"{{{','.join('NULL' if value is None else str(value) for value in values)}}}"


def texts(values: Iterable[str]) -> str:
    """An array of texts."""
    quoted = (value.replace("\\", "\\\\").replace('"', '\\"') for value in values)
    return "{" + ",".join(f'"{value}"' for value in quoted) + "}"


def blobs(values: Iterable[bytes | None]) -> str:
    """An array of bytes."""
    each = ("NULL" if value is None else f'"\\\\x{value.hex()}"' for value in values)
    return "{" + ",".join(each) + "}"
