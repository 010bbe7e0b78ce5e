"""Draw the icons of the installed pages from the favicon: ``python -m tools.docs.icons``."""

from __future__ import annotations

import re
from io import BytesIO
from pathlib import Path

import resvg_py
from PIL import Image

from signoria.envs.pictures.fonts import FAMILY, font_files

PUBLIC = Path(__file__).parents[2] / "web" / "public"
FAVICON = PUBLIC / "favicon.svg"
PARCHMENT = "#f6efe0"
COLOURS = 64  # of a drawing with few of them
# Systems cut a maskable icon to a shape of theirs: all of it lies in the circle that they keep.
SAFE = 'viewBox="-13 -14 74 74"'
ICONS = {"icon-192.png": 192, "icon-512.png": 512, "icon-maskable.png": 512, "icon-apple.png": 180}


def main() -> None:
    """Write all icons."""
    for name, size in ICONS.items():
        write_png(PUBLIC / name, icon(name), size)


def icon(name: str) -> str:
    """The drawing of an icon: with the favicon's round corners, or to be cut by others."""
    drawing = FAVICON.read_text()
    if name in {"icon-192.png", "icon-512.png"}:
        return drawing
    whole = re.sub(r'viewBox="[^"]*"', SAFE, drawing)
    return re.sub(
        "<rect [^>]*/>",
        f'<rect x="-20" y="-20" width="90" height="90" fill="{PARCHMENT}"/>',
        whole,
        count=1,
    )


def write_png(path: Path, svg: str, width: int) -> None:
    """Write a drawing as a small PNG, so many pixels wide."""
    drawn = resvg_py.svg_to_bytes(
        svg_string=svg,
        width=width,
        skip_system_fonts=True,
        font_files=font_files(),
        font_family=FAMILY,
        serif_family=FAMILY,
    )
    with Image.open(BytesIO(bytes(drawn))) as image:
        few = image.quantize(COLOURS, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
        few.save(path, optimize=True)


if __name__ == "__main__":
    main()
