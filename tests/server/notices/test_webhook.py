"""Webhooks: signed, in the shapes of others, and never to an address that is not public."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from ipaddress import ip_address, ip_network
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from signoria.server.journal.notice_rows import WayRow
from signoria.server.notices.delivery import Undelivered
from signoria.server.notices.guarded_connection import GuardedBackend, RefusedAddress, is_public
from signoria.server.notices.message import Message, TellMatch
from signoria.server.notices.webhook import (
    SHAPES,
    Webhooks,
    sign,
)
from signoria.server.notices.webhook_address import BadAddress, clean_address, new_secret
from tests.server.notices.endpoint import endpoint

HERE = [ip_network("127.0.0.1")]
TOLD = TellMatch(
    "m", "turn", "calimala", "https://s.example/m/m", "Calimala: <b>*Ann*</b> @all & I"
)
MESSAGE = Message("msg", "en", TOLD.text, f"{TOLD.text}\n{TOLD.url}", TOLD.url, [TOLD])
WAY = WayRow(
    id="w", person="p", kind="webhook", target="", created=0, shape="json", secret=new_secret()
)
PRIVATE = (
    *("127.0.0.1", "10.1.2.3", "192.168.0.1", "172.16.0.1", "169.254.169.254", "100.64.0.1"),
    *("0.0.0.0", "224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1", "fc00::1", "ff02::1"),
    *("::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "192.0.2.1"),
)


async def post(webhooks: Webhooks, url: str, **fields: str) -> None:
    """Post the message there, once."""
    try:
        await webhooks.deliver(replace(WAY, target=url, **fields), MESSAGE, 5000)
    finally:
        await webhooks.close()


def fault(work: Coroutine[Any, Any, None]) -> tuple[str, bool]:
    """Why it was not delivered, and whether for good."""
    with pytest.raises(Undelivered) as caught:
        asyncio.run(work)
    return caught.value.fault, caught.value.final


def test_a_message_arrives_signed() -> None:
    with endpoint() as there:
        asyncio.run(post(Webhooks(HERE), there.url))
        (posted,) = there.posted
    headers = posted.headers
    assert (headers["webhook-id"], headers["webhook-timestamp"]) == ("msg", "5")
    assert headers["webhook-signature"] == sign(WAY.secret, "msg", 5, posted.body)
    assert headers["webhook-signature"] != sign(new_secret(), "msg", 5, posted.body)
    assert json.loads(posted.body)["matches"][0]["url"] == TOLD.url


def test_the_signature_is_that_of_the_standard() -> None:
    """The worked example of the Standard Webhooks libraries."""
    secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"
    body = b'{"test": 2432232314}'
    found = sign(secret, "msg_p5jXN8AQM9LWM0D4loKWxJek", 1614265330, body)
    assert found == "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE="


def test_names_are_no_commands_in_chats() -> None:
    body, _ = SHAPES["discord"](MESSAGE)
    sent = json.loads(body)
    assert sent["allowed_mentions"] == {"parse": []}
    assert r"\*Ann\*" in sent["content"]
    assert "@all" not in sent["content"].replace(r"\@", "")
    body, _ = SHAPES["slack"](MESSAGE)
    assert "&lt;b&gt;*Ann*" in json.loads(body)["text"]
    body, headers = SHAPES["ntfy"](MESSAGE)
    assert (body.decode(), headers["click"]) == (MESSAGE.title, TOLD.url)


@pytest.mark.parametrize("address", PRIVATE)
def test_what_is_not_public_is_refused(address: str) -> None:
    assert not is_public(ip_address(address))
    host = f"[{address}]" if ":" in address else address
    assert fault(post(Webhooks(), f"https://{host}/")) == ("private-address", True)


@given(st.ip_addresses(v=4))
def test_no_ipv4_address_gets_through_in_the_clothes_of_ipv6(address: object) -> None:
    mapped = ip_address(f"::ffff:{address}")
    assert is_public(mapped) == is_public(ip_address(str(address)))


def test_public_addresses_are_reached() -> None:
    assert is_public(ip_address("93.184.216.34"))
    assert is_public(ip_address("2606:2800:220:1::1"))


def test_a_name_is_looked_at_where_it_is_connected_to() -> None:
    """A name that is public when it is typed may be another one when it is used."""
    with endpoint() as there:
        url = there.url.replace("127.0.0.1", "localhost")
        assert fault(post(Webhooks(), url)) == ("private-address", True)
        assert there.posted == []


def test_one_bad_address_among_several_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        loop = asyncio.get_running_loop()

        async def resolve(*_: object, **__: object) -> list[object]:
            kind = (socket.AF_INET, socket.SOCK_STREAM, 6, "")
            return [(*kind, ("93.184.216.34", 443)), (*kind, ("10.0.0.1", 443))]

        monkeypatch.setattr(loop, "getaddrinfo", resolve)
        with pytest.raises(RefusedAddress):
            await GuardedBackend().resolve("two.example", 443)

    asyncio.run(work())


@pytest.mark.parametrize(
    ("status", "told"),
    [
        (301, ("redirects", True)),
        (404, ("gone", True)),
        (410, ("gone", True)),
        (429, ("refuses", False)),
        (500, ("refuses", False)),
    ],
)
def test_an_answer_that_is_no_success_is_told(status: int, told: tuple[str, bool]) -> None:
    with endpoint() as there:
        there.statuses.append(status)
        assert fault(post(Webhooks(HERE), there.url)) == told
        assert len(there.posted) == 1  # redirects are not followed


def test_an_end_that_is_slow_is_left_and_a_missing_one_told() -> None:
    with endpoint() as there:
        there.release.clear()
        assert fault(post(Webhooks(HERE, seconds=0.2), there.url)) == ("slow", False)
        gone = there.url
    assert fault(post(Webhooks(HERE), gone)) == ("unreachable", False)
    assert fault(post(Webhooks(), "https://no-such-host.invalid/")) == ("unreachable", False)


def listen_and(answer: Callable[[asyncio.StreamWriter], Awaitable[None]]) -> tuple[str, bool]:
    """Why a message is not delivered to a server that answers so."""

    async def work() -> None:
        async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.readuntil(b"}]}")  # the end of the body
            await answer(writer)
            writer.close()
            with suppress(ConnectionError):  # it has had enough of it
                await writer.wait_closed()

        server = await asyncio.start_server(serve, "127.0.0.1", 0)
        async with server:
            port = server.sockets[0].getsockname()[1]
            await post(Webhooks(HERE), f"http://127.0.0.1:{port}/")

    return fault(work())


def test_an_end_that_talks_nonsense_or_endlessly_harms_nothing() -> None:
    async def nonsense(writer: asyncio.StreamWriter) -> None:
        writer.write(b"SSH-2.0-none\r\n\r\n")

    async def huge(writer: asyncio.StreamWriter) -> None:
        writer.write(b"HTTP/1.1 500 no\r\ncontent-length: 9999999999\r\n\r\n" + b"x" * 100_000)

    assert listen_and(nonsense) == ("unreachable", False)
    assert listen_and(huge) == ("refuses", False)


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("ftp://a.example/", "no-address"),
        ("https://", "no-address"),
        ("https://ann:secret@a.example/", "no-address"),
        ("https://a.example/\r\nHost: b", "no-address"),
        ("https://a.example:99999/", "no-address"),
        ("https://ä.example/", "no-address"),
        ("http://a.example/", "no-https"),
        ("https://a.example:25/", "bad-port"),
    ],
)
def test_what_is_no_address_is_refused_as_it_is_typed(text: str, word: str) -> None:
    with pytest.raises(BadAddress, match=word):
        clean_address(text, home=False)


def test_an_address_is_kept_without_what_is_behind_its_hash() -> None:
    assert clean_address(" https://a.example/x?y=1#z ", home=False) == "https://a.example/x?y=1"
    assert clean_address("http://nas.home:81/", home=True) == "http://nas.home:81/"
