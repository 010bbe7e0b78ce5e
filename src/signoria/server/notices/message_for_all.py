"""What a way of a match tells all who follow it: whose turn it is, who is asked, how it went on."""

from __future__ import annotations

from collections.abc import Sequence

from ... import locales
from ...decoders import json_decoder
from ...locales import Locale
from ..journal.notice_rows import COMMON, NoticeKind, OutboxRow, Profile
from ..journal.rows import LobbyRow
from ..protocol.common import MatchCard
from ..views.match_card import StoredCard
from .message import Message, TellMatch, find_since, seat_name

Asked = Sequence[tuple[OutboxRow, LobbyRow]]  # with the match as a list shows it to who is asked


def compose_for_all(id: str, asked: Asked, profile: Profile, base: str) -> Message | None:
    """The message for notices of one match; None if it is there no more."""
    if not asked:
        return None
    words = locales.load(profile.language)
    card = json_decoder(StoredCard).decode(asked[0][1].card).card
    kinds = [kind for kind in COMMON if any(one.kind == kind for one, _ in asked)]
    text = " ".join(tell_kind(words, kind, asked, card) for kind in reversed(kinds))
    url = f"{base}/m/{asked[0][0].match}"
    told = TellMatch(asked[0][0].match, kinds[0], card.game, url, text)
    return Message(id, words.language, text, f"{text}\n{url}", url, [told])


def may_follow(row: LobbyRow, person: str) -> bool:
    """Whether a person in whose list a match stands may still look, as ``may_see`` has it."""
    stored = json_decoder(StoredCard).decode(row.card)
    return bool(row.seats) or stored.host == person or stored.card.spectators


def tell_kind(words: Locale, kind: NoticeKind, asked: Asked, card: MatchCard) -> str:
    """What is told of all notices of one kind."""
    game = words.text(f"{card.game}-name")
    if kind in ("begun", "over"):
        return words.text(f"notice-{kind}", game=game)
    some = [(one, row) for one, row in asked if one.kind == kind]
    seats = sorted({seat for _, row in some for seat in asked_seats(row, kind)})
    names = [seat_name(words, card.seats[seat]) for seat in seats]
    text = words.text(f"notice-all-{kind}", game=game, names=words.list_in_words(names))
    since = find_since(words, some[0][0], card)
    return f"{text} {since}" if since and kind == "turn" else text


def asked_seats(row: LobbyRow, kind: NoticeKind) -> list[int]:
    """The seats for which somebody is asked: of a turn the one to move."""
    seats = row.seats or []
    return [seat for seat in seats if kind == "answer" or seat == row.to_move] or seats[:1]
