"""How soon one plays in a page without a server: ``python -m bench.unserved.visits``.

The file server hands out 10 Mbit/s, texts and scripts compressed as usual hosts do.  Chromium
slows the page's own thread four times; its worker, where Python runs, it cannot slow.  Medians of
three visits with a new browser each.
"""

from __future__ import annotations

import gzip
import json
import shutil
import time
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from io import BufferedIOBase, BytesIO
from pathlib import Path
from statistics import median
from threading import Lock, Thread
from typing import Any, ClassVar

import psutil
from playwright.sync_api import Page, Playwright, sync_playwright

PAGES = Path(__file__).parents[2] / "build" / "static"
NAMES = ("chromium-headless-shell", "chromium", "google-chrome")
RATE = 10_000_000 / 8  # bytes a second
PIECE = 16_384
SLOWER = 4
RUNS = 3
TEXTS = {".html", ".css", ".js", ".mjs", ".json", ".svg", ".txt", ".webmanifest"}
WAIT = 300_000  # milliseconds
MOVES = 5
WATCH = """
window.longest = 0;
new PerformanceObserver((list) => {
  for (const one of list.getEntries()) window.longest = Math.max(window.longest, one.duration);
}).observe({ type: 'longtask', buffered: true });
"""


class Line:
    """What all files share: so many bytes a second."""

    def __init__(self) -> None:
        self._lock, self._free = Lock(), 0.0

    def pass_on(self, size: int) -> None:
        """Wait until so many bytes have passed."""
        with self._lock:
            start = max(self._free, time.perf_counter())
            self._free = start + size / RATE
        time.sleep(max(0.0, self._free - time.perf_counter()))


class SlowFiles(SimpleHTTPRequestHandler):
    """A file server at the end of a line."""

    _texts: ClassVar[dict[str, bytes]] = {}

    def __init__(self, *args: Any, line: Line, **kwargs: Any) -> None:
        self._line = line
        super().__init__(*args, **kwargs)

    def send_head(self) -> Any:
        """Begin an answer; texts and scripts are compressed, once."""
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        if path.suffix not in TEXTS or not path.exists():
            return super().send_head()
        body = self._texts.setdefault(self.path, gzip.compress(path.read_bytes()))
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(path)))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        return BytesIO(body)

    def copyfile(self, source: Any, outputfile: BufferedIOBase) -> None:  # type: ignore[override]
        """Hand out a file piece by piece."""
        while piece := source.read(PIECE):
            self._line.pass_on(len(piece))
            outputfile.write(piece)

    def log_message(self, *_: object) -> None:
        """Say nothing."""


def main() -> None:
    """Print the medians as JSON."""
    files = partial(SlowFiles, directory=str(PAGES), line=Line())
    server = ThreadingHTTPServer(("127.0.0.1", 0), files)
    Thread(target=server.serve_forever, daemon=True).start()
    with sync_playwright() as playwright:
        found = [visit(playwright, f"http://127.0.0.1:{server.server_port}/") for _ in range(RUNS)]
    server.shutdown()
    print(json.dumps({name: median(one[name] for one in found) for name in found[0]}, indent=1))


def visit(playwright: Playwright, url: str) -> dict[str, float]:
    """A first visit with some moves, and a second one without a network."""
    program = next(filter(None, map(shutil.which, NAMES)), None)
    browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
    context = browser.new_context(reduced_motion="reduce")
    context.add_init_script(WATCH)
    first, page = begin(context.new_page(), url)
    for _ in range(MOVES):
        move(page)
    longest = page.evaluate("window.longest")
    memory = memory_of_pages()
    page.evaluate("navigator.serviceWorker.ready")
    where = page.url
    page.close()
    context.set_offline(True)
    later = slow(context.new_page())
    start = time.perf_counter()
    later.goto(where, timeout=WAIT)
    later.locator("section.prompt.own").wait_for(timeout=WAIT)
    found = {"first": first, "later": time.perf_counter() - start}
    browser.close()
    return {**found, "longest task, ms": longest, "memory, MB": memory}


def begin(page: Page, url: str) -> tuple[float, Page]:
    """The seconds until the first decision of a game against bots."""
    slow(page)
    start = time.perf_counter()
    page.goto(url, timeout=WAIT)
    page.locator(".games button").first.click(timeout=WAIT)
    page.locator("section.prompt.own").wait_for(timeout=WAIT)
    return time.perf_counter() - start, page


def slow(page: Page) -> Page:
    """Slow the page's own thread."""
    line = page.context.new_cdp_session(page)
    line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    return page


def move(page: Page) -> None:
    """Make the first move that is offered in words."""
    before = page.locator("header").first.get_attribute("data-version")
    offered = page.locator("section.prompt.own li button, button.street.open").first
    offered.click(timeout=WAIT)
    if page.locator("section.prompt .go").count():
        page.locator("section.prompt .go").first.click(timeout=WAIT)
    page.locator(f'header[data-version="{before}"]').wait_for(state="detached", timeout=WAIT)
    page.locator("section.prompt.own").wait_for(timeout=WAIT)


def memory_of_pages() -> float:
    """Megabytes of the largest process of a page below this one."""
    processes = psutil.Process().children(recursive=True)
    pages = [one for one in processes if "--type=renderer" in one.cmdline()]
    return max(one.memory_full_info().uss for one in pages) / 1e6


if __name__ == "__main__":
    main()
