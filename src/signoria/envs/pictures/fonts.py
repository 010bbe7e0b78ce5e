"""The letters of the pages, as files that a drawing library reads."""

from __future__ import annotations

import atexit
from functools import cache
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp

from fontTools.ttLib import TTFont

from .script import FOLDER

FAMILY = "EB Garamond"


@cache
def font_files() -> list[str]:
    """The unpacked letters; they lie in a folder that goes when the program ends."""
    folder = Path(mkdtemp(prefix="signoria-letters-"))
    atexit.register(rmtree, folder, ignore_errors=True)
    found = []
    for packed in FOLDER.iterdir():
        if packed.name.endswith(".woff"):
            path = folder / packed.name.replace(".woff", ".ttf")
            with packed.open("rb") as source:
                font = TTFont(source)
                font.flavor = None
                font.save(path)
            found.append(str(path))
    return sorted(found)
