"""Where a game was lost, beside its review, and hints during a match against bots."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from signoria.games.contract import CHANCE, Rng
from signoria.record import Match, write
from tests.analysis.ends import end

from ..conftest import AXE, People
from ..support.person import Person, words
from ..support.playing import at_rest, may_move
from ..support.reviewing import await_moment
from .test_pages import violations
from .test_records import import_record

PATIENCE = 300_000  # milliseconds for what takes ten seconds, on a machine with much else to do
WIDE = {"width": 1280, "height": 800}
NARROW = {"width": 360, "height": 740}


def whole(person: Person) -> None:
    """Wait until an analysis is complete."""
    expect(person.page.get_by_text(words("analysis-whole"))).to_be_visible(timeout=PATIENCE)


def each_is_told_of(panel: Locator) -> None:
    """Of each player, the grave mistakes are shown, or that there was none."""
    whose = panel.get_by_label(words("analysis-of"))
    for player in whose.locator("option").all_inner_texts()[1:]:
        whose.select_option(player)
        none = panel.get_by_text(words("analysis-none-of", player=player))
        expect(panel.locator("ol li").filter(has_text=player).or_(none).first).to_be_visible()
        expect(panel.locator("ol li").filter(has_not_text=player)).to_have_count(0)


@pytest.mark.parametrize("game", ["calimala", "forging-florence"])
def test_a_game_is_analysed_and_gone_through_by_what_was_found(people: People, game: str) -> None:
    person, axe = people("Ada"), AXE.read_text()
    import_record(person, write(end(game, 4).record()))
    await_moment(person, 0)
    person.press(words("analysis-begin"))
    whole(person)
    panel = person.page.locator("#analysis")
    curve = panel.get_by_role("slider")
    expect(panel.get_by_role("table", name=words("analysis-skill"))).to_be_visible()
    each_is_told_of(panel)
    curve.press("End")
    await_moment(person, len(end(game, 4).played))
    spoken = curve.get_attribute("aria-valuetext") or ""
    assert spoken.startswith(words("analysis-end"))
    assert "%" in spoken
    curve.press("Home")
    await_moment(person, 0)
    assert (curve.get_attribute("aria-valuetext") or "").startswith(words("analysis-start"))
    panel.locator("summary").first.click()
    rows = panel.locator("tbody tr")
    expect(rows.filter(has_text=words("analysis-end"))).to_have_count(1)
    assert violations(person, axe) == []
    panel.press("Escape")
    expect(panel).to_have_count(0)
    expect(person.button(words("analysis-begin"))).to_be_focused()


def careless(decisions: int = 45) -> Match:
    """The end of a game in which everybody plays at random."""
    start, rng = end("calimala", decisions), Rng(3)
    match = Match(start.game, start.setup, position=start.position)
    while not match.over:
        state = match.state
        if state.to_move == CHANCE:
            match.apply(rng.pick_weighted(state.chance_outcomes()))
        else:
            match.apply(state.legal_actions()[rng.below(len(state.legal_actions()))])
    return match


def test_a_mistake_leads_to_its_moment_on_a_narrow_screen(people: People) -> None:
    person, axe = people("Ada", viewport=NARROW), AXE.read_text()
    import_record(person, write(careless().record()))
    await_moment(person, 0)
    person.press(words("analysis-begin"))
    whole(person)
    mistake = person.page.locator("#analysis ol li").first
    expect(mistake).to_contain_text(words("analysis-better", move="").strip())
    goes_on = words("analysis-then", moves="").strip()
    expect(person.page.locator("#analysis ol").get_by_text(goes_on).first).to_be_visible()
    assert violations(person, axe) == []
    assert person.page.evaluate("document.documentElement.scrollWidth") == NARROW["width"]
    better = mistake.locator("p").nth(1).inner_text()
    mistake.get_by_role("button").click()
    expect(person.page.locator("#analysis")).to_be_hidden()
    assert person.page.locator(".review").get_attribute("data-moment") != "0"
    person.sees(better)
    turn = person.page.get_by_role("region", name=words("web-review-way")).locator("b").first
    round_ = person.page.locator("b.what").inner_text().partition(" · ")[2]
    assert turn.inner_text().startswith(round_ or "?")
    marks = person.page.locator('[data-mark~="better"]')
    expect(marks.first).to_be_in_viewport(ratio=0.5)
    description = marks.first.get_attribute("aria-description") or ""
    assert description.endswith(better), description
    expect(person.page.locator('[data-mark~="played"]')).not_to_have_count(0)
    assert violations(person, axe) == []
    person.press(words("analysis-back"))
    expect(mistake.get_by_role("button")).to_be_focused()
    person.page.keyboard.press("Escape")
    expect(person.page.locator("#analysis")).to_have_count(0)


def test_a_match_that_is_over_leads_to_its_analysis_which_can_be_stopped(people: People) -> None:
    person = people("Ada")
    match = person.create("bot", "bot", "bot")
    person.go(f"/m/{match}")
    person.page.get_by_role("link", name=words("analysis-begin")).click()
    person.page.wait_for_url("**/review?analysis#0")
    person.press(words("analysis-stop"))
    person.sees(words("analysis-stopped"))
    expect(person.button(words("analysis-again"))).to_be_visible()


@pytest.mark.parametrize("game", ["calimala", "forging-florence"])
def test_a_hint_is_told_marked_and_gone_with_the_move(people: People, game: str) -> None:
    person, axe = people("Ada"), AXE.read_text()
    person.go(f"/m/{person.create('me', 'bot', 'bot', game=game)}")
    person.until(lambda: may_move(person), "one's turn")
    person.page.keyboard.press("h")
    notice = person.page.get_by_role("region", name=words("hint"))
    expect(notice.locator(".best")).not_to_be_empty()
    expect(person.page.locator(".wanted")).to_have_count(0)  # what to think of is no mark
    more = notice.get_by_role("button", name=words("hint-more"))
    more.click()
    expect(notice).to_contain_text(words("hint-place", place="X").partition("X")[0].strip())
    person.page.keyboard.press("h")
    expect(more).to_have_count(0)
    expect(notice).to_contain_text(words("hint-title"))
    notice.get_by_text(words("hint-others")).click()
    expect(notice.locator("li").first).to_be_visible()
    expect(person.page.locator(".wanted")).to_have_count(1)
    assert violations(person, axe) == []
    expect(person.panel().get_by_text(words("hint-taken", count=1))).to_be_visible()
    person.page.keyboard.press("Escape")
    person.page.locator("section.prompt .wanted, section.prompt .own").first.click()
    expect(notice).to_have_count(0)


@pytest.mark.parametrize("game", ["calimala", "forging-florence"])
@pytest.mark.parametrize("wide", [False, True])
def test_a_hint_covers_nothing_that_is_decided_on(people: People, game: str, wide: bool) -> None:
    """It moves nothing either; what it says a worth is can be read there, too."""
    person = people("Ada", viewport=WIDE if wide else NARROW)
    person.go(f"/m/{person.create('me', 'bot', 'bot', game=game)}")
    person.until(lambda: may_move(person), "one's turn")
    touch_table(person, game)
    person.until(lambda: at_rest(person), "the sheet of the decision")
    names = ("header", "section.prompt", ".area.board", *[".area.mine"] * wide)
    parts = [person.page.locator(name).first for name in names]
    places = [part.bounding_box() for part in parts]
    person.press(words("hint"))
    notice = person.page.get_by_role("region", name=words("hint"))
    for degree in range(3):
        if degree:
            notice.get_by_role("button", name=words("hint-more")).click()
        expect(notice.locator(".best")).not_to_be_empty()
        assert [part.bounding_box() for part in parts] == places
        assert not any(over(notice, part) for part in parts)
    assert not any(over(notice, part) for part in parts)
    notice.get_by_text(words("hint-others")).click()
    expect(notice.get_by_text(words("hint-worth-what"))).to_be_visible()
    assert [part.bounding_box() for part in parts] == places


def touch_table(person: Person, game: str) -> None:
    """Touch the table: with that comes what may go on by itself, and stands among the choices."""
    person.button(words("hint")).hover()
    if game == "forging-florence":
        person.page.locator("section.prompt .aims").wait_for()


def over(one: Locator, other: Locator) -> bool:
    """Does one thing lie over another?"""
    mine, its = one.bounding_box(), other.bounding_box()
    assert mine
    assert its
    return mine["y"] < its["y"] + its["height"] and its["y"] < mine["y"] + mine["height"]


def test_in_a_match_among_people_nobody_is_offered_hints_unless_all_have_agreed(
    people: People,
) -> None:
    for hints in (False, True):
        host, guest = people("Ada"), people("Bea")
        match = host.create("me", "open", "bot", public=True, hints=hints)
        guest.go(f"/m/{match}")
        guest.page.get_by_role("button", name=words("web-join"), exact=True).wait_for()
        allowed = guest.page.get_by_text(words("hint-allowed"))
        expect(allowed).to_have_count(int(hints))
        guest.press(words("web-join"))
        host.go(f"/m/{match}")
        mover = to_move(host, guest)
        expect(mover.button(words("hint"))).to_have_count(int(hints))


def to_move(*some: Person) -> Person:
    """The one who is asked for a decision, once somebody is."""
    some[0].until(lambda: any(may_move(one) for one in some), "somebody's turn")
    return next(one for one in some if may_move(one))
