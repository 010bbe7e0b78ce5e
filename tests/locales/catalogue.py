"""The messages of the locale files, and every id that the code asks for."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

import signoria
from signoria import games
from signoria.locales import FALLBACK, sources

SOURCE = Path(signoria.__file__).parent
CLIENT = Path(__file__).parents[2] / "web" / "src"
ASKING = {"say", "text", "told", "sentence"}
ANY = ".+"  # what is filled into an id


class Placeables(Visitor):
    """Collects the values that a message needs."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.found.add(node.id.name)


def messages(language: str) -> dict[str, ftl.Message]:
    """All messages of a language; an id that stands twice fails."""
    found: dict[str, ftl.Message] = {}
    for name, text in sources(language).items():
        for entry in parse(text).body:
            assert not isinstance(entry, ftl.Junk), f"{language}/{name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{language}: {entry.id.name} twice"
                found[entry.id.name] = entry
    return found


def placeables(message: ftl.Message) -> set[str]:
    """The values that a message needs."""
    visitor = Placeables()
    visitor.visit(message)
    return visitor.found


ENGLISH = messages(FALLBACK)


def bare(name: str) -> str:
    """An id without the name of the game whose own it is."""
    games_of_it = (game for game in games.names() if name.startswith(f"{game}-"))
    return next((name.removeprefix(f"{game}-") for game in games_of_it), name)


def game_of(place: str) -> str | None:
    """The game in whose folder a source lies, if it lies in one."""
    parts = Path(place).parts
    named = {form: game for game in games.names() for form in (game, game.replace("-", "_"))}
    return next((named[part] for part in parts if part in named), None)


def exists(pattern: str, place: str) -> bool:
    """Whether what a source asks for is there: as a message of all games, or as its game's own.

    What is asked for outside the games' folders may also be what every game has.
    """
    named = pattern.startswith(ANY)  # such as f"{game}-name"
    general = [name for name in ENGLISH if named or bare(name) == name]
    if any(re.fullmatch(pattern, name) for name in general):
        return True
    game = game_of(place)
    return all(has_own(pattern, one) for one in ([game] if game else games.names()))


def has_own(pattern: str, game: str) -> bool:
    """Whether a game has a message of its own with such an id, written with its name or without."""
    own = [name for name in ENGLISH if name.startswith(f"{game}-")]
    return any(re.fullmatch(pattern, form) for name in own for form in (name, bare(name)))


def patterns() -> Iterator[tuple[str, str]]:
    """Every id that the code asks for, as a regular expression, with where it does."""
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                yield from ((found, f"{path}:{node.lineno}") for found in ids_asked_for(node, path))


def ids_asked_for(node: ast.Call, path: Path) -> Iterator[str]:
    """The ids asked for by a call such as say("prompt") or say(f"kind-{kind}")."""
    if not isinstance(node.func, ast.Attribute) or node.func.attr not in ASKING or not node.args:
        return
    prefix = "event-" if node.func.attr == "sentence" and path.name == "narrate.py" else ""
    first = node.args[0]
    if isinstance(first, ast.Constant) and isinstance(first.value, str):
        yield prefix + re.escape(first.value)
    if isinstance(first, ast.IfExp):
        branches = (first.body, first.orelse)
        yield from (re.escape(str(b.value)) for b in branches if isinstance(b, ast.Constant))
    if isinstance(first, ast.JoinedStr):
        parts = (p.value if isinstance(p, ast.Constant) else ANY for p in first.values)
        yield prefix + "".join(map(str, parts))


def client_sources() -> Iterator[tuple[Path, str]]:
    """The browser client's own sources."""
    for path in sorted(CLIENT.rglob("*")):
        if path.suffix in {".ts", ".svelte"} and not path.name.endswith(".test.ts"):
            yield path, path.read_text("utf-8")


def client_patterns() -> Iterator[tuple[str, str]]:
    """Every id that the client asks for, such as say('web-home') or say(`web-list-${name}`)."""
    for path, text in client_sources():
        for _, asked_for in re.findall(r"(?<=\w)\.say\(\s*(['`])([^'`]+)\1", text):
            yield template(asked_for), str(path)


def client_templates() -> Iterator[str]:
    """Everything in the client that could be an id, or a game's own, with a part to fill in."""
    for _, text in client_sources():
        yield from map(template, re.findall(r"`(?:\$\{game\}-)?([\w-]+-\$\{[^`]+)`", text))


def template(text: str) -> str:
    """A template of the client's as a regular expression."""
    return ANY.join(map(re.escape, re.split(r"\$\{[^}]*\}", text)))


def literals() -> set[str]:
    """All texts in the code that could be an id, and their parts behind event-."""
    found: set[str] = set()
    for _, text in client_sources():
        found |= set(re.findall(r"['`]([\w-]+)['`]", text))
    for path in CLIENT.rglob("*.html"):
        found |= set(re.findall(r"\{([\w-]+)\}", path.read_text("utf-8")))
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found |= {node.value, f"event-{node.value}"}
    return found
