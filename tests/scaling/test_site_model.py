"""The model of a site: what breaks first, and that it says what was measured."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from bench.scaling_model.coefficients import Coefficient, Coefficients, load
from bench.scaling_model.demand import FULL, Demand, Layout, limits, needs, work
from bench.scaling_model.site_model import SiteModel

PLAYERS = 100_000
WORKS = {"server": "server's", "database": "database's", "balancer": "balancer's"}


def with_work(part: str, times: float) -> Coefficients:
    """The numbers, with so much more work of a part."""
    found, name = load(), f"{WORKS[part]} work for a move"
    number = found.numbers[name]
    more = msgspec.structs.replace(number, value=number.value * times)
    return msgspec.structs.replace(found, numbers=found.numbers | {name: more})


def test_every_number_says_where_it_is_from() -> None:
    for name, each in load().numbers.items():
        assert each.unit, name
        assert each.origin, name
        assert each.value > 0, name


def test_an_unknown_number_is_named_with_those_there_are() -> None:
    with pytest.raises(KeyError, match=r"no coefficient nonsense; known are .*commit"):
        load()["nonsense"]


def test_a_file_of_another_kind_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    path.write_text('{"measured": "today", "machine": "mine", "numbers": {"a": 1}}')
    with pytest.raises(msgspec.ValidationError, match="numbers"):
        load(path)


def test_a_layout_is_enough_and_not_too_much() -> None:
    numbers = load()
    demand = Demand.of(PLAYERS, numbers)
    layout = needs(demand, numbers)
    each = work(numbers)
    for part, cores in (("database", layout.database), ("balancer", layout.balancer)):
        assert (cores - 1) * FULL < demand.moves * each[part] <= cores * FULL
    assert min(limits(layout, demand, numbers).values()) > PLAYERS


@pytest.mark.parametrize("part", WORKS)
def test_what_has_most_to_do_breaks_first_and_the_queue_there_shows_it(part: str) -> None:
    numbers = with_work(part, 100)
    layout, demand = Layout(4, 4, 4), Demand(1_000, 4, 10)
    found = limits(layout, demand, numbers)
    assert min(found, key=lambda each: found[each]) == part
    scale = found[part] / demand.players
    calm = SiteModel(layout, numbers, 1).run(0.5 * scale * demand.moves)
    over = SiteModel(layout, numbers, 1).run(1.3 * scale * demand.moves)
    assert calm.uses[part] == pytest.approx(0.5, abs=0.05)
    assert over.uses[part] > 0.95
    assert over.p99 > 10 * calm.p99


def one_server() -> Coefficients:
    """The numbers of one server without a balancer, as they were measured."""
    found = load()
    numbers = found.numbers | {
        "server's work for a move": found.numbers["one server's work for a move"],
        "database's work for a move": found.numbers["one server's database's work"],
        "balancer's work for a move": Coefficient(0.001, "us", "there is none"),
    }
    return msgspec.structs.replace(found, numbers=numbers)


def test_it_says_of_one_server_what_was_measured_within_a_factor_of_three() -> None:
    """It leaves out that others use the cores; and not all of the work is in a move's way."""
    numbers = load()
    outcome = SiteModel(Layout(1, 1, 1), one_server(), 1).run(400.0)
    assert numbers["one server's median"] / 3 < outcome.p50 < 3 * numbers["one server's median"]
    assert numbers["one server's p99"] / 3 < outcome.p99 < 3 * numbers["one server's p99"]
