"""The drawn screen at a pseudo-terminal, with completion, as a person has it."""

from __future__ import annotations

import fcntl
import os
import pty
import random
import re
import select
import struct
import subprocess
import termios
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from .driving import command, environment

PATIENCE = 60

ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>]|\x1b\][^\x07]*\x07|[\r\x08]")
KEYS = re.compile(r"\x1b\[1;38;2;200;99;58m ?(\d+w?) *\x1b")  # in the colour of what can be decided
CLEARED = "\x1b[2J"
PROMPT = "Your choice (help):"


def bare(text: str) -> str:
    """The text without escapes."""
    return ESCAPES.sub("", text)


def control() -> None:
    """Make the pseudo-terminal the controlling one, so that Ctrl-C reaches the program."""
    os.setsid()
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


class Terminal:
    """The program at a pseudo-terminal of a given size."""

    def __init__(self, home: Path, size: tuple[int, int], *arguments: str, **more: str) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", size[1], size[0], 0, 0))
        # prompt_toolkit asks the terminal where its cursor is; nobody answers here.
        variables = {"TERM": "xterm-256color", "PROMPT_TOOLKIT_NO_CPR": "1", **more}
        variables["COLORTERM"] = "truecolor"
        self.process = subprocess.Popen(
            command(*arguments),
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment(home, **variables, SIGNORIA_NO_PAUSE="1"),
            preexec_fn=control,
        )
        os.close(slave)
        self.raw = ""
        self.seen = 0  # so much of it has been looked at

    def wait(self, enough: Callable[[str], bool]) -> str:
        """What appears from now on until it is enough or the program ends, with escapes."""
        deadline = time.monotonic() + PATIENCE
        while not enough(self.raw[self.seen :]) and time.monotonic() < deadline:
            if not select.select([self.master], [], [], 1)[0]:
                continue
            try:
                self.raw += os.read(self.master, 65536).decode("utf-8", "replace")
            except OSError:  # the program has ended
                break
        text = self.raw[self.seen :]
        self.seen = len(self.raw)
        assert "Traceback" not in text, text
        return text

    def read(self, until: str = "\0") -> str:
        """What appears up to a text, or to the end of the program, without escapes."""
        return bare(self.wait(lambda text: until in bare(text)))

    def screen(self) -> str:
        """The next freshly drawn screen with its prompt, with escapes; "" at the end."""
        text = self.wait(lambda text: PROMPT in bare(text.partition(CLEARED)[2]))
        return text.partition(CLEARED)[2]

    def type(self, text: str) -> None:
        """Type without Enter."""
        os.write(self.master, text.encode())

    def close(self) -> None:
        """End the program if it runs."""
        self.process.kill()
        self.process.wait()
        os.close(self.master)


Open = Callable[..., Terminal]


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Open]:
    """Opens pseudo-terminals."""
    opened: list[Terminal] = []

    def start(size: tuple[int, int], *arguments: str, **more: str) -> Terminal:
        opened.append(Terminal(tmp_path, size, *arguments, **more))
        return opened[-1]

    yield start
    for one in opened:
        one.close()


@pytest.mark.parametrize("size", [(80, 24), (130, 50)], ids=["80x24", "130x50"])
def test_a_whole_game_is_played_on_the_drawn_screen(terminal: Open, size: tuple[int, int]) -> None:
    table = terminal(size, "--seats", "me,random,random", "--seed", "3")
    choose = random.Random(1).choice
    while screen := table.screen():
        table.type(choose(KEYS.findall(screen)) + "\r")
    end = bare(table.raw).rpartition("The result")[2]
    assert re.search(r"wins|You win|share the victory", end)
    assert table.process.wait(PATIENCE) == 0
    assert "\x1b[" in table.raw


def test_a_move_is_completed(terminal: Open) -> None:
    table = terminal((100, 40), "--seats", "me,random,random", "--seed", "3")
    table.read(PROMPT)
    table.type("ke\t")
    assert "keep" in table.read("keep")


def test_the_other_game_is_drawn_and_played(terminal: Open) -> None:
    table = terminal((80, 24), "forging-florence", "--seats", "me,random", "--seed", "3")
    assert "<*>" in bare(table.screen()), "the golden hex"
    table.type("roll\r")
    assert "walk or stay" in bare(table.screen())
    table.type("1\r")
    assert "Round 2 of 150" in bare(table.screen()), "nothing was left to do"
    table.type("\x04")
    assert "signoria play --record" in table.read()
    assert table.process.wait(PATIENCE) == 0


def test_interrupt_leaves_the_game_kept(terminal: Open) -> None:
    table = terminal((100, 40), "--seats", "me,random,random", "--seed", "3")
    table.read(PROMPT)
    table.type("1\r")
    assert table.screen()
    table.type("\x03")
    assert "signoria play --record" in table.read()
    assert table.process.wait(PATIENCE) == 130


def test_end_of_input_leaves_the_game_kept(terminal: Open) -> None:
    table = terminal((100, 40), "--seats", "me,random,random", "--seed", "3")
    table.read(PROMPT)
    table.type("\x04")
    assert "signoria play --record" in table.read()
    assert table.process.wait(PATIENCE) == 0


def test_no_color_draws_without_colours(terminal: Open) -> None:
    table = terminal((100, 40), "--seats", "me,random,random", "--seed", "3", NO_COLOR="1")
    table.read(PROMPT)
    table.type("1\r")
    assert "B~" in bare(table.screen())
    assert not re.search(r"\x1b\[[0-9;]*(3[0-8]|4[0-8])[;m]", table.raw)


def test_the_table_is_cleared_before_the_next_person(terminal: Open) -> None:
    table = terminal((100, 40), "--seats", "me,me,me", "--seed", "3")
    table.read("press Enter.")
    table.type("\r")
    table.read(PROMPT)
    table.type("1\r")
    before = len(table.raw)
    table.read("press Enter.")
    assert "\x1b[3J" in table.raw[before:], "the scrollback, too"
    assert "Your scoring card" not in bare(table.raw[before:].rpartition("\x1b[3J")[2])
