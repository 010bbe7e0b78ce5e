"""How far the game is, whose decision it is, and what must be done."""

from __future__ import annotations

from ..view.view_types import Player, View
from .sight import ForgingFlorenceView


def round_line(sight: ForgingFlorenceView) -> str:
    """The round, and how many turns are left once the Dome stands (F5.1)."""
    view, words = sight.view, sight.words
    parts = [words.say("head-round", round=view.round, rounds=view.rounds)]
    if view.last_turns is not None:
        parts.append(words.say("head-last", turns=view.last_turns))
    return ", ".join(parts)


def question(sight: ForgingFlorenceView) -> str:
    """What is to be decided."""
    view, words = sight.view, sight.words
    return words.say(f"ask-{question_key(view)}", roll=view.roll or 0) + "."


def question_key(view: View) -> str:
    """What is asked, as the messages name it; from the golden hex one may not stay (F4.6)."""
    if view.phase == "walking" and view.must_leave:
        return "walking-leave"
    return "acting-moved" if view.phase == "acting" and view.moved else view.phase


def detail(sight: ForgingFlorenceView) -> str:
    """Where the viewer stands, and what the golden hex asks for (F4.6)."""
    view, words, own = sight.view, sight.words, sight.own
    if own is None or view.to_move != own.seat:
        return ""
    parts = [words.say("detail-here", place=sight.land.on(own.hex))]
    if view.must_sell:
        parts.append(words.say("detail-must-sell"))
    elif view.must_leave and not view.moved:
        parts.append(words.say("detail-must-leave"))
    return " ".join(parts)


def purse(sight: ForgingFlorenceView) -> str:
    """What the viewer has, in a line."""
    own = sight.own
    return "" if own is None else holdings(sight, own)


def holdings(sight: ForgingFlorenceView, player: Player) -> str:
    """Money, tokens and what can be sold of a player."""
    words = sight.words
    return words.say(
        "holdings",
        lire=words.lire(player.lire),
        tokens=words.tokens(player.tokens),
        unsold=words.all_of(
            words.several(piece.unsold, words.piece(piece.piece))
            for piece in player.pieces
            if piece.unsold
        ),
    )
