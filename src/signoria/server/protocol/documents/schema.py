"""JSON schemas of everything in the protocol, from its Python types and those of the games."""

from __future__ import annotations

from collections.abc import Iterable
from inspect import cleandoc
from types import ModuleType
from typing import Any

import msgspec

from .... import games
from .. import (
    administration,
    analyses,
    clocks,
    common,
    company,
    exercises,
    http,
    lines,
    match_lists,
    notices,
    recovery,
    socket,
    vacations,
    variants,
)

Schema = dict[str, Any]
REF = "#/components/schemas/"
UNIONS: dict[str, Any] = {
    "SeatWish": http.SeatWish,
    "AgainSeat": http.AgainSeat,
    "Command": socket.Command,
    "Reply": socket.Reply,
}


def components() -> dict[str, Schema]:
    """All schemas by name, sorted: the protocol's and, with the game's name before, the games'."""
    found = protocol_schemas()
    for name in games.names():
        found |= game_schemas(name)
    prefixes = [prefix(name) for name in games.names()]
    found["GameView"] = {"anyOf": [ref(f"{each}View") for each in prefixes]}
    found["GameEvent"] = {"anyOf": [ref(f"{each}Event") for each in prefixes]}
    fill_in_games(found)
    return dict(sorted(found.items()))


def prefix(game: str) -> str:
    """What the names of a game's types begin with, such as ``ForgingFlorence``."""
    return "".join(word.capitalize() for word in game.split("-"))


def ref(name: str) -> Schema:
    """A reference to a schema by name."""
    return {"$ref": REF + name}


def protocol_schemas() -> dict[str, Schema]:
    """The schemas of bodies and frames."""
    bodies = (common, clocks, http, lines, match_lists, company, analyses, exercises, notices)
    modules = (*bodies, recovery, vacations, variants, administration, socket)
    types = [kind for module in modules for kind in structs(module)]
    return make_schemas(types, UNIONS, "")


def game_schemas(name: str) -> dict[str, Schema]:
    """The schemas of a game's view and events."""
    game = games.load(name)
    return make_schemas([game.view_type], {"Event": game.event_type}, prefix(name))


def structs(module: ModuleType) -> list[type[msgspec.Struct]]:
    """The types that the module makes for use: all but bases of others."""
    own = [each for each in vars(module).values() if isinstance(each, type)]
    found = [
        each
        for each in own
        if issubclass(each, msgspec.Struct) and each.__module__ == module.__name__
    ]
    return [each for each in found if not each.__subclasses__()]


def make_schemas(types: Iterable[Any], unions: dict[str, Any], prefix: str) -> dict[str, Schema]:
    """Schemas of types and of named unions, all names with the prefix."""
    template = f"{REF}{prefix}{{name}}"
    every = [*types, *unions.values()]
    schemas, parts = msgspec.json.schema_components(every, ref_template=template)
    named = schemas[-len(unions) :]
    found = {**parts, **dict(zip(unions, named, strict=True))}
    sent = always_sent(every)
    return {prefix + name: tidy(each, name in sent) for name, each in found.items()}


def always_sent(types: Iterable[Any]) -> set[str]:
    """Names of the structures that the server sends with all fields, defaults included."""
    names = set()
    for info in msgspec.inspect.multi_type_info(types):
        names |= {kind.__name__ for kind in structs_within(info) if has_all_fields(kind)}
    return names


def has_all_fields(kind: type[msgspec.Struct]) -> bool:
    """Whether a structure is sent by the server with every field."""
    from_client = issubclass(kind, http.Request | socket.Frame)
    return not from_client and not kind.__struct_config__.omit_defaults


def structs_within(info: object) -> set[type[msgspec.Struct]]:
    """All structures in a type, however deep."""
    found: set[type[msgspec.Struct]] = set()
    waiting = [info]
    while waiting:
        each = waiting.pop()
        if isinstance(each, msgspec.inspect.StructType):
            if each.cls in found:
                continue
            found.add(each.cls)
            waiting += [field.type for field in each.fields]
        elif isinstance(each, msgspec.inspect.UnionType):
            waiting += each.types
        elif isinstance(each, msgspec.inspect.ListType):
            waiting.append(each.item_type)
        elif isinstance(each, msgspec.inspect.DictType):
            waiting.append(each.value_type)
    return found


def tidy(schema: Schema, whole: bool) -> Schema:
    """The schema with its text unindented; of a ``whole`` one every field is there always."""
    schema = {key: value for key, value in schema.items() if key != "title"}
    if "description" in schema:
        schema["description"] = cleandoc(schema["description"]).replace("``", "`")
    if whole and "properties" in schema:
        schema["required"] = list(schema["properties"])
        for field in schema["properties"].values():
            field.pop("default", None)
    return schema


def fill_in_games(schemas: dict[str, Schema]) -> None:
    """Say what is in the fields that pass the games' own structures through."""
    view = {"anyOf": [ref("GameView"), {"type": "null"}]}
    schemas["Situation"]["properties"]["view"] = view
    for name in ("Moment", "Followed"):
        schemas[name]["properties"]["view"] = ref("GameView")
    for name in ("LogStep", "Step", "Moment", "MomentStep"):
        schemas[name]["properties"]["events"]["items"] = ref("GameEvent")
