"""Variants of Forging Florence to play with: any that can be, and single numbers."""

from __future__ import annotations

from hypothesis import strategies as st

from signoria.games.forging_florence.variant import SCHEMA
from signoria.games.shared.variants.compact import write_compact
from signoria.games.shared.variants.schema import Number, Value

MANY = 12  # numbers that are changed at the most


def number(value: Value) -> st.SearchStrategy[Number]:
    """Any number that this one may be."""
    one = st.integers(value.low // value.step, value.high // value.step)
    if not value.most:
        return one.map(lambda n: n * value.step)
    return st.lists(one, min_size=1, max_size=value.most).map(lambda ns: tuple(sorted(ns)))


CHANGES = st.lists(
    st.sampled_from(SCHEMA.values).flatmap(lambda v: st.tuples(st.just(v.key), number(v))),
    max_size=MANY,
)


def legal(changes: list[tuple[str, Number]]) -> dict[str, Number]:
    """The numbers with those of the changes, one after the other, that contradict nothing."""
    found = dict(SCHEMA.standard)
    for key, value in changes:
        if not SCHEMA.contradictions({**found, key: value}):
            found[key] = value
    return found


def option(**changes: Number) -> dict[str, str]:
    """The option for some numbers by key, with ``__`` for a dot and ``_`` for a hyphen."""
    given_ = {key.replace("__", ".").replace("_", "-"): value for key, value in changes.items()}
    assert given_.keys() <= SCHEMA.standard.keys()
    return {"variant": write_compact(SCHEMA, {**SCHEMA.standard, **given_})}


ANY = CHANGES.map(legal)
