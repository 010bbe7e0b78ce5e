"""Podman with a storage of its own, and an image of Debian with Python to start from.

Images cannot be had from registries everywhere, so the base is made from Debian's packages.  What
this machine cannot do is a reason to skip, and is said in words.
"""

from __future__ import annotations

import os
import platform
import resource
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.support.wheel import pip

DEPLOY = Path(__file__).parents[2] / "deploy"
PATIENCE = 300  # seconds for one command on a busy machine
PROGRAMS = ("podman", "podman-compose", "runc", "mmdebstrap", "iptables")
SOURCES = ("/etc/apt/sources.list.d/debian.sources", "/etc/apt/sources.list")
PACKAGES = "base-files,bash,ca-certificates,coreutils,dash,python3,python3-venv"
WITHOUT = [f"--dpkgopt=path-exclude=/usr/share/{name}/*" for name in ("doc", "locale", "man")]
MEMORY, ROOM = Path("/dev/shm"), 6 * 2**30
BASE = "localhost/debian-with-python"
IMAGE = "localhost/signoria:latest"
PROJECT = "signoria-test"
VERSION = "import sys; print(*sys.version_info[:2])"
# Limits that this user may set, without systemd, and a runtime that knows all kinds of cgroups.
SETTINGS = """\
[containers]
default_ulimits = ["nofile={files}:{files}", "nproc={processes}:{processes}"]
[engine]
cgroup_manager = "cgroupfs"
events_logger = "file"
runtime = "runc"
[network]
network_config_dir = "{folder}/networks"
"""


class Podman:
    """Commands of podman that see nothing but what is in a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.settings = folder / "containers.conf"
        self.settings.write_text(SETTINGS.format(folder=folder, **limits()))
        self.program = folder / "podman"
        storage = f"--root {folder}/storage --runroot {folder}/run"
        self.program.write_text(f'#!/bin/sh\nexec {shutil.which("podman")} {storage} "$@"\n')
        self.program.chmod(0o700)

    @property
    def environment(self) -> dict[str, str]:
        """The variables with which podman runs."""
        return {**os.environ, "CONTAINERS_CONF": str(self.settings), "TMPDIR": str(self.folder)}

    def try_run(self, *words: str | Path, **variables: str) -> subprocess.CompletedProcess[str]:
        """Run a command, whatever comes of it."""
        return self.try_program(self.program, *words, **variables)

    def try_program(
        self, program: str | Path, *words: str | Path, **variables: str
    ) -> subprocess.CompletedProcess[str]:
        """Run a program that itself calls podman."""
        return subprocess.run(
            [str(word) for word in (program, *words)],
            env={**self.environment, **variables},
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )

    def run(self, *words: str | Path, **variables: str) -> str:
        """What a command prints; shows all that it said if it fails."""
        done = self.try_run(*words, **variables)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout.strip()

    def build(self, context: Path, tag: str, source: str, *words: str | Path) -> None:
        """Build an image on the base; ``source`` is a folder more from which it copies."""
        self.run(
            "build", "--layers=false", "--format", "docker", "--network", "none",
            "--build-arg", f"BASE={BASE}", "--build-context", source, "--tag", tag, *words, context,
        )  # fmt: skip

    def wait_for(self, container: str, text: str, *, times: int = 1) -> None:
        """Wait until a container has said something so often."""
        command = [str(self.program), "logs", "--follow", container]
        pipes: dict[str, Any] = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT}
        said: list[str] = []
        with subprocess.Popen(command, env=self.environment, text=True, **pipes) as reading:
            for line in reading.stdout or ():
                said.append(line)
                times -= text in line
                if times == 0:
                    break
            reading.kill()
        assert times == 0, f"it has ended before: {said}"

    def compose(self, file: Path, *words: str, project: str = PROJECT, **variables: str) -> str:
        """The same of podman-compose, with a file."""
        known = ("--podman-path", self.program, "--project-name", project, "--file", file)
        done = self.try_program("podman-compose", *known, *words, **variables)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def check_end(self, container: str) -> None:
        """See that what was stopped has ended by itself, in order."""
        assert self.run("inspect", "--format", "{{.State.ExitCode}}", container) == "0"
        said = self.try_run("logs", container)
        assert "Traceback" not in said.stdout + said.stderr

    def close(self) -> None:
        """Stop and remove everything."""
        self.try_run("rm", "--all", "--force", "--time", "0")
        self.try_run("network", "prune", "--force")
        subprocess.run(["umount", "--quiet", self.folder / "storage" / "overlay"])
        shutil.rmtree(self.folder, ignore_errors=True)


def limits() -> dict[str, int]:
    """What this process may have, which no container may exceed here."""
    files = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    processes = resource.getrlimit(resource.RLIMIT_NPROC)[1]
    return {"files": files, "processes": 30_000 if processes < 0 else min(processes, 30_000)}


def missing() -> str:
    """What the tests of the image lack, in words; empty if nothing."""
    if sys.platform != "linux" or os.geteuid() != 0:
        return "containers are tested on Linux and as root only"
    lacking = [name for name in PROGRAMS if shutil.which(name) is None]
    if lacking:
        return f"no {', '.join(lacking)} here: tools/setup/containers.sh as root"
    if not any(Path(file).exists() for file in SOURCES):
        return "no packages of Debian to make a base image from"
    return ""


def make_base(podman: Podman) -> None:
    """Make the base image; skips where that, or a container at all, is not possible."""
    archive = podman.folder / "base.tar"
    file = next(file for file in SOURCES if Path(file).exists())
    suite = platform.freedesktop_os_release()["VERSION_CODENAME"]
    command = ("mmdebstrap", "--quiet", "--variant=extract", f"--include={PACKAGES}", *WITHOUT)
    made = podman.try_program(*command, suite, archive, file)
    if made.returncode:
        pytest.skip("no base image from Debian's packages: " + made.stderr[-300:])
    podman.run("import", "--quiet", archive, BASE)
    archive.unlink()
    tried = podman.try_run(
        "run", "--rm", "--publish", "127.0.0.1::80", BASE, "python3", "-c", VERSION
    )
    if tried.returncode:
        pytest.skip("no container can be started here: " + tried.stderr[-300:])
    version = "{} {}".format(*sys.version_info[:2])
    if tried.stdout.strip() != version:
        pytest.skip(f"Debian's Python is {tried.stdout.strip()}, the wheel is for {version}")


def make_image(podman: Podman, wheel: Path) -> None:
    """Build the image of a server from a wheel; skips where what it needs cannot be had."""
    wheels = podman.folder / "wheels"
    what = f"{wheel}[organisation,postgres,traces]"
    pip(os.environ, sys.executable, "wheel", "--wheel-dir", wheels, what)
    podman.build(DEPLOY.parent, IMAGE, f"wheels={wheels}", "--file", DEPLOY / "Containerfile")


def roomy_place() -> str | None:
    """A folder in memory, where there is much of it, since images are many small files."""
    if MEMORY.is_dir() and shutil.disk_usage(MEMORY).free > ROOM:
        return str(MEMORY)
    return None


@contextmanager
def own_podman() -> Iterator[Podman]:
    """Podman in a temporary folder, for as long as wanted."""
    folder = tempfile.mkdtemp(prefix="signoria-pod-", dir=roomy_place())  # short, for sockets
    podman = Podman(Path(folder))
    try:
        yield podman
    finally:
        podman.close()
