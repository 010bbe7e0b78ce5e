"""What people add to the shuffle: hidden until the start, then part of every card."""

from __future__ import annotations

import re
from unittest.mock import patch

import msgspec
import pytest
from msgspec.structs import replace

from signoria.decoders import json_decoder
from signoria.games.contract import Rng
from signoria.record import Match, fair, proof, read, write
from signoria.server.domain import commands
from signoria.server.domain.handlers import create_match, rematch
from signoria.server.domain.match.model import Model
from signoria.server.domain.refusals import Refusal
from signoria.server.hub.promises import HOUR, MOST, Promises
from signoria.server.journal.entries import Chair, Created, Drawn, Person, Seated, Started
from signoria.server.protocol import http, socket
from signoria.server.views import match_card, perspective, projection, record_export
from tests.server import frames
from tests.server.world import asynchronous

from .tables import (
    ANN,
    BOB,
    BOT,
    CID,
    DEVICE,
    EVE,
    ID,
    INVITATION,
    ME,
    OPEN,
    ROBOT,
    Table,
    everything,
    fold_all,
    reason_of,
    secrets,
    three,
)

A, B, C = ("aa" * 32, "bb" * 32, "cc" * 32)


def contribution(value: str = A) -> http.Contribution:
    """What the host adds."""
    return http.Contribution(match=ID, commitment="0" * 64, value=value)


def table(*seats: http.SeatWish, value: str | None = A) -> Table:
    """A match to which the host adds a value."""
    found = Table(OPEN, OPEN, OPEN)
    wish = http.NewMatch(
        game="calimala", seats=list(seats), shuffle=contribution(value) if value else None
    )
    found.model, found.entries = Model(ID), []
    found.take(create_match.create_match(wish, ANN, secrets(), 5))
    return found


def proven(model: Model) -> proof.Proof:
    """What follows from the record of a match that is over."""
    record = read(write(record_export.finished_record(model).record()))
    found = proof.check(Match.from_record(record), record)
    assert found
    return found


def hello(model: Model) -> socket.Hello:
    """The whole table as a stranger gets it."""
    who, nobody = (
        perspective.perspective_of(model, None, None),
        socket.Presence(online=[], spectators=0),
    )
    return projection.hello(projection.Projection(model), who, 1_000_000, nobody, [])


def test_one_click_against_bots() -> None:
    one = table(ME, BOT, BOT)
    assert one.model.status == "running"
    assert one.model.values == [A, None, None]
    one.play(Rng(1))
    assert proven(one.model).speaking == (0,)
    other = table(ME, BOT, BOT, value=B)
    assert other.model.started
    assert one.model.started
    assert other.model.started.setup != one.model.started.setup


def test_several_at_one_device_speak_with_one_value() -> None:
    assert table(ME, DEVICE, BOT).model.values == [A, A, None]


def test_who_joins_adds_a_value_and_who_does_not_is_named() -> None:
    match = table(ME, OPEN, OPEN)
    match.do(BOB, commands.Join(1, INVITATION, B))
    assert [seat.added for seat in match_card.card_for(match.model, None).seats] == [
        True,
        True,
        False,
    ]
    match.do(CID, commands.Join(2, INVITATION))
    assert match.model.values == [A, B, None]
    match.play(Rng(1))
    found = proven(match.model)
    assert (found.scheme, found.speaking, found.silent) == (fair.TOGETHER, (0, 1), (2,))


def test_values_are_hidden_until_the_start() -> None:
    """Otherwise the one who comes last could choose a value by them."""
    match = table(ME, OPEN, OPEN)
    match.do(BOB, commands.Join(None, INVITATION, B))
    for person in (ANN, BOB, CID, None):
        seen = match.hello(person, 0 if person is ANN else None)
        assert A.encode() not in seen
        assert B.encode() not in seen
        assert A not in str(match_card.card_for(match.model, person.id if person else None))
    match.do(CID, commands.Join(None, INVITATION, C))
    assert hello(match.model).fair == socket.Fair(
        commitment=match.model.commitment, seed=None, scheme=2, values=[A, B, C]
    )


def test_the_commitment_is_told_before_anybody_joins() -> None:
    card = match_card.card_for(table(ME, OPEN, OPEN).model, None)
    assert card.commitment == fair.commitment(secrets().seed)


