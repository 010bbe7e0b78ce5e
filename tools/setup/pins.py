"""What pyproject.toml wants, and what requirements/*.txt pin of it."""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "requirements"
FROM = "# From requirements with the SHA-256 "
PIN = re.compile(r"^([A-Za-z0-9._-]+)==(\S+)(?: ; ([^\\]+?))? *(\\)?$")
HASH = re.compile(r"^ +--hash=sha256:[0-9a-f]{64}( \\)?$")


class Pin(NamedTuple):
    """One version of a package, for where the marker (empty: everywhere) holds."""

    name: str
    version: str
    marker: str
    hashes: int


class Lock(NamedTuple):
    """A file of pins; ``odd`` are lines that are none."""

    digest: str
    pins: tuple[Pin, ...]
    odd: tuple[str, ...]


def read_project(path: Path = ROOT / "pyproject.toml") -> dict[str, Any]:
    """The project's file."""
    return tomllib.loads(path.read_text())


def needs(project: Mapping[str, Any] | None = None) -> dict[str, list[str]]:
    """The requirements of each file: to build, to run (``run``), and of each extra besides."""
    project = project or read_project()
    about = project["project"]
    extras = about["optional-dependencies"]
    run, build = about["dependencies"], project["build-system"]["requires"]
    found = {"build": sorted(build), "run": sorted({*run, *build})}
    for name in extras:
        found[name] = sorted({*run, *build, *flat(name, extras, about["name"])})
    return found


def flat(name: str, extras: Mapping[str, list[str]], own: str) -> Iterator[str]:
    """The requirements of an extra with those of the extras that it names."""
    for text in extras[name]:
        wanted = Requirement(text)
        if wanted.name != own:
            yield text
        for each in wanted.extras if wanted.name == own else ():
            yield from flat(each, extras, own)


def fingerprint(wanted: Iterable[str]) -> str:
    """What a lock names of the requirements that it was made from."""
    return hashlib.sha256("\n".join(sorted(wanted)).encode()).hexdigest()


def read_lock(text: str) -> Lock:
    """The pins in a file."""
    digest, odd = "", []
    pins: list[Pin] = []
    for line in text.splitlines():
        if line.startswith(FROM):
            digest = line.removeprefix(FROM)
        elif found := PIN.match(line):
            name, version, marker, _ = found.groups(default="")
            pins.append(Pin(canonicalize_name(name), version, marker, 0))
        elif pins and HASH.match(line):
            pins[-1] = pins[-1]._replace(hashes=pins[-1].hashes + 1)
        elif line and not line.startswith("#"):
            odd.append(line)
    return Lock(digest, tuple(pins), tuple(odd))
