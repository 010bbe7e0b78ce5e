"""The four languages say the same things, and what the code asks for exists."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

import signoria
from signoria.bots import names as bot_names
from signoria.games.calimala import names
from signoria.games.calimala.reasons import REASONS
from signoria.locales import FALLBACK, LANGUAGES, Locale, from_environment, load, sources
from signoria.terminal.commands import COMMANDS
from signoria.terminal.narrate import TELLERS

SOURCE = Path(signoria.__file__).parent
CLIENT = Path(__file__).parents[2] / "web" / "src"
ASKING = {"say", "text", "told"}


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_values(language: str) -> None:
    own = messages(language)
    assert own.keys() == ENGLISH.keys()
    assert {name: placeables(own[name]) for name in own} == {
        name: placeables(ENGLISH[name]) for name in ENGLISH
    }
    assert sources(language).keys() == sources(FALLBACK).keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    words = load(language)
    words.faults.clear()
    for name, message in messages(language).items():
        inner = {"cubes": 2, "points": 2, "cards": 3, "count": 1, "amount": 1}
        values: dict[str, str | int] = {
            value: inner.get(value, "yes") for value in placeables(message)
        }
        assert words.text(name, **{**inner, **values})
    assert words.faults == []


def patterns() -> Iterator[tuple[str, str]]:
    """Every id that the code asks for, as a regular expression, with where it does."""
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                yield from ((found, f"{path}:{node.lineno}") for found in asked(node, path))


def asked(node: ast.Call, path: Path) -> Iterator[str]:
    """The ids asked for by a call such as say("prompt") or say(f"kind-{kind}")."""
    if not isinstance(node.func, ast.Attribute) or node.func.attr not in ASKING or not node.args:
        return
    prefix = "event-" if node.func.attr == "told" and path.name == "narrate.py" else ""
    first = node.args[0]
    if isinstance(first, ast.Constant) and isinstance(first.value, str):
        yield prefix + re.escape(first.value)
    if isinstance(first, ast.IfExp):
        branches = (first.body, first.orelse)
        yield from (re.escape(str(b.value)) for b in branches if isinstance(b, ast.Constant))
    if isinstance(first, ast.JoinedStr):
        parts = (p.value if isinstance(p, ast.Constant) else ".+" for p in first.values)
        yield prefix + "".join(map(str, parts))


def client_sources() -> Iterator[tuple[Path, str]]:
    """The browser client's own sources."""
    for path in sorted(CLIENT.rglob("*")):
        if path.suffix in {".ts", ".svelte"} and not path.name.endswith(".test.ts"):
            yield path, path.read_text("utf-8")


def client_patterns() -> Iterator[tuple[str, str]]:
    """Every id that the client asks for, such as say('web-home') or say(`web-list-${name}`)."""
    for path, text in client_sources():
        for _, asked_for in re.findall(r"\bsay\(\s*(['`])([^'`]+)\1", text):
            yield template(asked_for), str(path)


def client_templates() -> Iterator[str]:
    """Everything in the client that could be an id with a part to be filled in."""
    for _, text in client_sources():
        yield from map(template, re.findall(r"`([\w-]+-\$\{[^`]+)`", text))


def template(text: str) -> str:
    """A template of the client's as a regular expression."""
    return ".+".join(map(re.escape, re.split(r"\$\{[^}]*\}", text)))


def literals() -> set[str]:
    """All texts in the code that could be an id, and their parts behind event-."""
    found: set[str] = set()
    for _, text in client_sources():
        found |= set(re.findall(r"['`]([\w-]+)['`]", text))
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found |= {node.value, f"event-{node.value}"}
    return found


def test_the_code_asks_for_no_message_that_does_not_exist() -> None:
    used = list(patterns())
    assert len(used) > 50
    for pattern, place in used:
        assert any(re.fullmatch(pattern, name) for name in ENGLISH), f"{place} asks for {pattern}"


def test_the_client_asks_for_no_message_that_does_not_exist() -> None:
    used = list(client_patterns())
    assert len(used) > 50
    for pattern, place in used:
        assert any(re.fullmatch(pattern, name) for name in ENGLISH), f"{place} asks for {pattern}"


def test_there_is_no_message_that_nobody_asks_for() -> None:
    used = [pattern for pattern, _ in patterns()] + list(client_templates())
    spoken = literals() | {f"illegal-{reason}" for reason in REASONS}
    spoken |= set(re.findall(r"\{ ([\w-]+) \}", "".join(sources(FALLBACK).values())))
    spoken |= {f"{stem}-{kind}" for stem in ("move", "event-acted") for kind in names.KINDS}
    spoken |= {
        f"{stem}-build-{what}"
        for stem in ("move", "event-acted")
        for what in ("ship", "house", "workshop")
    }
    unused = {
        name
        for name in ENGLISH
        if name not in spoken and not any(re.fullmatch(pattern, name) for pattern in used)
    }
    assert unused == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_the_game_have_names(language: str) -> None:
    wanted = {f"kind-{key}" for key in names.KINDS}
    wanted |= {f"category-{key}" for key in names.CATEGORIES}
    wanted |= {f"city-{key}-to" for key in names.CITIES}
    wanted |= {f"city-{key}-in" for key in names.TRADE_CITIES}
    wanted |= {f"building-{key}-to" for key in names.BUILDINGS}
    wanted |= {f"material-{key}" for key in names.MATERIALS}
    wanted |= {f"ask-{key}" for key in names.PHASES}
    wanted |= {f"illegal-{key}" for key in REASONS}
    wanted |= {f"bot-{key}" for key in bot_names()}
    wanted |= {f"help-{key}" for key in COMMANDS}
    assert {name for name in wanted if not load(language).has(name)} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_players_are_told_apart_by_their_letters(language: str) -> None:
    words = load(language)
    letters = [words.text(f"seat-letter-{seat}") for seat in range(5)]
    assert len(set(letters)) == 5
    for seat, letter in enumerate(letters):
        assert words.text(f"seat-{seat}").startswith(letter)


def test_every_event_can_be_told() -> None:
    from signoria.games.calimala.events import Event

    assert set(TELLERS) == set(Event.__subclasses__())


def test_what_is_unknown_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no language 'xx'"):
        load("xx")
    with pytest.raises(KeyError):
        load("en").text("no-such-message")
    with pytest.raises(LookupError):
        Locale("en", ["attributes-only =\n    .title = A"]).text("attributes-only")


def test_a_value_that_is_missing_is_noted() -> None:
    words = Locale("en", ["greeting = Good day, { $player }"])
    words.text("greeting")
    assert len(words.faults) == 1


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LC_ALL": "es_ES", "LANG": "de_DE"}, "es"),
        ({"LC_ALL": "", "LC_MESSAGES": "it_IT.UTF-8", "LANG": "de_DE"}, "it"),
    ],
)
def test_the_language_of_the_environment(environment: dict[str, str], language: str) -> None:
    assert from_environment(environment) == language


def test_lists_in_words() -> None:
    assert load("en").listed([]) == ""
    assert load("en").listed(["one"]) == "one"
    assert load("en").listed(["one", "two", "three"]) == "one, two and three"
    assert load("de").listed(["eins", "zwei"]) == "eins und zwei"
