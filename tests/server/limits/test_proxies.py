"""Whether a server notices that all people seem to share one address."""

from __future__ import annotations

import logging
from typing import Any

import pytest
from starlette.datastructures import Headers

from signoria.server.limits.proxies import ENOUGH, ProxyWatch
from signoria.server.settings import Settings

FORWARDED = Headers({"x-forwarded-for": "192.0.2.7"})


def watching(requests: int, client: tuple[str, int], headers: Headers, **how: Any) -> ProxyWatch:
    """A watch that has seen so many requests."""
    watch = ProxyWatch(Settings(**how))
    for _ in range(requests):
        watch.see({"type": "http", "client": client}, headers)
    return watch


def test_https_without_a_trusted_proxy_is_told_at_the_start(
    caplog: pytest.LogCaptureFixture,
) -> None:
    watch = ProxyWatch(Settings(base_url="https://games.example.org"))
    watch.start()
    assert "--trusted-proxy" in caplog.text
    assert watch.reason()
    for settings in (Settings(), Settings(base_url="https://a.example", trusted_proxy="10.0.0.1")):
        watch = ProxyWatch(settings)
        watch.start()
        assert watch.reason() is None
    assert len(caplog.records) == 1


@pytest.mark.parametrize("peer", ["127.0.0.1", "10.0.0.9", "::1"])
def test_requests_through_a_proxy_nearby_are_noticed_and_told_once(
    peer: str, caplog: pytest.LogCaptureFixture
) -> None:
    assert watching(ENOUGH - 1, (peer, 5000), FORWARDED).reason() is None
    caplog.clear()
    with caplog.at_level(logging.WARNING):
        assert watching(3 * ENOUGH, (peer, 5000), FORWARDED).reason()
    assert len(caplog.records) == 1
    other = watching(ENOUGH, (peer, 5000), FORWARDED, trusted_proxy="192.0.2.9").reason()
    assert other
    assert "not from --trusted-proxy" in other


def test_nothing_is_wrong_where_the_proxy_is_trusted_or_strangers_say_so() -> None:
    assert watching(100, ("192.0.2.7", 0), FORWARDED, trusted_proxy="127.0.0.1").reason() is None
    assert watching(100, ("8.8.8.8", 5000), FORWARDED).reason() is None
    assert watching(100, ("127.0.0.1", 5000), Headers({})).reason() is None


def test_it_is_forgotten_when_people_come_by_themselves() -> None:
    watch = watching(ENOUGH, ("127.0.0.1", 5000), FORWARDED)
    for _ in range(1000):
        watch.see({"type": "http", "client": ("192.0.2.7", 5000)}, Headers({}))
    assert watch.reason() is None
