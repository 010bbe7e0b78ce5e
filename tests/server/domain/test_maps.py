"""A match on a map of one's own: as it is written down, and what is refused."""

from __future__ import annotations

import msgspec
import pytest

from signoria.decoders import convert
from signoria.games.forging_florence.map import maps
from signoria.server.domain.refusals import Refusal
from signoria.server.protocol import http
from tests.server.domain.tables import BOT, ME, Table

OWN = maps.default().replace("TTT", ",T,")


def table(**options: str) -> Table:
    return Table(ME, BOT, game="forging-florence", options={"rounds": "60", **options})


def test_all_that_was_chosen_is_written_down_as_words() -> None:
    made = table(map=f"; mine\n{OWN}".replace("/", "\n")).model.created
    assert made.options["map"] == OWN
    assert (made.options["rounds"], made.options["shops"]) == ("60", "pairs")
    assert table().model.created.options["map"] == "florence"


def test_it_is_played_on() -> None:
    made = table(map=OWN)
    play = made.model.play
    assert play is not None
    assert play.setup.to_dict()["Map"] == OWN


@pytest.mark.parametrize(
    ("text", "key"),
    [("", "map-rows"), (OWN.replace("Q", "~"), "map-count"), (OWN.replace("T", "x"), "map-sign")],
)
def test_a_bad_map_is_refused_saying_why(text: str, key: str) -> None:
    with pytest.raises(Refusal) as caught:
        table(map=text)
    problem = caught.value.problem
    assert (problem.reason, problem.key, problem.field) == ("bad-setup", key, "Map")


def test_a_text_is_bounded_before_anything_is_read() -> None:
    wish = {"game": "forging-florence", "seats": [], "options": {"map": "." * 4_001}}
    with pytest.raises(msgspec.ValidationError):
        convert({**wish, "seats": [{"type": "me"}] * 2}, http.NewMatch)


def test_a_variant_is_kept_in_one_word_and_none_is_not_told() -> None:
    assert "variant" not in table().model.created.options
    assert table(variant="sale.book=30").model.created.options["variant"].endswith(":sale.book:30")
