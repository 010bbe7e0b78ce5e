"""What the calls about people take, each with the worst that it may be asked."""

from __future__ import annotations

import asyncio

from msgspec.structs import replace

from signoria.server.notices.confirmation import confirmation
from signoria.server.people.people import hash_token
from signoria.server.views.match_card import match_row

from ..notices.browser import Browser
from ..people.authenticator import Device
from .asking import NEW, Asking, Measured
from .worst import SEATS, long_match

LETTER = "L" * 43  # the token of a letter
WAYS = 8  # of one person to be told
MET = 500  # matches with the same others


class PeopleCosts(Asking):
    """Their names, browsers, codes, keys, ways to be told, and those they have met."""

    async def all(self) -> Measured:
        """Measure them."""
        await self.come()
        await self._people()
        await self._removal()
        await self._former()
        await self._passkeys()
        await self._notices()
        await self._company()
        return self.took

    async def _people(self) -> None:
        await self.ask("games")
        await self.ask("me")
        await self.ask("rename", {"name": "ä" * 40})
        link = (await self.ask("link"))["url"].partition("#")[2]
        await self.ask("adopt", {"token": link}, token="x" * 20)
        await self.ask("devices")
        (first, *_) = (await self.ask("end_others"))["devices"]
        assert first["here"]
        link = (await self.ask("link"))["url"].partition("#")[2]
        await self.ask("adopt", {"token": link}, token="x" * 20)
        others = [one for one in (await self.ask("devices"))["devices"] if not one["here"]]
        await self.ask("end_device", device=others[0]["id"])
        codes = (await self.ask("renew_codes"))["codes"]
        await self.ask("codes")
        await self.ask("recover", {"code": codes[0]}, token="x" * 20)

    async def _removal(self) -> None:
        """Of somebody who plays, and has played."""
        person, token = await self.here.person("R" * 40)
        made = await self.ask("create", NEW, token=token)
        await self.ask("join", {}, token=self.other, id=made["id"])
        await self.ask("remove_me", {"name": person.name}, token=token, parts=1)
        await self.here.hub.context.tasks.wait()

    async def _former(self) -> None:
        _, former = await self.here.person("F" * 40)
        both = f"{self.token}; signoria-before={former}"
        await self.ask("former", token=both)
        await self.ask("settle_former", {"join": True}, token=both)

    async def _passkeys(self) -> None:
        device = Device("http://localhost")
        options = (await self.ask("offer_passkey"))["options"]
        made = {"name": "ä" * 40, "credential": device.create(options)}
        (passkey,) = (await self.ask("add_passkey", made))["passkeys"]
        await self.ask("passkeys")
        device.count += 1
        answer = device.get((await self.ask("ask_passkey", token="x" * 20))["options"])
        await self.ask("use_passkey", {"credential": answer}, token="x" * 20)
        await self.ask("remove_passkey", passkey=passkey["id"])

    async def _notices(self) -> None:
        """With as many ways as one may have; the hub here has nothing that sends a test."""
        await self.ask("keep_profile", {"language": "de", "zone": "Europe/Rome"})
        for number in range(WAYS):
            made = await self.ask("add_webhook", {"url": f"https://a.example/{number}"})
        way = made["ways"][-1]["id"]
        await self.ask("choose_way", {"when": "digest", "quiet": {"start": 22, "end": 7}}, way=way)
        await self.ask("notices")
        await self.ask("try_way", way=way)
        await self.ask("remove_way", way=way)
        browser = Browser("https://p.example/").subscription()
        added = await self.ask("add_browser", browser)
        await self.ask("remove_way", way=added["ways"][-1]["id"])
        made = await self.ask("add_mail", {"address": "ada@a.example"})
        mail = await self.here.hub.context.journal.find_way(made["ways"][-1]["id"])
        assert mail
        await self.ask("confirm_mail", way=mail.id, secret=confirmation(mail))
        letters = [hash_token(LETTER)]
        await self.here.hub.context.journal.add_letters(mail.target, letters, 0, 1 << 50)
        await self.ask("sign_in_means")
        await self.ask("ask_letter", {"address": "a" * 54 + "@" + "a." * 99 + "a"})
        await self.ask("use_letter", {"token": LETTER}, token="x" * 20)
        await self.ask("end_mail", way=mail.id, secret=mail.secret)

    async def _company(self) -> None:
        """Of somebody who has sat with others in very many matches."""
        journal, others = self.here.hub.context.journal, [f"other {n:010}" for n in range(SEATS)]
        model, entries = await asyncio.to_thread(long_match, self.ann, self.ben, over=True)
        row = match_row(model, entries, None)
        for number in range(MET):
            members = {self.ann.id: [0], **{one: [seat] for seat, one in enumerate(others) if seat}}
            stands = replace(row, members=members)
            await journal.append(f"met-{number:012}", 1, entries[:1], stands)
        with_each = MET * (SEATS - 1)
        known = (await self.ask("companions", parts=with_each))["people"]
        keys = [one["key"] for one in known]
        await self.ask("table_people", id="met-000000000001", parts=with_each)
        await self.ask("hide_person", {"hidden": True}, person=keys[0], parts=with_each)
        guest, _ = await self.here.person("G" * 40)
        seats = {self.ann.id: [0], guest.id: [SEATS - 1]}
        await journal.append("met-guest-000000", 1, entries[:1], replace(row, members=seats))
        known = (await self.ask("companions", query="?name=", parts=with_each + 1))["people"]
        made = await self.ask("create", NEW)
        for seat in range(1, SEATS):
            wish = {"seat": seat, "person": next(one["key"] for one in known if one["invitable"])}
            await self.ask("invite", wish, id=made["id"])
            await self.ask("free_seat", id=made["id"], seat=seat)
        await self.ask("invitation_rule")
        await self.ask("keep_invitation_rule", {"by": "met"})
        await self.ask("standings", {"people": keys[:1]}, parts=MET)
