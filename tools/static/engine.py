"""Make the engine of the pages without a server: Python for browsers with our rules and server.

``make static`` runs it.  In ``build/engine`` it leaves files that any web server can hand out, in a
folder named by the hash of all that is in it, and ``engine.json``, which names that folder and the
size of each file:

* ``pyodide.mjs``, ``pyodide.asm.mjs``: Pyodide as it comes
* ``python.wasm``, ``library.zip``: the interpreter and its library, as bytecode, less what is not
  needed
* ``signoria.pack``: our sources and the packages they need, compiled to bytecode; the engine to
  WebAssembly where Zig is there
* ``laboratory.pack``: what only the laboratory needs, likewise

All but the scripts are compressed with gzip here: what a file server compresses is left to chance.
"""

from __future__ import annotations

import gzip
import hashlib
import io
import json
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterable
from importlib.metadata import version
from pathlib import Path

from tools.static import wasm
from tools.static.collect import (
    ROOT,
    is_needed,
    laboratory_files,
    own_files,
    package_files,
)

PYODIDE = ROOT / "web" / "node_modules" / "pyodide"
BUILD = ROOT / "build" / "engine"
LIBRARY = ROOT / "build" / "engine-library"
LABORATORY = ROOT / "build" / "engine-laboratory"
STANDARD = ROOT / "build" / "engine-standard"
MADE = (LIBRARY, LABORATORY, STANDARD)
NATIVE = "msgspec"  # the one package with code for the machine
STAMP = (1980, 1, 1, 0, 0, 0)


def main() -> None:
    """Make all files anew."""
    for folder in (BUILD, *MADE):
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
    info = json.loads((PYODIDE / "pyodide-lock.json").read_text())["info"]
    gather(LIBRARY, (*own_files(), *package_files()))
    gather(LABORATORY, laboratory_files())
    unpack(fetch_wheel(info["python"], info["abi_version"]))
    compile_engine()
    unpack_standard_library()
    for library in MADE:
        compile_library(library)
    files = {
        "pyodide.mjs": (PYODIDE / "pyodide.mjs").read_bytes().partition(b"//# sourceMapping")[0],
        "pyodide.asm.mjs": (PYODIDE / "pyodide.asm.mjs").read_bytes(),
        "python.wasm": compress((PYODIDE / "pyodide.asm.wasm").read_bytes()),
        "library.zip": compress(archive(STANDARD)),
        "signoria.pack": compress(pack(LIBRARY)),
        "laboratory.pack": compress(pack(LABORATORY)),
    }
    digest = hashlib.sha256(b"".join(hashlib.sha256(each).digest() for each in files.values()))
    folder = BUILD / f"engine-{digest.hexdigest()[:12]}"
    folder.mkdir()
    for name, body in files.items():
        (folder / name).write_bytes(body)
    sizes = {name: len(body) for name, body in files.items()}
    manifest = {"folder": folder.name, "lock": info, "sizes": sizes}
    (BUILD / "engine.json").write_text(json.dumps(manifest))
    for made in MADE:
        shutil.rmtree(made)
    print("".join(f"{size:10,} {name}\n" for name, size in sizes.items()), end="")


def gather(library: Path, files: Iterable[tuple[str, Path]]) -> None:
    """Copy sources into a library."""
    for name, path in files:
        target = library / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, target)


def fetch_wheel(python: str, abi: str) -> Path:
    """The native package for this Python in browsers, of the version pinned here for servers."""
    tag = "".join(python.split(".")[:2])
    wanted = find_pin(f"{NATIVE}=={version(NATIVE)}")
    folder = BUILD / "wheel"
    folder.mkdir()
    (folder / "wanted.txt").write_text(wanted)
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--require-hashes"]
    command += ["--only-binary=:all:", "--implementation", "cp", "--python-version", tag]
    command += ["--abi", f"cp{tag}", "--platform", f"pyemscripten_{abi}_wasm32"]
    command += ["--dest", str(folder), "--requirement", str(folder / "wanted.txt")]
    if subprocess.run(command, check=False).returncode:
        sys.exit(f"signoria: there is no {NATIVE} for Python {python} in browsers ({abi})")
    return next(folder.glob("*.whl"))


def find_pin(name: str) -> str:
    """The lines that pin a package, with its hashes."""
    text = (ROOT / "requirements" / "run.txt").read_text()
    found = re.search(rf"^{re.escape(name)}(?: \\\n +--hash=\S+)+", text, re.MULTILINE)
    if found is None:
        sys.exit(f"signoria: requirements/run.txt does not pin {name}")
    return found[0] + "\n"


def unpack(wheel: Path) -> None:
    """Put a wheel's modules into the library."""
    with zipfile.ZipFile(wheel) as archive:
        for name in archive.namelist():
            if name.endswith((".py", ".so")):
                archive.extract(name, LIBRARY)
    shutil.rmtree(wheel.parent)


def compile_engine() -> None:
    """Compile the engine if that can be done; uncompiled it is the same, and slow."""
    if why := wasm.why_not():
        print(f"signoria: the engine stays uncompiled in pages without a server ({why})")
    else:
        wasm.compile_engine(LIBRARY)


def compile_library(library: Path) -> None:
    """Compile all sources with the very Python that will run them."""
    script = ROOT / "tools" / "static" / "compile.mjs"
    subprocess.run(["node", str(script), str(PYODIDE), str(library)], check=True)


def unpack_standard_library() -> None:
    """Python's library without what is not needed; it comes as sources."""
    with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as whole:
        for name in filter(is_needed, whole.namelist()):
            whole.extract(name, STANDARD)


def archive(folder: Path) -> bytes:
    """All files of a folder as Python imports them from a zip file, uncompressed within."""
    found = io.BytesIO()
    with zipfile.ZipFile(found, "w", zipfile.ZIP_STORED) as new:
        for path in sorted(path for path in folder.rglob("*") if path.is_file()):
            new.writestr(
                zipfile.ZipInfo(path.relative_to(folder).as_posix(), STAMP), path.read_bytes()
            )
    return found.getvalue()


def pack(folder: Path) -> bytes:
    """All files of a folder in one: a line of JSON with names and sizes, then what is in them."""
    paths = sorted(path for path in folder.rglob("*") if path.is_file())
    index = [(path.relative_to(folder).as_posix(), path.stat().st_size) for path in paths]
    bodies = b"".join(path.read_bytes() for path in paths)
    return json.dumps(index, separators=(",", ":")).encode() + b"\n" + bodies


def compress(body: bytes) -> bytes:
    """A body in gzip, the same each time."""
    return gzip.compress(body, 9, mtime=0)


if __name__ == "__main__":
    main()
