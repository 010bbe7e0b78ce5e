"""The tests of what has changed since the branch left main, for ``make check``.

    python -m tools.changed python     the test modules, one a line
    python -m tools.changed web        the changed sources of the browser client, for vitest

A test module belongs to a changed module if it imports it, directly or through a helper in
``tests``, or if it was itself changed.  What is not found so is found by ``make test``.
"""

from __future__ import annotations

import argparse
import ast
import subprocess
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
WEB = (".ts", ".svelte")


def git(*words: str) -> list[str]:
    """The lines that git answers."""
    run = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True)
    return run.stdout.splitlines()


def changed_files() -> list[str]:
    """What differs from where the branch left main, deleted files too, committed or not."""
    base = git("merge-base", "HEAD", "main")[0] if git("branch", "--list", "main") else "HEAD"
    files = git("diff", "--name-only", base) + git("ls-files", "--others", "--exclude-standard")
    return sorted(set(files))


def module_name(file: str) -> str:
    """``src/signoria/games/contract.py`` is ``signoria.games.contract``; a .pxd is its module."""
    parts = Path(file).with_suffix("").parts
    parts = parts[1:] if parts[0] == "src" else parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(file: str, text: str) -> Iterator[str]:
    """The full names of what a module imports: modules, and names in them."""
    package = module_name(file).split(".")
    package = package if file.endswith("__init__.py") else package[:-1]
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            base = ".".join([*above, *filter(None, [node.module])])
            yield from (base, *(f"{base}.{alias.name}" for alias in node.names))


def select_tests(changed: Iterable[str], texts: dict[str, str]) -> list[str]:
    """The test modules that a change concerns; ``texts`` has all modules below ``tests``."""
    known = {file: set(imports(file, text)) for file, text in texts.items()}
    names = {module_name(file) for file in changed if file.endswith((".py", ".pxd"))}
    while True:
        more = {module_name(file) for file, found in known.items() if found & names}
        if more <= names:
            break
        names |= more
    return sorted(
        file for file in texts if module_name(file) in names and Path(file).name.startswith("test_")
    )


def main() -> None:
    """Print what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("what", choices=("python", "web"))
    if parser.parse_args().what == "web":
        files = (file for file in changed_files() if file.startswith("web/src/"))
        there = (file for file in files if file.endswith(WEB) and (ROOT / file).exists())
        found = [file.removeprefix("web/") for file in there]
    else:
        tests = [str(path.relative_to(ROOT)) for path in ROOT.glob("tests/**/*.py")]
        texts = {file: (ROOT / file).read_text("utf-8") for file in tests}
        found = select_tests(changed_files(), texts)
    print("\n".join(found))


if __name__ == "__main__":
    main()