def test_a_seat_that_is_left_takes_its_value_along() -> None:
    match = table(ME, OPEN, OPEN)
    match.do(BOB, commands.Join(1, INVITATION, B))
    match.do(BOB, commands.Leave())
    assert match.model.values == [A, None, None]
    match.do(ANN, commands.FillSeat(1, "random"))
    assert match.model.values == [A, None, None]


def test_a_value_is_added_once_and_before_the_start() -> None:
    match = table(ME, OPEN, OPEN, value=None)
    assert reason_of(lambda: match.do(EVE, frames.contribute(B))) == "not-seated"
    match.do(ANN, commands.SeatNetworkBot(1, ROBOT))
    match.do(ROBOT, frames.contribute(B))
    match.do(ANN, frames.contribute(A))
    assert match.model.values == [A, B, None]
    assert reason_of(lambda: match.do(ROBOT, frames.contribute(C))) == "contributed"
    match.do(ANN, commands.FillSeat(2, "random"))
    assert reason_of(lambda: match.do(ROBOT, frames.contribute(C))) == "started"
    assert match.model.values == [A, B, None]


def test_values_stay_as_they_were_at_the_start() -> None:
    """Whoever sits on a chair later: the key of a game under way never changes."""
    match = three()
    key = match.model.shuffle.key
    match.take([Seated(at=9, seat=1, chair=Chair(person=BOB, value=C))])
    assert match.model.shuffle.key == key
    restored = Model.from_snapshot(match.model.snapshot())
    assert restored
    assert restored.shuffle == match.model.shuffle


def test_a_snapshot_keeps_the_values() -> None:
    waiting = table(ME, OPEN, OPEN).model
    for model in (waiting, table(ME, BOT, BOT).model):
        again = Model.from_snapshot(model.snapshot())
        assert again
        assert everything(again) == everything(model)
        assert again.values == model.values == [A, None, None]


def old_entries(match: Table) -> list[bytes]:
    """The entries of a match as versions before the second scheme wrote them."""
    created = match.entries[0]
    assert isinstance(created, Created)
    game = match.model.game
    alone = fair.Shuffle(created.seed)
    setup = alone.setup(game, len(created.chairs), created.options)
    old = [replace(created, scheme=1), Started(at=5, rules="1", setup=dict(setup.to_dict()))]
    texts = [msgspec.json.encode(entry) for entry in old]
    return [text.replace(b',"value":null', b"").replace(b',"scheme":1', b"") for text in texts]


def test_a_match_under_way_goes_on_under_its_old_scheme() -> None:
    texts = old_entries(table(ME, BOT, BOT, value=None))
    assert not any(word in text for text in texts for word in (b"value", b"scheme"))
    created, started = (
        json_decoder(kind).decode(text)
        for text, kind in zip(texts, (Created, Started), strict=True)
    )
    match = Table(OPEN, OPEN, OPEN)
    match.model, match.entries = Model(ID), []
    match.take([created, started])
    match.play(Rng(2))
    drawn = [entry for entry in match.entries if isinstance(entry, Drawn)]
    assert len(drawn) > 5
    assert match_card.card_for(match.model, ANN.id).commitment is None
    text = write(record_export.finished_record(match.model).record())
    assert "Shuffle:" not in text
    found = proven(match.model)
    assert (found.scheme, found.draws) == (fair.ALONE, len(drawn))
    assert fold_all(match.entries).shuffle == fair.Shuffle(created.seed)


def test_a_match_that_waits_under_the_old_scheme_begins_under_it() -> None:
    match = table(ME, OPEN, OPEN, value=None)
    created = match.entries[0]
    assert isinstance(created, Created)
    match.model, match.entries = Model(ID), []
    match.take([replace(created, scheme=1)])
    match.do(BOB, commands.Join(1, INVITATION, B))
    assert reason_of(lambda: match.do(ANN, frames.contribute(A))) == "no-contribution"
    match.do(ANN, commands.FillSeat(2, "random"))
    match.play(Rng(1))
    assert proven(match.model).scheme == fair.ALONE
    assert hello(match.model).fair.values == []


def test_a_rematch_has_the_values_that_were_added_to_it() -> None:
    match = table(ME, OPEN, OPEN)
    match.do(BOB, commands.Join(1, INVITATION, B))
    match.do(ANN, commands.FillSeat(2, "random"))
    match.play(Rng(1))
    again = rematch.create_rematch(match.model, BOB, secrets(2, "n" * 16), 5, {BOB.id: C})
    new = Model("n" * 16)
    for entry in again.new:
        new.fold(entry)
    assert new.values == [None, C, None]
    assert new.shuffle.match == "n" * 16


