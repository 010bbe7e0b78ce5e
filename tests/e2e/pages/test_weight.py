"""What the first visit of each page loads, cold."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ..conftest import People
from ..support import florence
from ..support.person import Person
from ..support.playing import may_move, move
from ..table.test_whole import at_table

MOST = 120_000  # bytes of content in gzip, without fonts
LANGUAGES = ("en", "de", "es", "it")
GAMES = ("calimala", "forging-florence")
OF_GAMES = [f"/{page}/{game}" for page in ("learn", "rules") for game in GAMES]
PLAIN = ["/", "/new", "/settings", "/account", "/people", "/device", "/import", "/learn", *OF_GAMES]
HALF_WAY = {"calimala": 40, "forging-florence": 40}  # decisions
MOVERS = {"calimala": move, "forging-florence": florence.by_mouse}
# What a test asks of a page counts as a press there, after which it may be heard.
UNTOUCHED = "Object.defineProperty(navigator, 'userActivation', {value: {hasBeenActive: false}})"
DRAWN = "main h1, section.prompt"  # there as soon as the page itself is


class Weight:
    """The content that comes to a page over HTTP in gzip, as the browser counts it."""

    def __init__(self, one: Person) -> None:
        self._begun: dict[str, tuple[str, int]] = {}
        self.loaded: dict[str, int] = {}
        line = one.context.new_cdp_session(one.page)
        line.send("Network.enable")
        line.send("Network.setExtraHTTPHeaders", {"headers": {"Accept-Encoding": "gzip"}})
        line.on("Network.responseReceived", self._note_response)
        line.on("Network.loadingFinished", self._note_content)

    def _note_response(self, event: dict[str, Any]) -> None:
        answer = event["response"]
        if event["type"] != "Font":
            self._begun[event["requestId"]] = answer["url"], int(answer["encodedDataLength"])

    def _note_content(self, event: dict[str, Any]) -> None:
        if event["requestId"] in self._begun:
            where, headers = self._begun[event["requestId"]]
            content = int(event["encodedDataLength"]) - headers
            self.loaded[where] = self.loaded.get(where, 0) + max(0, content)

    def sum(self) -> int:
        """All bytes so far."""
        return sum(self.loaded.values())


def weigh(one: Person, path: str) -> Weight:
    """Load a page to its end and weigh it."""
    weight = Weight(one)
    one.context.add_init_script(UNTOUCHED)
    one.go(path).page.locator(DRAWN).first.wait_for()
    if path.startswith(("/m/", "/learn/")):
        one.page.locator("section.prompt").wait_for()
    one.page.wait_for_load_state("networkidle")
    return weight


def check_weight(weight: Weight) -> None:
    """Fail with the heaviest files if it is too much."""
    heaviest = sorted(weight.loaded.items(), key=lambda item: -item[1])[:12]
    assert weight.sum() <= MOST, "\n".join(f"{size:7} {where}" for where, size in heaviest)
    assert weight.sum() > 30_000  # or nothing was weighed


@pytest.mark.parametrize("path", PLAIN)
def test_a_page_is_light(people: People, path: str) -> None:
    check_weight(weigh(people(locale="de"), path))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_light(people: People, game: str, language: str) -> None:
    one = people("Ada", locale=language)
    match = one.create("me", "bot", "bot", "bot", game=game, options={"start": "0"})
    check_weight(weigh(one, f"/m/{match}"))  # before anything moves


@pytest.mark.parametrize("game", GAMES)
def test_a_table_half_way_is_light_for_who_comes_back(people: People, game: str) -> None:
    one, random = people("Ada", locale="de"), Random(7)
    match = one.create("me", "bot", "bot", "bot", game=game, options={"start": "0"})
    assert at_table(one, match)
    for _ in range(HALF_WAY[game]):
        one.until(lambda: may_move(one), "a decision")
        MOVERS[game](one, random)
    one.until(lambda: may_move(one), "a decision")  # nobody moves while it is weighed
    back = people(locale="de", storage_state=one.context.storage_state())  # with nothing loaded
    check_weight(weigh(back, f"/m/{match}"))


@pytest.mark.parametrize("game", GAMES)
def test_a_review_is_light(people: People, game: str) -> None:
    one = people("Ada", locale="de")
    check_weight(weigh(one, f"/m/{one.create('me', 'bot', 'bot', 'bot', game=game)}/review"))
