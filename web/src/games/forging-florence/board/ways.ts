/** Ways over the map (F4.2), to be drawn; where a move may end only the server says. */
import { beside, hexName, type At } from './hexes';
import type { Hex, Player, View } from '../types';

const indexed = new WeakMap<readonly Hex[], ReadonlyMap<string, Hex>>();

/** The hexes of a view by their names; reckoned once, for it is asked for every hex. */
export function byName({ hexes }: View): ReadonlyMap<string, Hex> {
  const known = indexed.get(hexes) ?? new Map(hexes.map((hex) => [hexName(hex), hex]));
  indexed.set(hexes, known);
  return known;
}

/** Who else stands on the golden hex, which a seat's figure can then not cross (F4.2). */
export function inTheWay(view: View, seat: number): number | null {
  const other = view.hands.find(
    (hand) => hand.seat !== seat && hand.hex[0] === 0 && hand.hex[1] === 0,
  );
  return other?.seat ?? null;
}

export const placeOf = (hand: Player): At => ({ q: hand.hex[0], r: hand.hex[1] });

/** For each hex that the figure of a seat can come to: the one before it on a shortest way. */
export type Ways = ReadonlyMap<string, string | null>;

const found = new WeakMap<Player, Ways>();

/** The shortest ways of a seat's figure from where it stands; found once in a position. */
export function ways(view: View, seat: number): Ways {
  const hand = view.hands[seat];
  if (!hand) return new Map();
  const known = found.get(hand) ?? from(view, seat, hand);
  found.set(hand, known);
  return known;
}

function from(view: View, seat: number, hand: Player): Ways {
  const closed = inTheWay(view, seat) !== null;
  return spreadFrom(
    view,
    placeOf(hand),
    (hex) => hex.walkable && !(closed && hexName(hex) === '0,0'),
  );
}

function spreadFrom(view: View, start: At, open: (hex: Hex) => boolean): Ways {
  const hexes = byName(view);
  const before = new Map<string, string | null>([[hexName(start), null]]);
  const queue = [start];
  for (const at of queue) {
    for (const next of beside(at)) {
      const hex = hexes.get(hexName(next));
      if (!hex || before.has(hexName(next)) || !open(hex)) continue;
      before.set(hexName(next), hexName(at));
      queue.push(next);
    }
  }
  return before;
}

/** The way to a hex, with both ends; empty if there is none. */
export function wayTo(all: Ways, end: string): string[] {
  const way: string[] = [];
  for (let at: string | null = end; at !== null; at = all.get(at) ?? null) {
    if (!all.has(at)) return [];
    way.unshift(at);
  }
  return way;
}

/** The way that a figure may have gone from one hex to another, whoever stood in between. */
export function wayBetween(view: View, start: At, end: At): string[] {
  return wayTo(
    spreadFrom(view, start, (hex) => hex.walkable),
    hexName(end),
  );
}

/** A hex by its name; fails for what is none. */
export function hexOf(name: string): At {
  const [q, r] = name.split(',').map(Number);
  if (q === undefined || r === undefined || Number.isNaN(q + r)) throw new Error(`no hex: ${name}`);
  return { q, r };
}
