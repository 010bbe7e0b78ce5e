from __future__ import annotations

import pytest

from signoria.errors import UserError
from signoria.locales import load
from signoria.server.settings import READERS, Settings, read_settings
from signoria.server.startup import listening

WORDS = load("en")


def test_every_setting_can_be_set() -> None:
    assert set(READERS) == set(Settings.__struct_fields__)


def test_options_come_before_variables() -> None:
    variables = {"SIGNORIA_PORT": "9000", "SIGNORIA_PACE": "0.5", "SIGNORIA_HOST": ""}
    assert read_settings({"port": "7000", "host": None}, variables, WORDS) == {
        "port": 7000,
        "pace": 0.5,
    }


@pytest.mark.parametrize(
    ("name", "text"),
    [
        *(("port", bad) for bad in ("x", "-1", "65536", "8800.5", " ")),
        *(("pace", bad) for bad in ("nan", "inf", "-0.1", "1e9")),
        *(("max_connections", bad) for bad in ("0", "many")),
        *(("base_url", bad) for bad in ("games.example.org", "ftp://a", "http://a/b", "http://[")),
        *(("base_url", bad) for bad in ("http://me:pw@a", "https://", "http://a?b", "http://a:0")),
        *(("smtp", bad) for bad in ("mail.example.org", "http://a", "smtp://", "smtp://a:x")),
        *(("mail_from", bad) for bad in ("ada", "a@b\n", "A <a@b.example>", "a@b..example")),
        *(("trusted_proxy", bad) for bad in ("*", "proxy", "10.0.0.0/99")),
    ],
)
def test_a_wrong_value_is_told_with_its_name(name: str, text: str) -> None:
    with pytest.raises(UserError) as told:
        read_settings({name: text}, {}, WORDS)
    assert f"--{name.replace('_', '-')}" in told.value.message
    assert told.value.hint
    with pytest.raises(UserError, match=f"SIGNORIA_{name.upper()}"):
        read_settings({}, {f"SIGNORIA_{name.upper()}": text}, WORDS)


@pytest.mark.parametrize("url", ["ftp://me:s3cret@a", "me:s3cret@a", "smtp://me:s3/cret@a/b@c"])
def test_a_wrong_url_is_told_without_its_password(url: str) -> None:
    with pytest.raises(UserError) as told:
        read_settings({}, {"SIGNORIA_SMTP": url}, WORDS)
    assert "cret" not in told.value.message
    assert "a" in told.value.message


@pytest.mark.parametrize(
    ("text", "origin"),
    [
        ("https://Games.Example.org/", "https://games.example.org"),
        ("http://10.0.0.7:8800", "http://10.0.0.7:8800"),
    ],
)
def test_a_base_url_is_an_origin(text: str, origin: str) -> None:
    assert read_settings({"base_url": text}, {}, WORDS) == {"base_url": origin}


def test_a_busy_port_is_an_error_unless_others_will_do() -> None:
    with listening.listen("127.0.0.1", 0, False, WORDS) as first:
        port = first.getsockname()[1]
        with pytest.raises(UserError, match=str(port)):
            listening.listen("127.0.0.1", port, False, WORDS)
        with listening.listen("127.0.0.1", port, True, WORDS) as second:
            assert second.getsockname()[1] > port


def test_a_host_that_is_not_ours_is_an_error() -> None:
    with pytest.raises(UserError, match=r"192\.0\.2\.1"):
        listening.listen("192.0.2.1", 0, False, WORDS)


def test_the_address_is_one_that_a_browser_can_open() -> None:
    with listening.listen("0.0.0.0", 0, False, WORDS) as everywhere:
        port = everywhere.getsockname()[1]
        assert listening.url_of(everywhere) == f"http://127.0.0.1:{port}"
    with listening.listen("127.0.0.1", 0, False, WORDS) as here:
        assert listening.network_url(here) is None


def test_an_address_may_stand_in_the_brackets_of_urls() -> None:
    assert read_settings({"host": "[::1]"}, {}, WORDS) == {"host": "::1"}
