/** The drawings of the three churches: their upper parts, and where the rows of cubes lie. */

export interface Drawing {
  width: number;
  /** Paths over the rows, each with its class: v vellum, t tint, l line. */
  upper: readonly (readonly [string, string])[];
}

export const PITCH = 25; // from cube to cube
/** The heights of the rows: the y of cubes. */
export const ROWS: Record<string, number> = { marble: 119, brick: 145, wood: 171 };
export const ARTWORKS_Y = 91;

export const DRAWINGS: Record<string, Drawing> = {
  fiore: {
    width: 170,
    upper: [
      ['v', 'M8 78C8 64 18 57 34 57h102c16 0 26 7 26 21z'],
      ['l', 'M20 78c0-8 3-15 9-20.5M150 78c0-8-3-15-9-20.5'],
      ['t', 'M34 78C34 48 58 30 85 22c27 8 51 26 51 56z'],
      ['l', 'M85 22v56M85 22C68 34 61 54 61 78M85 22c17 12 24 32 24 56'],
      ['v', 'M80 23V14h10v9z'],
      ['l', 'M85 14V7M82 9.5h6'],
    ],
  },
  miniato: {
    width: 118,
    upper: [
      ['v', 'M33 78V52h52v26z'],
      ['t', 'M28 52 59 26 90 52z'],
      ['v', 'M7 78l26-20v20zM111 78 85 58v20z'],
      ['v', 'M52 57h14v15H52z'],
      ['l', 'M59 26v-8M55.5 21h7M33 78h52M38 57v17M43 57v17M75 57v17M80 57v17'],
      ['v', 'M54.5 43a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0'],
    ],
  },
  croce: {
    width: 144,
    upper: [
      ['t', 'M44 78V44l28-30 28 30v34z'],
      ['t', 'M8 78V62l18-18 18 18v16zM100 78V62l18-18 18 18v16z'],
      ['v', 'M59 54a13 13 0 1 0 26 0a13 13 0 1 0-26 0'],
      ['l', 'M63.5 54a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0'],
      ['l', 'M72 41v26M59 54h26M62.8 44.8l18.4 18.4M81.2 44.8 62.8 63.2'],
      ['v', 'M21 63a5 5 0 1 0 10 0a5 5 0 1 0-10 0M113 63a5 5 0 1 0 10 0a5 5 0 1 0-10 0'],
      ['l', 'M72 14V5M68.5 8.5h7M26 44v-7M118 44v-7'],
    ],
  },
};

/** The x of the first of so many slots, each of this width, in the middle of a church. */
export function firstSlot(width: number, slots: number, slot: number): number {
  return width / 2 - (slots * PITCH - (PITCH - slot)) / 2;
}
