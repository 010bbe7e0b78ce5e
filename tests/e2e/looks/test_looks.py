"""The main pages look as in the pictures that are kept of them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from ..conftest import People
from ..support.serving import Server
from .compare import FEW, photograph, share
from .scenes import HERE, SCENES

MOST = 1_500_000  # bytes of all pictures together


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server on which nobody else has made anything."""
    own = Server(tmp_path)
    yield own
    own.stop()


@pytest.mark.slow
@pytest.mark.parametrize("name", SCENES)
def test_a_page_looks_as_it_did(
    people: People, chromium: Browser, tmp_path: Path, name: str
) -> None:
    one, kept = people("Ada", **SCENES[name].options()), HERE / f"{name}.webp"
    SCENES[name].show(one)
    picture, now = photograph(one), tmp_path / f"{name}.png"
    now.write_bytes(picture)
    found = share(chromium, picture, kept.read_bytes())
    assert found <= FEW, (
        f"{found:.1%} of {kept} looks otherwise in Chromium {chromium.version}: see {now}; "
        "if it is meant to, `make pictures` photographs it again"
    )


@pytest.mark.slow
def test_what_is_not_drawn_is_missed(people: People, chromium: Browser) -> None:
    name = "calimala-desk-light"
    one, kept = people("Ada", **SCENES[name].options()), (HERE / f"{name}.webp").read_bytes()
    SCENES[name].show(one)
    assert share(chromium, photograph(one), kept) <= FEW
    for part in ("section.city svg", "section.prompt", "section.mats"):
        hidden = one.page.locator(part)
        hidden.evaluate_all("all => all.forEach((one) => (one.style.visibility = 'hidden'))")
        assert share(chromium, photograph(one), kept) > FEW, part
        hidden.evaluate_all("all => all.forEach((one) => (one.style.visibility = ''))")


def test_the_pictures_are_small_and_each_has_its_scene() -> None:
    pictures = list(HERE.glob("*.webp"))
    assert sorted(path.stem for path in pictures) == sorted(SCENES)
    assert sum(path.stat().st_size for path in pictures) < MOST
