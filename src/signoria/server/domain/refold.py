"""A match folded from its start, compared with what was noted of it before."""

from __future__ import annotations

from collections.abc import Sequence

from ..journal.entries import AnyEntry
from . import snapshots
from .damage import Damaged, Kind
from .model import Model
from .rules import Differs, rules_of


def replay(match: str, entries: Sequence[AnyEntry], snapshot: bytes | None = None) -> Model:
    """The match of all its entries; raises ``Damaged``.

    Hashes in the entries are compared as they are folded; entries from before there were any, with
    the snapshot.
    """
    model = Model(match, rules_of(entries))
    hashed = any(getattr(entry, "hash", None) for entry in entries)
    kept = snapshots.read(snapshot) if snapshot and not hashed else None
    for entry in entries:
        fold(model, entry)
        if kept is not None and kept.version == model.version:
            compare(model, kept)
    return model


def fold(model: Model, entry: AnyEntry) -> None:
    """Fold an entry; raises ``Damaged``."""
    try:
        model.fold(entry)
    except MemoryError:
        raise
    except Exception as error:  # the rules of now may fail in any way on a game of then
        name = type(error).__name__
        raise Damaged(kind(model, error), model.version, f"{name} at the next entry") from error


def kind(model: Model, error: Exception) -> Kind:
    """Whether the rules have changed, or the entries were never right."""
    gone = model.version > 0 and model.rules_gone
    return "rules-changed" if gone or isinstance(error, Differs) else "inconsistent"


def compare(model: Model, kept: snapshots.Snapshot) -> None:
    """Raise ``Damaged`` if a snapshot of this version has another state."""
    expected = snapshots.state_hash(kept, model.game)
    if expected is not None and model.play is not None and model.play.state.hash() != expected:
        raise Damaged("rules-changed", model.version, "a snapshot has another state")


def salvage(match: str, entries: Sequence[AnyEntry]) -> Model:
    """The match as far as it can be folded; it may have no entry."""
    model = Model(match, rules_of(entries))
    for entry in entries:
        before = len(model.play.taken) if model.play else 0
        try:
            fold(model, entry)
        except Damaged:
            if model.play and len(model.play.taken) > before:  # another state than was noted
                model.play.back_to(before)
            break
    return model
