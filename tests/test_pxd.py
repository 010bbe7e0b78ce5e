"""The .pxd files say the same as the .py files: enums, constants, tables, fields and sizes."""

import re
from enum import IntEnum
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from signoria.games import load, names
from tests.support.every import steps

FIELD = re.compile(r"^ +(?:cdef )?[\w ]+? (\w+)((?:\[\d+\])*)(?:  #.*)?$", re.M)
ENUM = re.compile(r"^cdef enum ?(\w*):\n((?: +.*\n|\n)+)", re.M)
MEMBER = re.compile(r"^ +(\w+) = (\w+)", re.M)
TABLE = re.compile(r"static const [\w ]+ (\w+)\[\] = \{([^}]*)\};")
NUMBER = re.compile(r"static const [\w ]+ (\w+) = (\w+);")
EXTERN = re.compile(r"^    const [\w ]+ (\w+)\[(\d+)\]", re.M)

GAMES = [name.replace("-", "_") for name in names()]
TABLES = [(name.replace("-", "_"), players) for name in names() for players in load(name).players]
LIMITS = {"unsigned char": 255, "unsigned short": 65_535, "unsigned long long": 2**64 - 1}


def module(plain: ModuleType, game: str, name: str) -> Any:
    return import_module(f"{plain.__name__}.{game}.rules.{name}")


def pxd(module: ModuleType) -> str:
    assert module.__file__ is not None
    return Path(module.__file__).with_suffix(".pxd").read_text()


def shape(value: object) -> list[int]:
    return [len(value), *shape(value[0])] if isinstance(value, list | tuple) else []


def declared_fields(text: str) -> list[tuple[str, list[int]]]:
    """Names and sizes in the order of the C struct, which is the order of the stored bytes."""
    return [
        (name, [int(n) for n in re.findall(r"\d+", size)]) for name, size in FIELD.findall(text)
    ]


def python_fields(thing: object) -> list[tuple[str, list[int]]]:
    return [(name, shape(value)) for name, value in vars(thing).items()]


def as_number(text: str) -> int:
    return int(text.rstrip("UL"), 0)


def is_enum(value: object) -> bool:
    return isinstance(value, type) and issubclass(value, IntEnum) and value is not IntEnum


@pytest.mark.parametrize("game", GAMES)
def test_fields_of_the_table(plain: ModuleType, game: str) -> None:
    table = module(plain, game, "table")
    declared = declared_fields(pxd(table))
    whole = table.Table()
    # The block holds in C what the players are in Python; a copy starts with it.
    assert declared.pop(1) == ("block", [len(whole.players)])
    assert declared == python_fields(whole)


@pytest.mark.parametrize("game", GAMES)
def test_fields_of_a_player(plain: ModuleType, game: str) -> None:
    player = module(plain, game, "player")
    assert declared_fields(pxd(player)) == python_fields(player.Player())


@pytest.mark.parametrize("game", GAMES)
def test_fields_of_the_values(plain: ModuleType, game: str) -> None:
    """Alike, what is derived from them last, and as many as the rulebook's numbers."""
    values = module(plain, game, "values")
    declared = [(name, sizes or []) for name, sizes in declared_fields(pxd(values))]
    names = [*values.LAYOUT.names, *values.LAYOUT.derived]
    assert declared == [(name, shape(getattr(values.STANDARD, name))) for name in names]
    assert values.LAYOUT.whole(values.STANDARD) == values.STANDARD_VALUES
    kinds = limits(pxd(values))
    assert list(kinds) == names
    assert set(kinds.values()) == {255}, "one byte each, so that nothing lies between them"


@pytest.mark.parametrize("game", GAMES)
def test_enums_and_constants(plain: ModuleType, game: str) -> None:
    board = module(plain, game, "board")
    declared: dict[str, dict[str, int]] = {}
    for name, body in ENUM.findall(pxd(board)):
        members = {member: as_number(value) for member, value in MEMBER.findall(body)}
        declared.setdefault(name, {}).update(members)
    declared.setdefault("", {}).update(
        {name: as_number(value) for name, value in NUMBER.findall(pxd(board))}
    )
    constants = {n: v for n, v in vars(board).items() if n.isupper() and isinstance(v, int)}
    assert declared.pop("") == constants
    assert declared == {
        name: {member: int(number) for member, number in value.__members__.items()}
        for name, value in vars(board).items()
        if is_enum(value)
    }


@pytest.mark.parametrize("game", GAMES)
def test_tables(plain: ModuleType, game: str) -> None:
    board = module(plain, game, "board")
    text = pxd(board)
    declared = {
        name: tuple(as_number(number) for number in re.findall(r"\w+", body))
        for name, body in TABLE.findall(text)
    }
    tables = {name: value for name, value in vars(board).items() if isinstance(value, tuple)}
    assert declared == tables
    sizes = {name: int(size) for name, size in EXTERN.findall(text)}
    assert sizes == {name: len(value) for name, value in tables.items()}


def limits(text: str) -> dict[str, int]:
    """The greatest number that each small field holds in C."""
    typed = re.findall(r"^ +(?:cdef )?(unsigned (?:long long|\w+)) (\w+)", text, re.M)
    return {name: LIMITS[kind] for kind, name in typed}


def check_fit(thing: object, limits: dict[str, int]) -> None:
    for name, limit in limits.items():
        value = getattr(thing, name)
        for number in value if isinstance(value, list) else [value]:
            assert 0 <= number <= limit, name


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_fields_fit(plain: ModuleType, game: str, players: int) -> None:
    """Games never leave the range of the C types, where they would wrap unseen."""
    table_limits = limits(pxd(module(plain, game, "table")))
    player_limits = limits(pxd(module(plain, game, "player")))
    rules = plain.load(game.replace("_", "-"))
    for seed in range(3):
        state = None
        for compiled, action in steps(rules.name, players, seed):
            state = state or rules.from_bytes(compiled.to_bytes())
            state.apply(action)
            check_fit(state, table_limits)
            for player in state.players:
                check_fit(player, player_limits)
