"""The image of a server, built once for all tests that start it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.support.wheel import find_wheel

from .podman import Podman, make_base, make_image, missing, own_podman


@pytest.fixture(scope="session")
def podman() -> Iterator[Podman]:
    """Podman with the image, built from the wheel that there is."""
    why = missing()
    if why:
        pytest.skip(why)
    wheel = find_wheel()
    with own_podman() as podman:
        make_base(podman)
        make_image(podman, wheel)
        yield podman