class TestPromises:
    """Promises of matches that are not made yet."""

    def test_a_promise_is_kept_to_whom_it_was_given(self) -> None:
        promises = Promises()
        promise = promises.promise(ANN, 5 * HOUR)
        wish = http.Contribution(match=promise.match, commitment=promise.commitment, value=A)
        for later in (0, HOUR):
            found = promises.redeem(wish, ANN, 5 * HOUR + later)
            assert found.match == promise.match
            assert fair.commitment(found.seed) == promise.commitment
        for person, server, later in (
            (BOB, promises, 0),
            (ANN, Promises(), 0),
            (ANN, promises, 2 * HOUR),
        ):
            assert self.is_refused(server, wish, person, 5 * HOUR + later)
        for field in ("match", "commitment"):
            other = getattr(wish, field)
            spoilt = replace(wish, **{field: ("A" if other[0] != "A" else "B") + other[1:]})
            assert self.is_refused(promises, spoilt, ANN, 5 * HOUR)

    @staticmethod
    def is_refused(server: Promises, wish: http.Contribution, person: object, now: int) -> bool:
        """Whether it is refused as another's promise, or none."""
        return reason_of(lambda: server.redeem(wish, person, now)) == "other-commitment"  # type: ignore[arg-type]

    def test_no_two_have_the_same_seed(self) -> None:
        promises = Promises()
        found = [promises.promise(who, 5) for who in (ANN, ANN, BOB)]
        assert len({one.commitment for one in found}) == len({one.match for one in found}) == 3
        fresh = [promises.redeem(None, ANN, 5) for _ in range(2)]
        assert fresh[0].seed != fresh[1].seed

    @asynchronous
    async def test_the_next_match_is_promised_to_all_alike(self) -> None:
        promises = Promises()
        promise = promises.promise_next(ID)
        assert promises.promise_next(ID) == promise != Promises().promise_next(ID)
        wish = http.Contribution(match=promise.match, commitment=promise.commitment, value=A)
        for _ in range(2):
            assert await promises.add_next(ID, wish, ANN) == promise
        other = replace(wish, value=B)
        assert await self.is_not_added(promises, other, ANN) == "contributed"
        await promises.add_next(ID, other, BOB)
        secrets_, values = await promises.next_match(ID, None)
        assert (secrets_.match, values) == (promise.match, {ANN.id: A, BOB.id: B})
        assert fair.commitment(secrets_.seed) == promise.commitment
        late = replace(wish, commitment="0" * 64)
        assert await self.is_not_added(promises, late, CID) == "other-commitment"

    @asynchronous
    async def test_what_follows_in_the_place_of_one_that_came_to_nothing_is_another(self) -> None:
        promises = Promises()
        promise = promises.promise_next(ID)
        wish = http.Contribution(match=promise.match, commitment=promise.commitment, value=A)
        await promises.add_next(ID, wish, ANN)
        found = [await promises.next_match(ID, before) for before in (None, "one", "two")]
        assert len({each.secrets.match for each in found}) == 3
        assert len({each.secrets.seed for each in found}) == 3
        assert [each.values for each in found] == [{ANN.id: A}, {}, {}]

    @staticmethod
    async def is_not_added(promises: Promises, wish: http.Contribution, person: Person) -> str:
        """Why a value is not added."""
        with pytest.raises(Refusal) as caught:
            await promises.add_next(ID, wish, person)
        return caught.value.problem.reason

    @asynchronous
    async def test_ids_that_follow_are_like_all_others(self) -> None:
        promises = Promises()
        ids = [promises.promise_next(f"{number}").match for number in range(500)]
        assert all(re.fullmatch("[A-Za-z0-9_][A-Za-z0-9_-]{15}", id) for id in ids)

    @asynchronous
    async def test_few_are_remembered(self) -> None:
        assert MOST == 10_000
        with patch("signoria.server.hub.promises.MOST", 3):
            promises = Promises()
            for match in "abcd":
                promise = promises.promise_next(match)
                wish = replace(contribution(), match=promise.match, commitment=promise.commitment)
                await promises.add_next(match, wish, ANN)
        kept = [(await promises.next_match(match, None)).values for match in "abcd"]
        assert kept == [{}, *([{ANN.id: A}] * 3)]
