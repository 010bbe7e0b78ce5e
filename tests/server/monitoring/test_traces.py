"""What a server tells a collector of OpenTelemetry, and that nobody is named there."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest

from signoria.server.domain.refusals import refusal
from signoria.server.monitoring import spans, trace_export
from signoria.server.monitoring.spans import MILLISECOND
from signoria.server.protocol import socket
from tests.server.wire.client import enter
from tests.server.wire.process import match as new_match
from tests.server.wire.process import person, start

SENT, SHOWN = 120, 5_000  # milliseconds that a page tells of


class Collector(ThreadingHTTPServer):
    """Takes what is exported."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Export)
        self.requests: list[ExportTraceServiceRequest] = []
        self.bodies: list[bytes] = []

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_port}"

    @property
    def spans(self) -> list[Any]:
        """All spans that have come."""
        return [
            span
            for request in self.requests
            for resource in request.resource_spans
            for scope in resource.scope_spans
            for span in scope.spans
        ]


class Export(BaseHTTPRequestHandler):
    """One portion of spans."""

    server: Collector

    def do_POST(self) -> None:
        assert self.path == "/v1/traces"
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.bodies.append(body)
        self.server.requests.append(ExportTraceServiceRequest.FromString(body))
        self.send_response(200)
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Nobody reads it."""


@pytest.fixture
def collector() -> Iterator[Collector]:
    with Collector() as found:
        threading.Thread(target=found.serve_forever, daemon=True).start()
        yield found
        found.shutdown()


async def play(folder: Path, collector: Collector) -> list[str]:
    """A move and a refusal on a server that traces, which then ends; words that nobody may tell."""
    server = await start(folder, SIGNORIA_TRACES=collector.url)
    try:
        await server.ready()
        async with server.client() as client:
            token = await person(client, "Annunziata")
            match = await new_match(client, [token], bots=2)
            own = await enter(server.url, match, token)
            frames: list[object] = []
            own.heard = frames.append
            await own.until(lambda: own.table.legal)
            action = own.table.legal[0]
            done = await own.ask(socket.Move, version=own.table.version, action=action)
            assert isinstance(done, socket.Done)
            assert [frame.traces for frame in frames if isinstance(frame, socket.Hello)] == [True]
            seen = [socket.Seen(command=id, sent=SENT, shown=SHOWN) for id in (done.id, 99)]
            for _ in range(2):  # what is told once more, or of no command, is nothing
                await own.ask(socket.Ping, seen=seen)
            await own.leave()
            assert (await client.get("/api/matches/AAAAAAAAAAAAAAAA")).status_code == 404
        server.running.terminate()
        assert await server.running.wait() == 0
    finally:
        await server.kill()
    return ["Annunziata", match, token]


def test_a_command_is_traced_from_its_frame_to_the_last_viewer(
    tmp_path: Path, collector: Collector
) -> None:
    secrets = asyncio.run(play(tmp_path, collector))
    spans = {span.span_id: span for span in collector.spans}
    names = {span.name for span in spans.values()}
    assert names >= {"command", "call", "bot.turn", "bot.think"}
    move = next(one for one in spans.values() if one.name == "command" and kind(one) == "move")
    parts = [one for one in spans.values() if one.parent_span_id == move.span_id]
    click, *parts = sorted(parts, key=lambda one: one.start_time_unix_nano)
    assert [one.name for one in parts] == ["match.decide", "journal.append", "match.broadcast"]
    assert all(
        move.start_time_unix_nano <= one.start_time_unix_nano
        and one.end_time_unix_nano <= move.end_time_unix_nano
        for one in parts
    )
    assert [one.name for one in spans.values()].count("click") == 1
    assert click.name == "click"
    length = click.end_time_unix_nano - click.start_time_unix_nano
    assert length == (SENT + SHOWN) * MILLISECOND
    came = click.start_time_unix_nano + SENT * MILLISECOND
    assert move.start_time_unix_nano <= came <= parts[0].start_time_unix_nano
    roots = {one.name for one in spans.values() if not one.parent_span_id}
    assert roots == {"command", "call", "bot.turn"}
    told = b"".join(collector.bodies)
    assert not [word for word in secrets if word.encode() in told]


def kind(span: Any) -> str | None:
    """What a command is."""
    values = {one.key: one.value.string_value for one in span.attributes}
    return values.get("signoria.kind")


@contextmanager
def tracing(collector: Collector) -> Iterator[None]:
    stop = trace_export.start_tracing(collector.url, "1")
    try:
        yield
    finally:
        stop()


def test_of_what_fails_only_the_kind_is_told(collector: Collector) -> None:
    with tracing(collector):
        with pytest.raises(ValueError, match="secret"), spans.span("fails"):
            raise ValueError("somebody's secret")
        with pytest.raises(Exception, match="too fast"), spans.span("refused"):
            raise refusal("too-fast")
    told = {
        span.name: {one.key: one.value.string_value for one in span.attributes}
        for span in collector.spans
    }
    assert told == {
        "fails": {"error.type": "ValueError"},
        "refused": {"signoria.refusal": "too-fast"},
    }
    assert b"secret" not in b"".join(collector.bodies)


def test_nothing_is_imported_unless_somebody_traces() -> None:
    code = "import sys, signoria.server.startup.run, signoria.cli.serve; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "opentelemetry" not in done.stdout


def test_a_collector_that_is_none_is_refused(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "signoria", "serve", "--database", str(tmp_path / "a.db")]
    environment = {**os.environ, "SIGNORIA_TRACES": "collector:4318"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    assert done.returncode == 2
    assert "SIGNORIA_TRACES" in done.stderr
    assert "Traceback" not in done.stderr
