"""What somebody reaches who has a keyboard only."""

from __future__ import annotations

from .person import Person

FOCUSED = "selector => document.activeElement.matches(selector)"
FARTHEST = 150  # presses of Tab to anything on the page


def has_focus(person: Person, selector: str) -> bool:
    """Does such an element have the focus?"""
    return bool(person.page.evaluate(FOCUSED, selector))


def tab_to(person: Person, selector: str) -> None:
    """Press Tab until such an element has the focus."""
    for _ in range(FARTHEST):
        if has_focus(person, selector):
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {selector}")


def wait_for_change(person: Person, before: int) -> None:
    """Wait until the page shows another position."""
    person.page.locator(f'header[data-version="{before}"]').wait_for(state="detached")
