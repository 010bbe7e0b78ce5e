/** The bridges of a map, by the names of Florence's old ones from the west to the east. */
import { SIDES, axis, beside, middle, named, type At, type Point } from './hexes';
import { byName } from './ways';
import type { Hex, View } from './types';

const NAMES = ['carraia', 'trinita', 'vecchio', 'grazie'] as const;

export interface Bridge {
  /** The end of the message that says its name. */
  readonly key: string;
  readonly hexes: readonly Hex[];
}

const isBridge = (hex: Hex | undefined): hex is Hex => hex?.terrain.endsWith('-bridge') ?? false;

const spanned = new WeakMap<readonly Hex[], readonly Bridge[]>();

/** All bridges, each with its hexes; found once for a map. */
export function bridges(view: View): readonly Bridge[] {
  const known = spanned.get(view.hexes) ?? found(view);
  spanned.set(view.hexes, known);
  return known;
}

function found(view: View): Bridge[] {
  const hexes = byName(view);
  const done = new Set<string>();
  const all: Hex[][] = [];
  for (const hex of view.hexes.filter(isBridge)) {
    if (!done.has(named(hex))) all.push(together(hexes, hex, done));
  }
  return all.sort(fromWest).map((some, i) => ({ key: NAMES[i] ?? '', hexes: some }));
}

/** The bridge hexes of one kind that hang together with one. */
function together(hexes: ReadonlyMap<string, Hex>, first: Hex, done: Set<string>): Hex[] {
  const bridge = [first];
  done.add(named(first));
  for (const at of bridge) {
    for (const next of beside(at).map((hex: At) => hexes.get(named(hex)))) {
      if (!isBridge(next) || next.terrain !== first.terrain || done.has(named(next))) continue;
      done.add(named(next));
      bridge.push(next);
    }
  }
  return bridge;
}

/** Where the name of a bridge is written: beside one that leads north, over one that leads east. */
export function labelled(view: View, { hexes }: Bridge): Point & { anchor: 'start' | 'middle' } {
  const [first, last] = [hexes[0], hexes.at(-1)];
  const ends = [first, last].map((hex) => middle(hex ?? { q: 0, r: 0 }));
  const x = ends.reduce((sum, end) => sum + end.x, 0) / 2;
  const y = ends.reduce((sum, end) => sum + end.y, 0) / 2;
  const upright = first !== undefined && Math.abs(lie(view, first) - 90) < 45;
  return upright ? { x: x + 12, y: y + 4, anchor: 'start' } : { x, y: y - 13, anchor: 'middle' };
}

/** How the deck of a bridge lies on a hex, in degrees: along the ways over it. */
export function lie(view: View, hex: Hex): number {
  const hexes = byName(view);
  const open = SIDES.filter(
    ({ q, r }) => hexes.get(named({ q: hex.q + q, r: hex.r + r }))?.walkable,
  );
  return axis(open);
}

/** Orders from west to east, and from north to south where that is the same. */
function fromWest(a: Hex[], b: Hex[]): number {
  const mean = (some: Hex[], of: (hex: Hex) => number): number =>
    some.reduce((sum, hex) => sum + of(hex), 0) / some.length;
  const west = mean(a, (hex) => middle(hex).x) - mean(b, (hex) => middle(hex).x);
  return Math.abs(west) > 1 ? west : mean(a, (hex) => hex.r) - mean(b, (hex) => hex.r);
}
