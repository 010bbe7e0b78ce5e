"""The proof that the owner of a mail address wants to be told by it."""

from __future__ import annotations

import hashlib
import hmac

from ..journal.notice_rows import WayRow


def confirmation(way: WayRow) -> str:
    """What the link has that confirms an address; who may only end the way does not know it."""
    return hmac.digest(way.secret.encode(), b"confirm", hashlib.sha256).hex()[:32]
