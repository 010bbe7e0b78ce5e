"""The published protocol: what is generated from it is up to date and true."""

from __future__ import annotations

import json
import re
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria import games
from signoria.decoders import convert
from signoria.games.contract import Rng
from signoria.server.protocol import http, socket
from signoria.server.protocol.calls import CALLS
from signoria.server.protocol.documents import generate, schema, typescript

SCHEMAS = schema.components()


@pytest.mark.parametrize("path", generate.files())
def test_generated_files_are_up_to_date(path: str) -> None:
    hint = "python -m signoria.server.protocol.documents.generate writes it"
    assert (generate.ROOT / path).read_text("utf-8") == generate.files()[path], hint


def references(part: Any) -> set[str]:
    """All names that a schema refers to."""
    if isinstance(part, dict):
        own = {part["$ref"]} if "$ref" in part else set()
        return own.union(*(references(each) for each in part.values()))
    if isinstance(part, list):
        return set().union(*(references(each) for each in part))
    return set()


def test_every_reference_leads_somewhere() -> None:
    assert {name.removeprefix(schema.REF) for name in references(SCHEMAS)} <= SCHEMAS.keys()


def test_every_type_of_the_protocol_has_a_schema() -> None:
    for kind in (socket.Hello, socket.Step, socket.Refused, http.NewMatch, http.Failure):
        assert kind.__name__ in SCHEMAS
    assert {"Command", "Reply", "SeatWish", "GameView", "GameEvent"} <= SCHEMAS.keys()


def test_what_the_server_always_sends_is_required() -> None:
    assert set(SCHEMAS["Step"]["required"]) == set(socket.Step.__struct_fields__) | {"type"}
    assert SCHEMAS["Problem"]["required"] == ["reason", "message"]
    assert "seat" not in SCHEMAS["Join"].get("required", [])


def test_requests_with_unknown_fields_are_told_so() -> None:
    assert SCHEMAS["NewMatch"]["additionalProperties"] is False
    assert SCHEMAS["Move"]["additionalProperties"] is False


def test_calls_have_names_and_places_of_their_own() -> None:
    assert len({call.name for call in CALLS}) == len(CALLS)
    assert len({(call.method, call.path) for call in CALLS}) == len(CALLS)


@pytest.mark.parametrize("name", games.names())
def test_a_view_has_exactly_the_fields_of_its_schema(name: str) -> None:
    game = games.load(name)
    view = game.view(game.new_state(game.setup(game.players[-1], rng=Rng(1))), 0)
    sent = json.loads(msgspec.json.encode(view))
    assert same_fields(sent, schema.ref(f"{schema.prefix(name)}View"))


def same_fields(sent: Any, wanted: Any) -> bool:
    """Whether something has the fields that its schema names, and so have its parts."""
    if "$ref" in wanted:
        return same_fields(sent, SCHEMAS[wanted["$ref"].removeprefix(schema.REF)])
    if "anyOf" in wanted:
        return any(same_fields(sent, each) for each in wanted["anyOf"])
    if isinstance(sent, list) and isinstance(wanted.get("items"), dict):
        return all(same_fields(each, wanted["items"]) for each in sent)
    if isinstance(sent, dict) and "properties" in wanted:
        known = wanted["properties"]
        if not set(wanted.get("required", known)) <= sent.keys() <= known.keys():
            return False
        return all(same_fields(sent[n], known[n]) for n in sent)
    return not isinstance(sent, dict) or "additionalProperties" in wanted


def test_types_of_games_are_told_apart_by_their_names() -> None:
    assert schema.prefix("forging-florence") == "ForgingFlorence"
    prefixes = [schema.prefix(name) for name in games.names()]
    assert len(set(prefixes)) == len(prefixes)
    assert {f"{each}{kind}" for each in prefixes for kind in ("View", "Event")} <= SCHEMAS.keys()


def test_typescript_says_what_the_schema_says() -> None:
    text = typescript.module(
        {
            "Thing": {
                "type": "object",
                "description": "A thing.",
                "properties": {
                    "kind": {"enum": ["a", "b"]},
                    "odd-name": {"anyOf": [{"type": "integer"}, {"type": "null"}]},
                    "many": {"type": "array", "items": {"enum": [1, 2]}},
                    "pair": {
                        "type": "array",
                        "prefixItems": [{"type": "string"}, {"type": "boolean"}],
                    },
                },
                "required": ["kind", "many"],
            },
            "Both": {"anyOf": [{"$ref": f"{schema.REF}Thing"}, {"type": "string"}]},
        }
    )
    for line in (
        "/** A thing. */\nexport interface Thing {",
        '  kind: "a" | "b"',
        '  "odd-name"?: number | null',
        "  many: (1 | 2)[]",
        "  pair?: [string, boolean]",
        "export type Both = Thing | string",
    ):
        assert line in text


@pytest.mark.parametrize("language", ["de\n", "d", "deu", "DE"])
def test_a_language_is_two_letters(language: str) -> None:
    """Browsers of others fail on any other text when they are to name the language."""
    wish = {"game": "calimala", "seats": [{"kind": "open"}] * 2, "language": language}
    with pytest.raises(msgspec.ValidationError, match=r"\$.language"):
        convert(wish, http.NewMatch)


def patterns(part: Any) -> set[str]:
    """All patterns of a schema."""
    if isinstance(part, dict):
        own = {part["pattern"]} if isinstance(part.get("pattern"), str) else set()
        return own.union(*(patterns(each) for each in part.values()))
    if isinstance(part, list):
        return set().union(*(patterns(each) for each in part))
    return set()


@given(st.data())
def test_no_pattern_takes_a_line_end_that_nobody_sees(data: st.DataObject) -> None:
    pattern = data.draw(st.sampled_from(sorted(patterns(SCHEMAS))))
    text = data.draw(st.from_regex(pattern))
    assert re.search(pattern, text)
    assert "\n" not in text
    assert not re.search(pattern, f"{text}\n")
