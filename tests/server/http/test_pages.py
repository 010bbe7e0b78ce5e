from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response

from signoria.server.domain.refusals import Refusal
from signoria.server.http.answers import failure_response
from signoria.server.http.pages import FOREVER, OPEN_PAGES, PAGES, Pages
from tests.server.http.asgi import call

SCRIPT = "let a = 1;\n" * 200


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<!doctype html><title>Signoria</title>")
    (client / "assets" / "a-1.js").write_text(SCRIPT)
    (client / "assets" / "odd.exe").write_bytes(b"MZ")
    (tmp_path / "secret.txt").write_text("secret")
    return client


def client(folder: Path) -> Starlette:
    async def answer_refusal(_: Request, error: Exception) -> Response:
        assert isinstance(error, Refusal)
        return failure_response(error.problem)

    return Starlette(
        routes=Pages(folder=folder).routes(), exception_handlers={Refusal: answer_refusal}
    )


@pytest.mark.parametrize("path", PAGES)
def test_every_page_is_the_index(folder: Path, path: str) -> None:
    answer = call(client(folder), path.replace("{id}", "A" * 16))
    assert answer.status_code == 200
    assert "Signoria" in answer.text
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", PAGES)
def test_a_slash_at_the_end_is_no_other_page(folder: Path, path: str) -> None:
    there = path.replace("{id}", "A" * 16)
    answer, other = call(client(folder), there), call(client(folder), there.rstrip("/") + "/")
    assert (other.status_code, other.text) == (answer.status_code, answer.text)
    assert other.headers.get("x-robots-tag") == answer.headers.get("x-robots-tag")


@pytest.mark.parametrize("path", PAGES)
def test_search_engines_find_only_what_is_nobodys_own(folder: Path, path: str) -> None:
    answer = call(client(folder), path.replace("{id}", "A" * 16))
    hidden = answer.headers.get("x-robots-tag") == "noindex"
    assert hidden == (path not in OPEN_PAGES)


def test_assets_are_kept_and_squeezed(folder: Path) -> None:
    answer = call(client(folder), "/assets/a-1.js")
    assert answer.text == SCRIPT
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["cache-control"] == FOREVER
    assert answer.headers["content-type"].startswith("text/javascript")
    plain = call(client(folder), "/assets/a-1.js", accept_encoding="identity")
    assert plain.text == SCRIPT
    assert "content-encoding" not in plain.headers


def test_a_gzip_that_lies_beside_is_sent(folder: Path) -> None:
    (folder / "assets" / "a-1.js.gz").write_bytes(gzip.compress(b"ready"))
    assert call(client(folder), "/assets/a-1.js").text == "ready"


def test_brotli_is_sent_to_who_takes_it(folder: Path) -> None:
    (folder / "assets" / "a-1.js.br").write_bytes(b"as brotli")
    app = client(folder)
    answer = call(app, "/assets/a-1.js", accept_encoding="gzip, deflate, br")
    assert (answer.headers["content-encoding"], answer.content) == ("br", b"as brotli")
    assert call(app, "/assets/a-1.js", accept_encoding="gzip").text == SCRIPT
    assert call(app, "/assets/a-1.js.br").status_code == 404


PRELOADS = b"""{"pages": {"/": ["assets/home.js", "assets/home.css"], "/m/{id}": ["assets/m.js"]},
    "words": {"/": {"de": ["assets/de.js"], "en": ["assets/en.js"]}}}"""


@pytest.mark.parametrize(
    ("accepted", "language"),
    [("de-AT,en;q=0.8", "de"), ("fr, de;q=0.5", "de"), ("fr", "en"), ("", "en"), (",;-", "en")],
)
def test_a_page_names_what_it_will_want(folder: Path, accepted: str, language: str) -> None:
    (folder / "index.html").write_text("<html><head></head>Signoria</html>")
    (folder / "preload.json").write_bytes(PRELOADS)
    page = call(client(folder), "/", accept_language=accepted)
    wanted = re.findall(r'rel="(\w+)"[^>]* href="/assets/([\w.]+)" />', page.text)
    assert wanted == [
        ("modulepreload", "home.js"),
        ("preload", "home.css"),
        ("modulepreload", f"{language}.js"),
    ]
    assert "accept-language" in page.headers["vary"]


def test_what_is_wanted_depends_on_the_page_only(folder: Path) -> None:
    (folder / "index.html").write_text("<html><head></head>Signoria</html>")
    (folder / "preload.json").write_bytes(PRELOADS)
    app = client(folder)
    assert "assets/m.js" in call(app, f"/m/{'A' * 16}").text
    for path in ("/nothing", "/settings", "/m/"):
        assert "assets" not in call(app, path).text


def test_what_the_browser_has_is_not_sent_again(folder: Path) -> None:
    etag = call(client(folder), "/").headers["etag"]
    again = call(client(folder), "/", if_none_match=etag)
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    "path",
    [
        *("/../secret.txt", "/assets/../../secret.txt", "/%2e%2e/secret.txt"),
        *("/assets/..%2f..%2fsecret.txt", "/assets/odd.exe", "/assets/", "/assets"),
        *("/%00", "/assets/a-1.js/", "/assets/a-1.js%00", "/etc/passwd"),
    ],
)
def test_no_path_leads_out_of_the_folder(folder: Path, path: str) -> None:
    answer = call(client(folder), path)
    assert answer.status_code == 404
    assert "secret" not in answer.text


def test_without_a_built_client_a_page_says_how_to_build_it(tmp_path: Path) -> None:
    answer = call(client(tmp_path), "/")
    assert answer.status_code == 503
    assert "make web" in answer.text
