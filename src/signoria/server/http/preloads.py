"""The files that a page will need, named in its HTML, so that a browser asks for all at once."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import PurePosixPath

import msgspec

from ...decoders import json_decoder

LIST = "/preload.json"  # the client's build makes it: web/plugins/preloads.ts
HEAD = b"</head>"


class Preloads(msgspec.Struct, frozen=True):
    """The files of each page by its path, those with texts by language as well."""

    pages: Mapping[str, tuple[str, ...]] = {}
    words: Mapping[str, Mapping[str, tuple[str, ...]]] = {}

    def files_for(self, path: str, accepted: str) -> tuple[str, ...]:
        """The files for a page by its path; ``accepted`` is the header ``Accept-Language``."""
        spoken = self.words.get(path, {})
        return (*self.pages.get(path, ()), *spoken.get(choose_language(accepted, spoken), ()))


def decode(body: bytes | None) -> Preloads:
    """The list of a build; an empty one if the build has none."""
    return json_decoder(Preloads).decode(body) if body else Preloads()


def choose_language(accepted: str, known: Iterable[str]) -> str:
    """The language that the client will choose, too: the first of ``known``; else English."""
    tags = [tag.partition(";")[0].strip().lower() for tag in accepted[:200].split(",")]
    wanted = (tag.partition("-")[0] for tag in tags)
    return next((tag for tag in wanted if tag in known), "en")


def insert_links(page: bytes, files: Iterable[str]) -> bytes:
    """A page with links to files that it will need."""
    return page.replace(HEAD, b"".join(map(link_element, files)) + HEAD, 1)


def link_element(file: str) -> bytes:
    """The element for a file, by its kind."""
    style = PurePosixPath(file).suffix == ".css"
    how = 'rel="preload" as="style"' if style else 'rel="modulepreload"'
    return f'<link {how} crossorigin href="/{file}" />\n'.encode()
