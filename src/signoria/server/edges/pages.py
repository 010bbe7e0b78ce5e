"""The built client: its pages and files, all in memory.

Only what was found in the folder at the start is ever sent, so that no path leads out of it.
"""

from __future__ import annotations

import gzip
import hashlib
from functools import cached_property
from pathlib import Path

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from ..matches.refusals import refusal

CLIENT = Path(__file__).parents[1] / "client"
INDEX = "/index.html"
OPEN_PAGES = ("/", "/learn", "/learn/{game}", "/rules", "/rules/{game}")  # search engines may come
PAGES = (
    *OPEN_PAGES,
    "/new",
    "/import",
    "/m/{id}",
    "/m/{id}/review",
    "/device",
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
SQUEEZED = (".css", ".html", ".js", ".json", ".svg", ".txt", ".webmanifest")
UNBUILT = """\
<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Signoria</title>
<h1>Signoria</h1>
<p>The server runs, but its pages have not been built. In a clone of the repository,
<code>make web</code> builds them (it needs Node.js); then start the server again.</p></html>
"""


class File:
    """One file of the client."""

    def __init__(self, path: str, body: bytes, squeezed: bytes | None = None) -> None:
        self.body = body
        self.kind = TYPES[Path(path).suffix]
        self.cache = FOREVER if path.startswith("/assets/") else "no-cache"
        self.etag = f'W/"{hashlib.sha256(body).hexdigest()[:20]}"'
        self._ready = squeezed
        self._worth = Path(path).suffix in SQUEEZED and len(body) > 1000

    @cached_property
    def squeezed(self) -> bytes | None:
        """The body for clients that take gzip, None where that would not help."""
        if self._ready is None and self._worth:
            return gzip.compress(self.body, 9, mtime=0)
        return self._ready

    def answer(self, request: Request, status: int = 200) -> Response:
        """The file, or word that the browser has it already."""
        headers = {"cache-control": self.cache, "etag": self.etag, "vary": "accept-encoding"}
        if status == 200 and request.headers.get("if-none-match") == self.etag:
            return Response(None, 304, headers)
        body = self.body
        if self.squeezed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            body = self.squeezed
            headers["content-encoding"] = "gzip"
        return Response(body, status, {**headers, "content-type": self.kind})


class Pages:
    """All files of the built client by their paths."""

    def __init__(self, folder: Path = CLIENT) -> None:
        self.files = found(folder)

    def routes(self) -> list[Route]:
        """The pages and, for everything else, the files."""
        pages = [Route(path, self.open if path in OPEN_PAGES else self.page) for path in PAGES]
        return [*pages, Route("/{path:path}", self.file)]

    async def open(self, request: Request) -> Response:
        """The client's one page; it shows what the path asks for."""
        return self._index(request, 200)

    async def page(self, request: Request) -> Response:
        """The same for what is somebody's own: who has the address of a match may look at it."""
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
        return index.answer(request, status) if index else HTMLResponse(UNBUILT, 503)


def found(folder: Path) -> dict[str, File]:
    """The files of known kinds in a folder, with their ready-made gzip if there is one."""
    files = {}
    for path in sorted(folder.rglob("*")):
        if path.is_file() and path.suffix in TYPES:
            name = "/" + path.relative_to(folder).as_posix()
            ready = path.with_name(path.name + ".gz")
            files[name] = File(name, path.read_bytes(), read_if_there(ready))
    return files


def read_if_there(path: Path) -> bytes | None:
    """The bytes of a file that may be missing."""
    return path.read_bytes() if path.is_file() else None
