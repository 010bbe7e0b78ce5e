"""Web push: encrypted for one browser, signed, dropped when the browser is gone."""

from __future__ import annotations

import asyncio
from pathlib import Path

import http_ece
import msgspec
import pytest
from cryptography.exceptions import InvalidTag
from msgspec.structs import replace

from signoria.decoders import convert
from signoria.locales import load
from signoria.server.domain.refusals import Refusal
from signoria.server.journal.notice_rows import Choice, Profile
from signoria.server.journal.rows import TokenRow
from signoria.server.notices.delivery import Undelivered
from signoria.server.notices.message import Message, TellMatch
from signoria.server.notices.push import MOST, WEEK, Push, encrypt, payload
from signoria.server.notices.push_subscription import decode, encode
from signoria.server.notices.schedule import RETRIES
from signoria.server.people.people import hash_token
from signoria.server.protocol.notices import NewBrowser
from tests.server.notices.browser import Browser, read_signature
from tests.server.notices.push_world import SUBJECT, pushing
from tests.server.notices.test_outbox import leave_mover, owner, play_out
from tests.server.world import ANN, BEN, CAT, asynchronous, party

TOLD = TellMatch("m", "turn", "calimala", "https://s.example/m/m", "Calimala: it is your turn.")
MESSAGE = Message("msg", "en", TOLD.text, f"{TOLD.text}\n{TOLD.url}", TOLD.url, [TOLD])
PEOPLE = (ANN, BEN, CAT)


@asynchronous
async def test_a_message_is_for_one_browser_and_signed(tmp_path: Path) -> None:
    async with pushing(tmp_path) as here:
        ann, ben = await here.meet(ANN), await here.meet(BEN)
        await here.push.deliver(await here.only_way(ANN), MESSAGE, 5000)
        (posted,) = here.there.posted
        found = ann.read(posted.body)
        assert (found["title"], found["text"]) == ("Signoria", TOLD.text)
        assert (found["url"], found["tag"], found["turns"]) == (TOLD.url, "m", 0)
        with pytest.raises((http_ece.ECEException, InvalidTag)):
            ben.read(posted.body)
        assert posted.headers["content-encoding"] == "aes128gcm"
        assert (posted.headers["ttl"], posted.headers["urgency"]) == (str(WEEK), "high")
        claims, key = read_signature(posted)
        port = here.there.server_port
        assert claims == {"aud": f"http://127.0.0.1:{port}", "exp": 43205, "sub": SUBJECT}
        assert key == await here.push.public_key()
        assert key == (await here.ways.settings(ANN)).push


@asynchronous
async def test_a_later_message_of_a_match_takes_the_place_of_an_earlier(tmp_path: Path) -> None:
    async with pushing(tmp_path) as here:
        await here.meet(ANN)
        way, other = await here.only_way(ANN), replace(TOLD, match="n", kind="over")
        over = replace(MESSAGE, matches=[other])
        for message in (MESSAGE, replace(MESSAGE, id="later"), over):
            await here.push.deliver(way, message, 5000)
        topics = [posted.headers["topic"] for posted in here.there.posted]
        assert topics[0] == topics[1] != topics[2]
        assert {len(topic) for topic in topics} == {32}
        assert here.there.posted[2].headers["urgency"] == "normal"


@asynchronous
async def test_the_key_is_made_once_also_by_two_servers_at_once(tmp_path: Path) -> None:
    async with pushing(tmp_path) as here:
        pushes = [Push(here.journal, SUBJECT) for _ in range(3)]
        keys = await asyncio.gather(*(push.public_key() for push in pushes))
        assert len(set(keys)) == 1
        assert len(decode(keys[0])) == 65


@asynchronous
async def test_a_turn_is_told_in_the_persons_language(tmp_path: Path) -> None:
    async with pushing(tmp_path) as here:
        for person in PEOPLE:
            await here.meet(person)
            await here.journal.keep_profile(person.id, Profile("de"))
        table = await party(here)
        mover = await leave_mover(here, table)
        await play_out(mover)
        (posted,) = await here.send()
        (asked,) = [one for one in PEOPLE if await here.journal.matches_to_move(one.id)]
        found = here.browsers[asked.id].read(posted.body)
        words = load("de")
        turn = words.text("notice-turn", game=words.text("calimala-name"))
        since = words.text("notice-since", names=owner(mover).name, count=1)
        assert found["text"] == f"{turn} {since}"
        assert (found["language"], found["turns"]) == ("de", 1)
        assert found["url"] == f"https://s.example/m/{table.match}"


@pytest.mark.parametrize("status", [404, 410])
@asynchronous
async def test_a_browser_that_is_gone_is_dropped(tmp_path: Path, status: int) -> None:
    async with pushing(tmp_path) as here:
        for person in PEOPLE:
            await here.meet(person)
        await play_out(await leave_mover(here, await party(here)))
        here.there.statuses.append(status)
        assert len(await here.send()) == 1
        assert sum([len(await here.journal.ways(one.id)) for one in PEOPLE]) == 2
        assert await here.send(100_000) == []
        assert here.outbox.counts["closed"] == 1


