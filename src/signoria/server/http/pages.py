"""The built client: its pages and files, all in memory.

Only what was found in the folder at the start is ever sent, so that no path leads out of it.
"""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Mapping
from functools import cached_property
from pathlib import Path

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from ..domain.refusals import refusal
from . import link_previews, preloads
from .link_previews import Preview

CLIENT = Path(__file__).parents[1] / "client"
INDEX = "/index.html"
OPEN_PAGES = (
    "/",
    "/new",
    "/learn",
    "/learn/{game}",
    "/rules",
    "/rules/{game}",
)  # search engines may come
PAGES = (
    *OPEN_PAGES,
    "/import",
    "/m/{id}",
    "/m/{id}/review",
    "/matches",
    "/practise",
    "/people",
    "/people/{keys}",
    "/admin",
    "/account",
    "/device",
    "/mail",
    "/settings",
)
FOREVER = "public, max-age=31536000, immutable"  # the names of assets change with their content
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
BESIDE = {"br": ".br", "gzip": ".gz"}  # encodings and how files in them end, the best first
COMPRESSIBLE = (".css", ".html", ".js", ".json", ".svg", ".txt", ".webmanifest")
UNBUILT = """\
<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Signoria</title>
<h1>Signoria</h1>
<p>The server runs, but its pages have not been built. In a clone of the repository,
<code>make web</code> builds them (it needs Node.js); then start the server again.</p></html>
"""


class File:
    """One file of the client, and its compressed forms by the names of encodings."""

    def __init__(self, path: str, body: bytes, ready: Mapping[str, bytes] | None = None) -> None:
        self.body = body
        self.kind = TYPES[Path(path).suffix]
        self.cache = FOREVER if path.startswith("/assets/") else "no-cache"
        self.etag = f'W/"{hashlib.sha256(body).hexdigest()[:20]}"'
        self._ready = ready or {}
        self._worth = Path(path).suffix in COMPRESSIBLE and len(body) > 1000

    @cached_property
    def compressed(self) -> dict[str, bytes]:
        """The body in the encodings that make it shorter, the best first."""
        made = {**self._ready}
        if "gzip" not in made and self._worth:
            made["gzip"] = gzip.compress(self.body, 9, mtime=0)
        return {name: made[name] for name in BESIDE if name in made}

    def answer(self, request: Request, status: int = 200) -> Response:
        """The file, or status 304 if the browser has it already."""
        headers = {"cache-control": self.cache, "etag": self.etag, "vary": "accept-encoding"}
        if status == 200 and request.headers.get("if-none-match") == self.etag:
            return Response(None, 304, headers)
        body = self.body
        if encoding := best_encoding(request, self.compressed):
            body = self.compressed[encoding]
            headers["content-encoding"] = encoding
        return Response(body, status, {**headers, "content-type": self.kind})


class Pages:
    """All files of the built client by their paths; ``base_url`` is how browsers come here."""

    def __init__(self, base_url: str | None = None, folder: Path = CLIENT) -> None:
        self.files = read_files(folder)
        self._base_url = base_url
        index = self.files.get(preloads.LIST)
        self._preloads = preloads.decode(index.body if index else None)
        self._indexes: dict[tuple[tuple[str, ...], Preview], File] = {}

    def routes(self) -> list[Route]:
        """The pages and, for everything else, the files."""
        pages = [
            Route(each, self.open if path in OPEN_PAGES else self.page)
            for path in PAGES
            for each in {path, f"{path.rstrip('/')}/"}  # people add the slash, and proxies do
        ]
        return [*pages, Route("/{path:path}", self.file)]

    async def open(self, request: Request) -> Response:
        """The client's one page; it shows what the path asks for."""
        return self._index(request, 200)

    async def page(self, request: Request) -> Response:
        """The client's page for what is somebody's own, which search engines must not list."""
        answer = self._index(request, 200)
        answer.headers["x-robots-tag"] = "noindex"
        return answer

    async def file(self, request: Request) -> Response:
        """A file; for what is none, the client says so to people."""
        path = request.url.path
        if file := self.files.get(path):
            return file.answer(request)
        if path.startswith(("/api/", "/assets/")):
            raise refusal("not-found")
        return self._index(request, 404)

    def _index(self, request: Request, status: int) -> Response:
        index = self.files.get(INDEX)
        if index is None:
            return HTMLResponse(UNBUILT, 503)
        wanted = self._preloads_for(request) if status == 200 else ()
        preview = self._preview_for(request)
        if (wanted, preview) not in self._indexes:
            body = preloads.insert_links(index.body, wanted)
            body = link_previews.insert_preview(body, preview, self._base_url, self.files)
            self._indexes[wanted, preview] = File(INDEX, body)
        answer = self._indexes[wanted, preview].answer(request, status)
        answer.headers["vary"] = "accept-encoding, accept-language"
        return answer

    def _preview_for(self, request: Request) -> Preview:
        """What a link to the page asked for shows in other programs."""
        asked = request.query_params
        accepted = request.headers.get("accept-language", "")
        return link_previews.preview_of(
            request.url.path, asked.get("game"), asked.get("lang"), accepted
        )

    def _preloads_for(self, request: Request) -> tuple[str, ...]:
        """The files that the page asked for will want, in the language that will be shown."""
        path, match = request.url.path.rstrip("/") or "/", request.path_params.get("id")
        page = path.replace(match, "{id}") if match else path
        return self._preloads.files_for(page, request.headers.get("accept-language", ""))


def best_encoding(request: Request, encodings: Mapping[str, bytes]) -> str | None:
    """The first of these encodings that the browser takes."""
    header = request.headers.get("accept-encoding", "")
    taken = {part.partition(";")[0].strip() for part in header.split(",")}
    return next((name for name in encodings if name in taken), None)


def read_files(folder: Path) -> dict[str, File]:
    """The files of known kinds in a folder, with their compressed forms."""
    files = {}
    for path in sorted(folder.rglob("*")):
        if path.is_file() and path.suffix in TYPES:
            name = "/" + path.relative_to(folder).as_posix()
            files[name] = File(name, path.read_bytes(), compressed_forms(path))
    return files


def compressed_forms(path: Path) -> dict[str, bytes]:
    """The compressed forms of a file that lie beside it, by the names of encodings."""
    ready = {name: path.with_name(path.name + end) for name, end in BESIDE.items()}
    return {name: other.read_bytes() for name, other in ready.items() if other.is_file()}
