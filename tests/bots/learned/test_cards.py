"""What the networks' cards tell is what their training found."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import pytest

from signoria import games


@pytest.mark.parametrize("game", games.names())
def test_the_card_tells_what_the_training_found(game: str) -> None:
    package = games.part(game, "bots")
    assert package
    folder = files(package.__name__)
    told = " ".join((folder / "value.md").read_text().split())
    found = json.loads((folder / "value.json").read_text())
    for figure in figures(found):
        assert figure in told


def figures(found: dict[str, Any]) -> list[str]:
    """The figures that a card must have, as it writes them."""
    fit, held_out = found["fit"], found["held_out"]
    errors, brier = held_out["utility"], held_out["brier"]
    first, last = held_out["by_part"][0], held_out["by_part"][-1]
    return [
        f"signoria train {found['game']} ",
        f"--layers {fit['first']},{fit['second']} --epochs {fit['epochs']}",
        f"seed {found['plan']['seed']}: {found['plan']['games']:,} games",
        f"({found['rows']:,} views)",
        f"{found['inputs']:,} inputs",
        f"{found['bytes']:,} bytes",
        f"error of the utility of {errors['network']}",
        f"estimate has {errors['own']}",
        f"the mean {errors['mean']}",
        f"victory is {brier['network']:.3f}, of the mean {brier['mean']:.3f}",
        f"({first['network']:.3f} in the first quarter)",
        f"({last['network']:.3f} in the last)",
    ]
