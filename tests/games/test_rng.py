"""Random numbers are those of SplitMix64 and fair."""

import pytest

from signoria.games import Rng


def test_published_numbers() -> None:
    """The first outputs for seed 0 (the test vector of the authors' C code)."""
    rng = Rng(0)
    assert [rng.next() for _ in range(3)] == [
        0xE220A8397B1DCDAF,
        0x6E789E6AA1B965F4,
        0x06C45D188009454F,
    ]


def test_equal_seeds_give_equal_numbers() -> None:
    assert [Rng(5).below(1000) for _ in range(2)] == [Rng(5).below(1000)] * 2
    assert [Rng(seed).next() for seed in range(50)] != [Rng(seed + 1).next() for seed in range(50)]


def test_below_is_even() -> None:
    """60,000 numbers below 6: each about 10,000 times (five standard deviations)."""
    rng = Rng(11)
    counts = [0] * 6
    for _ in range(60_000):
        counts[rng.below(6)] += 1
    assert all(abs(count - 10_000) < 460 for count in counts)


def test_shuffle_keeps_the_items_and_reaches_every_order() -> None:
    rng = Rng(3)
    orders = set()
    for _ in range(200):
        items = [1, 2, 3]
        rng.shuffle(items)
        orders.add(tuple(items))
    assert len(orders) == 6
    assert all(sorted(order) == [1, 2, 3] for order in orders)


def test_weighted_follows_the_weights() -> None:
    rng = Rng(8)
    drawn = [rng.pick_weighted([(7, 1), (8, 0), (9, 3)]) for _ in range(4000)]
    assert drawn.count(8) == 0
    assert abs(drawn.count(9) - 3000) < 150


@pytest.mark.parametrize("seed", [-1, 2**64])
def test_seeds_have_64_bits(seed: int) -> None:
    with pytest.raises(ValueError, match="a seed is a number from 0"):
        Rng(seed)


def test_below_wants_a_positive_number() -> None:
    with pytest.raises(ValueError, match="below"):
        Rng(1).below(0)
    with pytest.raises(ValueError, match="no outcome"):
        Rng(1).pick_weighted([(1, 0), (2, 0)])
