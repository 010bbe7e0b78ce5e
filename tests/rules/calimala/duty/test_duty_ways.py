"""C3.6: by which cards an action can become certain, and by which it cannot."""

import pytest

from tests.rules.calimala.support.playing import legal_moves
from tests.rules.calimala.support.table import table

OTHER_CITY = "marble wood brick / weave contribute ship / artwork transport build"
FULL_SHOPS = {"cloth": (4, 4), "ships": 0, "reserve": 3, "marble": 0}


@pytest.mark.parametrize(
    ("extra", "certain"),
    [
        ({"hand": "ship"}, False),
        ({"hand": "transport"}, False),
        ({"hand": "build"}, False),
        ({"hand": "ship", "ships": 1}, True),
        ({"hand": "transport", "houses": "bruges"}, True),
        ({"hand": "transport build", "brick": 2}, True),
        ({"hand": "transport build brick", "brick": 1}, True),
        ({"hand": "ship build wood", "wood": 1}, True),
        ({"hand": "build", "wood": 1, "brick": 1}, True),
        ({"hand": "build brick", "wood": 1}, True),
        ({"hand": "build wood", "wood": 1}, False),
        ({"hand": "marble"}, True),  # for Artwork
    ],
)
def test_c3_6_full_workshops_need_a_way_out(extra: dict[str, object], certain: bool) -> None:
    """Weave beside Artwork: cloth must leave, or a workshop must come, or a marble."""
    state = table(3, OTHER_CITY).mat(0, **{**FULL_SHOPS, **extra}).state()
    assert ("place Weave|Artwork" in legal_moves(state)) == certain


@pytest.mark.parametrize(
    ("houses", "full", "certain"),
    [
        ("", [], True),
        ("", ["troyes", "bruges"], True),
        ("", ["troyes", "bruges", "hamburg"], False),
        ("hamburg", ["troyes", "bruges", "hamburg"], False),
        ("troyes", ["troyes", "bruges"], True),
        ("hamburg", ["troyes", "bruges"], True),
    ],
)
def test_c3_6_a_house_in_a_full_city_is_no_way_out(
    houses: str, full: list[str], certain: bool
) -> None:
    """Artwork beside Transport, with two brick and a card to build."""
    setting = table(3, OTHER_CITY).mat(0, cloth=(1,), brick=2, houses=houses, hand="build")
    setting.mat(1, delivered=dict.fromkeys(full[:2], 12))
    setting.mat(2, delivered=dict.fromkeys(full[2:], 12))
    assert ("place Artwork|Transport" in legal_moves(setting.state())) == certain


@pytest.mark.parametrize(
    ("extra", "certain"),
    [
        ({"ships": 3}, False),
        ({"ships": 3, "brick": 1}, True),  # a workshop takes a wood
        ({"ships": 3, "brick": 1, "cloth": (0, 0, 0)}, False),
        ({"ships": 2}, True),
        ({"ships": 3, "brick": 2}, True),
        ({"ships": 3, "hand": "build brick"}, True),
        ({"ships": 2, "hand": "brick"}, False),
    ],
)
def test_c3_6_full_warehouses_need_something_to_build(
    extra: dict[str, object], certain: bool
) -> None:
    """Wood and marble are full."""
    mat = {"wood": 4, "marble": 4, "hand": "build", **extra}
    state = table(3, OTHER_CITY).mat(0, **mat).state()
    assert ("place Marble|Wood" in legal_moves(state)) == certain


@pytest.mark.parametrize(
    ("street", "card", "extra", "allowed"),
    [
        ("Contribute|Ship", "transport Troyes", {}, False),
        ("Contribute|Ship", "transport Troyes", {"cloth": (1, 1)}, True),
        ("Contribute|Ship", "transport Troyes", {"hand": "transport weave"}, True),
        ("Contribute|Ship", "transport Troyes", {"wood": 1}, True),
        ("Artwork|Transport", "ship Lisbon", {}, False),
        ("Artwork|Transport", "ship Lisbon", {"cloth": (2,)}, True),
        ("Artwork|Transport", "ship Lisbon", {"hand": "ship marble"}, True),
        ("Artwork|Transport", "weave", {"hand": "weave"}, True),
        ("Artwork|Transport", "artwork Croce", {"marble": 1, "cloth": (0,)}, False),
        ("Artwork|Transport", "artwork Croce", {"marble": 2, "cloth": (0,)}, True),
        ("Artwork|Transport", "contribute marble Croce", {"marble": 1, "cloth": (0,)}, False),
        ("Artwork|Transport", "contribute marble Croce", {"marble": 1}, True),
        ("Contribute|Ship", "artwork Croce", {"marble": 1, "cloth": (0,)}, False),
        ("Contribute|Ship", "build ship", {"wood": 2, "cloth": (0,)}, False),
        ("Contribute|Ship", "build ship", {"wood": 2}, True),
        ("Contribute|Ship", "build ship", {"wood": 3, "cloth": (0,)}, True),
    ],
)
def test_c3_6_a_card_may_not_spend_what_the_duty_needs(
    street: str, card: str, extra: dict[str, object], allowed: bool
) -> None:
    """One cloth, one ship and one house, and a card that uses something up."""
    kind = card.split()[0]
    mat = {"cloth": (1,), "ships": 1, "houses": "troyes", "hand": kind, **extra}
    setting = table(3, OTHER_CITY).mat(0, **mat).stack(street, "0").acting(street)
    assert (f"card {card}" in legal_moves(setting.state())) == allowed
