/** What a disc placed on a street would set going, as everybody can see (C3.2, C5.1). */
import { ACTIVE_DISCS, STACK, WHITE } from './names';
import type { View } from './types';

export interface Preview {
  /** Whose discs act, from the top. */
  acting: number[];
  /** Who then takes a seat, and at which tile (from 0); null if nobody does. */
  seat: number | null;
  tile: number | null;
  /** Whether the lowest disc leaves the game instead. */
  leaves: boolean;
}

/** The consequences of a disc that this seat places on the street of that number. */
export function preview(view: View, street: number, seat: number): Preview {
  const below = [...(view.streets[street]?.discs ?? [])].reverse();
  const acting = [seat, ...below.slice(0, ACTIVE_DISCS - 1).filter((disc) => disc !== WHITE)];
  const bottom = below[STACK - 2];
  if (bottom === undefined) return { acting, seat: null, tile: null, leaves: false };
  if (view.scored === view.tiles.length) return { acting, seat: null, tile: null, leaves: true };
  return { acting, seat: bottom === WHITE ? seat : bottom, tile: view.scored, leaves: false };
}
