"""Imports go downwards only: games, record, bots, arena and terminal, commands, the program.

Imports inside functions count as well.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

import signoria

SOURCE = Path(signoria.__file__).parent
MODULES = sorted(path for path in SOURCE.rglob("*.py"))

# What each part may import besides itself; the parts below them are listed in full.
BELOW = {
    "games": set[str](),
    "decoders": set[str](),
    "errors": set[str](),
    "processes": set[str](),
    "parents": set[str](),
    "locales": {"processes"},
    "record": {"errors", "games", "locales"},
    "bots": {"decoders", "errors", "games", "locales", "record"},
    "envs": {"bots", "decoders", "errors", "games", "locales", "processes"},
    "options": {"arguments", "errors", "games", "locales", "record"},
    "arena": {
        *("", "bots", "decoders", "envs", "errors", "games", "locales", "parents", "processes"),
        "record",
    },
    "analysis": {"arena", "bots", "errors", "games", "locales", "record"},
    "reports": {"arena", "decoders", "errors", "games", "locales"},
    "laboratory": {"arena", "bots", "games", "locales", "processes", "reports"},
    "train": {"", "bots", "envs", "errors", "games", "locales"},
    "terminal": {"arguments", "bots", "errors", "games", "locales", "options", "record"},
    "server": {
        *("analysis", "arguments", "bots", "decoders", "errors", "games", "locales", "parents"),
        *("processes", "record"),
    },
    "arguments": {"errors", "locales"},
    "remote": {"arguments", "bots", "decoders", "errors", "games", "locales", "server"},
    "cli": {
        *("analysis", "arena", "arguments", "bots", "decoders", "errors", "games", "locales"),
        *("options", "processes", "record", "remote", "reports", "server", "terminal", "train"),
        "",
    },
    "__main__": {"cli"},
    "": set[str](),
}


def part(name: str) -> str:
    """The part of signoria to which a module belongs, by its full name."""
    return [*name.split("."), ""][1]


def module_name(path: Path) -> str:
    """The full name of the module in a file."""
    names = ["signoria", *path.relative_to(SOURCE).with_suffix("").parts]
    return ".".join(names[:-1] if names[-1] == "__init__" else names)


def imports_of(path: Path, text: str) -> Iterator[str]:
    """The full names of all that is imported from signoria, wherever in the text."""
    package = module_name(path).split(".")
    if path.name != "__init__.py":
        package = package[:-1]
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name.startswith("signoria"))
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            base = ".".join([*above, *(node.module or "").split(".")]).rstrip(".")
            if base == "signoria":
                yield from (f"signoria.{alias.name}" for alias in node.names)
            elif base.startswith("signoria."):
                yield base
                yield from submodules(base, node)


def submodules(base: str, node: ast.ImportFrom) -> Iterator[str]:
    """The modules among the names that are imported from a package."""
    folder = SOURCE.joinpath(*base.split(".")[1:])
    for alias in node.names:
        if (folder / alias.name).is_dir() or (folder / f"{alias.name}.py").exists():
            yield f"{base}.{alias.name}"


def upwards(path: Path, text: str) -> list[str]:
    """The imports of a module that its part may not have."""
    own = part(module_name(path))
    names = (name for name in imports_of(path, text) if part(name) != own)
    known = {name for name in BELOW if name}
    parts = {name: part(name) if part(name) in known else "" for name in names}
    return [name for name, there in parts.items() if there not in BELOW[own]]


@pytest.mark.parametrize("path", MODULES, ids=module_name)
def test_no_module_imports_upwards(path: Path) -> None:
    assert upwards(path, path.read_text("utf-8")) == []


@pytest.mark.parametrize(
    "line",
    [
        "from ..terminal import plain",
        "from .. import cli",
        "from signoria.terminal.words import Words",
        "import signoria.arena",
        "def late():\n    from ..bots import load",
    ],
)
def test_an_import_upwards_is_found(line: str) -> None:
    assert upwards(SOURCE / "record" / "showing.py", line)


def imports_when_run(path: Path, text: str) -> set[str]:
    """The modules of signoria that a module imports, also in functions, but not for types only."""
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            node.body = [ast.Pass()]
    return {name for name in imports_of(path, ast.unparse(tree)) if name in NAMES}


def circle(arrows: dict[str, set[str]]) -> list[str]:
    """Modules that import each other in a circle; none if there is none."""
    try:
        TopologicalSorter(arrows).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


NAMES = {module_name(path) for path in MODULES}


def test_no_modules_import_each_other_in_a_circle() -> None:
    """A package is left out: whoever imports a module in it runs it anyway."""
    paths = [path for path in MODULES if path.name != "__init__.py"]
    packages = {module_name(path) for path in MODULES if path.name == "__init__.py"}
    arrows = {
        module_name(path): imports_when_run(path, path.read_text("utf-8")) - packages
        for path in paths
    }
    assert circle(arrows) == []


def test_a_circle_is_found_also_within_a_function() -> None:
    there = imports_when_run(SOURCE / "record" / "fair.py", "def f():\n    from . import proof")
    assert circle(
        {"signoria.record.fair": there, "signoria.record.proof": {"signoria.record.fair"}}
    )


# The rooms of the server, each of which may import those before it; modules beside them come first.
SERVER = (
    *(
        "",
        "protocol",
        "protocol.documents",
        "journal.exercises",
        "journal",
        "journal.cells",
        "domain",
        "domain.clock",
        "domain.match",
    ),
    *(
        "domain.questions",
        "domain.handlers",
        "journal.sql",
        "journal.sql.forgetting",
        "journal.sql.company",
        "journal.sql.exercises",
        "journal.sql.administration",
    ),
    *(
        "journal.sqlite",
        "journal.postgres",
        "monitoring",
        "limits",
        "views",
        "thinking",
        "people",
        "company",
    ),
    *(
        "rooms",
        "hub",
        "administration",
        "notices",
        "analyses",
        "exercises",
        "work",
        "http",
        "ws",
        "calls.administration",
        "calls",
        "page",
        "startup",
    ),
)


def server_room(name: str) -> str:
    """The room of a module of the server, by its full name."""
    inside = name.removeprefix("signoria.server").lstrip(".")
    rooms = [room for room in SERVER if room and f"{inside}.".startswith(f"{room}.")]
    return max(rooms, key=len, default="")


def beyond(path: Path, text: str) -> list[str]:
    """The imports of a module of the server that lead upwards."""
    own = SERVER.index(server_room(module_name(path)))
    names = [name for name in imports_of(path, text) if part(name) == "server"]
    return [name for name in names if SERVER.index(server_room(name)) > own]


IN_SERVER = [path for path in MODULES if part(module_name(path)) == "server"]


@pytest.mark.parametrize("path", IN_SERVER, ids=module_name)
def test_rooms_of_the_server_import_downwards(path: Path) -> None:
    assert beyond(path, path.read_text("utf-8")) == []


def test_every_folder_of_the_server_is_a_room() -> None:
    folders = {".".join(path.relative_to(SOURCE / "server").parts[:-1]) for path in IN_SERVER}
    assert folders == set(SERVER)


@pytest.mark.parametrize(
    ("place", "line"),
    [
        ("domain/match/model.py", "from ..handlers import moves"),
        ("domain/match/model.py", "from ...views import projection"),
        ("journal/entries.py", "from .sqlite import store"),
        ("rooms/room.py", "from ..hub.hub import Hub"),
        ("protocol/http.py", "from ..journal.entries import Person"),
        ("hub/hub.py", "def late():\n    from ..http import answers"),
        ("settings.py", "from .startup import run"),
    ],
)
def test_an_import_upwards_in_the_server_is_found(place: str, line: str) -> None:
    assert beyond(SOURCE / "server" / place, line)


DATABASES = {
    "signoria.server.journal.sqlite": "sqlite3",
    "signoria.server.journal.postgres": "psycopg",
}
OPENS = "signoria.server.startup"
ASKS = ("signoria.server.startup.database", "psycopg")  # whether it is there


def past_the_port(path: Path, text: str) -> list[str]:
    """The imports of a module that reach around the port of the journal into its database."""
    name = module_name(path)
    others = {room: driver for room, driver in DATABASES.items() if not within(name, room)}
    found = [] if name.startswith(OPENS) else [*imports_of(path, text)]
    rooms = [each for each in found if any(within(each, room) for room in others)]
    drivers = [each for each in drivers_in(text) if each in others.values()]
    return [*rooms, *(each for each in drivers if (name, each) != ASKS)]


def within(name: str, room: str) -> bool:
    """Whether a module is in a room."""
    return f"{name}.".startswith(f"{room}.")


def drivers_in(text: str) -> Iterator[str]:
    """The packages that are imported, among them those for databases."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module.partition(".")[0]


