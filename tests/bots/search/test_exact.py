"""Where the rest of a game can be looked at in full, the search finds the same."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from statistics import fmean

import pytest

from signoria.bots import load
from signoria.bots.search import SearchSettings
from signoria.games.calimala import GAME as CALIMALA
from signoria.games.calimala.rules import names
from signoria.games.calimala.rules.names import PORTS
from signoria.games.contract import CHANCE, Rng, State
from signoria.games.forging_florence import GAME as FLORENCE
from tests.bots.calimala.games import new_game
from tests.rules.calimala.support.table import table as calimala
from tests.rules.forging_florence.tables import GOLDEN, hand
from tests.rules.forging_florence.tables import table as florence
from tests.support.effort import effort

from .support import KINDS, after, oracle_values, searching

MOST = 3000  # positions in a rest that is looked at in full
WORLDS = 150  # over which the truth is averaged where something is hidden
LAST = SearchSettings(explore=0.7)


def size(state: State, most: int) -> int:
    """How many positions may still come; more than ``most`` is not counted further."""
    total = 1
    moves = state.legal_actions() or [outcome for outcome, _ in state.chance_outcomes()]
    for move in moves:
        if total > most:
            break
        total += size(after(state, move), most - total)
    return total


def leaves_no_choice(state: State, move: int) -> bool:
    """Whether nobody has a choice any more after a move.

    Whoever still has one makes it without knowing what is hidden, but knows it in a rest that is
    looked at in full: then the two agree less closely.
    """
    then = after(state, move)
    legal = then.legal_actions()
    moves = legal or [outcome for outcome, _ in then.chance_outcomes()]
    return len(legal) < 2 and all(leaves_no_choice(then, each) for each in moves)


def calimala_ends() -> Iterator[State]:
    """The last choices of games between bots, if their rest is small; cards are still hidden."""
    bot = load("heuristic", "calimala")
    for seed in range(effort(12)):
        state, rng = new_game(("calimala", 3, "en"), seed), Rng(seed)
        last = state.clone()
        while state.to_move >= CHANCE:
            if state.to_move == CHANCE:
                state.apply(rng.pick_weighted(state.chance_outcomes()))
                continue
            if len(state.legal_actions()) > 1:
                last = state.clone()
            state.apply(bot.choose(state.seen_by(state.to_move), rng))
        if size(last, MOST) <= MOST:
            yield last


def florence_ends() -> Iterator[State]:
    """Last turns with up to three pieces to be sold, the other ahead by one, two or three."""
    names = ["holy-trinity", "prince", "night"]
    for number in range(9):
        own, others = names[: number % 3 + 1], names[: number // 3 + 1]
        yield florence(
            hand(GOLDEN, made=own, unsold=own, coins=0),
            hand(made=others, unsold=others),
            options={"Start": "1"},
            turns=299,
            moved=1,
        )


def truth(game: str, state: State, worlds: int) -> dict[int, list[float]]:
    """What each action is worth to each seat, in the mean of so many worlds."""
    drawn = [state.resample(state.to_move, Rng(number)) for number in range(worlds)]
    found = {}
    for action in state.legal_actions():
        values = [oracle_values(game, after(world, action)) for world in drawn]
        found[action] = [fmean(seat) for seat in zip(*values, strict=True)]
    return found


@pytest.mark.parametrize(
    ("game", "ends", "worlds"),
    [("calimala", calimala_ends, WORLDS), ("forging-florence", florence_ends, 1)],
)
def test_agrees_with_the_solution_of_tiny_endings(
    game: str, ends: Callable[[], Iterator[State]], worlds: int
) -> None:
    """The choice, and its worth to all seats."""
    looked = differing = 0
    for state in ends():
        seat = state.to_move
        known = truth(game, state, worlds)
        worths = [value[seat] for value in known.values()]
        found = searching(game, LAST, 2000).search(state, looked).lines[0]
        near = 0.05 if all(leaves_no_choice(state, move) for move in known) else 0.1
        assert known[found.action][seat] == pytest.approx(max(worths), abs=near)
        assert found.worth == pytest.approx(known[found.action], abs=0.12)
        looked += 1
        differing += max(worths) - min(worths) > 0.05
    assert looked > 3
    assert differing


def last_delivery(port: str) -> State:
    """The last turn: seat 0 may ship one cloth, the ports are even, and one of them still scores.

    Nobody else can have the cards of the other two ports.  Seat 1, ahead by ties, is to be
    overtaken in points as well.
    """
    even = dict.fromkeys(PORTS, 2)
    position = (
        calimala(3)
        .mat(0, cloth=(1,), ships=1, delivered=even, score=26)
        .mat(1, delivered=even, score=20)
        .stack("Artwork|Ship", "0 1 2")
        .tiles(*(tile for tile in names.TILES if tile != port), port)
        .council(*(1, 2) * 7)
        .is_(turn=44, start=0, active=2)
        .acting("Artwork|Ship", depth=2, left=(0, 1), duty=False)
        .position()
    )
    number = names.SCORING_CARDS.index
    own = tuple(sorted(number(card) for card in ("palazzo", *PORTS) if card != port))
    rest = [card for card in range(len(names.SCORING_CARDS)) if card not in own]
    dealt = [own, tuple(rest[:3]), tuple(rest[3:6])]
    kept = [number("palazzo"), rest[0], rest[3]]
    mats = tuple(
        replace(mat, dealt=cards, kept=card)
        for mat, cards, card in zip(position.mats, dealt, kept, strict=True)
    )
    return CALIMALA.from_position(replace(position, mats=mats, face_up=rest[6]))


@pytest.mark.parametrize("kind", ["best", "textbook", "leaf", "far"])
@pytest.mark.parametrize("port", PORTS)
def test_wins_calimala_where_one_move_does(port: str, kind: str) -> None:
    state = last_delivery(port)
    winning = PORTS.index(port)
    values = truth("calimala", state, 20)
    assert [value[0] > 0.6 for value in values.values()] == [at == winning for at in range(4)]
    found = searching("calimala", KINDS[kind], 200).search(state, 1)
    assert found.lines[0].action == state.legal_actions()[winning]


@pytest.mark.parametrize("kind", ["florence", "textbook", "leaf", "far"])
@pytest.mark.parametrize("piece", ["prince", "night"])
def test_wins_forging_florence_where_one_move_does(piece: str, kind: str) -> None:
    """The very last turn, on the golden hex: what is sold counts, what is not does not."""
    state = florence(
        hand(GOLDEN, made=[piece], unsold=[piece], coins=0),
        hand(made=[piece]),
        options={"Start": "1"},
        turns=299,
        moved=1,
    )
    values = truth("forging-florence", state, 1)
    winning = [move for move, value in values.items() if value[0] > 0.6]
    assert [FLORENCE.format(state, move).split()[0] for move in winning] == ["sell"]
    assert len(values) > 1
    found = searching("forging-florence", KINDS[kind], 400).search(state, 1)
    assert found.lines[0].action == winning[0]
