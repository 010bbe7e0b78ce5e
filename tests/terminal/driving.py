"""The real program at the end of a pipe, asked and answered like a person would."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from signoria.locales import load

KEY = re.compile(r"(?:^  (?=\d+\. )|(?<= )(?=\d+w\b(?!:)))(\d+w?)", re.MULTILINE)
PATIENCE = 120  # seconds for a whole program


def environment(home: Path, language: str = "en", **more: str) -> dict[str, str]:
    """The environment of a user with an empty home, in a language."""
    inherited = {
        name: os.environ[name]
        for name in ("PATH", "PYTHONPATH", "SIGNORIA_PURE")
        if name in os.environ
    }
    return {
        **inherited,
        "HOME": str(home),
        "XDG_DATA_HOME": str(home),
        "LC_ALL": f"{language}_XX.UTF-8",
        "PYTHONUTF8": "1",
        "SIGNORIA_DEBUG": "1",  # so that a fault shows as a traceback, which every test refuses
        **more,
    }


def command(*arguments: str, game: str | None = "calimala") -> list[str]:
    """The command line of the program; ``game`` where the arguments begin with no other."""
    named = [] if game is None or (arguments[:1] and not arguments[0].startswith("-")) else [game]
    return [sys.executable, "-m", "signoria", "play", *named, *arguments]


def run(
    home: Path,
    *arguments: str,
    typed: str = "",
    language: str = "en",
    game: str | None = "calimala",
) -> subprocess.CompletedProcess[str]:
    """The program with all its input at once; a traceback fails."""
    done = subprocess.run(
        command(*arguments, game=game),
        input=typed,
        capture_output=True,
        text=True,
        env=environment(home, language),
        timeout=PATIENCE,
    )
    assert "Traceback" not in done.stdout + done.stderr, done.stderr
    return done


class Player:
    """Talks with the program in --plain, prompt by prompt."""

    def __init__(
        self,
        home: Path,
        *arguments: str,
        language: str = "en",
        game: str | None = "calimala",
        before: Callable[[], None] | None = None,
    ) -> None:
        words = load(language)
        self.prompts = [words.text("prompt"), words.text("hand-over", player="\0").split("\0")[1]]
        self.screens: list[str] = []  # what was printed up to each prompt
        self.answers: list[str] = []
        self.process = subprocess.Popen(
            command(*arguments, "--plain", game=game),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env=environment(home, language),
            preexec_fn=before,
        )

    def screen(self) -> str | None:
        """What is printed up to the next prompt, with it; None when the program has ended."""
        assert self.process.stdout is not None
        lines: list[str] = []
        for line in self.process.stdout:
            lines.append(line)
            if line.rstrip("\n").endswith(tuple(self.prompts)):
                break
        text = "".join(lines)
        self.screens.append(text)
        assert "Traceback" not in text, text
        return text if lines and text.rstrip("\n").endswith(tuple(self.prompts)) else None

    def answer(self, text: str) -> None:
        """Type a line."""
        assert self.process.stdin is not None
        self.answers.append(text)
        self.process.stdin.write(text + "\n")
        self.process.stdin.flush()

    def say(self, text: str) -> str:
        """Type a line and read on to the next prompt."""
        self.answer(text)
        return self.screen() or ""

    def play(self, choose: Callable[[list[str]], str], prompts: int = 10_000) -> int | None:
        """Answer so many prompts; the exit status if the program has ended before."""
        for _ in range(prompts):
            screen = self.screen()
            if screen is None:
                return self.process.wait(PATIENCE)
            keys = KEY.findall(screen)
            self.answer(choose(keys) if screen.rstrip().endswith(self.prompts[0]) else "")
        return None

    @property
    def output(self) -> str:
        """Everything printed so far."""
        return "".join(self.screens)

    def close(self) -> None:
        """End the program if it runs, and its pipes."""
        self.process.kill()
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                pipe.close()
