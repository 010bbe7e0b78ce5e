"""The headers of every answer, and the cookie of a browser."""

from __future__ import annotations

from starlette.requests import HTTPConnection
from starlette.responses import Response

from ..settings import Settings

POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
UNUSED = ("camera", "geolocation", "microphone", "payment", "usb")
FORMER = "-before"  # of the name of the cookie for whom a browser was before
COOKIE_DAYS = 400  # the longest that browsers keep one
YEAR = 365 * 24 * 3600


ENTRY = "-entry"  # of the cookie with the code of a link that lets one in
ENTRY_DAYS = 366
ERRAND = "-errand"  # of the cookie of a browser that signs in elsewhere
ERRAND_MINUTES = 15


def security_headers(settings: Settings) -> list[tuple[str, str]]:
    """Headers for all answers, also those that the HTTP parser gives by itself.

    Addresses can carry invitations, so that no other site may learn them from a referrer.
    """
    found = [
        ("content-security-policy", POLICY),
        ("x-content-type-options", "nosniff"),
        ("referrer-policy", "no-referrer"),
        ("cross-origin-opener-policy", "same-origin"),
        ("cross-origin-resource-policy", "same-origin"),
        ("permissions-policy", ", ".join(f"{name}=()" for name in UNUSED)),
    ]
    if settings.secure:
        found.append(("strict-transport-security", f"max-age={YEAR}"))
    return found


def cookie_name(settings: Settings) -> str:
    """The cookie's name; with ``__Host-`` browsers refuse it from neighbours and over http."""
    return "__Host-signoria" if settings.secure else "signoria"


def bearer_token(connection: HTTPConnection) -> str | None:
    """The token of an ``Authorization: Bearer`` header, empty if it has none; None: no header."""
    header = connection.headers.get("authorization")
    if header is None:
        return None
    scheme, _, token = header.partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


def cookie_token(connection: HTTPConnection, settings: Settings) -> str | None:
    """The token of the browser's cookie."""
    return connection.cookies.get(cookie_name(settings))


def former_token(connection: HTTPConnection, settings: Settings) -> str | None:
    """The token of whom the browser was before it became somebody else."""
    return connection.cookies.get(cookie_name(settings) + FORMER)


def give_former(response: Response, settings: Settings, token: str) -> None:
    """Let the browser keep the token of whom it was, until it is asked what becomes of that."""
    response.set_cookie(
        cookie_name(settings) + FORMER,
        token,
        max_age=COOKIE_DAYS * 24 * 3600,
        httponly=True,
        secure=settings.secure,
        samesite="strict",
    )


def take_former(response: Response, settings: Settings) -> None:
    """Let the browser forget whom it was."""
    response.delete_cookie(
        cookie_name(settings) + FORMER, httponly=True, secure=settings.secure, samesite="strict"
    )


def give_cookie(response: Response, settings: Settings, token: str) -> None:
    """Let the browser keep this token."""
    response.set_cookie(
        cookie_name(settings),
        token,
        max_age=COOKIE_DAYS * 24 * 3600,
        httponly=True,
        secure=settings.secure,
        samesite="strict",
    )


def give_entry(response: Response, settings: Settings, code: str) -> None:
    """Let the browser keep the code that lets it in, until somebody there takes a name."""
    response.set_cookie(
        cookie_name(settings) + ENTRY,
        code,
        max_age=ENTRY_DAYS * 24 * 3600,
        httponly=True,
        secure=settings.secure,
        samesite="strict",
    )


def entry_code(connection: HTTPConnection, settings: Settings) -> str | None:
    """The code that lets a new person in; None without one."""
    return connection.cookies.get(cookie_name(settings) + ENTRY)


def give_errand(response: Response, settings: Settings, errand: str) -> None:
    """Let the browser keep a note while it signs in elsewhere; it comes back from another site."""
    response.set_cookie(
        cookie_name(settings) + ERRAND,
        errand,
        max_age=ERRAND_MINUTES * 60,
        httponly=True,
        secure=settings.secure,
        samesite="lax",
    )


def entry_errand(connection: HTTPConnection, settings: Settings) -> str | None:
    """The note of a browser that comes back; None without one."""
    return connection.cookies.get(cookie_name(settings) + ERRAND)


def take_errand(response: Response, settings: Settings) -> None:
    """Let the browser throw the note away."""
    response.delete_cookie(
        cookie_name(settings) + ERRAND, httponly=True, secure=settings.secure, samesite="lax"
    )


def take_cookie(response: Response, settings: Settings) -> None:
    """Let the browser forget its token."""
    response.delete_cookie(
        cookie_name(settings), httponly=True, secure=settings.secure, samesite="strict"
    )
