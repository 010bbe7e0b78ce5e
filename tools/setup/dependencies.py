"""Find dependencies that are not pinned, or have no reason and licence: ``make lint`` asks.

Nothing is fetched: requirements/*.txt are held against pyproject.toml, and the tables of
docs/dependencies.md against it and web/package.json.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tools.setup.pins import FOLDER, ROOT, Lock, fingerprint, needs, read_lock

PAGE = ROOT / "docs" / "dependencies.md"
RENEW = "`make lock` renews the files"
# What may be used without a talk about it; names of SPDX.
LICENCES = {
    *("0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "CNRI-Python", "ISC"),
    *("LGPL-3.0-only", "LGPL-3.0-or-later", "MIT", "MIT-CMU", "MPL-2.0", "OFL-1.1", "PSF-2.0"),
}


def pin_faults(wanted: Mapping[str, Iterable[str]], locks: Mapping[str, Lock]) -> Iterator[str]:
    """What is wrong with the pins, in words."""
    for name, some in wanted.items():
        lock, file = locks.get(name), f"requirements/{name}.txt"
        if lock is None:
            yield f"{file} is missing; {RENEW}"
            continue
        if lock.digest != fingerprint(some):
            yield f"{file} was made from other requirements than pyproject.toml has; {RENEW}"
        yield from (f"{file}: this is no pin: {line}" for line in lock.odd)
        yield from (f"{file}: {pin.name} has no hash" for pin in lock.pins if not pin.hashes)
        for text in some:
            yield from (f"{file}: {fault}" for fault in unmet_pins(text, lock))
    for name in locks.keys() - wanted.keys():
        yield f"requirements/{name}.txt belongs to no extra of pyproject.toml"
    yield from several(locks)


def unmet_pins(text: str, lock: Lock) -> Iterator[str]:
    """Whether the pins of a lock leave a requirement open or break it."""
    wanted = Requirement(text)
    pins = [pin for pin in lock.pins if pin.name == canonicalize_name(wanted.name)]
    if not pins:
        yield f"{wanted.name} is not pinned; {RENEW}"
    for pin in pins:
        if not wanted.specifier.contains(pin.version, prereleases=True):
            yield f"{pin.name} is pinned to {pin.version}, but {text} is wanted; {RENEW}"


def several(locks: Mapping[str, Lock]) -> Iterator[str]:
    """Packages that have other versions in other files."""
    found: dict[str, set[str]] = {}
    for lock in locks.values():
        by_name: dict[str, set[str]] = {}
        for pin in lock.pins:
            by_name.setdefault(pin.name, set()).add(pin.version)
        for name, versions in by_name.items():
            found.setdefault(name, set()).add(" or ".join(sorted(versions)))
    for name, kinds in sorted(found.items()):
        if len(kinds) > 1:
            yield f"{name} has other versions in other files: {', '.join(sorted(kinds))}; {RENEW}"


def licence_rows(page: str) -> Iterator[tuple[str, str, str]]:
    """Each package of the page's tables with its licence and its reason."""
    for line in page.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if not line.startswith("|") or len(cells) != 3 or set(line) <= set("|- "):
            continue
        names, licences = (cell.split(", ") for cell in cells[:2])
        each = licences * len(names) if len(licences) == 1 else licences
        for name, licence in zip(names, each, strict=True):
            yield name.split(" ")[0], licence, cells[2]


def table_faults(names: Iterable[str], page: str) -> Iterator[str]:
    """Packages without a line, a reason or a licence that may be used."""
    known = {canonicalize(name): (licence, why) for name, licence, why in licence_rows(page)}
    for name in sorted(set(names)):
        licence, why = known.get(canonicalize(name), (None, ""))
        if licence is None:
            yield f"docs/dependencies.md has no line for {name}"
        elif not why:
            yield f"docs/dependencies.md gives no reason for {name}"
        elif not set(licence.replace(" AND ", " OR ").split(" OR ")) <= LICENCES:
            yield f"docs/dependencies.md: {licence or 'nothing'} is no licence known for {name}"


def canonicalize(name: str) -> str:
    """One spelling of a package of Python; npm's have one only."""
    return name if name.startswith("@") else str(canonicalize_name(name))


def of_npm(package: Path = ROOT / "web" / "package.json") -> list[str]:
    """The packages that the pages for the browser name."""
    about = json.loads(package.read_text())
    return [*about.get("dependencies", {}), *about.get("devDependencies", {})]


def main() -> int:
    """Say what is wrong; 1 if anything is."""
    wanted = needs()
    locks = {path.stem: read_lock(path.read_text()) for path in FOLDER.glob("*.txt")}
    of_python = [Requirement(each).name for some in wanted.values() for each in some]
    faults = [
        *pin_faults(wanted, locks),
        *table_faults([*of_python, *of_npm()], PAGE.read_text()),
    ]
    for fault in faults:
        print(f"signoria: {fault}", file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
