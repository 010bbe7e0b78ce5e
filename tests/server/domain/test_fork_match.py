"""Matches that are played on from a moment of another one: what they begin with, what they tell."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria import games
from signoria.games.contract import TERMINAL, Rng
from signoria.record import Match, proof, read, write
from signoria.server.domain import commands
from signoria.server.domain.handlers import fork_match, rematch
from signoria.server.domain.match.model import Model
from signoria.server.domain.questions import variations
from signoria.server.journal.entries import AnyEntry, Created, Origin, Person, Started
from signoria.server.protocol import http
from signoria.server.protocol.lines import Line, PlayLine
from signoria.server.views import match_card, record_export
from tests.server import frames
from tests.support.effort import examples

from ..views.test_hidden import KEEPER, PEOPLE, Twins, twin_models
from .tables import (
    ANN,
    BOB,
    DEVICE,
    EVE,
    ID,
    ME,
    OPEN,
    Table,
    everything,
    fold_all,
    reason_of,
    three,
)
from .tables import secrets as drawn

WISH = http.PlayOn(seat=0, bot="random")
SECRETS = drawn(77, "b" * 16)


def branch(
    model: Model, actions: int, wish: http.PlayOn = WISH, who: Person = ANN
) -> list[AnyEntry]:
    """The entries of the match that is played on."""
    return fork_match.fork_match(model, who, actions, wish, SECRETS, 2_000_000)


def drive(entries: Sequence[AnyEntry], rng: Rng) -> Table:
    """A match with these entries, played to its end."""
    table = Table(ME, OPEN, OPEN)
    table.model, table.entries = Model(SECRETS.match), []
    table.take(entries)
    table.play(rng)
    return table


def action_count(model: Model) -> int:
    """How many actions stand."""
    return len(model.play.taken) if model.play else 0


@examples(10)
@given(seed=st.integers(0, 10_000), part=st.floats(0, 0.99), seat=st.integers(0, 2))
def test_it_begins_with_what_the_seat_saw(seed: int, part: float, seat: int) -> None:
    table = three()
    table.play(Rng(seed))
    assert table.model.play
    actions = int(part * action_count(table.model))
    past = table.model.play.state_at(actions)
    model = fold_all(branch(table.model, actions, http.PlayOn(seat=seat, bot="random")))
    assert model.play
    game, first = model.game, model.play.first_state()
    assert game.view(first, seat) == game.view(past, seat)
    assert first.turn == past.turn
    assert model.created.origin == Origin(ID, actions, past.turn)
    chairs = [chair.person or chair.bot for chair in model.chairs]
    assert chairs == [ANN if one == seat else "random" for one in range(3)]


@examples(10)
@given(seed=st.integers(0, 10_000), steps=st.integers(0, 60))
def test_nothing_hidden_from_the_seat_gets_into_it(seed: int, steps: int) -> None:
    twins, rng = Twins(*twin_models(seed)), Rng(seed)
    for _ in range(steps):
        if (pair := twins.decide(rng)) is None:
            break
        twins.fold(*pair)
    actions = rng.below(action_count(twins.one) + 1)
    for seat, person in enumerate(PEOPLE):
        wish = http.PlayOn(seat=seat, bot="random")
        one, other = (branch(model, actions, wish, person) for model in twins)
        if seat != KEEPER:
            assert one == other


@examples(6)
@given(seed=st.integers(0, 10_000), part=st.floats(0, 0.95))
def test_it_is_played_to_its_end_and_its_record_is_true(seed: int, part: float) -> None:
    table = three()
    table.play(Rng(seed))
    played = drive(branch(table.model, int(part * action_count(table.model))), Rng(seed + 1))
    assert played.model.status == "over"
    text = write(record_export.finished_record(played.model).record())
    record = read(text)
    match = Match.from_record(record)
    assert (match.over, match.position is not None) == (True, True)
    assert proof.check(match, record)
    assert (
        record.headers["From"]
        == f"after {int(part * action_count(table.model))} actions of another game"
    )
    assert ID not in text
    restored = Model.from_snapshot(played.model.snapshot())
    assert restored
    assert everything(restored) == everything(played.model)
    assert played.hello(ANN, 0) == Table.hello(drive(played.entries, Rng(1)), ANN, 0)


def test_a_rematch_begins_with_the_same_position() -> None:
    table = three()
    table.play(Rng(3))
    played = drive(branch(table.model, 100), Rng(4))
    again = fold_all(rematch.create_rematch(played.model, ANN, drawn(5, "c" * 16), 9).new)
    assert again.play
    assert played.model.play
    assert again.play.first_state().to_bytes() == played.model.play.first_state().to_bytes()
    assert again.created.origin == played.model.created.origin
    assert again.created.seed != played.model.created.seed


def test_only_the_host_is_told_of_which_match_it_comes() -> None:
    table = three()
    table.play(Rng(3))
    model = fold_all(branch(table.model, 100))
    assert msgspec.to_builtins(match_card.card_for(model, ANN.id))["origin"]["match"] == ID
    for other in (None, EVE.id):
        card = msgspec.to_builtins(match_card.card_for(model, other))
        assert card["origin"]["match"] is None
        assert card["origin"]["actions"] == 100


def test_of_a_running_match_only_ones_own_seat_can_be_played_on() -> None:
    table = three()
    table.play(Rng(2), 30)
    assert (
        reason_of(lambda: branch(table.model, 20, http.PlayOn(seat=1, bot="random")))
        == "not-seated"
    )
    assert reason_of(lambda: branch(table.model, 20, WISH, EVE)) == "not-seated"
    own = fold_all(branch(table.model, 20, http.PlayOn(seat=1, bot="random"), BOB))
    assert not own.created.spectators, "strangers would see what the seat has seen"
    assert not own.created.public
    table.play(Rng(2))
    later = fold_all(branch(table.model, 20, http.PlayOn(seat=1, bot="random"), EVE))
    assert later.created.spectators


def test_where_a_device_is_shared_nobody_plays_on_before_the_end() -> None:
    table = Table(ME, DEVICE, http.BotSeat(bot="random"))
    table.play(Rng(2), 30)
    assert reason_of(lambda: branch(table.model, 20)) == "shared-device"
    table.play(Rng(2))
    assert fold_all(branch(table.model, 20)).status == "running"


@pytest.mark.parametrize(
    ("actions", "wish", "why"),
    [
        (-1, WISH, "no-such-moment"),
        (100_000, WISH, "no-such-moment"),
        (10, http.PlayOn(seat=3, bot="random"), "no-seat"),
        (10, http.PlayOn(seat=0, bot="Machiavelli"), "bad-bot"),
    ],
)
def test_what_cannot_be_played_on_is_refused(actions: int, wish: http.PlayOn, why: str) -> None:
    table = three()
    waiting = Table(ME, OPEN, OPEN)
    assert reason_of(lambda: branch(waiting.model, 0)) == "no-such-moment"
    table.play(Rng(3))
    assert reason_of(lambda: branch(table.model, actions, wish)) == why
    assert reason_of(lambda: branch(table.model, action_count(table.model))) == "over"


@examples(6)
@given(game=st.sampled_from(games.names()), seed=st.integers(0, 999), actions=st.integers(0, 120))
def test_a_line_of_any_game_can_be_played_on(game: str, seed: int, actions: int) -> None:
    rules, rng = games.load(game), Rng(seed)
    setup = rules.setup(rules.players[0], {}, rng=Rng(seed))
    match = Match(rules, setup)
    while len(match.actions) < actions and match.state.to_move != TERMINAL:
        weights = match.state.chance_outcomes() or [(one, 1) for one in match.state.legal_actions()]
        match.apply(rng.pick_weighted(weights))
    moves = [played.move.text for played in match.played]
    line = Line(game=game, setup=dict(setup.to_dict()), moves=moves)
    wish = PlayLine(line=line, seat=1, bot="random")
    entries = fork_match.fork_line(variations.end_of_line(line), ANN, wish, SECRETS, 5)
    model = fold_all(entries)
    assert isinstance(entries[1], Started)
    assert model.play
    assert rules.view(model.play.first_state(), 1) == rules.view(match.state, 1)
    assert model.created.origin == Origin(None, len(moves), match.state.turn)


def test_a_match_that_was_played_on_can_be_undone_to_its_beginning() -> None:
    table = three()
    table.play(Rng(3))
    model = fold_all(branch(table.model, 100))
    other = Table(ME, OPEN, OPEN)
    other.model = model
    assert model.play
    first = model.play.first_state().to_bytes()
    while model.to_move != 0:
        other.play(Rng(1), 1)
    before = action_count(model)
    other.play(Rng(1), 1)
    other.do(ANN, frames.propose(model.version, "undo"))
    assert action_count(model) == before
    assert model.play.first_state().to_bytes() == first


def line_of_moves(actions: int) -> Line:
    """The beginning of a game of three."""
    game, rng = games.load("calimala"), Rng(4)
    setup = game.setup(3, {}, rng=Rng(4))
    match = Match(game, setup)
    while len(match.actions) < actions:
        weights = match.state.chance_outcomes() or [(one, 1) for one in match.state.legal_actions()]
        match.apply(rng.pick_weighted(weights))
    moves = [played.move.text for played in match.played]
    return Line(game=game.name, setup=dict(setup.to_dict()), moves=moves)


def play_line(line: Line, seat: int, *seats: int) -> list[AnyEntry]:
    """The entries of a match from the end of a line, with these seats open."""
    wish = PlayLine(line=line, seat=seat, bot="random", open=list(seats))
    return fork_match.fork_line(variations.end_of_line(line), ANN, wish, SECRETS, 5)


def test_friends_take_the_open_seats_before_a_match_goes_on() -> None:
    line = line_of_moves(30)
    entries = play_line(line, 1, 0, 2)
    table = Table(ME, OPEN, OPEN)
    table.model, table.entries = Model(SECRETS.match), []
    table.take(entries)
    before = [table.model.status]
    for seat, friend in ((0, BOB), (2, EVE)):
        table.do(friend, commands.Join(seat, SECRETS.invitation))
        before.append(table.model.status)
    assert before == ["waiting", "waiting", "running"]
    assert table.model.play
    began, ended = table.model.play.first_state(), variations.end_of_line(line).state
    view = table.model.game.view
    assert view(began, 1) == view(ended, 1)
    assert [chair.person for chair in table.model.chairs] == [BOB, ANN, EVE]
    table.play(Rng(5))
    assert table.model.status == "over"


def test_a_bot_plays_what_is_not_open() -> None:
    (created,) = play_line(line_of_moves(20), 0, 1)
    assert isinstance(created, Created)
    assert [chair.bot for chair in created.chairs] == [None, None, "random"]
    assert created.chairs[0].person == ANN


def test_no_seat_is_open_that_is_none_or_ones_own() -> None:
    line = line_of_moves(20)
    assert reason_of(lambda: play_line(line, 0, 0, 1)) == "seat-taken"
    assert reason_of(lambda: play_line(line, 0, 3)) == "no-seat"
