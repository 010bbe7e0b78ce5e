"""Images that stand for those of a registry in ``compose.cluster.yaml``, where none can be reached.

They are the base image with this machine's own PostgreSQL and HAProxy, of Debian's packages, and do
what that file asks of those of the registry.
"""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

from tests.server.wire.site import HAPROXY
from tests.server.wire.site import MISSING as NO_HAPROXY
from tests.support import postgres

from .podman import Podman

IMAGES = Path(__file__).parent / "images"
DNS = [Path("/usr/lib/podman/aardvark-dns"), Path("/usr/libexec/podman/aardvark-dns")]
NAMED = re.compile(r"image: (docker\.io/library/([a-z]+):\S+)")
LIBRARY = re.compile(r"(/\S+) \(0x")
BITCODE = shutil.ignore_patterns("bitcode", "pgxs", "llvmjit*")


def missing() -> str:
    """What the stand-ins lack, in words; empty if nothing."""
    if HAPROXY is None:
        return NO_HAPROXY
    programs = postgres.find_programs()
    if programs is None or not programs.is_relative_to(postgres.FOLDERS):
        return postgres.MISSING
    if not any(path.exists() for path in DNS):
        return "containers have no names here: tools/setup/containers.sh as root"
    return ""


def make_stand_ins(podman: Podman, file: Path) -> None:
    """Make all images that a compose file wants of a registry, by the names that it has."""
    programs = podman.folder / "programs"
    copy_programs(programs)
    for tag, name in NAMED.findall(file.read_text("utf-8")):
        podman.build(IMAGES, tag, f"programs={programs}", "--target", name)


def copy_programs(target: Path) -> None:
    """Copy both programs with all that they need to where they lie here, below a folder."""
    binaries = postgres.find_programs()
    assert binaries
    assert HAPROXY
    version = binaries.parent
    share = Path("/usr/share/postgresql") / version.name
    for folder in (version, share, Path("/usr/share/zoneinfo")):
        shutil.copytree(folder, target / folder.relative_to("/"), ignore=BITCODE, symlinks=True)
    (target / "usr/sbin").mkdir()
    shutil.copy(HAPROXY, target / "usr/sbin/haproxy")
    for file in libraries(HAPROXY, binaries / "postgres", binaries / "initdb"):
        (target / file.parent.relative_to("/")).mkdir(parents=True, exist_ok=True)
        shutil.copy(file, target / file.relative_to("/"))


def libraries(*programs: str | Path) -> set[Path]:
    """The libraries with which programs are linked, with what loads them."""
    told = subprocess.run(["ldd", *programs], capture_output=True, text=True, check=True)
    return {Path(file).resolve().parent / Path(file).name for file in LIBRARY.findall(told.stdout)}
