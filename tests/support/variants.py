"""Variants of any game to play with: any that can be, and single numbers."""

from __future__ import annotations

from hypothesis import strategies as st

from signoria.games.shared.variants.compact import write_compact
from signoria.games.shared.variants.schema import Number, Schema, Value

MANY = 12  # numbers that are changed at the most


def number(value: Value) -> st.SearchStrategy[Number]:
    """Any number that this one may be."""
    one = st.integers(value.low // value.step, value.high // value.step)
    if not value.most:
        return one.map(lambda n: n * value.step)
    return st.lists(one, min_size=1, max_size=value.most).map(lambda ns: tuple(sorted(ns)))


def legal(schema: Schema, changes: list[tuple[str, Number]]) -> dict[str, Number]:
    """The numbers with those of the changes, one after the other, that contradict nothing."""
    found = dict(schema.standard)
    for key, value in changes:
        if not schema.contradictions({**found, key: value}):
            found[key] = value
    return found


def any_of(schema: Schema) -> st.SearchStrategy[dict[str, Number]]:
    """The numbers of any variant of a game."""
    one = st.sampled_from(schema.values).flatmap(lambda v: st.tuples(st.just(v.key), number(v)))
    return st.lists(one, max_size=MANY).map(lambda changes: legal(schema, changes))


def option(schema: Schema, **changes: Number) -> dict[str, str]:
    """The option for some numbers by key, with ``__`` for a dot and ``_`` for a hyphen."""
    given_ = {key.replace("__", ".").replace("_", "-"): value for key, value in changes.items()}
    assert given_.keys() <= schema.standard.keys()
    return {"variant": write_compact(schema, {**schema.standard, **given_})}


def near(schema: Schema, value: Value, beside: dict[str, Number]) -> list[dict[str, Number]]:
    """Some other numbers that this one may be, with those ``beside`` it."""
    usual = value.standard
    if not isinstance(usual, int):
        return [{value.key: (1, 2, 3)}]
    tried = [usual + value.step, usual - value.step, usual + 2 * value.step, value.low]
    found: list[dict[str, Number]] = [
        {value.key: n} for n in tried if value.low <= n <= value.high and n != usual
    ]
    return [one for one in found if not schema.contradictions({**schema.standard, **beside, **one})]
