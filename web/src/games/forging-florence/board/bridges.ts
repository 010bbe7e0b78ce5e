/** The bridges of a map, by the names of Florence's old ones from the west to the east. */
import { SIDES, SIZE, WIDE, axis, beside, middle, hexName, type At, type Point } from './hexes';
import { byName } from './ways';
import type { Hex, View } from '../types';

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
  const known = spanned.get(view.hexes) ?? findBridges(view);
  spanned.set(view.hexes, known);
  return known;
}

function findBridges(view: View): Bridge[] {
  const hexes = byName(view);
  const done = new Set<string>();
  const all: Hex[][] = [];
  for (const hex of view.hexes.filter(isBridge)) {
    if (!done.has(hexName(hex))) all.push(together(hexes, hex, done));
  }
  return all.sort(fromWest).map((some, i) => ({ key: NAMES[i] ?? '', hexes: some }));
}

/** The bridge hexes of one kind that hang together with one. */
function together(hexes: ReadonlyMap<string, Hex>, first: Hex, done: Set<string>): Hex[] {
  const bridge = [first];
  done.add(hexName(first));
  for (const at of bridge) {
    for (const next of beside(at).map((hex: At) => hexes.get(hexName(hex)))) {
      if (!isBridge(next) || next.terrain !== first.terrain || done.has(hexName(next))) continue;
      done.add(hexName(next));
      bridge.push(next);
    }
  }
  return bridge;
}

export interface Label extends Point {
  readonly anchor: 'start' | 'middle';
}

/** Where the name of a bridge is written: on the river beside it, clear of what stands there. */
export function labelPlace(view: View, bridge: Bridge): Label {
  const at = mean(bridge.hexes);
  const [first] = bridge.hexes;
  const upright = first !== undefined && Math.abs(lie(view, first) - 90) < 45;
  if (upright) return { x: at.x + WIDE / 2 + 1, y: at.y, anchor: 'start' };
  const water = north(view, bridge);
  return { ...(water.length > 0 ? mean(water) : { x: at.x, y: at.y - SIZE }), anchor: 'middle' };
}

/** The hexes of the river that lie north of a bridge and touch it. */
function north(view: View, { hexes }: Bridge): Hex[] {
  const all = byName(view);
  const upper = hexes.flatMap((hex) => beside(hex).filter((next) => next.r < hex.r));
  return [...new Set(upper.map(hexName))].flatMap((name) => {
    const hex = all.get(name);
    return hex?.terrain === 'river' ? [hex] : [];
  });
}

/** The point in the middle of some hexes. */
function mean(hexes: readonly Hex[]): Point {
  const points = hexes.map((hex) => middle(hex));
  const of = (values: number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  return { x: of(points.map(({ x }) => x)), y: of(points.map(({ y }) => y)) };
}

/** A name in two lines: the last word stands alone. */
export function lines(name: string): readonly [string, string] {
  const last = name.lastIndexOf(' ');
  return [name.slice(0, Math.max(last, 0)), name.slice(last + 1)];
}

/** How the deck of a bridge lies on a hex, in degrees: along the ways over it. */
export function lie(view: View, hex: Hex): number {
  const hexes = byName(view);
  const open = SIDES.filter(
    ({ q, r }) => hexes.get(hexName({ q: hex.q + q, r: hex.r + r }))?.walkable,
  );
  return axis(open);
}

/** Orders from west to east, and from north to south where that is the same. */
function fromWest(a: Hex[], b: Hex[]): number {
  const [one, other] = [mean(a), mean(b)];
  return Math.abs(one.x - other.x) > 1 ? one.x - other.x : one.y - other.y;
}