@asynchronous
async def test_a_push_service_that_fails_is_tried_again_and_then_given_up(tmp_path: Path) -> None:
    async with pushing(tmp_path) as here:
        for person in PEOPLE:
            await here.meet(person)
        await play_out(await leave_mover(here, await party(here)))
        here.there.statuses += [500] * (len(RETRIES) + 1)
        (first,) = await here.send()
        for wait in RETRIES:
            assert await here.send(wait / 1000 - 1) == []
            (again,) = await here.send(1)
            assert again.headers["topic"] == first.headers["topic"]
        assert await here.send(100_000) == []
        ways = [way for one in PEOPLE for way in await here.journal.ways(one.id)]
        assert [way.fault for way in ways if not way.open] == ["refuses"]


@asynchronous
async def test_a_browser_is_one_way_only_and_keeps_its_choice(tmp_path: Path) -> None:
    async with pushing(tmp_path) as here:
        browser = await here.meet(ANN)
        way = await here.only_way(ANN)
        assert (way.kind, way.name, way.target) == ("push", "Firefox, Linux", browser.endpoint)
        await here.journal.choose(ANN.id, way.id, Choice("digest", 7))
        await here.add(ANN, browser)
        assert await here.only_way(ANN) == replace(way, choice=Choice("digest", 7))
        later = Browser(f"{here.there.url}/later")
        await here.add(ANN, later, replaces=browser.endpoint)
        found = await here.only_way(ANN)
        assert (found.target, found.choice) == (later.endpoint, Choice("digest", 7))


@asynchronous
async def test_trying_a_browser_out_that_is_gone_drops_it(tmp_path: Path) -> None:
    async with pushing(tmp_path) as here:
        browser = await here.meet(ANN)
        way = await here.only_way(ANN)
        await here.ways.try_out(ANN, way.id)
        assert browser.read(here.there.posted[0].body)["text"] == "Signoria can reach you here."
        here.there.statuses.append(410)
        with pytest.raises(Refusal) as caught:
            await here.ways.try_out(ANN, way.id)
        assert caught.value.problem.reason == "undelivered"
        assert await here.journal.ways(ANN.id) == []


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"endpoint": "http://127.0.0.1:8080/x"}, "push-no-address"),
        ({"endpoint": "https://ann:secret@p.example/"}, "push-no-address"),
        ({"endpoint": "https://[2606:2800:220:1::1]/"}, "push-no-address"),
        ({"p256dh": "AAAA"}, "push-bad-keys"),
        ({"p256dh": encode(b"\x04" + bytes(64))}, "push-bad-keys"),
        ({"p256dh": "?"}, "push-bad-keys"),
        ({"auth": encode(bytes(15))}, "push-bad-keys"),
        ({"auth": "a.b"}, "push-bad-keys"),
    ],
)
@asynchronous
async def test_what_is_no_subscription_is_refused(
    tmp_path: Path, fields: dict[str, str], reason: str
) -> None:
    async with pushing(tmp_path, home=False) as here:
        browser = Browser("https://p.example/x")
        with pytest.raises(Refusal) as caught:
            await here.add(ANN, browser, **fields)
        assert caught.value.problem.reason == reason
        assert await here.journal.ways(ANN.id) == []


@asynchronous
async def test_no_push_service_is_in_a_private_network(tmp_path: Path) -> None:
    async with pushing(tmp_path) as here:
        browser = await here.meet(ANN)
        push = Push(here.journal, SUBJECT)
        with pytest.raises(Undelivered, match="private-address") as caught:
            await push.deliver(await here.only_way(ANN), MESSAGE, 5000)
        await push.close()
        assert (caught.value.final, caught.value.ended) == (True, False)
        assert browser.endpoint.startswith("http://127.0.0.1")
        assert here.there.posted == []


def test_the_longest_message_fits() -> None:
    """A push service takes 4096 bytes."""
    long = replace(TOLD, text="„Ä“ " * 200)
    message = Message("msg", "de", "title", "", "https://s.example/", [long] * 20)
    plain, browser = payload(message, 20), Browser("")
    assert len(msgspec.json.decode(plain)["text"].encode()) <= MOST + len("…".encode())
    body = encrypt(browser.secret, plain)
    assert len(body) <= 4096
    found = browser.read(body)
    assert (found["title"], found["tag"], found["turns"]) == ("title", "matches", 20)


@asynchronous
async def test_a_browser_that_ends_is_not_told_any_more(tmp_path: Path) -> None:
    async with pushing(tmp_path) as here:
        browser = await here.meet(ANN)
        second = TokenRow(hash_token("second"), ANN.id, "device", None, None, 1, 9)
        await here.journal.add_link(second)
        await here.journal.use_link(second.hash, hash_token("again"), 2)
        # The same browser may be known by another token later, and goes with that one.
        wanted = convert(browser.subscription(), NewBrowser)
        await here.ways.add_browser(ANN, wanted, "Firefox, Linux", "again")
        await here.journal.end_devices(ANN.id, [hash_token(ANN.id)])
        assert len(await here.journal.ways(ANN.id)) == 1
        await here.journal.end_devices(ANN.id, [hash_token("again")])
        assert await here.journal.ways(ANN.id) == []
