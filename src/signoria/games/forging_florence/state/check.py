"""Whether a position is possible (F6): what it may not be, from bytes or from a file."""

from __future__ import annotations

from ...contract import BadSetup
from ..map import maps
from ..position.position import Hand, Position
from ..position.setup import Setup, read
from ..rules.board import (
    ARTISTS,
    BOOK,
    BRUNELLESCHI,
    CENTRE,
    DOME,
    FACES,
    GIOTTO,
    MAX_SEATS,
    NOBODY,
    PAINTERS,
    PAINTING,
    PIECE_SORT,
    PIECES,
    SCULPTURE,
    SHOP_KINDS,
    SITES,
    TOP_LEVEL,
    Phase,
    Terrain,
)
from ..rules.values import Values


def flaw(position: Position) -> str:
    """What is wrong with a position of the right shape; empty if nothing is."""
    return _options(position) or _setup(position) or _pieces(position) or _moment(position)


def _options(position: Position) -> str:
    """Numbers that lead to other fields."""
    if not 2 <= position.players <= MAX_SEATS or position.start >= position.players:
        return "F1.1: a game has 2 to 4 players, and one of them starts"
    if position.economy > 2 or position.brunelleschi > 1 or position.shops > 1:
        return "F4.4: an option is out of range"
    if not 6 <= position.limit <= 30:
        return "F5.2: a game has at most 60 to 300 rounds"
    if any(code >= Terrain.TERRAINS for code in position.terrain):
        return "F2.1: there is no such terrain"
    if any(kind >= SHOP_KINDS for kind in position.shop_at) or position.empty_mill >= SITES:
        return "F3.2: there is no such shop or mill"
    houses = sorted(hex for hex in range(127) if position.terrain[hex] == Terrain.HOUSE)
    if sorted(position.houses) != houses:
        return "F3.1: the guild houses do not stand on their sites"
    if any(hand.painter >= PAINTERS for hand in position.hands):
        return "F3.1: the first artists are four painters"
    return ""


def _setup(position: Position) -> str:
    """The setup is one that can be (F2.3, F3)."""
    try:
        read(Setup.of(position).to_dict())
    except BadSetup as fault:
        return f"F3: {fault}"
    return ""


def _pieces(position: Position) -> str:
    """Cards, artists, tokens and money (F6.1)."""
    for piece in range(PIECES):
        made = sum(hand.made[piece] for hand in position.hands)
        if made > (1 if piece == DOME else position.values.copies[PIECE_SORT[piece]]):
            return "F1.4: more pieces are made than there are cards"
    levels = position.values.artist_level
    for artist in range(ARTISTS):
        seat = position.owner[artist]
        if seat == NOBODY:
            continue
        if seat >= position.players or position.hands[seat].level < levels[artist]:
            return "F4.8: an artist lives where it cannot"
    for seat, hand in enumerate(position.hands):
        wrong = _hand(position, seat, hand)
        if wrong:
            return wrong
    return ""


def _hand(position: Position, seat: int, hand: Hand) -> str:
    """What one player has."""
    if not 1 <= hand.level <= TOP_LEVEL:
        return "F4.7: a guild house has level 1 to 3"
    values = position.values
    if not 1 <= position.owner.count(seat) <= values.rooms[hand.level - 1]:
        return "F4.7: there are more artists than rooms, or none"
    limit = values.great_limit if position.owner[BRUNELLESCHI] == seat else values.limit
    if any(tokens > limit for tokens in hand.tokens):
        return "F4.3: a player holds too many tokens"
    for made, unsold, fresh in zip(hand.made, hand.unsold, hand.fresh, strict=True):
        if not fresh <= unsold <= made or (fresh and seat != position.active):
            return "F4.5: pieces unsold, or new, were never made"
    return _deeds(hand, values)


def _made_of(hand: Hand, sort: int) -> int:
    return sum(made for piece, made in enumerate(hand.made) if PIECE_SORT[piece] == sort)


