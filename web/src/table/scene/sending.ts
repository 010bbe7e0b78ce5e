/** Points leave the line that brings them and travel to the player's number above the table. */
import { fly } from '../flight';
import type { SceneRow } from './scene';

/** Sends the points of a line; `arrive` follows, at once where nothing moves. */
export function sendPoints(
  dialog: HTMLElement,
  { seat, points }: SceneRow,
  moving: boolean,
  arrive: () => void,
): void {
  const from = dialog.querySelector(`[data-seat="${seat}"] .points`);
  const to = document.querySelector(`.tabletop [data-points="${seat}"]`);
  if (points === 0 || !moving || !from || !to) return arrive();
  const piece = document.createElement('b');
  piece.textContent = `+${points}`;
  piece.className = 'travelling points-travelling';
  piece.setAttribute('aria-hidden', 'true');
  fly(dialog, piece, from, to, arrive);
}
