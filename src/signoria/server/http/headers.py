"""The headers of every answer, and the token that one brings."""

from __future__ import annotations

from starlette.requests import HTTPConnection

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
YEAR = 365 * 24 * 3600


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


def bearer_token(connection: HTTPConnection) -> str | None:
    """The token of an ``Authorization: Bearer`` header, empty if it has none; None: no header."""
    header = connection.headers.get("authorization")
    if header is None:
        return None
    scheme, _, token = header.partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""
