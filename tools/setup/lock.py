"""Write requirements/*.txt: for each extra every package with its version and its hashes.

``make lock`` runs it.  One resolution of everything comes first, so that a package has the same
version in all files; each file then holds what its extra needs of that.  Markers choose among
versions of Python and machines, so that one file serves all of them.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path

from tools.setup.pins import FOLDER, FROM, fingerprint, needs

OLDEST = "3.11"
OLD_ENOUGH = "7 days"  # what was broken or replaced is mostly found and withdrawn by then
HEAD = f"""\
# Made by `make lock`; do not edit.  For: {{name}}
{FROM}{{digest}}
"""
UV = (
    *("uv", "pip", "compile", "--quiet", "--universal", "--python-version", OLDEST),
    *("--generate-hashes", "--no-header", "--no-annotate", "--system-certs"),
    *("--no-emit-index-url", "--no-emit-find-links", "--exclude-newer", OLD_ENOUGH),
)


def compile_lock(wanted: Iterable[str], output: Path, *more: str) -> str:
    """Write every package that these requirements need, with hashes; returns the text.

    What the file pins already is kept as far as it fits.
    """
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "wanted.in")
        source.write_text("\n".join(wanted) + "\n")
        command = [sys.executable, "-m", *UV, *more, "--output-file", str(output), str(source)]
        if subprocess.run(command, stdout=subprocess.DEVNULL, check=False).returncode:
            sys.exit("signoria: nothing was pinned; the reason stands above")
    return output.read_text()


def main() -> None:
    """Write all files, with the newest versions or as far as possible with those of now."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--keep", action="store_true", help="keep versions that still fit")
    keep = parser.parse_args().keep
    wanted = needs()
    before = sorted(FOLDER.glob("*.txt")) if keep else []
    with tempfile.TemporaryDirectory() as folder:
        everything = Path(folder, "all.txt")
        everything.write_text("".join(path.read_text() for path in before))
        compile_lock(sorted({each for some in wanted.values() for each in some}), everything)
        FOLDER.mkdir(exist_ok=True)
        for name, some in wanted.items():
            part = Path(folder, f"{name}.txt")
            # Offline: what the registry says may change from one question to the next.
            text = compile_lock(some, part, "--offline", "--constraint", str(everything))
            head = HEAD.format(name=name, digest=fingerprint(some))
            (FOLDER / part.name).write_text(head + text)
            print(f"{FOLDER.name}/{part.name}")


if __name__ == "__main__":
    main()
