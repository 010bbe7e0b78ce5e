"""Passkeys: made and used at our own address only, each challenge answered once, in time."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import httpx
import pytest
import webauthn
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from signoria.server.calls.passkeys import TRIES
from signoria.server.journal.sqlite.sqlite_journal import SqliteJournal
from signoria.server.people.passkeys import MINUTES, MOST, BadPasskey, Home, Passkeys, verify
from signoria.server.people.people import People
from tests.server.journal.support.matches import run
from tests.server.live import Live, live

from .authenticator import MAY_SYNC, PRESENT, SYNCED, Device, data, text

OWN, SIGN_IN = "/api/me/passkeys", "/api/sign-in/passkey"


@dataclass
class Place:
    """A server under the name by which browsers have passkeys, and Ada."""

    server: Live
    url: str
    ada: httpx.Client

    def browser(self, **headers: str) -> httpx.Client:
        client = self.server.client(**{"Origin": self.url, **headers})
        client.base_url = httpx.URL(self.url)
        return client

    def register(self, device: Device, name: str = "Telephone") -> httpx.Response:
        options = self.ada.post(f"{OWN}/options").raise_for_status().json()["options"]
        return add(self.ada, device.create(options), name)


@contextmanager
def place(folder: Path) -> Iterator[Place]:
    with live(folder) as server:
        here = Place(server, server.url.replace("127.0.0.1", "localhost"), server.client())
        here.ada = here.browser()
        here.ada.put("/api/me", json={"name": "Ada"}).raise_for_status()
        yield here


def add(browser: httpx.Client, answer: str, name: str = "Telephone") -> httpx.Response:
    return browser.post(OWN, json={"name": name, "credential": answer})


def use(browser: httpx.Client, answer: str) -> httpx.Response:
    return browser.post(SIGN_IN, json={"credential": answer})


def ask(browser: httpx.Client) -> str:
    return str(browser.post(f"{SIGN_IN}/options").raise_for_status().json()["options"])


def reason(answer: httpx.Response) -> tuple[int, Any]:
    return answer.status_code, answer.json()["error"]["reason"]


def test_a_passkey_makes_another_browser_the_same_person(tmp_path: Path) -> None:
    with place(tmp_path) as here:
        device = Device(here.url, flags=PRESENT | MAY_SYNC | SYNCED)
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        match = here.ada.post("/api/matches", json={"game": "calimala", "seats": seats}).json()
        (made,) = here.register(device).raise_for_status().json()["passkeys"]
        assert (made["name"], made["used"], made["synced"]) == ("Telephone", None, True)
        assert here.ada.delete("/api/me").json() == {"name": None}

        back = here.browser()
        options = ask(back)
        assert json.loads(options).get("allowCredentials", []) == []  # nobody is named
        device.count += 1
        answer = device.get(options)
        assert use(back, answer).json() == {"name": "Ada"}
        assert [one["id"] for one in back.get("/api/lobby").json()["mine"]] == [match["id"]]
        assert back.get(OWN).json()["passkeys"][0]["used"] is not None
        thief = here.browser()
        assert reason(use(thief, answer)) == (409, "old-challenge")
        assert thief.get("/api/me").json() == {"name": None}

        assert back.delete(f"{OWN}/{made['id']}").json() == {"passkeys": []}
        assert reason(back.delete(f"{OWN}/{made['id']}")) == (404, "no-such-passkey")
        device.count += 1
        assert reason(use(thief, device.get(ask(thief)))) == (409, "bad-passkey")


def test_no_other_origin_host_key_or_count_is_taken(tmp_path: Path) -> None:
    with place(tmp_path) as here:
        device = Device(here.url)
        for origin in ("https://evil.example", here.url.replace("http:", "https:")):
            assert reason(here.register(replace(device, origin=origin))) == (409, "bad-passkey")
        assert here.ada.get(OWN).json() == {"passkeys": []}
        here.register(device).raise_for_status()
        assert reason(here.register(device)) == (409, "same-passkey")

        def sign_in(device: Device) -> httpx.Response:
            browser = here.browser()
            return use(browser, device.get(ask(browser)))

        other = replace(device, count=9, key=Device(here.url).key)
        elsewhere = replace(device, count=9, origin="https://evil.example")
        absent, copied = replace(device, count=9, flags=0), replace(device, count=1)
        for bad in (other, elsewhere, absent, copied, Device(here.url, count=9)):
            answer = sign_in(bad)
            assert reason(answer) == (409, "bad-passkey")
            assert "set-cookie" not in answer.headers
        assert sign_in(replace(device, count=2)).json() == {"name": "Ada"}
        assert reason(sign_in(replace(device, count=2))) == (409, "bad-passkey")


def test_a_challenge_is_for_whom_it_was_made(tmp_path: Path) -> None:
    with place(tmp_path) as here:
        bea, device = here.browser(), Device(here.url)
        bea.put("/api/me", json={"name": "Bea"}).raise_for_status()
        options = here.ada.post(f"{OWN}/options").json()["options"]
        answer = device.create(options)
        assert reason(add(bea, answer)) == (409, "old-challenge")
        assert reason(add(here.ada, answer)) == (409, "old-challenge")  # it is gone by now
        sign_in = json.loads(ask(bea))
        swapped = json.dumps({**json.loads(options), "challenge": sign_in["challenge"]})
        assert reason(add(bea, device.create(swapped))) == (409, "old-challenge")
        made_up = json.dumps({**json.loads(options), "challenge": text(b"x" * 64)})
        assert reason(add(here.ada, device.create(made_up))) == (409, "old-challenge")
        assert bea.get(OWN).json() == here.ada.get(OWN).json() == {"passkeys": []}


def test_where_there_are_none_it_is_said(tmp_path: Path) -> None:
    with place(tmp_path) as here:
        at_number = here.server.browser("Bea")
        for path in (f"{OWN}/options", f"{SIGN_IN}/options"):
            assert reason(at_number.post(path)) == (409, "passkey-needs-name")
        evil = here.browser(Origin="https://evil.example")
        assert reason(evil.post(f"{SIGN_IN}/options")) == (403, "bad-origin")
        bot = here.browser(Origin="https://evil.example", Authorization="Bearer x")
        assert reason(bot.post(f"{SIGN_IN}/options")) == (403, "bad-origin")
        assert reason(here.browser().post(f"{OWN}/options")) == (401, "no-name")
    with live(tmp_path, base_url="http://far.example") as server:
        plain = server.client(Origin="http://far.example", Host="far.example")
        assert reason(plain.post(f"{SIGN_IN}/options")) == (409, "passkey-no-https")


def test_passkeys_and_tries_are_limited(tmp_path: Path) -> None:
    with place(tmp_path) as here:
        for number in range(MOST):
            here.register(Device(here.url), f"Key {number}").raise_for_status()
        assert reason(here.ada.post(f"{OWN}/options")) == (409, "many-passkeys")
        nobody = here.browser()
        told = [nobody.post(f"{SIGN_IN}/options").status_code for _ in range(TRIES + 1)]
        assert told == [200] * TRIES + [429]


Change = Callable[[dict[str, Any]], object]
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=6,
)


def test_whatever_else_is_sent_is_refused_in_words(tmp_path: Path) -> None:
    home = Home("http://localhost", "localhost")
    device = Device(home.origin)

    async def work(journal: SqliteJournal) -> None:
        passkeys = Passkeys(journal, lambda: 0)
        ada, _ = await People(journal).rename(None, "Ada")
        good = json.loads(device.create(await passkeys.offer(ada, home)))
        cases.extend([(passkeys, ada, good)])
        for answer in answers:
            with pytest.raises(BadPasskey):
                await passkeys.add(ada, "Key", answer, home)
            with pytest.raises(BadPasskey):
                await passkeys.redeem(answer, home)
        assert await passkeys.list(ada) == []

    cases: list[Any] = []
    answers = ["", "{}", "[", '"x"', "null", '{"id": "a", "response": {"clientDataJSON": "!"}}']
    run(tmp_path / "a.db", work)

    @settings(suppress_health_check=[HealthCheck.too_slow])
    @given(st.sampled_from(["attestationObject", "clientDataJSON"]), st.data(), JSON)
    def spoil(part: str, draw: st.DataObject, junk: Any) -> None:
        """An answer to a real challenge of which one thing is another."""
        answer = json.loads(json.dumps(cases[0][2]))
        bytes_ = bytearray(data(answer["response"][part]))
        place = draw.draw(st.integers(0, len(bytes_) - 1))
        bytes_[place] ^= draw.draw(st.integers(1, 255))
        answer["response"][part] = text(bytes(bytes_)) if draw.draw(st.booleans()) else junk
        with pytest.raises(BadPasskey):
            verify(
                webauthn.verify_registration_response,
                credential=json.dumps(answer),
                expected_challenge=b"another",
                expected_rp_id=home.name,
                expected_origin=home.origin,
            )

    spoil()


@pytest.mark.parametrize(("after", "taken"), [(MINUTES, False), (MINUTES - 1, True)])
def test_a_challenge_is_answered_in_time(tmp_path: Path, after: int, taken: bool) -> None:
    home, now = Home("http://localhost", "localhost"), 0

    async def work(journal: SqliteJournal) -> bool:
        nonlocal now
        passkeys = Passkeys(journal, lambda: now)
        ada, _ = await People(journal).rename(None, "Ada")
        options = await passkeys.offer(ada, home)
        now = after * 60_000
        expected = nullcontext() if taken else pytest.raises(BadPasskey, match="old-challenge")
        with expected:
            await passkeys.add(ada, "Key", Device(home.origin).create(options), home)
        return bool(await passkeys.list(ada))

    assert run(tmp_path / "a.db", work) is taken
