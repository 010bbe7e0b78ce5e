"""Write docs/research/observations/*.md: what each number of an observation means."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from pathlib import Path

from signoria import games
from signoria.envs import recall
from signoria.games.shared.observation_layout import Field, field_places, size

FOLDER = Path(__file__).parents[2] / "docs" / "research" / "observations"
HEAD = """\
# Observations of {title}

Version {version}. An observation is {size} numbers, none below 0; `numbers` says at which index a
field stands, counted from 0. Seats are counted from the observer, clockwise: `seat +0` is the
observer. A thing is divided by its scale; `most` is the upper limit after that. Of a one-hot field
at most one number is 1, the others are 0. What the observer has not seen is in none of them.

`signoria.games.observation_layout("{name}")` gives the same to a program.
"""
RECALL = """\
# With perfect recall

With `recall=n` these numbers follow: what the observer has seen since the game began. An event is a
decision or a chance outcome. The last n stand one by one, the newest first (here for n = 2); those
before and what was seen at the beginning are in the fingerprint. So two histories give the same
numbers only if the observer cannot tell them apart, however long they are (but for one chance in
2⁶⁴). `round(what * scale) - 1` is the number of an action or outcome, `round(who * scale) - 1`
counts seats clockwise from the observer, -1 being chance. What is hidden from the observer has the
number that stands for all that looks the same to it. `signoria.envs.recall.layout(game, n)` gives
the same to a program.
"""
COLUMNS = """\
| numbers | field | what it means | scale | most | labels, in order |
|---|---|---|---|---|---|"""
Part = tuple[str, list[Field]]


def page(name: str) -> str:
    """The page of a game."""
    layout = games.observation_layout(name)
    version = games.observation_version(name)
    title = name.replace("-", " ").title()
    head = HEAD.format(title=title, version=version, size=size(layout), name=name)
    return "\n".join([head, *_sections(layout), *_recall_lines(name, layout)]) + "\n"


def _recall_lines(name: str, layout: Iterable[Field]) -> Iterator[str]:
    """What perfect recall appends, for a window of two events."""
    yield RECALL
    yield from _sections(recall.layout(name, 2), size(layout))


def _sections(layout: Iterable[Field], at: int = 0) -> Iterator[str]:
    """A table for the fields that stand once and one for each sort that is repeated."""
    run = list[Part]()
    for part in _parts(layout):
        if run and not _alike(run[-1], part):
            yield _section(run, at)
            at, run = at + sum(size(fields) for _, fields in run), []
        run.append(part)
    yield _section(run, at)


def _parts(layout: Iterable[Field]) -> Iterator[Part]:
    """The fields by what stands before the colon in their names."""
    for prefix, fields in groupby(layout, key=lambda field: field.name.rpartition(": ")[0]):
        yield prefix, list(fields)


def _bare(part: Part) -> list[tuple[str, str, tuple[str, ...]]]:
    return [(field.name.rpartition(": ")[2], field.means, field.labels) for field in part[1]]


def _alike(one: Part, other: Part) -> bool:
    return bool(one[0] and other[0]) and _bare(one) == _bare(other)


def _section(run: list[Part], at: int) -> str:
    """One table; a repeated one counts from the beginning of each repetition."""
    (first, fields), last = run[0], run[-1][0]
    each = size(fields)
    title = f"## From {first} to {last}\n\n" if first else f"## The table, from {at} on\n\n"
    if first:
        title += (
            f"{len(run)} times {each} numbers, the first from {at} on, each next one {each} "
            f"further. `numbers` counts from the beginning of each.\n\n"
        )
    rows = [_row(start if first else at + start, field) for start, field in field_places(fields)]
    return f"{title}{COLUMNS}\n" + "\n".join(rows) + "\n"


def _row(start: int, field: Field) -> str:
    numbers = f"{start}" if field.size == 1 else f"{start}–{start + field.size - 1}"
    means = field.means + (" (one-hot)" if field.one_hot else "")
    name = field.name.rpartition(": ")[2]
    labels = ", ".join(field.labels)
    return f"| {numbers} | {name} | {means} | {field.scale:g} | {field.most:g} | {labels} |"


def main() -> None:
    """Write all pages."""
    FOLDER.mkdir(exist_ok=True)
    for name in games.names():
        (FOLDER / f"{name}.md").write_text(page(name), "utf-8")


if __name__ == "__main__":
    main()
