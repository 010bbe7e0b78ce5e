"""The file of a game's own numbers, with a comment for each: what it is, its range, its rule."""

from __future__ import annotations

from collections.abc import Iterator

from ...games.shared.variants.schema import Number, Schema, Value
from ...locales import Locale


def lines(words: Locale, schema: Schema) -> Iterator[str]:
    """The lines of the file (TOML)."""
    title = words.text(f"{schema.game}-name")
    yield f"# {words.text('variant-head', game=title)}"
    yield "#   signoria variant check FILE"
    yield f"#   signoria simulate {schema.game} --variant FILE --bots heuristic"
    yield f"# {words.text('variant-hint')}"
    yield f'game = "{schema.game}"'
    yield f'rules = "{schema.rules}"'
    for section in schema.sections:
        yield from ("", f"[{section}]")
        for value in schema.values:
            if value.section == section:
                yield f"# {comment(words, schema, value)}"
                yield f"{value.name} = {number_text(value.standard)}"


def comment(words: Locale, schema: Schema, value: Value) -> str:
    """What a number is, what it may be, and which rule it belongs to."""
    own = words.of(schema.game)
    told = {name: own.text(message) for name, message in value.names.items()}
    kind = "-list" if value.most else "-step" if value.step > 1 else ""
    return words.text(
        f"variant-comment{kind}",
        what=own.text(value.text, **told),
        low=str(value.low),
        high=str(value.high),
        step=str(value.step),
        most=str(value.most),
        rule=value.rule,
    )


def number_text(number: Number) -> str:
    """A number as TOML has it."""
    return str(number) if isinstance(number, int) else f"[{', '.join(map(str, number))}]"
