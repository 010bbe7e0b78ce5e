/** The scoring tiles: how far they are, and what they say in words. */
import type { Speech } from '../speech';
import type { Line, View } from '../types';

/** Scored, the next one, one of the two after it, or later. */
export type TileState = 'done' | 'next' | 'soon' | 'later';

const SOON = 2;

export function tileState(view: View, number: number): TileState {
  if (view.tiles[number]?.scored) return 'done';
  if (number === view.scored) return 'next';
  return number <= view.scored + SOON ? 'soon' : 'later';
}

/** A tile in words: its number, what it scores, how far it is and who has the seat. */
export function tileText(speech: Speech, view: View, number: number): string {
  const tile = view.tiles[number];
  if (!tile) return '';
  const values = { number: number + 1, category: speech.category(tile.category) };
  if (!tile.scored) return speech.say(`table-tile-${tileState(view, number)}`, values);
  if (tile.seat === null) return speech.say('table-tile-done', values);
  return speech.say('table-tile-seat', { ...values, player: speech.seatOrYou(tile.seat) });
}

/** How a category would score now. */
export function standing(view: View, category: string): readonly Line[] {
  return view.standings.find((one) => one.category === category)?.lines ?? [];
}

/** The seats that go before others in ties: by seats and artworks in the council, then by age. */
export function order(view: View): number[] {
  return standing(view, 'palazzo').map((line) => line.seat);
}

/** The categories of the next tiles with their numbers (from 0), at most so many. */
export function coming(view: View, most: number): { number: number; category: string }[] {
  return view.tiles
    .map(({ category, scored }, number) => ({ number, category, scored }))
    .filter((tile) => !tile.scored)
    .slice(0, most);
}

/** The scoring cards that the viewer knows: the face-up one and the one kept. */
export function finalCards(view: View): { category: string; own: boolean }[] {
  const kept = view.mats.find((mat) => mat.seat === view.viewer)?.kept ?? null;
  const cards = [];
  if (view.face_up !== null) cards.push({ category: view.face_up, own: false });
  if (kept !== null) cards.push({ category: kept, own: true });
  return cards;
}
