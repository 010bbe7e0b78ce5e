/** What a disc placed on a street would set going, as everybody can see (C3.2, C5.1). */
import { ACTIVE_DISCS, WHITE } from '../names';
import { stackOf } from '../rooms';
import type { View } from '../types';

/** The phases in which nobody places a disc next. */
const IDLE: readonly string[] = ['keeping', 'taking', 'over'];

export interface Preview {
  /** Whose discs act, from the top. */
  acting: number[];
  /** Who then takes a seat, and at which tile (from 0); null if nobody does. */
  seat: number | null;
  tile: number | null;
  /** Whether the lowest disc leaves the game instead. */
  leaves: boolean;
}

/** A preview with the discs as they would lie. */
export interface Outlook extends Preview {
  /** From the top. */
  discs: number[];
  /** Whether the street acts already: the topmost disc lies there, and some may have acted. */
  running: boolean;
}

/** The consequences of a disc that this seat places on the street of that number. */
export function preview(view: View, street: number, seat: number): Preview {
  const below = fromTop(view, street);
  return consequences(view, seat, below, [
    seat,
    ...colouredDiscs(below.slice(0, ACTIVE_DISCS - 1)),
  ]);
}

/**
 * What would follow on a street if the viewer placed a disc there, or, for spectators, the seat
 * whose turn it is; on the street that acts, what still follows.  Null if there is no disc to place,
 * or no room: four discs lie there until it is chosen which becomes the seat (C5.3).
 */
export function outlook(view: View, street: number): Outlook | null {
  if (view.activation?.street === street) return going(view, street, view.activation.depth);
  const seat = view.viewer ?? view.active;
  const disc = nextDisc(view, seat);
  if (IDLE.includes(view.phase) || disc === null) return null;
  const lying = fromTop(view, street);
  if (lying.length === stackOf(view)) return null;
  const discs = [disc, ...lying];
  return { ...preview(view, street, seat), discs, running: false };
}

/** What is left of an activation that has come to the disc at this depth. */
function going(view: View, street: number, depth: number): Outlook {
  const discs = fromTop(view, street);
  const first = depth === 0 ? [view.active] : colouredDiscs(discs.slice(depth, depth + 1));
  const acting = [...first, ...colouredDiscs(discs.slice(depth + 1, ACTIVE_DISCS))];
  return { ...consequences(view, view.active, discs.slice(1), acting), discs, running: true };
}

/** The seat or the loss that a disc over these brings. */
function consequences(view: View, seat: number, below: number[], acting: number[]): Preview {
  const bottom = below[stackOf(view) - 2];
  if (bottom === undefined) return { acting, seat: null, tile: null, leaves: false };
  if (view.scored === view.tiles.length) return { acting, seat: null, tile: null, leaves: true };
  return { acting, seat: bottom === WHITE ? seat : bottom, tile: view.scored, leaves: false };
}

/** The disc that a seat would place: a coloured one while it has any. */
function nextDisc(view: View, seat: number): number | null {
  const mat = view.mats.find((one) => one.seat === seat);
  if (!mat || mat.coloured + mat.white === 0) return null;
  return mat.coloured > 0 ? seat : WHITE;
}

function fromTop(view: View, street: number): number[] {
  return [...(view.streets[street]?.discs ?? [])].reverse();
}

function colouredDiscs(discs: readonly number[]): number[] {
  return discs.filter((disc) => disc !== WHITE);
}
