"""What a link shows in other programs: a title, a sentence and a picture (https://ogp.me).

Those programs know nobody, and a match tells strangers nothing.  So an address says itself what is
shown: its path, and, of a match, a query such as ``?game=calimala&lang=de``, which the pages write
into an invitation.  What lets one in stands behind ``#`` and never comes here.
"""

from __future__ import annotations

from collections.abc import Container
from html import escape
from typing import NamedTuple

from ... import games, locales
from .preloads import HEAD, choose_language

PICTURES = "/previews/{name}-{language}.png"  # tools/docs/previews.py draws them
SIZE = 1200, 630
ALL = "signoria"  # the picture of all games
TERRITORIES = {"en": "en_GB", "de": "de_DE", "es": "es_ES", "it": "it_IT"}
SUBJECTS = {"m": "invitation", "learn": "learn", "rules": "rules"}


class Preview(NamedTuple):
    """What is shown of a link: its subject, its game if it has one, in a language."""

    subject: str
    game: str | None
    language: str


def preview_of(path: str, game: str | None, language: str | None, accepted: str) -> Preview:
    """What an address shows; ``game`` and ``language`` as its query has them.

    ``accepted`` is the header ``Accept-Language``, for who asks in no other way.
    """
    parts = path.strip("/").split("/")
    subject = SUBJECTS.get(parts[0], "home")
    named = game if subject == "invitation" else next(iter(parts[1:2]), None)
    known = named if named in games.names() else None
    if subject != "invitation" and known is None:
        subject = "home"
    spoken = language if language in locales.LANGUAGES else None
    return Preview(subject, known, spoken or choose_language(accepted, locales.LANGUAGES))


def insert_preview(
    page: bytes, preview: Preview, base_url: str | None, files: Container[str]
) -> bytes:
    """A page that tells its preview; with a picture, where it is known how others reach it.

    A game without a picture among the ``files`` has that of all games.
    """
    words = locales.load(preview.language)
    name = words.text(f"{preview.game}-name") if preview.game else "Signoria"
    text = words.text(f"{preview.game}-about" if preview.game else "preview-home-text")
    title = words.text(f"preview-{preview.subject}-title", game=name)
    found = {
        "og:site_name": "Signoria",
        "og:type": "website",
        "og:locale": TERRITORIES.get(preview.language, preview.language),
        "og:title": title,
        "og:description": text,
    }
    if base_url is not None:
        paths = [
            PICTURES.format(name=one, language=preview.language)
            for one in (preview.game or ALL, ALL)
        ]
        path = next((path for path in paths if path in files), paths[-1])
        found |= {
            "og:image": base_url.rstrip("/") + path,
            "og:image:width": str(SIZE[0]),
            "og:image:height": str(SIZE[1]),
            "og:image:alt": name,
        }
    elements = [
        f'<meta property="{escape(key)}" content="{escape(value)}" />\n'
        for key, value in found.items()
    ]
    elements.append('<meta name="twitter:card" content="summary_large_image" />\n')
    return page.replace(HEAD, "".join(elements).encode() + HEAD, 1)
