/** Where the streets lie between the nine squares, and how the arrow keys walk along them. */
import type { Street } from '../../types';

/** A cell of the city's 5 x 5 grid, from 0; squares lie on even rows and columns. */
export interface Cell {
  row: number;
  column: number;
}

/** The cell of a square (0 to 8). */
export function squareCell(square: number): Cell {
  return { row: 2 * Math.floor(square / 3), column: 2 * (square % 3) };
}

/** The cell of a street: between its two squares. */
export function streetCell(street: Street): Cell {
  const [a, b] = street.squares.map(squareCell) as [Cell, Cell];
  return { row: (a.row + b.row) / 2, column: (a.column + b.column) / 2 };
}

const ARROWS: Record<string, Cell> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

/** The street to which a key leads from this one; null if it leads nowhere. */
export function nextStreet(streets: readonly Street[], from: number, key: string): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return streets.length - 1;
  const arrow = ARROWS[key];
  const here = streets[from];
  if (!arrow || !here) return null;
  return nearest(streets, streetCell(here), arrow);
}

/** The nearest street in that direction; of equals, the one with less detour. */
function nearest(streets: readonly Street[], here: Cell, arrow: Cell): number | null {
  let best: number | null = null;
  let least = Infinity;
  for (const [number, street] of streets.entries()) {
    const cell = streetCell(street);
    const row = cell.row - here.row;
    const column = cell.column - here.column;
    const along = row * arrow.row + column * arrow.column;
    const aside = Math.abs(row * arrow.column) + Math.abs(column * arrow.row);
    const cost = along + 2 * aside;
    // Within a cone: a street further aside than ahead lies in another direction.
    if (along > 0 && aside <= along && cost < least) [best, least] = [number, cost];
  }
  return best;
}
