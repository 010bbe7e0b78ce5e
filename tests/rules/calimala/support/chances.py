"""Exact chances by enumeration, and whether observed frequencies fit them (chi-square)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator, Mapping, Sequence
from itertools import product
from math import comb, prod
from typing import Any

Counts = tuple[int, ...]
ONE_IN_100_000 = 4.265  # standard deviations; the seeds are fixed, so this never happens by luck


def limit(cells: int) -> float:
    """The chi-square that one in 100,000 right samples exceeds (Wilson and Hilferty)."""
    freedom = cells - 1
    spread = 2 / (9 * freedom)
    return float(freedom * (1 - spread + ONE_IN_100_000 * spread**0.5) ** 3)


def cells(observed: Counter[Hashable], chances: Mapping[Any, float]) -> list[tuple[int, float]]:
    """Observed and expected numbers; outcomes expected less than five times are put together."""
    sample = observed.total()
    found, rare = [], (0, 0.0)
    for outcome, chance in chances.items():
        pair = (observed[outcome], chance * sample)
        if pair[1] < 5:
            rare = (rare[0] + pair[0], rare[1] + pair[1])
        else:
            found.append(pair)
    return [*found, rare] if rare[1] >= 1 else found


def fits(observed: Counter[Hashable], weights: Mapping[Any, float]) -> None:
    """Assert that nothing impossible was seen and that the frequencies are right."""
    assert set(observed) <= set(weights), f"impossible: {set(observed) - set(weights)}"
    total = sum(weights.values())
    pairs = cells(observed, {outcome: weight / total for outcome, weight in weights.items()})
    assert len(pairs) > 1, "a test with one outcome cannot fail"
    chi_square = sum((seen - right) ** 2 / right for seen, right in pairs)
    assert chi_square < limit(len(pairs)), f"{chi_square:.0f}, not below {limit(len(pairs)):.0f}"


def picks(counts: Counts, size: int) -> Iterator[Counts]:
    """All ways to take so many cards out of a pile, by kind."""
    if not counts:
        if size == 0:
            yield ()
        return
    for first in range(min(counts[0], size) + 1):
        for rest in picks(counts[1:], size - first):
            yield (first, *rest)


def layouts(pile: Counts, sizes: Sequence[int]) -> dict[tuple[Counts, ...], int]:
    """Every way to deal a pile out to holders of these sizes, with the number of deals for it."""
    if not sizes:
        return {(): 1} if sum(pile) == 0 else {}
    found: dict[tuple[Counts, ...], int] = {}
    for mine in picks(pile, sizes[0]):
        deals = prod(comb(n, taken) for n, taken in zip(pile, mine, strict=True))
        left = tuple(n - taken for n, taken in zip(pile, mine, strict=True))
        for rest, more in layouts(left, sizes[1:]).items():
            found[(mine, *rest)] = deals * more
    return found


def add_counts(one: Counts, other: Counts) -> Counts:
    """The cards of both."""
    return tuple(a + b for a, b in zip(one, other, strict=True))


def together(
    one: Mapping[tuple[Counts, ...], int], other: Mapping[tuple[Counts, ...], int]
) -> dict[tuple[Counts, ...], int]:
    """Two piles dealt out independently to the same holders."""
    found: Counter[tuple[Counts, ...]] = Counter()
    for (first, ways), (second, more) in product(one.items(), other.items()):
        found[tuple(map(add_counts, first, second))] += ways * more
    return dict(found)