@pytest.mark.parametrize("path", MODULES, ids=module_name)
def test_no_module_reaches_past_the_port_of_the_journal(path: Path) -> None:
    assert past_the_port(path, path.read_text("utf-8")) == []


@pytest.mark.parametrize(
    ("place", "line"),
    [
        ("server/rooms/storage.py", "import sqlite3"),
        ("server/journal/rows.py", "from sqlite3 import Connection"),
        ("server/startup/database.py", "import sqlite3"),
        ("server/startup/run.py", "from psycopg.rows import dict_row"),
        ("server/journal/sqlite/readers.py", "import psycopg"),
        ("server/journal/postgres/readers.py", "import sqlite3"),
        ("server/journal/sql/copying.py", "import sqlite3"),
        ("server/hub/hub.py", "from ..journal.postgres import connection"),
        ("server/hub/hub.py", "from ..journal.sqlite import match_queries"),
        ("server/people/people.py", "def late():\n    from ..journal import sqlite"),
        ("cli/serve.py", "from ..server.journal.sqlite.sqlite_journal import SqliteJournal"),
    ],
)
def test_an_import_past_the_port_of_the_journal_is_found(place: str, line: str) -> None:
    assert past_the_port(SOURCE / place, line)


# The rooms of a game's folder, each of which may import those before it and what games share.
ROOMS = (
    "rules",
    "map",
    "variant",
    "position",
    "text",
    "knowledge",
    "state",
    "view",
    "game",
    "research",
)
OUTER = {"bots": {*ROOMS, "bots"}, "terminal": {"rules", "view", "terminal"}}
SHARED = {"shared", "contract", "registry", ""}


