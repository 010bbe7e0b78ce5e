"""The table of prices: nothing lacks one, and none is wrong by a factor.

What is measured is the processor's time in this process, as a multiple of a loop that runs beside
it, so that neither a slow machine nor a busy one makes a difference.  The least of tries counts.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import get_args

import pytest

from signoria.server.limits.costs import CALLS, COMMANDS, ENTER, LOAD, PAGE, TEXT
from signoria.server.protocol import calls, socket

from .asking import Measured
from .match_costs import MatchCosts
from .people_costs import PeopleCosts
from .socket_costs import SocketCosts
from .worst import calibration, ground

REFERENCE = 2.7  # milliseconds that the calibration takes where the prices were measured
TRIES = 4
TOO_CHEAP = 2.5  # times the price: more than that and the budget means nothing
TOO_DEAR = 40.0  # times less than the price
LONGEST = 60.0  # seconds for all of it, on a machine that stalls


def test_every_call_and_every_command_has_a_price() -> None:
    assert set(CALLS) == {call.name for call in calls.CALLS}
    assert set(COMMANDS) == set(get_args(socket.Command))


def test_no_price_is_nothing() -> None:
    for one in (*CALLS.values(), *COMMANDS.values(), ENTER, LOAD, PAGE, TEXT):
        assert one.base > 0
        assert one.of(10) >= one.of()


@pytest.fixture(scope="module")
def measurements(tmp_path_factory: pytest.TempPathFactory) -> Measured:
    """What everything took, on the reference machine."""
    return asyncio.run(
        asyncio.wait_for(all_of_it(tmp_path_factory.mktemp("costs")), LONGEST * TRIES)
    )


@pytest.mark.parametrize(
    "name", [*CALLS, *(kind.__name__ for kind in COMMANDS), "text", "load", "enter"]
)
def test_a_price_is_about_what_it_costs(name: str, measurements: Measured) -> None:
    wanted, took = measurements[name]
    assert took <= wanted * TOO_CHEAP, f"{name} takes {took:.2f} ms and costs {wanted:.2f}"
    assert wanted <= max(took, 0.02) * TOO_DEAR, f"{name} takes {took:.2f} ms, costs {wanted:.2f}"


async def all_of_it(folder: Path) -> Measured:
    """Everything once in each try; the least counts."""
    found: Measured = {}
    for number in range(TRIES):
        pace = REFERENCE / calibration()
        (folder / str(number)).mkdir()
        async with ground(folder / str(number)) as here:
            took = await PeopleCosts(here, number).all()
            took |= await MatchCosts(here, number).all()
            took |= await SocketCosts(here).all()
        for name, (wanted, spent) in took.items():
            least = found.get(name, (wanted, spent * pace))[1]
            found[name] = wanted, min(least, spent * pace)
    return found
