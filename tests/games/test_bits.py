"""Sets of numbers as bits."""

import pytest

from signoria.games.shared.engine.bits import as_limits, fewer, flags, lowest, nth, size, some

SETS = [{0}, {63}, {0, 63}, {7, 8, 9}, set(range(64)), {1, 2, 5, 30, 31, 32, 47, 55, 56}]


@pytest.mark.parametrize("numbers", SETS)
def test_members_in_order(numbers: set[int]) -> None:
    bits = sum(1 << number for number in numbers)
    assert size(bits) == len(numbers)
    assert lowest(bits) == min(numbers)
    assert [nth(bits, n) for n in range(size(bits))] == sorted(numbers)


def test_sets_from_lists() -> None:
    assert flags([1, 0, 1, 1], 1, 3) == 0b110
    assert some([0, 3, 127, 0, 1], 4) == 0b0110
    assert fewer([4, 3, 0, 5, 1], as_limits([4, 4, 0, 6, 0]), 5) == 0b01010
    assert len(as_limits([1] * 9)) == 16
