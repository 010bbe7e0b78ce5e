"""What is hidden from somebody never reaches their browser."""

from __future__ import annotations

from random import Random
from typing import Any

from playwright.sync_api import expect

from ..conftest import People
from ..support.person import Person, words
from ..support.playing import may_move, over, play, version


def test_the_device_is_covered_between_turns(people: People) -> None:
    one, random = people("Ada"), Random(11)
    one.go(f"/m/{one.create('me', 'Bea', 'bot')}")
    for _ in range(16):
        one.until(lambda: is_covered(one) or may_move(one), "a turn")
        if is_covered(one):
            expect(one.page.locator(".table")).to_have_count(0)
            one.until(lambda: not seen_hands(one), "a view without anybody's cards")
            name = next(name for name in ("Ada", "Bea") if one.button(i_am(name)).count())
            one.press(i_am(name))
            one.until(lambda: may_move(one), f"{name}'s turn")
            expect(one.page.locator("section.mine h2")).to_have_text(name)
        play(one, random, 1)
    assert len({frame["situation"]["watching"] for frame in situations(one)}) == 3
    assert only_watched_hands(one)


def test_a_spectator_sees_nothing_hidden_and_cannot_move(people: People) -> None:
    host, onlooker, random = people("Ada"), people(), Random(13)
    match = host.create("me", "bot", "bot")
    host.go(f"/m/{match}")
    onlooker.go(f"/m/{match}")
    onlooker.sees(words("table-wait-watch"))
    play(host, random, 8)
    host.until(lambda: may_move(host), "one's own turn")
    onlooker.until(lambda: version(onlooker) == version(host), "all moves")
    assert not seen_hands(onlooker)
    assert onlooker.page.locator(".prompt button").count() == 0
    assert onlooker.page.locator("button.street.open").count() == 0
    expect(onlooker.page.locator("section.mine")).to_have_count(0)
    assert not over(onlooker)


def i_am(name: str) -> str:
    """What the cover's button says."""
    return words("web-pass-me", player=name)


def is_covered(one: Person) -> bool:
    """Does the device wait for being passed on?"""
    return one.page.locator(".cover").count() > 0


def situations(one: Person) -> list[dict[str, Any]]:
    """All frames with a view."""
    return [frame for frame in one.read_frames() if frame.get("situation")]


def seen_hands(one: Person) -> list[int]:
    """The seats whose cards the last view shows."""
    return own_hands(situations(one)[-1]["situation"])


def own_hands(situation: dict[str, Any]) -> list[int]:
    """The seats whose cards a situation tells on top of what everybody knows."""
    return [path[1] for path, _ in situation["own"] if path[0] == "mats" and path[2] == "hand"]


def only_watched_hands(one: Person) -> bool:
    """Does no view show other cards than those of the seat that looked?"""
    for frame in situations(one):
        situation = frame["situation"]
        for mat in (situation["view"] or {"mats": []})["mats"]:
            assert mat["hand"] is None
            assert mat["kept"] is None
        assert set(own_hands(situation)) <= {situation["watching"]}
    return True
