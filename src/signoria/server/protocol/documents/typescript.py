"""The protocol as TypeScript types, from its JSON schemas."""

from __future__ import annotations

import json
import re

from .. import VERSION
from .schema import REF, Schema

HEADER = """\
// Made from the Python types; do not edit, but run
// `python -m signoria.server.protocol.documents.generate`.

export const PROTOCOL = {version}
"""
PLAIN = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}
IDENTIFIER = re.compile(r"[A-Za-z_]\w*")
WIDTH = 100


def module(schemas: dict[str, Schema]) -> str:
    """A TypeScript module with all the schemas as types."""
    parts = [HEADER.format(version=VERSION)]
    parts += [declaration(name, schema) for name, schema in schemas.items()]
    return "\n".join(parts)


def declaration(name: str, schema: Schema) -> str:
    """One type with its comment."""
    text = comment(schema.get("description", ""))
    if schema.get("type") == "object" and "properties" in schema:
        return f"{text}export interface {name} {body(schema)}\n"
    return f"{text}{alias(name, schema)}\n"


def comment(text: str) -> str:
    """A documentation comment, nothing for no text."""
    if not text:
        return ""
    lines = text.splitlines()
    if len(lines) == 1:
        return f"/** {text} */\n"
    return "/**\n" + "".join(f" * {line}".rstrip() + "\n" for line in lines) + " */\n"


def body(schema: Schema) -> str:
    """The fields of an interface in braces."""
    required = schema.get("required", [])
    fields = [
        f"  {key(name)}{'' if name in required else '?'}: {type_name(field)}\n"
        for name, field in schema["properties"].items()
    ]
    return "{\n" + "".join(fields) + "}"


def key(name: str) -> str:
    """A field's name, quoted where it must be."""
    return name if IDENTIFIER.fullmatch(name) else json.dumps(name)


def alias(name: str, schema: Schema) -> str:
    """A name for a type; a long union takes a line for each part."""
    line = f"export type {name} = {type_name(schema)}"
    if len(line) <= WIDTH or "anyOf" not in schema:
        return line
    return f"export type {name} =\n" + "\n".join(
        f"  | {type_name(each)}" for each in schema["anyOf"]
    )


def type_name(schema: Schema) -> str:
    """The type that a schema describes."""
    if "$ref" in schema:
        return str(schema["$ref"]).removeprefix(REF)
    if "anyOf" in schema:
        return " | ".join(type_name(each) for each in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(json.dumps(each) for each in schema["enum"])
    if schema.get("type") == "array":
        return array(schema)
    if schema.get("type") == "object":
        return f"Record<string, {type_name(schema['additionalProperties'])}>"
    return PLAIN[schema["type"]] if "type" in schema else "unknown"


def array(schema: Schema) -> str:
    """A list, or a tuple of several types."""
    if "prefixItems" in schema:
        return f"[{', '.join(type_name(each) for each in schema['prefixItems'])}]"
    item = type_name(schema["items"])
    return f"({item})[]" if "|" in item else f"{item}[]"
