/** What is scored: tiles, scoring cards, majorities as they stand, ties. */
import type { Explanation } from '../../../table/explain/explanation';
import { BUILDINGS, CITIES, emblem } from '../names';
import { placesOf } from '../rooms';
import { ties } from '../scoring/ties';
import { order, standing, tileText } from '../scoring/tiles';
import type { Speech } from '../speech';
import { scoreLine } from '../text/narrate';
import type { View } from '../types';

/** What is counted for a category, in a sentence. */
export function countsText(speech: Speech, category: string): string {
  const values = { category: speech.category(category) };
  if (CITIES.some((city) => city === category)) return speech.say('explain-counts-city', values);
  const church = BUILDINGS.some((one) => one === category) && category !== 'palazzo';
  if (church) return speech.say('explain-counts-church', values);
  return speech.say(`explain-counts-${category}`);
}

/** Everybody who has something there, best first. */
function standingLines(speech: Speech, view: View, category: string): string[] {
  const lines = standing(view, category);
  if (lines.length === 0) return [speech.say('event-scored-nobody')];
  return [...lines.map((line) => scoreLine(speech, line, category)), ...ties(speech, lines)];
}

/** The points that the reader would get. */
function pointsText(speech: Speech, view: View, category: string): string[] {
  if (view.viewer === null || view.phase === 'over') return [];
  const own = standing(view, category).find((line) => line.seat === view.viewer);
  return [speech.say('explain-scored-now', { points: own?.points ?? 0 })];
}

/** A category as it would score now. */
export function majority(speech: Speech, view: View, category: string): Explanation | null {
  if (!speech.has(`category-${category}`)) return null;
  return {
    title: speech.category(category),
    drawing: { icon: emblem(category) },
    what: countsText(speech, category),
    pays: [speech.say('explain-pays-ranks', placesOf(view, 'tile'))],
    gain: pointsText(speech, view, category),
    state: standingLines(speech, view, category),
    rule: 'C5.5',
  };
}

/** One of the fifteen tiles; what is scored already brings nothing more. */
export function tile(speech: Speech, view: View, number: string): Explanation | null {
  const there = view.tiles[Number(number)];
  const card = there ? majority(speech, view, there.category) : null;
  if (!there || !card) return null;
  const state = tileText(speech, view, Number(number));
  return {
    ...card,
    what: `${card.what} ${speech.say('explain-tile')}`,
    gain: there.scored ? [] : (card.gain ?? []),
    state: there.scored ? [state] : [state, ...(card.state ?? [])],
    rule: 'C5.4',
  };
}

/** A scoring card, which counts at the end: open for all, one's own secret one, or to be kept. */
export function scoringCard(
  speech: Speech,
  view: View,
  category: string,
  whose = 'dealt',
): Explanation | null {
  if (!speech.has(`category-${category}`)) return null;
  return {
    title: speech.category(category),
    drawing: { icon: emblem(category) },
    what: `${countsText(speech, category)} ${speech.say(`explain-card-${whose}`)}`,
    pays: [speech.say('explain-pays-ranks', placesOf(view, 'card'))],
    gain: placeText(speech, view, category),
    state: cubesText(speech, view, category),
    rule: whose === 'dealt' ? 'C2.2' : 'C6.2',
  };
}

/** How far ahead the reader is there: what a place brings stands beside it. */
function placeText(speech: Speech, view: View, category: string): string[] {
  if (view.viewer === null) return [];
  const own = standing(view, category).find((line) => line.seat === view.viewer);
  return [
    own ? speech.say('explain-place', { place: own.place }) : speech.say('explain-place-none'),
  ];
}

/** How much everybody has there; tiles and cards pay otherwise, so no points are told. */
function cubesText(speech: Speech, view: View, category: string): string[] {
  const lines = standing(view, category);
  if (lines.length === 0) return [speech.say('event-scored-nobody')];
  return [lines.map(({ seat, cubes }) => `${speech.seatOrYou(seat)} ${cubes}`).join(', ')];
}

/** Who goes before whom where equally many cubes lie. */
export function tieOrder(speech: Speech, view: View): Explanation {
  const seats = order(view).map((seat) => speech.seatOrYou(seat));
  return {
    title: speech.say('table-ties'),
    drawing: { icon: 'e-seat' },
    what: speech.say('table-ties-why'),
    state: seats.length > 0 ? [seats.join(', ')] : [speech.say('table-nobody')],
    rule: 'C5.6',
  };
}
