/** Pieces that go from place to place when something has happened: one after the other, as it came about. */
import { travel } from './flight';

export interface Journey {
  /** The drawing of the piece, by its id in the sprites. */
  drawing: string;
  /** The places that the table names in `data-place` or, for hexes, in `data-hex`. */
  from: string;
  to: string;
}

const MOST = 12; // pieces that the eye can follow; more have come by a leap
const LATER = 110; // milliseconds from the start of one to that of the next

/** Sends the pieces on their journeys; those of which a place is not shown stay out. */
export function sendPieces(root: HTMLElement, journeys: readonly Journey[]): void {
  if (journeys.length > MOST) return;
  let delay = 0;
  for (const { drawing, from, to } of journeys) {
    const [start, end] = [from, to].map((one) => root.querySelector(selectorOf(one)));
    if (!start || !end || start === end) continue;
    travel(root, drawing, start, end, delay);
    delay += LATER;
  }
}

const selectorOf = (place: string): string => `[data-place="${place}"], [data-hex="${place}"]`;
