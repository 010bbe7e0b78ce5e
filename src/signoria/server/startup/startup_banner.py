"""What a server says when it can be reached."""

from __future__ import annotations

import socket
from collections.abc import Callable
from dataclasses import dataclass

from ...locales import Locale
from ..http.pages import CLIENT
from ..settings import Settings
from .browser import open_page
from .listening import network_url, url_of


@dataclass(frozen=True)
class StartupBanner:
    """Tells people where to go, in their language; ``wanted`` opens a browser there."""

    words: Locale
    settings: Settings
    listener: socket.socket
    open_browser: bool
    write: Callable[[str], None]

    @property
    def url(self) -> str:
        """The address for whoever started the server."""
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
