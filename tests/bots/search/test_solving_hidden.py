"""Endings of Calimala: exact where all that a seat does not know is who kept which scoring card."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from dataclasses import replace
from itertools import permutations
from statistics import fmean

import pytest

from signoria.bots import load
from signoria.bots.search import SearchSettings
from signoria.bots.search.solve import solve
from signoria.games.calimala import GAME
from signoria.games.calimala.position.position import Mat
from signoria.games.calimala.rules.board import CARDS_DEALT, NOTHING, SCORING_CARDS
from signoria.games.calimala.rules.names import PORTS
from signoria.games.calimala.state.state import State as Table
from signoria.games.contract import CHANCE, TERMINAL, Rng, State
from tests.bots.calimala.games import decisions, new_game, tables
from tests.support.effort import effort

from .support import SPREADS, after, searcher, utility
from .test_exact import last_delivery

CALIMALA = "calimala"
SPREAD = SPREADS[CALIMALA]
SMALL = 12  # positions in an ending that is solved a second time


def worlds(state: State) -> list[State]:
    """All tables that agree with what the seat to move has seen, but for the hands of others."""
    seat = state.to_move
    table = state.resample(seat, Rng(1))
    assert isinstance(table, Table)
    position = table.position()
    own = position.mats[seat]
    seen = {own.kept, *own.dealt, position.face_up}
    unseen = [card for card in range(SCORING_CARDS) if card not in seen]
    others = [at for at in range(position.players) if at != seat]
    found: list[State] = []
    for kept in permutations(unseen, len(others)):
        rest = [card for card in unseen if card not in kept]
        mats = list(position.mats)
        for at, card in zip(others, kept, strict=True):
            mats[at] = deal_mat(mats[at], card, rest, CARDS_DEALT[position.players - 3])
        aside = rest[0] if rest else NOTHING
        found.append(GAME.from_position(replace(position, mats=tuple(mats), aside=aside)))
    return found


def deal_mat(mat: Mat, kept: int, rest: list[int], each: int) -> Mat:
    """A mat to which this card was dealt, and others of the rest."""
    cards = [kept, *(rest.pop() for _ in range(each - 1))]
    return replace(mat, kept=kept, dealt=(*cards, *[NOTHING] * (3 - each)))


def value(tables: list[State], seat: int) -> list[float]:
    """What a seat that cannot tell the tables apart makes of them, all ways looked at."""
    first = tables[0]
    if first.to_move == TERMINAL:
        ends = [utility(CALIMALA, table) for table in tables]
        return [fmean(each) for each in zip(*ends, strict=True)]
    assert first.to_move != CHANCE, "something is drawn"
    legal = first.legal_actions()
    assert first.to_move == seat or len(legal) == 1, "somebody else has a choice"
    ways = [value([after(table, action) for table in tables], seat) for action in legal]
    return max(ways, key=lambda way: way[seat])


def endings() -> Iterator[State]:
    """The last decisions of games between bots, as the seat to move sees them."""
    for number, table in enumerate(tables(CALIMALA)):
        bots = [load("heuristic", CALIMALA)] * table[1]
        for seed in range(number, effort(30), 6):
            last: deque[State] = deque(maxlen=5)
            for state, seat in decisions(new_game(table, seed), bots, seed):
                if len(state.legal_actions()) > 1:
                    last.append(state.seen_by(seat))
            yield from last


def test_agrees_with_all_ways_in_all_worlds() -> None:
    """Every action and every seat, for three, four and five players."""
    looked: set[tuple[int, int]] = set()
    for seen in endings():
        found = solve(seen, CALIMALA, SPREAD)
        if found is None or found.nodes > SMALL:
            continue
        looked.add((len(seen.scores), seen.to_move))
        assert found.exact
        drawn = worlds(seen)
        assert len(found.lines) == len(seen.legal_actions())
        for line in found.lines:
            known = value([after(table, line.action) for table in drawn], seen.to_move)
            assert line.worth == pytest.approx(known, abs=1e-9)
    assert {players for players, _ in looked} == {3, 4, 5}
    assert len(looked) > 4


@pytest.mark.parametrize("port", PORTS)
def test_the_last_delivery_is_known_to_be_the_best(port: str) -> None:
    """Constructed: of four ways one wins, whatever the others have kept."""
    state = last_delivery(port)
    seen = state.seen_by(state.to_move)
    found = searcher(CALIMALA, SearchSettings(), 1).search(seen, 1)
    assert found.exact
    assert found.lines[0].action == state.legal_actions()[PORTS.index(port)]
    known = [
        value([after(table, line.action) for table in worlds(seen)], 0)[0] for line in found.lines
    ]
    assert [line.worth[0] for line in found.lines] == pytest.approx(known, abs=1e-9)
    assert known[0] > known[1] + 0.1


def test_what_others_hold_changes_nothing() -> None:
    state = last_delivery(PORTS[0])
    for number in range(10):
        other = state.resample(state.to_move, Rng(number))
        assert solve(other, CALIMALA, SPREAD) == solve(state, CALIMALA, SPREAD)


def test_is_not_exact_where_others_choose_or_cards_are_drawn() -> None:
    """An ending with a draw or somebody else's choice in it is left to the search."""
    refused = 0
    for seen in endings():
        state = seen.resample(seen.to_move, Rng(1))
        if quiet(state, seen.to_move):
            continue
        refused += 1
        assert solve(seen, CALIMALA, SPREAD) is None
    assert refused > 3


def quiet(state: State, seat: int) -> bool:
    """Whether random ways to the end come to no draw and to nobody else's choice."""
    for seed in range(20):
        rng, now = Rng(seed), state.clone()
        while now.to_move != TERMINAL:
            if now.to_move == CHANCE or (now.to_move != seat and not now.is_forced()):
                return False
            legal = now.legal_actions()
            now.apply(legal[rng.below(len(legal))])
    return True
