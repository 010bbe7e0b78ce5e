"""The laboratory of the pages without a server: some games are played there and reported on."""

from __future__ import annotations

import json
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from signoria import laboratory as commands

from ..conftest import AXE
from ..support.person import Person, words
from ..support.unserved import START, FileServer
from .test_pages import violations

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = pytest.mark.slow


@pytest.fixture
def teacher(chromium: Browser) -> Iterator[Person]:
    """Somebody with the pages that need no server."""
    files = FileServer()
    context = chromium.new_context(locale="en", reduced_motion="reduce")
    person = Person(context, files.url)
    context.set_default_timeout(START)
    yield person
    context.close()
    files.stop()
    assert person.unexcused_troubles() == []


def test_games_are_played_and_reported_on_without_a_network(
    teacher: Person, tmp_path: Path
) -> None:
    teacher.go("/").page.locator(".empty").wait_for()
    teacher.page.evaluate("navigator.serviceWorker.ready")
    teacher.context.set_offline(True)
    teacher.page.get_by_role("link", name=words("web-nav-experiments")).click()
    teacher.page.get_by_label(words("experiment-number")).select_option("60")
    assert violations(teacher, AXE.read_text()) == []
    teacher.page.get_by_role("button", name=words("experiment-play")).press("Enter")
    title = teacher.page.get_by_role("heading", name=words("experiment-findings"))
    expect(title).to_be_focused()
    charts = teacher.page.locator(".report svg[role=img]")
    assert charts.count() > 10
    assert charts.count() <= teacher.page.locator(".report table").count() * 2
    assert violations(teacher, AXE.read_text()) == []
    with teacher.page.expect_download() as download:
        teacher.page.get_by_role("link", name=words("experiment-numbers")).click()
    download.value.save_as(tmp_path / "games.json")
    found = json.loads((tmp_path / "games.json").read_text())
    said = shlex.split(teacher.page.locator("code").inner_text())
    assert said[3:5] == ["--bots", ",".join([said[4].partition(",")[0]] * 4)]
    wanted = commands.simulate("calimala", said[4].split(","), 60, rotate=True, workers=1).to_dict()
    for name in ("games", "decisions", "mean_scores_by_bot", "win_interval_by_bot"):
        assert found[name] == json.loads(json.dumps(wanted[name])), name


def test_games_can_be_stopped_and_played_again(teacher: Person) -> None:
    teacher.go("/#/laboratory")
    number = teacher.page.get_by_label(words("experiment-number"))
    number.select_option("1200")
    play = teacher.page.get_by_role("button", name=words("experiment-play"))
    play.click()
    teacher.page.get_by_text(words("experiment-playing")).wait_for()
    teacher.page.get_by_role("button", name=words("web-cancel")).click()
    expect(play).to_be_enabled()
    expect(teacher.page.locator(".report")).to_have_count(0)
    number.select_option("60")
    play.click()
    teacher.page.locator(".report").wait_for()
