/** The geometry of the map: pointy-top hexes in axial coordinates, r downwards (F2.1). */

/** A hex by its coordinates. */
export interface At {
  readonly q: number;
  readonly r: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const RADIUS = 6; // of the map, in hexes around the golden one
export const SIZE = 20; // of a hex, from its middle to a corner
export const WIDE = Math.sqrt(3) * SIZE;

/** The hexes beside one, from the east against the clock. */
export const SIDES: readonly At[] = [
  { q: 1, r: 0 },
  { q: 1, r: -1 },
  { q: 0, r: -1 },
  { q: -1, r: 0 },
  { q: -1, r: 1 },
  { q: 0, r: 1 },
];

/** What a hex is called in notation: "2,-2". */
export const hexName = ({ q, r }: At): string => `${q},${r}`;

export function distance({ q, r }: At, from: At = { q: 0, r: 0 }): number {
  const [dq, dr] = [q - from.q, r - from.r];
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
}

/** The middle of a hex; the golden one lies at 0, 0. */
export function middle({ q, r }: At): Point {
  return { x: WIDE * (q + r / 2), y: SIZE * 1.5 * r };
}

/** The hexes beside one that are on the map. */
export function beside({ q, r }: At): At[] {
  return SIDES.map((side) => ({ q: q + side.q, r: r + side.r })).filter(
    (hex) => distance(hex) <= RADIUS,
  );
}

/** The corners of a hex around 0, 0 for a polygon; a `size` below 1 leaves a margin. */
export function outline(size = 1): string {
  return Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 180) * (60 * i - 30);
    const [x, y] = [SIZE * size * Math.cos(angle), SIZE * size * Math.sin(angle)];
    return `${x.toFixed(2)},${y.toFixed(2)}`;
  }).join(' ');
}

/** The direction that several sides have in common, in degrees from 0 (east and west) to 179. */
export function axis(sides: readonly At[]): number {
  const angles = sides.map((side) => 2 * Math.atan2(middle(side).y, middle(side).x));
  const [x, y] = [sum(angles.map(Math.cos)), sum(angles.map(Math.sin))];
  return ((Math.round((Math.atan2(y, x) * 90) / Math.PI) % 180) + 180) % 180;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Where an arrow key leads: sideways along the row, up and down in zigzag; null off the map. */
export function neighbour({ q, r }: At, key: string): At | null {
  const even = r % 2 === 0;
  const ways: Record<string, readonly At[]> = {
    ArrowRight: [{ q: 1, r: 0 }],
    ArrowLeft: [{ q: -1, r: 0 }],
    ArrowUp: even
      ? [
          { q: 1, r: -1 },
          { q: 0, r: -1 },
        ]
      : [
          { q: 0, r: -1 },
          { q: 1, r: -1 },
        ],
    ArrowDown: even
      ? [
          { q: 0, r: 1 },
          { q: -1, r: 1 },
        ]
      : [
          { q: -1, r: 1 },
          { q: 0, r: 1 },
        ],
  };
  const hexes = (ways[key] ?? []).map((way) => ({ q: q + way.q, r: r + way.r }));
  return hexes.find((hex) => distance(hex) <= RADIUS) ?? null;
}

/** In which part of the map a hex lies: the middle, or one of eight directions. */
export function region(hex: At): string {
  if (distance(hex) < 2) return 'middle';
  const { x, y } = middle(hex);
  const eighth = Math.round((Math.atan2(-y, x) * 4) / Math.PI);
  return ['e', 'ne', 'n', 'nw', 'w', 'sw', 's', 'se'][(eighth + 8) % 8] ?? 'middle';
}
