"""Somebody with a browser: what they see, what reached them, and what went wrong there."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import (
    BrowserContext,
    ConsoleMessage,
    Locator,
    WebSocket,
    expect,
)

from signoria.locales import load

from .serving import GENEROUS

words = load("en").text  # what the pages say, by the names of the messages
LOOK = 40  # milliseconds between two looks at a condition
expect.set_options(timeout=GENEROUS * 1000)

# Whatever a page may not do shows up among its errors.
VIOLATIONS = """
document.addEventListener('securitypolicyviolation', (event) =>
  console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`));
"""

# What others do is shown as it comes, no scoring stops it, whoever plays decides everything, and
# nothing explains itself unasked.
# Who wants it otherwise says so.  It is said once only: what is usual is not written down.
WISHES = """
try {
  if (localStorage.getItem('wishes') === null)
    for (const [key, value] of
         [['speed', 'at-once'], ['scorings', 'pass'], ['automatic', 'off'],
          ['explaining', 'off']])
      if (localStorage.getItem(`signoria-${key}`) === null)
        localStorage.setItem(`signoria-${key}`, value);
  localStorage.setItem('wishes', 'said');
} catch {}
"""


class Person:
    """A browser of its own with one page, and all that it received."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        self.context = context
        self.url = url
        self.name = ""
        self.troubles: list[str] = []
        self.excused: list[str] = []
        self.frames: list[str] = []
        self.tabs: list[Person] = []
        context.set_default_timeout(GENEROUS * 1000)
        self.page = context.new_page()
        self.page.add_init_script(VIOLATIONS + WISHES)
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.troubles.append(f"{error}"))
        self.page.on("websocket", self._socket)

    def tab(self) -> Person:
        """The same person in another tab."""
        self.tabs.append(Person(self.context, self.url))
        return self.tabs[-1]

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.troubles.append(message.text)

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def unexcused_troubles(self) -> list[str]:
        """What went wrong in the browser, without what the test itself brought about."""
        own = [one for one in self.troubles if not any(part in one for part in self.excused)]
        return own + [trouble for tab in self.tabs for trouble in tab.unexcused_troubles()]

    def call(self, method: str, path: str, **body: Any) -> Any:
        """Ask the server as this browser would."""
        answer = self.context.request.fetch(
            self.url + path, method=method, headers={"Origin": self.url}, data=body or None
        )
        assert answer.ok, answer.text()
        return answer.json()

    def take_name(self, name: str) -> Person:
        """Take a name without the page."""
        self.name = name
        self.call("PUT", "/api/me", name=name)
        return self

    def create(self, *seats: str, **wishes: Any) -> str:
        """Make a match of these seats: ``me``, ``open``, ``bot`` or a name at this device."""
        return str(self.call("POST", "/api/matches", **order(*seats, **wishes))["id"])

    def go(self, path: str) -> Person:
        """Open one of the pages."""
        self.page.goto(self.url + path)
        return self

    def until(self, condition: Callable[[], bool], what: str) -> None:
        """Wait until something is so."""
        for _ in range(int(GENEROUS * 1000 / LOOK)):
            if condition():
                return
            self.page.wait_for_timeout(LOOK)
        raise AssertionError(f"never came: {what}")

    def button(self, name: str) -> Locator:
        """The button of exactly this name."""
        return self.page.get_by_role("button", name=name, exact=True)

    def press(self, name: str) -> None:
        """Click a button."""
        self.button(name).click()

    def sees(self, text: str) -> None:
        """Wait until this text can be seen."""
        expect(self.page.get_by_text(text).first).to_be_visible()

    def panel(self) -> Locator:
        """The panel beside the table, opened."""
        opener = self.page.locator("[aria-controls=panel]")
        if opener.get_attribute("aria-expanded") == "false":
            opener.click()
        return self.page.locator("#panel")

    def read_frames(self) -> list[dict[str, Any]]:
        """All frames that came to this page, in order."""
        return [json.loads(frame) for frame in self.frames]


def order(*seats: str, **wishes: Any) -> dict[str, Any]:
    """The body that makes a match."""
    kinds: dict[str, dict[str, str]] = {
        "me": {"kind": "me"},
        "open": {"kind": "open"},
        "bot": {"kind": "bot", "bot": "heuristic"},
    }
    wished = [kinds.get(seat, {"kind": "device", "name": seat}) for seat in seats]
    return {"game": "calimala", "seats": wished, **wishes}
