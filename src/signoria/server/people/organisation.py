"""Sign-in by an organisation: OpenID Connect, with whatever provider the host has named.

The library that speaks it is an extra, and imported with the first sign-in.
"""

from __future__ import annotations

import logging
import warnings
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Literal, NamedTuple

import msgspec

from ..settings import Settings

SCOPE = "openid profile"
WELL_KNOWN = "/.well-known/openid-configuration"
CLIENT = "authlib.integrations.starlette_client"
LIBRARIES = ("authlib", "httpx")
NAMES = ("name", "preferred_username", "nickname", "given_name")
LONGEST = 255  # characters of a subject, by the standard (OpenID Connect Core, 2)
TIMEOUT = 10.0  # seconds for an answer of the provider
log = logging.getLogger(__name__)


class Errand(msgspec.Struct, frozen=True):
    """What a browser keeps while it is at the provider: what must come back, and who it was."""

    state: str
    nonce: str
    verifier: str
    own: str | None


class Identity(NamedTuple):
    """Who somebody is at a provider: ``subject`` is unique there, ``name`` may be missing."""

    issuer: str
    subject: str
    name: str
    groups: frozenset[str]


class OrganisationFault(Exception):
    """A sign-in that did not come about; ``reason`` is a stable word for why."""

    def __init__(self, reason: Literal["unreachable", "denied", "stale", "bad"]) -> None:
        super().__init__(reason)
        self.reason = reason


def lacks_library() -> bool:
    """Whether what speaks with providers is not installed."""
    return any(find_spec(name) is None for name in LIBRARIES)


class Organisation:
    """The provider that the host has named, if there is one."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._app: Any = None

    @property
    def name(self) -> str | None:
        """What people know it by; None without one."""
        settings = self._settings
        return (settings.oidc_name or settings.oidc_issuer) if settings.oidc_issuer else None

    async def begin(self, back: str, own: str | None) -> tuple[str, Errand]:
        """The provider's address to which a browser goes, and what it keeps meanwhile.

        It comes ``back`` to an address; ``own`` is the token of whom it is now.
        Raises ``OrganisationFault``.
        """
        try:
            found = await self._client().create_authorization_url(back)
        except Exception as error:  # of the network, or a page that is no provider's
            log.warning("the provider of sign-ins is not reached: %s", error)
            raise OrganisationFault("unreachable") from error
        verifier = found.get("code_verifier", "")
        return found["url"], Errand(found["state"], found["nonce"], verifier, own)

    async def finish(self, back: str, code: str, errand: Errand) -> Identity:
        """Who has come back with a code; raises ``OrganisationFault``."""
        app = self._client()
        try:
            token = await app.fetch_access_token(back, code=code, code_verifier=errand.verifier)
            claims = dict(await app.parse_id_token(token, nonce=errand.nonce) or {})
            claims |= await self._more_claims(app, token, claims)
        except Exception as error:  # a code of before, a signature that is not the provider's
            log.warning("a sign-in at the provider failed: %s: %s", type(error).__name__, error)
            raise OrganisationFault("bad") from error
        return self._identity(claims)

    async def _more_claims(self, app: Any, token: Any, claims: dict[str, Any]) -> dict[str, Any]:
        """What the provider tells of somebody beside the token itself, of the same subject."""
        if "userinfo_endpoint" not in await app.load_server_metadata():
            return {}
        more = dict(await app.userinfo(token=token))
        return more if more.get("sub") == claims.get("sub") else {}

    def _identity(self, claims: dict[str, Any]) -> Identity:
        """Who the claims are of; raises ``OrganisationFault``."""
        subject, groups = claims.get("sub"), claims.get(self._settings.oidc_groups)
        if not isinstance(subject, str) or not 0 < len(subject) <= LONGEST:
            raise OrganisationFault("bad")
        told = (claims.get(name) for name in NAMES)
        name = next((one for one in told if isinstance(one, str) and one.strip()), "")
        listed = groups if isinstance(groups, list) else []
        known = frozenset(one for one in listed if isinstance(one, str))
        return Identity(self._settings.oidc_issuer, subject, name, known)

    def administers(self, identity: Identity) -> bool | None:
        """Whether somebody's group looks after the server; None where no group does."""
        group = self._settings.oidc_administrators
        return (group in identity.groups) if group else None

    def _client(self) -> Any:
        """What speaks with the provider, made once; it finds its addresses by itself."""
        if self._app is None:
            settings = self._settings
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")  # of names that the library will have elsewhere
                library = import_module(CLIENT)
            self._app = library.OAuth().register(
                "organisation",
                server_metadata_url=settings.oidc_issuer.rstrip("/") + WELL_KNOWN,
                client_id=settings.oidc_client,
                client_secret=settings.oidc_secret,
                client_kwargs={
                    "scope": SCOPE,
                    "code_challenge_method": "S256",
                    "timeout": TIMEOUT,
                },
            )
        return self._app
