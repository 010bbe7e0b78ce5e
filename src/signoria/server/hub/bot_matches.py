"""Matches of bots only: how many of them a person and an address may have under way."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec

from ...decoders import json_decoder
from ..domain.match.model import Model
from ..domain.refusals import refusal
from ..journal.entries import Person
from ..journal.errors import JournalError
from ..rooms.context import RoomContext
from ..views.match_card import StoredCard
from .waking import has_only_bots

ADDRESSES = 10_000  # that are remembered


class BotMatches:
    """Counts them: by person in the journal, by address since the server's start."""

    def __init__(self, context: RoomContext) -> None:
        self._context = context
        self._by_address: OrderedDict[str, list[str]] = OrderedDict()
        self._turn = asyncio.Lock()  # two made at once are two

    @asynccontextmanager
    async def one_more(self, match: str, host: Person, address: str | None) -> AsyncIterator[None]:
        """Make one more within; raises ``Refusal`` if there are too many."""
        async with self._turn:
            try:
                await self._check(host, address)
            except JournalError as error:
                raise refusal("not-kept") from error
            yield
            if address is not None:
                self._note(match, address)

    async def _check(self, host: Person, address: str | None) -> None:
        """Raise ``Refusal`` if the person or the address has enough of them under way."""
        limits, journal = self._context.limits, self._context.journal
        own = sum(is_bots_only(card, host.id) for card in await journal.hosted_cards(host.id))
        if own >= limits.bots_by_person:
            raise refusal("many-bot-matches", most=limits.bots_by_person)
        before = self._by_address.get(address, []) if address else []
        running = await journal.filter_running(before)
        if len(running) >= limits.bots_by_address:
            raise refusal("many-bot-matches", most=limits.bots_by_address)
        if address and before:
            self._by_address[address] = running

    def _note(self, match: str, address: str) -> None:
        """One more at this address."""
        self._by_address.setdefault(address, []).append(match)
        self._by_address.move_to_end(address)
        if len(self._by_address) > ADDRESSES:
            self._by_address.popitem(last=False)


def is_bots_only(card: bytes, host: str) -> bool:
    """Whether nobody plays but bots in the host's match, as stored; a damaged one counts."""
    try:
        stored = json_decoder(StoredCard).decode(card)
        return stored.host == host and has_only_bots(stored.card)
    except msgspec.DecodeError:
        return True


def leaves_bots_only(model: Model, seat: int) -> bool:
    """Whether a bot on this open seat makes it a match of bots only that begins."""
    others = [chair for number, chair in enumerate(model.chairs) if number != seat]
    return model.status == "waiting" and not any(
        chair.is_vacant or (chair.person and not chair.remote) for chair in others
    )