def place(name: str) -> tuple[str, str]:
    """The game ("" for what they share) to which a module in games belongs, and its room."""
    first, second, *_ = [*name.split(".")[2:], "", ""]
    if first == "shared":
        return "", "terminal" if second == "terminal" else "shared"
    if first in SHARED:
        return "", "shared"
    return first, second if second in (*ROOMS, *OUTER) else ""


def may_import(room: str, other: str) -> bool:
    """Whether a module of one room may import from another room of its game."""
    if room in OUTER:
        return other in OUTER[room]
    if room in ROOMS:
        return other in ROOMS[: ROOMS.index(room) + 1]
    return other in (*ROOMS, "")  # the game's own face, its __init__


def astray(path: Path, text: str) -> list[str]:
    """The imports of a module in games that belong elsewhere: to another game, upwards, bots."""
    game, room = place(module_name(path))
    found = []
    for name in imports_of(path, text):
        if not name.startswith("signoria.games."):
            continue
        other_game, other = place(name)
        if other_game:
            fine = other_game == game and (may_import(room, other) or name.count(".") == 2)
        else:
            fine = other != "terminal" or room == "terminal"
        if not fine:
            found.append(name)
    return found


IN_GAMES = [path for path in MODULES if module_name(path).startswith("signoria.games.")]


@pytest.mark.parametrize("path", IN_GAMES, ids=module_name)
def test_rooms_of_a_game_import_downwards_and_games_not_each_other(path: Path) -> None:
    assert astray(path, path.read_text("utf-8")) == []


@pytest.mark.parametrize(
    ("place", "line"),
    [
        ("calimala/rules/turn.py", "from ..terminal.words import Words"),
        ("calimala/rules/turn.py", "from ..bots import BOTS"),
        ("calimala/rules/turn.py", "from ..state import codec"),
        ("calimala/state/state.py", "from ..view import show"),
        ("calimala/view/build_view.py", "from ..research import stats"),
        ("calimala/rules/turn.py", "from ...shared.terminal.painting import token"),
        ("calimala/rules/turn.py", "from ...forging_florence.rules import names"),
        ("calimala/rules/turn.py", "from .. import terminal"),
        ("calimala/bots/plan.py", "from ..terminal import menu"),
        ("calimala/terminal/menu.py", "from ..bots.plan import plan"),
        ("calimala/terminal/menu.py", "from ...forging_florence.terminal import words"),
        ("contract.py", "from .calimala.rules import turn"),
        ("contract.py", "from .shared.terminal.terminal_ui import Words"),
        ("shared/terminal/terminal_ui.py", "from ...calimala import terminal"),
    ],
)
def test_an_import_astray_is_found(place: str, line: str) -> None:
    assert astray(SOURCE / "games" / place, line) != []
