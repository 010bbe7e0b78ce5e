/** The final scoring as lines: the tiles left without a seat, then the cards (C6.1, C6.2). */
import type { CountLine } from '../../../table/points/count';
import { scoreLines, scoring } from '../text/narrate';
import type { CardPoints, Results } from './results';
import { placesOf } from '../rooms';
import type { Speech } from '../speech';
import type { View } from '../types';

/** Each line with what everybody has there, what it brings, and why it counts. */
export function countLines(speech: Speech, view: View, { rest, cards }: Results): CountLine[] {
  return [...rest, ...cards].map((scored) => line(speech, view, scored));
}

function line(speech: Speech, view: View, { event, points }: CardPoints): CountLine {
  return {
    title: scoring(speech, event, view.tiles.length),
    owner: event.owner,
    gains: points,
    texts: scoreLines(speech, event),
    why: speech.say(
      `table-count-why-${kind(event)}`,
      placesOf(view, event.tile === null ? 'card' : 'tile'),
    ),
  };
}

function kind({ tile, category }: CardPoints['event']): string {
  if (tile !== null) return 'tile';
  return category === 'palazzo' ? 'palazzo' : 'card';
}
