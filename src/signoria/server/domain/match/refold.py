"""A match folded from its start, compared with what was noted of it before."""

from __future__ import annotations

from collections.abc import Sequence

from ...journal.entries import AnyEntry
from ..damage import Kind, MatchDamaged
from . import snapshots
from .model import Model
from .rules_versions import StateDiffers, switched_rules


def replay_match(match: str, entries: Sequence[AnyEntry], snapshot: bytes | None = None) -> Model:
    """The match of all its entries; raises ``MatchDamaged``.

    Hashes in the entries are compared as they are folded; entries from before there were any, with
    the snapshot.
    """
    model = Model(match, switched_rules(entries))
    hashed = any(getattr(entry, "hash", None) for entry in entries)
    kept = snapshots.read_snapshot(snapshot) if snapshot and not hashed else None
    for entry in entries:
        fold_entry(model, entry)
        if kept is not None and kept.version == model.version:
            compare_with_snapshot(model, kept)
    return model


def fold_entry(model: Model, entry: AnyEntry) -> None:
    """Fold an entry; raises ``MatchDamaged``."""
    try:
        model.fold(entry)
    except MemoryError:
        raise
    except Exception as error:  # the rules of now may fail in any way on a game of then
        name = type(error).__name__
        raise MatchDamaged(
            damage_kind(model, error), model.version, f"{name} at the next entry"
        ) from error


def damage_kind(model: Model, error: Exception) -> Kind:
    """Whether the rules have changed, or the entries were never right."""
    gone = model.version > 0 and model.rules_gone
    return "rules-changed" if gone or isinstance(error, StateDiffers) else "inconsistent"


def compare_with_snapshot(model: Model, kept: snapshots.Snapshot) -> None:
    """Raise ``MatchDamaged`` if a snapshot of this version has another state."""
    expected = snapshots.state_hash(kept, model.game)
    if expected is not None and model.play is not None and model.play.state.hash() != expected:
        raise MatchDamaged("rules-changed", model.version, "a snapshot has another state")


def salvage_match(match: str, entries: Sequence[AnyEntry]) -> Model:
    """The match as far as it can be folded; it may have no entry."""
    model = Model(match, switched_rules(entries))
    for entry in entries:
        before = len(model.play.taken) if model.play else 0
        try:
            fold_entry(model, entry)
        except MatchDamaged:
            if model.play and len(model.play.taken) > before:  # another state than was noted
                model.play.rewind_to(before)
            break
    return model
