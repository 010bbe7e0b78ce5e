/** The count of prestige as lines: works by sort, guild houses, bonuses (F5.3, F5.4). */
import type { CountLine } from '../../../table/points/count';
import { countValues } from '../numbers';
import { countPieces, parts, pointsOf, unsold } from './prestige';
import type { Speech } from '../speech';
import type { Player, View } from '../types';

/** The sort of the pieces that a part counts. */
const SORTS: Readonly<Record<string, string>> = {
  paintings: 'painting',
  books: 'book',
  sculptures: 'sculpture',
};

/** Each line with what everybody has there, what it brings, and why it counts. */
export function countLines(speech: Speech, view: View): CountLine[] {
  return parts(view).map((part) => ({
    title: speech.part(part),
    owner: null,
    gains: view.hands.map((hand) => pointsOf(hand, part)),
    texts: view.hands.flatMap((hand) => text(speech, hand, part)),
    why: speech.say(`forging-florence-web-count-why-${part}`, countValues(view, part)),
  }));
}

/** What a player has there; nothing for bonuses, which say it themselves. */
function text(speech: Speech, hand: Player, part: string): string[] {
  if (pointsOf(hand, part) === 0) return [];
  const player = speech.seat(hand.seat);
  const sort = SORTS[part];
  if (sort !== undefined) {
    const values = { player, made: countPieces(hand, sort), unsold: unsold(hand, sort) };
    return [speech.say('forging-florence-web-count-works', values)];
  }
  if (part !== 'house') return [];
  return [speech.say('forging-florence-web-count-house', { player, level: hand.level })];
}
