"""The arithmetic of a consistent table: discs (C8.2), cubes (C8.1), scoring cards (C2.2)."""

from dataclasses import dataclass, field

from signoria.games.calimala.rules.board import CUBES, NOTHING, SCORING_CARDS, STREETS, WHITE
from tests.rules.calimala.support.slots import CITY_SLOTS, COLOURED_DISCS, WHITE_DISCS

Counts = tuple[int, ...]
MOST_TURNS = {3: 45, 4: 48, 5: 50}


class Impossible(ValueError):
    """No table fits what a test asked for."""


@dataclass
class Discs:
    """What is known of the discs, and where the rest of them goes."""

    players: int
    active: int
    placed_now: bool  # the active player's disc already lies on its street
    given: list[int]  # coloured discs on streets, at the council and out of the game, by seat
    given_white: int
    start: int | None = None
    turn: int | None = None
    coloured: dict[int, int] = field(default_factory=dict)  # reserves that the test fixes
    white: dict[int, int] = field(default_factory=dict)

    def turns_left(self, turn: int, start: int) -> list[int]:
        """How many discs each seat still has to place, at this number of completed turns."""
        each = MOST_TURNS[self.players] // self.players
        left = []
        for seat in range(self.players):
            order = (seat - start) % self.players
            taken = (turn - order + self.players - 1) // self.players
            left.append(each - taken - (self.placed_now and seat == self.active))
        return left

    def reserves(self, left: list[int]) -> list[tuple[int, int]]:
        """Coloured and white discs in reserve by seat, as few white ones as the rest allows."""
        pairs = []
        for seat, turns in enumerate(left):
            fewest = max(0, self.given[seat] + turns - COLOURED_DISCS[self.players - 3])
            white = self.white.get(seat, turns - self.coloured.get(seat, turns - fewest))
            if (
                seat in self.white
                and seat in self.coloured
                and self.coloured[seat] != turns - white
            ):
                raise Impossible(
                    f"seat {seat} has {turns} turns left, not {self.coloured[seat]} + {white}"
                )
            pairs.append((turns - white, white))
        return pairs

    def missing(self, pairs: list[tuple[int, int]]) -> list[int]:
        """The discs that must still be put on streets, mixed; raises Impossible if below zero."""
        index = self.players - 3
        counts = {
            seat: COLOURED_DISCS[index] - coloured - self.given[seat]
            for seat, (coloured, _) in enumerate(pairs)
        }
        in_reserves = sum(white for _, white in pairs)
        counts[WHITE] = self.players * WHITE_DISCS[index] - in_reserves - self.given_white
        if min(counts.values()) < 0 or min(min(pair) for pair in pairs) < 0:
            raise Impossible(f"the discs do not add up: {counts}")
        rounds = range(max(counts.values()))
        return [disc for turn in rounds for disc, n in counts.items() if turn < n]

    def solve(self, room: int) -> tuple[int, int, list[tuple[int, int]], list[int]]:
        """(turn, start, reserves, discs to spread) for the earliest turn that fits."""
        reason = "no turn fits"
        for turn in range(MOST_TURNS[self.players] + 1) if self.turn is None else [self.turn]:
            start = (self.active - turn) % self.players
            if self.start not in (None, start):
                continue
            try:
                pairs = self.reserves(self.turns_left(turn, start))
                spread = self.missing(pairs)
            except Impossible as problem:
                reason = str(problem)
                continue
            if len(spread) <= room:
                return turn, start, pairs, spread
        raise Impossible(reason)


def spread(discs: list[int], stacks: dict[int, Counts]) -> tuple[Counts, ...]:
    """All twelve stacks: the discs go, three at most, on the streets that a test left open."""
    free = [street for street in reversed(range(STREETS)) if street not in stacks]
    full = dict(stacks)
    for place, street in enumerate(free):
        full[street] = tuple(discs[3 * place : 3 * place + 3])
    return tuple(full[street] for street in range(STREETS))


def spend(cubes: int, reserve: int, rooms: list[int]) -> Counts:
    """Deliveries, last city first, that leave ``reserve`` of the 40 cubes; takes from ``rooms``."""
    surplus = CUBES - cubes - reserve
    gone = [0] * 6
    for city in reversed(range(6)):
        gone[city] = max(0, min(surplus, rooms[city]))
        rooms[city] -= gone[city]
        surplus -= gone[city]
    if surplus:
        raise Impossible(f"{surplus} cubes too many or too few for a reserve of {reserve}")
    return tuple(gone)


def room_in_cities(delivered: list[Counts], keep_free: int = 1) -> list[int]:
    """The slots that spending may fill; one stays free in each city."""
    return [CITY_SLOTS - keep_free - sum(mat[city] for mat in delivered) for city in range(6)]


def deal(players: int, kept: dict[int, int], face_up: int | None) -> tuple[list[Counts], int, int]:
    """(cards dealt by seat, face-up card, card set aside) around the kept ones (C2.2)."""
    each = 3 if players == 3 else 2
    spare = [c for c in range(SCORING_CARDS) if c not in kept.values() and c != face_up]
    hands = []
    for seat in range(players):
        own = [kept[seat]] if seat in kept else []
        own += [spare.pop(0) for _ in range(each - len(own))]
        hands.append((*sorted(own), *[NOTHING] * (3 - each)))
    up = NOTHING if players == 5 else spare.pop(0) if face_up is None else face_up
    return hands, up, spare.pop(0) if players == 4 else NOTHING
