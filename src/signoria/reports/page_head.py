"""The head of a page: which games it is about."""

from __future__ import annotations

from collections import Counter

from .html import Html, tag
from .sections.options import option_name, value_name
from .view import Side, View

FEW = 500  # games; with fewer most intervals are too wide to say much
Fact = tuple[str, str]
LONGEST = 60  # letters of a value; longer ones are cut


def title(view: View) -> str:
    """What the page is called."""
    words = view.words
    game = words.locale.text("name")
    if not view.compares:
        return words.text("report-title", game=game)
    if view.sweeps:
        return words.text("report-title-many", game=game, number=len(view.sides))
    return words.text("report-title-compared", game=game, one=view.names[0], other=view.names[1])


def about(view: View) -> list[Html]:
    """The title, what was played, and what to beware of."""
    facts = [_facts(view, side) for side in view.sides]
    alike = [fact for fact in facts[0] if all(fact in others for others in facts)]
    parts = [tag("h1", title(view)), _term_list(alike)]
    for side, own in zip(view.sides, facts, strict=True):
        if view.compares:
            parts.append(tag("h2", side.name, class_="side"))
            parts.append(_term_list([fact for fact in own if fact not in alike]))
        parts += [tag("p", sentence, class_="notice") for sentence in _notices(view, side)]
    return parts


def _term_list(facts: list[Fact]) -> Html:
    """Terms and what they are."""
    return tag("dl", *(part for name, what in facts for part in (tag("dt", name), tag("dd", what))))


def _facts(view: View, side: Side) -> list[Fact]:
    """What was played."""
    words, settings = view.words, side.figures.settings
    seated = "report-rotating" if settings.rotate else "report-staying"
    found = [
        (words.text("report-games"), words.number(side.figures.games)),
        (words.text("report-bots"), _bots(settings.bots)),
        (words.text("report-seats"), words.text(seated)),
    ]
    for name, value in settings.options.items():
        named = value_name(view, name, value)
        found.append((option_name(view, name), named[:LONGEST]))
    found.append((words.text("report-seed"), str(settings.seed)))
    found.append((words.text("report-version"), f"{settings.signoria} / {settings.rules}"))
    for what, code in settings.code.items():
        found.append((words.text("report-code", what=what), code))
    return found


def _bots(names: tuple[str, ...]) -> str:
    """The bots, those of one name together."""
    counted = Counter(names).items()
    return ", ".join(f"{number} × {name}" if number > 1 else name for name, number in counted)


def _notices(view: View, side: Side) -> list[str]:
    words, figures = view.words, side.figures
    found = []
    if figures.games < figures.settings.games:
        done, asked = words.number(figures.games), words.number(figures.settings.games)
        found.append(words.text("report-unfinished", done=done, asked=asked))
    if figures.games < FEW:
        found.append(words.text("report-few"))
    return found
