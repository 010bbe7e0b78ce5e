"""Asking what things at a table are: with the mouse, a finger, the focus or a key."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import FloatRect, Locator

from .person import Person

CARD = "[data-explains]"
# Somebody who wants things to explain themselves.
CURIOUS = "try { localStorage.setItem('signoria-explaining', 'on') } catch {}"


def thing(one: Person, about: str) -> Locator:
    """A thing of the table that has a card, where it can be seen.

    Of what players have the last word is the seat, or ``own``.
    """
    head, _, seat = about.rpartition(" ")
    around = ":is(.mine, .strip)" if seat == "own" else f'[data-seat="{seat}"]'
    places = f'[data-about="{about}"]:visible, {around} [data-about="{head} ~"]:visible'
    return one.page.locator(places).first


def card(one: Person, about: str) -> Locator:
    """The card of a thing, once it is there."""
    found = one.page.locator(f'[data-explains="{about}"]')
    found.wait_for()
    return found


def box_of(found: Locator) -> FloatRect:
    """Where something is."""
    box = found.bounding_box()
    assert box is not None
    return box


def middle(found: Locator) -> tuple[float, float]:
    """The middle of something, where a mouse or a finger comes."""
    box = box_of(found)
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def point(one: Person, about: str) -> None:
    """Move the mouse to a thing, from outside of it."""
    one.page.mouse.move(1, 1)
    one.page.mouse.move(*middle(thing(one, about)))


@contextmanager
def hold(one: Person, about: str) -> Iterator[None]:
    """A finger that rests on a thing meanwhile."""
    x, y = middle(thing(one, about))
    line = one.context.new_cdp_session(one.page)
    touches = {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]}
    line.send("Input.dispatchTouchEvent", touches)
    yield
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def share(one: FloatRect, other: FloatRect) -> float:
    """The area that two boxes share."""
    wide = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
    high = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
    return max(0.0, wide) * max(0.0, high)
