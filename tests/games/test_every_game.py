"""The contract holds in every game that there is, whichever it is."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import msgspec
import pytest

from signoria import games
from signoria.decoders import json_decoder
from signoria.games.contract import (
    CHANCE,
    TERMINAL,
    BadNotation,
    BadSetup,
    BadState,
    Game,
    IllegalAction,
    Rng,
    State,
)
from signoria.games.shared.options import START
from tests.support.effort import effort
from tests.support.every import GAMES, TABLES, choices, end, start, steps

EVERY = 9  # steps of a game to one that is looked at


def moments(name: str, players: int, seeds: int = 2) -> Iterator[tuple[State, int]]:
    """Some states of some games, each with the action that comes next."""
    for seed in range(effort(seeds)):
        rng = Rng(seed)
        for state, action in steps(name, players, seed):
            if rng.below(EVERY) == 0:
                yield state.clone(), action


def open_to(state: State) -> set[int]:
    """What can be applied now."""
    return {*state.legal_actions(), *(outcome for outcome, _ in state.chance_outcomes())}


def encode(thing: Any) -> bytes:
    """As it is sent: here True is not 1."""
    return msgspec.json.encode(thing)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_someone_decides_until_the_game_is_over(name: str, players: int) -> None:
    game = games.load(name)
    for state, _ in moments(name, players):
        legal, outcomes = state.legal_actions(), state.chance_outcomes()
        assert (state.to_move == CHANCE) == bool(outcomes)
        assert (0 <= state.to_move < players) == bool(legal)
        assert legal == sorted(set(legal))
        assert all(0 <= action < game.num_actions for action in legal)
        assert all(o >= game.num_actions and weight > 0 for o, weight in outcomes)
        assert not state.is_forced() or len(legal) == 1
        assert len(state.scores) == players
    last = end(name, players, 1)
    assert (last.to_move, open_to(last)) == (TERMINAL, set())
    assert min(last.ranking()) == 1


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_what_is_not_open_is_refused_with_a_rule_and_changes_nothing(
    name: str, players: int
) -> None:
    game = games.load(name)
    for number, (state, _) in enumerate(moments(name, players)):
        if number % EVERY:
            continue
        before, possible = state.to_bytes(), open_to(state)
        for action in range(-1, game.num_actions + 20):
            told = game.explain(state, action)
            assert (told is None) == (action in possible)
            if told is not None:
                assert (told.game or name, bool(told.rule)) == (name, True)
                with pytest.raises(IllegalAction):
                    state.apply(action)
                with pytest.raises(IllegalAction):
                    game.reveals(state, action)
        assert state.to_bytes() == before


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("action", ["x", None, 2**70, -(2**70), -1, 1.5, float("nan")])
def test_whatever_is_no_action_is_refused(name: str, action: Any) -> None:
    game = games.load(name)
    state = start(name, game.players[0], Rng(4))
    before = state.to_bytes()
    with pytest.raises(IllegalAction):
        state.apply(action)
    assert isinstance(game.explain(state, action), IllegalAction)
    assert state.to_bytes() == before


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_state_survives_copying_bytes_and_sending(name: str, players: int) -> None:
    game = games.load(name)
    for state, action in moments(name, players):
        data = state.to_bytes()
        twins = [state.clone(), game.from_bytes(data), pickle.loads(pickle.dumps(state))]
        for twin in twins:
            assert (twin.to_bytes(), twin.hash()) == (data, state.hash())
            twin.apply(action)
        assert len({twin.to_bytes() for twin in twins}) == 1
        assert state.to_bytes() == data, "copies are independent"


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("data", [None, "state", 3, b"", b"\xff" * 450, b"\0" * 904])
def test_bytes_that_are_no_state(name: str, data: Any) -> None:
    with pytest.raises(BadState):
        games.load(name).from_bytes(data)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_notation_is_read_back(name: str, players: int) -> None:
    game = games.load(name)
    for state, _ in moments(name, players):
        texts = {action: game.format(state, action) for action in open_to(state)}
        assert len(set(texts.values())) == len(texts)
        for action, text in texts.items():
            assert "#" not in text, "it would begin a comment"
            assert game.parse(state, text) == action
            assert game.parse(state, f"  {text.upper()} ") == action
        with pytest.raises(BadNotation) as caught:
            game.parse(state, "jump")
        assert caught.value.expected


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_seat_is_shown_the_same_from_all_that_it_has_seen(name: str, players: int) -> None:
    """Views, choices and observations depend on what the seat has seen only."""
    game = games.load(name)
    for number, (state, _) in enumerate(moments(name, players)):
        seat = number % players
        seen, guess = state.seen_by(seat), state.resample(seat, Rng(number))
        view = encode(game.view(state, seat))
        for other in (seen, guess):
            assert encode(game.view(other, seat)) == view
            assert list(other.observation(seat)) == list(state.observation(seat))
        assert guess.seen_by(seat).to_bytes() == seen.to_bytes()
        if state.to_move == seat:
            assert seen.legal_actions() == guess.legal_actions() == state.legal_actions()


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_views_are_typed_and_show_choices_to_whom_they_belong(name: str, players: int) -> None:
    game = games.load(name)
    viewers: list[int | None] = [None, *range(players)]
    for state, _ in moments(name, players):
        views = game.views(state, viewers)
        assert encode(views) == encode([game.view(state, seat) for seat in viewers])
        for seat, view in zip(viewers, views, strict=True):
            assert json_decoder(game.view_type).decode(encode(view)) == view
            legal = state.legal_actions() if seat == state.to_move else []
            assert [choice.action for choice in view.legal] == legal
            assert [choice.text for choice in view.legal] == [game.format(state, a) for a in legal]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_events_are_typed_and_have_an_audience(name: str, players: int) -> None:
    game = games.load(name)
    for state, action in moments(name, players):
        before = state.to_bytes()
        told = game.events(state, action)
        assert state.to_bytes() == before
        assert isinstance(game.reveals(state, action), bool)
        for event in told:
            assert json_decoder(game.event_type).decode(encode(event)) == event
            assert event.audience is None or 0 <= event.audience < players


@pytest.mark.parametrize("name", GAMES)
def test_every_value_of_every_option_is_taken_and_told_again(name: str) -> None:
    game = games.load(name)
    players = game.players[-1]
    for option in game.options:
        for value in option.values:
            wanted = game.resolve_options(players, {option.name: value})
            assert wanted[option.name] == value
            assert list(wanted) == [each.name for each in game.options]
            setup = game.setup(players, wanted, rng=Rng(1))
            seat = {START: str(setup.start)} if wanted[START] == "random" else {}
            assert setup.options() == wanted | seat
            assert game.read_setup(setup.to_dict()) == setup


@pytest.mark.parametrize("name", GAMES)
def test_defaults_come_first(name: str) -> None:
    game = games.load(name)
    defaults = {option.name: option.values[0] for option in game.options}
    assert (
        game.resolve_options(game.players[0], {})
        == game.resolve_options(game.players[0])
        == defaults
    )


@pytest.mark.parametrize("name", GAMES)
def test_words_of_a_setup_fit_in_a_record(name: str) -> None:
    """One line each, and what was chosen is one word each, as a header tells it."""
    game = games.load(name)
    for options in choices(game):
        setup = game.setup(game.players[-1], options, rng=Rng(2))
        assert all("\n" not in value for value in setup.to_dict().values())
        assert all(len(value.split()) == 1 for value in setup.options().values())


def faults(game: Game) -> list[tuple[int, dict[str, str]]]:
    """Numbers of players and options that are wrong, by the field that is to be named."""
    low, high = game.players[0], game.players[-1]
    wrong: list[tuple[int, dict[str, str]]] = [(low - 1, {}), (high + 1, {})]
    wrong += [(low, {"colour": "red"}), (low, {START: str(low)})]
    return wrong + [(low, {option.name: "\x00wrong"}) for option in game.options]


@pytest.mark.parametrize("name", GAMES)
def test_what_cannot_be_chosen_is_refused_naming_the_field(name: str) -> None:
    game = games.load(name)
    for players, options in faults(game):
        with pytest.raises(BadSetup) as caught:
            game.setup(players, options, rng=Rng(1))
        assert caught.value.field.casefold() == next(iter(options), "players")
        assert str(caught.value)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_playouts_depend_on_their_number_only(name: str, players: int) -> None:
    game = games.load(name)
    options = choices(game)[1] | {START: "random"}
    whole = game.playouts(players, options, 7, 0, 40)
    parts = [game.playouts(players, options, 7, first, 20) for first in (0, 20)]
    assert whole.games == 40
    assert whole.decisions == sum(part.decisions for part in parts)
    assert whole.scores == tuple(sum(n) for n in zip(*(p.scores for p in parts), strict=True))
    assert sum(whole.wins) == pytest.approx(40)
    state = start(name, players, Rng(3))
    assert state.playouts(1, 0, 5).games == 5


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_both_builds_play_the_same_game(plain: ModuleType, name: str, players: int) -> None:
    """At moments of whole games; the uncompiled one is too slow for every step of them."""
    other = plain.load(name)
    for state, action in moments(name, players, 1):
        twin = other.from_bytes(state.to_bytes())
        assert twin.legal_actions() == state.legal_actions()
        assert twin.chance_outcomes() == state.chance_outcomes()
        assert (twin.scores, twin.ranking()) == (state.scores, state.ranking())
        for both in (twin, state):
            both.apply(action)
        assert twin.to_bytes() == state.to_bytes()


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_both_builds_add_up_the_same_playouts(plain: ModuleType, name: str, players: int) -> None:
    options = choices(games.load(name))[1] | {START: "random"}
    fast = games.load(name).playouts(players, options, 7, 0, effort(8))
    slow = plain.load(name).playouts(players, options, 7, 0, effort(8))
    assert vars(fast) == vars(slow)


@pytest.mark.parametrize("players", ["3", 3.0, None, True])
@pytest.mark.parametrize("name", GAMES)
def test_players_of_another_type_are_told_what_is_wanted(name: str, players: Any) -> None:
    with pytest.raises(BadSetup, match="whole number") as error:
        games.load(name).setup(players, rng=Rng(1))
    assert repr(players) in str(error.value)
    assert type(players).__name__ in str(error.value)
