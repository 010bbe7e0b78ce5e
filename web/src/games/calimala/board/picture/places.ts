/** Where things lie in a picture of the board. */
import type { Cell } from '../city/layout';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const STEP = 18; // from a disc to the one on it
const SQUARE = 122;
const GAP = { width: 100, height: 96 }; // streets: between squares beside and above each other

/** The place of a cell of the city. */
export function boxOf({ row, column }: Cell): Box {
  const [squares, gaps] = [(at: number) => Math.ceil(at / 2), (at: number) => Math.floor(at / 2)];
  return {
    x: squares(column) * SQUARE + gaps(column) * GAP.width,
    y: squares(row) * SQUARE + gaps(row) * GAP.height,
    width: column % 2 ? GAP.width : SQUARE,
    height: row % 2 ? GAP.height : SQUARE,
  };
}

/** The cities on the chart, in its units of 532 by 240: the upper left corner of each. */
export const CITY_PLACES: Readonly<Record<string, readonly [number, number]>> = {
  london: [98, 8],
  lisbon: [10, 150],
  barcelona: [164, 152],
  bruges: [232, 10],
  hamburg: [396, 6],
  troyes: [330, 150],
};
