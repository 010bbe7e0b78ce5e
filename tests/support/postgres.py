"""A PostgreSQL of one's own: in a temporary folder, behind a socket there, for as long as wanted.

PostgreSQL does not run as root; then it runs as the user whom Debian's package has made.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

FOLDERS = Path("/usr/lib/postgresql")  # where Debian has each version
USERS = ("postgres", "nobody")
SUPERUSER = "signoria"
MISSING = "no PostgreSQL here: apt-get install postgresql, or tools/setup/postgres.sh as root"


def find_programs() -> Path | None:
    """The folder of ``initdb`` and ``pg_ctl``, of the newest version; None if there is none."""
    versions = sorted(FOLDERS.glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    here = shutil.which("initdb")
    found = [*([Path(here)] if here else []), *versions]
    return found[-1].parent if found and sys.platform == "linux" else None


class Cluster:
    """A PostgreSQL that runs; ``stop``, ``start`` and ``crash`` as one likes."""

    def __init__(self, programs: Path, folder: Path, *settings: str) -> None:
        self.folder = folder
        self._programs = programs
        self._prefix = own_user(folder)
        self._settings = " ".join(f"-c {each}" for each in settings)
        self._names = count(1)
        locale = ("--encoding=UTF8", "--locale=C", "--auth=trust", "--no-sync")
        self._run("initdb", "--username", SUPERUSER, *locale)

    def start(self) -> None:
        """Start it; returns when it can be reached."""
        options = f"-k {self.folder} -c listen_addresses= {self._settings}"
        self._run(
            "pg_ctl", "--wait", "--log", str(self.folder / "log"), "--options", options, "start"
        )

    def stop(self) -> None:
        """Stop it in order, but end all connections."""
        self._run("pg_ctl", "--wait", "--mode", "fast", "stop")

    def crash(self) -> None:
        """Stop it as if the plug was pulled."""
        self._run("pg_ctl", "--wait", "--mode", "immediate", "stop")

    @property
    def pid(self) -> int:
        """The process that has started all others."""
        return int((self.folder / "data" / "postmaster.pid").read_text().split()[0])

    def url(self, database: str = "postgres") -> str:
        """The URL of a database."""
        return f"postgresql://{SUPERUSER}@/{database}?host={self.folder}"

    def new_database(self, *options: str) -> str:
        """The URL of a new, empty database; ``options`` are those of ``createdb``."""
        name = f"test_{next(self._names)}"
        at = ("--host", str(self.folder), "--username", SUPERUSER)
        subprocess.run([self._programs / "createdb", *at, *options, name], check=True)
        return self.url(name)

    def _run(self, program: str, *arguments: str) -> None:
        command = [*self._prefix, str(self._programs / program), "-D", str(self.folder / "data")]
        done = subprocess.run(
            [*command, *arguments], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, cwd="/"
        )
        if done.returncode:
            raise RuntimeError(done.stderr.decode(errors="replace"))


def own_user(folder: Path) -> list[str]:
    """What stands before a command so that it may run; gives the folder to its user."""
    if os.geteuid() != 0:
        return []
    import pwd

    known = {entry.pw_name: entry for entry in pwd.getpwall()}
    user = next(known[name] for name in USERS if name in known)
    os.chown(folder, user.pw_uid, user.pw_gid)
    return ["setpriv", f"--reuid={user.pw_uid}", f"--regid={user.pw_gid}", "--clear-groups"]


@contextmanager
def running_cluster(*settings: str) -> Iterator[Cluster]:
    """A new PostgreSQL, with these settings; raises ``FileNotFoundError`` where there is none."""
    programs = find_programs()
    if programs is None:
        raise FileNotFoundError(MISSING)
    folder = Path(tempfile.mkdtemp(prefix="signoria-pg-"))  # a path that fits into a socket's
    try:
        cluster = Cluster(programs, folder, *settings)
        cluster.start()
        try:
            yield cluster
        finally:
            cluster.crash()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
