"""One more folder is one more game: nothing else has to know of it (docs/code/adding-a-game.md).

``third`` holds a small game, liar's dice.  A copy of the project gets its files, each where
the page says that it belongs, and no other file changes.
"""

from __future__ import annotations

import ast
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import signoria
from signoria import games
from signoria.locales import LANGUAGES

ROOT = Path(__file__).parents[2]
SOURCE = Path(signoria.__file__).parent
WEB = ROOT / "web"
THIRD = Path(__file__).parent / "third"
GAME = "liars-dice"
TITLES = {"en": "Liar’s dice", "de": "Lügenwürfeln", "es": "Dado mentiroso", "it": "Dado bugiardo"}
SMALL = 600  # lines that say something, texts and the browser's table included


def add_texts(locales: Path) -> None:
    """Put the game's texts beside those of the others."""
    for language in LANGUAGES:
        for path in (THIRD / "locales" / language).iterdir():
            assert not (locales / language / path.name).exists()
            shutil.copy(path, locales / language)


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project's sources in which the game's folder and texts have been put."""
    home = tmp_path_factory.mktemp("third")
    nothing_built = shutil.ignore_patterns("*.so", "*.c", "__pycache__", "client")
    copy = home / "signoria"
    shutil.copytree(SOURCE, copy, ignore=nothing_built)
    shutil.copytree(THIRD / "liars_dice", copy / "games" / "liars_dice")
    add_texts(copy / "locales")
    return home


def run(source: Path, *arguments: str, typed: str = "") -> str:
    """What the program of that copy says."""
    done = subprocess.run(
        [sys.executable, *arguments],
        input=typed,
        capture_output=True,
        text=True,
        timeout=300,
        cwd=ROOT,
        env={
            "PATH": os.environ["PATH"],
            "PYTHONPATH": f"{source}:{ROOT}",
            "HOME": str(source),
            "XDG_DATA_HOME": str(source / "data"),
            "LC_ALL": "C.UTF-8",
        },
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def program(source: Path, *arguments: str, typed: str = "") -> str:
    return run(source, "-m", "signoria", *arguments, typed=typed)


def lines_of(path: Path) -> int:
    """The lines of a file that are not empty."""
    return sum(bool(line.strip()) for line in path.read_text("utf-8").splitlines())


def test_it_is_small() -> None:
    own = [
        *(THIRD / "liars_dice").rglob("*.py"),
        *THIRD.glob("locales/*/*.ftl"),
        THIRD / "Table.svelte",
    ]
    assert len(own) > 10
    assert sum(map(lines_of, own)) < SMALL


def test_it_is_listed_in_four_languages(source: Path) -> None:
    code = (
        "from signoria import games\nfrom signoria.locales import LANGUAGES, load\n"
        f"words = {{one: load(one).of('{GAME}') for one in LANGUAGES}}\n"
        "print(games.names(), *(words[one].text('name') for one in LANGUAGES), sep='\\n')"
    )
    listed, *titles = run(source, "-c", code).splitlines()
    assert GAME in listed
    assert titles == [TITLES[language] for language in LANGUAGES]


def test_it_says_nothing_of_another_game(source: Path) -> None:
    """What the terminal, refusals and rules say is its own or said by all."""
    code = (
        "from signoria import games\nfrom signoria.locales import load\n"
        f"words = load('en').of('{GAME}')\n"
        "print([one for one in ('event-placed', 'kind-wood', 'rule-C3-6') if words.has(one)])"
    )
    assert run(source, "-c", code).strip() == "[]"


def test_it_keeps_the_contract(source: Path) -> None:
    """The tests that run over all games take it in; those of reading and of hidden things."""
    wanted = (
        "copying or no_state or read_back or is_shown or are_typed or taken_and_told or refused"
    )
    code = "tests/games/test_every_game.py"
    told = run(
        source, "-m", "pytest", "-q", "-p", "no:cacheprovider", code, "-k", f"liars and ({wanted})"
    )
    assert " passed" in told
    assert "failed" not in told


def test_it_is_played_by_bots(source: Path) -> None:
    arguments = ("--games", "20", "--bots", "random", "--json", "--threads", "1")
    told = json.loads(program(source, "simulate", GAME, *arguments))
    assert told["game"] == GAME


def test_it_is_played_in_the_terminal_recorded_and_verified(source: Path) -> None:
    record = source / "game.record"
    arguments = ("--plain", "--seats", "me,random", "--seed", "1", "--record", str(record))
    told = program(source, "play", GAME, *arguments, typed="points\n" + "doubt\n1\n" * 40)
    assert "Your dice: " in told
    assert "The result" in told
    assert f"Game: {GAME}" in record.read_text("utf-8")
    assert TITLES["en"] in program(source, "replay", str(record))
    program(source, "verify", str(record))


def test_it_is_played_against_a_bot_on_the_server(source: Path) -> None:
    """The other's dice are never sent, and the record of the match is true."""
    told = json.loads(run(source, "-m", "tests.games.third.play_match"))
    assert sum(told["view"]["points"]) == 3
    assert told["view"]["ranking"]
    assert '"seat":1,"face"' not in json.dumps(told["seen"], separators=(",", ":"))
    record = source / "match.record"
    record.write_text(told["record"], "utf-8")
    program(source, "verify", str(record))


def test_the_protocol_has_its_types(source: Path) -> None:
    code = "from signoria.server.protocol.documents import schema\nprint(*schema.components())"
    assert "LiarsDiceView" in run(source, "-c", code).split()


@pytest.mark.slow
def test_the_browser_has_a_table_of_it(tmp_path: Path) -> None:
    """A copy of the pages with the game's component and texts shows it, played by vitest."""
    web, locales = tmp_path / "web", tmp_path / "src" / "signoria" / "locales"
    shutil.copytree(WEB, web, ignore=shutil.ignore_patterns("node_modules", "dist", "*.test.ts"))
    (web / "node_modules").symlink_to(WEB / "node_modules")
    shutil.copytree(SOURCE / "locales", locales)
    add_texts(locales)
    folder = web / "src" / "games" / GAME
    folder.mkdir()
    shutil.copy(THIRD / "Table.svelte", folder)
    shutil.copy(THIRD / "table.test.ts", folder)
    done = subprocess.run(
        ["npx", "vitest", "run", f"src/games/{GAME}"],
        cwd=web,
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stdout + done.stderr


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
