"""Servers as processes of their own, and what they take."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.client import HTTPConnection
from pathlib import Path

import msgspec
import psutil

from bench.server.load import Order, Result
from signoria.decoders import json_decoder

PATIENCE = 60.0  # seconds for a server to answer
MUCH = "1000000"  # of everything that the server limits; moves are limited by themselves
GRACE = 10  # seconds to stop
WRITER = "writer_main"  # in the command of the process that writes a file


@dataclass
class Running:
    """A server under measurement; ``started`` is when it was, by ``perf_counter``."""

    process: subprocess.Popen[bytes]
    port: int
    started: float
    database: int | None = None  # the process of its database, if that has one
    others: Mapping[str, int] = field(default_factory=dict)  # what else serves the same people

    def beside(self) -> dict[str, int]:
        """The processes that do a part of its work: the database, or what writes its file."""
        if self.database is not None:
            return {**self.others, "database": self.database}
        children = psutil.Process(self.process.pid).children()
        writers = [each.pid for each in children if WRITER in " ".join(each.cmdline())]
        return dict(zip(["writer"], writers, strict=False))

    @property
    def memory(self) -> int:
        """The bytes that are its own alone."""
        return int(psutil.Process(self.process.pid).memory_full_info().uss)

    def load(self, order: Order) -> Result:
        """Let the load's own process carry out an order."""
        text = msgspec.json.encode(order).decode()
        command = [sys.executable, "-m", "bench.server.load", text]
        done = subprocess.run(command, check=True, stdout=subprocess.PIPE)
        return json_decoder(Result).decode(done.stdout)


@contextmanager
def signoria(database: Path | str, metrics_port: int = 0, **settings: str) -> Iterator[Running]:
    """Our server on a database; ``settings`` are variables of its environment."""
    port = free_port()
    options = {"port": port, "database": database, "metrics-port": metrics_port}
    limits = ["budget", "max_connections"]
    limits += ["per_address", "spectators_per_address", "tcp_per_address"]
    command = [sys.executable, "-m", "signoria", "serve"]
    command += [f"--{name}={value}" for name, value in options.items()]
    environment = {f"SIGNORIA_{name.upper()}": MUCH for name in limits} | settings
    with start(command, environment, port) as server:
        yield server


@contextmanager
def start(command: Sequence[str], environment: Mapping[str, str], port: int) -> Iterator[Running]:
    """A server's process, stopped in the end; it answers HTTP by the time it is handed over."""
    now = time.perf_counter()
    process = subprocess.Popen(
        command, env=os.environ | environment, stdout=subprocess.DEVNULL, stderr=None
    )
    try:
        wait_for_answer(process, port)
        yield Running(process, port, now)
    finally:
        process.terminate()
        try:
            process.wait(GRACE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def wait_for_answer(process: subprocess.Popen[bytes], port: int, path: str = "/") -> None:
    """Wait for an answer to a request; raises ``RuntimeError`` if none comes."""
    end = time.perf_counter() + PATIENCE
    while process.poll() is None and time.perf_counter() < end:
        connection = HTTPConnection("127.0.0.1", port)
        try:
            connection.request("GET", path)
            connection.getresponse().read()
            return
        except OSError:
            time.sleep(0.005)
        finally:
            connection.close()
    raise RuntimeError(f"no answer from {json.dumps(process.args)}")


def free_port() -> int:
    """A port that nobody uses just now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
