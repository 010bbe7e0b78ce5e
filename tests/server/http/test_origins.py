from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.datastructures import Headers

from signoria.server.http.origins import Origins

PUBLIC = Origins("https://games.example.org")
LOCAL = Origins(None)


@pytest.mark.parametrize(
    "host",
    ["localhost", "localhost:8800", "LOCALHOST", "a.localhost:1", "127.0.0.1:8800", "[::1]:8800"],
)
def test_this_machine_and_addresses_are_ours(host: str) -> None:
    assert LOCAL.host_is_ours(Headers({"host": host}))


@pytest.mark.parametrize(
    "host",
    [
        *("evil.example", "evil.example:8800", "localhost.evil.example", "evillocalhost", ""),
        *("games.example.org", "a b", "127.0.0.1@evil.example", "localhost:99999999", "::1"),
    ],
)
def test_other_names_are_not(host: str) -> None:
    assert not LOCAL.host_is_ours(Headers({"host": host}))


def test_the_public_name_is_ours_where_there_is_one() -> None:
    assert PUBLIC.host_is_ours(Headers({"host": "games.example.org"}))
    assert not PUBLIC.host_is_ours(Headers({"host": "games.example.org.evil.example"}))


def test_a_request_without_or_with_two_hosts_is_not_ours() -> None:
    assert not LOCAL.host_is_ours(Headers({}))
    twice = [(b"host", b"localhost"), (b"host", b"localhost")]
    assert not LOCAL.host_is_ours(Headers(raw=twice))


@pytest.mark.parametrize(
    ("origin", "ours"),
    [
        ("http://127.0.0.1:8800", True),
        ("HTTP://127.0.0.1:8800", True),
        ("http://127.0.0.1:8801", False),
        ("http://127.0.0.1", False),
        ("http://evil.example", False),
        ("null", False),
        ("", False),
        ("http://[", False),
    ],
)
def test_only_pages_of_this_very_address_may_change_things(origin: str, ours: bool) -> None:
    headers = Headers({"host": "127.0.0.1:8800", "origin": origin})
    assert LOCAL.origin_is_ours(headers) is ours


def test_a_page_of_the_public_address_may_behind_a_proxy_that_renames_the_host() -> None:
    headers = {"host": "127.0.0.1:8800", "origin": "https://games.example.org"}
    assert PUBLIC.origin_is_ours(Headers(headers))


def test_without_an_origin_nothing_may_change() -> None:
    assert not LOCAL.origin_is_ours(Headers({"host": "localhost"}))


@given(st.text(max_size=40), st.text(max_size=40))
def test_no_header_breaks_the_guard(host: str, origin: str) -> None:
    raw = [(b"host", host.encode()), (b"origin", origin.encode())]
    assert LOCAL.host_is_ours(Headers(raw=raw)) in (True, False)
    assert LOCAL.origin_is_ours(Headers(raw=raw)) in (True, False)


def test_under_a_public_address_its_scheme_counts_too() -> None:
    for origin, ours in {"https": True, "http": False}.items():
        headers = Headers({"host": "games.example.org", "origin": f"{origin}://games.example.org"})
        assert PUBLIC.origin_is_ours(headers) is ours
