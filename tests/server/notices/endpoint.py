"""The other end of a webhook: a real HTTP server of this machine that notes what it is sent."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import SimpleQueue
from typing import NamedTuple


class Posted(NamedTuple):
    """What has arrived."""

    headers: Mapping[str, str]
    body: bytes
    path: str

    @property
    def id(self) -> str:
        return self.headers["webhook-id"]


class Endpoint(ThreadingHTTPServer):
    """Takes what is posted; gives ``statuses`` in turn, then 204, once ``release`` is set.

    ``posted`` is all that has arrived, ``arrivals`` hands it out one by one to who waits for it.
    """

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Handler)
        self.posted: list[Posted] = []
        self.arrivals: SimpleQueue[Posted] = SimpleQueue()
        self.statuses: list[int] = []
        self.release = threading.Event()
        self.release.set()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_port}/hook"


class Handler(BaseHTTPRequestHandler):
    """One request."""

    def do_POST(self) -> None:
        assert isinstance(self.server, Endpoint)
        length = int(self.headers["content-length"])
        body = self.rfile.read(length)
        if len(body) < length:  # whoever sent it died meanwhile, and nothing has arrived
            self.close_connection = True
            return
        headers = {name.lower(): value for name, value in self.headers.items()}
        posted = Posted(headers, body, self.path)
        self.server.posted.append(posted)
        self.server.arrivals.put(posted)
        self.server.release.wait(30)
        self.send_response(self.server.statuses.pop(0) if self.server.statuses else 204)
        self.send_header("location", "http://127.0.0.1:1/")
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@contextmanager
def endpoint() -> Iterator[Endpoint]:
    """Such a server, until the block ends."""
    server = Endpoint()
    thread = threading.Thread(target=server.serve_forever, args=(0.02,))
    thread.start()
    try:
        yield server
    finally:
        server.release.set()
        server.shutdown()
        thread.join()
        server.server_close()
