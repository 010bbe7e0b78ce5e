/** A player's things in words. */
import { SORTS, RESOURCES } from '../names';
import { riseOf } from '../numbers';
import { countPieces, unsold } from '../scoring/prestige';
import { describe } from './places';
import type { Speech } from '../speech';
import type { Player, View } from '../types';
import { byName } from '../board/ways';

/** Everything a player has, a sentence for each thing. */
export function matText(speech: Speech, view: View, hand: Player): string[] {
  return [
    speech.say('forging-florence-web-mat-prestige', { points: hand.score }),
    speech.say('forging-florence-web-mat-money', { lire: hand.lire }),
    tokensText(speech, hand),
    speech.say('forging-florence-web-mat-house', { level: hand.level }),
    speech.say('forging-florence-web-mat-artists', { artists: artistsText(speech, hand) }),
    piecesText(speech, hand),
    figureText(speech, view, hand),
  ].filter((line) => line !== '');
}

function artistsText(speech: Speech, hand: Player): string {
  return speech.words.listed(hand.artists.map((artist) => speech.artist(artist)));
}

export function tokensText(speech: Speech, hand: Player): string {
  const held = RESOURCES.filter((key) => (hand.tokens[key] ?? 0) > 0);
  if (held.length === 0) return speech.say('forging-florence-web-mat-tokens-none');
  const tokens = held.map((key) => `${speech.resource(key)} ${hand.tokens[key]}`);
  return speech.say('forging-florence-web-mat-tokens', { tokens: tokens.join(', ') });
}

/** The pieces made, by sort, and how many are unsold. */
export function piecesText(speech: Speech, hand: Player): string {
  const sorts = SORTS.filter((sort) => countPieces(hand, sort) > 0).map((sort) =>
    speech.say('forging-florence-web-piece-count', {
      sort: speech.sortLabel(sort),
      made: countPieces(hand, sort),
      unsold: unsold(hand, sort),
    }),
  );
  return sorts.length > 0
    ? speech.say('forging-florence-web-mat-pieces', { pieces: sorts.join('; ') })
    : '';
}

function figureText(speech: Speech, view: View, hand: Player): string {
  const hex = byName(view).get(hand.hex.join(','));
  return hex
    ? speech.say('forging-florence-web-mat-where', { where: describe(speech, view, hex) })
    : '';
}

/** What the next level takes, with how much of it there is; empty at the highest (F4.7). */
export function nextLevel(speech: Speech, view: View, hand: Player): string {
  const level = hand.level + 1;
  if (level > 3) return '';
  const made = countPieces(hand, level === 2 ? 'painting' : 'book');
  return speech.say(`forging-florence-web-next-level-${level}`, {
    wanted: riseOf(view, level),
    made,
  });
}
