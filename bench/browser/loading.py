"""What a first visit loads, and after what time a table asks for a decision; by Chromium."""

from __future__ import annotations

import statistics
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from bench.browser.chromium import launch_chromium
from bench.browser.visitor import Visitor
from bench.report import Figure

VISITS = 5
MOST = 120  # kB in gzip, without fonts
SOON = 1000  # milliseconds
SHOWN = "main h1, section.prompt"
ASKED = "section.prompt.own button:visible"


def loading(visitor: Visitor, chromium: str) -> list[Figure]:
    """Bytes of each page and the time of each table, medians of several cold visits."""
    with sync_playwright() as playwright:
        browser = launch_chromium(playwright, chromium)
        found = [
            each
            for name, path in visitor.pages().items()
            for each in figures_of(browser, visitor, name, path)
        ]
        browser.close()
    return found


def figures_of(browser: Browser, visitor: Visitor, name: str, path: str) -> list[Figure]:
    """What a page loads and, if it is a table, when it can be played."""
    visits = [visit(browser, visitor, path) for _ in range(VISITS)]
    weights, times = zip(*visits, strict=True)
    size = statistics.median(weights) / 1000
    found = [Figure(f"first load, {name}", size, "kB in gzip", MOST, at_most=True)]
    what = "playable" if is_table(path) else "shown"
    time = statistics.median(times)
    return [*found, Figure(f"{name}: {what} after", time, "ms", SOON, at_most=True)]


def is_table(path: str) -> bool:
    """Whether a page is that of a match."""
    return path.startswith("/m/")


def visit(browser: Browser, visitor: Visitor, path: str) -> tuple[int, float]:
    """A cold visit: the bytes of content without fonts, and the milliseconds."""
    context = browser.new_context()
    name, _, value = visitor.cookie.partition("=")
    context.add_cookies([{"name": name, "value": value, "url": visitor.address}])
    page = context.new_page()
    sizes = weighing(page)
    page.goto(visitor.address + path)
    page.locator(ASKED if is_table(path) else SHOWN).first.wait_for()
    time: float = page.evaluate("performance.now()")
    page.wait_for_load_state("networkidle")
    context.close()
    return sum(sizes), time


def weighing(page: Page) -> list[int]:
    """The sizes of all answers, as they come."""
    sizes: list[int] = []
    begun: dict[str, int] = {}
    line = page.context.new_cdp_session(page)

    def note_answer(event: dict[str, Any]) -> None:
        if event["type"] != "Font":
            begun[event["requestId"]] = int(event["response"]["encodedDataLength"])

    def note_end(event: dict[str, Any]) -> None:
        if event["requestId"] in begun:
            sizes.append(max(0, int(event["encodedDataLength"]) - begun[event["requestId"]]))

    line.send("Network.enable")
    line.send("Network.setExtraHTTPHeaders", {"headers": {"Accept-Encoding": "gzip"}})
    line.on("Network.responseReceived", note_answer)
    line.on("Network.loadingFinished", note_end)
    return sizes
