"""Opening the pages in a browser, if the machine has one."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser
from collections.abc import Callable, Mapping

DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY")


def has_display(environ: Mapping[str, str] = os.environ, platform: str = sys.platform) -> bool:
    """Whether a window could be seen; without one, a browser in the terminal would start."""
    return platform in ("win32", "darwin") or any(environ.get(name) for name in DISPLAYS)


def open_page(url: str, otherwise: Callable[[], None]) -> None:
    """Open a browser at this address, without waiting for it; ``otherwise`` if there is none."""
    if not has_display():
        otherwise()
        return

    def work() -> None:
        if not webbrowser.open(url):
            otherwise()

    threading.Thread(target=work, daemon=True).start()
