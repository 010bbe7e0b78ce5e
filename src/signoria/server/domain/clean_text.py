"""What people write, fit to be shown beside others' texts; by the rules of Unicode.

Signs are counted and cut as readers see them: grapheme clusters (UAX 29), which ``wcwidth`` knows.
It and ``unicodedata`` are there in a browser, too.
"""

from __future__ import annotations

import re
import unicodedata

from wcwidth import iter_graphemes, wcswidth, wcwidth

MARKS = 4  # upon one letter; no language that we know of has more
BLANK = "\u2800"  # a pattern of no dots: nothing is to be seen, although it counts as a symbol
JOINER, NON_JOINER, AS_EMOJI, LETTER = "\u200d", "\u200c", "\ufe0f", "a"
LONGEST = 4  # characters of an emoji before a joiner: the picture, its colour, its style
VIRAMA = 9  # the combining class
HIDDEN = ("Cc", "Cf", "Co", "Cs")  # categories of what controls, is private or is no character
# Default_Ignorable_Code_Point of Unicode's DerivedCoreProperties.txt, as far as not in HIDDEN.
IGNORABLE = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2065\u3164\ufe00-\ufe0f\uffa0\ufff0-\ufff8"
    "\U000e0000-\U000e0fff]"
)
# The tags of Unicode's emoji-sequences.txt: flags of parts of a country.  What stands behind a flag
# that nobody knows would only hide letters.
TAGGED = ("gbeng", "gbsct", "gbwls")
KNOWN = "|".join("".join(chr(0xE0000 + ord(each)) for each in tags) for tags in TAGGED)
FLAGS = re.compile(f"\U0001f3f4(?:{KNOWN})\U000e007f")


def clean_text(text: str, most: int | None = None) -> str:
    """A text on one line without what hides, reorders or runs over, of ``most`` characters.

    Inner runs of spaces become one; no sign is cut in two; may be empty.
    """
    spaced = "".join(" " if each == BLANK or each.isspace() else each for each in text)
    seen = unicodedata.normalize("NFC", drop_invisible(spaced))
    line = " ".join(thin_marks(" ".join(seen.split())).split())
    return line if most is None else cut(line, most)


def drop_invisible(text: str) -> str:
    """A text without invisible characters, but for those without which it would read otherwise."""
    flags = {at for flag in FLAGS.finditer(text) for at in range(*flag.span())}
    return "".join(
        each
        for at, each in enumerate(text)
        if at in flags or not is_invisible(each) or is_needed(text, at)
    )


def is_invisible(character: str) -> bool:
    """Whether nothing is to be seen of a character itself."""
    return unicodedata.category(character) in HIDDEN or bool(IGNORABLE.match(character))


def is_needed(text: str, at: int) -> bool:
    """Whether an invisible character changes what its neighbours show."""
    each, last, following = text[at], text[at - 1 : at], text[at + 1 : at + 2]
    if each == AS_EMOJI:
        return last != "" and is_emoji(last)
    if each not in (JOINER, NON_JOINER) or not last or not following:
        return False
    if unicodedata.combining(last) == VIRAMA:  # RFC 5892, A.1 and A.2
        return True
    if each == JOINER:  # one emoji made of several
        return is_picture(following) and joins(text[:at][-LONGEST:], following)
    return is_arabic(last) and is_arabic(following)  # letters that would join


def is_one(text: str) -> bool:
    """Whether readers see a single sign."""
    return len(list(iter_graphemes(text))) == 1


def joins(before: str, after: str) -> bool:
    """Whether a joiner makes one sign of what ends there and what begins there."""
    *_, last = iter_graphemes(before + JOINER + after)
    return len(last) > len(after)


def is_picture(character: str) -> bool:
    """Whether it may be a part of an emoji (Extended_Pictographic)."""
    return is_one(character + JOINER + character) and not is_one(LETTER + character)


def is_emoji(character: str) -> bool:
    """Whether it may be shown as an emoji, alone or because it is asked for."""
    return is_picture(character) or wcwidth(character) < wcswidth(character + AS_EMOJI)


def is_arabic(character: str) -> bool:
    """Whether it is a letter that is written from right to left and joins."""
    return unicodedata.bidirectional(character) == "AL"


def thin_marks(text: str) -> str:
    """A text without marks that stand on nothing, or on others that are many already."""
    kept: list[str] = []
    marks = MARKS  # at the beginning there is nothing to stand on
    for each in text:
        marks = marks + 1 if is_mark(each) else MARKS if each.isspace() else 0
        if marks <= MARKS or not is_mark(each):
            kept.append(each)
    return "".join(kept)


def is_mark(character: str) -> bool:
    """Whether it stands on the letter before it."""
    return unicodedata.category(character)[0] == "M"


def cut(text: str, most: int) -> str:
    """The signs from its beginning that have ``most`` characters together."""
    length = 0
    for sign in iter_graphemes(text):
        if length + len(sign) > most:
            break
        length += len(sign)
    return text[:length].rstrip()


def has_ink(text: str) -> bool:
    """Whether a reader would see anything."""
    return any(unicodedata.category(each)[0] in "LNPS" for each in text)