def _deeds(hand: Hand, values: Values) -> str:
    """Level and bonuses agree with the pieces made (F4.7, F5.4)."""
    if hand.level > 1 and _made_of(hand, PAINTING) < values.rise[0]:
        return "F4.7: level 2 takes more paintings"
    if hand.level > 2 and _made_of(hand, BOOK) < values.rise[1]:
        return "F4.7: level 3 takes more books"
    enough = hand.made[0] + hand.made[1] >= values.giotto_paintings
    if hand.giotto > (hand.painter == GIOTTO and enough):
        return "F5.4: Giotto's bonus takes more of his paintings"
    if hand.michelangelo > _made_of(hand, SCULPTURE):
        return "F5.4: more sculptures count for Michelangelo than there are"
    if hand.leonardo > sum(hand.made) - sum(hand.unsold):
        return "F5.4: more sales count for Leonardo than there are"
    return ""


def _moment(position: Position) -> str:
    """Where the figures stand and what is to be decided (F2.2, F4)."""
    empty = [hex for hex, code in enumerate(position.terrain) if code == Terrain.MILL]
    for hand in position.hands:
        if hand.hex >= len(position.terrain):
            return "F2.2: a figure stands beyond the edge"
        blocked = position.terrain[hand.hex] >= Terrain.MILL
        if blocked and hand.hex != empty[position.empty_mill]:
            return f"F2.2: a figure stands on {maps.name(hand.hex)}, which cannot be entered"
    if [hand.hex for hand in position.hands].count(CENTRE) > 1:
        return "F4.2: two figures stand on the golden hex"
    return _turn(position) or _golden(position) or _end(position)


def _turn(position: Position) -> str:
    """Phase, roll and move agree (F4.2)."""
    if position.phase > Phase.OVER or position.moved > 1 or position.roll > FACES:
        return "F4.2: phase or roll is out of range"
    if (position.roll > 0) != (position.phase == Phase.WALKING):
        return "F4.2: a figure walks with a roll, and only then"
    if position.moved and position.phase != Phase.ACTING:
        return "F4.2: a figure moves once in a turn"
    return ""


def _golden(position: Position) -> str:
    """The golden hex (F4.6)."""
    if position.sold_here > 1 or position.must_leave > 1:
        return "F4.6: a mark is out of range"
    there = [seat for seat, hand in enumerate(position.hands) if hand.hex == CENTRE]
    if position.sold_here and not there:
        return "F4.6: nobody stands on the golden hex who could have sold"
    began = position.active in there and not position.moved and position.phase != Phase.OVER
    if position.must_leave != began:
        return "F4.6: whoever begins a turn on the golden hex must leave it"
    if not there or position.sold_here:
        return ""
    hand = position.hands[there[0]]
    if sum(hand.unsold) == 0:
        return "F4.6: a figure stands on the golden hex with nothing to sell"
    if began and (position.phase != Phase.ACTING or sum(hand.unsold) == sum(hand.fresh)):
        return "F4.6: a piece must be sold before the figure leaves the golden hex"
    return ""


def _end(position: Position) -> str:
    """The last turns (F5.1, F5.2)."""
    dome = any(hand.made[DOME] for hand in position.hands)
    over = position.phase == Phase.OVER
    most = position.players * position.values.last_rounds + 1
    if position.last_turns > most or (position.last_turns > 0) > dome:
        return "F5.1: only the Dome begins the last turns"
    if dome and (position.last_turns == 0) != over:
        return "F5.1: the Dome begins the last turns"
    ended = position.turns >= 10 * position.limit * position.players
    if ended > over or (over and not ended and not dome):
        return "F5.2: the game ends after the last round, or after the Dome's last turns"
    third = [seat for seat, hand in enumerate(position.hands) if hand.level == TOP_LEVEL]
    if (position.first_master == NOBODY) != (not third):
        return "F5.4: somebody was the first to upgrade to level 3, or nobody did"
    return "" if not third or position.first_master in third else "F5.4: not a master"
