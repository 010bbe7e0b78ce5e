"""The guided games: from beginning to end in every language, by mouse and by keyboard."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from signoria.locales import Locale, load

from ..conftest import AXE, ROOT, People
from ..support.asking import CARD, CURIOUS
from ..support.person import Person, words
from ..support.serving import GENEROUS
from ..support.tabbing import tab_to
from .test_pages import violations

LESSONS = sorted((ROOT / "web/src/games").glob("*/lessons/course.json"))
COURSES = {path.parts[-3]: json.loads(path.read_text("utf-8")) for path in LESSONS}
LEARNT = pytest.mark.parametrize("game", COURSES)
BY_KEYBOARD, BY_MARKS, AXE_READS = "es", "de", "it"  # every course in each of them
STILL = {"reduced_motion": "reduce"}  # who wants no motion does not wait for others' moves
FIELD = "section.prompt input"
MARKED = ":is(button, [role=button]).wanted:visible"
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, **STILL}


def steps(game: str) -> list[dict[str, Any]]:
    """All steps of a course in order."""
    return [step for one in COURSES[game]["chapters"] for step in one["steps"]]


def borders(game: str) -> set[str]:
    """The steps with which chapters begin and end."""
    return {one["steps"][end]["id"] for one in COURSES[game]["chapters"] for end in (0, -1)}


def at(person: Person, step: str) -> None:
    """Wait until a step has begun and the others have played."""
    person.page.locator(f'.lesson[data-step="{step}"][data-ready=true]').wait_for()


def marks(person: Person) -> Any:
    """What the lesson marks as the way to go on, first what is seen."""
    return person.page.locator(f".lesson {MARKED}")


# What the learner can see to have happened: the step, the moves made, what is marked or composed.
SEEN = """() => {
  const lesson = document.querySelector('.lesson');
  const shown = [...lesson.querySelectorAll('.wanted, output')];
  const texts = shown.map((one) => (one.getAttribute('aria-label') ?? '') + one.textContent);
  return [lesson.dataset.step, lesson.dataset.actions, ...texts].join('\\n');
}"""
CHANGED = f"""([before, patience]) => new Promise((done, fail) => {{
  const seen = {SEEN};
  const look = () => seen() !== before && (watching.disconnect(), done(true));
  const watching = new MutationObserver(look);
  const everything = {{subtree: true, childList: true, attributes: true, characterData: true}};
  watching.observe(document.querySelector('.lesson'), everything);
  look();
  setTimeout(() => fail(new Error(`nothing has come of it: ${{before}}`)), patience);
}})"""


def after(person: Person, deed: Callable[[], None]) -> None:
    """Do something, and wait until it shows."""
    before = person.page.evaluate(SEEN)
    deed()
    person.page.evaluate(CHANGED, [before, GENEROUS * 1000])


def to_do(person: Person, step: dict[str, Any]) -> bool:
    """Wait for what comes next in a step; is it something to do?"""
    here = f'.lesson[data-step="{step["id"]}"]'
    ways = (
        f'.lesson:not([data-step="{step["id"]}"])',
        ".coach .ways .go",
        f"{here}[data-ready=true] {MARKED}",
    )
    person.page.locator(", ".join(ways)).first.wait_for()
    onward = person.page.locator(", ".join(ways[:2]))
    return onward.count() == 0


def do(person: Person, step: dict[str, Any]) -> None:
    """Do what a step wants, by nothing but what is marked."""
    while to_do(person, step):
        after(person, marks(person).first.click)


def through(person: Person, game: str, say: Locale) -> Iterator[str]:
    """Play the whole game; yields each step when it has begun, and again when it is done."""
    *_, last = every = steps(game)
    for step in every:
        at(person, step["id"])
        yield step["id"]
        if step.get("do"):
            do(person, step)
        here = person.page.locator(f'.lesson[data-step="{step["id"]}"]').count()
        if step is not last and here:
            if step.get("do"):
                yield f"{step['id']}, done"
            go_on = person.page.locator(".coach .ways .go")
            expect(go_on).to_have_text(say.text("learn-next"))
            go_on.click()


def begin_lesson(people: People, game: str, language: str, **look: Any) -> Person:
    """Somebody who takes up the offer of the first page."""
    person = people(**look, locale=language).go("/")
    offer_link(person, game, load(language)).click()
    return person


def offer_link(person: Person, game: str, say: Locale) -> Any:
    """The link to the guided game where several games are offered."""
    name = f"{say.text('learn-offer')}: {say.text(f'{game}-name')}"
    return person.page.get_by_role("link", name=name)


def finish_lesson(person: Person, say: Locale) -> None:
    """See that the game is over, and go back to the first page by the last button."""
    expect(person.page.locator(".table.over")).to_have_count(1)
    person.page.get_by_role("link", name=say.text("learn-finish"), exact=True).click()
    person.page.wait_for_url(f"{person.url}/")


@LEARNT
def test_what_comes_with_the_first_movement_begins_no_lesson_anew(
    people: People, game: str
) -> None:
    """Cards bring more words: what is loaded by the language stays, or a press is lost."""
    person = people(locale="en", **STILL)
    person.context.add_init_script(CURIOUS)
    at(person.go(f"/learn/{game}"), steps(game)[0]["id"])
    person.page.evaluate("document.querySelector('.lesson').dataset.same = 'yes'")
    person.page.locator(".tabletop [data-about]:visible").first.hover()
    person.page.locator(CARD).wait_for()
    expect(person.page.locator(".lesson[data-same]")).to_have_count(1)


@LEARNT
def test_the_whole_game_is_played_by_what_is_marked(people: People, game: str) -> None:
    person, say = begin_lesson(people, game, BY_MARKS, **PHONE), load(BY_MARKS)
    for state in through(person, game, say):
        fits(person, game, state)
    finish_lesson(person, say)


def fits(person: Person, game: str, state: str) -> None:
    """Is the part of the table that a step speaks of in sight, and nothing too wide?"""
    areas = {step["id"]: step["area"] for step in steps(game)}
    if state in areas:
        expect(person.page.locator(".table")).to_have_attribute("data-area", areas[state])
    width = person.page.evaluate("document.documentElement.scrollWidth")
    assert width <= person.page.viewport_size["width"]  # type: ignore[index]


@pytest.mark.slow
@LEARNT
def test_axe_finds_nothing_in_any_step_nor_after_it(people: People, game: str) -> None:
    """In what the lesson says, in every step; in the whole page where a chapter begins and ends."""
    person, say = begin_lesson(people, game, AXE_READS, **STILL), load(AXE_READS)
    axe = AXE.read_text()
    faults, states, whole = [], 0, borders(game)
    for state in through(person, game, say):
        states += 1
        fits(person, game, state)
        within = "html" if state in whole else ".coach"
        faults += [f"{state}: {found}" for found in violations(person, axe, within)]
    assert not faults, "\n".join(faults)
    assert states > len(steps(game))
    finish_lesson(person, say)


@LEARNT
def test_the_whole_game_by_keyboard_alone(people: People, game: str) -> None:
    person = people(**STILL, locale=BY_KEYBOARD).go(f"/learn/{game}")
    *before, last = steps(game)
    for step in before:
        at(person, step["id"])
        type_step(person, step)
    at(person, last["id"])
    tab_to(person, ".coach .ways a.go")
    person.page.keyboard.press("Enter")
    person.page.wait_for_url(f"{person.url}/")


def type_step(person: Person, step: dict[str, Any]) -> None:
    """Do a step by typing its moves, and go on by Enter on the button."""
    keyboard = person.page.keyboard
    for text in [text for group in step.get("do", []) for text in group]:
        person.page.locator(".lesson[data-ready=true]").wait_for()
        if not person.page.locator(FIELD).is_visible():
            tab_to(person, "section.prompt summary")
            keyboard.press("Enter")
        tab_to(person, FIELD)
        keyboard.type(text)
        after(person, lambda: keyboard.press("Enter"))
    if not to_do(person, step) and person.page.locator(f'[data-step="{step["id"]}"]').count():
        tab_to(person, ".coach .ways .go")
        keyboard.press("Enter")


@LEARNT
@pytest.mark.parametrize("where", ["/learn", "/new", "/rules", "/m"])
def test_a_learner_finds_the_guided_game(people: People, game: str, where: str) -> None:
    person, say = people("Ada", **STILL), load("en")
    if where == "/m":
        where = f"/m/{person.create('me', 'bot', 'bot', game=game)}"
    person.go(f"/rules/{game}" if where == "/rules" else where)
    if where.startswith("/m/"):
        person.panel().locator(f'a[href="/learn/{game}"]').click()
    elif where == "/learn":
        offer_link(person, game, say).click()
    else:
        if where == "/new":
            name = say.text(f"{game}-name")
            person.page.locator("main select").first.select_option(name)
        person.page.locator(f'a[href="/learn/{game}"]').click()
    at(person, steps(game)[0]["id"])


def test_a_hex_is_tapped_twice_and_the_button_between_is_marked(people: People) -> None:
    person = people(**PHONE).go("/learn/forging-florence")
    for step in ("aim", "workshop", "tools", "die"):
        at(person, step)
        if step in ("tools", "die"):
            person.press(words("learn-show"))
        if step != "die":
            person.press(words("learn-next"))
    at(person, "mill")
    marks(person).first.tap()
    expect(person.page.locator("section.map button.wanted")).to_be_visible()
    person.page.locator("section.map button.wanted").tap()
    person.sees(words("learn-next"))


def test_the_golden_hex_says_why_it_is_closed(people: People) -> None:
    person = people(**STILL).go("/learn/forging-florence")
    person.page.locator(".coach select").select_option(index=3)
    at(person, "taken")
    person.press(words("learn-next"))
    at(person, "near")
    person.press(words("learn-show"))
    at(person, "beside")
    person.page.locator('[data-hex="0,0"]').hover()
    expect(person.page.locator("section.prompt a", has_text="F4.2")).to_be_visible()
    person.page.locator('[data-hex="2,-1"]').click()
    person.sees(words("learn-strayed"))


def test_what_is_closed_says_why_and_what_is_open_can_wait(people: People) -> None:
    person = people(**STILL)
    person.go("/learn/calimala")
    for step in ("aim", "tiles", "keep", "take"):
        at(person, step)
        person.press(words("learn-next" if step in ("aim", "tiles") else "learn-skip"))
    at(person, "streets")
    person.page.locator("section.city button.street.closed").first.hover()
    expect(person.page.locator("section.prompt a", has_text="C3.6")).to_be_visible()
    person.page.locator("section.city button.street.open").first.click()
    person.page.locator("section.prompt .go").first.click()
    person.sees(words("learn-first"))
    at(person, "streets")


def test_another_move_is_not_made_and_where_one_was_is_remembered(people: People) -> None:
    person = people(**STILL)
    person.go("/learn/calimala")
    for step in ("aim", "tiles"):
        at(person, step)
        person.press(words("learn-next"))
    at(person, "keep")
    person.page.locator("section.prompt li button:not(.wanted)").first.click()
    person.sees(words("learn-strayed"))
    expect(person.page.locator("section.prompt li button")).to_have_count(3)
    person.go("/learn/calimala")
    at(person, "keep")
    person.press(words("learn-back"))
    at(person, "tiles")
    person.press(words("learn-next"))
    at(person, "keep")
    person.press(words("learn-skip"))
    at(person, "take")
    for _ in range(2):
        person.press(words("learn-show")) if person.button(words("learn-show")).count() else None
    person.page.locator(".coach select").select_option(index=9)
    at(person, "palazzo")
