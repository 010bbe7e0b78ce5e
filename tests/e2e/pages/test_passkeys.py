"""A passkey brings one to a second device, and who was two becomes one, in real Chromium."""

from __future__ import annotations

from playwright.sync_api import CDPSession, expect

from ..conftest import People
from ..support.person import Person, words
from ..support.playing import may_move

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


class Keys:
    """A device's authenticator, with all passkeys that are on it."""

    def __init__(self, one: Person) -> None:
        self._line: CDPSession = one.context.new_cdp_session(one.page)
        self._line.send("WebAuthn.enable")
        made = self._line.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
        self._id = {"authenticatorId": made["authenticatorId"]}

    def take_from(self, other: Keys) -> None:
        """Have the passkeys of another device, too, as those that are synchronised do."""
        for one in other._line.send("WebAuthn.getCredentials", other._id)["credentials"]:
            self._line.send("WebAuthn.addCredential", {**self._id, "credential": one})


def at_name(one: Person) -> Person:
    """Somebody at the name of this machine, where browsers have passkeys."""
    one.url = one.url.replace("127.0.0.1", "localhost")
    return one


def test_a_passkey_brings_one_to_a_second_device_with_all_matches(people: People) -> None:
    ada, second = at_name(people()).take_name("Ada"), at_name(people()).take_name("Bea")
    second.excused.append("409")
    match, other = ada.create("me", "bot", "bot"), second.create("me", "bot", "bot")
    first_keys, keys = Keys(ada), Keys(second)
    ada.go("/account").page.get_by_label(words("passkey-name")).fill("My telephone")
    ada.press(words("passkey-make"))
    ada.sees(words("passkey-made", name="My telephone"))
    keys.take_from(first_keys)

    second.go("/device").press(words("passkey-use"))
    second.sees(words("web-device-moved", name="Ada"))
    second.go("/account").sees(words("former"))  # the question waits
    assert [one["id"] for one in second.call("GET", "/api/lobby")["mine"]] == [match]
    second.press(words("former-join"))
    second.sees(words("former-joined", name="Ada"))
    expect(second.button(words("former-join"))).to_have_count(0)
    ada.go("/").page.locator(f"a[href='/m/{other}']").first.wait_for()
    second.go("/").page.locator(f"a[href='/m/{match}']").first.click()
    second.until(lambda: may_move(second), "the same seat")
    ada.go("/account").sees(words("device-used", used="X").partition("X")[0])
    remove = f"{words('way-remove')}: My telephone"
    ada.press(remove)
    expect(ada.button(remove)).to_have_count(0)

    second.go("/device").press(words("passkey-use"))
    unknown = second.page.get_by_role("alert").filter(has_text=words("problem-bad-passkey")[10:])
    expect(unknown).to_be_visible()


def test_where_browsers_have_no_passkeys_the_page_says_why(people: People) -> None:
    by_number, old = people("Ada"), at_name(people())
    for path in ("/account", "/device"):
        by_number.go(path).sees(words("passkey-needs-name"))
        by_number.sees(by_number.url.replace("127.0.0.1", "localhost"))
    old.page.add_init_script("delete PublicKeyCredential.parseRequestOptionsFromJSON")
    old.go("/device").sees(words("passkey-old-browser"))
    expect(old.button(words("passkey-use"))).to_have_count(0)
