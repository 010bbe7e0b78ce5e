"""A page that looks back, and the moment that it shows."""

from __future__ import annotations

from playwright.sync_api import expect

from .person import Person


def await_moment(person: Person, moment: int) -> None:
    """Wait until a moment is shown, and the way to others: before it no key leads anywhere."""
    person.page.locator(".review input[type=range]").wait_for()
    expect(person.page.locator(".review")).to_have_attribute("data-moment", str(moment))
