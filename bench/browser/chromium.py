"""The browser by which pages are measured."""

from __future__ import annotations

import os
import shutil
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # Playwright may be missing
    from playwright.sync_api import Browser, Playwright

# The first has no windows of its own, whose work would be taken for that of the page.
PROGRAMS = ("chromium-headless-shell", "chromium", "google-chrome")


def find_chromium() -> str | None:
    """The path of the browser, None where there is none."""
    return next(filter(None, map(shutil.which, PROGRAMS)), None)


def launch_chromium(playwright: Playwright, program: str) -> Browser:
    """Start it; Chromium refuses its sandbox to root."""
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    arguments = ["--no-sandbox"] if root else []
    return playwright.chromium.launch(executable_path=program, args=arguments)
