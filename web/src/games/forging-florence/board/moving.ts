/** What moves when something has happened: figures along their ways, things from place to place. */
import { hear } from '../../../sound/hearing';
import { sendPieces } from '../../../table/travelling';
import { journeys } from './journeys';
import type { Event, View } from '../types';
import { walk } from './walking';

/** Shows some events at a table that stands as after them. */
export function move(root: HTMLElement, view: View, events: readonly Event[]): void {
  if (events.some(({ type }) => type === 'rolled' || type === 'threw')) hear('die');
  const gone = events.findLast((event) => event.type === 'walked');
  const figure = root.querySelector<SVGGElement>(`[data-figure="${gone?.seat}"]`);
  if (gone && figure) walk(view, figure, at(gone.start), at(gone.end));
  sendPieces(root, journeys(view, events));
}

const at = ([q, r]: readonly [number, number]): { q: number; r: number } => ({ q, r });
