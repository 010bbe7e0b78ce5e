"""The ways by which a person is told something: added, chosen, tried, removed by their owner."""

from __future__ import annotations

import secrets
from collections.abc import Mapping

from ... import locales
from ..domain.clock import zones
from ..domain.clock.times import Times
from ..domain.ids import new_id
from ..domain.refusals import refusal
from ..journal.entries import Person
from ..journal.notice_rows import UNCONFIRMED, Choice, Profile, WayKind, WayRow
from ..journal.port import Journal
from ..mail_address import BadMailAddress, clean_mail_address
from ..people.people import hash_token
from ..protocol import notices
from .confirmation import confirmation
from .delivery import Courier, MailCourier, PushCourier, Undelivered
from .message import sample
from .push_subscription import read_subscription
from .way_info import way_info
from .webhook_address import BadAddress, clean_address, new_secret

MOST = 8  # ways of a person
MOST_OF_MATCH = 3  # that a person has one match tell


class Ways:
    """What people want of notices.

    ``home``: webhooks may also reach networks that are not public.  Which of them, each connection
    finds out.
    """

    def __init__(
        self,
        journal: Journal,
        couriers: Mapping[WayKind, Courier],
        base_url: str,
        times: Times,
        *,
        home: bool = False,
    ) -> None:
        self._journal = journal
        self._couriers = couriers
        self._base = base_url
        self._times = times
        self._home = home

    @property
    def mail(self) -> MailCourier | None:
        """What sends letters, if the host has named a mail server."""
        courier = self._couriers.get("mail")
        return courier if isinstance(courier, MailCourier) else None

    @property
    def push(self) -> PushCourier | None:
        """What tells browsers, where there is any."""
        courier = self._couriers.get("push")
        return courier if isinstance(courier, PushCourier) else None

    async def settings(self, person: Person) -> notices.NoticeSettings:
        """All that a person has chosen."""
        profile = await self._journal.profile(person.id)
        return notices.NoticeSettings(
            ways=[way_info(way) for way in await self._journal.ways(person.id)],
            language=profile.language,
            zone=profile.zone,
            matches=await self._journal.match_choices(person.id),
            mail=self.mail is not None,
            home=self._home,
            push=await self.push.public_key() if self.push else "",
        )

    async def keep_profile(self, person: Person, wanted: notices.NewProfile) -> None:
        """Speak to a person in a language, by the hours of a zone; raises ``Refusal``."""
        if wanted.language not in locales.LANGUAGES:
            raise refusal("bad-language", known=", ".join(locales.LANGUAGES))
        if not zones.is_zone(wanted.zone):
            raise refusal("bad-zone", zone=wanted.zone)
        await self._journal.keep_profile(person.id, Profile(wanted.language, wanted.zone))

    async def add_webhook(
        self, person: Person, wanted: notices.NewWebhook, match: str | None = None
    ) -> None:
        """Add a webhook, of all that concerns a person or of one match; raises ``Refusal``."""
        if "webhook" not in self._couriers:
            raise refusal("no-webhooks")
        try:
            target = clean_address(wanted.url, home=self._home)
        except BadAddress as bad:
            raise refusal(f"webhook-{bad}") from None
        await self._check_room(person, target, match)
        way = WayRow(
            id=new_id(),
            person=person.id,
            kind="webhook",
            target=target,
            created=self._times.now(),
            shape=wanted.shape,
            secret=new_secret(),
            choice=Choice("absence" if match is None else "at-once"),
            match=match,
        )
        await self._journal.add_way(way)

    async def add_mail(self, person: Person, wanted: notices.NewMail) -> None:
        """Ask an address whether it wants to be told, and tell it when it does; raises ``Refusal``.

        An address that cannot be asked is not added.
        """
        if self.mail is None:
            raise refusal("no-mail")
        try:
            target = clean_mail_address(wanted.address)
        except BadMailAddress:
            raise refusal("bad-mail-address") from None
        await self._check_room(person, target)
        way = WayRow(
            id=new_id(),
            person=person.id,
            kind="mail",
            target=target,
            created=self._times.now(),
            secret=secrets.token_urlsafe(24),
            open=False,
            fault=UNCONFIRMED,
        )
        await self._ask(way)
        await self._journal.add_way(way)

    async def add_browser(
        self, person: Person, wanted: notices.NewBrowser, name: str, token: str
    ) -> None:
        """Tell a browser, which calls itself so, as long as its token is good; raises ``Refusal``.

        One that is told already is no second way, and keeps the choice that it has.
        """
        if self.push is None:
            raise refusal("no-push")
        target, secret = read_subscription(wanted, home=self._home)
        ends = (target, wanted.replaces)
        ways = await self._journal.ways(person.id)
        before = next((way for way in ways if way.kind == "push" and way.target in ends), None)
        if before is not None:
            if (before.target, before.secret) == (target, secret):
                await self._journal.open_way(before.id, hash_token(token))
                return
            await self._journal.remove_way(person.id, before.id)
        await self._check_room(person, target)
        way = WayRow(
            id=new_id(),
            person=person.id,
            kind="push",
            target=target,
            created=self._times.now(),
            secret=secret,
            choice=before.choice if before else Choice(),
            name=name,
            device=hash_token(token),
        )
        await self._journal.add_way(way)

    async def confirm(self, way: str, token: str) -> notices.MailEnd:
        """Tell an address from now on, whose owner has the link; raises ``Refusal``."""
        found = await self._find_mail(way)
        if not secrets.compare_digest(confirmation(found), token):
            raise refusal("bad-mail-link")
        if found.fault == UNCONFIRMED:
            await self._journal.open_way(way)
        return notices.MailEnd(found.target)

    async def end(self, way: str, token: str) -> notices.MailEnd:
        """Tell an address nothing more; raises ``Refusal``."""
        found = await self._find_mail(way)
        if not secrets.compare_digest(found.secret, token):
            raise refusal("bad-mail-link")
        await self._journal.remove_way(found.person, way)
        return notices.MailEnd(found.target)

    async def _find_mail(self, way: str) -> WayRow:
        """An address by the id of its way; raises ``Refusal``."""
        found = await self._journal.find_way(way)
        if found is None or found.kind != "mail":
            raise refusal("bad-mail-link")
        return found

    async def _ask(self, way: WayRow) -> None:
        """Send the link by which an address says yes; raises ``Refusal``."""
        if self.mail is None:
            raise refusal("no-mail")
        profile, id = await self._journal.profile(way.person), secrets.token_hex(16)
        try:
            await self.mail.ask(way, id, profile, self._times.now())
        except Undelivered as failed:
            raise refusal("undelivered", fault=failed.fault) from None

    async def _check_room(self, person: Person, target: str, match: str | None = None) -> None:
        """Raise ``Refusal`` for a way that is there already, or one too many."""
        ways = [way for way in await self._journal.ways(person.id) if way.match == match]
        most = MOST if match is None else MOST_OF_MATCH
        if len(ways) >= most:
            raise refusal("many-ways", most=most)
        if any(way.target == target for way in ways):
            raise refusal("same-way")

    async def choose(self, person: Person, way: str, wanted: notices.WayChoice) -> None:
        """Use a way otherwise; raises ``Refusal``."""
        quiet = wanted.quiet
        if quiet and quiet.start == quiet.end:
            raise refusal("bad-hours")
        found = await self._journal.find_way(way)
        if found is not None and found.match is not None and wanted.when == "absence":
            raise refusal("no-absence")
        choice = Choice(wanted.when, wanted.hour, (quiet.start, quiet.end) if quiet else None)
        if not await self._journal.choose(person.id, way, choice):
            raise refusal("no-such-way")

    async def remove(self, person: Person, way: str) -> None:
        """Use a way never more; raises ``Refusal``."""
        if not await self._journal.remove_way(person.id, way):
            raise refusal("no-such-way")

    async def try_out(self, person: Person, way: str) -> None:
        """Send a message that only shows that it arrives, and open the way; raises ``Refusal``.

        An address that has not said yes is only asked once more.
        """
        found = await self._journal.find_way(way)
        if found is None or found.person != person.id:
            raise refusal("no-such-way")
        if found.fault == UNCONFIRMED:
            return await self._ask(found)
        profile, id = await self._journal.profile(person.id), secrets.token_hex(16)
        try:
            message = sample(id, profile, self._base)
            await self._couriers[found.kind].deliver(found, message, self._times.now())
        except Undelivered as failed:
            if failed.ended:
                await self._journal.remove_way(person.id, way)
            raise refusal("undelivered", fault=failed.fault) from None
        await self._journal.open_way(way)
