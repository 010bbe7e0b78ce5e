"""Matches that differ only in what one seat knows give the same notices, byte for byte."""

from __future__ import annotations

import msgspec

from signoria.server.domain.match.asking import asked_people, find_notices
from signoria.server.domain.match.model import Model
from signoria.server.journal.entries import AnyEntry
from signoria.server.journal.notice_rows import Notice, OutboxRow, Profile
from signoria.server.journal.rows import LobbyRow
from signoria.server.notices.message import compose, message_id
from signoria.server.notices.push import payload
from signoria.server.notices.webhook import SHAPES
from signoria.server.views.match_card import encode_card
from tests.server.wire.twins import ID, Twins
from tests.support.effort import effort

PROFILES = (Profile("en"), Profile("de", "Europe/Rome"))
ACTS = 60
DECISIONS = 12


def bodies(model: Model, notice: Notice) -> list[bytes]:
    """A notice as each kind of webhook is sent it, and a browser."""
    card = encode_card(model)
    row = LobbyRow(ID, model.version, model.status, 0, 0, model.to_move, card, None)
    sent = []
    for profile in PROFILES:
        fields = (notice.kind, notice.version, notice.at, notice.moved, None)
        waiting = OutboxRow(notice.person, ID, "way", *fields)
        id = message_id("way", [waiting])
        message = compose(id, [waiting], [row], profile, "https://s.example")
        assert message is not None
        sent += [msgspec.json.encode((*shape(message), id)) for shape in SHAPES.values()]
        sent.append(payload(message, 1))
    return sent


def outbox_changes(entries: list[AnyEntry]) -> list[object]:
    """All that a match does to the outbox from its beginning, with what is sent of it."""
    model, found = Model(ID), list[object]()
    for number, entry in enumerate(entries):
        asked = asked_people(model) if number else {}
        status = model.status
        model.fold(entry)
        if change := find_notices(model, asked, status, 1000):
            found.append(msgspec.json.encode(change))
            found += [bodies(model, one) for one in change.added]
    return found


def test_twins_give_the_same_notices() -> None:
    for seed in range(effort(4)):
        twins = Twins(seed)
        twins.differ()
        twins.advance(DECISIONS)
        for _ in twins.script(ACTS):
            pass
        one, other = outbox_changes(twins.one.entries), outbox_changes(twins.other.entries)
        assert twins.one.entries != twins.other.entries
        assert one == other
        assert len(one) > DECISIONS
