"""What a link shows in other programs: in the inviter's language, and nothing that is hidden."""

from __future__ import annotations

import shutil
import struct
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest
from starlette.applications import Starlette

from signoria import games, locales
from signoria.server.http.link_previews import ALL, PICTURES, SIZE
from signoria.server.http.pages import Pages
from tests.server.http.asgi import call

PUBLIC = Path(__file__).parents[3] / "web" / "public"
HOST = "https://play.example"
ONE, OTHER = "/m/AAAAAAAAAAAAAAAA", "/m/BBBBBBBBBBBBBBBB"
MOST = 60_000  # bytes of a picture: some programs show none that is heavy


class Properties(HTMLParser):
    """The properties in the head of a page, by their names."""

    def __init__(self, page: bytes) -> None:
        super().__init__()
        self.found: dict[str, str] = {}
        self.feed(page.decode())

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = dict(attrs)
        if tag == "meta" and (name := values.get("property") or values.get("name")):
            self.found[name] = values["content"] or ""


@pytest.fixture
def client(tmp_path: Path) -> Starlette:
    page = "<!doctype html><html><head><title>Signoria</title></head><body></body></html>"
    (tmp_path / "index.html").write_text(page)
    shutil.copytree(PUBLIC / "previews", tmp_path / "previews")
    return Starlette(routes=Pages(HOST, tmp_path).routes())


def fetch(client: Starlette, address: str, accepted: str = "") -> tuple[bytes, dict[str, str]]:
    """A page, and the properties in it."""
    page = call(client, address, accept_language=accepted).content
    return page, Properties(page).found


@pytest.mark.parametrize("language", locales.LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_an_invitation_shows_the_game_in_the_inviters_language(
    client: Starlette, game: str, language: str
) -> None:
    words = locales.load(language)
    name = words.text(f"{game}-name")
    _, found = fetch(client, f"{ONE}?game={game}&lang={language}", accepted="fr")
    assert found["og:title"] == words.text("preview-invitation-title", game=name)
    assert found["og:description"] == words.text(f"{game}-about")
    assert found["og:image"] == HOST + PICTURES.format(name=game, language=language)
    assert found["og:locale"].startswith(f"{language}_")


def test_a_link_to_a_match_tells_nothing_of_it(client: Starlette) -> None:
    for query in ("", "?game=calimala&lang=de"):
        assert fetch(client, ONE + query)[0] == fetch(client, OTHER + query)[0]


@pytest.mark.parametrize(
    "query", ["?game=chess&lang=xx", "?game=%22%3E%3Cscript%3E&lang=%22%3E", "?game=../x", "?lang="]
)
def test_what_is_no_game_and_no_language_shows_all_games(client: Starlette, query: str) -> None:
    body, found = fetch(client, ONE + query)
    assert found["og:title"] == locales.load("en").text("preview-invitation-title", game="Signoria")
    assert found["og:image"] == HOST + PICTURES.format(name=ALL, language="en")
    assert b"<script" not in body


@pytest.mark.parametrize("subject", ["learn", "rules"])
def test_a_page_about_a_game_shows_that_game(client: Starlette, subject: str) -> None:
    _, found = fetch(client, f"/{subject}/forging-florence", accepted="it-CH, en")
    words = locales.load("it")
    name = words.text("forging-florence-name")
    assert found["og:title"] == words.text(f"preview-{subject}-title", game=name)
    assert "forging-florence-it" in found["og:image"]


def test_any_other_page_shows_all_games(client: Starlette) -> None:
    for path in ("/", "/new", "/rules", "/learn/chess"):
        _, found = fetch(client, path, accepted="de")
        assert found["og:title"] == locales.load("de").text("preview-home-title")


def test_a_game_without_a_picture_has_that_of_all(
    tmp_path: Path, client: Starlette, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("signoria.server.http.link_previews.PICTURES", "/previews/{name}.png")
    (tmp_path / "index.html").write_text("<head></head>")
    _, found = fetch(client, "/rules/calimala")
    assert found["og:image"] == f"{HOST}/previews/{ALL}.png"


def test_where_nobody_knows_how_others_come_here_there_is_no_picture(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<head></head>")
    client = Starlette(routes=Pages(folder=tmp_path).routes())
    assert not any(name.startswith("og:image") for name in fetch(client, "/")[1])


@pytest.mark.parametrize("language", locales.LANGUAGES)
@pytest.mark.parametrize("name", [ALL, *games.names()])
def test_every_picture_is_there(name: str, language: str) -> None:
    picture = (PUBLIC / PICTURES.format(name=name, language=language).lstrip("/")).read_bytes()
    assert size_of(picture) == SIZE
    assert len(picture) <= MOST


def test_every_icon_is_there() -> None:
    manifest = msgspec.json.decode((PUBLIC / "manifest.webmanifest").read_bytes())
    drawn = [icon for icon in manifest["icons"] if icon["type"] == "image/png"]
    assert {icon.get("purpose") for icon in drawn} == {None, "maskable"}
    for icon in drawn:
        width, height = size_of((PUBLIC / icon["src"]).read_bytes())
        assert icon["sizes"] == f"{width}x{height}"


def size_of(png: bytes) -> tuple[int, int]:
    """The width and the height of a PNG, as its header says."""
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", png[16:24])
    return width, height
