"""Whose decision it is, and what is left of the activation."""

from __future__ import annotations

from .sight import CalimalaView

OPENING = ("keeping", "taking")  # the phases before there is a deck (C2.3)


def question(sight: CalimalaView) -> str:
    """What is to be decided."""
    view, words = sight.view, sight.words
    if view.activation is not None and view.phase == "acting":
        street = words.street(view.streets[view.activation.street].kinds)
        name = "ask-acting-white" if view.activation.white else "ask-acting"
        return words.say(name, street=street)
    return words.say(f"ask-{view.phase}")


def detail(sight: CalimalaView) -> str:
    """What is left and what must be; empty if there is nothing more to say."""
    view, words = sight.view, sight.words
    if view.phase == "keeping" and view.face_up:
        return words.say("detail-keeping", card=words.category(view.face_up))
    if view.activation is None or view.phase != "acting":
        return ""
    left = [
        words.say("left-twice", kind=words.kind(kind)) if times > 1 else words.kind(kind)
        for kind, times in view.activation.left.items()
        if times
    ]
    text = words.say("detail-left", kinds=words.locale.list_in_words(left)) if left else ""
    text = text or words.say("detail-left-none")
    if not view.activation.duty:
        return text
    return f"{text} {words.say('detail-duty', count=sum(view.activation.left.values()))}"


def round_line(sight: CalimalaView) -> str:
    """The round, who begins or, once there is one, the deck, and the open scoring card."""
    view, words = sight.view, sight.words
    parts = [words.say("head-round", round=view.round, rounds=view.rounds)]
    if view.phase in OPENING:
        you = "yes" if view.start == view.viewer else "no"
        parts.append(words.say("head-begins", you=you, player=words.seat(view.start)))
    else:
        discard = sum(view.discard.values())
        parts.append(words.say("head-deck", deck=view.deck, discard=discard))
    if view.face_up:
        parts.append(words.say("head-face-up", card=words.short(view.face_up)))
    return ", ".join(parts)


def hand_line(sight: CalimalaView) -> str:
    """The viewer's own cards."""
    words, own = sight.words, sight.own
    if own is None:
        return ""
    parts = []
    if own.hand:
        parts.append(words.say("own-hand", cards=", ".join(map(words.kind, own.hand))))
    else:
        parts.append(words.say("own-hand-empty"))
    if own.kept:
        parts.append(words.say("own-kept", card=words.category(own.kept)))
    return " ".join(parts)
