/** A player's mat in words. */
import { MATERIALS } from '../names';
import type { Speech } from '../speech';
import type { Mat, View } from '../types';

/** The whole mat, a sentence for each thing. */
export function matText(speech: Speech, view: View, mat: Mat): string[] {
  const lines = [
    speech.say('table-mat-score', { points: mat.score }),
    storesText(speech, mat),
    clothText(speech, mat),
    speech.say('table-mat-ships', { ships: mat.ships }),
    housesText(speech, mat),
    speech.say('table-mat-discs', { discs: mat.coloured, white: mat.white }),
    speech.say('table-mat-council', { seats: mat.seats, artworks: mat.artworks['palazzo'] ?? 0 }),
    speech.say('table-mat-hand', { cards: mat.hand_size }),
    speech.say('table-mat-reserve', { cubes: mat.reserve }),
  ];
  return mat.seat === view.viewer ? [...lines, ...secrets(speech, mat)] : lines;
}

/** Wood, brick and marble in the warehouses. */
export function storesText(speech: Speech, mat: Mat): string {
  const stores = MATERIALS.map((key) => `${speech.kind(key)} ${mat.warehouse[key] ?? 0}`);
  return speech.say('table-mat-stores', { stores: stores.join(', ') });
}

/** The cloth in each workshop. */
export function clothText(speech: Speech, mat: Mat): string {
  return speech.say('table-mat-cloth', { workshops: mat.workshops, cloth: mat.cloth.join(', ') });
}

export function housesText(speech: Speech, mat: Mat): string {
  const houses = mat.houses.map((city) => speech.category(city));
  return houses.length > 0
    ? speech.say('table-mat-houses', { cities: speech.words.listed(houses) })
    : speech.say('table-mat-no-houses');
}

/** What only the owner knows: the hand and the scoring cards. */
export function secrets(speech: Speech, mat: Mat): string[] {
  const hand = (mat.hand ?? []).map((card) => speech.kind(card));
  const lines = [
    hand.length > 0
      ? speech.say('table-own-hand', { cards: hand.join(', ') })
      : speech.say('table-own-hand-empty'),
  ];
  if (mat.kept !== null) {
    lines.push(speech.say('table-own-kept', { card: speech.category(mat.kept) }));
  }
  return lines;
}

/** What there is to say of a player beside the name: who decides, who begins. */
export function role(speech: Speech, view: View, seat: number): string {
  if (view.phase === 'over') return '';
  if (view.to_move === seat) return speech.say('table-role-decides');
  if (view.active === seat && view.phase !== 'keeping' && view.phase !== 'taking') {
    return speech.say('table-role-turn');
  }
  return view.start === seat ? speech.say('table-role-start') : '';
}

/** The seats in the order of play, beginning after the reader's; for a spectator with the start. */
export function others(view: View): number[] {
  const first = view.viewer === null ? view.start : view.viewer + 1;
  const count = view.viewer === null ? view.players : view.players - 1;
  return Array.from({ length: count }, (_, i) => (first + i) % view.players);
}
