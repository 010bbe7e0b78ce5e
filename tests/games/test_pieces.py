"""Every piece lies somewhere, at every moment of whole games and in the view of every viewer.

Nothing but views and events is read, as on a screen: what is not shown cannot be counted.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from signoria import games
from signoria.games.calimala.rules.board import COPIES, CUBES, DECK, MAX_SHIPS, PORTS, START_CARDS
from signoria.games.calimala.view.events import DiscLeft
from signoria.games.calimala.view.view_types import WHITE_DISC
from signoria.games.forging_florence.rules import board as florence
from signoria.games.forging_florence.rules import names as florentine
from signoria.games.forging_florence.view.events import Hired, Sold, Took
from tests.rules.calimala.support.slots import (
    ARTWORK_SLOTS,
    CHURCH_SLOTS,
    CITY_SLOTS,
    COLOURED_DISCS,
    WHITE_DISCS,
)
from tests.support import every
from tests.support.effort import effort

Gone = Counter[Any]  # what events have taken out of the game, or brought into purses


def views_and_events(name: str, players: int, seed: int) -> Iterator[tuple[Any, Any]]:
    """Each view of a whole game, and the events that its viewer has been told until then."""
    game = games.load(name)
    viewers = [None, *range(players)]
    told: dict[int | None, list[Any]] = {viewer: [] for viewer in viewers}
    state = None
    for state, action in every.steps(name, players, seed):
        for view in game.views(state, viewers):
            yield view, told[view.viewer]
        for event in game.events(state, action):
            for viewer in viewers:
                if event.audience in (None, viewer):
                    told[viewer].append(event)
    assert state is not None
    for view in game.views(state, viewers):
        yield view, told[view.viewer]


def calimala_discs(view: Any, told: list[Any]) -> None:
    """C1.2, C8.2: in reserve, on streets, in the council, out of the game."""
    out = Counter(event.disc for event in told if isinstance(event, DiscLeft))
    lying = Counter(disc for street in view.streets for disc in street.discs)
    seats = Counter(tile.seat for tile in view.tiles if tile.seat is not None)
    index = view.players - 3
    for mat in view.mats:
        assert mat.seats == seats[mat.seat]
        whole = mat.coloured + lying[mat.seat] + seats[mat.seat] + out[mat.seat]
        assert whole == COLOURED_DISCS[index], view.phase
    white = sum(mat.white for mat in view.mats) + lying[WHITE_DISC] + out[WHITE_DISC]
    assert white == WHITE_DISCS[index] * view.players, view.phase


def calimala_cubes(view: Any, told: list[Any]) -> None:
    """C1.1, C8.1: forty cubes of each player, wherever they lie; ships and houses."""
    for mat in view.mats:
        at_churches = sum(sum(church.values()) for church in mat.contributed.values())
        on_board = sum(mat.delivered.values()) + at_churches + sum(mat.artworks.values())
        assert mat.reserve + sum(mat.warehouse.values()) + sum(mat.cloth) + on_board == CUBES
        assert len(mat.cloth) == mat.workshops
        assert mat.ships <= MAX_SHIPS
        assert len(set(mat.houses)) == len(mat.houses) <= PORTS


def calimala_slots(view: Any, told: list[Any]) -> None:
    """C1.7, C1.8: what is free and what is used add up."""
    for city, free in view.city_free.items():
        assert free + sum(mat.delivered[city] for mat in view.mats) == CITY_SLOTS
    for slots, (church, free) in zip(CHURCH_SLOTS, view.church_free.items(), strict=True):
        for material, rest in free.items():
            used = sum(mat.contributed[church][material] for mat in view.mats)
            assert rest + used == slots
    for slots, (building, free) in zip(ARTWORK_SLOTS, view.artwork_free.items(), strict=True):
        assert free + sum(mat.artworks[building] for mat in view.mats) == slots


def calimala_cards(view: Any, told: list[Any]) -> None:
    """C1.5, C2.3: the action cards; before the game five of them lie open or were taken."""
    hands = sum(mat.hand_size for mat in view.mats)
    if view.phase in ("keeping", "taking"):
        assert hands + len(view.open_cards) == START_CARDS
    else:
        assert view.open_cards == []
        assert view.deck + sum(view.discard.values()) + hands == DECK
    for mat in view.mats:
        if mat.hand is not None:
            assert len(mat.hand) == mat.hand_size
            for kind, held in Counter(mat.hand).items():
                assert held + view.discard[kind] <= COPIES


def florence_tokens(view: Any, told: list[Any]) -> None:
    """F1.2, F6.1: six of each resource."""
    for resource, rest in view.supply.items():
        assert rest + sum(hand.tokens[resource] for hand in view.hands) == 6
        assert all(hand.tokens[resource] <= hand.limit for hand in view.hands)


def florence_cards(view: Any, told: list[Any]) -> None:
    """F1.3, F1.4: art cards and artists."""
    made = Counter[str]()
    for hand in view.hands:
        for piece in hand.pieces:
            made[piece.piece] += piece.made
            assert piece.fresh <= piece.unsold <= piece.made
    for piece, rest in view.copies.items():
        copies = 1 if piece == florentine.PIECES[florence.DOME] else 3
        assert rest + made[piece] == copies
    artists = [*view.artists, *(artist for hand in view.hands for artist in hand.artists)]
    assert sorted(artists) == sorted(florentine.ARTISTS)


def florence_buildings(view: Any, told: list[Any]) -> None:
    """F1.1, F3.1, F3.2: houses, shops, mills and figures."""
    standing = Counter(hex.building for hex in view.hexes if hex.building is not None)
    shops = dict.fromkeys(florentine.SHOPS, 2)
    assert standing == {"guild-house": 4, "mill": 3, **shops}
    owners = [hex.seat for hex in view.hexes if hex.seat is not None]
    assert sorted(owners) == list(range(view.players))
    walkable = {(hex.q, hex.r) for hex in view.hexes if hex.walkable}
    assert all(tuple(hand.hex) in walkable for hand in view.hands)


def florence_money(view: Any, told: list[Any]) -> None:
    """F3.1, F6.1: ten lire each, and from there only what sales bring and purchases cost."""
    purse = Counter(dict.fromkeys(range(view.players), 10))
    for event in told:
        if isinstance(event, Sold):
            purse[event.seat] += event.lire
        elif isinstance(event, Took | Hired):
            purse[event.seat] -= event.lire
    assert [hand.lire for hand in view.hands] == [purse[hand.seat] for hand in view.hands]


COUNTS: dict[str, tuple[Callable[[Any, list[Any]], None], ...]] = {
    "calimala": (calimala_discs, calimala_cubes, calimala_slots, calimala_cards),
    "forging-florence": (florence_tokens, florence_cards, florence_buildings, florence_money),
}
# A moment that is easily forgotten, and has to come up: a disc is chosen for the seat (C5.3).
WANTED = {"calimala": "seating", "forging-florence": "walking"}


def test_every_game_is_counted() -> None:
    assert set(COUNTS) == set(games.names())


@pytest.mark.parametrize(("name", "players"), every.TABLES)
def test_all_pieces_are_shown_to_everybody_at_every_moment(name: str, players: int) -> None:
    phases = Counter[str]()
    for seed in range(effort(8)):
        for view, told in views_and_events(name, players, seed):
            phases[view.phase] += 1
            for count in COUNTS[name]:
                count(view, told)
    assert phases[WANTED[name]]
    assert phases["over"] == effort(8) * (players + 1)
