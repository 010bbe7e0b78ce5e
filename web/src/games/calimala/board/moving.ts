/** What moves when something has happened: discs, cubes, houses, ships and cards. */
import { sendPieces } from '../../../table/travelling';
import { journeys } from './journeys';
import { lastPlaced } from './last';
import type { Step } from '../types';

/** Shows the fresh steps at a table that stands as after them. */
export function move(root: HTMLElement, fresh: readonly Step[], before: readonly Step[]): void {
  const events = fresh.flatMap((step) => step.events);
  sendPieces(root, journeys(events, lastPlaced(before)));
}
