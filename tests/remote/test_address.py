"""From the address in the browser to that of the WebSocket."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria.remote.address import BadAddress, socket_of

MATCH = "AbCdEfGh-_123456"
matches = st.from_regex(r"[A-Za-z0-9_-]{16}", fullmatch=True)
hosts = st.sampled_from(["localhost", "127.0.0.1:8800", "[::1]:8800", "florence.example:443"])
bases = st.sampled_from(["", "/games", "/a/m/b"])


@given(st.sampled_from([("http", "ws"), ("https", "wss")]), hosts, bases, matches)
def test_a_match_s_address_leads_to_its_socket(
    schemes: tuple[str, str], host: str, base: str, match: str
) -> None:
    address = socket_of(f" {schemes[0]}://{host}{base}/m/{match}/?invitation=x#y ")
    assert address == f"{schemes[1]}://{host}{base}/api/matches/{match}/socket?state=1"


@pytest.mark.parametrize(
    "url",
    [
        "",
        MATCH,
        f"/m/{MATCH}",
        f"ftp://host/m/{MATCH}",
        f"http:///m/{MATCH}",
        f"http://host/m/{MATCH}more",
        f"http://host/{MATCH}",
        f"http://[::1/m/{MATCH}",
        f"http://host:0/m/{MATCH}",
        f"http://host:99999/m/{MATCH}",
        f"http://name:secret@host/m/{MATCH}",
        "http://host/m/../../etc/passwd",
    ],
)
def test_anything_else_is_refused(url: str) -> None:
    with pytest.raises(BadAddress):
        socket_of(url)


@given(st.text())
def test_no_text_breaks_it(text: str) -> None:
    try:
        socket_of(text)
    except BadAddress:
        return
    raise AssertionError(text)
