"""The layout that is documented is the one that the code writes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from signoria import games
from signoria.games.contract import State
from signoria.games.shared.observation_layout import bounds, field_places, size
from tests.support.every import GAMES, TABLES, end, steps

Read = Mapping[str, list[float]]


def read(game: str, state: State, seat: int) -> Read:
    """An observation by the names of the fields."""
    numbers = list(state.observation(seat))
    return {
        field.name: [number * field.scale for number in numbers[at : at + field.size]]
        for at, field in field_places(games.observation_layout(game))
    }


def sights(game: str, players: int) -> Iterator[tuple[State, int]]:
    """States of a game, each with a seat that looks."""
    for number, (state, _) in enumerate(steps(game, players, seed=players)):
        if number % 7 == 0:
            yield state, number % players


def hot(values: list[float], labels: tuple[str, ...]) -> str | None:
    """The label at which a one stands."""
    return labels[values.index(1)] if 1 in values else None


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_numbers_keep_to_their_fields(game: str, players: int) -> None:
    layout = games.observation_layout(game)
    most = bounds(layout)
    for state, seat in [*sights(game, players), (end(game, players, 1), 0)]:
        numbers = list(state.observation(seat))
        assert len(numbers) == size(layout)
        assert all(0 <= number <= top for number, top in zip(numbers, most, strict=True))
        for at, field in field_places(layout):
            if field.one_hot:
                assert sorted(numbers[at : at + field.size])[:-1] == [0] * (field.size - 1)


@pytest.mark.parametrize("game", GAMES)
def test_names_are_unique_and_labels_too(game: str) -> None:
    layout = games.observation_layout(game)
    names = [field.name for field in layout]
    assert len(set(names)) == len(names)
    assert all(len(set(field.labels)) == len(field.labels) for field in layout)


def around(state: Any, seat: int) -> list[int]:
    """The seats as the observer counts them."""
    return [(seat + step) % state.setup.players for step in range(state.setup.players)]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_calimala_by_its_names(players: int) -> None:
    from signoria.games.calimala.rules import names

    state: Any
    for state, seat in sights("calimala", players):
        said, position = read("calimala", state, seat), state.position()
        view = games.load("calimala").view(state, seat)
        assert hot(said["phase"], names.PHASES) == names.PHASES[position.phase]
        assert said["turns"] == pytest.approx([state.turn])
        assert said["hand"] == pytest.approx(position.mats[seat].hand)
        assert said["deck"] == pytest.approx([sum(position.deck)])
        assert said["discard pile"] == pytest.approx(position.discard)
        kinds = [hot(said[f"square {square}: kind"], names.KINDS) for square in range(9)]
        assert kinds == [names.KINDS[kind] for kind in position.squares]
        own = position.mats[seat]
        assert hot(said["kept"], names.SCORING_CARDS) == (
            names.SCORING_CARDS[own.kept] if own.kept != 255 else None
        )
        for step, other in enumerate(around(state, seat)):
            mat = position.mats[other]
            assert said[f"seat +{step}: at the table"] == [1]
            assert said[f"seat +{step}: points"] == pytest.approx([state.scores[other]])
            assert said[f"seat +{step}: reserve"] == pytest.approx([mat.reserve])
            assert said[f"seat +{step}: warehouses"] == pytest.approx(mat.warehouse)
            assert said[f"seat +{step}: delivered"] == pytest.approx(mat.delivered)
            assert said[f"seat +{step}: contributed"] == pytest.approx(mat.contributed)
            assert said[f"seat +{step}: artworks"] == pytest.approx(mat.artworks)
            assert said[f"seat +{step}: cards in hand"] == pytest.approx([sum(mat.hand)])
            assert said[f"seat +{step}: coloured"] == pytest.approx([mat.coloured])
        assert view.viewer == seat


@pytest.mark.parametrize("players", [2, 3, 4])
def test_forging_florence_by_its_names(players: int) -> None:
    from signoria.games.forging_florence.rules import names

    state: Any
    for state, seat in sights("forging-florence", players):
        said, position = read("forging-florence", state, seat), state.position()
        assert hot(said["phase"], names.PHASES) == names.PHASES[position.phase]
        assert hot(said["players"], ("2", "3", "4")) == str(players)
        assert said["last turns"] == pytest.approx([position.last_turns])
        assert hot(said["economy"], names.ECONOMIES) == names.ECONOMIES[position.economy]
        for step, other in enumerate(around(state, seat)):
            hand = position.hands[other]
            assert said[f"seat +{step}: money"] == pytest.approx([hand.coins])
            assert hot(said[f"seat +{step}: level"], ("1", "2", "3")) == str(hand.level)
            assert said[f"seat +{step}: tokens"] == pytest.approx(hand.tokens)
            assert said[f"seat +{step}: made"] == pytest.approx(hand.made)
            assert said[f"seat +{step}: unsold"] == pytest.approx(hand.unsold)
            assert said[f"seat +{step}: hires"] == [bool(hand.hires)]
            assert said[f"seat +{step}: for Leonardo"] == pytest.approx([hand.leonardo])
            assert said[f"seat +{step}: prestige"] == pytest.approx([state.scores[other]])
        for number, hand in enumerate(position.hands):
            own = said[f"hex {hand.hex}: own figure"]
            assert own == [number == seat or position.hands[seat].hex == hand.hex]


@pytest.mark.parametrize("game", GAMES)
def test_the_documents_are_up_to_date(game: str) -> None:
    """``python -m tools.docs.layouts`` writes them anew."""
    from tools.docs.layouts import page

    path = Path(__file__).parents[2] / "docs" / "research" / "observations" / f"{game}.md"
    assert path.read_text("utf-8") == page(game)
