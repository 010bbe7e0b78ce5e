/** What the discs of a street could do if they acted now, as far as everybody can see (C3.2). */
import { WHITE } from '../names';
import { outlook, type Outlook } from '../moves/preview';
import type { Speech } from '../speech';
import type { View } from '../types';

/** One disc that would act: its owner, and which of the street's actions its means allow now. */
export interface Prospect {
  seat: number;
  kinds: readonly { kind: string; able: boolean }[];
  /** Whether each action is done twice, as with a white disc. */
  twice: boolean;
  /** How many cards its owner could play besides; nobody else knows which. */
  cards: number;
}

/** The discs that would act on a street, in order; none if there is nothing to place. */
export function prospects(view: View, street: number): Prospect[] {
  const seen = outlook(view, street);
  return seen ? seen.acting.map((seat, i) => prospect(view, street, seen, seat, i === 0)) : [];
}

function prospect(
  view: View,
  street: number,
  seen: Outlook,
  seat: number,
  first: boolean,
): Prospect {
  const mat = view.mats.find((one) => one.seat === seat);
  const now = first && seen.running ? view.activation : null;
  const white = now ? now.white : first && seen.discs[0] === WHITE;
  const kinds = (view.streets[street]?.kinds ?? []).filter((kind) => now?.left[kind] !== 0);
  return {
    seat,
    kinds: kinds.map((kind) => ({ kind, able: mat?.able.includes(kind) ?? false })),
    twice: white,
    cards: mat?.hand_size ?? 0,
  };
}

/** What each could do, in a sentence. */
export function prospectText(speech: Speech, { seat, kinds, twice, cards }: Prospect): string {
  const able = kinds.filter((one) => one.able).map(({ kind }) => speech.kind(kind));
  const id = able.length > 0 ? (twice ? 'table-able-twice' : 'table-able') : 'table-able-none';
  const player = speech.seatOrYou(seat);
  return speech.say(id, { player, kinds: speech.words.listed(able), cards });
}
