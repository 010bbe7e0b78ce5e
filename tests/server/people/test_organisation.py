"""People of an organisation sign in by its provider, a real one in a thread of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import urljoin

import httpx
import pytest
from oidc_provider_mock import run_server_in_thread

from signoria.cli.main import main
from signoria.locales import load
from tests.server.live import Live, live

# The provider uses names of its library that will have others.
pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")
START = "/api/sign-in/organisation"
BACK = f"{START}/back"
ADMINS = "tutors"
USER_ERROR = 2
GOING = 303
BAD = 400
words = load("en").text
Open = Callable[[], Live]


@pytest.fixture
def provider() -> Iterator[str]:
    """The address of a provider with which anybody signs in as anybody."""
    with run_server_in_thread() as server:
        yield f"http://localhost:{server.server_port}"


@pytest.fixture
def server(provider: str, tmp_path: Path) -> Iterator[Live]:
    settings = {
        "oidc_issuer": provider,
        "oidc_client": "signoria",
        "oidc_secret": "secret",
        "oidc_name": "Our School",
        "oidc_administrators": ADMINS,
    }
    with live(tmp_path, **settings) as running:
        yield running


def tell_claims(provider: str, subject: str, **claims: object) -> None:
    """Let the provider say this of somebody."""
    httpx.put(f"{provider}/users/{subject}", json=claims, trust_env=False).raise_for_status()


def sign_in(browser: httpx.Client, subject: str | None) -> httpx.Response:
    """To the provider, be somebody there (None: do not), and back; what the server says then."""
    begun = browser.get(START)
    assert begun.status_code == GOING, begun.text
    url = begun.headers["location"]
    wish = {"action": "deny"} if subject is None else {"sub": subject}
    with httpx.Client(trust_env=False) as elsewhere:
        answer = elsewhere.post(url, data=wish)
    return browser.get(urljoin(url, answer.headers["location"]))


def name_of(browser: httpx.Client) -> object:
    return browser.get("/api/me").json()["name"]


def test_somebody_is_the_same_person_in_every_browser(server: Live, provider: str) -> None:
    tell_claims(provider, "u-1", name="Ada  Byron")
    one, other, third = server.browser(), server.browser(), server.browser()
    assert one.get("/api/sign-in").json()["organisation"] == "Our School"
    answer = sign_in(one, "u-1")
    assert (answer.status_code, answer.headers["location"]) == (GOING, "/")
    assert name_of(one) == "Ada Byron"
    one.put("/api/me", json={"name": "Ada"}).raise_for_status()
    sign_in(other, "u-1")
    assert name_of(other) == "Ada"
    assert len(other.get("/api/me/devices").json()["devices"]) == 2
    sign_in(third, "u-2")
    assert name_of(third) == "u-2"
    one.delete("/api/me").raise_for_status()
    other.delete("/api/me").raise_for_status()
    sign_in(one, "u-1")
    assert name_of(one) == "Ada", "whom an organisation knows is not forgotten"


def test_who_was_somebody_before_is_asked_and_becomes_one(server: Live) -> None:
    browser, second = server.browser("Bea"), server.browser()
    sign_in(browser, "u-3")
    assert name_of(browser) == "u-3"
    assert browser.get("/api/me/former").json()["name"] == "Bea"
    browser.post("/api/me/former", json={"join": True}).raise_for_status()
    joined = name_of(browser)
    sign_in(second, "u-3")
    assert name_of(second) == joined


def test_groups_give_and_take_the_office(server: Live, provider: str) -> None:
    browser, operator = server.browser(), server.operator()
    tell_claims(provider, "u-4", name="Cat", groups=["pupils", ADMINS])
    sign_in(browser, "u-4")
    assert browser.get("/api/admin").json()["actor"] == "Cat"
    tell_claims(provider, "u-4", name="Cat", groups=["pupils"])
    assert browser.get("/api/admin").status_code == 200, "as long as it does not sign in"
    sign_in(browser, "u-4")
    assert browser.get("/api/admin").status_code == 403
    (cat,) = operator.get("/api/admin/people", params={"text": "Cat"}).json()["people"]
    operator.put(f"/api/admin/people/{cat['id']}/office").raise_for_status()
    sign_in(browser, "u-4")
    assert browser.get("/api/admin").status_code == 200, "whom the command line appointed stays"
    for groups in ("tutors", None, [1, ["tutors"]]):
        tell_claims(provider, "u-5", groups=groups)
        other = server.browser()
        sign_in(other, "u-5")
        assert other.get("/api/admin").status_code == 403
    acts = [line["act"] for line in operator.get("/api/admin/log").json()["lines"]]
    assert acts == ["appoint", "dismiss", "appoint"]


def test_the_command_line_appoints_for_longer_than_a_group(server: Live, provider: str) -> None:
    browser, operator = server.browser(), server.operator()
    tell_claims(provider, "u-8", name="Gil", groups=[ADMINS])
    sign_in(browser, "u-8")
    (gil,) = operator.get("/api/admin/people", params={"text": "Gil"}).json()["people"]
    operator.put(f"/api/admin/people/{gil['id']}/office").raise_for_status()
    tell_claims(provider, "u-8", name="Gil", groups=[])
    sign_in(browser, "u-8")
    assert browser.get("/api/admin").status_code == 200


def test_the_banned_do_not_come_back_as_somebody_new(server: Live, provider: str) -> None:
    browser, operator = server.browser(), server.operator()
    tell_claims(provider, "u-9", name="Hal")
    sign_in(browser, "u-9")
    (hal,) = operator.get("/api/admin/people", params={"text": "Hal"}).json()["people"]
    path = f"/api/admin/people/{hal['id']}/restrictions/ban"
    operator.put(path, json={"reason": "insults"}).raise_for_status()
    browser.post("/api/me/removal", json={"name": "Hal"}).raise_for_status()
    sign_in(browser, "u-9")
    assert name_of(browser) == "Hal"
    refused = browser.post("/api/me/link")
    assert refused.json()["error"]["reason"] == "banned"
    assert refused.json()["error"]["values"]["why"] == "insults"


def test_the_organisation_is_let_in_where_others_need_a_link(server: Live) -> None:
    server.operator().put("/api/admin/entry", json={"invited_only": True}).raise_for_status()
    stranger, pupil = server.browser(), server.browser()
    assert stranger.put("/api/me", json={"name": "Dan"}).status_code == 403
    sign_in(pupil, "u-6")
    assert name_of(pupil) == "u-6"


def test_what_comes_back_wrong_signs_nobody_in(server: Live) -> None:
    browser, thief = server.browser(), server.browser()
    denied = sign_in(browser, None)
    assert (denied.status_code, words("organisation-denied") in denied.text) == (BAD, True)
    for query in ("", "?code=x", "?code=x&state=y"):
        answer = browser.get(f"{BACK}{query}")
        assert (answer.status_code, words("organisation-stale") in answer.text) == (BAD, True)
    begun = browser.get(START).headers["location"]
    with httpx.Client(trust_env=False) as elsewhere:
        good = elsewhere.post(begun, data={"sub": "u-7"}).headers["location"]
    stolen = thief.get(good)
    assert words("organisation-stale") in stolen.text, "a link from another browser"
    forged = browser.get(good.replace("code=", "code=x"))
    assert words("organisation-bad") in forged.text
    german = browser.get(BACK, headers={"Accept-Language": "de"})
    assert load("de").text("organisation-stale") in german.text
    for one in (browser, thief):
        assert name_of(one) is None


def test_a_provider_that_is_not_there_is_said_to_be(tmp_path: Path) -> None:
    gone = {"oidc_issuer": "http://localhost:1", "oidc_client": "a", "oidc_secret": "b"}
    with live(tmp_path, **gone) as server:
        answer = server.browser().get(START)
        assert (answer.status_code, words("organisation-unreachable") in answer.text) == (BAD, True)


def test_without_a_provider_there_is_no_such_way(tmp_path: Path) -> None:
    with live(tmp_path) as server:
        browser = server.browser()
        assert browser.get("/api/sign-in").json()["organisation"] is None
        assert browser.get(START).status_code == 404


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"ISSUER": "login.example.org"}, "serve-right-issuer"),
        ({"ISSUER": "http://login.example.org"}, "serve-right-issuer"),
        ({"ISSUER": "https://login.example.org"}, "serve-oidc-client"),
        ({"ISSUER": "https://login.example.org", "CLIENT": "a"}, "serve-oidc-client"),
    ],
)
def test_wrong_settings_are_refused(
    settings: dict[str, str],
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    for name, value in settings.items():
        monkeypatch.setenv(f"SIGNORIA_OIDC_{name}", value)
    status = main(["serve", "--port", "0", "--database", str(tmp_path / "a.db"), "--lang", "en"])
    assert status == USER_ERROR
    assert words(said) in capsys.readouterr().err


def test_without_its_library_the_server_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("signoria.server.people.organisation.LIBRARIES", ("no_such_library",))
    monkeypatch.setenv("SIGNORIA_OIDC_ISSUER", "https://login.example.org")
    monkeypatch.setenv("SIGNORIA_OIDC_CLIENT", "signoria")
    monkeypatch.setenv("SIGNORIA_OIDC_SECRET", "secret")
    status = main(["serve", "--port", "0", "--database", str(tmp_path / "a.db"), "--lang", "en"])
    assert status == USER_ERROR
    assert "signoria[organisation]" in capsys.readouterr().err
