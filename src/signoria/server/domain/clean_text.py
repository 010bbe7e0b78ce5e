"""What people write, fit to be shown beside others' texts; by the rules of Unicode.

Signs are counted and cut as readers see them: grapheme clusters (UAX 29), which ``regex`` knows, as
it knows which characters are default-ignorable, that is, invisible.
"""

from __future__ import annotations

import unicodedata

import regex  # type: ignore[import-untyped]

MARKS = 4  # upon one letter; no language that we know of has more
BLANK = "\u2800"  # a pattern of no dots: nothing is to be seen, although it counts as a symbol
# Invisible characters without which something else would be read.
KEPT = "|".join(
    (
        r"(?<=\p{ExtPict}\p{EMod}?\uFE0F?)\u200D(?=\p{ExtPict})",  # one emoji made of several
        r"(?<=\p{Emoji})\uFE0F",  # an emoji, not a sign of letters
        r"(?<=\p{ccc=9})[\u200C\u200D]",  # after a virama (RFC 5892, A.1 and A.2)
        r"(?<=\p{Arabic})\u200C(?=\p{Arabic})",  # between letters that would join
    )
)
UNSEEN = regex.compile(rf"(?:{KEPT})(*SKIP)(*FAIL)|[\p{{DI}}\p{{Cc}}\p{{Cf}}\p{{Co}}\p{{Cs}}]")
BEYOND = regex.compile(rf"(?<!\p{{M}})\p{{M}}{{{MARKS}}}\K\p{{M}}+|(?<!\S)\p{{M}}+")
SIGN = regex.compile(r"\X")
INK = regex.compile(r"[\p{L}\p{N}\p{P}\p{S}]")


def clean_text(text: str, most: int | None = None) -> str:
    """A text on one line without what hides, reorders or runs over, of ``most`` characters.

    Inner runs of spaces become one; no sign is cut in two; may be empty.
    """
    spaced = "".join(" " if each == BLANK or each.isspace() else each for each in text)
    seen = unicodedata.normalize("NFC", UNSEEN.sub("", spaced))
    line = " ".join(BEYOND.sub("", " ".join(seen.split())).split())
    return line if most is None else cut(line, most)


def cut(text: str, most: int) -> str:
    """The signs from its beginning that have ``most`` characters together."""
    length = 0
    for sign in SIGN.finditer(text):
        if sign.end() > most:
            break
        length = sign.end()
    return text[:length].rstrip()


def has_ink(text: str) -> bool:
    """Whether a reader would see anything."""
    return INK.search(text) is not None
