/** At which events the table of Calimala stops: the scorings of the tiles (C5). */
import type { Scenes } from '../../../table/scene/staging.svelte';
import type { Event } from '../types';

export const scenes: Scenes = {
  // What is scored at the end, the final count shows.
  is: (event: Event) => event.type === 'scored' && event.tile !== null,
  gains: (event: Event) =>
    new Map(event.type === 'scored' ? event.lines.map(({ seat, points }) => [seat, points]) : []),
  part: () => import('./Scored.svelte'),
};
