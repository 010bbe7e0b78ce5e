"""Doing what a tutorial says, in a home of its own."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

from .blocks import Block, begins, matches

PATIENCE = 300.0  # seconds for a block, on a machine that does other things as well
# Runs what it is told line by line, in one namespace, and answers what was printed or went wrong.
INTERPRETER = """
import contextlib, io, json, sys, traceback
sys.path.insert(0, "")
names = {"__name__": "__main__"}
for line in sys.stdin:
    text, where = json.loads(line)
    out, fault = io.StringIO(), None
    try:
        with contextlib.redirect_stdout(out):
            exec(compile(text, where, "exec"), names)
    except BaseException:
        fault = traceback.format_exc()
    print(json.dumps([out.getvalue(), fault]), flush=True)
"""
PORTS = ("8800", "8801")  # those of the pages; others are taken in their place


class Reader:
    """Somebody who does what the page says; ``folder`` is where the terminal stands."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "work"
        self.home = folder / "home"
        self.ports = dict(zip(PORTS, free_ports(len(PORTS)), strict=True))
        self.python: subprocess.Popen[str] | None = None
        self.running: list[subprocess.Popen[bytes]] = []
        self.folder.mkdir()
        self.home.mkdir()

    def do(self, block: Block) -> None:
        """One block; raises ``AssertionError`` if it goes another way than the page says."""
        text = self.own(block.text)
        if block.file:
            (self.folder / block.file).write_text(text, "utf-8")
        elif block.kind == "python":
            self.check(block, self.calculate(text, f"line {block.line}"))
        elif block.kind == "sh" and block.info == "background":
            self.start(block, text)
        elif block.kind == "sh":
            self.check(block, self.shell(text, block.typed))

    def own(self, text: str) -> str:
        """The text with ports that are free."""
        for port, free in self.ports.items():
            text = text.replace(port, free)
        return text

    def check(self, block: Block, printed: str) -> None:
        """Compare what was printed with what the page shows."""
        if block.shown is not None:
            assert matches(self.own(block.shown), printed), f"line {block.line}: {printed}"

    def calculate(self, text: str, where: str) -> str:
        """Run Python where the blocks before have been run; what it prints."""
        if self.python is None:
            self.python = subprocess.Popen(
                [sys.executable, "-c", INTERPRETER],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                cwd=self.folder,
                env={**self.environment(), "OPENBLAS_NUM_THREADS": "1"},
            )
        assert self.python.stdin
        assert self.python.stdout
        self.python.stdin.write(json.dumps([text, where]) + "\n")
        self.python.stdin.flush()
        answer = self.python.stdout.readline()
        assert answer, f"{where}: Python has ended"
        printed, fault = json.loads(answer)
        assert fault is None, f"{where}: {fault}"
        return str(printed)

    def shell(self, text: str, typed: str) -> str:
        """Run a script to its end; what it prints."""
        done = subprocess.run(
            ["bash", "-euo", "pipefail", "-c", text],
            input=typed,
            capture_output=True,
            text=True,
            cwd=self.folder,
            env=self.environment(),
            timeout=PATIENCE,
        )
        assert done.returncode == 0, f"{text}\n{done.stdout}\n{done.stderr}"
        return done.stdout

    def start(self, block: Block, text: str) -> None:
        """Start what runs on, and wait until it has said what the page shows."""
        log = self.folder.parent / f"line-{block.line}.log"
        with log.open("wb") as out:
            process = subprocess.Popen(
                ["bash", "-c", f"exec {text}"],
                stdout=out,
                stderr=subprocess.STDOUT,
                cwd=self.folder,
                env=self.environment(),
            )
        self.running.append(process)
        shown, limit = self.own(block.shown or ""), time.monotonic() + PATIENCE
        while not begins(shown, log.read_text("utf-8")):
            ended = process.poll()
            assert ended is None or begins(shown, log.read_text("utf-8")), log.read_text("utf-8")
            assert time.monotonic() < limit, log.read_text("utf-8")
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(0.05)

    def environment(self) -> dict[str, str]:
        """A home of its own, in English, with the commands of this installation."""
        kept = {name: value for name, value in os.environ.items() if not own_setting(name)}
        return {
            **kept,
            "HOME": str(self.home),
            "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}",
            "LC_ALL": "C.UTF-8",
            "COLUMNS": "80",
            "NO_COLOR": "1",
            "SIGNORIA_PORT": self.ports["8800"],
            "SIGNORIA_METRICS_PORT": self.ports["8801"],
        }

    def leave(self) -> None:
        """Press Ctrl-C in all terminals where something runs; it must end well."""
        if self.python:
            self.python.communicate(timeout=PATIENCE)
        for process in reversed(self.running):
            if process.poll() is None:
                process.send_signal(signal.SIGINT)
            code = process.wait(PATIENCE)
            assert code in (0, 130), code


def own_setting(name: str) -> bool:
    """Whether a variable would change what the commands do."""
    return name.startswith(("SIGNORIA_", "XDG_", "LANG", "LC_", "PYTHON"))


def free_ports(number: int) -> list[str]:
    """Ports that nobody has at the moment."""
    with contextlib.ExitStack() as stack:
        found = [stack.enter_context(socket.socket()) for _ in range(number)]
        for each in found:
            each.bind(("127.0.0.1", 0))
        return [str(each.getsockname()[1]) for each in found]
