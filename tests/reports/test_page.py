"""The page says everything in all languages, stands alone, and is sound."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

import pytest

from signoria.locales import LANGUAGES, load
from signoria.reports.make_report import make_report
from signoria.reports.svg import REFERENCE
from tests.reports.runs import play

SVG = "{http://www.w3.org/2000/svg}"
TITLES = {
    "Share of victories",
    "Share of games",
    "Points",
    "Difference",
    "How often, or how much, in a game",
    "Part of the differences",
    "Turns played",
}
Element = ElementTree.Element


@cache
def make_page(language: str, *runs: Path) -> str:
    """The page of one run or two."""
    words = load(language)
    words.faults.clear()
    text = make_report([str(run) for run in runs], language)
    assert words.faults == []
    return text


def parse_page(text: str) -> Element:
    """The page as a tree; raises if it is not well formed."""
    return ElementTree.fromstring(text.removeprefix("<!doctype html>\n"))


def words_in(element: Element | None) -> str:
    assert element is not None
    return "".join(element.itertext())


@pytest.fixture(scope="module")
def page(run: Path) -> str:
    return make_page("en", run)


def test_it_needs_nothing_from_elsewhere(page: str) -> None:
    text = re.sub(r'xmlns(:\w+)?="[^"]*"', "", page)
    assert not re.search(r"https?:|//|@import|<script|<link|<img|src=", text)
    assert not re.search(r"url\((?!#)", text)


def test_names_are_unique_and_references_lead_somewhere(page: str) -> None:
    tree = parse_page(page)
    names = [element.attrib["id"] for element in tree.iter() if "id" in element.attrib]
    assert len(set(names)) == len(names)
    for element in tree.iter():
        for key, value in element.attrib.items():
            if key == "aria-labelledby" or (key.endswith("href") and value.startswith("#")):
                for each in value.split():
                    assert each.lstrip("#") in names, (element.tag, value)


def test_every_chart_has_a_title_and_its_numbers(page: str) -> None:
    tree = parse_page(page)
    charts = [section for section in tree.iter("section") if section.find("figure") is not None]
    assert len(charts) > 10
    for chart in charts:
        drawing = chart.find(f"figure/{SVG}svg")
        assert drawing is not None
        assert drawing.attrib["role"] == "img"
        assert drawing.attrib["aria-labelledby"] == chart.find("h3").attrib["id"]  # type: ignore[union-attr]
        table = chart.find("details/div/table")
        assert table is not None
        widths = {len(row) for row in table.iter("tr")}
        assert len(widths) == 1, words_in(chart.find("h3"))
        assert len(list(table.iter("tr"))) > 1
        assert all(words_in(cell) for cell in table.iter("td"))


def test_every_axis_has_a_title_and_every_line_a_name(page: str) -> None:
    tree = parse_page(page)
    sections = [each for each in tree.iter("section") if each.find("figure") is not None]
    for section in sections:
        for drawing in section.iter(f"{SVG}svg"):
            written = {words_in(each).strip() for each in drawing.iter(f"{SVG}text")}
            assert written & TITLES, words_in(section.find("h3"))
            named = any(each.startswith(("fair: ", "no difference")) for each in written)
            dashed = f'stroke-dasharray="{REFERENCE}"' in ElementTree.tostring(drawing, "unicode")
            assert named == dashed, words_in(section.find("h3"))


def test_what_two_numbers_differ_by_is_drawn(run: Path, page: str) -> None:
    """Winners less the others in one run, one run less the other in two."""
    for text, caption in (
        (page, "The difference, Winners less The others"),
        (make_page("en", run, run), "The difference, B"),
    ):
        figures = [each for each in parse_page(text).iter("figure") if len(each) == 2]
        assert len(figures) > 3
        for figure in figures:
            assert words_in(figure.find("figcaption")).startswith(caption)
            assert "no difference" in words_in(figure[1])


def test_charts_take_their_colours_from_the_page(page: str) -> None:
    tree = parse_page(page)
    for drawing in tree.iter(f"{SVG}svg"):
        text = ElementTree.tostring(drawing, "unicode")
        assert set(re.findall(r"#[0-9a-f]{6}\b", text)) == set()
        assert "var(--ink" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_in_every_language(run: Path, page: str, language: str) -> None:
    text = make_page(language, run)
    tree = parse_page(text)
    assert tree.attrib["lang"] == language
    if language != "en":
        own, english = (set(map(words_in, parse_page(each).iter("p"))) for each in (text, page))
        assert not own & english


def test_a_run_does_not_differ_from_itself(run: Path) -> None:
    tree = parse_page(make_page("en", run, run))
    sentences = [words_in(each) for each in tree.iter("p")]
    assert not [each for each in sentences if each.startswith("Clearly")]
    assert not list(tree.iter("b"))


def test_who_is_stronger_clearly_wins(unlike: Path) -> None:
    """A heuristic bot against two that play at random: skill is what tells them apart."""
    tree = parse_page(make_page("en", unlike))
    titled = [each for each in tree.iter("section") if each.find("h3") is not None]
    sections = {words_in(each.find("h3")): each for each in titled}
    wins = sections["Victories by player"]
    said = [words_in(each) for each in wins.findall("p")]
    assert said == [
        "Clearly more than 33.3%: 1: heuristic.",
        "Clearly less than 33.3%: 2: random and 3: random.",
    ]
    parts = {
        words_in(row[0]): float(words_in(row[1]).partition("%")[0])
        for row in sections["What differences in points come from"].iter("tr")
        if row[1].tag == "td"
    }
    assert parts["who plays"] > 50
    assert sum(parts.values()) == pytest.approx(100, abs=0.3)


def test_without_sets_the_deal_is_not_told_from_the_rest(alone: Path) -> None:
    text = make_page("en", alone)
    assert "Each deal was played once only" in text
    assert "the deal, and how the game went" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_a_single_game_nothing_is_judged(tmp_path: Path, language: str) -> None:
    page = make_page(language, play(tmp_path / "one", "calimala", 1))
    charts = [each for each in parse_page(page).iter("section") if each.find("figure") is not None]
    drawn = {words_in(each.find("h3")) for each in charts}
    words = load(language)
    assert words.text("report-order-wins") in drawn
    assert words.text("report-luck-chart") not in drawn
    assert words.text("report-apart-none", count=0, fair="") in page
    assert not list(parse_page(page).iter("b"))


def test_an_option_that_was_drawn_is_compared_within_the_run(
    monkeypatch: pytest.MonkeyPatch, alone: Path
) -> None:
    """No option but the start is drawn by any game as yet; so that one is let through."""
    from signoria.reports.aggregate import win_sums

    monkeypatch.setattr(win_sums, "LEFT_OUT", "option_none")
    text = make_page.__wrapped__("en", alone)
    assert "How often who starts wins, by what was drawn for the game." in text
