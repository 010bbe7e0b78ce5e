"""What a viewer is told depends only on what it may know."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria.decoders import json_decoder
from signoria.games.contract import CHANCE, Rng
from signoria.server.domain.match.model import Model
from signoria.server.domain.questions.what_if import foresee
from signoria.server.domain.questions.why_not import explain_moves
from signoria.server.journal.entries import AnyEntry, Drawn, Moved, Undone
from signoria.server.protocol.common import Problem
from signoria.server.protocol.socket import Foreseen, Hello, WhatIf
from signoria.server.views import perspective, projection
from tests.server import frames
from tests.support.effort import examples

from ..domain.tables import ANN, BOB, CID, fold_all, hello, three

KEEPER = 1  # the seat whose hidden things differ
PEOPLE = (ANN, BOB, CID)
OTHERS = ((ANN, 0), (CID, 2), (None, None), (BOB, None))


class Twins(NamedTuple):
    """Two matches that differ only in what the seat KEEPER knows."""

    one: Model
    other: Model

    def decide(self, rng: Rng) -> tuple[AnyEntry, AnyEntry] | None:
        """The next decision or outcome of both, the same for all but KEEPER; None: no more."""
        one, other = (twin.play.state for twin in self if twin.play)
        assert one.to_move == other.to_move
        if one.to_move == CHANCE:
            return self.draw(rng)
        legal = [one.legal_actions(), other.legal_actions()]
        if one.to_move != KEEPER:
            assert legal[0] == legal[1]
        both = [action for action in legal[0] if action in legal[1]]
        if not both:
            return None
        action = both[rng.below(len(both))]
        entry = Moved(at=self.one.last_at, seat=one.to_move, action=action)
        return entry, entry

    def draw(self, rng: Rng) -> tuple[AnyEntry, AnyEntry] | None:
        """An outcome: hidden, so another one in each if KEEPER draws."""
        one, other = (twin.play for twin in self)
        assert one
        assert other
        found = [[value for value, _ in play.state.chance_outcomes()] for play in (one, other)]
        both = [value for value in found[0] if value in found[1]]
        first = rng.pick_weighted(one.state.chance_outcomes())
        second = other.state.chance_outcomes()[-1][0]
        if one.taken[-1].seat != KEEPER:
            if not both:
                return None
            first = second = both[rng.below(len(both))]
        at, draw = self.one.last_at, one.draws
        return Drawn(at=at, outcome=first, draw=draw), Drawn(at=at, outcome=second, draw=draw)

    def fold(self, one: AnyEntry, other: AnyEntry) -> None:
        """Both go on; what others are told of it is the same."""
        before = [projection.Projection(model).public for model in self]
        happened = [self.one.fold(one), self.other.fold(other)]
        for person, watching in OTHERS:
            told = []
            for model, what, known in zip(self, happened, before, strict=True):
                who = perspective.perspective_of(
                    model, person.id if person else None, watching, state=True
                )
                shares = projection.Projection(model)
                card = shares.card(who) if what.card_changed else None
                ways = [shares.situation(who, 0), shares.situation(who, 0, known)]
                steps = [projection.step(what, who, situation, card) for situation in ways]
                told.append(msgspec.json.encode(steps))
            assert told[0] == told[1]

    def check(self) -> None:
        """All others see the same table."""
        for person, watching in OTHERS:
            tables = [hello(model, person, watching) for model in self]
            assert tables[0] == tables[1]
            if watching is not None:
                asked = [msgspec.json.encode(all_reasons(model, watching)) for model in self]
                assert asked[0] == asked[1]
                if watching == self.one.to_move:
                    seen = [msgspec.json.encode(all_foreseen(model, watching)) for model in self]
                    assert seen[0] == seen[1]


def all_reasons(model: Model, watching: int) -> list[Problem | None]:
    """Why each of the game's actions is not possible, as this seat is told."""
    assert model.play
    state, game = model.play.state, model.game
    moves = [game.format(state, action) for action in range(game.num_actions)]
    return explain_moves(model, watching, model.version, moves)


def all_foreseen(model: Model, watching: int) -> list[Foreseen]:
    """What each of the legal actions would change, as this seat is told."""
    assert model.play
    state, game = model.play.state, model.game
    questions = [
        WhatIf(id=1, version=model.version, move=game.format(state, action))
        for action in state.legal_actions()
    ]
    return [foresee(model, watching, question) for question in questions]


def twin_models(seed: int) -> Iterator[Model]:
    """Twice the same match, where KEEPER keeps another scoring card each time."""
    table = three()
    rng = Rng(seed)
    while table.model.to_move != KEEPER:
        table.play(rng, 1)
    version, seat = table.model.version, table.model.to_move
    for action in table.legal()[:2]:
        model = fold_all(table.entries[:version])
        assert seat is not None
        model.fold(Moved(at=model.last_at, seat=seat, action=action))
        yield model


@examples(25)
@given(seed=st.integers(0, 10_000))
def test_others_cannot_tell_hidden_things_apart(seed: int) -> None:
    twins, rng = Twins(*twin_models(seed)), Rng(seed)
    twins.check()
    own = [hello(model, BOB, KEEPER) for model in twins]
    assert own[0] != own[1], "its own seat sees the difference"
    for number in range(120):
        pair = twins.decide(rng)
        if pair is None:
            break
        twins.fold(*pair)
        if twins.one.status == "over" or twins.other.status == "over":
            break
        if number % 10 == 0:
            twins.check()
        if number % 30 == 29:
            assert twins.one.play
            kept = len(twins.one.play.taken) - 3
            undone = Undone(at=twins.one.last_at, seat=0, actions=kept)
            twins.fold(undone, undone)
            twins.check()


def test_what_was_undone_leaves_no_trace() -> None:
    table = three()
    rng = Rng(5)
    while not (table.model.play and table.model.play.draws):
        table.play(rng, 1)
    own = table.model.play.find_last_own((0, 1, 2))
    assert own is not None
    seat = table.model.play.taken[own].seat
    before = table.model.play.taken[own].version - 1
    drawn = hello(table.model, PEOPLE[seat], seat)
    table.do(PEOPLE[seat], frames.propose(table.model.version, "undo"))
    proposal = table.model.proposal
    assert proposal
    for person in PEOPLE:
        if person != PEOPLE[seat]:
            table.do(person, frames.answer(proposal.number, True))
    old = fold_all(table.entries[:before])
    for watching in range(3):
        now, then = (hello_for(model, watching) for model in (table.model, old))
        assert now.log == then.log
        assert (now.situation.view, now.situation.own) == (then.situation.view, then.situation.own)
    assert b'"drew"' in drawn
    assert drawn.count(b'"drew"') > hello(table.model, PEOPLE[seat], seat).count(b'"drew"')


def hello_for(model: Model, watching: int) -> Hello:
    """The whole table of a seat, as it was sent."""
    return json_decoder(Hello).decode(hello(model, PEOPLE[watching], watching))


@pytest.mark.parametrize("secret", ["seed", "invitation", "person"])
def test_secrets_are_in_nothing_that_is_sent(secret: str) -> None:
    table = three()
    table.play(Rng(3), 40)
    created = table.model.created
    hidden = {"seed": created.seed, "invitation": created.invitation, "person": f'"{BOB.id}"'}
    for person, watching in (*OTHERS, (BOB, 1)):
        assert hidden[secret].encode() not in hello(table.model, person, watching)
    table.play(Rng(3))
    seen = created.seed.encode() in hello(table.model, None, None)
    assert table.model.status == "over"
    assert seen, "at the end the seed is told"
