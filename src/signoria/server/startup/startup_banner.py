"""What a server says when it can be reached, and the browser that it opens."""

from __future__ import annotations

import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from ...locales import Locale
from ..http.pages import CLIENT
from ..settings import Settings
from .listening import network_url, url_of

DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY")


@dataclass(frozen=True)
class StartupBanner:
    """Tells people where to go, in their language; ``open_browser`` shows it there."""

    words: Locale
    settings: Settings
    listener: socket.socket
    open_browser: bool
    write: Callable[[str], None]

    @property
    def url(self) -> str:
        """The address, for the person who started the server."""
        return self.settings.base_url or url_of(self.listener)

    def show(self) -> None:
        """Say it, and open the browser."""
        self.write(self.words.text("serve-ready", url=self.url))
        if not self.settings.base_url and (network := network_url(self.listener)):
            self.write("  " + self.words.text("serve-network", url=network))
        if not (CLIENT / "index.html").is_file():
            self.write("  " + self.words.text("serve-unbuilt"))
        if self.open_browser:
            open_page(self.url, self.ask_to_visit)
        self.write(self.words.text("serve-how-to-stop"))

    def ask_to_visit(self) -> None:
        """There is no browser here."""
        self.write(self.words.text("serve-visit", url=self.url))


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
