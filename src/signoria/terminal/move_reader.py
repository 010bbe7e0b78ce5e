"""From what somebody types to a move: a number of the list, or the notation in two languages."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from string import ascii_lowercase

from signoria.games.contract import BadNotation, Game, State
from signoria.games.shared.terminal.terminal_ui import Entry, Words

UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"})


def plain(text: str) -> str:
    """Text without regard to case, accents and spacing."""
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    bare = "".join(sign for sign in decomposed if not unicodedata.combining(sign))
    return " ".join(bare.replace("|", " | ").split()).replace(" | ", "|")


class MoveReader:
    """Understands what the player types in one position."""

    def __init__(self, words: Words, game: Game, state: State) -> None:
        self.words = words
        self.game = game
        self.state = state

    def completions(self, entries: Iterable[Entry]) -> list[str]:
        """The legal moves as notation in the player's language."""
        return [self.words.notation(entry.notation) for entry in entries]

    def action_for(self, text: str, entries: Sequence[Entry]) -> int | None:
        """The action meant, legal or not; None if the text is no move."""
        text = text.strip()
        found = action_of_key(text, entries)
        if found is not None:
            return found
        found = self.legal_by_beginning(text, entries)
        return found if found is not None else self.parse_notation(text)

    def legal_by_beginning(self, text: str, entries: Iterable[Entry]) -> int | None:
        """A legal move by the beginnings of its words, if only one begins so."""
        exact: set[int] = set()
        begun: set[int] = set()
        for entry in entries:
            for notation in self.notations(entry.notation):
                if plain(text) == notation:
                    exact.add(entry.action)
                elif begins(plain(text), notation):
                    begun.add(entry.action)
        found = exact or begun
        return found.pop() if len(found) == 1 else None

    def notations(self, text: str) -> list[str]:
        """A move's notation in English and in the player's language, made comparable."""
        own = self.words.notation(text)
        return [plain(text), plain(own), plain(own.lower().translate(UMLAUTS))]

    def parse_notation(self, text: str) -> int | None:
        """Any move of the game by its notation, also one that is not legal now."""
        try:
            return self.game.parse(self.state, text)
        except BadNotation:
            pass
        wanted = plain(text)
        for action in range(self.game.num_actions):
            if wanted in self.notations(self.game.format(self.state, action)):
                return action
        return None

    def expected_words(self, text: str, entries: Iterable[Entry]) -> str:
        """Where the text leaves the legal moves, the words with which they go on from there."""
        typed = split(plain(text))
        ways = list(self.ways(entries))
        for agreeing in range(len(typed), -1, -1):
            fitting = [
                own[agreeing]
                for notation, own in ways
                if len(own) > agreeing and agrees(typed[:agreeing], notation)
            ]
            if fitting:
                return ", ".join(dict.fromkeys(fitting))
        return ""

    def ways(self, entries: Iterable[Entry]) -> Iterator[tuple[list[str], list[str]]]:
        """The legal moves word by word: as one may type them, and as the language writes them."""
        for entry in entries:
            own = split(self.words.notation(entry.notation))
            for notation in self.notations(entry.notation):
                yield split(notation), own


def action_of_key(text: str, entries: Iterable[Entry]) -> int | None:
    """The action under the key typed; a number is enough for a key that alone begins with it."""
    keys = {entry.key: entry.action for entry in entries}
    typed = plain(text)
    if typed in keys or not typed.isdecimal():
        return keys.get(typed)
    found = [action for key, action in keys.items() if key.rstrip(ascii_lowercase) == typed]
    return found[0] if len(found) == 1 else None


def begins(text: str, notation: str) -> bool:
    """Whether every word of the text begins the notation's word in its place."""
    typed, whole = split(text), split(notation)
    return 0 < len(typed) == len(whole) and agrees(typed, whole)


def agrees(typed: list[str], whole: list[str]) -> bool:
    """Whether each word typed begins the word in its place."""
    return all(word.startswith(part) for part, word in zip(typed, whole, strict=False))


def split(text: str) -> list[str]:
    """The words of a notation."""
    return text.replace("|", " ").split()
