"""One more folder is one more game: nothing else has to know of it (docs/adding-a-game.md)."""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import signoria
from signoria import games

ROOT = Path(__file__).parents[2]
SOURCE = Path(signoria.__file__).parent
OLD, NEW, TITLE = "forging-florence", "third-game", "A third game"


def renamed(path: Path) -> None:
    """The file with the new game's name instead of the old one's."""
    path.write_text(path.read_text("utf-8").replace(OLD, NEW), "utf-8")


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project's sources in which a folder and texts have been put, no more."""
    home = tmp_path_factory.mktemp("third")
    nothing_built = shutil.ignore_patterns("*.so", "*.c", "__pycache__", "client")
    copy = home / "signoria"
    shutil.copytree(SOURCE, copy, ignore=nothing_built)
    folder = copy / "games" / NEW.replace("-", "_")
    shutil.copytree(copy / "games" / OLD.replace("-", "_"), folder)
    for path in folder.rglob("*.py"):
        renamed(path)
    for path in (copy / "locales").glob("*/names.ftl"):
        path.write_text(path.read_text("utf-8") + f"\n{NEW}-name = {TITLE}\n", "utf-8")
    for path in (copy / "locales").glob(f"*/{OLD}*.ftl"):
        new = path.with_name(path.name.replace(OLD, NEW))
        shutil.copy(path, new)
        renamed(new)
    return home


def run(source: Path, *arguments: str, typed: str = "") -> str:
    """What the program of that copy says."""
    done = subprocess.run(
        [sys.executable, *arguments],
        input=typed,
        capture_output=True,
        text=True,
        timeout=300,
        env={
            "PATH": os.environ["PATH"],
            "PYTHONPATH": str(source),
            "HOME": str(source),
            "XDG_DATA_HOME": str(source / "data"),
            "LC_ALL": "C.UTF-8",
        },
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def program(source: Path, *arguments: str, typed: str = "") -> str:
    return run(source, "-m", "signoria", *arguments, typed=typed)


def test_it_is_played_by_bots(source: Path) -> None:
    arguments = ("--games", "1", "--rounds", "60", "--bots", "random", "--json", "--threads", "1")
    assert f'"game": "{NEW}"' in program(source, "simulate", NEW, *arguments)


def test_it_is_played_in_the_terminal_recorded_and_verified(source: Path) -> None:
    record = source / "game.record"
    arguments = ("--plain", "--seats", "me,random", "--seed", "1", "--record", str(record))
    told = program(source, "play", NEW, *arguments, typed="1\n1\nmap\nprestige\nquit\n")
    assert "Prestige as it would be now" in told
    assert f"Game: {NEW}" in record.read_text("utf-8")
    assert TITLE in program(source, "replay", str(record))
    program(source, "verify", str(record))


def test_the_server_offers_it(source: Path) -> None:
    code = (
        "from signoria.server.calls.matches import info\n"
        "from signoria.server.protocol import schema\n"
        f"print(info('{NEW}').bots, 'ThirdGameView' in schema.components())"
    )
    told = run(source, "-c", code)
    assert "'random'" in told
    assert told.strip().endswith("True")


def code(folder: Path, *kinds: str) -> Iterator[tuple[Path, str]]:
    """The program's sources below a folder, without games, tests, and what is made from types."""
    for path in sorted(folder.rglob("*")):
        inside = path.relative_to(folder).parts
        made = path.name in ("protocol.ts", "examples.ts") or ".test." in path.name
        if (
            path.suffix in kinds
            and inside[0] != "games"
            and "client" not in inside[:-1]
            and not made
        ):
            yield path, path.read_text("utf-8")


def test_no_page_and_no_module_outside_its_folder_names_a_game() -> None:
    named = {name for game in games.names() for name in (game, game.replace("-", "_"))}
    pages = list(code(ROOT / "web" / "src", ".ts", ".svelte"))
    modules = [(path, without_words(text)) for path, text in code(SOURCE, ".py")]
    assert len(pages) > 50
    assert len(modules) > 150
    for path, text in pages + modules:
        assert not [name for name in named if name in text], path


def without_words(text: str) -> str:
    """A module's text without docstrings and comments, which may give examples."""
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            node.value.value = None
    return ast.unparse(tree)
