"""Texts are read when they are needed first: also by several threads, and again if that failed."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor, wait

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Resource

from signoria import locales
from signoria.locales import Locale

TEXTS = ("a = one { b }\nc = three\n", "b = two { a-name }\n", "a-name = (a)\n")
LONG = 30.0  # seconds; only what hangs takes so long
A_WHILE = 0.5  # seconds that the second thread is given to go wrong


def locale() -> Locale:
    return Locale("en", TEXTS)


@pytest.mark.parametrize("asked", ["a", "c", "b"])
def test_a_text_that_another_thread_is_reading_is_waited_for(
    monkeypatch: pytest.MonkeyPatch, asked: str
) -> None:
    begun, go_on = threading.Event(), threading.Event()

    def read(text: str) -> Resource:
        begun.set()
        assert go_on.wait(LONG)
        return FluentResource(text)

    words, expected = locale(), locale().text(asked)
    monkeypatch.setattr(locales, "FluentResource", read)
    with ThreadPoolExecutor(2) as pool:
        first = pool.submit(words.text, "a")
        assert begun.wait(LONG)
        second = pool.submit(words.text, asked)
        wait([second], A_WHILE)
        go_on.set()
        assert first.result(LONG) == "one two (a)"
        assert second.result(LONG) == expected


@pytest.mark.parametrize("failing", [1, 2, 3])
def test_a_text_that_could_not_be_read_once_is_read_later(
    monkeypatch: pytest.MonkeyPatch, failing: int
) -> None:
    reads = 0

    def read(text: str) -> Resource:
        nonlocal reads
        reads += 1
        if reads == failing:
            raise MemoryError
        return FluentResource(text)

    monkeypatch.setattr(locales, "FluentResource", read)
    words = locale()
    with pytest.raises(MemoryError):
        words.text("a")
    assert words.text("a") == "one two (a)"
    assert words.text("c") == "three"
    assert words.faults == []


def test_texts_that_refer_to_each_other_are_read_once() -> None:
    words = Locale("en", ("a = one { b }\n", "b = two\nc = { a }\n"))
    assert words.text("c") == "one two"
