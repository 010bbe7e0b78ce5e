"""What is told: from notices and the cards that lists show, in the person's language.

Nothing else goes in, so that nothing hidden can come out.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

import msgspec

from ... import locales
from ...decoders import json_decoder
from ...locales import Locale
from ..journal.notice_rows import ASKING, NoticeKind, OutboxRow, Profile
from ..journal.rows import LobbyRow
from ..protocol.common import MatchCard, SeatInfo
from ..views.match_card import StoredCard

SHOWN = 20  # matches that are named; the others are counted


class TellMatch(msgspec.Struct, frozen=True):
    """What is told of one match."""

    match: str
    kind: NoticeKind
    game: str
    url: str
    text: str


class Message(msgspec.Struct, frozen=True):
    """What goes out at once: ``title`` in one line, ``text`` with a line for each match.

    ``url`` is the match's, if it is one, else that of the list.
    """

    id: str
    language: str
    title: str
    text: str
    url: str
    matches: list[TellMatch]


def message_id(way: str, notices: Sequence[OutboxRow]) -> str:
    """The id of a message, which follows from what is in it."""
    told = [(one.person, one.match, one.version, one.kind) for one in notices]
    return hashlib.sha256(msgspec.json.encode([way, sorted(told)])).hexdigest()[:32]


def compose(
    id: str, notices: Sequence[OutboxRow], rows: Sequence[LobbyRow], profile: Profile, base: str
) -> Message | None:
    """The message for notices; None if there is none of their matches any more."""
    words = locales.load(profile.language)
    cards = {row.id: json_decoder(StoredCard).decode(row.card) for row in rows}
    told = [one for one in notices if one.match in cards]
    if not told:
        return None
    matches = [tell_match(words, one, cards[one.match], base) for one in told[:SHOWN]]
    lines = [f"{one.text}\n{one.url}" for one in matches]
    if len(told) > SHOWN:
        lines.append(words.text("notice-more", count=len(told) - SHOWN))
    title = matches[0].text if len(told) == 1 else count_matches(words, told)
    url = matches[0].url if len(told) == 1 else f"{base}/"
    return Message(id, words.language, title, "\n".join(lines), url, matches)


def count_matches(words: Locale, told: Sequence[OutboxRow]) -> str:
    """The title of a message on several matches."""
    waiting = sum(one.kind in ASKING for one in told)
    if waiting:
        return words.text("notice-waiting", count=waiting)
    return words.text("notice-news", count=len(told))


def tell_match(words: Locale, notice: OutboxRow, stored: StoredCard, base: str) -> TellMatch:
    """What is told of one match: what has happened since, and what is asked."""
    card = stored.card
    game = words.text(f"{card.game}-name")
    text = words.text(f"notice-{notice.kind}", game=game, name=stored.inviting or "")
    if notice.kind in ("turn", "reminder", "over") and (since := find_since(words, notice, card)):
        text = f"{text} {since}"
    return TellMatch(notice.match, notice.kind, card.game, f"{base}/m/{notice.match}", text)


def find_since(words: Locale, notice: OutboxRow, card: MatchCard) -> str:
    """Who has moved since the person did; empty if nobody."""
    names = [seat_name(words, card.seats[seat]) for seat in notice.moved if seat < len(card.seats)]
    if not names:
        return ""
    return words.text("notice-since", names=words.list_in_words(names), count=len(names))


def seat_name(words: Locale, seat: SeatInfo) -> str:
    """Who sits there."""
    if seat.name is not None:
        return seat.name
    return words.text(f"bot-{seat.bot}") if words.has(f"bot-{seat.bot}") else str(seat.bot)


def sample(id: str, profile: Profile, base: str) -> Message:
    """A message that only shows that it arrives."""
    text = locales.load(profile.language).text("notice-sample")
    matches: list[TellMatch] = []
    return Message(id, profile.language, text, f"{text}\n{base}/", f"{base}/", matches)
