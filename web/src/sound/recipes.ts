/** The sounds of a table, as what our own synthesiser makes them from: quiet, and none is long. */

/** A tone that rings and fades; `overtones` are multiples of its frequency with their strengths. */
export interface Ring {
  readonly kind: 'ring';
  readonly hertz: number;
  /** Seconds after which it begins, and in which it fades. */
  readonly start: number;
  readonly fade: number;
  readonly level: number;
  readonly overtones?: readonly (readonly [times: number, level: number])[];
}

/** Noise around a frequency, such as paper and blows make it; `sharp` is how narrow its band is. */
export interface Noise {
  readonly kind: 'noise';
  readonly hertz: number;
  readonly sharp: number;
  readonly start: number;
  readonly fade: number;
  readonly level: number;
}

export type Part = Ring | Noise;

const ring = (hertz: number, start: number, fade: number, level: number): Ring => ({
  kind: 'ring',
  hertz,
  start,
  fade,
  level,
});
const noise = (
  hertz: number,
  sharp: number,
  start: number,
  fade: number,
  level: number,
): Noise => ({ kind: 'noise', hertz, sharp, start, fade, level });

/** What a bronze bell has beside its strike note. */
const BRONZE = [
  [0.5, 0.3],
  [2.4, 0.35],
  [3.01, 0.12],
] as const;
const bell = (hertz: number, start: number, fade: number, level: number): Ring => ({
  ...ring(hertz, start, fade, level),
  overtones: BRONZE,
});

export const RECIPES = {
  /** A cube, a disc, a house is set down. */
  wood: [noise(900, 2, 0, 0.05, 0.35), ring(310, 0, 0.07, 0.35)],
  /** A card or a leaf is laid. */
  paper: [noise(5200, 0.7, 0, 0.09, 0.3), noise(3100, 0.8, 0.05, 0.11, 0.2)],
  /** Money changes hands. */
  coins: [ring(3520, 0, 0.16, 0.16), ring(4699, 0.045, 0.2, 0.16), noise(6800, 4, 0, 0.04, 0.1)],
  /** A work of art comes into being. */
  chisel: [
    ...[0, 0.13].flatMap((start) => [
      noise(2600, 5, start, 0.035, 0.45),
      ring(2093, start, 0.05, 0.14),
    ]),
  ],
  /** The die rolls. */
  die: [0, 0.07, 0.12].map((start) => noise(1500, 3, start, 0.04, 0.6)),
  /** It is one's turn. */
  turn: [bell(523.25, 0, 0.5, 0.55), bell(659.25, 0.14, 0.6, 0.5)],
  /** Something is scored. */
  scored: [bell(392, 0, 0.5, 0.45), bell(523.25, 0.11, 0.5, 0.45), bell(783.99, 0.22, 0.7, 0.4)],
} as const satisfies Record<string, readonly Part[]>;

export type Sound = keyof typeof RECIPES;
export const SOUNDS = Object.keys(RECIPES) as readonly Sound[];

/** When a sound has faded, in seconds from its beginning. */
export const lengthOf = (sound: Sound): number =>
  Math.max(...RECIPES[sound].map(({ start, fade }) => start + fade));
