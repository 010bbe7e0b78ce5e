"""Photograph the scenes again: ``python -m tests.e2e.looks.renew [NAME ...]`` (``make pictures``).

Look at what has changed before it is committed.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from ..conftest import BEEN_HERE, launch_browser, missing
from ..support.person import Person
from ..support.serving import Server
from .compare import FEW, keep, photograph, share
from .scenes import HERE, SCENES


def photograph_scene(browser: Browser, name: str) -> bytes:
    """A photograph of a scene, on a server of its own."""
    scene, server = SCENES[name], Server(Path(tempfile.mkdtemp()))
    try:
        context = browser.new_context(locale="en-GB", **scene.options())
        context.add_init_script(BEEN_HERE)
        one = Person(context, server.url).take_name("Ada")
        scene.show(one)
        return photograph(one)
    finally:
        server.stop()


def renew_picture(browser: Browser, name: str) -> str:
    """Keep a scene's picture if it looks otherwise than before; says what was done."""
    path, picture = HERE / f"{name}.webp", photograph_scene(browser, name)
    before = share(browser, picture, path.read_bytes()) if path.exists() else 1
    if before <= FEW / 4:
        return f"{name}: as before"
    keep(browser, picture, path)
    return f"{name}: {before:.1%} looks otherwise"


def main() -> None:
    """Photograph the scenes named, or all."""
    if missing():
        sys.exit(missing())
    with sync_playwright() as playwright:
        browser = launch_browser(playwright)
        for name in sys.argv[1:] or SCENES:
            print(renew_picture(browser, name), flush=True)


if __name__ == "__main__":
    main()
