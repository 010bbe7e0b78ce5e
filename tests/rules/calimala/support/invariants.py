"""C8 as assertions on a position alone."""

from __future__ import annotations

from signoria.games.calimala.position.position import Mat, Position
from signoria.games.calimala.rules.board import CUBES, NOBODY, WHITE, Phase
from signoria.games.calimala.rules.values import Values

TURNS = {3: 15, 4: 12, 5: 10}  # by the rulebook


def check(position: Position) -> None:
    """Everything of C8 that one position shows."""
    for mat in position.mats:
        check_mat(position.values, mat)
    check_board(position)
    check_cards(position)
    check_discs(position)
    check_turns(position)


def check_mat(values: Values, mat: Mat) -> None:
    """C8.1: forty cubes, no slot over its limit."""
    places = (mat.warehouse, mat.cloth, mat.delivered, mat.contributed, mat.artworks)
    assert mat.reserve + sum(map(sum, places)) == CUBES
    assert mat.reserve >= 0
    assert min(map(min, places)) >= 0
    assert all(n <= room for n, room in zip(mat.warehouse, values.ware, strict=True))
    assert max(mat.cloth) <= values.cloth
    assert sum(mat.cloth[mat.workshops :]) == 0, "cloth in a workshop that is not there"
    assert 1 <= mat.workshops <= values.workshops
    assert 0 <= mat.ships <= values.ships
    assert set(mat.houses) <= {0, 1}


def check_board(position: Position) -> None:
    """C8.1: no city, church or building over its limit."""
    mats, values = position.mats, position.values
    for city in range(6):
        assert sum(mat.delivered[city] for mat in mats) <= values.city[city]
    for slot in range(9):
        assert sum(mat.contributed[slot] for mat in mats) <= values.church[slot]
    for building in range(4):
        assert sum(mat.artworks[building] for mat in mats) <= values.artwork[building]


def check_cards(position: Position) -> None:
    """C8.1: as many of each kind as there are in hands, deck and discards.

    Before the first turn the deck is not made yet (C2.3).
    """
    assert all(sum(mat.hand) == mat.hand_size for mat in position.mats)
    assert sum(position.deck) == position.deck_size
    if position.phase in (Phase.KEEPING, Phase.TAKING):
        return
    assert sum(position.open_cards) == 0
    for kind in range(9):
        hands = sum(mat.hand[kind] for mat in position.mats)
        assert hands + position.deck[kind] + position.discard[kind] == position.values.copies[kind]


def check_discs(position: Position) -> None:
    """C8.2: discs are conserved; at most one less than are scored in a stack between turns."""
    index = position.players - 3
    on_streets = [disc for stack in position.stacks for disc in stack]
    for seat, mat in enumerate(position.mats):
        seats = position.council.count(seat)
        assert mat.seats == seats
        all_discs = mat.coloured + on_streets.count(seat) + seats + mat.removed
        assert all_discs == position.values.coloured[index]
        tiles = [number for number, owner in enumerate(position.council, 1) if owner == seat]
        assert mat.newest_seat == max(tiles, default=0)
    white = sum(mat.white for mat in position.mats) + on_streets.count(WHITE)
    white += position.phase == Phase.SEATING  # it waits beside the board for its place (C5.3)
    assert white + position.removed_white == position.values.white[index] * position.players
    assert set(position.council[position.scored :]) <= {NOBODY}
    between = position.values.stack - 1
    most = between + (position.phase not in (Phase.PLACING, Phase.OVER))
    sizes = sorted(map(len, position.stacks))
    assert sizes[-1] <= most
    assert sizes[-2] <= between


def check_turns(position: Position) -> None:
    """C8.2: what is in reserve is the turns still to take; C8.3: how many there are."""
    players, values = position.players, position.values
    each = values.coloured[players - 3] + values.white[players - 3]
    assert position.turn <= players * each
    placed_now = position.phase in (Phase.ACTING, Phase.DRAWING, Phase.SEATING)
    for seat, mat in enumerate(position.mats):
        before = (seat - position.start) % players
        taken = (position.turn - before + players - 1) // players
        taken += placed_now and seat == position.active
        assert mat.coloured + mat.white == each - taken
    if position.phase == Phase.OVER:
        assert position.turn % players == 0, "all have taken equally many"
        assert position.turn == players * each or position.scored == position.values.tiles
    elif position.phase >= Phase.PLACING:
        assert position.active == (position.start + position.turn) % players
