/** What a move brings: prestige, and what it uses up. */
import type { Resource } from '../names';
import { levelValues, sortOf, timesOf, tokensFor, worthOf } from '../numbers';
import type { Move } from './moves';
import type { Speech } from '../speech';
import type { View } from '../types';

/** What stays when a piece is made, by the economy of the game (F4.4). */
const STAYS: Readonly<Record<string, readonly Resource[]>> = {
  equipment: ['tools', 'press'],
  tools: ['tools'],
  literal: [],
};

/** What a move brings in words; empty where its label says it. */
export function note(speech: Speech, view: View, { verb, what }: Move): string {
  switch (verb) {
    case 'create':
      return speech.say('forging-florence-web-note-create', {
        points: prestige(view, what).made,
        resources: speech.words.listed(usedUp(view, what).map((key) => speech.resource(key))),
      });
    case 'sell': {
      const { made, sold } = prestige(view, what);
      return speech.say('forging-florence-web-note-sell', { points: sold - made });
    }
    case 'upgrade':
      return levelText(speech, view, (view.hands[view.active]?.level ?? 0) + 1);
    default:
      return '';
  }
}

/** The resources of which tokens go back to the supply when a piece is made. */
export function usedUp(view: View, piece: string): Resource[] {
  const stays = STAYS[view.economy] ?? [];
  return tokensFor(view, piece).flatMap(({ resource }) =>
    stays.includes(resource) ? [] : [resource],
  );
}

/** Whether a piece counts more than once for Brunelleschi's owner in this game (F5.4). */
export const isDoubled = (view: View, piece: string): boolean => timesOf(view, piece) > 1;

/** The prestige of a piece made and sold (F5.3, F5.4). */
export function prestige(view: View, piece: string): { made: number; sold: number } {
  const { made, sold } = worthOf(view, sortOf(piece));
  const times = timesOf(view, piece);
  return { made: made * times, sold: sold * times };
}

/** A level of a guild house, and for whom it has room. */
export const levelText = (speech: Speech, view: View, level: number): string =>
  speech.say(`forging-florence-level-${level}`, levelValues(view, level));
