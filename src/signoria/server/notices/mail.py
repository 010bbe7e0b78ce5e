"""Mail: messages go out as letters, by the mail server that the host has named."""

from __future__ import annotations

import secrets
from datetime import UTC, datetime
from email.message import EmailMessage
from email.utils import format_datetime
from urllib.parse import urlsplit

import aiosmtplib

from ... import locales
from ..domain.clock.times import SECOND
from ..journal.notice_rows import Profile, WayRow
from ..journal.sign_in_rows import Addressee
from ..mail_address import MailServer
from .confirmation import confirmation
from .delivery import Undelivered
from .message import Message

SECONDS = 10.0  # for each answer of the mail server
FOREVER = range(500, 600)  # what it answers where no other try would help


class Mail:
    """Sends letters from ``sender``; ``base_url`` is where their links lead."""

    def __init__(self, server: MailServer, sender: str, base_url: str) -> None:
        self._server = server
        self._sender = sender
        self._base = base_url

    async def deliver(self, way: WayRow, message: Message, now: int) -> None:
        """Send a message; raises ``Undelivered``."""
        letter = self._address(way, message.id, message.title, now)
        letter["List-Unsubscribe"] = f"<{self._base}/api/mail/{way.id}/{way.secret}/end>"
        letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        words = locales.load(message.language)
        end = words.text("mail-end", link=f"{self._base}/mail#end.{way.id}.{way.secret}")
        letter.set_content(f"{message.text}\n\n-- \n{end}\n")
        await self._send(letter)

    async def ask(self, way: WayRow, id: str, profile: Profile, now: int) -> None:
        """Ask whether the address wants to be told; raises ``Undelivered``."""
        words = locales.load(profile.language)
        letter = self._address(way, id, words.text("mail-confirm-title"), now)
        link = f"{self._base}/mail#confirm.{way.id}.{confirmation(way)}"
        letter.set_content(words.text("mail-confirm", link=link) + "\n")
        await self._send(letter)

    async def bring_back(self, to: Addressee, token: str, minutes: int, now: int) -> None:
        """Send the link by which a person signs in; raises ``Undelivered``."""
        words = locales.load(to.profile.language)
        title = words.text("mail-letter-title", name=to.person.name)
        letter = self._address(to.way, secrets.token_hex(16), title, now)
        values: dict[str, str | int] = {
            "name": to.person.name,
            "host": urlsplit(self._base).netloc,
            "minutes": minutes,
            "link": f"{self._base}/device#letter.{token}",
        }
        letter.set_content(words.text("mail-letter", **values) + "\n")
        await self._send(letter)

    def _address(self, way: WayRow, id: str, subject: str, now: int) -> EmailMessage:
        """A letter without its text; the id is the same however often it is tried."""
        letter = EmailMessage()
        letter["From"] = self._sender
        letter["To"] = way.target
        letter["Subject"] = " ".join(subject.split())
        letter["Date"] = format_datetime(datetime.fromtimestamp(now / SECOND, UTC))
        letter["Message-ID"] = f"<{id}@{urlsplit(self._base).hostname}>"
        letter["Auto-Submitted"] = "auto-generated"
        return letter

    async def _send(self, letter: EmailMessage) -> None:
        """Hand a letter in; raises ``Undelivered``.

        Whoever gives a password has the connection encrypted, to a server that proves its name;
        without one it is encrypted if the server offers that.
        """
        server, secret = self._server, self._server.user is not None
        try:
            await aiosmtplib.send(
                letter,
                hostname=server.host,
                port=server.port,
                use_tls=server.tls,
                start_tls=None if not secret and not server.tls else not server.tls,
                validate_certs=secret or server.tls,
                username=server.user,
                password=server.password,
                timeout=SECONDS,
            )
        except aiosmtplib.SMTPRecipientsRefused as refused:
            final = all(one.code in FOREVER for one in refused.recipients)
            raise Undelivered("refuses", final=final) from None
        except aiosmtplib.SMTPTimeoutError:
            raise Undelivered("slow") from None
        except (aiosmtplib.SMTPException, OSError):
            raise Undelivered("no-mail-server") from None

    async def close(self) -> None:
        """Each letter has a connection of its own, which is closed already."""
