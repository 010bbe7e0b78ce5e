/** Pieces that go from place to place when something has happened: one after the other, as it came about. */
import { hear, type Sound } from '../sound/hearing';
import { TRAVEL, travel } from './flight';

export interface Journey {
  /** The drawing of the piece, by its id in the sprites. */
  drawing: string;
  /** The places that the table names in `data-place` or, for hexes, in `data-hex`. */
  from: string;
  to: string;
  /** What is heard as it comes; wood if nothing else is said. */
  sound?: Sound;
}

const MOST = 12; // pieces that the eye can follow; more have come by a leap
const LATER = 110; // milliseconds from the start of one to that of the next

/** Sends the pieces on their journeys; those of which a place is not shown stay out. */
export function sendPieces(root: HTMLElement, journeys: readonly Journey[]): void {
  if (journeys.length > MOST) return hear('wood');
  let delay = 0;
  for (const { drawing, from, to, sound = 'wood' } of journeys) {
    const [start, end] = [from, to].map((one) => root.querySelector(selectorOf(one)));
    if (!start || !end || start === end) continue;
    travel(root, drawing, start, end, delay);
    hear(sound, delay + TRAVEL);
    delay += LATER;
  }
}

const selectorOf = (place: string): string => `[data-place="${place}"], [data-hex="${place}"]`;
