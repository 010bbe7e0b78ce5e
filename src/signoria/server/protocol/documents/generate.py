"""Writes what is made from the protocol's types.

``python -m signoria.server.protocol.documents.generate`` works in a clone of
the repository; a test fails when these files are not up to date.
"""

from __future__ import annotations

import json
from pathlib import Path

from . import asyncapi, openapi
from .schema import Schema, components
from .typescript import module

ROOT = Path(__file__).parents[5]


def files() -> dict[str, str]:
    """The text of every file by its path in the repository."""
    schemas = components()
    return {
        "docs/protocol/openapi.json": as_json(openapi.page(schemas)),
        "docs/protocol/asyncapi.json": as_json(asyncapi.page(schemas)),
        "web/src/net/protocol.ts": module(schemas),
    }


def as_json(page: Schema) -> str:
    """A page as it is committed, fit to be compared line by line."""
    return json.dumps(page, indent=1, ensure_ascii=False) + "\n"


def main() -> None:
    """Write them."""
    for path, text in files().items():
        target = ROOT / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, "utf-8", newline="\n")


if __name__ == "__main__":
    main()
