"""What the pages' style sheets say of an element is worked out as a browser does."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from signoria.envs.pictures.shapes import Shapes
from signoria.envs.pictures.styles import Styles, Theme

SHEET = """
:root { --ink: light-dark(#111, #eee); --line: 2; --dim: var(--ink) }
.em .v { fill: var(--ink); stroke-width: var(--line) }
.em .v.soft { fill: none }
path { fill: red }
.fine { --line: 0.5 }
.none { fill: var(--missing, blue); stroke: calc(1px + 2px) }
.words { font: italic 400 11px/1.2 var(--serif, Georgia) }
.thin { stroke-width: 3; vector-effect: non-scaling-stroke }
path::before { fill: yellow }
@media print { path { fill: black } }
"""
SYMBOLS = '<svg><symbol id="s" viewBox="0 0 10 10" class="em"><path class="v"/></symbol></svg>'


def draw_styles(inside: str, theme: Theme = "light") -> list[dict[str, str]]:
    """The styles of all paths and texts of a picture."""
    shapes = Shapes([SYMBOLS], Styles([SHEET], theme))
    text, _ = shapes.stand_alone(f'<svg viewBox="0 0 100 100">{inside}</svg>', 100, 100)
    found = []
    for element in ElementTree.fromstring(text).iter():
        if element.tag.endswith(("path", "text")):
            pairs = (one.partition(":") for one in element.get("style", "").split(";") if one)
            found.append({name: value for name, _, value in pairs})
    return found


@pytest.mark.parametrize(("theme", "ink"), [("light", "#111"), ("dark", "#eee")])
def test_the_stronger_rule_wins_in_the_colours_of_the_theme(theme: Theme, ink: str) -> None:
    inside = '<g class="em"><path class="v"/><path class="v soft"/><path/></g>'
    strong, soft, plain = draw_styles(inside, theme)
    assert strong == {"fill": ink, "stroke-width": "2"}
    assert soft["fill"] == "none"
    assert plain["fill"] == "red"


def test_variables_reach_into_symbols() -> None:
    use = '<use href="#s" width="10" height="10"/>'
    inside = f'{use}<g class="fine">{use}</g>'
    assert [one["stroke-width"] for one in draw_styles(inside)] == ["2", "0.5"]


def test_what_cannot_be_worked_out_is_left_out() -> None:
    (found,) = draw_styles('<path class="none"/>')
    assert found == {"fill": "blue"}


def test_a_font_in_short_is_taken_apart() -> None:
    (found,) = draw_styles('<text class="words">x</text>')
    assert found == {
        "font-style": "italic",
        "font-weight": "400",
        "font-size": "11px",
        "font-family": "Georgia",
    }


def test_lines_stay_as_wide_however_much_is_enlarged() -> None:
    path = '<path class="thin"/>'
    frame = f'<svg viewBox="0 0 10 10" width="40" height="40">{path}</svg>'
    inside = f'<g transform="scale(2)">{path}{frame}</g>'
    assert [float(one["stroke-width"]) for one in draw_styles(inside)] == [1.5, 0.375]


def test_nothing_of_the_page_is_left_that_a_picture_has_no_use_for() -> None:
    shapes = Shapes([SYMBOLS], Styles([SHEET], "light"))
    path = '<path class="v" d="M0 0"/>'
    inside = f'<g role="button" tabindex="0" aria-label="x" data-hex="1">{path}</g>'
    text, _ = shapes.stand_alone(f'<svg viewBox="0 0 9 9">{inside}</svg>', 9, 9)
    assert not re.search("role|tabindex|aria|data-|class|var", text)
    assert 'd="M0 0"' in text
