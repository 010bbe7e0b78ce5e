/** What moves when something has happened: figures along their ways, things from place to place. */
import { travel } from '../../../table/motion';
import { journeys } from './journeys';
import type { Event, View } from '../types';
import { walk } from './walking';

const MOST = 8; // things that the eye can follow; more have come by a leap

/** Shows some events at a table that stands as after them. */
export function move(root: HTMLElement, view: View, events: readonly Event[]): void {
  if (events.length > MOST) return;
  const gone = events.findLast((event) => event.type === 'walked');
  const figure = root.querySelector<SVGGElement>(`[data-figure="${gone?.seat}"]`);
  if (gone && figure) walk(view, figure, at(gone.start), at(gone.end));
  for (const { drawing, from, to } of journeys(view, events)) {
    const [start, end] = [from, to].map((one) =>
      root.querySelector(`[data-place="${one}"], [data-hex="${one}"]`),
    );
    if (start && end) travel(root, drawing, start, end);
  }
}

const at = ([q, r]: readonly [number, number]): { q: number; r: number } => ({ q, r });
