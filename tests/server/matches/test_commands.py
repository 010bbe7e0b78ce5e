"""What each command does, and when it is refused."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import msgspec
import pytest

from signoria.games.contract import Rng
from signoria.record import Match, proof, read, write
from signoria.server.journal.entries import (
    Abandoned,
    AnyEntry,
    Chair,
    Moved,
    Person,
    Proposed,
    Seated,
    Started,
    StoodIn,
    TimedOut,
    Undone,
)
from signoria.server.matches import commands, creating, exporting, share
from signoria.server.matches.model import Model
from signoria.server.matches.refusals import Refusal
from signoria.server.protocol import http, socket

from .tables import (
    ANN,
    BOB,
    BOT,
    CID,
    DEVICE,
    EVE,
    INVITATION,
    ME,
    OPEN,
    PEOPLE,
    ROBOT,
    Table,
    folded,
    secrets,
    three,
)


def refused(call: Callable[[], object]) -> str:
    """The reason with which a command is refused."""
    with pytest.raises(Refusal) as caught:
        call()
    assert caught.value.problem.message
    return caught.value.problem.reason


def kinds(entries: list[AnyEntry]) -> list[type]:
    """The kinds of entries."""
    return [type(entry) for entry in entries]


def mover(table: Table) -> Person:
    """The person whose turn it is."""
    seat = table.model.to_move
    assert seat is not None
    person = table.model.chairs[seat].person
    assert person
    return PEOPLE[person.id]


def past_opening(table: Table) -> None:
    """On to the first turn."""
    rng = Rng(1)
    while not (table.model.play and table.model.play.state.begun):
        table.play(rng, 1)


@pytest.mark.parametrize(
    ("new", "reason"),
    [
        ({"game": "chess"}, "bad-game"),
        ({"seats": [ME, ME, OPEN]}, "two-of-you"),
        ({"seats": [ME, OPEN]}, "bad-setup"),
        ({"seats": [ME, BOT, http.BotSeat(bot="deep-thought")]}, "bad-bot"),
        ({"options": {"edition": "fr"}}, "bad-setup"),
        ({"options": {"colour": "red"}}, "bad-setup"),
        ({"options": {"start": "4"}}, "bad-setup"),
    ],
)
def test_a_match_that_cannot_be_is_not_made(new: dict[str, object], reason: str) -> None:
    usual = http.NewMatch(game="calimala", seats=[ME, OPEN, OPEN])
    wish = msgspec.structs.replace(usual, **new)
    assert refused(lambda: creating.create(wish, ANN, secrets(), 0)) == reason


def test_a_bad_setup_names_the_option() -> None:
    wish = http.NewMatch(game="calimala", seats=[ME, BOT, BOT], options={"edition": "fr"})
    with pytest.raises(Refusal) as caught:
        creating.create(wish, ANN, secrets(), 0)
    problem = caught.value.problem
    assert (problem.field, problem.key) == ("edition", "word")
    assert "fr" in problem.message


def test_a_match_of_bots_begins_at_once_and_nobody_need_sit_there() -> None:
    table = Table(BOT, BOT, BOT)
    assert table.model.deciding() is not None
    table.play(Rng(1))
    assert table.model.status == "over"
    assert all(entry.by in ("bot", "forced") for entry in table.entries if isinstance(entry, Moved))


def test_options_are_kept_with_their_defaults() -> None:
    table = Table(ME, BOT, BOT, options={"edition": "de"})
    assert table.model.created.options == {"edition": "de", "layout": "random", "start": "random"}


def test_the_match_begins_with_the_last_seat() -> None:
    table = Table(ME, OPEN, OPEN)
    assert kinds(table.do(BOB, commands.Join(2, INVITATION))) == [Seated]
    made = table.do(ANN, commands.Fill(1, "heuristic"))
    assert kinds(made)[:2] == [Seated, Started]
    assert table.model.status == "running"


def test_who_may_join() -> None:
    table = Table(ME, OPEN, OPEN)
    assert refused(lambda: table.do(BOB, commands.Join())) == "not-invited"
    assert refused(lambda: table.do(BOB, commands.Join(None, "x" * 20))) == "not-invited"
    assert refused(lambda: table.do(None, commands.Join(None, INVITATION))) == "no-name"
    assert refused(lambda: table.do(ANN, commands.Join(None, INVITATION))) == "joined"
    assert refused(lambda: table.do(BOB, commands.Join(0, INVITATION))) == "seat-taken"
    assert refused(lambda: table.do(BOB, commands.Join(3, INVITATION))) == "no-seat"
    public = Table(ME, OPEN, OPEN, public=True)
    public.do(BOB, commands.Join())
    assert refused(lambda: public.do(BOB, commands.Join())) == "joined"


def test_only_the_host_fills_seats() -> None:
    table = Table(ME, OPEN, OPEN)
    assert refused(lambda: table.do(BOB, commands.Fill(1, "random"))) == "not-host"
    assert refused(lambda: table.do(BOB, commands.Remote(1, ROBOT))) == "not-host"
    assert refused(lambda: table.do(ANN, commands.Fill(1, "none"))) == "bad-bot"
    table.do(ANN, commands.Remote(1, ROBOT))
    assert table.model.chairs[1] == Chair(person=ROBOT, remote=True)
    assert share.card(table.model, None).seats[1].holder == "network-bot"


def test_leaving_before_the_start() -> None:
    table = Table(ME, OPEN, OPEN)
    assert refused(lambda: table.do(EVE, commands.Leave())) == "not-seated"
    table.do(BOB, commands.Join(None, INVITATION))
    table.do(BOB, commands.Leave())
    assert table.model.chairs[1] == Chair()
    assert kinds(table.do(ANN, commands.Leave())) == [Abandoned]
    assert refused(lambda: table.do(BOB, commands.Join(None, INVITATION))) == "over"


def test_a_bot_stands_in_until_the_person_returns() -> None:
    table = three()
    leaver = mover(table)
    seat = table.model.to_move
    table.do(leaver, commands.Leave())
    assert table.model.deciding() == (seat, "bot", "heuristic")
    move = commands.Move(table.model.version, table.legal()[0])
    assert refused(lambda: table.do(leaver, move)) == "away"
    assert refused(lambda: table.do(leaver, commands.Leave())) == "away"
    table.do(leaver, commands.Return())
    assert refused(lambda: table.do(leaver, commands.Return())) == "not-away"
    table.do(leaver, move)


def test_the_last_person_to_leave_ends_the_match() -> None:
    table = three()
    assert kinds(table.do(ANN, commands.Leave())) == [StoodIn]
    assert kinds(table.do(BOB, commands.Leave())) == [StoodIn]
    assert kinds(table.do(CID, commands.Leave())) == [Abandoned]
    assert share.card(table.model, None).status == "abandoned"


def test_who_may_move() -> None:
    table = three()
    right, wrong = mover(table), next(p for p in (ANN, BOB, CID) if p != mover(table))
    version, action = table.model.version, table.legal()[0]
    assert refused(lambda: table.do(wrong, commands.Move(version, action))) == "not-your-turn"
    assert refused(lambda: table.do(EVE, commands.Move(version, action))) == "not-seated"
    assert refused(lambda: table.do(None, commands.Move(version, action))) == "not-seated"
    assert refused(lambda: table.do(right, commands.Move(version - 1, action))) == "stale"
    assert refused(lambda: table.do(right, commands.Move(version + 1, action))) == "stale"
    bot = commands.BotMove(table.model.to_move or 0, version, action)
    assert refused(lambda: table.do(None, bot)) == "stale"


def test_an_illegal_move_names_the_rule() -> None:
    table = three()
    with pytest.raises(Refusal) as caught:
        table.do(mover(table), commands.Move(table.model.version, 100_000))
    problem = caught.value.problem
    assert (problem.reason, problem.rule) == ("illegal", "C1.3")
    assert problem.key
    assert "C1.3" in problem.message


def test_what_does_not_touch_the_position_makes_no_move_stale() -> None:
    table = three()
    version, action = table.model.version, table.legal()[0]
    person = mover(table)
    other = next(p for p in (ANN, BOB, CID) if p != person)
    table.do(other, commands.Propose(version, "abandon"))
    table.do(person, commands.Move(version, action))
    assert table.model.proposal is None, "a move ends it"


def test_one_takes_back_freely_what_nobody_has_learnt_from() -> None:
    table = three()
    person, version = mover(table), table.model.version
    assert refused(lambda: table.do(person, commands.Undo(version))) == "no-undo"
    table.do(person, commands.Move(version, table.legal()[0]))
    who = share.eyes(table.model, person.id, None)
    assert share.undoing(table.model, who.seats).free
    made = table.do(person, commands.Undo(table.model.version))
    assert kinds(made) == [Undone]
    assert mover(table) == person


def test_beyond_a_reveal_all_others_are_asked() -> None:
    table = three()
    past_opening(table)
    rng = Rng(2)
    while not (table.model.play and table.model.play.draws):
        table.play(rng, 1)
    play = table.model.play
    own = play.last_own((0, 1, 2))
    assert own is not None
    seat = play.taken[own].seat
    asker, first, second = (PEOPLE["abc"[(seat + n) % 3]] for n in range(3))
    version = table.model.version
    assert refused(lambda: table.do(asker, commands.Undo(version))) == "undo-asks"
    table.do(asker, commands.Propose(version, "undo"))
    number = table.model.version
    yes = commands.Answer(number, True)
    assert refused(lambda: table.do(asker, yes)) == "answered"
    assert refused(lambda: table.do(first, commands.Answer(number - 1, True))) == "no-proposal"
    table.do(first, commands.Answer(number, False))
    assert table.model.proposal is None
    table.do(asker, commands.Propose(table.model.version, "undo"))
    yes = commands.Answer(table.model.version, True)
    table.do(first, yes)
    assert refused(lambda: table.do(first, yes)) == "answered"
    drawn = play.draws
    assert isinstance(table.do(second, yes)[-1], Undone)
    assert table.model.play.draws == drawn
    assert table.model.play.undone_draws


@pytest.mark.parametrize("seed", range(5))
def test_a_card_that_others_have_seen_is_not_taken_back_freely(seed: int) -> None:
    table = three()
    play = table.model.play
    assert play
    rng = Rng(seed)
    while not (play.taken and play.taken[-1].reveals and play.taken[-1].by == "seat"):
        table.play(rng, 1)
    seat = play.taken[-1].seat
    assert table.model.status == "running"
    undo = commands.Undo(table.model.version)
    assert refused(lambda: table.do(PEOPLE["abc"[seat]], undo)) == "undo-asks"
    assert share.undoing(table.model, (seat,)) == socket.Undoing(free=False, ask=True)


def test_alone_against_bots_everybody_agrees_at_once() -> None:
    table = Table(ME, DEVICE, BOT)
    rng = Rng(1)
    while not (table.model.play and table.model.play.last_own((0, 1))):
        table.play(rng, 1)
    assert isinstance(table.do(ANN, commands.Propose(table.model.version, "undo"))[-1], Undone)
    made = table.do(ANN, commands.Propose(table.model.version, "abandon"))
    assert kinds(made) == [Abandoned]
    assert refused(lambda: table.do(ANN, commands.Propose(table.model.version, "undo"))) == "over"


def test_who_leaves_no_longer_has_to_agree() -> None:
    table = three()
    table.do(ANN, commands.Propose(table.model.version, "abandon"))
    table.do(BOB, commands.Answer(table.model.version, True))
    assert kinds(table.do(CID, commands.Leave())) == [StoodIn, Abandoned]


def test_a_proposal_goes_with_who_made_it() -> None:
    table = three()
    table.do(ANN, commands.Propose(table.model.version, "abandon"))
    assert kinds(table.do(ANN, commands.Leave())) == [StoodIn]
    assert table.model.proposal is None


def test_the_clock_lets_a_bot_play_one_turn() -> None:
    table = Table(ME, DEVICE, http.DeviceSeat(name="Emil"), clock=60)
    past_opening(table)
    seat, version = table.model.to_move, table.model.version
    assert seat is not None
    out = commands.TimeOut(seat, version)
    table.now += 59_999
    assert refused(lambda: table.do(None, out)) == "stale"
    table.now += 1
    assert kinds(table.do(None, out)) == [TimedOut]
    assert refused(lambda: table.do(None, out)) == "stale"
    late = commands.Move(version, table.legal()[0])
    assert refused(lambda: table.do(ANN, late)) == "timed-out"
    while table.model.to_move == seat:
        assert table.model.deciding() == (seat, "bot", "heuristic")
        action = table.legal()[0]
        made = table.decision(action)
        assert made[0] == Moved(at=table.now, seat=seat, action=action, by="clock")
    assert table.model.timed_out is None
    deciding = table.model.deciding()
    assert deciding
    assert deciding.who == "person"


def test_proposing_does_not_wind_the_clock() -> None:
    table = Table(ME, OPEN, BOT, clock=60)
    table.do(BOB, commands.Join(None, INVITATION))
    deadline = table.model.deadline
    table.now += 30_000
    table.do(ANN, commands.Propose(table.model.version, "abandon"))
    assert isinstance(table.entries[-1], Proposed)
    assert table.model.deadline == deadline


def test_after_the_end_only_a_rematch() -> None:
    table = three()
    assert refused(lambda: creating.rematch(table.model, ANN, secrets(2), 5)) == "not-over"
    assert refused(lambda: exporting.record(table.model)) == "not-over"
    table.play(Rng(1))
    for command in (commands.Leave(), commands.Undo(1), commands.Move(1, 1), commands.Return()):
        assert refused(partial(table.do, ANN, command)) == "over"
    assert refused(lambda: creating.rematch(table.model, EVE, secrets(2), 5)) == "not-seated"
    again = creating.rematch(table.model, BOB, secrets(2, "a" * 16), 5)
    table.take(again.old)
    assert share.card(table.model, ANN.id).rematch == "a" * 16
    assert refused(lambda: creating.rematch(table.model, ANN, secrets(3), 5)) == "rematched"
    new = folded(again.new)
    assert new.chairs == table.model.chairs
    assert (new.status, new.created.host, new.created.rematch_of) == (
        "running",
        BOB,
        "abcdefghijklmnop",
    )


def test_a_rematch_keeps_stand_ins_and_asks_network_bots_again() -> None:
    table = Table(ME, OPEN, OPEN)
    table.do(ANN, commands.Remote(2, ROBOT))
    table.do(BOB, commands.Join(None, INVITATION))
    table.do(BOB, commands.Leave())
    table.play(Rng(1))
    new = folded(creating.rematch(table.model, ANN, secrets(2), 5).new)
    assert new.chairs == [Chair(person=ANN), Chair(bot="heuristic"), Chair()]
    assert new.status == "waiting"


def test_the_record_tells_all_and_can_be_proved() -> None:
    table = three()
    rng = Rng(7)
    for _ in range(6):
        table.play(rng, 25)
        assert table.model.play
        own = table.model.play.last_own((0, 1, 2))
        assert own is not None
        table.take([Undone(at=5, seat=0, actions=own)])
    table.play(rng)
    match = exporting.record(table.model)
    record = read(write(match.record()))
    assert record.headers["Seats"] == "ann, bob, cid"
    play = table.model.play
    assert play
    assert proof.check(Match.from_record(record), record) == (
        play.draws - len(play.undone_draws),
        len(play.undone_draws),
    )
    assert play.undone_draws, "or this proves nothing about them"


def test_who_may_see_a_match() -> None:
    closed = Table(ME, OPEN, OPEN, spectators=False)
    assert share.may_see(closed.model, ANN.id)
    assert share.may_see(closed.model, None, invited=True)
    assert not share.may_see(closed.model, EVE.id)
    assert share.may_see(Table(OPEN, OPEN, OPEN).model, ANN.id), "the host looks on"
    assert share.may_see(Table(BOT, BOT, BOT).model, None)
    assert not share.may_see(Table(ME, BOT, BOT, spectators=False).model, EVE.id, invited=True)


def test_a_snapshot_of_another_form_is_not_read() -> None:
    data = three().model.snapshot()
    assert Model.restored(data)
    assert Model.restored(data[:1] + b"\x7f" + data[2:]) is None
    assert Model.restored(data[:-1]) is None
    assert Model.restored(b"") is None
