"""Photographs of pages, kept small, and how far two of them differ.

They are compared as one sees them from afar: each square of a few pixels by its mean colour.  So
the edges of letters may be drawn in another way, and a line may lie a pixel lower, but nothing that
one would notice may be missing.  The browser itself reads and writes the pictures.
"""

from __future__ import annotations

from base64 import b64decode, b64encode
from pathlib import Path

from playwright.sync_api import Browser

from ..support.person import Person

CELL = 8  # pixels of the page
SMALLER = 2  # times, when a picture is kept
QUALITY = 0.8
APART = 20  # of 255: a cell that differs by more is another one
FEW = 0.005  # of all cells: an edge here and there

DRAWN = """
const drawn = async (data, width, height) => {
  const image = new Image();
  image.src = 'data:;base64,' + data;
  await image.decode();
  const canvas = new OffscreenCanvas(width || image.width, height || image.height);
  const pen = canvas.getContext('2d', {willReadFrequently: true});
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  return [canvas, pen];
};
"""
KEPT = f"""async ([picture, smaller, quality]) => {{
  {DRAWN}
  const [whole] = await drawn(picture);
  const [canvas] = await drawn(picture, whole.width / smaller, whole.height / smaller);
  const blob = await canvas.convertToBlob({{type: 'image/webp', quality}});
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}}"""
SHARE = f"""async ([picture, kept, cell, apart]) => {{
  {DRAWN}
  const [whole] = await drawn(picture);
  const size = [Math.round(whole.width / cell), Math.round(whole.height / cell)];
  const pixels = async (data) =>
    (await drawn(data, ...size))[1].getImageData(0, 0, ...size).data;
  const [now, then] = [await pixels(picture), await pixels(kept)];
  let other = 0;
  for (let at = 0; at < now.length; at += 4) {{
    const far = Math.max(...[0, 1, 2].map((i) => Math.abs(now[at + i] - then[at + i])));
    if (far > apart) other += 1;
  }}
  return other / (now.length / 4);
}}"""


# They come after the first picture of a first visit.
LETTERS = """async () => {
  const there = () => [...document.fonts].some(({ family }) => family.includes('Source Sans 3'));
  for (let frames = 0; frames < 1000 && !there(); frames++) {
    await new Promise(requestAnimationFrame);
  }
}"""


# Parts of a table come one after the other; those out of sight wait until they are not.
LAID = """() => {
  const inSight = (one) => {
    const {left, top} = one.getBoundingClientRect();
    return left >= 0 && top >= 0 && left < innerWidth && top < innerHeight;
  };
  const soon = [...document.querySelectorAll('i.soon')].filter((one) => one.checkVisibility());
  return document.querySelector('.laying') === null && !soon.some(inSight);
}"""


def photograph(one: Person) -> bytes:
    """The page as it stands, when its letters and all in sight are there and nothing moves."""
    one.page.wait_for_load_state("networkidle")
    one.page.evaluate(LETTERS)
    one.until(lambda: bool(one.page.evaluate(LAID)), "all that is in sight")
    one.page.mouse.move(0, 0)
    return one.page.screenshot(animations="disabled")


def keep(browser: Browser, picture: bytes, path: Path) -> None:
    """Write a photograph in its small form."""
    path.write_bytes(b64decode(evaluate(browser, KEPT, [text(picture), SMALLER, QUALITY])))


def share(browser: Browser, picture: bytes, kept: bytes) -> float:
    """Which part of a photograph looks otherwise than the kept one, from 0 to 1."""
    return float(evaluate(browser, SHARE, [text(picture), text(kept), CELL, APART]))


def text(picture: bytes) -> str:
    """A picture as the browser takes it."""
    return b64encode(picture).decode()


def evaluate(browser: Browser, what: str, values: list[object]) -> str:
    """What a script answers on an empty page."""
    page = browser.new_page()
    try:
        return str(page.evaluate(what, values))
    finally:
        page.close()
